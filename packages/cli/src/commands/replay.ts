/** Records of finished matches: tell them, check them, verify their randomness; and that of events. */
import { verifyEvent } from '@kolbiste/club/events';
import type { TextContext } from '@kolbiste/engine';
import { rulesOf } from '@kolbiste/games';
import { parseEventFile } from '@kolbiste/protocol';
import { importRecord, replayRecord, verifyFairness, type Noted } from '@kolbiste/table';
import { bounded, readText, UserError, type Shell } from '../shell.ts';

export async function replayCommand(shell: Shell, [what, file]: readonly string[]): Promise<number> {
  if ((what !== 'show' && what !== 'check') || !file) throw new UserError(shell.words.missing('show | check <file>'), 2);
  const record = bounded(shell, file, () => importRecord(readText(shell, file)));
  const rules = await rulesOf(record.header.game, record.header.version);
  if (!rules) throw new UserError(`${file}: ${shell.words.rulesNotHere(record.header.version)}`);
  const { game, text } = rules;
  const match = bounded(shell, file, () => replayRecord(game, record));
  if (what === 'check') {
    shell.say(
      shell.json ? JSON.stringify({ ok: true, inputs: record.moves.inputs.length }) : shell.words.replayHolds(record.moves.inputs.length),
    );
    return 0;
  }
  const words = text[shell.language];
  const context: TextContext = { seats: record.header.seats.map(seat => seat.name), view: game.see(match.position!, 'spectator').table };
  const told = record.streams.find(stream => stream.viewer === 'spectator') ?? record.streams[0];
  for (const chapter of told?.chapters ?? [])
    for (const event of chapter.events) shell.say(`${words.event(event, context)}  [${(event as { rule?: string }).rule ?? ''}]`);
  const { outcome } = match.position!;
  if (outcome) shell.say(words.outcome(outcome, context));
  return 0;
}

/** What the player noted before the match. */
function notedBy({ flags, words }: Shell): Noted {
  const { commitment, nonce, seals } = flags;
  if (commitment !== undefined && !/^[0-9a-f]{64}$/i.test(String(commitment))) throw new UserError(words.notACommitment, 2);
  const noted = seals === undefined ? [] : String(seals).toLowerCase().split(',');
  if (noted.some(seal => !/^(-|[0-9a-f]{64})$/.test(seal))) throw new UserError(words.notSeals, 2);
  return {
    ...(commitment !== undefined && { commitment: String(commitment).toLowerCase() }),
    ...(nonce !== undefined && { nonce: String(nonce) }),
    ...(noted.length > 0 && { seals: noted.map(seal => (seal === '-' ? null : seal)) }),
  };
}

export async function verify(shell: Shell, [file]: readonly string[]): Promise<number> {
  if (!file) throw new UserError(shell.words.missing('<file>'), 2);
  const content = readText(shell, file);
  if (/"format"\s*:\s*"kolbiste-event"/.test(content.slice(0, 200))) return verifyEventFile(shell, file, content);
  const record = bounded(shell, file, () => importRecord(content));
  const { words } = shell;
  const rules = await rulesOf(record.header.game, record.header.version);
  const report = bounded(shell, file, () => verifyFairness(rules?.game ?? null, record, notedBy(shell)));
  if (shell.json) shell.say(JSON.stringify(report));
  else {
    shell.say(report.fair === false ? words.unfair(report.checks.at(-1)!.name) : report.fair ? words.fair : words.otherRules);
    shell.say(report.noted.commitment ? words.comparedWithNote : words.comparedWithItself);
    if (report.noted.seals) shell.say(words.comparedWithSeals);
  }
  return report.fair ? 0 : 1;
}

/** Every pairing, bye and place of an event, again from its log and its seed. */
function verifyEventFile(shell: Shell, file: string, content: string): number {
  const read = bounded(shell, file, () => parseEventFile(content));
  if (!read.ok) throw new UserError(`${file}: ${read.text}`);
  const { log, seed } = read.message;
  const problems = bounded(shell, file, () => verifyEvent(read.message));
  const rounds = log.filter(({ act }) => act.type === 'paired').length;
  if (shell.json) shell.say(JSON.stringify({ ok: problems.length === 0, seed: seed !== null, entries: log.length, rounds, problems }));
  else if (problems.length > 0) for (const { n, what } of problems) shell.say(shell.words.eventWrong(what, n));
  else shell.say(seed === null ? shell.words.eventWithoutSeed(log.length) : shell.words.eventHolds(rounds, log.length));
  return problems.length === 0 ? 0 : 1;
}
