/** Chapters 35 and 37: discarded, sacrificed, stolen, returned: which pile, who sees it, what the collection is. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { definitionNamed } from '../../src/index.ts';
import { affiliationOf } from '../../src/rules/status.ts';
import { type Profile, PROFILES, rig, table, type Table } from '../fixture.ts';
import { withMadeUpCards } from '../made-up.ts';

withMadeUpCards();

const citing = (t: Table, rule: string): string[] => t.events.filter(event => event.rule === rule).map(({ type }) => type);

for (const profile of PROFILES)
  describe(`what stays and what goes (${profile})`, () => {
    it(
      'tells discarding from sacrificing: each may be barred alone, both together for good',
      rules('DOT 37.22', 'DOT 37.23', 'DOT 37.24', 'DOT 37.25'),
      () => {
        const t = table(profile, {
          at: 'window',
          Jana: {
            hand: { sweep: 'Sweep', banish: 'Banish' },
            player: { bank: 'Bauhaus Bank', undiscarded: 'Never Discarded', unsacrificed: 'Never Sacrificed' },
          },
          Petr: {},
        });
        for (const how of ['sweep', 'banish']) expect(t.refusal(`play ${how} on bank`)).toBe('DOT 37.22');
        expect([t.refusal('play sweep on undiscarded'), t.refusal('play banish on unsacrificed')]).toEqual(['DOT 37.22', 'DOT 37.22']);
        t.do('0: play banish on undiscarded').answered();
        t.do('0: play sweep on unsacrificed').answered();
        expect([t.card('undiscarded').zone, t.card('unsacrificed').zone, t.card('bank').zone]).toEqual(['sacrificed', 'discard', 'player']);
      },
    );
    it('leaves the Bank where it is when fortifications are razed', rules('DOT 37.22', 'DOT 37.23'), () => {
      const t = table(profile, {
        Jana: {
          hand: { raze: 'Surprise Invasion!' },
          player: { bank: 'Bauhaus Bank' },
          squad: { hole: { card: 'Hussar', gear: { f: 'Foxhole' } } },
        },
        Petr: {},
      });
      expect(t.refusal('play raze on bank')).toBe('DOT 37.22');
      expect(t.offersKey('play raze on f')).toBe(true);
    });
    it(
      'discards anyone who comes back to find himself in play, and the older of two relics',
      rules('DOT 15.8', 'DOT 34.5', 'DOT 37.18', 'DOT 37.15', 'DOT 37.16'),
      () => {
        const t = table(profile, {
          Jana: {
            destiny: 20,
            hand: { sweep: 'Sweep', sean2: 'Sean Gallagher' },
            squad: { sean: { card: 'Sean Gallagher', gear: { mia: 'Missing in Action' } } },
          },
          Petr: {},
        });
        t.do('0: play sean2').answered();
        expect(t.card('sean2').zone).toBe('squad');
        t.do('0: play sweep on mia').answered();
        expect([t.card('sean').zone, t.card('sean2').zone]).toEqual(['discard', 'squad']);
        expect(citing(t, 'DOT 37.18')).toEqual(['discarded']);
        const relics = table(profile, {
          Jana: {
            hand: { sweep: 'Sweep', club2: 'The Shillelagh' },
            squad: {
              lion: { card: 'Golden Lion', gear: { club: 'The Shillelagh', mia: 'Missing in Action' } },
              ram: 'Rams Air Cavalry',
              beret: 'Blood Beret',
            },
          },
          Petr: {},
        });
        relics.do('0: play club2 on beret').answered();
        relics.do('0: play sweep on mia').answered();
        expect([relics.card('club').zone, relics.card('club2').zone, relics.card('lion').zone]).toEqual(['discard', 'attached', 'squad']);
        expect(citing(relics, 'DOT 15.8')).toEqual(['discarded']);
      },
    );
    it('keeps sacrificed cards out of the collection', rules('DOT 37.21'), () => {
      const kill = (where: object): Table =>
        table(profile, {
          Jana: { ...where, cohort: { a: { card: 'Nepharite of Algeroth', gear: { g: 'Portal of Undeath' } } } },
          Petr: { squad: { d: { card: 'Hussar', wounded: true } } },
        })
          .do('0: attack', '0: attacker a', '0: defender d', '0: fight', '0: victory 2')
          .passWhile();
      const boys = Object.fromEntries(['b1', 'b2', 'b3', 'b4', 'b5'].map(name => [name, 'Undead Legionnaire']));
      const inPlay = (t: Table): number => t.world.play.filter(id => t.world.cards[id]!.def === t.card('b1').def).length;
      expect(inPlay(kill({ sacrificed: boys }))).toBe(0);
      expect(inPlay(kill({ discard: boys }))).toBe(1);
    });
  });

for (const profile of PROFILES)
  describe(`piles (${profile})`, () => {
    it("returns a stolen card to its owner's pile", rules('DOT 35.1', 'DOT 35.2', 'DOT 37.10', 'DOT DR-84'), () => {
      const t = table(profile, {
        Jana: { destiny: 13, hand: { prog: 'Programmed', wave: 'Wave of Righteousness' } },
        Petr: { squad: { lion: 'Golden Lion' } },
      });
      t.do('0: play prog on lion').passWhile();
      expect(t.card('lion')).toMatchObject({ by: 0, owner: 1, zone: 'squad' });
      expect(affiliationOf(t.world, t.id('lion'))).toBe(4);
      t.do('0: meditate', '0: play wave on lion').passWhile();
      expect(t.side(1).discard).toContain(t.id('lion'));
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
  });

describe('the collection', () => {
  const raised = (t: Table): number => t.world.play.filter(id => t.world.cards[id]!.def === definitionNamed('Undead Legionnaire')).length;
  const kill = (profile: 'tournament' | 'standard', where: object): Table => {
    const t = table(profile, {
      Jana: { ...where, cohort: { a: { card: 'Nepharite of Algeroth', gear: { g: 'Portal of Undeath' } } } },
      Petr: { squad: { d: { card: 'Hussar', wounded: true } } },
    });
    return t.do('0: attack', '0: attacker a', '0: defender d', '0: fight', '0: victory 2').passWhile();
  };
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

describe('the ante and the collection', () => {
  it('are two things (tournament)', rules('DOT 37.31'), () => {
    const t = table('tournament', {
      Jana: {
        sideboard: { boy: 'Undead Legionnaire' },
        cohort: { a: { card: 'Nepharite of Algeroth', gear: { g: 'Portal of Undeath' } } },
      },
      Petr: { squad: { d: { card: 'Hussar', wounded: true } } },
    });
    rig(t.side(0)).sideboard = [];
    rig(t.card('boy')).zone = 'ante';
    t.do('0: attack', '0: attacker a', '0: defender d', '0: fight', '0: victory 2').passWhile();
    expect(t.card('boy').zone).toBe('ante');
  });
});

describe('what piles show', () => {
  const seen = (profile: Profile, viewer: number, pile: 'discard' | 'sacrificed') => {
    const t = table(profile, { Jana: { discard: { a: 'Lucky Shot' }, sacrificed: { b: 'Take Aim' } }, Petr: {} });
    const view = t.game.see(t.position, viewer).table as never as {
      sides: { discard: { def: number | null }[]; sacrificed: { def: number | null }[] }[];
    };
    return view.sides[0]![pile][0]!.def !== null;
  };
  it('is the discard pile to its owner, the sacrifice pile to all (tournament)', rules('DOT 37.7t', 'DOT 37.8t', 'DOT DR-89'), () => {
    expect([
      seen('tournament', 0, 'discard'),
      seen('tournament', 1, 'discard'),
      seen('tournament', 0, 'sacrificed'),
      seen('tournament', 1, 'sacrificed'),
    ]).toEqual([true, false, true, true]);
  });
  it('is nothing to anybody (standard)', rules('DOT 37.7s', 'DOT 37.8s', 'DOT DR-89'), () => {
    expect([
      seen('standard', 0, 'discard'),
      seen('standard', 1, 'discard'),
      seen('standard', 0, 'sacrificed'),
      seen('standard', 1, 'sacrificed'),
    ]).toEqual([false, false, false, false]);
  });
});
