// The keypad of a table: taps become a line of quick entry; what it comes to the server says.
"use strict";
const wide = matchMedia("(min-width: 47.5rem)"); // the pad stands beside the sheet, and stays
const SIGNS = { ns: "+", ew: "-" }, APART = ["bid", "share", "more"]; // boxes with a figure of their own
const BLANK = {
  who: "", side: "ns", points: "", mark: "", roem: { ns: 0, ew: 0 }, hand: { ns: 0, ew: 0 }, stuk: "", alike: "",
  bid: "", trump: "", double: "", share: "", more: "", passed: false, fines: [], state: "",
};
const keys = (of) => [...by("pad").querySelectorAll(`[data-${of}]`)];
let draft = null; // what is tapped now: {game, version, parts, before: [parts], box, fresh, seen}
let judging = 0;

/** The quick entry that was tapped; "" while it says no result yet. */
function line(p) {
  if (p.state === "-" || p.state === "x") return p.state + p.fines.join("");
  const figure = p.mark || p.points, result = p.state || (figure && (p.side === "ew" ? "." : "") + figure);
  if (!result) return "";
  const roem = (side) => {
    const { [side]: hand } = p.hand, high = p.alike === side ? "g" : "", sign = SIGNS[side];
    return (p.roem[side] ? sign + p.roem[side] + (hand ? "" : high) : "")
      + (hand ? `${sign}${hand}h${high}` : "") + (p.stuk === side ? `${sign}s` : "");
  };
  const after = (sign, text) => text && sign + text;
  return p.who + result + after("*", p.share) + roem("ns") + roem("ew") + after("*", p.more)
    + after("#", p.bid) + after("@", p.trump) + p.double + (p.passed ? "r" : "") + p.fines.join("");
}

const typing = {
  toPlay: () => sheet.missing.find((game) => !queue[game]),
  game: () => draft?.game ?? typing.toPlay(),

  /** Type a game; `asked` where somebody tapped on it. */
  open(game, asked) {
    const there = row(game), { parts, version } = queue[game] ?? { ...there, parts: there.look.parts };
    draft = { game, version, parts: structuredClone({ ...BLANK, ...parts }), before: [], fresh: true, seen: null };
    draft.box = draft.parts.side;
    if (parts && !queue[game]) draft.seen = { ...there, typed: line(draft.parts) };
    if (asked) trouble = "";
    tell("pad-game", say("game", { game }));
    tell("pad-dealer", there.dealer ? "· " + say("dealer", { name: sheet.seats[there.dealer] }) : "");
    face("keys");
    paintPad();
    paint();
    if (asked) by("pad-head").focus({ preventScroll: true });
    if (!wide.matches) document.querySelector("tr.here")?.scrollIntoView({ block: "end", behavior: "instant" });
  },

  /** The rest of the page, once the sheet is painted. */
  painted() {
    const next = typing.toPlay(), ends = !next || sheet.state === "signed";
    by("pad").hidden = !draft;
    by("go").hidden = ends || Boolean(draft) || wide.matches;
    tell("next", say("fill_in", { game: next }));
    document.body.classList.toggle("typing", Boolean(draft));
    if (wide.matches && !draft && !ends) typing.open(next);
  },

  /** Somebody else typed a row, perhaps this one before a key was tapped here. */
  take(now) {
    const other = take(now);
    if (other && draft?.game === now.game && !draft.before.length) draft = null;
    return other;
  },
};

function shut() {
  draft = null;
  paint();
}

/** Which of the three faces of the pad is to be seen. */
function face(name) {
  for (const one of ["keys", "more-keys", "whose"]) by(one).hidden = one !== name;
}

/** Another part; what it comes to is asked once no key follows. */
function change(how) {
  draft.before.push(structuredClone(draft.parts));
  how(draft.parts);
  draft.fresh = false;
  face("keys");
  tapped();
}
function tapped() {
  const of = draft, typed = line(of.parts);
  if (!typed) of.seen = null;
  paintPad();
  clearTimeout(judging);
  if (typed) judging = setTimeout(() => judge(of, typed), 120);
}
/** What the taps come to, as the server sees it; nothing is kept by asking. */
async function judge(of, typed) {
  const answer = await ask("POST", `${data.api}/try`, { game: of.game, typed }).catch(() => null);
  if (answer?.status !== 200 || draft !== of || line(of.parts) !== typed) return; // it is judged when it is sent
  of.seen = { ...answer.body, typed };
  paintPad();
}

function paintPad() {
  const { parts: p, box: active, seen } = draft, boxes = seen?.look.boxes ?? [];
  const judged = (side, at) => boxes[(side === "ew" ? boxes.length / 2 : 0) + at];
  const pressed = (name, is) => keys(name).forEach((key) => { key.ariaPressed = String(is(key.dataset)); });
  pressed("set", (key) => p[key.set] === key.value);
  pressed("mark", (key) => p.mark === key.mark);
  pressed("fine", (key) => p.fines.includes(key.fine));
  pressed("box", (key) => key.box === active);
  const show = (key, text, kind) => Object.assign(key.querySelector("b"), { textContent: text, className: kind });
  for (const key of keys("box")) {
    const name = key.dataset.box, mine = name === p.side, box = judged(name, 0);
    const mark = mine && p.mark && (box?.mark || by("pad").querySelector(`[data-mark=${p.mark}]`).textContent);
    if (APART.includes(name)) show(key, p[name], "");
    else if (mine && p.points && !p.mark) show(key, p.points, "");
    else show(key, mark || (box?.text ?? ""), mark ? "mark" : "shown");
  }
  for (const key of keys("show")) {
    const side = key.dataset.show, box = judged(side, 1), sum = p.roem[side] + p.hand[side];
    show(key, box?.text || (box?.fill === "stripe" ? "／" : sum || ""), box?.fill === "stripe" ? "shown" : "");
    key.disabled = !sum;
  }
  const found = seen?.findings[0];
  tell("told", found ? `! ${found.message}` : p.state && seen ? seen.look.words : "");
  by("told").className = `told ${found?.severity ?? ""}`;
  by("done").disabled = !line(p);
}

const KEYS = { // by what a key carries: its value, and that of "data-value"
  digit: (digit) => change((p) => {
    const box = APART.includes(draft.box) ? draft.box : "points";
    if (box === "points") Object.assign(p, { mark: "", state: "", side: draft.box });
    p[box] = ((draft.fresh ? "" : p[box]) + digit).slice(0, box === "points" ? 4 : 3);
  }),
  box: (box) => {
    const { side, mark } = draft.parts;
    draft.box = box;
    if (box in SIGNS && box !== side && !mark) change((p) => Object.assign(p, { side: box, points: "" }));
    draft.fresh = true;
    paintPad();
  },
  roem: (side, value) => change((p) => { p.roem[side] += Number(value); p.state = ""; }),
  hand: (side, value) => change((p) => { p.hand[side] += Number(value); p.state = ""; }),
  show: (side) => change((p) => { // its roem away
    p.roem[side] = p.hand[side] = 0;
    for (const name of ["stuk", "alike"]) if (p[name] === side) p[name] = "";
  }),
  set: (name, value) => change((p) => {
    p[name] = p[name] === value ? "" : value;
    if (name === "state") p.mark = p.points = "";
  }),
  fine: (fine) => change((p) => {
    p.fines = p.fines.includes(fine) ? p.fines.filter((one) => one !== fine) : [...p.fines, fine];
  }),
  mark: (mark) => {
    if (draft.parts.mark === mark) return change((p) => { p.mark = ""; });
    by("whose").dataset.asked = mark;
    tell("whose-mark", say(`mark_${mark}`));
    face("whose");
    keys("whose")[0].focus();
  },
  whose: (side) => {
    if (!side) return face("keys");
    draft.box = side;
    change((p) => Object.assign(p, { mark: by("whose").dataset.asked, side, points: "", state: "" }));
    by("done").focus();
  },
};
by("pad").onclick = ({ target }) => {
  const key = target.closest("button"), name = key && Object.keys(KEYS).find((one) => one in key.dataset);
  if (name && draft) KEYS[name](key.dataset[name], key.dataset.value);
};

/** The row goes; it shows what the server said that it comes to, or else what the boxes do. */
function done(typed) {
  const { game, version, parts, seen } = draft, look = typed && seen?.typed === typed ? seen.look : null;
  const shown = keys("name").filter((key) => key.lastElementChild.textContent.trim());
  const boxes = shown.map((key) => `${key.dataset.name} ${key.lastElementChild.textContent}`).join(", ");
  draft = null;
  keep(game, typed, { version, parts, html: look?.html, said: look?.said ?? (typed ? boxes || typed : say("empty")) });
  paint();
  by("next").focus({ preventScroll: true });
}
by("done").onclick = () => done(line(draft.parts));
by("empty").onclick = () => (row(draft.game).typed || queue[draft.game] ? done("") : shut());
by("more").onclick = () => face(by("more-keys").hidden ? "more-keys" : "keys");
by("close").onclick = shut;
by("next").onclick = () => typing.open(typing.toPlay(), true);
by("back").onclick = () => {
  if (!draft.before.length) return;
  draft.parts = draft.before.pop();
  if (!APART.includes(draft.box)) draft.box = draft.parts.side;
  tapped();
};
document.addEventListener("keydown", (event) => {
  if (!draft || event.ctrlKey || event.altKey || event.metaKey || by("both").open) return;
  const key = { Backspace: by("back"), Escape: by("close") }[event.key];
  if (/^[0-9]$/.test(event.key)) KEYS.digit(event.key);
  else if (key) key.click();
  else return;
  event.preventDefault();
});
wide.onchange = () => paint();
begin();
