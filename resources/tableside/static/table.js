// A table's sheet on a phone. Taps become a line of quick entry; what it comes to the server says.
"use strict";
{

const api = `/api/t/${data.code}`, kept = `typed.${data.code}`;
const wide = matchMedia("(min-width: 47.5rem)");
let state = data.sheet;
const heads = state.columns, own = isOwn(state);
let queue = JSON.parse(remembered(kept) ?? "{}"); // rows by game that the server has not yet
let draft = null; // what is tapped now: {game, parts, before: [parts], seen}
let sending = false, offline = false, trouble = "";

// --- the sheet ---

const row = (game) => state.games.find((one) => one.game === game);
const nextGame = () => row(state.missing.find((game) => !queue[game]));

function paint(fresh) {
  const next = draft ? row(draft.game) : nextGame();
  repaint(by("rows"), ...state.games.flatMap((one) => rowOf(state, one, { here: one === next, fresh: one.game === fresh, waits: queue[one.game] })));
  by("totals").replaceChildren(...totalsOf(state));
  paintEnd();
  paintCalls();
  const stands = state.state === "open" ? "" : `✓ ${say(`state_${state.state}`)}`;
  if (by("state").textContent !== stands) by("state").textContent = stands; // a live region: said once
  by("go").hidden = !next || Boolean(draft) || wide.matches || state.state === "signed";
  if (next) by("next").textContent = say("fill_in", { game: next.game });
  document.body.classList.toggle("typing", Boolean(draft));
  paintNet();
  if (wide.matches && !draft && next && state.state !== "signed") open(next.game);
}

// --- the end of a sheet ---

function paintEnd() {
  repaint(by("end"), ...stands(), ...foundOf(state));
}

const nameOf = (who) => state.sides[who] ?? state.seats[who];

function stands() {
  const left = state.missing.length;
  if (state.state === "signed") return [banner("signed"), ...onward()];
  if (left) return left < state.games.length ? [make("p", { class: "muted" }, left === 1 ? say("to_go_one") : say("to_go", { n: left }))] : [];
  if (Object.keys(queue).length) return [];
  if (!isReady(state)) return [make("p", {}, say("look_at"))];
  const keys = make("div", { class: "two" }, ...state.confirming.map(agreeKey));
  if (state.state === "confirmed") return [banner("confirmed"), keys, ...onward()];
  return [make("h2", {}, say("agree")), make("p", { class: "muted" }, say(own ? "agree_told_own" : "agree_told")), keys];
}

const banner = (name) => make("p", { class: "banner" }, make("b", {}, `✓ ${say(`state_${name}`)}. `), say(`state_${name}_told`));

/** A card goes on to the next round by itself: whoever scanned it sees that with a tap. */
function onward() {
  const next = state.rounds.find((round) => round > state.round);
  const card = data.card !== data.code && next;
  return card ? [make("p", { class: "onward" }, make("a", { href: `/t/${data.card}` }, say("next_round", { round: next })))] : [];
}

function agreeKey(who) {
  const done = state.confirmed.includes(who), side = who in state.sides;
  return make("button", { type: "button", class: "agree", "aria-pressed": String(done), on: () => agree(who) },
    make("span", {}, done ? `✓ ${nameOf(who)} ${say("agreed")}` : say("agree_side", { side: nameOf(who) })),
    make("b", {}, String(sumOf(state, who))),
    side ? make("small", {}, state.players[who].join(" – ")) : "");
}

async function agree(side) {
  if (state.confirmed.includes(side)) return;
  const totals = Object.fromEntries(state.confirming.map((who) => [who, sumOf(state, who)]));
  await deed("POST", "confirm", { side, totals, key: newKey() });
}

/** A deed that is not kept for later: it is done now, or its reason not is told. */
async function deed(method, path, body) {
  trouble = "";
  try {
    const answer = await ask(method, `${api}/${path}`, body);
    isOffline(false);
    if (answer.status === 200) stand(answer.body);
    else { await refresh(); refuse(say("refused", { reason: answer.body.message ?? "" })); }
  } catch { isOffline(true); }
}

function paintCalls() {
  const key = (name, deedOf) => make("button", { type: "button", class: "plain", on: deedOf }, say(name));
  const done = (name, back) => make("p", { role: "status" }, make("span", {}, `${say(name)}. ${say("sure")}`), make("button", { type: "button", on: back }, say("take_back")));
  const call = (on) => () => deed("POST", "call", { on, key: newKey() });
  const protest = () => deed("POST", "protest", { text: say("protest_text"), key: newKey() });
  repaint(by("calls"),
    state.called ? done("called", call(false)) : key("call", call(true)),
    state.protests ? done("protested", () => deed("DELETE", "protest")) : key("protest", protest));
}

// --- the pad ---

const copy = (parts) => JSON.parse(JSON.stringify(parts));
const blank = () => ({ who: "", side: "ns", points: "", mark: "", roem: { ns: 0, ew: 0 }, hand: { ns: 0, ew: 0 }, stuk: "", alike: "", bid: "", trump: "", double: "", share: "", more: "", passed: false, fines: [], state: "" });

/** The quick entry that was tapped; "" while it says no result yet. */
function line(p) {
  const ends = (p.passed ? "r" : "") + p.fines.join("");
  if (p.state === "-" || p.state === "x") return p.state + p.fines.join("");
  const dot = p.side === "ew" ? "." : "", result = p.state || (p.mark ? dot + p.mark : p.points && dot + p.points);
  if (!result) return "";
  const boxes = [["ns", "+"], ["ew", "-"]].map(([side, sign]) => {
    const high = p.alike === side ? "g" : "";
    return (p.roem[side] ? sign + p.roem[side] + (p.hand[side] ? "" : high) : "") + (p.hand[side] ? `${sign}${p.hand[side]}h${high}` : "") + (p.stuk === side ? `${sign}s` : "");
  });
  if (p.more) boxes[1] += `*${p.more}`;
  return p.who + result + (p.share ? `*${p.share}` : "") + boxes.join("") + (p.bid && `#${p.bid}`) + (p.trump && `@${p.trump}`) + p.double + ends;
}

function open(game, asked) {
  if (state.state === "signed") return;
  if (asked) trouble = "";
  const one = row(game), parts = queue[game]?.parts ?? one.look.parts;
  draft = { game, version: queue[game]?.version ?? one.version, parts: { ...blank(), ...copy(parts ?? {}) }, before: [], box: null, fresh: true, seen: null };
  draft.box = draft.parts.side;
  if (parts && !queue[game]) draft.seen = { typed: line(draft.parts), look: one.look, findings: one.findings };
  by("pad").hidden = false;
  by("pad-game").replaceChildren(say("game", { game: one.game }), one.dealer && state.seats[one.dealer] ? make("span", {}, ` · ${say("dealer", { name: state.seats[one.dealer] })}`) : "");
  face("keys");
  tapped(true);
  paint();
  if (asked) by("pad-game").focus({ preventScroll: true });
  if (!wide.matches) document.querySelector("tr.here")?.scrollIntoView({ block: "end", behavior: "instant" });
}

function shut() {
  draft = null;
  by("pad").hidden = true;
  paint();
}

/** Which of the three faces of the pad is to be seen. */
function face(name) {
  for (const one of ["keys", "more-keys", "whose"]) by(one).hidden = one !== name;
  by("more")?.setAttribute("aria-expanded", String(name === "more-keys"));
}

function change(how) {
  draft.before.push(copy(draft.parts));
  how(draft.parts);
  draft.fresh = false;
  face("keys");
  tapped();
}

let judging = 0;
function tapped(silent) {
  const p = draft.parts, typed = line(p);
  by("done").disabled = !typed;
  for (const key of document.querySelectorAll("[data-set]")) key.setAttribute("aria-pressed", String(p[key.dataset.set] === key.dataset.value));
  for (const key of document.querySelectorAll("[data-mark]")) key.setAttribute("aria-pressed", String(p.mark === key.dataset.mark));
  for (const key of document.querySelectorAll("[data-fine]")) key.setAttribute("aria-pressed", String(p.fines.includes(key.dataset.fine)));
  if (!typed) draft.seen = null;
  paintBoxes();
  clearTimeout(judging);
  if (typed && !silent) judging = setTimeout(() => judge(draft, typed), 120);
}

/** What the taps come to, as the server sees it; nothing is kept by asking. */
async function judge(of, typed) {
  try {
    const answer = await ask("POST", `${api}/try`, { game: of.game, typed });
    if (draft !== of || line(of.parts) !== typed || answer.status !== 200) return;
    of.seen = { typed, ...answer.body };
    paintBoxes();
  } catch { /* it is judged when it is sent */ }
}

function paintBoxes() {
  const p = draft.parts, seen = draft.seen?.look, step = heads.roem ? 2 : 1;
  for (const box of document.querySelectorAll("#boxes [data-box]")) {
    const name = box.dataset.box, own = name in p ? p[name] : name === p.side && !p.mark ? p.points : "";
    const judged = seen?.boxes[name === "ew" ? step : 0];
    const active = draft.box === name, shown = box.querySelector("b");
    const marked = p.mark && name === p.side;
    shown.textContent = own || (name in p ? "" : marked && judged?.mark ? judged.mark : judged?.text ?? "");
    shown.className = own ? "" : marked ? "mark" : "shown";
    box.classList.toggle("active", active);
    box.setAttribute("aria-pressed", String(active));
  }
  for (const box of document.querySelectorAll("#boxes [data-show]")) {
    const side = box.dataset.show, judged = seen?.boxes[side === "ew" ? 3 : 1];
    const tappedRoem = p.roem[side] + p.hand[side];
    box.querySelector("b").textContent = judged?.text || (judged?.fill === "stripe" ? "／" : tappedRoem || "");
    box.querySelector("b").className = judged?.fill === "stripe" ? "shown" : "";
    box.disabled = !tappedRoem;
  }
  const found = draft.seen?.findings?.[0];
  by("told").textContent = found ? `! ${found.message}` : p.state && seen ? seen.words : "";
  by("told").className = `told ${found ? found.severity : ""}`;
}

const keysOf = {
  digit: (digit) => change((p) => {
    const box = draft.box in { bid: 1, share: 1 } ? draft.box : "points", longest = box === "points" ? 4 : 3;
    if (box === "points") { p.mark = ""; p.state = ""; p.side = draft.box; }
    p[box] = ((draft.fresh ? "" : p[box]) + digit).slice(0, longest);
  }),
  box: (box) => {
    draft.box = box;
    if ((box === "ns" || box === "ew") && box !== draft.parts.side && !draft.parts.mark) change((p) => { p.side = box; p.points = ""; });
    draft.fresh = true;
    paintBoxes();
  },
  roem: (side, value) => change((p) => { p.roem[side] += Number(value); p.state = ""; }),
  hand: (side, value) => change((p) => { p.hand[side] += Number(value); p.state = ""; }),
  show: (side) => change((p) => { p.roem[side] = p.hand[side] = 0; for (const name of ["stuk", "alike"]) if (p[name] === side) p[name] = ""; }),
  set: (name, value) => change((p) => { p[name] = p[name] === value ? "" : value; if (name === "state") { p.mark = ""; p.points = ""; } }),
  fine: (fine) => change((p) => { p.fines = p.fines.includes(fine) ? p.fines.filter((one) => one !== fine) : [...p.fines, fine]; }),
  mark: (mark) => {
    if (draft.parts.mark === mark) return change((p) => { p.mark = ""; });
    by("whose").dataset.mark = mark;
    by("whose-mark").textContent = say(`mark_${mark}`);
    face("whose");
    document.querySelector(".whose").focus();
  },
  whose: (side) => {
    if (!side) return face("keys");
    change((p) => { p.mark = by("whose").dataset.mark; p.side = side; p.points = ""; p.state = ""; draft.box = side; });
    by("done").focus();
  },
};

by("pad").addEventListener("click", (event) => {
  const key = event.target.closest("button");
  if (!key || !draft) return;
  for (const name of Object.keys(keysOf)) {
    if (name in key.dataset) return keysOf[name](key.dataset[name], key.dataset.value);
  }
});
by("back").addEventListener("click", () => {
  if (!draft.before.length) return;
  draft.parts = draft.before.pop();
  draft.box = draft.box in { bid: 1, share: 1 } ? draft.box : draft.parts.side;
  tapped();
});
by("done").addEventListener("click", () => keep(line(draft.parts)));
by("empty").addEventListener("click", () => (row(draft.game).typed || queue[draft.game] ? keep("") : shut()));
by("more")?.addEventListener("click", () => face(by("more-keys").hidden ? "more-keys" : "keys"));
by("close").addEventListener("click", shut);
by("next").addEventListener("click", () => open(nextGame().game, true));
by("rows").addEventListener("click", (event) => {
  const line = event.target.closest("tr[data-game]");
  if (line) open(Number(line.dataset.game), true);
});
document.addEventListener("keydown", (event) => {
  if (!draft || event.ctrlKey || event.altKey || event.metaKey || event.target.closest("dialog")) return;
  if (/^[0-9]$/.test(event.key)) keysOf.digit(event.key);
  else if (event.key === "Backspace") by("back").click();
  else if (event.key === "Escape") shut();
  else return;
  event.preventDefault();
});

// --- to the server and back ---

/** A row in the words of its keys, where no server said what it comes to. */
function saidHere(p, typed) {
  if (!typed) return say("empty");
  const word = (name, value) => document.querySelector(`[data-${name}="${value}"]`)?.textContent.trim() ?? value;
  if (p.state) return p.state === "x" ? p.state : [...document.querySelectorAll("[data-set=state]")].find((one) => one.dataset.value === p.state)?.textContent ?? p.state;
  const roem = ["ns", "ew"].map((side) => [side, p.roem[side] + p.hand[side]]).filter(([, sum]) => sum);
  return [`${state.sides[p.side]} ${p.mark ? word("mark", p.mark) : p.points}`, ...roem.map(([side, sum]) => `${say("roem_of", { side: state.sides[side] })} ${sum}`)].join(", ");
}

/** Keep a row here first, then send it: what was typed outlives the connection and the page. */
function keep(typed) {
  const { game, version, parts, seen } = draft;
  const look = seen?.typed === typed ? seen.look : null, said = look?.said ?? saidHere(parts, typed);
  if (typed !== row(game).typed || queue[game]) {
    queue[game] = { typed, version, key: newKey(), parts, said, look };
    store();
  }
  draft = null;
  by("pad").hidden = true;
  paint();
  if (!by("go").hidden) by("next").focus({ preventScroll: true });
  send();
}

function store() {
  remember(kept, JSON.stringify(queue));
}

async function send() {
  if (sending || by("both").open) return;
  sending = true;
  try {
    for (let game; (game = Object.keys(queue)[0]); ) {
      const { typed, version, key } = queue[game];
      const answer = await ask("PUT", `${api}/rows/${game}`, { typed, version, key, keys: true });
      isOffline(false);
      if (queue[game]?.key !== key) { // typed again meanwhile
        if (answer.status === 200) queue[game].version = answer.body.version;
        continue;
      }
      if (![200, 409, 422, 423].includes(answer.status)) { refuse(say("refused", { reason: answer.body.message ?? "" })); break; } // it stays here
      if (answer.status === 409) { take(answer.body); showBoth(Number(game), answer.body); break; }
      const { said } = queue[game];
      delete queue[game];
      store();
      if (answer.status === 200) { take(answer.body); announce(say("row_saved", { game: game })); }
      else { await refresh(); refuse(say("refused_row", { game, row: said, reason: answer.body.message ?? "" })); }
    }
  } catch { isOffline(true); }
  sending = false;
  paintNet();
}

function showBoth(game, theirs) {
  const one = row(game), mine = queue[game];
  by("both-head").textContent = say("both", { game: one.game });
  by("theirs").textContent = theirs.look?.said ?? theirs.typed;
  by("mine").textContent = mine.said;
  const choose = (take) => () => {
    if (take) queue[game] = { ...mine, version: theirs.version, key: newKey() };
    else delete queue[game];
    store();
    by("both").close();
    paint(game);
    send();
  };
  by("take-theirs").onclick = choose(false);
  by("take-mine").onclick = choose(true);
  by("both").showModal();
}
by("both").addEventListener("cancel", (event) => event.preventDefault());

/** A row as it is now, with the totals and all else that follows from it. */
function take(now) {
  const at = state.games.findIndex((one) => one.game === now.game);
  if (at < 0 || now.version < state.games[at].version) return;
  const other = now.version !== state.games[at].version;
  state.games[at] = now;
  if (draft?.game === now.game && !draft.before.length) { // typed by somebody else before a key was tapped here
    draft = null;
    by("pad").hidden = true;
  }
  stand(now, other ? now.game : null);
}

/** What changes with whatever is done at the table. */
function stand(now, fresh = null) {
  for (const name of ["totals", "state", "confirmed", "missing", "called", "protests", "all_findings"]) state[name] = now[name];
  paint(fresh);
}

async function refresh() {
  try {
    const answer = await ask("GET", api);
    isOffline(false);
    if (answer.status === 200) { state = answer.body; paint(); }
    else refuse(say("refused", { reason: answer.body.message ?? "" }));
  } catch { isOffline(true); }
}

function isOffline(now) {
  if (now && !offline) setTimeout(again, 2000);
  offline = now;
  paintNet();
}
async function again() {
  if (!offline) return;
  await refresh();
  if (offline) setTimeout(again, 2000);
  else send();
}

function paintNet() {
  const waiting = Object.keys(queue).length;
  const shown = offline ? say("offline") + (waiting ? ` (${say("kept_here", { n: waiting })})` : "") : trouble;
  if (by("net").textContent !== shown) by("net").textContent = shown;
}

function announce(text) { by("say").textContent = text; }
/** Why something was not taken; told until the next deed. */
function refuse(why) {
  trouble = why;
  paintNet();
}

listen(`${api}/events?lang=${document.documentElement.lang}`, {
  row: (now) => {
    const mine = row(now.game), news = mine && now.version > mine.version;
    take(now);
    if (news && !sending) announce(say("row_changed", { game: mine.game, row: now.look?.said ?? now.typed }));
  },
  state: (now) => { state = now; paint(); },
  clock: showClock,
}, () => refresh().then(send));
wide.addEventListener("change", () => paint());
paint();
send();
}
