// A sheet that is typed on here and elsewhere: what the server says of it, in its places. Beside it
// goes pad.js (a table) or line.js (the second desk), which knows the game that is typed now.
"use strict";
let sheet = data.sheet; // as the server said it last
let tried = null, judging = null; // what the line that is typed now comes to: {game, typed, look, findings}
const row = (game) => sheet.games.find((one) => one.game === game);

/** A row as it is now with all that follows from it; answers whether it is another than before. */
function take(now) {
  stand(now);
  const at = sheet.games.findIndex((one) => one.game === now.game), before = sheet.games[at];
  if (!before || now.version < before.version) return false;
  sheet.games[at] = now;
  if (now.version === before.version) return false;
  overtake(before);
  return true;
}

/** Somebody else typed a row: what stands there now is seen, until the next key. */
function overtake({ game, version }) {
  if (typing.game() === game) untry();
  typing.changed(game, version);
}

/** The whole sheet as it is now, with what others typed before they were heard. */
function renew(now) {
  if (now.changes < sheet.changes) return;
  const before = sheet.games;
  sheet = now;
  for (const one of before) if (!isWaiting(one.game) && row(one.game)?.version > one.version) overtake(one);
}

/** What follows from whatever was done: totals, findings, who agreed. */
function stand(now) {
  if (now.changes < sheet.changes) return; // what was done later was told before
  for (const name in now) if (name in sheet) sheet[name] = now[name];
}

/** A row: what is typed for it now, or was typed and is not there yet, or as the server has it. */
function rowHtml({ game, look, version }) {
  if (queue[game]?.wrong && queue[game].version !== version) delete queue[game]; // somebody put it right
  const waits = queue[game];
  if (tried?.game === game) return tried.look.html;
  return waits ? waits.html ?? filled(data.waits, { game, said: new Option(waits.said).innerHTML }) : look.html;
}

/** Everything as it is; `fresh` is a row that changed just now. */
function paint(fresh) {
  const here = typing.game();
  fill(by("rows"), sheet.games.map(rowHtml).join(""));
  for (const line of by("rows").querySelectorAll("[data-game]")) {
    const game = Number(line.dataset.game), waits = queue[game], button = line.querySelector("button");
    line.classList.toggle("here", game === here);
    line.classList.toggle("new", game === fresh);
    line.classList.toggle("pending", isWaiting(game));
    line.classList.toggle("error", Boolean(waits?.wrong));
    button.ariaCurrent = String(game === here);
    if (isWaiting(game)) button.ariaLabel = say("row_said", { game, row: `${waits.said}, ${say("waiting")}` });
  }
  for (const place of document.querySelectorAll("[data-fill]")) fill(place, sheet.html[place.dataset.fill]);
  document.body.classList.toggle("waits", waiting().length > 0);
  const wrong = tried?.findings[0];
  tell("told", wrong ? `! ${wrong.message}` : tried?.look.said ?? "");
  by("told").className = `told ${wrong?.severity ?? ""}`;
  typing.painted();
  paintNet();
}

/** Of a row two lines are there: both are shown, and one is chosen. */
function showBoth(game, theirs) {
  take(theirs);
  tell("both-head", say("both", { game }));
  tell("theirs", theirs.look.said);
  tell("mine", queue[game].said);
  by("both").onclose = () => {
    if (by("both").returnValue === "mine") keep(game, queue[game].typed, { ...queue[game], version: theirs.version });
    else delete queue[game];
    store();
    refuse("");
    paint(game);
    send();
  };
  typing.asks(by("both"));
}
by("both").oncancel = (event) => event.preventDefault();

by("rows").onclick = ({ target }) => {
  const line = target.closest("[data-game]");
  if (!line || (sheet.state === "signed" && !(by("line") && sheet.totals_only))) return;
  refuse("");
  typing.open(Number(line.dataset.game));
};

/** Ask what a line comes to in a game, once no key follows; nothing is kept by asking. */
function judge(game, typed) {
  clearTimeout(judging);
  const mine = judging = setTimeout(async () => {
    const answer = typed ? await ask("POST", `${data.api}/try`, { game, typed }) : null;
    if (judging !== mine) return;
    tried = answer?.status === 200 ? { ...answer.body, typed } : null;
    paint();
  }, 120);
}
function untry() {
  clearTimeout(judging);
  judging = tried = null;
}
