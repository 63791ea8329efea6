/** Rules that one book prints and both follow [DR-01], and rules of both that only one of them used to show. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { DEFINITIONS } from '../src/index.ts';
import { homeOf } from '../src/rules/status.ts';
import { newCard } from '../src/rules/state.ts';
import { PROFILES, table, type Table, rig } from './fixture.ts';
import { withMadeUpCards } from './made-up.ts';

withMadeUpCards();

const strikes = (t: Table) =>
  (t.events.findLast(event => event.type === 'struck') as never as { strikes: { rating: number; armour: number }[] }).strikes;

for (const profile of PROFILES)
  describe(`both books (${profile})`, () => {
    const battle = (petr: object, jana: object = { cohort: { foe: 'Razide' } }): Table =>
      table(profile, { Jana: jana, Petr: { hand: { x: 'Doomed' }, squad: petr } } as never);
    it('has no fortification cards in a combat from a warzone, on either side', rules('DOT 16.12'), () => {
      const armour = (squad: object, ...from: string[]): number => {
        const t = battle(squad);
        t.do('0: attack', '0: attacker foe', '0: defender d', '0: shoot', ...from).passWhile();
        return strikes(t)[0]!.armour;
      };
      const hussar = { d: { card: 'Hussar', gear: { hole: 'Foxhole' } }, zone: 'Graveton Archipelago' };
      expect([armour(hussar, '1: warzone zone'), armour({ d: hussar.d })]).toEqual([3, 3 + 2]);
      const attacker = table(profile, {
        Jana: { squad: { free: { card: 'Free Marine', gear: { hole: 'Foxhole' } } } },
        Petr: { hand: { x: 'Doomed' }, cohort: { foe: 'Razide', zone: 'Great Rust Desert' } },
      });
      attacker.do('0: attack', '0: attacker free', '0: defender foe', '0: shoot', '1: warzone zone').passWhile();
      const plain = table(profile, { Jana: { squad: { free: 'Free Marine' } }, Petr: { cohort: { foe: 'Razide' } } });
      plain.do('0: attack', '0: attacker free', '0: defender foe', '0: shoot').passWhile();
      expect(strikes(attacker)[1]!.armour).toBe(strikes(plain)[1]!.armour);
    });
    it('gives an attacker no warzone', rules('DOT 16.16'), () => {
      const t = battle({ d: 'Hussar' }, { hand: { x2: 'Doomed' }, cohort: { foe: 'Razide', zone: 'Great Rust Desert' } });
      t.do('0: attack', '0: attacker foe', '0: defender d', '0: shoot');
      while (t.question === 'window.answer' && t.world.fights.length) {
        expect(t.offers.some(key => key.startsWith('warzone'))).toBe(false);
        t.answer(t.asked!, 'pass');
      }
      expect(strikes(t)[0]!.rating).toBe(2);
      expect(t.happened('warzoneChosen')).toBe(false);
    });
    it('discards the attachments of whoever is discarded', rules('DOT 19.5', 'DOT 11.9'), () => {
      const t = table(profile, {
        at: 'window',
        Jana: { hand: { sweep: 'Sweep' } },
        Petr: {
          squad: {
            d: {
              card: 'Golden Lion',
              gear: { mail: 'Combat Armor', gun: { card: 'SMG Mk. III "Interceptor"', gear: { sight: 'Telescopic Sight' } } },
            },
          },
        },
      });
      t.do('0: play sweep on d').answered();
      for (const name of ['d', 'mail', 'gun', 'sight'])
        expect([name, t.card(name).zone, t.card(name).host]).toEqual([name, 'discard', null]);
      for (const [name, rule] of [
        ['mail', 'DOT 19.5'],
        ['gun', 'DOT 19.5'],
        ['sight', 'DOT 11.9'],
      ] as const)
        expect(t.happened('discarded', { card: t.id(name), rule })).toBe(true);
    });
    it('announces the attack before anybody is named, and the attacking player the tactic', rules('DOT 24.1.1', 'DOT 24.3.1'), () => {
      const t = battle({ d: 'Hussar' }, { hand: { x2: 'Doomed' }, cohort: { foe: 'Razide' } });
      t.do('0: attack');
      expect(t.happened('attackDeclared', { seat: 0, rule: 'DOT 24.1.1' })).toBe(true);
      expect([t.world.fights[0]!.attacker, t.world.fights[0]!.defender]).toEqual([null, null]);
      t.do('0: attacker foe', '0: defender d');
      while (t.question !== 'attacking.chosen') t.answer(t.asked!, 'pass');
      expect([t.asked, t.offers]).toEqual([0, ['fight', 'shoot']]);
    });
    it('lets the player of a combatant who stepped in play cards on him', rules('DOT 24.5.20', 'DOT DR-62'), () => {
      const t = table(profile, {
        Jana: { cohort: { foe: 'Razide' } },
        Petr: {
          hand: { swap: 'Premonition', evade: 'Evasive Action', evade2: 'Evasive Action' },
          squad: { d: 'Hussar', mystic: 'Mystic' },
        },
      });
      t.do('0: attack', '0: attacker foe', '0: defender d', '0: shoot');
      while (t.world.fights[0]!.phase !== 'modifiers') t.answer(t.asked!, 'pass');
      t.do('1: play evade on d').answered();
      t.do('1: play swap on mystic').answered();
      expect(t.world.fights[0]!.defender).toBe(t.id('mystic'));
      expect(t.offersKey('play evade2 on d')).toBe(false);
      t.do('1: play evade2 on mystic').answered().passWhile();
      // What was played on the one replaced is gone with him.
      expect(strikes(t)[0]!.armour).toBe(4 + 2);
    });
    it('has three areas, and nobody anywhere else but outside them', rules('DOT 33.1'), () => {
      const t = table(profile, { Jana: {}, Petr: {} });
      const homes = new Set<string>();
      DEFINITIONS.forEach((definition, def) => {
        for (const area of definition.areas) expect(['squad', 'cohort', 'station']).toContain(area);
        if (definition.type !== 'warrior') return;
        rig(t.world).cards.push(rig(newCard(def, 0, 'hand')));
        homes.add(homeOf(t.world, t.world.cards.length - 1));
      });
      expect([...homes].toSorted()).toEqual(['cohort', 'outside', 'squad', 'station']);
    });
    it('puts a card into play by laying it on the table, where it works at once', rules('DOT 37.44'), () => {
      const t = table(profile, {
        Jana: {
          discard: { boy: 'Undead Legionnaire' },
          cohort: { a: { card: 'Nepharite of Algeroth', gear: { g: 'Portal of Undeath' } } },
        },
        Petr: { squad: { d: { card: 'Hussar', wounded: true } } },
      });
      t.do('0: attack', '0: attacker a', '0: defender d', '0: fight', '0: victory 2').passWhile();
      expect([t.card('boy').zone, t.world.play.includes(t.id('boy'))]).toEqual(['cohort', true]);
      expect(t.happened('entered', { card: t.id('boy'), rule: 'DOT 37.44' })).toBe(true);
    });
    it(
      `switches no attachment off but ${profile === 'standard' ? 'the Dark Symmetry' : 'by a card'}`,
      rules('DOT 19.4', 'DOT DR-81', 'DOT DR-01'),
      () => {
        const t = table(profile, {
          at: 'window',
          Jana: { hand: { x: 'Doomed' }, cohort: { kid: { card: 'Necromutant', gear: { mail: 'Combat Armor', fire: 'Dark Fire' } } } },
          Petr: {},
        });
        expect(t.offers.filter(key => key.startsWith('switch'))).toEqual(profile === 'standard' ? [t.key('switch fire')] : []);
      },
    );
    it('leaves whoever takes a hidden copy back as rich as he was', rules('DOT 30.13', 'DOT DR-01', 'DOT DR-41'), () => {
      const t = table(
        profile,
        {
          Jana: { destiny: 20, hand: { valerie: 'Valerie Duval' }, squad: { h: 'Hussar' } },
          Petr: { destiny: 11, hidden: { petrs: 'Valerie Duval' } },
          Eva: { destiny: 12, hidden: { evas: 'Valerie Duval' } },
        },
        { seats: 3 },
      );
      t.do('0: play valerie').answered();
      // Petr's copy was hidden first and his turn is next: it counts in both books, and he pays for it.
      expect([t.card('petrs').zone, t.card('evas').zone, t.card('valerie').zone]).toEqual(['squad', 'hand', 'hand']);
      const price = DEFINITIONS[t.card('petrs').def]!.ratings[3];
      expect([t.side(0).destiny, t.side(1).destiny, t.side(2).destiny]).toEqual([20, 11 - price, 12]);
      expect(t.world.pools[0]!.open).toBe(3);
    });
    it(
      'keeps rules that only one of them prints: specials without a price in actions, moves that take several',
      rules('DOT DR-01', 'DOT 22.3', 'DOT 7.27'),
      () => {
        // 22.3 is the tournament book's: no action printed, any time. 7.27 is the standard book's: some moves take several actions.
        const t = table(profile, { at: 'window', Jana: { hand: { karma: 'Positive Karma' } }, Petr: {} });
        expect(t.offersKey('play karma')).toBe(true);
        const hide = table(profile, { actions: 2, Jana: { hand: { kid: 'Hussar' }, squad: { h: 'Hussar' } }, Petr: {} });
        expect(hide.refusal('hide kid')).toBe('DOT 7.12');
        expect(
          table(profile, { actions: 3, Jana: { hand: { kid: 'Hussar' }, squad: { h: 'Hussar' } }, Petr: {} }).offersKey('hide kid'),
        ).toBe(true);
      },
    );
  });
