/** Sentences about a match, made of a game's dictionary and the shell's. A dictionary that fails must not take the table with it. */
import type { GameText, Language, Plain, TextContext, Viewer } from '@kolbiste/engine';
import type { Act, MatchState, Passed, SeatState, SeenEvent } from '@kolbiste/protocol';
import type { ShellText } from '../text/index.svelte.ts';
import type { Entry } from './match-client.svelte.ts';

export const contextOf = (seats: readonly SeatState[], view: Plain): TextContext => ({ seats: seats.map(seat => seat.name), view });

/** A sentence; where the name of a card already ended it (“Narrow Escape!”), it needs no full stop. */
export function safely(make: () => string, otherwise: string): string {
  try {
    return make().replace(/([!?])\.$/, '$1') || otherwise;
  } catch {
    return otherwise;
  }
}

export const percent = (share: number, language: Language): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(share);

/** What an option brings more of than another: "lives +1.4, energy −0.5". */
export function reasonsText(
  reasons: readonly { readonly feature: string; readonly difference: number }[],
  { features }: GameText,
  language: Language,
): string {
  const signed = new Intl.NumberFormat(language, { signDisplay: 'exceptZero', maximumSignificantDigits: 2 });
  return reasons
    .map(({ feature, difference }) => `${features[feature] ?? feature} ${signed.format(difference).replace('-', '−')}`)
    .join(', ');
}

const made = new WeakMap<Entry, { readonly language: Language; readonly text: string }>();

/** What a line of the log is put into words with. */
interface Wording {
  readonly text: GameText;
  readonly shell: ShellText;
  readonly seats: readonly SeatState[];
  readonly language: Language;
}

/** A line of the log. Events speak of the table as it was when they happened. */
export function entryText(entry: Entry, { text, shell, seats, language }: Wording): string {
  const known = made.get(entry);
  if (known?.language === language) return known.text;
  const line =
    'event' in entry
      ? safely(() => text.event(entry.event, contextOf(seats, entry.view)), entry.event.type)
      : 'passed' in entry
        ? shell.log.passed(entry.passed.length)
        : actText(entry.act, shell, seats);
  made.set(entry, { language, text: line });
  return line;
}

/** Lines of the log, with what is told together in one: the entries behind each, and its sentence. */
export function linesOf(entries: readonly Entry[], wording: Wording): { readonly entries: readonly Entry[]; readonly text: string }[] {
  const lines: { entries: Entry[]; text: string }[] = [];
  for (const entry of entries) {
    const last = lines.at(-1);
    const together = last && tellTogether([...last.entries, entry], wording);
    if (together) {
      last.entries.push(entry);
      last.text = together;
    } else lines.push({ entries: [entry], text: entryText(entry, wording) });
  }
  return lines;
}
function tellTogether(entries: readonly Entry[], { text, seats }: Wording): string | null {
  const told = entries.flatMap(entry => ('event' in entry && !entry.undone ? [entry] : []));
  if (!text.several || told.length < entries.length) return null;
  const events = told.map(({ event }) => event);
  return safely(() => text.several!(events, contextOf(seats, told.at(-1)!.view)) ?? '', '') || null;
}

/** Events in one sentence for those who listen, or null. */
export const spokenTogether = (
  events: readonly SeenEvent[],
  { text, seats, view }: Pick<Wording, 'text' | 'seats'> & { readonly view: Plain },
): string | null => safely(() => text.spoken?.(events, contextOf(seats, view)) ?? '', '') || null;

function actText(act: Act, shell: ShellText, seats: readonly SeatState[]): string {
  const { acts } = shell.log;
  const name = 'seat' in act ? (seats[act.seat]?.name ?? '') : '';
  switch (act.type) {
    case 'concede':
      return acts.concede(name);
    case 'timeout':
      return acts.timeout(name);
    case 'forfeit':
      return acts.forfeit(name);
    case 'abort':
      return acts.abort;
    case 'decline':
      return acts.declined(name);
    case 'halt':
      return act.on ? acts.halted : acts.unhalted;
    case 'propose':
    case 'consent':
      return act.topic === 'undo' ? acts.undo : acts[act.topic];
    default:
      return '';
  }
}

/** How it ended, in one sentence. */
export function resultText(state: MatchState, text: GameText, shell: ShellText): string {
  const { result, seen, seats } = state;
  if (!result) return '';
  if (result.by === 'rules' && seen?.outcome) return safely(() => text.outcome(seen.outcome!, contextOf(seats, seen.table)), result.why);
  if (result.by === 'abort') return shell.table.noResult;
  const first = seats.filter((_, seat) => result.places[seat] === 1);
  const by = shell.table.by[result.by];
  return first.length === seats.length
    ? `${shell.table.drawn} ${by}`
    : `${shell.table.winner(first.map(seat => seat.name).join(', '))} ${by ? `(${by})` : ''}.`.replace(' .', '.');
}

/** Victory, defeat, or neither; nothing for who only watches. */
export function verdictOf({ result }: MatchState, viewer: Viewer, shell: ShellText): string {
  if (!result) return '';
  if (result.by === 'abort') return shell.table.noResult;
  if (result.places.every(place => place === result.places[0])) return shell.table.drawn;
  if (viewer === 'spectator') return '';
  return result.places[viewer] === 1 ? shell.table.won : shell.table.lost;
}

/** What the table passed for the reader, in words. */
export const passedLines = (
  passed: readonly Passed[],
  context: TextContext,
  text: GameText,
  shell: ShellText,
): { kind: string; why: string; question: string; options: string[] }[] =>
  passed.map(({ kind, why, decision: { question, about, options } }) => ({
    kind,
    why: shell.yields.whys[why],
    question: safely(() => text.question(question, about, context), question),
    options: options.map(({ key, option }) => safely(() => text.option(option, question, context, about), key)),
  }));
