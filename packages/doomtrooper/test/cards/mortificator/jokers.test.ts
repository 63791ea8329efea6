import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { table } from '../../fixture.ts';
import { ratingsOf } from '../situations.ts';

const defOf = (t: ReturnType<typeof table>, name: string): number => t.card(name).def;
it(
  'Joker!: a copy of a warrior in play, for his price, and a Joker again when he dies',
  rules('DOT DR-145', 'DOT 11.13', 'DOT 11.17'),
  () => {
    const t = table('tournament', {
      Jana: { destiny: 5, hand: { j: 'Joker!' }, squad: { a: { card: 'Hussar', gear: { m: 'Combat Armor' } }, p: 'Big Bob Watts' } },
      Petr: { squad: { big: 'Chasseur' } },
    });
    const [hussar, armour, bob, joker] = [defOf(t, 'a'), defOf(t, 'm'), defOf(t, 'p'), defOf(t, 'j')];
    expect([
      t.offersKey(`play j as ${hussar}`),
      t.offersKey(`play j as ${armour} on a`),
      t.offersKey(`play j as ${armour} on p`),
      t.offersKey(`play j as ${bob}`),
    ]).toEqual([true, true, true, false]);
    t.do(`0: play j as ${hussar}`).passWhile();
    expect([t.card('j').zone, t.side(0).destiny, ratingsOf(t, 'j')]).toEqual(['squad', 3, [2, 2, 3, 2]]);
    const u = table('tournament', {
      at: 'window',
      Jana: { destiny: 5, hand: { j: 'Joker!' }, squad: { a: { card: 'Hussar', gear: { k: 'Weapons Expert' } }, b: 'Hussar' } },
      Petr: { destiny: 9, hand: { x: 'Eternal Curse' } },
    });
    u.do(`0: play j as ${defOf(u, 'k')} on b`);
    u.passWhile(() => u.card('j').zone !== 'attached');
    u.do('1: play x on b').passWhile();
    expect([u.card('j').zone, u.card('j').def, u.card('j').was]).toEqual(['discard', joker, null]);
  },
);
it('Joker!: nothing to copy, nothing to play', rules('DOT 28.16'), () => {
  const t = table('tournament', { Jana: { destiny: 9, hand: { j: 'Joker!' }, squad: { p: 'Big Bob Watts' } }, Petr: {} });
  expect(t.offers.some(key => key.startsWith(t.key('play j')))).toBe(false);
});
