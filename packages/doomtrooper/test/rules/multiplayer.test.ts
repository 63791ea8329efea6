/** Chapter 38: more than two players. */
import { newTable } from '@kolbiste/testkit';
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { game as doomtrooperGame } from '../../src/index.ts';
import type { World } from '../../src/rules/state.ts';
import { view } from '../../src/rules/view.ts';
import { type Profile, PROFILES, table } from '../fixture.ts';

const start = (profile: Profile, more: object = {}, seats = 2) =>
  newTable(doomtrooperGame as never, { options: { profile, ...more }, seats, seed: 'opening' });

for (const profile of PROFILES)
  describe(`more than two players (${profile})`, () => {
    it('goes clockwise; everybody may attack everybody', rules('DOT 38.1', 'DOT 38.2', 'DOT 38.3'), () => {
      const t = table(
        profile,
        { at: 'end', Jana: { squad: { a: 'Hussar' } }, Petr: { squad: { b: 'Hussar' } }, Eva: { squad: { c: 'Hussar' } } },
        { seats: 3 },
      );
      t.passWhile();
      expect(t.world.active).toBe(1);
      const free = table(
        profile,
        { Jana: { cohort: { a: 'Razide' } }, Petr: { squad: { b: 'Hussar' } }, Eva: { squad: { c: 'Hussar' } } },
        { seats: 3 },
      );
      free.do('0: attack', '0: attacker a');
      expect(free).toOffer([free.key('defender b'), free.key('defender c')]);
    });
    it('charges 2 destiny points for a secondary target', rules('DOT 38.5', 'DOT 38.6', 'DOT 38.7', 'DOT DR-96'), () => {
      const given = (destiny: number) => ({
        Jana: { destiny, cohort: { a: 'Razide' } },
        Petr: { squad: { b: 'Hussar' } },
        Eva: { squad: { c: 'Hussar' } },
      });
      const t = table(profile, given(3), { seats: 3, options: { mode: 'targets' } });
      t.do('0: attack', '0: attacker a', '0: defender c');
      expect(t.side(0).destiny).toBe(1);
      const poor = table(profile, given(1), { seats: 3, options: { mode: 'targets' } });
      poor.do('0: attack', '0: attacker a');
      expect(poor.refusal('defender c')).toBe('DOT 38.7');
      expect(poor.offersKey('defender b')).toBe(true);
    });
    it(
      'shares one bank of ten and adds points up in teams',
      rules('DOT 38.8', 'DOT 38.9', 'DOT 38.10', 'DOT 38.11', 'DOT DR-97', 'DOT 38.7', 'DOT 38.1'),
      () => {
        const play = start(profile, { mode: 'teams' }, 4);
        expect((play.position.world as World).sides.map(side => side.destiny)).toEqual([10, 10, 0, 0]);
        const t = table(
          profile,
          {
            active: 'Eva',
            Jana: { destiny: 9, victory: 30 },
            Petr: { squad: { b: 'Hussar', kid: { card: 'Hussar', wounded: true } } },
            Eva: { destiny: 0, victory: 18, hand: { boy: 'Hussar' }, cohort: { c: 'Razide' } },
            Tom: {},
          },
          { seats: 4, options: { mode: 'teams' } },
        );
        t.do('2: play boy').passWhile();
        expect(t.side(0).destiny).toBe(7);
        t.do('2: attack', '2: attacker c', '2: defender kid', '2: fight', '2: victory 2').passWhile();
        expect(t.outcome).toMatchObject({ places: [1, 3, 1, 3] });
      },
    );
    it(
      'sets the Cartel of six against the Dark Legion',
      rules(
        'DOT 38.12',
        'DOT 38.13',
        'DOT 38.14',
        'DOT 38.15',
        'DOT 38.16',
        'DOT 38.17',
        'DOT 38.18',
        'DOT 38.19',
        'DOT 38.20',
        'DOT 38.21',
        'DOT 38.10',
      ),
      () => {
        const play = start(profile, { mode: 'cartel' }, 7);
        const w = play.position.world as World;
        expect(w.sides.map(side => side.destiny)).toEqual([5, 5, 5, 5, 5, 5, 20]);
        expect(w.sides.map(side => side.hand.length)).toEqual([7, 7, 7, 7, 7, 7, 10]);
        expect(w.target).toBe(50);
        const t = table(
          profile,
          {
            at: 'window',
            active: 'Ota',
            Ota: { destiny: 20, hand: { lion: 'Golden Lion' }, cohort: { a: 'Razide', b: 'Razide' } },
            Jana: { squad: { h: 'Hussar' } },
            Petr: {},
            Eva: {},
            Tom: {},
            Ida: {},
            Jan: {},
          },
          { seats: 7, options: { mode: 'cartel' } },
        );
        t.passWhile();
        expect(t.world.pools[0]!.open).toBe(5);
        expect(t.refusal('play lion')).toBe('DOT 38.13');
        t.do('6: attack', '6: attacker a', '6: defender h', '6: shoot').passWhile();
        expect(t.offersKey('attack')).toBe(true);
        expect(t.offersKey('meditate')).toBe(true);
      },
    );
    it('lets the Dark Legion of the Cartel option hold fifteen cards', rules('DOT 38.18'), () => {
      const hand = Object.fromEntries(Array.from({ length: 17 }, (_, i) => [`c${i}`, 'Lucky Shot']));
      const t = table(
        profile,
        { at: 'discard', active: 'Ota', Ota: { hand }, Jana: {}, Petr: {}, Eva: {}, Tom: {}, Ida: {}, Jan: {} },
        { seats: 7, options: { mode: 'cartel' } },
      );
      t.do('6: discard c0');
      expect([t.question, t.side(6).hand.length]).toEqual(['turn.discarded', 16]);
      t.do('6: discard c1');
      expect([t.question === 'turn.discarded', t.side(6).hand.length]).toEqual([false, 15]);
    });
  });

for (const profile of PROFILES) {
  it(`a team has one bank: each sees it, pays from it and is robbed of it (${profile})`, rules('DOT 38.10'), () => {
    const t = table(
      profile,
      {
        active: 'Eva',
        Jana: { destiny: 7 },
        Petr: { destiny: 5, hand: { karma: 'Negative Karma' } },
        Eva: { destiny: 0, hand: { boy: 'Bauhaus Blitzer' }, squad: { c: 'Hussar' } },
        Tom: { destiny: 0 },
      },
      { seats: 4, options: { mode: 'teams' } },
    );
    expect(view(t.world, 3).sides.map(({ destiny }) => destiny)).toEqual([7, 5, 7, 5]);
    t.do('2: meditate', '1: play karma at 2').passWhile();
    expect(view(t.world, 3).sides.map(({ destiny }) => destiny)).toEqual([0, 5, 0, 5]);
  });
}
