// What is sent of a sheet. A row is kept here first and goes once there is a connection; anything
// else is done now, or it is told why not.
"use strict";
const kept = `typed.${data.api}`;
const queue = JSON.parse(remembered(kept) ?? "{}"); // rows by game that the server has not yet
let sending = false, offline = false, trouble = "";
const waiting = () => Object.keys(queue).length;
const told = (answer) => answer.body.message ?? "";

/** A key that nobody else has; a plain connection has no randomUUID. */
const newKey = () => [...crypto.getRandomValues(new Uint32Array(4))].map((one) => one.toString(36)).join("-");
/** The second desk says who it is. */
const signed = (body) => ({ ...body, key: body.key ?? newKey(), ...(by("called") && { desk: by("called").value.trim() }) });

/** Keep a row here, then send it: what was typed outlives the connection and the page. */
function keep(game, typed, more) {
  if (typed !== row(game).typed || queue[game]) queue[game] = { ...more, typed, key: newKey() };
  store();
  send();
}
const store = () => remember(kept, JSON.stringify(queue));

async function send() {
  if (sending || by("both").open) return;
  sending = true;
  try {
    while (waiting() && (await sent(Number(Object.keys(queue)[0]))));
  } catch { isOffline(true); }
  sending = false;
  paint();
}

/** Send one row; answers whether the next can go. */
async function sent(game) {
  const { typed, version, key, said } = queue[game];
  const answer = await ask("PUT", `${data.api}/rows/${game}`, signed({ typed, version, key, keys: true }));
  const { status, body } = answer;
  isOffline(false);
  if (queue[game].key !== key) { // typed again meanwhile
    if (status === 200) queue[game].version = body.version;
    return true;
  }
  if (status === 409) { take(body); showBoth(game, body); }
  if (![200, 422, 423].includes(status)) return refuse(say("refused", { reason: told(answer) })); // it stays here
  delete queue[game];
  store();
  if (status !== 200) {
    await refresh();
    typing.refused?.(game, typed);
    return refuse(say("refused_row", { game, row: said, reason: told(answer) }), true);
  }
  paint(take(body) && game);
  tell("say", say("row_saved", { game }));
  return true;
}

/** Which of two lines of a row it is to be. */
function chosen(game, theirs, mine) {
  if (mine) queue[game] = { ...queue[game], version: theirs.version, key: newKey() };
  else delete queue[game];
  store();
  paint(game);
  send();
}

/** A deed that is not kept for later; answers whether it was done. */
async function deed(method, path, body) {
  trouble = "";
  try {
    const answer = await ask(method, `${data.api}/${path}`, signed(body));
    isOffline(false);
    if (answer.status === 200) { stand(answer.body); paint(); return true; }
    await refresh();
    return refuse(say("refused", { reason: told(answer) }));
  } catch { return isOffline(true); }
}
document.addEventListener("click", ({ target }) => { // keys that the server made say what they ask
  const key = target.closest("[data-path]");
  if (key && key.ariaPressed !== "true") deed(key.dataset.method, key.dataset.path, JSON.parse(key.dataset.body));
});

async function refresh() {
  try {
    const answer = await ask("GET", data.api);
    isOffline(false);
    if (answer.status !== 200) return refuse(say("refused", { reason: told(answer) }));
    sheet = answer.body;
    paint();
  } catch { isOffline(true); }
}
const catchUp = () => refresh().then(send);

function isOffline(now) {
  if (now && !offline) setTimeout(again, 2000);
  offline = now;
  paintNet();
}
async function again() {
  if (offline) await catchUp();
  if (offline) setTimeout(again, 2000);
}

/** Why something was not taken, until the next deed. */
function refuse(why, goOn = false) {
  trouble = why;
  paintNet();
  return goOn;
}
function paintNet() {
  tell("net", offline ? say("offline") + (waiting() ? ` (${say("kept_here", { n: waiting() })})` : "") : trouble);
}

/** Once everything is there. */
function begin() {
  listen(data.api, {
    row: (now) => {
      const news = !sending && row(now.game)?.version < now.version, other = typing.take(now);
      paint(other && now.game);
      if (news) tell("say", say("row_changed", { game: now.game, row: now.look.said }));
    },
    state: (now) => { sheet = now; paint(); },
    clock: showClock,
  }, catchUp);
  paint();
  send();
}
