// The second desk: all tables, and people at the door by a few letters and Enter.
"use strict";
let evening = data.desk, choice = 0, offered = "", turn = Promise.resolve(); // `offered`: the letters that the list is of
let changed = () => {}; // told which tiles are other, null for all
const typed = () => by("letters").value.trim();
const options = () => [...by("candidates").querySelectorAll("[role=option]")];

function paintDesk() {
  fill(by("board"), evening.html.board);
  fill(by("people"), evening.html.people);
  paintHere();
}
/** Which tile is open here, and who else has it open. */
function paintHere() {
  for (const tile of document.querySelectorAll("#board .tile")) tile.ariaCurrent = String(tile.dataset.at === hereAt());
  const names = [...document.querySelectorAll(`#board [data-at="${hereAt()}"] .by`)].map((one) => one.textContent.slice(2));
  const mine = names.indexOf(data.heardAs || say("other_desk"));
  if (mine >= 0) names.splice(mine, 1);
  if (by("also")) tell("also", names.length ? say("also_here", { names: names.join(", ") }) : "");
  paintPile();
}

/** What is answered; null where there is no connection, which is told. */
async function asked(method, path, body) {
  const answer = await ask(method, `${desk}${path}`, body);
  tell("line-lost", answer ? "" : say("desk_offline"));
  if (answer) clear();
  return answer;
}
/** What changed: tiles that are other now, or the whole board anew. */
function hear({ tiles, done }) {
  changed(tiles?.map((one) => one.at) ?? null);
  if (!tiles) return look();
  for (const { at, html } of tiles) {
    const tile = document.querySelector(`[data-at="${at}"]`), made = document.createElement("template");
    made.innerHTML = html;
    tile?.replaceWith(made.content.querySelector("a"));
  }
  for (const round in done) document.querySelector(`[data-round="${round}"]`).textContent = done[round];
  paintHere();
}
async function look() {
  const answer = await asked("GET", "");
  if (answer?.status === 200) evening = answer.body;
  paintDesk();
}

let searching = null;
/** Once no letter follows. */
function searchSoon() {
  clearTimeout(searching);
  searching = setTimeout(search, 120);
}
async function search() {
  clearTimeout(searching);
  const letters = typed(), none = { body: { html: "" } };
  const answer = letters ? await asked("GET", `/candidates?search=${encodeURIComponent(letters)}`) : none;
  if (typed() !== letters) return;
  offered = answer && letters;
  fill(by("candidates"), answer?.body.html ?? "");
  mark(answer?.body.first ?? 0);
}
function mark(to) {
  const all = options();
  choice = Math.min(to, all.length - 1);
  all.forEach((one, here) => { one.ariaSelected = String(here === choice); });
  by("letters").ariaExpanded = String(all.length > 0);
  by("letters").setAttribute("aria-activedescendant", all[choice]?.id ?? "");
}

/** Somebody is let in: this one of the list, or whom the letters mean. What is typed meanwhile is of the next. */
function come(one) {
  const letters = typed(), club = by("club").value.trim();
  const who = { ...(one ? JSON.parse(one.dataset.who) : { letters }), ...(club && { club }) };
  by("letters").value = by("club").value = "";
  search();
  by("letters").focus();
  if (letters) turn = turn.then(() => checkIn(letters, who));
}
async function checkIn(letters, who) {
  const answer = await asked("POST", "/people", { ...who, desk: deskName() });
  if (answer?.body.html) fill(by("people"), answer.body.html.people);
  if (answer || typed()) tell("came", answer?.body.said ?? `! ${answer?.body.message ?? letters}`);
  else Object.assign(by("club"), { value: who.club ?? "" }), by("letters").value = letters; // nobody was let in: they come back
  search(); // who is there by now
}
by("letters").oninput = searchSoon;
by("letters").onkeydown = (event) => {
  const steps = { ArrowDown: choice + 1, ArrowUp: Math.max(choice - 1, 0) };
  if (event.key in steps) mark(steps[event.key]);
  else if (event.key === "Escape") { by("letters").value = ""; search(); }
  else if (event.key === "Enter") come(offered === typed() ? options()[choice] : null);
  else return;
  event.preventDefault();
};
by("candidates").onclick = ({ target }) => target.role === "option" && come(target);

function show(door) {
  by("sheets").hidden = door;
  by("door").hidden = !door;
  by("to-sheets").ariaPressed = String(!door);
  by("to-door").ariaPressed = String(door);
  by(door ? "letters" : "line")?.focus();
}
/** A number and Enter open that table, in the round that is played. */
by("to-table").onsubmit = (event) => {
  event.preventDefault();
  const table = by("number").value.trim();
  const tile = [...document.querySelectorAll("#board .tile")].find((one) => one.dataset.at.endsWith(`-${table}`));
  tell("no-table", tile || !table ? "" : say("no_table", { table }));
  by("number").value = "";
  tile?.click();
};
by("to-sheets").onclick = () => show(false);
by("to-door").onclick = () => show(true);

const asName = new URLSearchParams(location.search).get("name"); // it was asked for with the code
if (asName) history.replaceState(null, "", location.pathname);
by("called").value ||= asName || (remembered("desk") ?? ""); // what was typed before this ran stays
by("called").onchange = () => remember("desk", deskName());
if (asName) remember("desk", asName);
by("club").onkeydown = (event) => event.key === "Enter" && come(offered === typed() ? options()[choice] : null);
listen(desk, { state: hear, clock: showClock }, look);
paintBehind();
clear();
paintDesk();
show(!evening.rounds.length);
