import { createGame, DesignError, StepError, type Known } from '@kolbiste/engine';
import type { ClientMessage, Viewer } from '@kolbiste/protocol';
import { describe, expect, it } from 'vitest';
import { BOT, people } from '../sitting.ts';
import { tally } from '../tally.ts';
import { Driver } from './driver.ts';

const match = 'm1';
const HOLD: ClientMessage = { type: 'answer', match, id: 'a1', decision: 1, key: 'hold' };

describe('the response to a message', () => {
  it('an input: accepted for the sender, an update for everyone', async () => {
    const driver = new Driver();
    const [jana, petr] = await driver.started();
    const spectator = driver.join('spectator');
    for (const client of [petr!, spectator]) client.taken();
    driver.now = 5_000;
    expect(await driver.say(jana!, 0, HOLD)).toMatchObject([
      { type: 'accepted', match, re: 'a1', seq: 3 },
      { type: 'update', seq: 3 },
    ]);
    expect((await driver.log.rows(match, 2))[0]).toMatchObject({ n: 3, at: 5_000, type: 'answer', id: 'a1' });
    for (const client of [petr!, spectator]) expect(client.taken()).toMatchObject([{ type: 'update', seq: 3 }]);
    driver.host.leave(petr!);
    expect((await driver.say(petr!, 1, { ...HOLD, decision: 2 })).map(({ type }) => type)).toEqual(['accepted']);
    expect(jana!.taken()).toMatchObject([{ type: 'presence' }, { type: 'update', seq: 4 }]);
  });

  it('a refused one: nothing to write, nothing for the others', async () => {
    const driver = new Driver();
    const [jana, petr] = await driver.started();
    jana!.taken();
    expect(await driver.say(petr!, 1, HOLD)).toMatchObject([{ type: 'refused', re: 'a1', code: 'notYours', decision: 1 }]);
    expect(jana!.taken()).toEqual([]);
    expect(await driver.log.rows(match, 2)).toEqual([]);
  });

  it('a repeated one: accepted again, with what is current', async () => {
    const driver = new Driver();
    const [jana] = await driver.started();
    await driver.say(jana!, 0, HOLD);
    expect(await driver.say(jana!, 0, HOLD)).toMatchObject([
      { type: 'accepted', seq: 3 },
      { type: 'snapshot', seq: 3, state: { decision: 2 } },
    ]);
    expect(driver.host.seq).toBe(3);
  });

  it('spectators look on: they join, and nothing else is taken from them', async () => {
    const driver = new Driver();
    await driver.started();
    const spectator = driver.join('spectator');
    expect(await driver.say(spectator, 'spectator', { type: 'join', match, id: 'j' })).toMatchObject([
      { type: 'snapshot', re: 'j', viewer: 'spectator' },
      { type: 'presence' },
    ]);
    const messages: ClientMessage[] = [
      HOLD,
      { type: 'concede', match },
      { type: 'propose', match, topic: 'draw' },
      { type: 'explain', match },
      { type: 'hint', match },
    ];
    for (const message of messages) expect(await driver.say(spectator, 'spectator', message)).toMatchObject([{ code: 'noSeat' }]);
    expect(driver.host.seq).toBe(2);
  });

  it('explains to the seat that asks', async () => {
    const driver = new Driver();
    const [jana] = await driver.started();
    expect(await driver.say(jana!, 0, { type: 'explain', match, id: 'e' })).toMatchObject([{ type: 'explained', re: 'e', decision: 1 }]);
  });

  it('advises the seat that is asked, between people if they agreed, and nobody at a rated table', async () => {
    const driver = new Driver({ hints: true });
    const [jana, petr] = await driver.started();
    expect(await driver.say(jana!, 0, { type: 'hint', match, id: 'h' })).toMatchObject([
      { type: 'hint', re: 'h', decision: 1, key: 'hold' },
    ]);
    expect(await driver.say(petr!, 1, { type: 'hint', match })).toMatchObject([{ type: 'error', code: 'unavailable', fatal: false }]);
    const strict = new Driver();
    const [jan] = await strict.started();
    expect(await strict.say(jan!, 0, { type: 'hint', match })).toMatchObject([{ type: 'error', code: 'notAllowed' }]);
    const rated = new Driver({ rated: true });
    const [eva] = await rated.started();
    expect(await rated.say(eva!, 0, { type: 'hint', match })).toMatchObject([{ type: 'error', code: 'notAllowed' }]);
  });

  it('looks at an answer before it is given only where people play none but bots, whatever was agreed', async () => {
    const driver = new Driver({ seats: [...people('Jana'), BOT] });
    const [jana] = await driver.started();
    expect(await driver.say(jana!, 0, { type: 'hint', match, id: 'c', key: 'roll' })).toMatchObject([
      { type: 'hint', re: 'c', key: 'hold', instead: 'roll', gain: 0.2 },
    ]);
    expect(driver.advised).toEqual(['roll']);
    expect(await driver.say(jana!, 0, { type: 'hint', match, key: 'fly' })).toMatchObject([{ type: 'error', code: 'unavailable' }]);
    const agreed = new Driver({ hints: true });
    const [jan] = await agreed.started();
    expect(await agreed.say(jan!, 0, { type: 'hint', match, key: 'roll' })).toMatchObject([{ type: 'error', code: 'notAllowed' }]);
    for (const strict of [{ rated: true }, { event: true }] as const) {
      const there = new Driver({ seats: [...people('Jana'), BOT], ...strict });
      const [eva] = await there.started();
      expect(await there.say(eva!, 0, { type: 'hint', match, key: 'roll' })).toMatchObject([{ type: 'error', code: 'notAllowed' }]);
      expect([there.host.match.coach, there.advised]).toEqual([false, []]);
    }
  });

  it('a claim at a rated table: a player who is asked and does not move for long loses, and nobody else', async () => {
    const driver = new Driver({ rated: true, clock: { kind: 'bank', bank: 36_000_000, increment: 0 } });
    const [jana, petr] = await driver.started();
    const claim: ClientMessage = { type: 'claim', match, id: 'c' };
    expect(await driver.say(petr!, 1, claim)).toMatchObject([{ type: 'refused', re: 'c', code: 'tooSoon' }]);
    driver.now += 899_999;
    expect(await driver.say(petr!, 1, claim)).toMatchObject([{ type: 'refused', code: 'tooSoon' }]);
    driver.now += 1;
    expect(await driver.say(jana!, 0, claim)).toMatchObject([{ type: 'refused', code: 'notTimeUp' }]);
    expect(await driver.say(petr!, 1, claim)).toMatchObject([
      { type: 'accepted', re: 'c' },
      { type: 'update' },
      { type: 'over' },
      { type: 'presence' },
    ]);
    expect(driver.host.result).toMatchObject({ by: 'absence', places: [2, 1] });
    expect(await driver.say(petr!, 1, claim)).toMatchObject([{ type: 'refused', code: 'over' }]);
    for (const settings of [{ rated: false }, { rated: true, clock: { kind: 'correspondence', perMove: 86_400_000 } as const }]) {
      const other = new Driver(settings);
      const [, second] = await other.started();
      other.now += 10_000_000;
      expect(await other.say(second!, 1, claim)).toMatchObject([{ type: 'refused', code: 'notTimeUp' }]);
    }
  });

  it.each<[ClientMessage, Viewer]>([
    [{ type: 'hello', v: 1 }, 0],
    [{ type: 'chat', match, text: 'ahoj' }, 'spectator'],
    [{ type: 'lobby', watch: true }, 1],
  ])('leaves to the driver what is not the table’s: %o', async (message, viewer) => {
    const driver = new Driver();
    const clients = await driver.started();
    expect(await driver.say(clients[0]!, viewer, message)).toEqual([]);
  });

  it('a fault of the rules is refused without a word of the seed, and given to the driver', async () => {
    const broken = createGame({
      ...tally,
      outcome() {
        throw new DesignError('broken on purpose');
      },
    });
    const driver = new Driver({}, broken);
    const [jana] = await driver.started();
    const replies = await driver.say(jana!, 0, HOLD);
    expect(replies).toMatchObject([{ type: 'refused', code: 'fault', decision: 1 }]);
    const fault = driver.reports.find(({ what }) => what === 'fault')!.about as StepError;
    expect(fault.reproduction).toMatchObject({ inputs: ['hold'] });
    expect(JSON.stringify(replies)).not.toContain(driver.host.match.reproduction().seed);
    expect(await driver.log.rows(match, 2)).toEqual([]);
  });

  it('a bot thinks, and a hint is given, on what its seat has seen of the others’ cards', async () => {
    const driver = new Driver({ seats: [...people('Jana'), BOT] });
    const redeal = driver.game.redeal.bind(driver.game);
    const redeals: [Viewer, Known | undefined][] = [];
    driver.game.redeal = (position, viewer, seed, known) => {
      redeals.push([viewer, known]);
      return redeal(position, viewer, seed, known);
    };
    const [jana] = await driver.started();
    await driver.say(jana!, 0, { type: 'hint', match });
    await driver.say(jana!, 0, HOLD);
    driver.game.redeal = redeal;
    expect(new Set(redeals.map(([viewer, known]) => `${viewer} ${known}`))).toEqual(new Set(['0 seen', '1 seen']));
  });

  it('a bot judges a draw on a re-deal, and answers at once', async () => {
    const driver = new Driver({ seats: [...people('Jana'), BOT] });
    const redeals: [Viewer, Known | undefined][] = [];
    const redeal = driver.game.redeal.bind(driver.game);
    const [jana] = await driver.started();
    driver.game.redeal = (position, viewer, seed, known) => {
      redeals.push([viewer, known]);
      return redeal(position, viewer, seed, known);
    };
    const heard = await driver.say(jana!, 0, { type: 'propose', match, topic: 'draw' });
    driver.game.redeal = redeal;
    expect(redeals).toContainEqual([1, 'seen']);
    expect(heard.find(({ type }) => type === 'over')).toMatchObject({ result: { by: 'agreement' } });
  });
});
