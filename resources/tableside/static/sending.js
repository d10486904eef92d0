// What is sent of a sheet. A row is kept here first and goes once there is a connection; anything
// else is done now, or it is told why not.
"use strict";
let queue = {}; // rows by game that the server has not yet
let sending = null, offline = false, retry = 0, unheard = () => {};
let trouble = { text: "", game: null }; // what was not taken, and of which game
const waiting = () => Object.keys(queue).filter((game) => !queue[game].wrong);
const isWaiting = (game) => Boolean(queue[game] && !queue[game].wrong);
const kept = () => `typed.${data.api}`;
const store = () => remember(kept(), JSON.stringify(queue));

/** A key that nobody else has; a plain connection has no randomUUID. */
const newKey = () => [...crypto.getRandomValues(new Uint32Array(4))].map((one) => one.toString(36)).join("-");

/** A request about this sheet, by the name of the second desk; null without a connection. */
async function request(method, path = "", body = null) {
  const { api } = data, name = by("called") && { desk: by("called").value.trim() };
  const answer = await ask(method, api + path, body && { key: newKey(), ...body, ...name });
  if (api !== data.api) return null; // another sheet is here by now
  offline = !answer;
  clearTimeout(retry);
  if (offline) retry = setTimeout(catchUp, 2000);
  paintNet();
  return answer;
}

/** Keep a row here, then send it: what was typed outlives the connection and the page. */
function keep(game, typed, more) {
  if (typed !== row(game).typed || queue[game]) queue[game] = { ...more, typed, key: newKey() };
  if (trouble.game === game) refuse("");
  store();
  send();
}

/** Send what waits, a row at a time, until nothing more can go. */
async function sendAll() {
  await null; // what is kept meanwhile goes with it
  if (!offline) await typing.before?.();
  while (waiting().length && !by("both").open && (await sent(Number(waiting()[0]))));
  sending = null;
  paint();
  typing.sent?.();
}
const send = () => { sending ??= sendAll(); };

/** Send one row; answers whether the next can go. */
async function sent(game) {
  const { typed, version, key, said } = queue[game], { api } = data;
  const answer = await request("PUT", `/rows/${game}`, { typed, version, key, keys: true });
  if (!answer) return api !== data.api;
  const { status, body } = answer, same = queue[game].key === key; // else it was typed again meanwhile
  if (status === 200) {
    if (same) delete queue[game];
    else queue[game].version = body.version;
    paint(take(body) && game);
    typing.changed(game, body.version);
    tell("say", say("row_saved", { game }));
  } else if (same) {
    const over = [422, 423].includes(status); // else it is sent again
    if (status === 422) queue[game].wrong = true; // it stays, to be put right
    if (status === 423) delete queue[game];
    if (status === 409) showBoth(game, body);
    if (over) await refresh();
    refuse(say(over ? "refused_row" : "refused", { game, row: said, reason: body.message }), game);
    store();
    return over;
  }
  store();
  return true;
}

/** A deed that is not kept for later; answers whether it was done. */
async function deed(method, path, body) {
  refuse("");
  const answer = await request(method, `/${path}`, body);
  if (answer?.status === 200) {
    stand(answer.body);
    paint();
  } else if (answer) {
    await refresh();
    refuse(say("refused", { reason: answer.body.message }));
  }
  return answer?.status === 200;
}
const underWay = new Set(); // of keys that the server made, until it answers: a second tap asks nothing twice
document.addEventListener("click", async ({ target }) => {
  const key = target.closest("[data-path]"), { method, path, body } = key?.dataset ?? {};
  if (!key || key.ariaPressed === "true" || underWay.has(path + body)) return;
  underWay.add(path + body);
  await deed(method, path, JSON.parse(body));
  underWay.delete(path + body);
});

async function refresh() {
  const answer = await request("GET");
  if (answer && answer.status !== 200) refuse(say("refused", { reason: answer.body.message }));
  if (answer?.status === 200) renew(answer.body);
  paint();
}
const catchUp = () => refresh().then(send);

/** Why something was not taken, until the next deed. */
function refuse(text, game = null) {
  trouble = { text, game };
  paintNet();
}
function paintNet() {
  const n = waiting().length, rows = n ? ` (${say("kept_here", { n })})` : "";
  tell("net", offline ? (why || say("offline")) + rows : trouble.text);
}

/** A sheet is here: what waited to be sent of it goes, and what others do is heard. */
function begin() {
  sheet = data.sheet;
  queue = JSON.parse(remembered(kept()) ?? "{}");
  hearSheet();
  paint();
  send();
}
function hearSheet() {
  unheard();
  data.heardAs = by("called")?.value.trim() ?? "";
  unheard = listen(data.api, {
    row(now) {
      const news = !sending && row(now.game)?.version < now.version;
      const other = isWaiting(now.game) ? stand(now) : take(now); // what is sent of it brings the row
      paint(other && now.game);
      if (news) tell("say", say("row_changed", { game: now.game, row: now.look.said }));
    },
    state(now) { renew(now); paint(); },
    clock: showClock,
  }, catchUp, `&desk=${encodeURIComponent(data.heardAs)}`);
}
