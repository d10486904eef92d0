// The second desk: any sheet by the same keys as in the window, and people at the door.
"use strict";
{

const api = `/api/desk/${data.code}`;
let already = [], seen = 0, last = {}, evening = data.desk, sheet = null, game = null, events = null, found = [], chosen = 0;
const place = () => `${api}/t/${sheet.round}/${sheet.table}`;
const row = (number) => sheet.games.find((one) => one.game === number);
const name = () => by("called").value.trim();
const signs = { missing: "", half: "◐", error: "!", complete: "○", signed: "✓" };

// --- all sheets ---

function paintBoard() {
  by("board").replaceChildren(...evening.rounds.flatMap(({ round, tables }) => [
    make("h2", {}, say("round", { round }), make("small", {}, ` ${tables.filter((one) => one.state === "signed").length}/${tables.length}`)),
    make("div", { class: "tiles" }, ...tables.map((one) => {
      const sign = one.called ? "☎" : one.state === "complete" && one.confirmed ? "◉" : signs[one.state];
      const word = one.called ? say("tile_called") : one.confirmed && one.state === "complete" ? say("tile_confirmed") : say(`tile_${one.state}`);
      const here = sheet && sheet.round === one.round && sheet.table === one.table;
      return make("button", { type: "button", class: `tile ${one.state}`, "aria-pressed": String(Boolean(here)), on: () => openSheet(one.round, one.table), title: `${one.ns} – ${one.ew}` },
        make("b", {}, say("table", { table: one.table })), make("small", {}, `${sign} ${word}`.trim()));
    })),
  ]));
}

async function openSheet(round, table) {
  const answer = await asked("GET", `${api}/t/${round}/${table}`);
  if (!answer) return;
  sheet = answer.body;
  events?.close();
  events = listen(`${place()}/events?lang=${document.documentElement.lang}`, { row: take, state: (now) => { sheet = now; paint(); } }, () => {});
  game = null;
  go(sheet.missing[0] ?? null);
  by("line").focus();
}

// --- one sheet ---

function go(to) {
  game = to;
  seen = game === null ? 0 : row(game).version; // what is typed now is typed over this one
  by("line").value = game === null ? "" : row(game).typed;
  by("line").select();
  by("told").textContent = "";
  paint();
}

function paint(fresh) {
  paintBoard();
  by("place").hidden = !sheet;
  if (!sheet) return;
  by("title").textContent = `${say("table", { table: sheet.table })} · ${say("round", { round: sheet.round }).toLowerCase()}`;
  by("sheet").className = classes({ sheet: true, tight: sheet.columns.before.length + sheet.columns.after.length > 2, solo: isOwn(sheet) });
  by("head").replaceChildren(...headOf(sheet));
  by("rows").replaceChildren(...sheet.games.flatMap((one) => rowOf(sheet, one, { here: one.game === game, fresh: one.game === fresh })));
  by("totals").replaceChildren(...totalsOf(sheet));
  const signed = sheet.state === "signed", ready = isReady(sheet);
  by("end").replaceChildren(...foundOf(sheet), ...(sheet.called ? [make("button", { type: "button", on: answered }, say("called_answer"))] : []),
    ...(signed ? [make("p", { class: "banner" }, make("b", {}, `✓ ${say("state_signed")} `), make("button", { type: "button", class: "plain", on: () => sign("unsign") }, say("unsign")))] : []));
  by("entry").hidden = signed;
  by("line").hidden = game === null && ready;
  by("line-of").textContent = game === null ? (ready ? say("all_right") : say("look_at")) : say("game", { game });
  by("enter").textContent = game === null && ready ? say("sign") : say("done");
}

function take(now) {
  const at = sheet.games.findIndex((one) => one.game === now.game);
  if (at < 0 || now.version < sheet.games[at].version) return;
  const old = sheet.games[at], other = now.version !== old.version;
  sheet.games[at] = now;
  if (other && now.game === game && by("line").value === old.typed) go(game);
  stand(now, other ? now.game : null);
}

function stand(now, fresh) {
  for (const one of ["totals", "state", "confirmed", "missing", "called", "protests", "all_findings"]) sheet[one] = now[one];
  paint(fresh);
}

async function keep(typed, version) {
  const what = [sheet.round, sheet.table, game, typed, version].join(" ");
  if (last.what !== what) last = { what, key: newKey() }; // pressed again where no answer came it is the same
  const { key } = last, at = game, answer = await asked("PUT", `${place()}/rows/${at}`, { typed, version, key, keys: true, desk: name() }, [409, 422, 423]);
  if (!answer) return; // no connection: the line stands where it was typed
  if (answer.status === 409) return showBoth(at, typed, answer.body);
  if (answer.status !== 200) { by("told").textContent = `! ${answer.body.message}`; by("told").className = "told error"; return; }
  take(answer.body);
  const after = sheet.games.map((one) => one.game), next = after[after.indexOf(at) + 1];
  go(sheet.missing.find((one) => one > at) ?? sheet.missing[0] ?? (isReady(sheet) ? null : next ?? null));
  by("line").focus();
}

function showBoth(at, typed, theirs) {
  take(theirs);
  by("both-head").textContent = say("both", { game: at });
  by("theirs").textContent = theirs.look.said;
  by("mine").textContent = typed;
  by("take-theirs").onclick = () => { by("both").close(); go(at); };
  by("take-mine").onclick = () => { by("both").close(); keep(typed, theirs.version); };
  by("both").showModal();
}

async function sign(how) {
  const answer = await asked("POST", `${place()}/${how}`, { desk: name() }, [409, 422, 423]);
  if (!answer) return;
  if (answer.status !== 200) { by("told").textContent = `! ${answer.body.message}`; return; }
  stand(answer.body);
  await refresh();
  const tables = evening.rounds.flatMap((one) => one.tables), here = tables.findIndex((one) => one.round === sheet.round && one.table === sheet.table);
  const next = [...tables.slice(here + 1), ...tables.slice(0, here)].find((one) => one.state !== "signed");
  if (how === "sign" && next) openSheet(next.round, next.table);
}

async function answered() {
  const answer = await asked("POST", `${place()}/answered`, { desk: name() });
  if (answer) stand(answer.body);
}

let judging = 0;
by("line").addEventListener("input", () => {
  clearTimeout(judging);
  judging = setTimeout(async () => {
    const typed = by("line").value, at = game;
    const answer = typed && (await asked("POST", `${place()}/try`, { game: at, typed }));
    if (by("line").value !== typed || game !== at) return;
    const wrong = answer && answer.body.findings[0];
    by("told").textContent = !answer ? "" : wrong ? `! ${wrong.message}` : answer.body.look.said;
    by("told").className = `told ${wrong ? wrong.severity : ""}`;
  }, 120);
});
by("line").addEventListener("keydown", (event) => {
  const games = sheet.games.map((one) => one.game), at = games.indexOf(game);
  if (event.key === "ArrowDown" && at + 1 < games.length) go(games[at + 1]);
  else if (event.key === "ArrowUp" && game === null) go(games[games.length - 1]);
  else if (event.key === "ArrowUp" && at > 0) go(games[at - 1]);
  else if (event.key === "Escape") go(game);
  else return;
  event.preventDefault();
});
by("entry").addEventListener("submit", (event) => {
  event.preventDefault();
  if (game === null) return isReady(sheet) ? sign("sign") : go(sheet.all_findings.find((one) => one.game)?.game ?? sheet.games[0].game);
  const typed = by("line").value.trim();
  if (typed === row(game).typed) return go(sheet.missing.find((one) => one > game) ?? sheet.missing[0] ?? null);
  keep(typed, seen);
});
by("rows").addEventListener("click", (event) => {
  const line = event.target.closest("tr[data-game]");
  if (line && sheet.state !== "signed") { go(Number(line.dataset.game)); by("line").focus(); }
});

// --- the door ---

async function search() {
  const letters = by("letters").value.trim();
  const answer = letters ? await asked("GET", `${api}/candidates?search=${encodeURIComponent(letters)}`) : null;
  if (by("letters").value.trim() !== letters) return;
  const words = fold(letters).split(/\s+/).filter(Boolean);
  const there = words.length ? evening.people.filter((one) => words.every((part) => fold(one.name).includes(part))) : [];
  found = answer ? [...answer.body.candidates.slice(0, 8).map((one) => ({ id: one.id, text: one.name })), ...(answer.body.guest ? [{ guest: letters, text: say("as_guest", { name: answer.body.guest }) }] : [])] : [];
  chosen = there.length && found[0]?.guest !== undefined ? -1 : 0; // who is there already is no guest by one Enter
  already = there.slice(0, 4).map((one) => make("li", { role: "presentation", class: "already" }, `✓ ${say("is_already", { name: one.name })}`));
  paintFound();
}

function paintFound() {
  by("candidates").replaceChildren(...already, ...found.map((one, at) => make("li", { id: `found-${at}`, role: "option", "aria-selected": String(at === chosen), class: classes({ here: at === chosen }), on: () => checkIn(one) }, one.text)));
  by("letters").setAttribute("aria-expanded", String(found.length > 0));
  by("letters").setAttribute("aria-activedescendant", found[chosen] ? `found-${chosen}` : "");
}

async function checkIn(one) {
  const who = one.guest === undefined ? { id: one.id } : { guest: one.guest };
  const answer = await asked("POST", `${api}/people`, { ...who, desk: name() }, [409, 422]);
  if (!answer) return;
  const said = answer.status === 200 ? say("is_there", { name: one.guest === undefined ? one.text : one.guest }) : answer.body.message;
  by("came").textContent = answer.status === 200 ? `✓ ${said}` : `! ${said}`;
  if (answer.body.people) evening.people = answer.body.people;
  by("letters").value = "";
  search();
  paintDoor();
  by("letters").focus();
}

function paintDoor() {
  by("count").textContent = say("present", { n: evening.people.length });
  by("people").replaceChildren(...evening.people.slice().reverse().map((one) => make("li", {}, make("b", {}, String(one.number)), ` ${one.name}`)));
}

by("letters").addEventListener("input", search);
by("letters").addEventListener("keydown", (event) => {
  if (event.key === "Enter" && found[chosen]) checkIn(found[chosen]);
  else if (event.key === "ArrowDown") chosen = Math.min(chosen + 1, found.length - 1);
  else if (event.key === "ArrowUp") chosen = Math.max(chosen - 1, 0);
  else if (event.key === "Escape") { by("letters").value = ""; search(); }
  else return;
  event.preventDefault();
  paintFound();
});

function show(door) {
  by("sheets").hidden = door;
  by("door").hidden = !door;
  by("to-sheets").setAttribute("aria-pressed", String(!door));
  by("to-door").setAttribute("aria-pressed", String(door));
  if (door) { paintDoor(); by("letters").focus(); } else by("line").focus();
}
by("to-sheets").addEventListener("click", () => show(false));
by("to-door").addEventListener("click", () => show(true));

// --- to the server and back ---

/** What is answered; null where there is no connection, or it was refused otherwise than named. */
async function asked(method, path, body, expected = []) {
  try {
    const answer = await ask(method, path, body);
    by("net").textContent = "";
    if (answer.status === 200 || expected.includes(answer.status)) return answer;
    by("net").textContent = answer.body.message ?? "";
  } catch { by("net").textContent = say("desk_offline"); }
  return null;
}

async function refresh() {
  const answer = await asked("GET", api);
  if (!answer) return;
  evening = answer.body;
  paintBoard();
  paintDoor();
}

by("called").value ||= remembered("desk") ?? ""; // what was typed before this ran stays
by("called").addEventListener("change", () => remember("desk", name()));
listen(`${api}/events?lang=${document.documentElement.lang}`, { state: refresh, clock: showClock }, refresh);
paintBoard();
show(!evening.rounds.length);
}
