/** Sergeants and their units: who is assigned, what it gives, how long it lasts. Chapter 31. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { explainRating, ratingOf } from '../../src/rules/values.ts';
import { rulesOf } from '../../src/rules/queries.ts';
import { PROFILES, table, type Profile, type Table } from '../fixture.ts';
import { withMadeUpCards } from '../made-up.ts';

withMadeUpCards();

/** A window in Jana's turn, with a hand so that everybody is asked. */
const inWindow = (profile: Profile, squad: object, more: object = {}): Table =>
  table(profile, { at: 'window', Jana: { hand: { x: 'Doomed' }, squad, ...more }, Petr: { hand: { y: 'Doomed' } } } as never);
const ratings = (t: Table, name: string): number[] => ([0, 1, 2, 3] as const).map(rating => ratingOf(t.world, t.id(name), rating, null));

for (const profile of PROFILES)
  describe(`units (${profile})`, () => {
    it(
      'are made of warriors of lower Value who are neither commanders nor personalities',
      rules('DOT 31.6', 'DOT 31.7', 'DOT 31.8', 'DOT DR-82', 'DOT 31.14'),
      () => {
        const t = inWindow(profile, {
          sgt: 'Drill Sergeant',
          young: 'Young Sergeant',
          free: 'Free Marine',
          hero: 'Mitch Hunter',
          sea: 'Sea Lion',
          martian: 'Martian Banshee',
          foreign: 'Hussar',
        });
        expect(t.offersKey('assign free to sgt')).toBe(true);
        expect(t.refusal('assign young to sgt')).toBe('DOT 31.6');
        expect(t.refusal('assign hero to sgt')).toBe('DOT 31.7');
        // The young sergeant is worth 3: nobody worth as much obeys him.
        expect(t.refusal('assign free to young')).toBe('DOT 31.8');
        expect(t.refusal('assign foreign to sgt')).toBe('DOT 31.14');
      },
    );
    it('takes the base Value, a beast included, at the time of the assignment', rules('DOT 31.8', 'DOT DR-82'), () => {
      const worth = (gear: object): string | null =>
        inWindow(profile, { sgt: 'Drill Sergeant', sea: { card: 'Sea Lion', gear } }).refusal('assign sea to sgt');
      // Equipment that adds to Value leaves the base as it is; a beast does not.
      expect(worth({ blow: 'Grim Reaper' })).toBe(null);
      expect(worth({ bull: 'Rivetbull' })).toBe('DOT 31.8');
    });
    it(
      'are one for each sergeant, of identical warriors, and strengthen them where he says',
      rules('DOT 31.9', 'DOT DR-82', 'DOT 31.11', 'DOT 24.5.5'),
      () => {
        const t = inWindow(profile, { sgt: 'Drill Sergeant', one: 'Free Marine', two: 'Free Marine', sea: 'Sea Lion' });
        const before = ratings(t, 'one');
        t.do('0: assign one to sgt');
        expect(t.happened('assigned', { card: t.id('one'), to: t.id('sgt'), rule: 'DOT 31.10' })).toBe(true);
        expect(ratings(t, 'one')).toEqual(before.map(n => n + 4));
        expect(ratings(t, 'two')).toEqual(before);
        while (t.asked !== 0) t.answer(t.asked!, 'pass');
        expect(t.refusal('assign sea to sgt')).toBe('DOT 31.9');
        expect(t.offersKey('assign two to sgt')).toBe(true);
      },
    );
    it('may be formed at any time, in a combat too', rules('DOT 31.10', 'DOT DR-82'), () => {
      const t = table(profile, {
        Jana: { squad: { sgt: 'Drill Sergeant', free: 'Free Marine' } },
        Petr: { cohort: { foe: 'Razide' }, hand: { y: 'Doomed' } },
      });
      t.do('0: attack', '0: attacker free', '0: defender foe', '0: shoot', '0: assign free to sgt').passWhile();
      const { strikes } = t.events.findLast(event => event.type === 'struck') as never as { strikes: { rating: number }[] };
      expect(strikes[0]!.rating).toBe(ratings(table(profile, { Jana: { squad: { free: 'Free Marine' } }, Petr: {} }), 'free')[1]! + 4);
    });
    it('are for good: nobody is taken out again or given to another', rules('DOT 31.11'), () => {
      const t = inWindow(profile, { sgt: 'Drill Sergeant', old: 'Old Sergeant', free: { card: 'Free Marine', sergeant: 'sgt' } });
      expect(t.refusal('assign free to old')).toBe('DOT 31.11');
      expect(t.refusal('assign free to sgt')).toBe('DOT 31.11');
      expect(t.offers.some(key => key.startsWith('assign'))).toBe(false);
    });
    it('pass to a sergeant without one when their own is discarded', rules('DOT 31.12'), () => {
      const t = inWindow(
        profile,
        {
          sgt: 'Drill Sergeant',
          old: 'Old Sergeant',
          one: { card: 'Free Marine', sergeant: 'sgt' },
          two: { card: 'Free Marine', sergeant: 'sgt' },
        },
        { hand: { sweep: 'Sweep' } },
      );
      expect(t.refusal('assign one to old')).toBe('DOT 31.11');
      t.do('0: play sweep on sgt');
      while (t.asked !== 0) t.answer(t.asked!, 'pass');
      expect([t.card('one').sergeant, t.card('two').sergeant]).toEqual([null, null]);
      t.do('0: assign one to old', '0: assign two to old');
      expect([t.card('one').sergeant, t.card('two').sergeant]).toEqual([t.id('old'), t.id('old')]);
    });
    it('may be new when the last of the old one is gone', rules('DOT 31.13'), () => {
      const t = inWindow(
        profile,
        { sgt: 'Drill Sergeant', free: { card: 'Free Marine', sergeant: 'sgt' }, sea: 'Sea Lion' },
        { hand: { sweep: 'Sweep' } },
      );
      expect(t.refusal('assign sea to sgt')).toBe('DOT 31.9');
      t.do('0: play sweep on free');
      while (t.asked !== 0) t.answer(t.asked!, 'pass');
      expect(t.offersKey('assign sea to sgt')).toBe(true);
    });
    const unit = { one: { card: 'Free Marine', sergeant: 'sgt' }, two: { card: 'Free Marine', sergeant: 'sgt' } };
    const insubordinate = (whom: string): Table => {
      const t = inWindow(
        profile,
        { sgt: 'Drill Sergeant', ...unit },
        { hand: { no: 'Insubordination', no2: 'Insubordination', x: 'Doomed' } },
      );
      return t.do(`0: play no on ${whom}`).answered();
    };
    it("dissolve with the sergeant's affiliation", rules('DOT 31.14'), () => {
      const t = insubordinate('sgt');
      expect(t.happened('unitDissolved', { sergeant: t.id('sgt'), rule: 'DOT 31.14' })).toBe(true);
      expect([t.card('one').sergeant, t.card('two').sergeant]).toEqual([null, null]);
    });
    it('dissolve when the last of their members has lost it, not before', rules('DOT 31.15'), () => {
      const t = insubordinate('one');
      expect(t.happened('unitDissolved')).toBe(false);
      t.do('0: play no2 on two').answered();
      expect(t.happened('unitDissolved', { rule: 'DOT 31.15' })).toBe(true);
      expect(t.card('one').sergeant).toBe(null);
    });
    it('keep a Heretic who is still of the corporation', rules('DOT 31.16'), () => {
      const t = inWindow(
        profile,
        { sgt: 'Drill Sergeant', one: { card: 'Free Marine', sergeant: 'sgt' } },
        { hand: { taint: 'Tainted!' } },
      );
      const before = ratings(t, 'one')[0]!;
      t.do('0: play taint on one').answered();
      expect(t.card('taint').host).toBe(t.id('one'));
      expect([t.card('one').sergeant, ratings(t, 'one')[0]]).toEqual([t.id('sgt'), before]);
    });
    it(
      'do not add up with other sergeants: the best for each rating counts',
      rules('DOT 25.6t', 'DOT 25.6s', 'DOT DR-58', 'DOT 24.5.5'),
      () => {
        const t = inWindow(profile, {
          sgt: 'Drill Sergeant',
          loud: 'Loud Sergeant',
          louder: 'Loud Sergeant',
          free: { card: 'Free Marine', sergeant: 'sgt', gear: { mail: 'Combat Armor' } },
        });
        const plain = ratings(table(profile, { Jana: { squad: { free: 'Free Marine' } }, Petr: {} }), 'free');
        const armour = ratings(
          table(profile, { Jana: { squad: { free: { card: 'Free Marine', gear: { mail: 'Combat Armor' } } } }, Petr: {} }),
          'free',
        )[2]!;
        // +4 of one, +6 Armor of the other two, each once; what is no sergeant's adds up.
        expect(ratings(t, 'free')).toEqual([plain[0]! + 4, plain[1]! + 4, armour + 6, plain[3]! + 4]);
        const cited = explainRating(t.world, t.id('free'), 2, null).steps.filter(({ rule }) => rule === rulesOf(t.world).sergeantRule);
        expect(cited.map(({ n, source }) => [n, source === t.id('loud')])).toEqual([[6, true]]);
      },
    );
    it('have commanders only by the note on the card, not by a rank in the name', rules('DOT 31.1', 'DOT 31.4', 'DOT 31.5'), () => {
      const t = inWindow(profile, { captain: 'Captain', mcbride: 'Sgt. McBride', clan: 'Clansman', sgt: 'Drill Sergeant' });
      // Sgt. McBride leads nobody, though he has a rank; the Captain is refused as a commander.
      expect(t.offers.some(key => key.endsWith(`to ${t.id('mcbride')}`))).toBe(false);
      expect(t.refusal('assign captain to sgt')).toBe('DOT 31.6');
      expect(t.refusal('assign mcbride to sgt')).not.toBe('DOT 31.6');
    });
  });
