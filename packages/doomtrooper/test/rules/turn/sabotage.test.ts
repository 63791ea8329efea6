/** Chapter 26: Sabotage. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { PROFILES, table, type Table } from '../../fixture.ts';

for (const profile of PROFILES)
  describe(`Sabotage (${profile})`, () => {
    it(
      "pays half the saboteur's Value, rounded up, as he likes",
      rules('DOT 26.1', 'DOT 26.3t', 'DOT 26.3s', 'DOT 26.9', 'DOT 26.12', 'DOT 26.13', 'DOT 26.14', 'DOT 26.17', 'DOT DR-57'),
      () => {
        const t = table(profile, { Jana: { destiny: 0, squad: { free: 'Free Marine' } }, Petr: {} });
        t.do('0: sabotage free against 1');
        // Named, and announced as no attack: the action is a peaceful one and opens no combat.
        expect(t.happened('sabotageAnnounced', { seat: 0, against: 1, card: t.id('free'), rule: 'DOT 26.9' })).toBe(true);
        expect(t.happened('actionTaken', { n: 1, attack: false })).toBe(true);
        expect(t.world.fights).toEqual([]);
        // Value 5 (half of it is 2.5) gives three points, in any mix.
        expect(t.offers).toEqual([3, 2, 1, 0].map(victory => `victory ${victory} destiny ${3 - victory}`));
        t.do('0: victory 2 destiny 1').passWhile();
        expect(t.happened('sabotaged', { points: 3, rule: 'DOT 26.12' })).toBe(true);
        expect(t.side(0)).toMatchObject({ victory: 2, destiny: 1 });
        const guarded = table(profile, { Jana: { squad: { free: 'Free Marine' } }, Petr: { squad: { x: 'Hussar' } } });
        expect(guarded.refusal('sabotage free against 1')).toBe(profile === 'tournament' ? 'DOT 26.3t' : 'DOT 26.3s');
      },
    );
    it(
      'is once against each opponent, not in the first turns, only where nobody can fight',
      rules('DOT 26.7', 'DOT 26.15', 'DOT 25.20'),
      () => {
        const t = table(profile, { Jana: { squad: { free: 'Free Marine' } }, Petr: { squad: { x: 'Hussar' } } });
        expect(t.refusal('sabotage free against 1')).toBe(profile === 'tournament' ? 'DOT 26.3t' : 'DOT 26.3s');
        const first = table(profile, { Jana: { squad: { free: 'Free Marine' } }, Petr: { turns: 0 } });
        expect(first.refusal('sabotage free against 1')).toBe('DOT 26.15');
        const again = table(profile, { Jana: { sabotaged: ['Petr'], squad: { free: 'Free Marine' } }, Petr: {} });
        expect(again.refusal('sabotage free against 1')).toBe('DOT 26.7');
      },
    );
    it('asks its target first, then the others in turn order', rules('DOT 26.10', 'DOT 28.14', 'DOT DR-12', 'DOT DR-85'), () => {
      const t = table(
        profile,
        {
          Jana: { hand: { x: 'Doomed' }, squad: { lion: 'Golden Lion' } },
          Petr: { hand: { y: 'Doomed' } },
          Eva: { hand: { z: 'Doomed' }, squad: { husar: 'Hussar' } },
        },
        { seats: 3 },
      );
      t.do('0: sabotage lion against 1');
      const order: (number | null)[] = [];
      while (t.question === 'window.answer' && order.length < 3) {
        order.push(t.asked);
        t.answer(t.asked!, 'pass');
      }
      expect([order, t.question]).toEqual([[1, 0, 2], 'awarding.announce']);
    });
    it('fails when the target brings in a warrior', rules('DOT 26.10', 'DOT DR-85'), () => {
      const t = table(profile, {
        Jana: { squad: { free: 'Free Marine' } },
        Petr: { destiny: 9, hand: { inspired: 'Inspired', boy: 'Hussar' } },
      });
      t.do('0: sabotage free against 1');
      expect(t).toAsk(1, 'window.answer');
      t.do('1: play inspired', '1: play boy', '1: end').passWhile();
      expect(t.happened('sabotageFailed', { against: 1 })).toBe(true);
      expect(t.side(0).victory).toBe(0);
    });
    it('may be prevented by a card in play', rules('DOT 26.11'), () => {
      const t = table(profile, { Jana: { squad: { free: 'Free Marine' } }, Petr: { squad: { hq: 'Secret HQ' } } });
      expect(t.refusal('sabotage free against 1')).toBe('DOT 26.11');
    });
    it("is not for bonus actions, nor out of one's turn; attack actions cannot pay for it", rules('DOT 26.16', 'DOT 26.18'), () => {
      const t = table(profile, { at: 'window', Jana: { hand: { inspired: 'Inspired' }, squad: { free: 'Free Marine' } }, Petr: {} });
      t.do('0: play inspired').passWhile();
      expect(t.refusal('sabotage free against 1')).toBe('DOT 26.16');
      const lust = table(profile, {
        at: 'start',
        Jana: { fewer: 3, hand: { lust: 'Blood Lust' }, squad: { free: 'Free Marine' } },
        Petr: {},
      });
      lust.do('0: play lust').passWhile();
      expect(lust.world.pools[0]).toMatchObject({ open: 0, attack: 1 });
      expect(lust.refusal('sabotage free against 1')).toBe('DOT 26.18');
    });
    it('may be done from cover', rules('DOT DR-88'), () => {
      const t = table(profile, { Jana: { squad: { free: { card: 'Free Marine', covered: true }, x: 'Hussar' } }, Petr: {} });
      expect(t.offersKey('sabotage free against 1')).toBe(true);
    });
    it('means Sabotage where a card speaks of attacking a player', rules('DOT 26.2', 'DOT 26.11'), () => {
      const against = (squad: object): Table => table(profile, { Jana: { squad: { free: 'Free Marine' } }, Petr: { squad } } as never);
      expect(against({}).offersKey('sabotage free against 1')).toBe(true);
      // Secret HQ keeps a player without warriors from being attacked.
      expect(against({ hq: 'Secret HQ' }).refusal('sabotage free against 1')).toBe('DOT 26.11');
    });
    it('lets an any-time attack card be played beside a Sabotage', rules('DOT 26.20', 'DOT 25.26'), () => {
      const t = table(profile, {
        Jana: { hand: { g: 'Grand Assault' }, sabotaged: ['Petr'], squad: { a: 'Sean Gallagher' } },
        Petr: { cohort: { d: 'Razide' } },
      });
      t.do('0: meditate', '0: play g', '0: attacker a', '0: defender d', '0: fight').passWhile();
      expect(t.card('d').wounded).toBe(true);
    });
  });

describe('Sabotage in the two books', () => {
  it(
    'ends the actions, and is either Sabotage or attack (tournament)',
    rules('DOT 26.4t', 'DOT 26.5', 'DOT 26.6t', 'DOT 26.19t', 'DOT 7.17'),
    () => {
      const t = table('tournament', { Jana: { squad: { boss: 'Field Marshal Johnstone', lion: 'Golden Lion' } }, Petr: {} });
      expect(t.refusal('sabotage boss against 1')).toBe('DOT 26.6t');
      t.do('0: sabotage lion against 1', '0: victory 2').passWhile();
      expect(t.happened('actionsLost', { n: 2, rule: 'DOT 26.5' })).toBe(true);
      const three = table(
        'tournament',
        { Jana: { sabotaged: ['Petr'], squad: { lion: 'Golden Lion' } }, Petr: {}, Eva: { cohort: { neph: 'Razide' } } },
        { seats: 3 },
      );
      expect(three.refusal('attack')).toBe('DOT 26.19t');
    },
  );
  it(
    'neither ends the actions nor forbids an attack, and any warrior will do (standard)',
    rules('DOT 26.4s', 'DOT 26.6s', 'DOT 26.19s', 'DOT DR-86', 'DOT DR-87', 'DOT 26.20'),
    () => {
      const t = table(
        'standard',
        { Jana: { squad: { boss: 'Field Marshal Johnstone', lion: 'Golden Lion' } }, Petr: {}, Eva: { cohort: { neph: 'Razide' } } },
        { seats: 3 },
      );
      expect(t.offersKey('sabotage boss against 1')).toBe(true);
      t.do('0: sabotage lion against 1', '0: victory 2').passWhile();
      expect(t.world.pools[0]!.open).toBe(2);
      expect(t.offersKey('attack')).toBe(true);
      const strict = table(
        'standard',
        { Jana: { squad: { boss: 'Field Marshal Johnstone' } }, Petr: {} },
        { options: { capableSaboteurs: true } },
      );
      expect(strict.refusal('sabotage boss against 1')).toBe('DOT DR-87');
    },
  );
});
