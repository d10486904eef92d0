// The wall: where somebody sits, the clock, the standing as far as it may be seen.
"use strict";
const wall = `/api/wall/${data.code}`, kept = `number.${data.code}`;
let html = data.wall.html;

/** Letters as they are searched for: small and without accents. */
const fold = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The names are on the page already: whoever looks for his own asks nobody. */
function search() {
  const parts = fold(by("name").value).split(/\s+/).filter(Boolean), people = [...by("found").children];
  let left = parts.length ? 12 : 0;
  for (const one of people) {
    const { number } = one.dataset, is = parts.every((part) => fold(one.textContent).includes(part) || part === number);
    one.hidden = !is || left-- <= 0;
  }
  by("nobody").hidden = !parts.length || people.some((one) => !one.hidden);
}
function choose(number) {
  remember(kept, number);
  by("name").value = "";
  search();
  show();
}

async function show() {
  const number = remembered(kept);
  fill(by("standing"), html.standing);
  for (const one of document.querySelectorAll("#standing [data-number]")) one.classList.toggle("here", one.dataset.number === number);
  const mine = number ? await asked(`/people/${number}`) : null;
  if (number && !mine) return; // what stands there stays
  by("who").hidden = mine?.status === 200;
  by("mine").hidden = mine?.status !== 200;
  if (mine?.status === 200) fill(by("mine"), mine.body.html);
}

/** What is answered; null where there is no connection, which is told. */
async function asked(path) {
  const answer = await ask("GET", wall + path).catch(() => null);
  tell("net", answer ? "" : say("no_line"));
  return answer;
}
async function look() {
  const answer = await asked("");
  if (answer?.status !== 200) return;
  html = answer.body.html;
  fill(by("found"), html.people);
  search();
  await show();
}

document.addEventListener("click", ({ target }) => {
  const person = target.closest("#found [data-number]");
  if (person) choose(person.dataset.number);
  if (target.id === "another") { choose(""); by("name").focus(); }
});
by("name").oninput = search;
by("name").onkeydown = (event) => event.key === "Enter" && by("found").querySelector("li:not([hidden]) button")?.click();
listen(wall, { state: look, clock: showClock }, look);
search();
show();
