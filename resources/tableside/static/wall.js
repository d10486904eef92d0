// The wall: where somebody sits, the clock, the standing as far as it may be seen.
"use strict";
const kept = `number.${data.code}`;

/** Letters as they are searched for: small and without accents. */
const fold = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The names are on the page already: whoever looks for his own asks nobody. */
function search() {
  const parts = fold(by("name").value).split(/\s+/).filter(Boolean), people = [...by("found").children];
  let left = parts.length ? 12 : 0;
  for (const one of people) {
    const is = parts.every((part) => fold(one.textContent).includes(part) || part === one.dataset.number);
    one.hidden = !is || left-- <= 0;
  }
  by("nobody").hidden = !parts.length || people.some((one) => !one.hidden);
}

/** What may be seen now, where it is other, and the evening of whom was chosen on this phone. */
let shown = data.tag; // of what stands there for all
async function look() {
  const path = `/api/wall/${data.code}`, number = remembered(kept) ?? "";
  const [all, own] = await Promise.all([
    ask("GET", `${path}/places`, undefined, { "If-None-Match": shown }), number && ask("GET", `${path}/mine?number=${number}`),
  ]);
  tell("net", all && own !== null ? "" : say("no_line"));
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
});
by("name").oninput = search;
by("name").onkeydown = (event) => event.key === "Enter" && by("found").querySelector("li:not([hidden]) button")?.click();
hear();
search();
