/** The transcript in docs/protocol.md, played anew. `UPDATE_TRANSCRIPT=1` writes it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  knownAfter,
  Mirror,
  parseClientMessage,
  type ClientMessage,
  type Known,
  type MatchState,
  type Patch,
  type TableMessage,
  type Update,
  type Welcome,
} from '@kolbiste/protocol';
import { describe, expect, it } from 'vitest';
import { respond, type Applied, type Match } from '../src/index.ts';
import { people, table } from './sitting.ts';
import { tallyWith } from './tally.ts';

const FILE = fileURLToPath(new URL('../../../docs/protocol.md', import.meta.url));
const [OPEN, CLOSE] = ['<!-- transcript -->\n', '<!-- /transcript -->'];

/** A table with two players, of whom Jana's messages are written down. Her updates are patches. */
class Desk {
  readonly lines: string[] = [];
  readonly match: Match = table(
    {
      match: 'k7',
      tableSeed: 'a seed that nobody knows yet',
      seats: people('Jana', 'Petr'),
      clock: { kind: 'bank', bank: 600_000, increment: 5_000 },
    },
    tallyWith([false, true]),
  );
  known: Known | null = null;
  now = 1_700_000_000_000;

  note(text: string): void {
    this.lines.push(`# ${text}`);
  }
  private hear(message: TableMessage): void {
    let heard = message;
    if (message.type === 'snapshot') this.known = { seq: message.seq, state: message.state };
    if (message.type === 'update') {
      const { state, ...head } = message as Update & { state: MatchState };
      const patch = JSON.parse(new Mirror(this.known!.state).follow(state)) as Patch;
      const slim: Update = { ...head, from: this.known!.seq, patch };
      heard = slim;
      this.known = knownAfter(slim, this.known!);
      expect(this.known.state).toEqual(this.match.state(0));
    }
    this.lines.push(`< ${JSON.stringify(heard)}`);
  }
  private spread(messages: Applied['messages']): void {
    messages.get(0)?.forEach(message => this.hear(message));
  }
  jana(message: ClientMessage, wait = 2_000): void {
    this.now += wait;
    const text = JSON.stringify(message);
    this.lines.push(`> ${text}`);
    const parsed = parseClientMessage(text);
    if (!parsed.ok) throw new Error(parsed.text);
    if (message.type === 'hello') return this.hear(this.welcome());
    const { replies, messages } = respond(this.match, 0, parsed.message, this.now)!;
    replies.forEach(reply => this.hear(reply));
    this.spread(messages);
  }
  petr(message: ClientMessage, wait = 2_000): void {
    this.now += wait;
    const { row, messages } = respond(this.match, 1, message, this.now)!;
    expect(row).not.toBe(null);
    this.spread(messages);
  }
  /** The table does what comes by itself. */
  wake(): void {
    this.now = this.match.wakeAt()!;
    this.spread(this.match.apply(this.match.due(this.now)!).messages);
  }
  private welcome(): Welcome {
    const matches = [{ match: 'k7', game: 'tally', seat: 0, yourTurn: false }];
    return { type: 'welcome', v: 1, player: { player: 'p1', name: 'Jana', guest: true }, lang: 'cs', now: this.now, matches };
  }
}

function transcript(): string {
  const desk = new Desk();
  const match = 'k7';
  const answer = (decision: number, key: string): ClientMessage => ({ type: 'answer', match, id: `a${decision}`, decision, key });
  desk.note('Who is there, and what is on the table. Nothing is shuffled yet; the commitment is published.');
  desk.jana({ type: 'hello', v: 1, id: 'h1', lang: 'cs' });
  desk.jana({ type: 'join', match, id: 'j1' });
  desk.note('Both are ready: the game starts, and Jana is asked decision 1.');
  desk.jana({ type: 'ready', match, id: 'r1', nonce: 'jana-7f3a' });
  desk.petr({ type: 'ready', match, nonce: 'petr-09c1' });
  desk.note('She rolls. Petr is asked whether he raises a shield; which options he has is not told.');
  desk.jana(answer(1, 'roll'));
  desk.note('Too late: decision 1 is no longer asked.');
  desk.jana({ ...answer(1, 'hold'), id: 'late' }, 100);
  desk.note('He passes, the die falls, and it is his turn. He peeks at her hand, and regrets it.');
  desk.petr(answer(2, 'pass'));
  desk.petr(answer(3, 'peek'));
  desk.petr({ type: 'propose', match, topic: 'undo' });
  desk.note('He has learned something, so it needs her consent. She agrees; row 5 and all after it are taken back.');
  desk.jana({ type: 'consent', match, id: 'c1', proposal: 6 });
  desk.note('He rolls. She holds no shield, so the table passes for her.');
  desk.petr(answer(5, 'roll'));
  desk.wake();
  desk.note('What may I do?');
  desk.jana({ type: 'explain', match, id: 'e1' });
  desk.note('She has had enough. The seed is revealed.');
  desk.jana({ type: 'concede', match, id: 'g1' });
  return `\`\`\`text\n${desk.lines.join('\n')}\n\`\`\`\n`;
}

describe('docs/protocol.md', () => {
  it('shows what a table says', () => {
    const doc = readFileSync(FILE, 'utf8');
    const start = doc.indexOf(OPEN) + OPEN.length;
    const end = doc.indexOf(CLOSE);
    expect(start).toBeGreaterThan(OPEN.length);
    const now = transcript();
    if (process.env['UPDATE_TRANSCRIPT']) writeFileSync(FILE, doc.slice(0, start) + now + doc.slice(end));
    else expect(doc.slice(start, end)).toBe(now);
  });
});
