// What this desk left behind and what it typed: rows and signatures of sheets that it left without a
// connection go once there is one, in that order, while another sheet is typed; and its own pile.
"use strict";
const desk = `/api/desk/${data.code}`, leftBehind = `left.${data.code}`, myPile = `pile.${data.code}`;
const listed = (key) => JSON.parse(remembered(key) ?? "[]");
const deskName = () => by("called").value.trim();
const pathTo = (at) => `/t/${at.replace("-", "/")}`;
const hereAt = () => data.sheet && `${data.sheet.round}-${data.sheet.table}`;
let clearing = null;

/** A sheet is left: its rows, and if so its signature, are sent from here on. */
const leave = (at, signs) => relist(at, [{ at, signs }]);
function relist(at, now) {
  remember(leftBehind, JSON.stringify([...listed(leftBehind).filter((one) => one.at !== at), ...now]));
  paintBehind();
}

/** Send what was left behind, until there is no connection or nothing more can go. */
const clear = () => clearing ??= clearAll().finally(() => { clearing = null; });
async function clearAll() {
  for (const one of listed(leftBehind)) if (one.at !== hereAt() && !one.reason && !(await cleared(one))) return;
}
async function cleared({ at, signs }) {
  const api = desk + pathTo(at), key = `typed.${api}`, rows = () => JSON.parse(remembered(key) ?? "{}");
  const requests = Object.keys(rows()).map((game) => ["PUT", `/rows/${game}`, { keys: true, ...rows()[game] }, game]);
  if (signs) requests.push(["POST", "/sign", {}]);
  for (const [method, path, { html, parts, said, wrong, ...body }, game] of requests) {
    const answer = await ask(method, api + path, { ...body, desk: deskName() });
    if (!answer || answer.status === 429) return false;
    if (answer.status !== 200) { // it stays until somebody looks at it there
      relist(at, [{ at, signs, reason: answer.body.message }]);
      return true;
    }
    const left = rows();
    if (left[game]?.key === body.key) delete left[game];
    remember(key, JSON.stringify(left));
  }
  relist(at, []);
  return true;
}

function paintBehind() {
  const all = listed(leftBehind), waits = all.filter((one) => !one.reason).map(({ at }) => at.split("-")[1]);
  const links = all.filter((one) => one.reason).map(({ at, reason }) => {
    const [round, table] = at.split("-"), textContent = say("not_sent", { round, table, reason });
    return Object.assign(document.createElement("a"), { href: `/desk/${data.code}${pathTo(at)}`, textContent });
  });
  by("behind").replaceChildren(...(waits.length ? [say("left_behind", { tables: waits.join(", ") })] : []), ...links);
}

/** The sheets that were typed here, as they lie on the pile: the last on top. */
function pile(at) {
  const now = [at, ...listed(myPile).filter((one) => one !== at)];
  remember(myPile, JSON.stringify(now));
  paintPile();
}
function paintPile() {
  const tiles = listed(myPile).map((at) => document.querySelector(`#board [data-at="${at}"]`)).filter(Boolean);
  by("pile").hidden = !tiles.length;
  by("pile").querySelector("summary").textContent = say("pile", { n: tiles.length });
  by("pile").lastElementChild.replaceChildren(...tiles.map((one) => {
    const copy = one.cloneNode(true);
    delete copy.dataset.at;
    return copy;
  }));
}
