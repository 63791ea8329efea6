/** What lies on the table is looked at when it may have changed, and then only. */
import { createGame, type Viewer } from '@kolbiste/engine';
import { draft } from '@kolbiste/engine/draft';
import { describe, expect, it } from 'vitest';
import { people } from '../sitting.ts';
import { tally, tallyWith, type World } from '../tally.ts';
import { Driver, type TestClient } from './driver.ts';

/** Jana has rolled, Petr passes twice and is asked a third time: nothing has happened on the table. */
async function passing(
  view: typeof tally.view,
  promise: { readonly drafted?: true } = { drafted: true },
): Promise<{ driver: Driver; clients: TestClient[]; pass(): Promise<void> }> {
  const { drafted: _, ...module } = tallyWith([false, true], 3).module;
  const game = createGame({ ...module, ...promise, view });
  const driver = new Driver({ seats: people('Jana', 'Petr') }, game);
  const clients = await driver.started();
  const answer = async (seat: number, key: string): Promise<void> => {
    const { decision } = driver.host.asked!;
    await driver.host.receive(clients[seat]!, seat, { type: 'answer', match: 'm1', id: `${decision}`, decision, key });
    await driver.pass(0);
  };
  await driver.say(clients[1]!, 1, { type: 'stops', match: 'm1', stops: { mode: 'everywhere' } });
  await answer(0, 'roll');
  return { driver, clients, pass: () => answer(1, 'pass') };
}

describe('a table', () => {
  it('that nobody has touched is not looked at again, and everybody goes on knowing it', async () => {
    const seen: Viewer[] = [];
    const { driver, clients, pass } = await passing((w, viewer, once) => {
      seen.push(viewer);
      return tally.view(w, viewer, once);
    });
    seen.length = 0;
    await pass();
    expect(driver.host.match.log.at(-1)).toMatchObject({ type: 'answer', key: 'pass' });
    expect(seen).toEqual([]);
    for (const [seat, client] of clients.entries())
      expect(client.known!.state.seen!.table).toEqual(driver.host.match.state(seat).seen!.table);
    await pass();
    seen.length = 0;
    // The last one lets the die fall.
    await pass();
    expect(seen).toEqual([0, 1]);
    for (const [seat, client] of clients.entries()) expect(client.known!.state).toEqual(driver.host.match.state(seat));
  });

  it('that somebody has touched is looked at, whatever was told of it', async () => {
    let looks = 0;
    const { driver, pass } = await passing((w, viewer, once) => {
      looks++;
      return tally.view(w, viewer, once);
    });
    const answer = driver.host.game.answerInPlace.bind(driver.host.game);
    driver.host.game.answerInPlace = (position, key, sink) => {
      draft(position.world as World).target++;
      return answer(position, key, sink);
    };
    looks = 0;
    await pass();
    expect(looks).toBe(2);
  });

  it('is looked at after every answer where a game does not say that all writing goes through atoms', async () => {
    let looks = 0;
    const { pass } = await passing((w, viewer, once) => (looks++, tally.view(w, viewer, once)), {});
    looks = 0;
    await pass();
    expect(looks).toBe(2);
  });
});
