// What the pages of the hall share: texts, requests, events, the clock, and what a phone keeps.
"use strict";
const data = JSON.parse(document.getElementById("data").textContent);
const language = document.documentElement.lang;
const by = (id) => document.getElementById(id);

/** A phrase with its gaps filled: say("game", {game: 7}). */
const say = (name, gaps = {}) => data.say[name].replace(/\{(\w+)\}/g, (all, gap) => gaps[gap] ?? all);

/** A sentence in its place; a screen reader that follows it says it once. */
function tell(id, text) {
  if (by(id).textContent !== text) by(id).textContent = text;
}

/** What the server made, in its place; a button that had the keyboard keeps it. */
function fill(place, html) {
  if (place.shown === html) return;
  const at = [...place.querySelectorAll("button")].indexOf(document.activeElement);
  place.innerHTML = place.shown = html;
  if (at >= 0) place.querySelectorAll("button")[at]?.focus({ preventScroll: true });
}

/** What this phone keeps; a browser may refuse to, then it lasts as long as the page. */
function remember(name, value) {
  try { localStorage.setItem(name, value); } catch { /* it is on the page still */ }
}
function remembered(name) {
  try { return localStorage.getItem(name); } catch { return null; }
}

/** What a request answers: {status, body}. Throws where there is no connection, or no server. */
async function ask(method, path, body) {
  const answer = await fetch(path, {
    method,
    cache: "no-store",
    signal: AbortSignal.timeout(8000),
    headers: { "Accept-Language": language, "Content-Type": "application/json" },
    body: body && JSON.stringify(body),
  });
  if (answer.status >= 500) throw new Error(answer.status);
  return { status: answer.status, body: await answer.json().catch(() => ({})) };
}

/** Hear what others change; `again` is called when the line or the page is back. */
function listen(path, heard, again) {
  let broken = false;
  const begin = () => {
    const source = new EventSource(`${path}/events?lang=${language}`);
    for (const name in heard) source.addEventListener(name, (event) => heard[name](JSON.parse(event.data)));
    source.onopen = () => { if (broken) again(); broken = false; };
    source.onerror = () => {
      broken = true;
      if (source.readyState === EventSource.CLOSED) setTimeout(begin, 3000);
    };
  };
  begin();
  document.addEventListener("visibilitychange", () => document.hidden || again());
  addEventListener("online", again);
}

let clock = null;
/** Show the time left of a round, and count on. */
function showClock(now) {
  clock = now && { ...now, at: performance.now() };
  tick();
}
function tick() {
  if (!clock) return tell("clock", "");
  const left = Math.ceil(clock.left - (clock.running ? (performance.now() - clock.at) / 1000 : 0));
  const time = `${Math.floor(Math.abs(left) / 60)}:${String(Math.abs(left) % 60).padStart(2, "0")}`;
  by("clock").textContent = left < 0 ? `${say("clock_over")} +${time}` : clock.running ? time : `${time} ‖`;
  by("clock").classList.toggle("over", left < 0);
}
setInterval(tick, 1000);
