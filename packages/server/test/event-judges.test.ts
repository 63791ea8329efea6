/** What players propose and the rules leave to a judge: an official who has no seat says it, once. */
import { afterEach, describe, expect, it } from 'vitest';
import { ask, cupAt, must, onlyTable, seated, viewOf } from './event-people.ts';
import { askedLine, cleanUp, Person, startServer, type Line } from './harness.ts';

afterEach(cleanUp);

/** Answers with the last option until somebody may propose something; gives whose turn it is. */
async function untilProposing(lines: readonly Line[], match: string): Promise<Line> {
  for (let i = 0; i < 200; i++) {
    await expect.poll(() => askedLine(lines, match), { timeout: 8_000 }).toBeDefined();
    const line = askedLine(lines, match)!;
    const { question, options } = line.state(match).seen!.decision!;
    if (question === 'acting.act' && options.some(({ key }) => key === 'judge')) return line;
    await line.answer(match, (options.find(({ key }) => key === 'pass') ?? options[0]!).key);
  }
  throw new Error('nobody came to act');
}

describe('a proposal at a table of an event', () => {
  it(
    'waits for a judge, who is no player: what he agrees to is done, the log says so, and anybody sees it',
    { timeout: 60_000 },
    async () => {
      const server = await startServer();
      const cup = await cupAt(server.url, 2, { game: 'doomtrooper', options: { judge: true } }, null);
      const { organiser, event } = cup;
      const judy = await Person.account(server.url, 'Judy');
      await must(organiser, event, { type: 'official', player: judy.player.player, role: 'judge', on: true });
      await must(organiser, event, { type: 'next' });
      expect((await viewOf(judy, event)).settings.options).toMatchObject({ judge: true, arbiter: 8 });
      const { match, people } = await onlyTable(cup);
      const lines = await seated(match, people);
      const mover = await untilProposing(lines, match);
      const seat = lines.indexOf(mover);
      expect(await ask(judy, event, { type: 'verdict', table: 1, agree: true })).toMatchObject({
        status: 409,
        body: { text: 'nothing is proposed there' },
      });
      for (const key of ['judge', 'change victory+1', `player ${seat}`]) await mover.answer(match, key);
      await mover.until('the question', () => mover.state(match).seen?.decision?.question === 'judging.ruled');
      expect(mover.state(match).seen!.decision!.options.map(({ key }) => key)).toEqual(['withdraw']);
      mover.send({ type: 'answer', match, id: 'own', decision: mover.state(match).decision!, key: 'agree' });
      expect(await mover.next('refused')).toMatchObject({ code: 'notYours' });
      // Who plays does not judge, and anyone who is called does it while the table stands.
      expect((await ask(people[0]!, event, { type: 'verdict', table: 1, agree: true })).status).toBe(403);
      await must(people[0]!, event, { type: 'call' });
      await mover.until('standing', () => mover.state(match).halted);
      const player = people[seat]!.player.player;
      await must(judy, event, { type: 'look', table: 1, player });
      const look = await judy.ask('GET', `/api/events/${event}/seats/1/1/${player}`);
      expect(look).toMatchObject({ seat, asks: { question: 'judging.ruled', options: [{ key: 'refuse' }, { key: 'agree' }] } });
      await must(judy, event, { type: 'verdict', table: 1, agree: true });
      await mover.until('done', () => mover.state(match).seen?.waiting?.question !== 'judging.ruled');
      const sides = (mover.state(match).seen!.table as { sides: { victory: number }[] }).sides;
      expect(sides[seat]!.victory).toBe(1);
      expect(mover.state(match).halted).toBe(true);
      await must(judy, event, { type: 'answer', table: 1 });
      await mover.until('playing', () => mover.state(match).phase === 'playing');
      expect((await viewOf(people[1]!, event)).rulings).toMatchObject([{ kind: 'agreed', round: 1, table: 1 }]);
      expect((await ask(judy, event, { type: 'verdict', table: 1, agree: false })).status).toBe(409);
      expect((await server.storage.matches.rows(match)).filter(({ type }) => type === 'judge')).toHaveLength(1);
    },
  );
});
