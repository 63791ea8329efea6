/** Rules that stand between the chapters: relics, warzones on the table, riders, commanders, areas, targeting, never and always. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { has, isCapable } from '../src/rules/abilities.ts';
import { ratingOf } from '../src/rules/values.ts';
import { PROFILES, table, type Table } from './fixture.ts';

const strikes = (t: Table) =>
  (t.events.findLast(event => event.type === 'struck') as never as { strikes: { rating: number; armour: number }[] }).strikes;
const kindNow = (t: Table) => (t.position.stack.at(-1) as never as { locals: { kind?: string } }).locals.kind;

for (const profile of PROFILES) {
  describe(`windows and order (${profile})`, () => {
    it(
      'goes to the next player, with a window after the start and one after the discard step',
      rules('DOT 5.2', 'DOT 5.5', 'DOT 5.8', 'DOT 27.5'),
      () => {
        const t = table(profile, { at: 'end', Jana: { hand: { a: 'Positive Karma' } }, Petr: { hand: { b: 'Positive Karma' } } });
        expect(kindNow(t)).toBe('free');
        expect(t.offersKey('play a')).toBe(true);
        while (t.world.active === 0 || t.world.step === 'between') t.answer(t.asked!, 'pass');
        expect(t.happened('turnEnded', { seat: 0 })).toBe(true);
        while (kindNow(t) === 'start') t.answer(t.asked!, 'pass');
        expect([t.world.step, kindNow(t), t.asked]).toEqual(['start', 'free', 1]);
      },
    );
    it("lets the attacker's player act first in combat, then the others in turn order", rules('DOT 5.21'), () => {
      const t = table(
        profile,
        {
          active: 'Petr',
          Jana: { squad: { lion: 'Golden Lion' }, hand: { x: 'Doomed' } },
          Petr: { cohort: { foe: 'Razide' }, hand: { y: 'Doomed' } },
          Eva: { hand: { z: 'Doomed' } },
        },
        { seats: 3 },
      );
      t.do('1: attack');
      const order: (number | null)[] = [];
      while (kindNow(t) === 'declared') {
        order.push(t.asked);
        t.answer(t.asked!, 'pass');
      }
      expect(order).toEqual([1, 2, 0]);
    });
    it("resolves several opponents' effects by whose turn is nearest", rules('DOT 5.25'), () => {
      const t = table(
        profile,
        {
          at: 'draw',
          active: 'Petr',
          Jana: {},
          Petr: { destiny: 4, player: { mine: { card: 'Doomed', by: 'Jana' }, evas: { card: 'Doomed', by: 'Eva' } } },
          Eva: {},
        },
        { seats: 3 },
      );
      const paid = t.events.filter(event => event.type === 'discarded').map(event => (event as never as { card: number }).card);
      // Eva's comes first and leaves 1; Jana's takes the last and is the one that goes.
      expect(paid).toEqual([t.id('mine')]);
    });
  });

  describe(`actions (${profile})`, () => {
    it(
      'offers every kind of action the books list',
      rules('DOT 7.4', 'DOT 7.14', 'DOT 7.15', 'DOT 7.23', 'DOT 7.24', 'DOT 7.26', 'DOT 7.27', 'DOT 22.1', 'DOT 22.2', 'DOT 22.3'),
      () => {
        const t = table(profile, {
          opened: true,
          Jana: {
            destiny: 40,
            hand: {
              w: 'Hussar',
              e: 'Combat Armor',
              f: 'Fukido',
              g: 'Dark Fire',
              m: 'Nepharite Hunt',
              z: 'Victoria',
              k: 'Shadow Walk',
              b: 'Rivetbull',
              r: 'Reputation',
              any: 'Positive Karma',
            },
            squad: { sam: 'Samurai', tank: { card: 'Hussar', gear: { v: 'T-32 "Wolfclaw" JBT' } }, cov: { card: 'Hussar', covered: true } },
            cohort: { raz: 'Razide' },
            station: { jag: 'Jaeger Commando' },
          },
          Petr: {},
        });
        for (const said of [
          'meditate',
          'play w',
          'hide w',
          'cover sam',
          'uncover cov',
          'play e on sam',
          'play f to squad',
          'play g on raz',
          'play m on sam',
          'play z to squad',
          'play k on sam',
          'play b on jag',
          'transfer sam',
          'board v',
          'play r on sam',
          'sabotage sam against 1',
        ])
          expect([said, t.offersKey(said)]).toEqual([said, true]);
        // No action printed: any time, in a window.
        expect(t.refusal('play any')).toBe('DOT 5.3');
        t.do('0: play r on sam').passWhile();
        expect(t.happened('actionTaken', { n: 3, attack: false })).toBe(true);
      },
    );
    it('loses all that was paid for a cancelled spell or special', rules('DOT 21.13', 'DOT 22.4', 'DOT 3.32'), () => {
      const t = table(profile, {
        Jana: { hand: { s: 'Surprise Invasion!' } },
        Petr: { hand: { noise: 'Miscommunication' }, squad: { city: 'Fukido' } },
      });
      t.do('0: play s on city', '1: play noise').passWhile();
      expect([t.card('city').zone, t.world.pools[0]!.open]).toEqual(['squad', 2]);
    });
  });

  describe(`warzones and areas (${profile})`, () => {
    it(
      'places a warzone for an action where it fits, one copy for each player',
      rules('DOT 16.1', 'DOT 16.2', 'DOT 16.3', 'DOT 16.4', 'DOT 16.5'),
      () => {
        const t = table(profile, {
          Jana: { hand: { z: 'Graveton Archipelago', y: 'Victoria' }, squad: { have: 'Victoria' } },
          Petr: { squad: { theirs: 'Graveton Archipelago' } },
        });
        expect([t.offersKey('play z to squad'), t.offersKey('play z to cohort'), t.offersKey('play z to station')]).toEqual([
          true,
          true,
          false,
        ]);
        expect(t.refusal('play y to squad')).toBe('DOT 16.4');
        t.do('0: play z to cohort').passWhile();
        expect([t.card('z').zone, t.world.pools[0]!.open]).toEqual(['cohort', 2]);
      },
    );
    it('counts what is merely considered a fortification in a combat from a warzone', rules('DOT 16.13'), () => {
      const t = table(profile, {
        Jana: { squad: { marine: 'Free Marine' }, hand: { back: 'Strategic Restructuring' } },
        Petr: {
          hand: { x: 'Doomed' },
          squad: { beret: { card: 'Blood Beret', gear: { shield: 'Portable Force Shield' } }, zone: 'Victoria', more: 'Cyberopolis' },
        },
      });
      t.do('0: attack', '0: attacker marine', '0: defender beret', '0: shoot', '1: warzone zone').passWhile();
      expect(strikes(t)[0]!.armour).toBe(14);
    });
    it('gives a card for any Doomtrooper to one in any area', rules('DOT 33.13'), () => {
      const t = table(profile, { opened: true, Jana: { hand: { arm: 'Blessed Armor' }, station: { lion: 'Golden Lion' } }, Petr: {} });
      expect(t.offersKey('play arm on lion')).toBe(true);
    });
  });

  describe(`targeting and terms (${profile})`, () => {
    it(
      'takes capability away only by what stays: Missing in Action does, Training does not',
      rules('DOT 37.1', 'DOT 37.3', 'DOT 37.4', 'DOT DR-78'),
      () => {
        const t = table(profile, { Jana: { hand: { train: 'Training' }, squad: { me: 'Hussar' } }, Petr: { squad: { a: 'Hussar' } } });
        t.do('0: play train at 1').passWhile();
        expect(isCapable(t.world, t.id('a'))).toBe(true);
        expect(t.refusal('sabotage me against 1')).not.toBeNull();
        const gone = table(profile, {
          Jana: { squad: { me: 'Hussar' } },
          Petr: { squad: { a: { card: 'Hussar', gear: { m: 'Missing in Action' } } } },
        });
        expect(gone.offersKey('sabotage me against 1')).toBe(true);
      },
    );
    it(
      "keeps a warrior under Don't Call Again! from attacking and from equipment, but he can be targeted",
      rules('DOT 34.9', 'DOT 34.10'),
      () => {
        const t = table(profile, {
          Jana: {
            hand: { mail: 'Combat Armor', coward: 'Cowardice' },
            squad: { a: { card: 'Hussar', gear: { no: "Don't Call Again!" } }, b: 'Hussar' },
          },
          Petr: { hand: { c: 'Cowardice' }, cohort: { foe: 'Razide' } },
        });
        expect(t.refusal('play mail on a')).toBe('DOT 34.9');
        t.do('0: meditate', '1: play c at 0').passWhile();
        expect(t.card('a').covered).toBe(true);
      },
    );
    it('keeps cards apart that say NEVER and may not', rules('DOT 36.1', 'DOT 36.2'), () => {
      const t = table(profile, { Jana: { hand: { gun: 'Combat Armor' }, squad: { war: 'Suicide Warhead' } }, Petr: {} });
      expect(t.refusal('play gun on war')).toBe('DOT 36.1');
      expect(
        table(profile, { Jana: { hand: { t: 'Tainted!' }, squad: { nick: 'Agent Nick Michaels' } }, Petr: {}, at: 'window' }).refusal(
          'play t on nick',
        ),
      ).toBe('DOT 36.2');
    });
    it('leaves effects that need a property off hidden warriors; others reach them', rules('DOT DR-43', 'DOT DR-47', 'DOT 9.26'), () => {
      const t = table(profile, {
        at: 'window',
        opened: true,
        Jana: { hand: { out: 'Discovered', shadows: 'Hidden in the Shadows' } },
        Petr: { hidden: { h: 'Sgt. McBride' }, squad: { beret: 'Blood Beret' } },
      });
      expect(ratingOf(t.world, t.id('beret'), 0, null)).toBe(4);
      expect(t.offersKey('play out on h')).toBe(true);
      expect(t.refusal('play shadows on h')).toBe('DOT DR-43');
      const mine = table(profile, { opened: true, Jana: { hidden: { h: 'Hussar' }, squad: { x: 'Hussar' } }, Petr: {} });
      expect(mine.offersKey('transfer h')).toBe(false);
    });
    it(
      "lets warriors outside the areas be out of reach of the Squad's cards, and come back outside from the Station",
      rules('DOT 32.12', 'DOT 32.13', 'DOT 32.14'),
      () => {
        const t = table(profile, { opened: true, Jana: { station: { rogue: 'Renegade Apostate' } }, Petr: {} });
        t.do('0: transfer rogue');
        expect(t.card('rogue').zone).toBe('outside');
        const train = table(profile, {
          Jana: { hand: { s: 'Training' }, outside: { rogue: 'Renegade Apostate' }, squad: { x: 'Hussar' } },
          Petr: {},
        });
        train.do('0: play s at 0').passWhile();
        expect(has(train.world, train.id('rogue'), 'cannotAttack', null)).toBe(false);
      },
    );
    it('equips Apostles, who follow nobody', rules('DOT 32.19', 'DOT 32.20'), () => {
      const t = table(profile, {
        Jana: { hand: { mail: 'Combat Armor', dance: 'Insane Dance' }, cohort: { lord: 'Muawijhe–Lord of Visions' } },
        Petr: {},
      });
      expect(t.offersKey('play mail on lord')).toBe(true);
      expect(t.refusal('play dance on lord')).toBe('DOT 13.3');
    });
    it('ends a combat when a combatant is stolen', rules('DOT 28.27'), () => {
      const t = table(profile, {
        Jana: { squad: { lion: 'Golden Lion' } },
        Petr: { destiny: 9, hand: { inspired: 'Inspired', prog: 'Programmed' }, cohort: { foe: 'Razide' } },
      });
      t.do(
        '0: attack',
        '0: attacker lion',
        '0: defender foe',
        '0: fight',
        '1: play inspired',
        '1: play prog on lion',
        '1: end',
      ).passWhile();
      expect([t.card('lion').by, t.happened('struck')]).toEqual([1, false]);
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
}

for (const profile of PROFILES)
  describe(`relics (${profile})`, () => {
    it(
      "go to one's own warrior for an action, as their note says, without any collector",
      rules('DOT 15.1', 'DOT 15.2', 'DOT 15.3', 'DOT 15.9', 'DOT 15.12'),
      () => {
        const t = table(profile, {
          Jana: { hand: { stick: 'The Shillelagh' }, squad: { lion: 'Golden Lion', husar: 'Hussar' } },
          Petr: { squad: { foe: 'Golden Lion' } },
        });
        expect(t.refusal('play stick on husar')).toBe('DOT 11.5');
        expect(t.refusal('play stick on foe')).toBe('DOT 15.12');
        t.do('0: play stick on lion').passWhile();
        expect([t.card('stick').host, t.world.pools[0]!.open]).toEqual([t.id('lion'), 2]);
      },
    );
    it(
      'are unique in the game, and may come again once discarded',
      rules('DOT 15.4', 'DOT 15.5t', 'DOT 15.5s', 'DOT 15.6', 'DOT DR-14'),
      () => {
        const t = table(profile, {
          Jana: { hand: { stick: 'The Shillelagh' }, squad: { lion: 'Golden Lion' } },
          Petr: { squad: { foe: { card: 'Golden Lion', gear: { other: 'The Shillelagh' } } } },
        });
        expect(t.refusal('play stick on lion')).toBe(profile === 'tournament' ? 'DOT 15.5t' : 'DOT 15.5s');
        const again = table(profile, {
          Jana: { hand: { stick: 'The Shillelagh' }, squad: { lion: 'Golden Lion' } },
          Petr: { discard: { other: 'The Shillelagh' } },
        });
        expect(again.offersKey('play stick on lion')).toBe(true);
      },
    );
    it('labelled weapon or armor follow those rules, and are no equipment cards', rules('DOT 15.10', 'DOT 15.11', 'DOT 15.14'), () => {
      const t = table(profile, {
        Jana: {
          hand: { mail: 'Composite Armor', broken: 'Malfunction!' },
          cohort: { necro: { card: 'Necromutant', gear: { relic: 'Armor of Unholiness' } } },
          squad: { lion: { card: 'Golden Lion', gear: { stick: 'The Shillelagh', arm: 'Cybernetic Power Arm' } } },
        },
        Petr: { cohort: { foe: 'Razide' } },
      });
      expect(t.refusal('play mail on necro')).toBe('DOT 11.4');
      expect(ratingOf(t.world, t.id('necro'), 2, null)).toBe(8);
      t.do('0: meditate');
      expect(t.offersKey('play broken on relic')).toBe(false);
      // One weapon in a combat, be it a relic.
      t.do('0: attack', '0: attacker lion', '0: defender foe', '0: fight', '0: weapon stick').passWhile();
      expect(strikes(t)[0]!.rating).toBe(7);
    });
  });

describe('face-down attachments and other small differences', () => {
  it(
    'keeps attachments of a covered warrior working in both books (tournament, standard)',
    rules('DOT 9.16t', 'DOT 9.16s', 'DOT DR-45'),
    () => {
      for (const profile of PROFILES) {
        const t = table(profile, {
          Jana: { squad: { lion: { card: 'Golden Lion', covered: true, gear: { mail: 'Combat Armor' } }, x: 'Hussar' } },
          Petr: {},
        });
        expect(ratingOf(t.world, t.id('lion'), 2, null)).toBe(7);
      }
    },
  );
  it('does not let cards of other areas defend by their warzones (standard)', rules('DOT 16.17s', 'DOT 16.18s'), () => {
    const t = table('standard', {
      Jana: { squad: { lion: 'Golden Lion' } },
      Petr: { hand: { x: 'Doomed' }, squad: { zone: 'Victoria' }, cohort: { foe: 'Razide' } },
    });
    t.do('0: attack', '0: attacker lion', '0: defender foe', '0: shoot');
    while (t.asked !== 1) t.answer(t.asked!, 'pass');
    expect(t.offersKey('warzone zone')).toBe(false);
  });
});
