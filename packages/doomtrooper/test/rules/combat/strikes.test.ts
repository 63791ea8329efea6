/** Chapter 24: strikes, wounds, saving and killing. */
import type { Plain } from '@kolbiste/engine';
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { ratingOf } from '../../../src/rules/values.ts';
import { kindNow, PROFILES, rig, strikes, table, type Table } from '../../fixture.ts';

for (const profile of PROFILES)
  describe(`a combat (${profile})`, () => {
    const sean = (more: { readonly [word: string]: Plain } = {}, hand: Plain = {}): Plain => ({
      Jana: { destiny: 0, hand, squad: { sean: 'Sean Gallagher' } },
      Petr: { destiny: 0, cohort: { neph: 'Nepharite of Ilian' }, ...more },
    });
    it(
      'compares attack ratings with Armor, both at once: Sean Gallagher and the Nepharite',
      rules('DOT 24.0.4', 'DOT 24.3.3', 'DOT 24.5.1', 'DOT 24.5.2', 'DOT 24.5.3', 'DOT 24.6.1', 'DOT 24.6.2', 'DOT 24.6.4'),
      () => {
        const t = table(profile, sean());
        t.do('0: attack', '0: attacker sean', '0: defender neph', '0: fight', '1: victory 8').passWhile();
        expect(strikes(t)).toMatchObject([
          { rating: 10, armour: 4, hits: true },
          { rating: 8, armour: 8, hits: true },
        ]);
        expect(t.card('neph').wounded).toBe(true);
        expect(t.card('sean').zone).toBe('discard');
      },
    );
    it(
      "plays the book's combat to its end: Evasive Action, Powerful Blow, Narrow Escape! cancelled, Bamboozled!",
      rules(
        'DOT 24.5.14',
        'DOT 24.5.15',
        'DOT 24.5.16',
        'DOT 24.5.27',
        'DOT 24.7.3',
        'DOT 24.7.8',
        'DOT 24.7.10',
        'DOT 24.8.4',
        'DOT 24.8.5',
        'DOT 24.8.6',
        'DOT 24.8.8',
        'DOT 28.8',
        'DOT DR-10',
        'DOT DR-50',
      ),
      () => {
        const t = table(
          profile,
          sean(
            { hand: { blow: 'Powerful Blow', noise: 'Miscommunication' } },
            { evade: 'Evasive Action', escape: 'Narrow Escape!', fooled: 'Bamboozled!' },
          ),
        );
        t.do('0: attack', '0: attacker sean', '0: defender neph', '0: fight', '0: play evade on sean', '1: play blow on neph').answered();
        // Somebody has played: both are asked again.
        expect([t.asked, kindNow(t)]).toEqual([0, 'modifiers']);
        t.passWhile(() => kindNow(t) !== 'saving');
        expect(strikes(t)).toMatchObject([
          { rating: 10, armour: 4, hits: true },
          { rating: 10, armour: 10, hits: true },
        ]);
        expect(t).toAsk(0, 'window.answer');
        expect(t.offersKey('play fooled')).toBe(false);
        t.do('0: play escape on sean', '1: play noise', '1: victory 5 destiny 3', '0: play fooled').passWhile();
        expect(t.card('sean').zone).toBe('discard');
        expect(t.card('neph').wounded).toBe(true);
        expect(t.side(1)).toMatchObject({ victory: 0, destiny: 3 });
        expect(t.side(0)).toMatchObject({ victory: 0, destiny: 10 });
      },
    );
    it(
      'saves by Narrow Escape! and leaves him as he was; a saved warrior is not wounded',
      rules('DOT 24.7.1t', 'DOT 24.7.1s', 'DOT 24.7.2', 'DOT 24.7.3'),
      () => {
        const t = table(profile, sean({}, { escape: 'Narrow Escape!' }));
        t.do('0: attack', '0: attacker sean', '0: defender neph', '0: fight', '0: play escape on sean').passWhile();
        expect(t.card('sean')).toMatchObject({ zone: 'squad', wounded: false });
        const late = table(profile, sean({}, { escape: 'Narrow Escape!' }));
        late.do('0: attack', '0: attacker sean', '0: defender neph', '0: fight');
        late.passWhile(() => kindNow(late) !== 'status');
        expect([late.card('sean').zone, late.offersKey('play escape on sean')]).toEqual(['discard', false]);
      },
    );
    it('does not heal at the saving opportunity, only from the next window on', rules('DOT 24.7.9'), () => {
      const t = table(profile, {
        Jana: { squad: { lion: 'Golden Lion' } },
        Petr: { cohort: { necro: { card: 'Necromutant', gear: { kit: 'First Aid Kit' } } }, hand: { z: 'Doomed' } },
      });
      rig(t.world).cards[t.id('necro')]!.wounded = false;
      t.do('0: attack', '0: attacker lion', '0: defender necro', '0: fight');
      expect(t.offersKey('use kit as 0 on necro')).toBe(false);
      const h = table(profile, {
        Jana: { squad: { sean: 'Sean Gallagher' } },
        Petr: { cohort: { razide: { card: 'Razide', gear: { kit: 'First Aid Kit' } } }, hand: { z: 'Doomed' } },
      });
      h.do('0: attack', '0: attacker sean', '0: defender razide', '0: fight');
      h.passWhile(() => kindNow(h) !== 'saving');
      while (h.asked !== 1) h.answer(h.asked!, 'pass');
      expect(h.refusal('use kit as 0 on razide')).not.toBeNull();
      h.passWhile(() => kindNow(h) !== 'status');
      while (h.asked !== 1) h.answer(h.asked, 'pass');
      expect(h.offersKey('use kit as 0 on razide')).toBe(true);
    });
    it('heals nobody who was wounded before at the saving opportunity', rules('DOT 24.7.4'), () => {
      const t = table(profile, {
        Jana: { squad: { sean: 'Sean Gallagher' } },
        Petr: { cohort: { razide: { card: 'Razide', wounded: true, gear: { kit: 'First Aid Kit' } } }, hand: { z: 'Doomed' } },
      });
      t.do('0: attack', '0: attacker sean', '0: defender razide', '0: fight');
      t.passWhile(() => kindNow(t) !== 'saving');
      while (t.asked !== 1) t.answer(t.asked!, 'pass');
      expect([kindNow(t), t.refusal('use kit as 0 on razide')]).toEqual(['saving', 'DOT 5.3']);
    });
    it(
      "wounds, and the second wound kills with all attachments; points go to the killer's player",
      rules(
        'DOT 24.6.5',
        'DOT 24.7.6',
        'DOT 24.7.7',
        'DOT 24.7.8',
        'DOT 24.8.1',
        'DOT 24.8.2t',
        'DOT 24.8.2s',
        'DOT 24.8.4',
        'DOT 24.5.21',
        'DOT 3.34',
        'DOT DR-55',
      ),
      () => {
        const t = table(profile, {
          Jana: { destiny: 0, squad: { sean: 'Sean Gallagher' } },
          Petr: { cohort: { razide: { card: 'Razide', wounded: true, gear: { fame: 'Reputation', fire: 'Dark Fire' } } } },
        });
        expect(ratingOf(t.world, t.id('razide'), 0, null)).toBe(10);
        t.do('0: attack', '0: attacker sean', '0: defender razide', '0: fight', '0: victory 4 destiny 6').passWhile();
        expect(t.card('razide').zone).toBe('discard');
        expect(t.card('fire').zone).toBe('discard');
        // Value 7, and 3 of Reputation.
        expect(t.side(0)).toMatchObject({ victory: 4, destiny: 6 });
        for (const type of ['victoryGained', 'destinyGained']) expect(t.happened(type, { seat: 0, rule: 'DOT 24.8.1' })).toBe(true);
      },
    );
    it('does no harm below Armor, and counts negative ratings', rules('DOT 24.5.25', 'DOT 24.5.26', 'DOT 24.6.3'), () => {
      const t = table(profile, { Jana: { cohort: { boy: { card: 'Undead Legionnaire' } } }, Petr: { squad: { war: 'Suicide Warhead' } } });
      rig(t.world).effects.push({
        source: t.id('boy'),
        def: t.card('boy').def,
        by: 0,
        on: t.id('boy'),
        what: 'ratings',
        ratings: [-7, 0, 0, 0],
        layer: 'add',
        fight: null,
        until: null,
        draw: false,
        whileInPlay: false,
        role: null,
        stamp: 1,
      });
      rig(t.world).effects.push({
        source: t.id('boy'),
        def: t.card('boy').def,
        by: 0,
        on: t.id('war'),
        what: 'ratings',
        ratings: [-20, 0, -4, 0],
        layer: 'add',
        fight: null,
        until: null,
        draw: false,
        whileInPlay: false,
        role: null,
        stamp: 2,
      });
      t.do('0: attack', '0: attacker boy', '0: defender war', '0: fight');
      while (t.offers.includes('pass')) t.answer(t.asked!, 'pass');
      expect(strikes(t)).toMatchObject([{ rating: -4, armour: -4, hits: true }, { hits: false }]);
    });
    it('tell a kill by an ability from a second wound, and a wreck from a strike', rules('DOT 24.6.4', 'DOT 24.6.5', 'DOT 11.29'), () => {
      const fought = (a: string, wounded: boolean): Table =>
        table(profile, { Jana: { squad: { a } }, Petr: { squad: { d: { card: 'Infantry', wounded } } } })
          .do('0: attack', '0: attacker a', '0: defender d', '0: fight')
          .passWhile();
      expect(fought('Chemiman', false).happened('killed', { rule: 'DOT 24.6.4' })).toBe(true);
      expect(fought('Cuirassier', true).happened('killed', { rule: 'DOT 24.6.5' })).toBe(true);
      expect(fought('Cuirassier', false).happened('wounded', { rule: 'DOT 24.6.2' })).toBe(true);
      const t = table(profile, {
        Jana: { hand: { broken: 'Malfunction!' } },
        Petr: { squad: { husar: { card: 'Hussar', gear: { tank: { card: 'T-32 "Wolfclaw" JBT', inside: true } } } } },
      });
      t.do('0: meditate', '0: play broken on tank').passWhile();
      expect(t.happened('wounded', { rule: 'DOT 11.29' })).toBe(true);
    });
  });
