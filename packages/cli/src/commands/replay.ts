/** Records of finished matches: tell them, check them, verify their randomness. */
import type { TextContext } from '@kolbiste/engine';
import { rulesOf } from '@kolbiste/games';
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
  const record = bounded(shell, file, () => importRecord(readText(shell, file)));
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
