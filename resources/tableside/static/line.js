// A sheet at the second desk: lines with the keys of the window, Enter to the next, Enter signs.
"use strict";
let at = null, seen = 0; // the game that is typed, and the version that is typed over
let judging = 0;
const isReady = () => !waiting() && sheet.ready;
const after = (game) => {
  const missing = sheet.missing.filter((one) => !queue[one]);
  return missing.find((one) => one > game) ?? missing[0] ?? null;
};
const hint = (text, kind = "") => { tell("told", text); by("told").className = `told ${kind}`; };

const typing = {
  game: () => at,
  open(game) {
    at = game;
    seen = game === null ? 0 : row(game).version;
    by("line").value = game === null ? "" : queue[game]?.typed ?? row(game).typed;
    by("line").select();
    hint("");
    paint();
    by("line").focus();
  },
  painted() {
    const signs = at === null && isReady();
    by("entry").hidden = sheet.state === "signed";
    by("line").hidden = at === null;
    tell("line-of", at !== null ? say("game", { game: at }) : say(signs ? "all_right" : waiting() ? "waiting" : "look_at"));
    tell("enter", say(signs ? "sign" : "done"));
  },
  take(now) { // somebody else typed a row, perhaps this one before a key was pressed here
    const untouched = now.game === at && by("line").value === row(at).typed, other = take(now);
    if (other && untouched) typing.open(at);
    return other;
  },
  refused(game, typed) { // what cannot be read is mended where it was typed
    typing.open(game);
    by("line").value = typed;
  },
};

by("line").oninput = () => {
  clearTimeout(judging);
  judging = setTimeout(async () => {
    const typed = by("line").value, game = at;
    const answer = typed && (await ask("POST", `${data.api}/try`, { game, typed }).catch(() => null));
    if (by("line").value !== typed || at !== game || (typed && answer?.status !== 200)) return;
    const wrong = answer?.body?.findings[0];
    hint(wrong ? `! ${wrong.message}` : answer?.body?.look.said ?? "", wrong?.severity);
  }, 120);
};
by("entry").onkeydown = (event) => {
  const games = sheet.games.map((one) => one.game), here = at === null ? games.length : games.indexOf(at);
  const to = { ArrowUp: games[here - 1], ArrowDown: games[here + 1], Escape: at }[event.key];
  if (to === undefined) return;
  typing.open(to);
  event.preventDefault();
};
by("entry").onsubmit = async (event) => {
  event.preventDefault();
  const typed = by("line").value.trim(), game = at;
  if (game !== null) {
    if (typed !== row(game).typed) keep(game, typed, { version: seen, said: typed || say("empty") });
    typing.open(after(game));
  } else if (!isReady()) {
    typing.open(sheet.all_findings.find((one) => one.game)?.game ?? sheet.games[0].game);
  } else if (await deed("POST", "sign", {})) {
    location = `/desk/${data.code}/after/${sheet.round}/${sheet.table}`;
  }
};
begin();
typing.open(after(0));
