/** The transcript in docs/protocol.md, played again. `UPDATE_TRANSCRIPT=1` writes it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseClientMessage, type ClientMessage, type TableMessage, type Welcome } from '@kolbiste/protocol';
import { describe, expect, it } from 'vitest';
import { Driver, TestClient } from './host/driver.ts';
import { tallyWith } from './tally.ts';

const FILE = fileURLToPath(new URL('../../../docs/protocol.md', import.meta.url));
const [OPEN, CLOSE] = ['<!-- transcript -->\n', '<!-- /transcript -->'];

/** A table with two players, of whom Jana's messages are written down. */
class Transcript {
  readonly lines: string[] = [];
  readonly driver = new Driver(
    { match: 'k7', tableSeed: 'a seed that nobody knows yet', clock: { kind: 'bank', bank: 600_000, increment: 5_000 } },
    tallyWith([false, true]),
  );
  private readonly clients = { jana: new TestClient(), petr: new TestClient() };

  async open(): Promise<void> {
    this.driver.now = 1_700_000_000_000;
    await this.driver.open({ absenceGrace: null });
  }
  note(text: string): void {
    this.lines.push(`# ${text}`);
  }
  private write(messages: readonly TableMessage[]): void {
    for (const message of messages) if (message.type !== 'presence') this.lines.push(`< ${JSON.stringify(message)}`);
    if (this.clients.jana.known) expect(this.clients.jana.known.state).toEqual(this.driver.host.match.state(0));
  }
  async jana(message: ClientMessage, wait = 2_000): Promise<void> {
    const { driver } = this;
    driver.now += wait;
    const text = JSON.stringify(message);
    this.lines.push(`> ${text}`);
    const parsed = parseClientMessage(text);
    if (!parsed.ok) throw new Error(parsed.text);
    this.write(message.type === 'hello' ? [this.welcome()] : await driver.say(this.clients.jana, 0, parsed.message));
  }
  async petr(message: ClientMessage, wait = 2_000): Promise<void> {
    this.driver.now += wait;
    expect(await this.driver.say(this.clients.petr, 1, message)).toMatchObject([{ type: 'accepted' }]);
    this.write(this.clients.jana.taken());
  }
  /** The table does what comes by itself. */
  async wake(): Promise<void> {
    await this.driver.pass(this.driver.wakeAt! - this.driver.now);
    this.write(this.clients.jana.taken());
  }
  private welcome(): Welcome {
    const matches = [{ match: 'k7', game: 'tally', seat: 0, yourTurn: false }];
    return { type: 'welcome', v: 1, player: { player: 'p1', name: 'Jana', guest: true }, lang: 'cs', now: this.driver.now, matches };
  }
}

async function transcript(): Promise<string> {
  const table = new Transcript();
  await table.open();
  const match = 'k7';
  const answer = (decision: number, key: string): ClientMessage => ({ type: 'answer', match, id: `a${decision}`, decision, key });
  table.note('Who is there, and what is on the table. Nothing is shuffled yet; the commitment is published.');
  await table.jana({ type: 'hello', v: 1, id: 'h1', lang: 'cs' });
  await table.jana({ type: 'join', match, id: 'j1' });
  table.note('Both are ready: the game starts, and Jana is asked decision 1.');
  await table.jana({ type: 'ready', match, id: 'r1', nonce: 'jana-7f3a' });
  await table.petr({ type: 'ready', match, nonce: 'petr-09c1' });
  table.note('She rolls. Petr is asked whether he raises a shield; which options he has is not told.');
  await table.jana(answer(1, 'roll'));
  table.note('Too late: decision 1 is no longer asked.');
  await table.jana({ ...answer(1, 'hold'), id: 'late' }, 100);
  table.note('He passes, the die falls, and it is his turn. He peeks at her hand, and regrets it.');
  await table.petr(answer(2, 'pass'));
  await table.petr(answer(3, 'peek'));
  await table.petr({ type: 'propose', match, topic: 'undo' });
  table.note('He has learned something, so it needs her consent. She agrees; row 5 and all after it are taken back.');
  await table.jana({ type: 'consent', match, id: 'c1', proposal: 6 });
  table.note('He rolls. She holds no shield, so the table passes for her.');
  await table.petr(answer(5, 'roll'));
  await table.wake();
  table.note('What may I do?');
  await table.jana({ type: 'explain', match, id: 'e1' });
  table.note('She has had enough. The seed is revealed.');
  await table.jana({ type: 'concede', match, id: 'g1' });
  return `\`\`\`text\n${table.lines.join('\n')}\n\`\`\`\n`;
}

describe('docs/protocol.md', () => {
  it('shows what a table says', async () => {
    const doc = readFileSync(FILE, 'utf8');
    const start = doc.indexOf(OPEN) + OPEN.length;
    const end = doc.indexOf(CLOSE);
    expect(start).toBeGreaterThan(OPEN.length);
    const now = await transcript();
    if (process.env['UPDATE_TRANSCRIPT']) writeFileSync(FILE, doc.slice(0, start) + now + doc.slice(end));
    else expect(doc.slice(start, end)).toBe(now);
  });
});
