// The keypad of a table: a key says what it makes of the parts of a row, the parts make a line of
// quick entry, and what that comes to the server says.
"use strict";
const wide = matchMedia("(min-width: 47.5rem)"); // the pad stands beside the sheet, and stays
const keys = (of) => [...by("pad").querySelectorAll(`[data-${of}]`)];
const blank = (parts) => Object.fromEntries(parts.map((part) => [part, ""]));
let draft = null; // what is tapped now: {game, version, parts, before: [parts], box, fresh}

/** The quick entry that was tapped; "" while it says no result yet. */
function line(parts) {
  if (!Object.keys(data.no_result).some((part) => parts[part])) return "";
  const pieces = data.pieces[parts.state] ?? data.pieces.played;
  return pieces.map(([part, text]) => parts[part] && filled(text, parts)).join("");
}

const typing = {
  toPlay: () => sheet.missing.find((game) => !isWaiting(game)),
  game: () => draft?.game ?? typing.toPlay(),

  /** Type a game, over the version of it that is seen. */
  open(game, version = (queue[game] ?? row(game)).version) {
    const there = row(game), parts = { ...data.blank, ...(queue[game] ?? there.look).parts };
    const box = parts.points_ew || parts.mark_ew ? "points_ew" : "points_ns";
    draft = { game, version, parts, before: [], box, fresh: true };
    untry();
    tell("pad-game", say("game", { game }));
    tell("pad-dealer", there.dealer ? `· ${say("dealer", { name: sheet.seats[there.dealer] })}` : "");
    face("keys");
    paint();
    by("pad-head").focus({ preventScroll: true });
    if (!wide.matches) document.querySelector("tr.here")?.scrollIntoView({ block: "end", behavior: "instant" });
  },
  /** Somebody else typed a row: where no key was tapped here it is shown, and not typed over unseen. */
  changed(game, seen) {
    if (draft?.game !== game) return;
    draft.version = seen;
    if (draft.before.length) return;
    if (wide.matches) shut(); // the pad that stays goes on to the next
    else typing.open(game, seen);
  },
  asks: (dialog) => dialog.showModal(),

  /** The rest of the page, once the sheet is painted. */
  painted() {
    const next = typing.toPlay(), ends = !next || sheet.state === "signed";
    by("pad").hidden = !draft;
    by("go").hidden = ends || Boolean(draft) || wide.matches;
    tell("next", say("fill_in", { game: next }));
    document.body.classList.toggle("typing", Boolean(draft));
    if (draft) paintPad();
    else if (wide.matches && !ends) typing.open(next);
  },
};

function shut() {
  draft = null;
  untry();
  paint();
}

/** Which face of the pad is to be seen. */
function face(name) {
  for (const one of by("pad").querySelectorAll(".face")) one.hidden = one.id !== name;
}

const isPut = (parts) => Object.entries(parts).every(([part, text]) => draft.parts[part] === text);

/** Other parts; what they come to is asked once no key follows. */
function change(parts) {
  const asked = by("keys").hidden;
  draft.before.push(draft.parts);
  draft.parts = { ...draft.parts, ...parts };
  draft.fresh = false;
  face("keys");
  tapped();
  if (asked) by("done").focus();
}
function tapped() {
  paintPad();
  judge(draft.game, line(draft.parts));
}

/** What was tapped, in its boxes and on its keys. */
function paintPad() {
  const { parts, box: active } = draft;
  const press = (name, is) => keys(name).forEach((key) => { key.ariaPressed = String(is(key.dataset)); });
  press("put", ({ put }) => isPut(JSON.parse(put)));
  press("mark", ({ mark }) => [parts.mark_ns, parts.mark_ew].includes(mark));
  press("box", ({ box }) => box === active);
  for (const key of keys("shows")) {
    const shown = key.dataset.shows.split(" ").map((part) => parts[part]).filter(Boolean);
    const sum = shown.reduce((all, text) => all + (Number(text) || 0), 0);
    key.querySelector("b").textContent = sum || (data.marks[shown[0]] ?? shown[0] ?? "");
    key.disabled = "clear" in key.dataset && !shown.length;
  }
  by("done").disabled = !line(parts);
}

const KEYS = { // by what a key carries
  digit(digit) {
    const { box, fresh, parts } = draft, most = box in data.no_result ? 4 : 3;
    change({ ...(box in data.no_result && data.no_result), [box]: ((fresh ? "" : parts[box]) + digit).slice(0, most) });
  },
  box(box) {
    Object.assign(draft, { box, fresh: true });
    paintPad();
  },
  add: (part, { value }) => change({ [part]: String(Number(draft.parts[part]) + Number(value)), state: "" }),
  clear: (_, { shows }) => change(blank(shows.split(" "))),
  put(json) {
    const parts = JSON.parse(json);
    change(isPut(parts) ? blank(Object.keys(parts)) : parts);
  },
  face(name) {
    face(by(name).hidden ? name : "keys");
    by(name).querySelector("button").focus();
  },
};
by("pad").onclick = ({ target }) => {
  const key = target.closest("button"), name = key && Object.keys(KEYS).find((one) => one in key.dataset);
  if (name && draft) KEYS[name](key.dataset[name], key.dataset);
};

/** The row goes; it shows what the server said that it comes to, or else what the boxes do. */
function done(typed) {
  const { game, version, parts } = draft, look = typed && tried?.typed === typed ? tried.look : null;
  const boxes = keys("name").map((key) => [key.dataset.name, key.querySelector("b").textContent]);
  const shown = boxes.filter(([, text]) => text).map((box) => box.join(" ")).join(", ");
  draft = null;
  untry();
  keep(game, typed, { version, parts, html: look?.html, said: look?.said ?? (typed ? shown || typed : say("empty")) });
  paint();
  by("next").focus({ preventScroll: true });
}
by("done").onclick = () => done(line(draft.parts));
by("empty").onclick = () => (row(draft.game).typed || queue[draft.game] ? done("") : shut());
by("close").onclick = shut;
by("next").onclick = () => typing.open(typing.toPlay());
by("back").onclick = () => {
  if (!draft.before.length) return;
  draft.parts = draft.before.pop();
  tapped();
};
document.addEventListener("keydown", (event) => {
  const typed = draft && !by("both").open && !event.ctrlKey && !event.altKey && !event.metaKey;
  const key = typed && keys("key").find((one) => one.dataset.key === event.key);
  if (!key) return;
  key.click();
  event.preventDefault();
});
wide.onchange = () => paint();
begin();
