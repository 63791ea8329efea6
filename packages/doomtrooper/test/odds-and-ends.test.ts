/** Starts, collections, riders, groups: rules that no other file holds. */
import { newTable } from '@kolbiste/testkit';
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { sideHas } from '../src/rules/combat/harm.ts';
import { definitionNamed, game as doomtrooperGame } from '../src/index.ts';
import { ratingOf } from '../src/rules/values.ts';
import type { World } from '../src/rules/state.ts';
import { PROFILES, table, type Table } from './fixture.ts';
import { withMadeUpCards } from './made-up.ts';

withMadeUpCards();

const strikes = (t: Table) =>
  (t.events.findLast(event => event.type === 'struck') as never as { strikes: { rating: number; armour: number }[] }).strikes;
const starter = (options: object, seed: string): number =>
  (newTable(doomtrooperGame as never, { options: options as never, seats: 2, seed }).position.world as World).active;

describe('who starts', () => {
  it('is decided by lot (tournament)', rules('DOT 4.6t', 'DOT DR-23'), () => {
    const starters = new Set(Array.from({ length: 12 }, (_, i) => starter({ profile: 'tournament' }, `lot ${i}`)));
    expect([...starters].toSorted()).toEqual([0, 1]);
  });
  it('is agreed at the table (standard)', rules('DOT 4.6s', 'DOT DR-23'), () => {
    for (let i = 0; i < 6; i++) expect(starter({ profile: 'standard', start: 'first' }, `agreed ${i}`)).toBe(0);
  });
});

describe('the collection', () => {
  const kill = (profile: 'tournament' | 'standard', where: object): Table => {
    const t = table(profile, {
      Jana: { ...where, cohort: { a: { card: 'Nepharite of Algeroth', gear: { g: 'Portal of Undeath' } } } },
      Petr: { squad: { d: { card: 'Hussar', wounded: true } } },
    });
    return t.do('0: attack', '0: attacker a', '0: defender d', '0: fight', '0: victory 2').passWhile();
  };
  const raised = (t: Table): number => t.world.play.filter(id => t.world.cards[id]!.def === definitionNamed('Undead Legionnaire')).length;
  it(
    'is library, discard pile and sideboard, not the hand (tournament)',
    rules('DOT 37.29t', 'DOT 37.30', 'DOT 37.44', 'DOT 40.7', 'DOT DR-90'),
    () => {
      for (const zone of ['discard', 'sideboard']) expect(raised(kill('tournament', { [zone]: { boy: 'Undead Legionnaire' } }))).toBe(1);
      const library = kill('tournament', { library: { boy: 'Undead Legionnaire', x: 'Hussar' } });
      expect(raised(library)).toBe(1);
      expect(library.happened('libraryShuffled', { seat: 0 })).toBe(true);
      expect(raised(kill('tournament', { hand: { boy: 'Undead Legionnaire' } }))).toBe(0);
    },
  );
  it('is every card one owns, up to the copies one may have (standard)', rules('DOT 37.29s', 'DOT DR-90'), () => {
    expect(raised(kill('standard', {}))).toBe(1);
    const five = Object.fromEntries(['a1', 'a2', 'a3', 'a4', 'a5'].map(name => [name, 'Undead Legionnaire']));
    expect(raised(kill('standard', { sacrificed: five }))).toBe(0);
  });
});

for (const profile of PROFILES)
  describe(`odds and ends (${profile})`, () => {
    it('uses Shoot ratings in a Shoot combat, of one attacker and one defender', rules('DOT 24.2.1', 'DOT 24.3.4'), () => {
      const t = table(profile, { Jana: { squad: { banshee: 'Martian Banshee' } }, Petr: { cohort: { foe: 'Razide' } } });
      t.do('0: attack', '0: attacker banshee', '0: defender foe', '0: shoot').passWhile();
      expect(strikes(t).map(({ rating }) => rating)).toEqual([5, 2]);
    });
    it('keeps an attachment until it or its bearer goes', rules('DOT 19.3'), () => {
      const t = table(profile, { Jana: { hand: { mail: 'Combat Armor' }, squad: { lion: 'Golden Lion' } }, Petr: {} });
      t.do('0: play mail on lion').passWhile();
      t.do('0: end').passWhile();
      expect(t.card('mail').host).toBe(t.id('lion'));
    });
    it('lets riders and beasts use cover, fortifications and other attachments', rules('DOT 18.3', 'DOT 18.10', 'DOT 18.15'), () => {
      const t = table(profile, {
        opened: true,
        Jana: {
          station: {
            rider: { card: 'Jaeger Commando', gear: { bull: 'Rivetbull', hole: 'Foxhole', mail: 'Combat Armor' } },
            cos: { card: 'Cossack', gear: { pit: 'Foxhole' } },
            x: 'Jaeger Commando',
          },
        },
        Petr: {},
      });
      expect([ratingOf(t.world, t.id('rider'), 2, null), ratingOf(t.world, t.id('cos'), 2, null)]).toEqual([11, 7]);
      expect([t.offersKey('cover rider'), t.offersKey('cover cos')]).toEqual([true, true]);
    });
    it('lets riders and beasts defend from warzones', rules('DOT 18.11', 'DOT 18.16'), () => {
      const t = table(profile, {
        opened: true,
        Jana: { station: { marine: 'Templar Marine' } },
        Petr: { hand: { x: 'Doomed' }, station: { cos: 'Cossack', zone: 'Station Fog' } },
      });
      t.do('0: attack', '0: attacker marine', '0: defender cos', '0: shoot', '1: warzone zone').passWhile();
      expect(strikes(t)[0]!.armour).toBe(10);
    });
    it('gives a group an ability only if all its members have it', rules('DOT 25.10t', 'DOT 25.10s'), () => {
      const t = table(profile, {
        Jana: { destiny: 7, hand: { posse: 'Reinforcements!' }, squad: { chem: 'Chemiman', lion: 'Golden Lion' } },
        Petr: { cohort: { foe: 'Razide' }, hand: { x: 'Doomed' } },
      });
      t.do('0: attack', '0: attacker chem', '0: defender foe', '0: fight');
      while (t.world.fights[0]!.phase !== 'modifiers') t.answer(t.asked!, 'pass');
      expect(sideHas(t.world, t.world.fights[0]!, t.id('chem'), 'killsOnWound')).toBe(true);
      t.do('0: play posse', '0: spend 7', '0: join lion', '1: strike chem').passWhile();
      // Seven against seven wounds; alone he would have killed.
      expect([t.card('foe').wounded, t.card('foe').zone]).toEqual([true, 'cohort']);
    });
    it('fulfils a mission whose bearer dies in the same moment', rules('DOT DR-69'), () => {
      const t = table(profile, {
        Jana: { squad: { war: { card: 'Suicide Warhead', gear: { fame: 'Fifteen Minutes of Fame' } } } },
        Petr: { squad: { nick: { card: 'Agent Nick Michaels', wounded: true } } },
      });
      t.do('0: attack', '0: attacker war', '0: defender nick', '0: fight', '0: victory 5 destiny 0');
      expect(t.happened('missionCompleted', { seat: 0 })).toBe(true);
    });
    it('opens no round of answers to meditation or a transfer', rules('DOT DR-13'), () => {
      const t = table(profile, { Jana: { hand: { x: 'Doomed' } }, Petr: { hand: { noise: 'Miscommunication' } } });
      t.do('0: meditate');
      expect((t.position.stack.at(-1) as never as { locals: { kind: string } }).locals.kind).toBe('free');
    });
    it('takes fewer actions than three, and a window follows each one taken', rules('DOT DR-09'), () => {
      const t = table(profile, { Jana: { hand: { x: 'Doomed' } }, Petr: { hand: { y: 'Doomed' } } });
      t.do('0: meditate');
      expect(t.question).toBe('window.answer');
      t.passWhile();
      t.do('0: end');
      expect(t.question).toBe('turn.discarded');
    });
    it('means by "you" whoever plays or controls the card', rules('DOT 37.40', 'DOT DR-71'), () => {
      const t = table(profile, {
        Jana: { hand: { x: 'Doomed' }, cohort: { a: { card: 'Callistonian Intruder', wounded: true } } },
        Petr: { destiny: 9, hand: { y: 'Doomed' } },
      });
      t.do('0: meditate');
      while (t.asked !== 1) t.answer(t.asked!, 'pass');
      expect(t.offers.some(key => key.startsWith(`use ${t.id('a')}`))).toBe(false);
    });
  });
