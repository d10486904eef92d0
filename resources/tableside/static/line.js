// A sheet at the second desk: lines with the keys of the window, Enter to the next, Enter signs.
// Who types ahead loses nothing: what comes after an Enter waits in the field until its turn comes.
"use strict";
const field = by("line");
let at = null, seen = 0, opened = ""; // the game that is typed, the version that is seen, and its text
let busy = false;
let ahead = {}, order = [], filling = null; // sheets to go on with where there is no connection, in order
const stale = new Set(); // of these, that others typed on since

const typing = {
  game: () => at,
  open(game, version) {
    at = game;
    seen = version ?? (queue[game] ?? row(game))?.version;
    opened = field.value = queue[game]?.typed ?? row(game)?.typed ?? "";
    untry();
    paint();
    if (document.activeElement === field) field.select();
  },
  changed(game, version) {
    if (game !== at) return;
    seen = version;
    if (field.value === opened) typing.open(game, version);
  },
  asks(dialog) {
    const here = document.activeElement;
    dialog.show();
    here.focus(); // keys go on where they went
  },
  painted() {
    const waits = waiting().length > 0, later = at === null && offline && maySignLater();
    const signs = later || (at === null && !waits && sheet.ready);
    by("entry").hidden = sheet.state === "signed" && !sheet.totals_only && !busy;
    const first = sheet.totals_first && !sheet.totals_only && sheet.missing.length === sheet.games.length;
    tell("line-of", at ? say(first ? "game_or_totals" : "game", { game: at }) : say(later ? "signs_later" : signs ? "all_right" : waits ? "waiting" : "look_at"));
    tell("enter", say(signs ? "sign" : "done"));
    if (at === null && !busy && !waits && !field.value && !sheet.ready && after(0)) typing.open(after(0)); // one was refused
  },
};

/** What was left behind goes first. */
typing.before = () => listedElsewhere() && clear();
/** All of it was sent: what was to be signed here for want of a connection is. */
typing.sent = async () => {
  if (offline || waiting().length || by("both").open) return;
  const here = listed(leftBehind).find((one) => one.at === hereAt());
  if (!here) return;
  relist(here.at, []);
  if (here.signs && !busy) go(null, () => ended());
};
const listedElsewhere = () => listed(leftBehind).some((one) => one.at !== hereAt());
const maySignLater = () => after(0) === null && !Object.values(queue).some((one) => one.wrong);

/** The game to go on with after another; null where all are typed. */
function after(game) {
  const missing = sheet.missing.filter((one) => !isWaiting(one));
  return missing.find((one) => one > game) ?? missing[0] ?? null;
}

/** Go to a sheet, if to any, and do what stands before each Enter in the field, one after the other. */
async function go(to, first = () => to && moved(to)) {
  if (busy) return;
  busy = true;
  await first();
  while (field.value.includes("\n")) {
    const [typed, ...rest] = field.value.split("\n").map((one) => one.trim());
    field.value = rest.join("\n");
    if (at !== null && isTotals(typed)) await totals(typed);
    else if (at !== null) entered(typed);
    else if (!typed) await ended();
  }
  busy = false;
  paint();
}
/** Whether a line is the totals of the sheet, or begins as they do: no game has so many points. */
const isTotals = (typed) => Boolean(sheet.totals_first && /^\d+( +\d+)+$/.test(typed));
const maybeTotals = (typed) => Boolean(sheet.totals_first && /^[\d ]+$/.test(typed) && (typed.includes(" ") || Number(typed) > sheet.columns.total));
/** Totals are sent at once; what is refused stays in the field. */
async function totals(typed) {
  untry();
  if (await deed("PUT", "totals", { typed })) openAhead(sheet.ready ? null : after(0));
  else field.value = typed + (field.value && `\n${field.value}`), busy = false, paint();
}
function entered(typed) {
  const game = at;
  keep(game, typed, { version: seen, said: typed || say("empty") });
  pile(hereAt());
  openAhead(after(game));
}
/** Open a game; what was typed for it already stays. */
function openAhead(game) {
  const typed = field.value;
  typing.open(game);
  if (!typed) return;
  field.value = typed;
  field.oninput();
}
/** Enter after the last game: the sheet is signed once all of it is there and right. */
async function ended() {
  if (!offline) await sending;
  if (!offline && waiting().length) return; // which of two rows holds is asked
  if (!offline && !sheet.ready) return typing.open(after(0) ?? sheet.all_findings.find((one) => one.game)?.game ?? sheet.games[0].game);
  if (!offline && (await deed("POST", "sign", {}))) return moved(null);
  if (!offline || !maySignLater()) return;
  leave(hereAt(), true);
  await moved(null);
}
/** Another sheet comes in place of this one; null is the next. */
async function moved(to) {
  if (!offline) await sending;
  const here = hereAt(), answer = offline ? null : await more(to ? `at=${to}` : `after=${here}`, to);
  if (answer && answer.status !== 200) return tell("line-lost", answer.body.message);
  const later = listed(leftBehind).filter((one) => one.signs).map((one) => one.at);
  const next = to ?? order.find((one) => one !== here && !later.includes(one));
  if (answer && !next) { location = `/desk/${data.code}`; return; }
  tell("line-lost", ahead[next] ? "" : say("desk_offline"));
  if (!ahead[next]) return;
  if (waiting().length && !later.includes(here)) leave(here, false);
  if (ahead[here]) ahead[here].sheet = sheet; // as it was seen last
  const { html, ...opened } = ahead[next];
  fill(by("place"), html);
  Object.assign(data, opened);
  history.pushState(null, "", `/desk/${data.code}${pathTo(next)}`);
  at = null;
  begin();
  relist(next, []); // it goes from here
  paintHere();
  openAhead(after(0));
}
/** Get sheets to go on with, as far as they are not here yet. */
async function more(which, anew) {
  const have = Object.keys(ahead).filter((one) => one !== anew && !stale.has(one));
  const answer = await ask("GET", `${desk}/sheets?${which}&have=${have}`);
  if (answer?.status !== 200) return answer;
  order = answer.body.order;
  Object.assign(ahead, answer.body.sheets);
  for (const one in answer.body.sheets) stale.delete(one);
  for (const one in ahead) if (!order.includes(one) && one !== hereAt()) delete ahead[one];
  return answer;
}
changed = (tiles) => {
  for (const one of tiles ?? Object.keys(ahead)) stale.add(one);
  clearTimeout(filling);
  filling = setTimeout(() => more(`after=${hereAt()}`), 500);
};

field.oninput = () => at === null || judge(at, maybeTotals(field.value) ? "" : field.value);
field.onkeydown = (event) => {
  const games = sheet.games.map((one) => one.game), here = at === null ? games.length : games.indexOf(at);
  const to = { ArrowUp: games[here - 1], ArrowDown: games[here + 1], Escape: at }[event.key];
  if (event.key === "Enter") by("enter").click();
  else if (to && !busy) typing.open(to);
  else return;
  event.preventDefault();
};
by("enter").onclick = () => {
  field.value += "\n";
  field.focus();
  go();
};
by("rows").addEventListener("click", () => { field.focus(); field.select(); });
document.querySelector(".board").onclick = (event) => {
  const tile = event.target.closest("a");
  if (!tile || busy || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  field.value = "";
  field.focus();
  go(tile.pathname.split("/").slice(-2).join("-"));
};
by("called").addEventListener("change", hearSheet);
addEventListener("popstate", () => location.reload());
begin();
relist(hereAt(), []);
openAhead(after(0));
go();
changed([]);
