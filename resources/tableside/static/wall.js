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

/** What may be seen now, and the evening of whom was chosen on this phone. */
async function look() {
  const answer = await ask("GET", `/api/wall/${data.code}?number=${remembered(kept) ?? ""}`);
  tell("net", answer ? "" : say("no_line"));
  if (answer?.status !== 200) return; // what stands there stays
  const { html } = answer.body;
  for (const place of document.querySelectorAll("[data-fill]")) fill(place, html[place.dataset.fill]);
  by("who").hidden = Boolean(html.mine);
  by("mine").hidden = !html.mine;
  search();
}
async function choose(number) {
  remember(kept, number);
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
listen(`/api/wall/${data.code}`, { state: look, clock: showClock }, look);
search();
if (remembered(kept)) look();
