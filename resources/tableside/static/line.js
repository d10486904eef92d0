// A sheet at the second desk: lines with the keys of the window, Enter to the next, Enter signs.
// Who types ahead loses nothing: what comes after an Enter waits in the field until its turn comes.
"use strict";
const field = by("line");
let at = null, seen = 0, opened = ""; // the game that is typed, the version that is seen, and its text
let busy = false;

const typing = {
  game: () => at,
  open(game, version) {
    at = game;
    seen = version ?? (queue[game] ?? row(game))?.version;
    opened = field.value = queue[game]?.typed ?? row(game)?.typed ?? "";
    untry();
    paint();
    if (document.activeElement === field) field.select();
  },
  changed(game, version) {
    if (game !== at) return;
    seen = version;
    if (field.value === opened) typing.open(game, version);
  },
  asks(dialog) {
    const here = document.activeElement;
    dialog.show();
    here.focus(); // keys go on where they went
  },
  painted() {
    const waits = waiting().length > 0, signs = at === null && !waits && sheet.ready;
    by("entry").hidden = sheet.state === "signed" && !busy;
    tell("line-of", at ? say("game", { game: at }) : say(signs ? "all_right" : waits ? "waiting" : "look_at"));
    tell("enter", say(signs ? "sign" : "done"));
    if (at === null && !busy && !waits && !field.value && after(0)) typing.open(after(0)); // one was refused
  },
};

/** The game to go on with after another; null where all are typed. */
function after(game) {
  const missing = sheet.missing.filter((one) => !isWaiting(one));
  return missing.find((one) => one > game) ?? missing[0] ?? null;
}

/** Go to a sheet, if to any, and do what stands before each Enter in the field, one after the other. */
async function go(path) {
  if (busy) return;
  busy = true;
  if (path) await moved(path);
  while (field.value.includes("\n")) {
    const [typed, ...rest] = field.value.split("\n").map((one) => one.trim());
    field.value = rest.join("\n");
    if (at !== null) entered(typed);
    else if (!typed) await ended();
  }
  busy = false;
  paint();
}
function entered(typed) {
  const game = at;
  keep(game, typed, { version: seen, said: typed || say("empty") });
  openAhead(after(game));
}
/** Open a game; what was typed for it already stays. */
function openAhead(game) {
  const typed = field.value;
  typing.open(game);
  if (!typed) return;
  field.value = typed;
  field.oninput();
}
/** Enter after the last game: the sheet is signed once all of it is there and right. */
async function ended() {
  await sending;
  if (waiting().length) return; // for a connection, as is told
  if (!sheet.ready) typing.open(after(0) ?? sheet.all_findings.find((one) => one.game)?.game ?? sheet.games[0].game);
  else if (await deed("POST", "sign", {})) await moved(`/desk/${data.code}/after/${sheet.round}/${sheet.table}`);
}
/** Another sheet comes in place of this one. */
async function moved(path) {
  await sending;
  const answer = await fetch(path, { signal: AbortSignal.timeout(8000) }).catch(() => null);
  if (!answer) return tell("line-lost", say("desk_offline"));
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  if (!page.getElementById("place")) { location = answer.url; return; }
  fill(by("place"), page.getElementById("place").innerHTML);
  Object.assign(data, JSON.parse(page.getElementById("data").textContent));
  document.title = page.title;
  history.pushState(null, "", answer.url);
  evening = data.desk;
  at = null;
  paintDesk();
  begin();
  openAhead(after(0));
}

field.oninput = () => at === null || judge(at, field.value);
field.onkeydown = (event) => {
  const games = sheet.games.map((one) => one.game), here = at === null ? games.length : games.indexOf(at);
  const to = { ArrowUp: games[here - 1], ArrowDown: games[here + 1], Escape: at }[event.key];
  if (event.key === "Enter") by("enter").click();
  else if (to && !busy) typing.open(to);
  else return;
  event.preventDefault();
};
by("enter").onclick = () => {
  field.value += "\n";
  field.focus();
  go();
};
by("rows").addEventListener("click", () => { field.focus(); field.select(); });
by("board").onclick = (event) => {
  const tile = event.target.closest("a");
  if (!tile || busy || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  field.value = "";
  field.focus();
  go(tile.href);
};
addEventListener("popstate", () => location.reload());
begin();
openAhead(after(0));
go();
