// The second desk: all tables, and people at the door by a few letters and Enter.
"use strict";
const desk = `/api/desk/${data.code}`;
let evening = data.desk, choice = 0;
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

async function search() {
  const letters = by("letters").value.trim();
  const answer = letters && (await asked("GET", `/candidates?search=${encodeURIComponent(letters)}`));
  if (by("letters").value.trim() !== letters) return;
  fill(by("candidates"), answer?.body?.html ?? "");
  mark(answer?.body?.there?.length && options()[0]?.dataset.guest ? -1 : 0); // no guest by one Enter too many
}
function mark(to) {
  const found = options();
  choice = Math.min(to, found.length - 1);
  found.forEach((one, here) => { one.ariaSelected = String(here === choice); });
  by("letters").ariaExpanded = String(found.length > 0);
  by("letters").setAttribute("aria-activedescendant", found[choice]?.id ?? "");
}

async function checkIn({ dataset: { guest, id }, textContent: text }) {
  const who = guest ? { guest } : { id: Number(id) };
  const answer = await asked("POST", "/people", { ...who, desk: by("called").value.trim() });
  if (!answer) return;
  tell("came", answer.status === 200 ? `✓ ${say("is_there", { name: guest ?? text })}` : `! ${answer.body.message}`);
  if (answer.body.html) fill(by("people"), answer.body.html.people);
  by("letters").value = "";
  search();
  by("letters").focus();
}
by("letters").oninput = search;
by("letters").onkeydown = (event) => {
  const steps = { ArrowDown: choice + 1, ArrowUp: Math.max(choice - 1, 0) };
  if (event.key in steps) mark(steps[event.key]);
  else if (event.key === "Escape") { by("letters").value = ""; search(); }
  else if (event.key === "Enter" && options()[choice]) checkIn(options()[choice]);
  else return;
  event.preventDefault();
};
by("candidates").onclick = ({ target }) => target.role === "option" && checkIn(target);

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
