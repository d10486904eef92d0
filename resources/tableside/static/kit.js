// What the pages of the hall share: texts, elements, requests, events and the clock.
"use strict";
const data = JSON.parse(document.getElementById("data").textContent);
const by = (id) => document.getElementById(id);

/** A phrase with its gaps filled: say("game", {game: 7}). */
function say(name, gaps = {}) {
  return data.say[name].replace(/\{(\w+)\}/g, (all, gap) => gaps[gap] ?? all);
}

/** Letters as they are searched for: small and without accents. */
const fold = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** An element with attributes and children; text is plain text. */
function make(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === false || value === null || value === undefined) continue;
    if (name === "on") made.addEventListener("click", value);
    else made.setAttribute(name, value === true ? "" : value);
  }
  made.append(...children.filter((one) => one !== null && one !== undefined && one !== ""));
  return made;
}

/** Other children; a button that had the keyboard keeps it. */
function repaint(container, ...children) {
  const at = [...container.querySelectorAll("button")].indexOf(document.activeElement);
  container.replaceChildren(...children);
  if (at >= 0) container.querySelectorAll("button")[at]?.focus({ preventScroll: true });
}

/** What this phone keeps; a browser may refuse to, then it lasts as long as the page. */
function remember(name, value) {
  try { value === null ? localStorage.removeItem(name) : localStorage.setItem(name, value); } catch { /* it is on the page still */ }
}
function remembered(name) {
  try { return localStorage.getItem(name); } catch { return null; }
}

/** A key that nobody else has; a plain connection has no randomUUID. */
function newKey() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((one) => one.toString(16).padStart(2, "0")).join("");
}

/** What a request answers: {status, body}. Throws where there is no connection, or no server. */
async function ask(method, path, body) {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), 8000);
  try {
    const answer = await fetch(path, {
      method,
      cache: "no-store",
      signal: late.signal,
      headers: { "Accept-Language": document.documentElement.lang, ...(body && { "Content-Type": "application/json" }) },
      body: body && JSON.stringify(body),
    });
    if (answer.status >= 500) throw new Error(answer.status);
    return { status: answer.status, body: await answer.json().catch(() => ({})) };
  } finally {
    clearTimeout(timer);
  }
}

/** Hear what others change; `again` is called when the line was broken and is back. */
function listen(path, heard, again) {
  let source, broken = false, ended = false;
  const begin = () => {
    source = new EventSource(path);
    for (const [name, hear] of Object.entries(heard)) source.addEventListener(name, (event) => hear(JSON.parse(event.data)));
    source.addEventListener("open", () => { if (broken) again(); broken = false; });
    source.addEventListener("error", () => {
      broken = true;
      if (source.readyState === EventSource.CLOSED) setTimeout(() => ended || begin(), 3000);
    });
  };
  begin();
  document.addEventListener("visibilitychange", () => { if (!document.hidden) again(); });
  addEventListener("online", again);
  return { close: () => { ended = true; source.close(); } };
}

let ends = null;
/** Show the time left of a round, and count on. */
function showClock(clock) {
  ends = clock && { ...clock, at: performance.now() };
  tick();
}
function tick() {
  const shown = by("clock");
  if (!shown) return;
  if (!ends) { shown.textContent = ""; return; }
  const gone = ends.running ? (performance.now() - ends.at) / 1000 : 0;
  const left = Math.ceil(ends.left - gone);
  const time = `${Math.floor(Math.abs(left) / 60)}:${String(Math.abs(left) % 60).padStart(2, "0")}`;
  shown.textContent = left < 0 ? `${say("clock_over")} +${time}` : ends.running ? time : `${time} ‖`;
  shown.classList.toggle("over", left < 0);
}
setInterval(tick, 1000);
