// What the pages of the hall share: texts, requests, events, the clock, and what a phone keeps.
"use strict";
const data = JSON.parse(document.getElementById("data").textContent);
const language = document.documentElement.lang;
const by = (id) => document.getElementById(id);

/** A text with its gaps filled: filled("Spel {game}", {game: 7}). */
const filled = (text, gaps) => text.replace(/\{(\w+)\}/g, (gap, name) => gaps[name] ?? gap);
const say = (name, gaps = {}) => filled(data.say[name], gaps);

/** A sentence in its place; a screen reader that follows it says it once. */
function tell(id, text) {
  if (by(id).textContent !== text) by(id).textContent = text;
}

/** What the server made, in its place. What is the same stays: a finger on a key presses that key. */
function fill(place, html) {
  const made = document.createElement("template");
  made.innerHTML = html;
  become(place, made.content);
}
function become(place, made) {
  const nodes = [...made.childNodes], about = (node) => JSON.stringify({ ...node.dataset });
  while (place.childNodes.length > nodes.length) place.lastChild.remove();
  nodes.forEach((node, at) => {
    const there = place.childNodes[at];
    if (!there) return place.append(node);
    if (there.nodeName !== node.nodeName || about(there) !== about(node)) return there.replaceWith(node);
    if (node.nodeType === Node.TEXT_NODE) there.data = node.data;
    for (const { name } of [...there.attributes ?? []]) if (!node.hasAttribute(name)) there.removeAttribute(name);
    for (const { name, value } of node.attributes ?? []) there.setAttribute(name, value);
    become(there, node);
  });
}

/** What this phone keeps; a browser may refuse to, then it lasts as long as the page. */
const onPage = new Map();
function remember(name, value) {
  onPage.set(name, value);
  try { localStorage.setItem(name, value); } catch { /* it is on the page still */ }
}
function remembered(name) {
  try { return localStorage.getItem(name); } catch { return onPage.get(name) ?? null; }
}

let why = ""; // there was no answer, as far as that is known
/** What a request answers: {status, tag, body}; null where there is no connection, or no server. */
async function ask(method, path, body, more = {}) {
  const headers = { "Accept-Language": language, "Content-Type": "application/json", ...more };
  const signal = AbortSignal.timeout(8000);
  try {
    const answer = await fetch(path, { method, cache: "no-store", signal, headers, body: body && JSON.stringify(body) });
    const { status } = answer, tag = answer.headers.get("ETag");
    const found = status === 304 ? null : await answer.json();
    why = status < 500 ? "" : found.message;
    return why ? null : { status, tag, body: found };
  } catch {
    why = navigator.onLine ? "" : say("no_network");
    return null;
  }
}

/** Hear what others change, until what this answers is called; `again` when the line or the page is back, `first` when it is there. */
function listen(path, heard, again, more = "", first = null) {
  let source = null, over = false;
  const back = () => over || document.hidden || again();
  const begin = (onopen) => {
    if (over) return;
    source = Object.assign(new EventSource(`${path}/events?lang=${language}${more}`), { onopen });
    for (const name in heard) source.addEventListener(name, (event) => heard[name](JSON.parse(event.data)));
    source.onerror = () => {
      source.onopen = again;
      if (source.readyState === EventSource.CLOSED) setTimeout(begin, 3000, again);
    };
  };
  begin(first);
  document.addEventListener("visibilitychange", back);
  addEventListener("online", back);
  return () => { over = true; source.close(); };
}

let clock = null; // as it was told last, and when that was
/** Show the time left of a round, and count on. */
function showClock(now) {
  clock = now && { ...now, at: performance.now() };
  tick();
}
function tick() {
  const gone = clock?.running ? (performance.now() - clock.at) / 1000 : 0;
  const left = clock ? Math.ceil(clock.left - gone) : 0, seconds = Math.abs(left);
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  tell("clock", !clock ? "" : left < 0 ? `${say("clock_over")} +${time}` : clock.running ? time : `${time} ‖`);
  by("clock").classList.toggle("over", left < 0);
}
setInterval(tick, 1000);
