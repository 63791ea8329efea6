/** Puzzles: finds moments of recorded matches that may become one, and tells how a puzzle file is solved. */
import { keyOf, questionOf, type AnyPosition, type TextContext } from '@kolbiste/engine';
import { gameNamed, rulesOf, type Rules } from '@kolbiste/games';
import { candidateIn, readPuzzle, Solver, turnOf, type Candidate, type Mining } from '@kolbiste/learn';
import { importRecord, Match, type TableRecord } from '@kolbiste/table';
import { bounded, readText, UserError, wholeNumber, type Shell } from '../shell.ts';

/** More positions are not looked at for one moment. */
const MOST_NODES = 4_000;

export async function puzzle(shell: Shell, [what, ...files]: readonly string[]): Promise<number> {
  if ((what !== 'mine' && what !== 'check') || files.length === 0) throw new UserError(shell.words.missing('mine | check <files…>'), 2);
  if (what === 'check') {
    for (const file of files) check(shell, file);
    return 0;
  }
  const luck = shell.flags['luck'] === undefined ? null : wholeNumber(shell, '--luck', 1);
  let found = 0;
  for (const file of files) {
    const record = bounded(shell, file, () => importRecord(readText(shell, file)));
    const rules = await rulesOf(record.header.game, record.header.version);
    if (!rules) throw new UserError(`${file}: ${shell.words.rulesNotHere(record.header.version)}`);
    for (const moment of momentsOf(rules, record, { luck, most: MOST_NODES })) {
      found++;
      tell(shell, file, { rules, record, ...moment });
    }
  }
  if (!shell.json) shell.note(shell.words.puzzlesFound(found));
  return 0;
}

interface Moment {
  /** Of the row that answered here. */
  readonly n: number;
  readonly played: string;
  readonly position: AnyPosition;
  readonly candidate: Candidate;
}

/** How many turns before the end somebody may have been able to win. */
const LAST_TURNS = 3;

/** The moments of a match at which somebody could have won by few of the answers: in each of the last turns the first of them. */
function* momentsOf({ game }: Rules, { header, rows }: TableRecord, mining: Mining): Generator<Moment> {
  const match = new Match(game, header);
  const moments: Omit<Moment, 'candidate'>[] = [];
  for (const row of rows) {
    if (row.type === 'answer' && match.position?.decision)
      moments.push({ n: row.n, played: row.key, position: game.clone(match.position) as AnyPosition });
    match.take(row, []);
  }
  const turns = [...new Set(moments.map(({ position }) => turnOf(position)))].slice(-LAST_TURNS);
  for (const turn of turns)
    for (const moment of moments.filter(({ position }) => turnOf(position) === turn)) {
      const candidate = candidateIn(game, moment.position, mining);
      if (!candidate) continue;
      yield { ...moment, candidate };
      break;
    }
}

function tell(
  shell: Shell,
  file: string,
  { rules, record, n, played, position, candidate }: Moment & { readonly rules: Rules; readonly record: TableRecord },
): void {
  const { seat, wins, offers } = candidate;
  const { header } = record;
  if (shell.json) {
    shell.say(
      JSON.stringify({ file, game: header.game, row: n, seat, name: header.seats[seat]!.name, wins, offers: offers.length, played }),
    );
    return;
  }
  const words = rules.text[shell.language];
  const { game } = rules;
  const context: TextContext = { seats: header.seats.map(({ name }) => name), view: game.see(position, seat).table };
  const { options, about } = position.decision!;
  const question = questionOf(position);
  const said = (key: string): string => {
    const option = options.find(each => keyOf(each) === key);
    return option ? words.option(option, question, context, about) : key;
  };
  shell.lines([
    shell.words.puzzleFound({ file, row: n, name: header.seats[seat]!.name, wins: wins.length, offers: offers.length }),
    ...wins.map(key => `  ${key}  (${said(key)})`),
    shell.words.puzzlePlayed(said(played), wins.includes(played)),
    '',
  ]);
}

function check(shell: Shell, file: string): void {
  const read = readPuzzle(readText(shell, file), file);
  const solution = bounded(shell, file, () => new Solver(gameNamed(read.game.id).game, read).solve());
  const { wins, offers, nodes } = solution;
  if (shell.json) shell.say(JSON.stringify({ file, wins, offers: offers.length, nodes }));
  else shell.lines([shell.words.puzzleChecked({ file, wins: wins.length, offers: offers.length, nodes }), ...wins.map(key => `  ${key}`)]);
}
