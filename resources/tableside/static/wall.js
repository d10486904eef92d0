// The wall: where somebody sits, the clock, the standing as far as it may be seen.
"use strict";
const kept = `number.${data.code}`;

/** Letters as they are searched for: small and without accents. A number is that of who plays. */
const fold = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
const asked = (field) => fold(by(field).value).split(/\s+/).filter(Boolean);
const meets = (one, parts) => parts.every((part) =>
  /^\d+$/.test(part) ? part === one.dataset.number : fold(one.textContent).includes(part));

/** The names are on the page already: whoever looks for his own asks nobody. */
function search() {
  const parts = asked("name"), people = [...by("found").children];
  let left = parts.length ? 12 : 0;
  for (const one of people) {
    const is = meets(one, parts);
    one.hidden = !is || left-- <= 0;
  }
  by("nobody").hidden = !parts.length || people.some((one) => !one.hidden);
}

/** The rows of the standing that are asked for: by name, number or club. */
const FEW = 12; // rows that are seen without searching
function sift() {
  const rows = [...document.querySelectorAll("#standing [data-number]")], club = by("club");
  const own = document.querySelector("#standing .here")?.dataset.club;
  club.options[1].disabled = !own;
  if (!own && club.value === "own") club.value = "";
  const parts = asked("row"), wanted = club.value === "own" ? own : club.value.slice(1);
  for (const one of rows) one.hidden = !meets(one, parts) || (wanted && one.dataset.club !== wanted);
  for (const one of document.querySelectorAll("#standing tbody")) one.hidden = !one.querySelector("[data-number]:not([hidden])");
  by("no-row").hidden = !rows.length || rows.some((one) => !one.hidden);
  by("find").hidden = rows.length < FEW;
  club.hidden = club.options.length < 3;
}
function find() {
  sift();
  const places = by("places");
  if (places.getBoundingClientRect().top < 0) places.scrollIntoView(); // what was found is above what was read
}
function seeAll() {
  by("row").value = by("club").value = "";
  sift();
}

/** What may be seen now, where it is other, and the evening of whom was chosen on this phone. */
let shown = data.tag; // of what stands there for all
async function look() {
  const path = `/api/wall/${data.code}`, number = remembered(kept) ?? "";
  const [all, own] = await Promise.all([
    ask("GET", `${path}/places`, undefined, { "If-None-Match": shown }), number && ask("GET", `${path}/mine?number=${number}`),
  ]);
  tell("net", all && own !== null ? "" : why || say("no_line"));
  if (all?.status === 200) {
    shown = all.tag;
    for (const place of document.querySelectorAll("[data-fill]")) fill(place, all.body.html[place.dataset.fill]);
  }
  const mine = number ? own?.body?.html : "";
  if (mine !== undefined) { // else what stands there stays
    fill(by("mine"), mine);
    by("who").hidden = Boolean(mine);
    by("mine").hidden = !mine;
  }
  for (const row of document.querySelectorAll("#standing [data-number]"))
    row.classList.toggle("here", row.dataset.number === number);
  search();
  sift();
}
let deaf = () => {}; // ends what is heard for whom was chosen before
function hear() {
  deaf();
  const number = remembered(kept);
  deaf = listen(`/api/wall/${data.code}`, { state: look, clock: showClock }, look, number ? `&number=${number}` : "", look);
}
async function choose(number) {
  remember(kept, number);
  hear();
  by("name").value = "";
  await look();
  if (!number) by("name").focus();
}

document.addEventListener("click", ({ target }) => {
  const key = target.closest("[data-choose]");
  if (key) choose(key.dataset.choose);
  if (target.closest("[href^='#n']")) seeAll();
});
by("name").oninput = search;
by("name").onkeydown = (event) => event.key === "Enter" && by("found").querySelector("li:not([hidden]) button")?.click();
by("row").oninput = by("club").onchange = find;
hear();
search();
sift();
