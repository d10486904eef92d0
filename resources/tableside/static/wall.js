// The wall: where somebody sits, the clock, the standing as far as it may be seen.
"use strict";
{

const api = `/api/wall/${data.code}`, kept = `number.${data.code}`;
let state = data.wall;

function search() {
  const asked = fold(by("name").value).split(/\s+/).filter(Boolean);
  const found = asked.length ? state.people.filter((one) => asked.every((part) => fold(one.name).includes(part) || part === String(one.number))) : [];
  const lines = found.slice(0, 12).map((one) => make("li", {}, make("button", { type: "button", on: () => choose(one.number) }, make("b", {}, String(one.number)), ` ${one.name}`)));
  if (asked.length && !found.length) lines.push(make("li", { role: "status" }, say("nobody")));
  by("found").replaceChildren(...lines);
}

function choose(number) {
  remember(kept, String(number));
  by("name").value = "";
  search();
  showMine();
  showStanding();
}

async function showMine() {
  const number = remembered(kept);
  by("mine").hidden = true;
  by("who").hidden = Boolean(number);
  if (!number) return;
  try {
    const { status, body } = await ask("GET", `${api}/people/${number}`);
    if (status !== 200) { forget(); return; }
    by("mine").replaceChildren(...evening(body));
    by("mine").hidden = false;
    isOffline(false);
  } catch { isOffline(true); }
}

function forget() {
  remember(kept, null);
  showMine();
  showStanding();
  by("name").focus();
}

function evening(mine) {
  const now = mine.rounds.find((one) => one.round === state.round) ?? mine.rounds[mine.rounds.length - 1];
  const rounds = mine.rounds.map((one) => make("tr", { class: one === now && "here" },
    make("th", { scope: "row" }, say("round", { round: one.round })),
    make("td", {}, one.table ? say("table", { table: one.table }) : say("sits_out")),
    make("td", { class: "sum" }, String(one.total ?? "–"))));
  return [
    make("h2", {}, mine.name),
    mine.place && !state.hidden ? make("p", { class: "muted" }, say("your_place", { place: mine.place, round: mine.after, score: figure(mine.score) })) : "",
    ...(now ? seat(now) : [make("p", {}, say("to_come"))]),
    make("table", { class: "list" }, make("caption", { class: "unseen" }, say("my_evening")), make("tbody", {}, ...rounds)),
    ...travelled(mine.traveller ?? []),
    make("button", { type: "button", class: "plain", on: forget }, say("another")),
  ];
}

function seat(now) {
  if (!now.table) return [make("p", { class: "seat" }, make("b", {}, say("sits_out")), ` · ${say("round", { round: now.round })}`)];
  return [
    make("p", { class: "seat" }, make("b", {}, say("table", { table: now.table })), now.seat ? ` ${say(`seat_${now.seat}`)}` : "", make("span", {}, say("round", { round: now.round }))),
    now.partner ? make("p", {}, say("with", { names: now.partner })) : "",
    now.opponents ? make("p", { class: "muted" }, say("against", { names: now.opponents })) : "",
  ];
}

/** In comparison play: what was made of each game, once that may be seen. */
function travelled(rows) {
  if (!rows.length) return [];
  const head = ["game_head", "points", "unit_matchpoints"].map((name) => make("th", { scope: "col", class: "sum" }, say(name)));
  const lines = rows.map((one) => make("tr", {}, ...[one.game, one.points, one.matchpoints].map((value) => make("td", { class: "sum" }, figure(value)))));
  return [make("table", { class: "list" }, make("thead", {}, make("tr", {}, ...head)), make("tbody", {}, ...lines))];
}

const figure = (value) => (value === null || value === undefined ? "–" : Number(value).toLocaleString(document.documentElement.lang));

function showStanding() {
  const { fields, over, after, unit, told } = state.standing, own = remembered(kept);
  const head = make("h2", {}, !over && after ? say("standing", { round: after }) : say("result"));
  const notes = [...(state.hidden ? [say("hidden")] : fields.length ? [] : [say("no_standing")]), ...told].map((text) => make("p", { class: "muted" }, text));
  const bodies = fields.map(({ line, field, rows }) => make("tbody", {},
    line || field ? make("tr", {}, make("th", { colspan: 3, scope: "rowgroup", class: "group" }, [line, field].filter(Boolean).join(" "))) : "",
    ...rows.map((one) => make("tr", { class: classes({ here: String(one.number) === own }) },
      make("td", { class: "place" }, one.place ? String(one.place) : ""), make("th", { scope: "row" }, one.name, one.prize ? make("small", {}, one.prize) : ""), make("td", { class: "sum" }, figure(one.score))))));
  const columns = make("tr", {}, make("th", { scope: "col", class: "place" }, say("place")), make("th", { scope: "col" }, say("name")), make("th", { scope: "col", class: "sum" }, say(`unit_${unit.replace("-", "_")}`)));
  by("standing").replaceChildren(head, ...notes, fields.length ? make("table", { class: "list" }, make("thead", {}, columns), ...bodies) : "");
}

async function refresh() {
  try {
    const answer = await ask("GET", api);
    if (answer.status !== 200) return;
    state = answer.body;
    showStanding();
    isOffline(false);
    await showMine();
  } catch { isOffline(true); }
}

function isOffline(now) {
  by("net").textContent = now ? say("no_line") : "";
}

by("name").addEventListener("input", search);
by("name").addEventListener("keydown", (event) => { if (event.key === "Enter") by("found").querySelector("button")?.click(); });
listen(`${api}/events?lang=${document.documentElement.lang}`, { state: refresh, clock: showClock }, refresh);
showStanding();
showMine();
}
