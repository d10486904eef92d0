// A sheet that is typed on here and elsewhere: what the server says of it, in its places. Beside it
// goes pad.js (a table) or line.js (the second desk), which knows the game that is typed now.
"use strict";
let sheet = data.sheet; // as the server said it last
const row = (game) => sheet.games.find((one) => one.game === game);

/** A row as it is now with all that follows from it; answers whether it is another than before. */
function take(now) {
  const at = sheet.games.findIndex((one) => one.game === now.game), before = sheet.games[at];
  if (!before || now.version < before.version) return false;
  sheet.games[at] = now;
  stand(now);
  return now.version !== before.version;
}

/** What follows from whatever was done: totals, findings, who agreed. */
function stand(now) {
  for (const name in now) if (name in sheet) sheet[name] = now[name];
}

/** Words over all boxes of a row. */
function across(columns, text) {
  const cell = document.createElement("td");
  return Object.assign(cell, { className: "across", colSpan: columns, textContent: text });
}

/** Everything as it is; `fresh` is a row that changed just now. */
function paint(fresh) {
  const here = typing.game();
  fill(by("rows"), sheet.games.map((one) => queue[one.game]?.html ?? one.look.html).join(""));
  for (const line of document.querySelectorAll("#rows [data-game]")) {
    const game = Number(line.dataset.game), waits = queue[game], button = line.querySelector("button");
    line.classList.toggle("here", game === here);
    line.classList.toggle("new", game === fresh);
    line.classList.toggle("pending", Boolean(waits));
    button.ariaCurrent = String(game === here);
    if (!waits) continue;
    by("rows").shown = null; // it is made anew once the server has it
    button.ariaLabel = say("row_said", { game, row: `${waits.said}, ${say("waiting")}` });
    if (!waits.html) line.replaceChildren(line.firstElementChild, across(line.children.length - 1, waits.said));
  }
  for (const place of document.querySelectorAll("[data-fill]")) fill(place, sheet.html[place.dataset.fill]);
  for (const onward of document.querySelectorAll(".onward")) { // for who came by the card of the table
    onward.hidden = !data.card;
    onward.firstElementChild.href = `/t/${data.card}`;
  }
  document.body.classList.toggle("waits", waiting() > 0);
  typing.painted();
  paintNet();
}

/** Of a row two lines are there: both are shown, and one is chosen. */
function showBoth(game, theirs) {
  tell("both-head", say("both", { game }));
  tell("theirs", theirs.look.said);
  tell("mine", queue[game].said);
  by("both").onclose = () => chosen(game, theirs, by("both").returnValue === "mine");
  by("both").showModal();
}
by("both").oncancel = (event) => event.preventDefault();

by("rows").onclick = (event) => {
  const line = event.target.closest("[data-game]");
  if (line && sheet.state !== "signed") typing.open(Number(line.dataset.game), true);
};
