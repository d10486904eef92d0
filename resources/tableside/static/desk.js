// The second desk: all tables, and people at the door by a few letters and Enter.
"use strict";
const desk = `/api/desk/${data.code}`;
let evening = data.desk, choice = 0, shown = "", turn = Promise.resolve(); // `shown`: the letters that the list is of
const options = () => [...by("candidates").querySelectorAll("[role=option]")];

function paintDesk() {
  fill(by("board"), evening.html.board);
  fill(by("people"), evening.html.people);
  for (const tile of document.querySelectorAll(".tile")) tile.ariaCurrent = String(tile.pathname === location.pathname);
}

/** What is answered; null where there is no connection, which is told. */
async function asked(method, path, body) {
  const answer = await ask(method, `${desk}${path}`, body).catch(() => null);
  tell("line-lost", answer ? "" : say("desk_offline"));
  return answer;
}
async function look() {
  const answer = await asked("GET", "");
  if (answer?.status === 200) evening = answer.body;
  paintDesk();
}

const typed = () => by("letters").value.trim();
const found = async (letters) => (await asked("GET", `/candidates?search=${encodeURIComponent(letters)}`))?.body ?? null;

async function search() {
  const letters = typed();
  const answer = letters && (await found(letters));
  if (typed() !== letters) return;
  shown = answer === null ? null : letters; // without an answer Enter asks again
  fill(by("candidates"), answer?.html ?? "");
  mark(answer?.there?.length && options()[0]?.dataset.guest ? -1 : 0); // no guest by one Enter too many
}
function mark(to) {
  const all = options();
  choice = Math.min(to, all.length - 1);
  all.forEach((one, here) => { one.ariaSelected = String(here === choice); });
  by("letters").ariaExpanded = String(all.length > 0);
  by("letters").setAttribute("aria-activedescendant", all[choice]?.id ?? "");
}

/** Enter: whoever is marked, or where the letters outran the list the first of the list to come. */
function enter() {
  const letters = typed();
  if (shown !== letters) come(letters, null);
  else if (options()[choice]) come(letters, options()[choice]);
}
/** Somebody is let in; what is typed meanwhile is of the next, who waits for her turn. */
function come(letters, one) {
  by("letters").value = "";
  search();
  by("letters").focus();
  const who = one && { guest: one.dataset.guest, id: Number(one.dataset.id), name: one.textContent };
  turn = turn.then(() => checkIn(letters, who));
}
async function checkIn(letters, picked) {
  const list = picked ? null : await found(letters);
  const guest = !list?.there?.length && list?.guest;
  const who = picked ?? list?.candidates?.[0] ?? (guest && { guest });
  const body = who && { ...(who.guest ? { guest: who.guest } : { id: who.id }), desk: by("called").value.trim() };
  const answer = body && (await asked("POST", "/people", body));
  if (answer) {
    tell("came", answer.status === 200 ? `✓ ${say("is_there", { name: who.guest ?? who.name })}` : `! ${answer.body.message}`);
    if (answer.body.html) fill(by("people"), answer.body.html.people);
  } else if (typed()) {
    tell("came", `! ${letters}`);
  } else { // nobody is let in: the letters come back
    by("letters").value = letters;
  }
  search(); // who is there by now
}
by("letters").oninput = search;
by("letters").onkeydown = (event) => {
  const steps = { ArrowDown: choice + 1, ArrowUp: Math.max(choice - 1, 0) };
  if (event.key in steps) mark(steps[event.key]);
  else if (event.key === "Escape") { by("letters").value = ""; search(); }
  else if (event.key === "Enter") enter();
  else return;
  event.preventDefault();
};
by("candidates").onclick = ({ target }) => target.role === "option" && come(typed(), target);

function show(door) {
  by("sheets").hidden = door;
  by("door").hidden = !door;
  by("to-sheets").ariaPressed = String(!door);
  by("to-door").ariaPressed = String(door);
  by(door ? "letters" : "line")?.focus(); // the line is hidden until it is listened to
}
by("to-sheets").onclick = () => show(false);
by("to-door").onclick = () => show(true);

by("called").value ||= remembered("desk") ?? ""; // what was typed before this ran stays
by("called").onchange = () => remember("desk", by("called").value.trim());
listen(desk, { state: look, clock: showClock }, look);
paintDesk();
show(!evening.rounds.length);
