// A sheet as it is on paper: its head, a row, the totals. Only what the server says is shown.
"use strict";

const widthOf = (sheet) => sheet.columns.before.length + sheet.columns.after.length + (sheet.columns.roem ? 4 : 2);
const isOwn = (sheet) => sheet.columns.sides === "alone-together"; // one against two: totals are of players
const isReady = (sheet) => !sheet.missing.length && !sheet.all_findings.some((one) => one.severity === "error");
const sumOf = (sheet, who) => (who in sheet.sides ? sheet.totals[who].total : sheet.totals.seats?.[who]?.total ?? 0);
const classes = (names) => Object.keys(names).filter((name) => names[name]).join(" ") || null;

/** The head of a sheet, where no template made it. */
function headOf(sheet) {
  const { before, after, roem } = sheet.columns;
  const narrow = (kind) => (one) => make("th", { rowspan: 2, scope: "col", class: kind }, make("span", {}, one.label));
  const sides = ["ns", "ew"].map((side) => make("th", { colspan: roem ? 2 : 1, scope: "colgroup", class: `side ${side}` }, sheet.sides[side],
    isOwn(sheet) ? "" : make("small", {}, ...sheet.players[side].map((name) => make("span", {}, name)))));
  const columns = ["ns", "ew"].flatMap((side) => (roem ? ["points", "roem"] : ["points"]).map((kind) => make("th", { scope: "col", class: `${kind} ${side}` }, make("span", {}, say(kind)))));
  return [make("tr", { class: "sides" }, narrow("number")({ label: say("game_head") }), ...before.map(narrow("narrow")), ...sides, ...after.map(narrow("narrow after"))),
    make("tr", { class: "columns" }, ...columns)];
}

/** A row with what is held against it; `waits` is what was typed here and not sent yet. */
function rowOf(sheet, one, { here, fresh, waits }) {
  const look = waits?.look ?? one.look, found = waits ? [] : one.findings, width = widthOf(sheet);
  const said = say("row_said", { game: one.game, row: waits ? `${waits.said}, ${say("waiting")}` : look.said });
  const names = { here, pending: waits, new: fresh, over: look.over, error: look.fault === "error", warning: look.fault === "warning" };
  const number = make("button", { type: "button", "aria-label": said, "aria-current": here && "true" }, `${one.game}${look.passed ? " r" : ""}`);
  const across = waits && !waits.look ? waits.said : look.words;
  const cells = across
    ? [make("td", { class: "across", colspan: width }, across)]
    : [...look.before.map((text) => make("td", { class: "mid" }, text)), ...look.boxes.map((box, at) => boxOf(sheet, box, at)), ...look.after.map((text) => make("td", {}, text))];
  return [
    make("tr", { class: classes(names), "data-game": one.game }, make("th", { scope: "row" }, number), ...cells),
    ...found.map((it) => make("tr", { class: `told ${it.severity}` }, make("td", { colspan: width + 1 }, `! ${it.message}`))),
  ];
}

function boxOf(sheet, box, at) {
  const roem = sheet.columns.roem && at % 2 === 1, side = at < (sheet.columns.roem ? 2 : 1) ? "ns" : "ew";
  const mark = box.mark && make("i", { class: classes({ pit: box.mark === "PIT", long: box.mark.length > 5 }) }, box.mark);
  return make("td", { class: `${roem ? "roem" : "points"} ${side} ${box.fill} ${box.fault}` }, mark, box.text);
}

/** What the rows come to: of each side, or of each player where they count for themselves. */
function totalsOf(sheet) {
  const { before, after, roem } = sheet.columns, blanks = (many) => after.slice(many).map(() => make("td", {}));
  if (isOwn(sheet)) {
    const sums = sheet.confirming.map((who) => make("td", {}, String(sumOf(sheet, who))));
    return [make("tr", {}, make("th", { scope: "row", colspan: widthOf(sheet) - after.length + 1 }, say("total")), ...sums, ...blanks(sums.length))];
  }
  const lead = before.length + 1, sides = ["ns", "ew"].map((side) => [side, sheet.totals[side]]);
  const cells = sides.flatMap(([side, sum]) => [make("td", { class: `points ${side}` }, String(sum.points)), roem ? make("td", { class: `roem ${side}` }, String(sum.roem)) : ""]);
  const both = sides.map(([side, sum]) => make("td", { class: `points ${side}`, colspan: 2 }, String(sum.total)));
  const sum = make("tr", { class: "sum" }, make("th", { scope: "row", colspan: lead }, say("together")), ...both, ...blanks(0));
  return [make("tr", {}, make("th", { scope: "row", colspan: lead }, say("total")), ...cells, ...blanks(0)), ...(roem ? [sum] : [])];
}

/** What is held against the sheet as a whole. */
function foundOf(sheet) {
  const whole = sheet.all_findings.filter((one) => !one.game);
  return whole.length ? [make("ul", { class: "found" }, ...whole.map((one) => make("li", { class: one.severity }, one.message)))] : [];
}
