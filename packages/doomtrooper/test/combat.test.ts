/** Chapters 24 and 25: the attack action and the combat. */
import type { Plain } from '@kolbiste/engine';
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { ratingOf, explainRating } from '../src/rules/values.ts';
import { PROFILES, table, type Profile, type Table, rig } from './fixture.ts';

const strikes = (t: Table) =>
  (t.events.findLast(event => event.type === 'struck') as never as { strikes: { rating: number; armour: number; hits: boolean }[] })
    .strikes;
const kindNow = (t: Table) => (t.position.stack.at(-1) as never as { locals: { kind?: string } }).locals.kind;

for (const profile of PROFILES) {
  const sean = (more: { readonly [word: string]: Plain } = {}, hand: Plain = {}): Plain => ({
    Jana: { destiny: 0, hand, squad: { sean: 'Sean Gallagher' } },
    Petr: { destiny: 0, cohort: { neph: 'Nepharite of Ilian' }, ...more },
  });

  describe(`a combat (${profile})`, () => {
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
        t.do('0: attack', '0: attacker sean', '0: defender neph', '0: fight', '0: play evade on sean', '1: play blow on neph');
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
      },
    );
    it('does not heal at the saving opportunity, only from the next window on', rules('DOT 24.7.4', 'DOT 24.7.9'), () => {
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
    it(
      "wounds, and the second wound kills with all attachments; points go to the killer's player",
      rules('DOT 24.6.5', 'DOT 24.7.6', 'DOT 24.7.7', 'DOT 24.7.8', 'DOT 24.8.1', 'DOT 24.8.2t', 'DOT 24.8.2s', 'DOT 24.5.21', 'DOT DR-55'),
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
      },
    );
    it('gives both players points when both are killed', rules('DOT 24.8.3'), () => {
      const t = table(profile, {
        Jana: { squad: { a: { card: 'Chemiman' } } },
        Petr: { squad: { b: { card: 'Blood Beret', wounded: true } } },
      });
      rig(t.card('a')).wounded = true;
      t.do('0: attack', '0: attacker a', '0: defender b', '0: fight');
      t.do('0: victory 4', '1: victory 4').passWhile();
      expect([t.side(0).victory, t.side(1).victory]).toEqual([4, 4]);
    });
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
    it(
      'ends at once when a combatant is discarded; no strikes, no points, the action is spent',
      rules('DOT 24.2.2', 'DOT 24.2.3', 'DOT 37.41', 'DOT 37.42', 'DOT DR-49'),
      () => {
        const t = table(profile, {
          Jana: { squad: { sean: 'Sean Gallagher' } },
          Petr: { destiny: 10, hand: { wave: 'Wave of Righteousness' }, cohort: { neph: 'Nepharite of Ilian' } },
        });
        t.do('0: attack', '0: attacker sean', '0: defender neph', '0: fight', '1: play wave on sean').passWhile();
        expect(t.happened('struck')).toBe(false);
        expect(t.happened('combatEnded', { how: 'brokenOff' })).toBe(true);
        expect(t.side(1).victory).toBe(0);
        expect(t.card('wave').zone).toBe('sacrificed');
      },
    );
    it('keeps Stations and the rest apart', rules('DOT 24.2.7'), () => {
      const t = table(profile, {
        opened: true,
        Jana: { squad: { lion: 'Golden Lion' }, station: { marine: 'Templar Marine' } },
        Petr: { cohort: { neph: 'Razide' }, station: { foe: 'Cossack' } },
      });
      t.do('0: attack');
      while (t.question === 'window.answer') t.answer(t.asked!, 'pass');
      t.do('0: attacker lion');
      expect(t).toOffer([t.key('defender neph')]);
      expect(t.refusal('defender foe')).toBe('DOT 24.2.7');
    });
    it('does not let a player attack his own warriors', rules('DOT 24.2.4'), () => {
      const t = table(profile, {
        Jana: { squad: { lion: 'Golden Lion' }, cohort: { mine: 'Razide' } },
        Petr: { cohort: { neph: 'Razide' } },
      });
      t.do('0: attack', '0: attacker lion');
      expect(t.refusal('defender mine')).toBe('DOT 24.2.4');
    });
    it("earns destiny points only for one's own dead", rules('DOT 24.2.5', 'DOT 24.2.6', 'DOT DR-66'), () => {
      const t = table(profile, {
        Jana: { destiny: 0, squad: { star: 'Etoiles Mortant' }, cohort: { mine: { card: 'Child of Ilian', wounded: true } } },
        Petr: {},
      });
      t.do('0: attack', '0: attacker star', '0: defender mine', '0: fight').passWhile();
      expect(t.side(0)).toMatchObject({ victory: 0, destiny: 2 });
    });
    it("gives mercenaries' kills as destiny points", rules('DOT 32.32t', 'DOT 32.32s', 'DOT DR-66'), () => {
      const t = table(profile, {
        Jana: { destiny: 0, squad: { merc: 'Ex-Imperial Freelancer' } },
        Petr: { cohort: { kid: { card: 'Child of Ilian', wounded: true } } },
      });
      t.do('0: attack', '0: attacker merc', '0: defender kid', '0: fight').passWhile();
      expect(t.side(0)).toMatchObject({ victory: 0, destiny: 2 });
    });
    it(
      'bars a struck-out tactic, and an airship from Fight either way',
      rules('DOT 11.37', 'DOT 11.38', 'DOT 25.23', 'DOT 25.25', 'DOT DR-59'),
      () => {
        const t = table(profile, { Jana: { squad: { air: 'Rams Air Cavalry' } }, Petr: { cohort: { neph: 'Razide' } } });
        t.do('0: attack', '0: attacker air', '0: defender neph');
        while (t.question === 'window.answer') t.answer(t.asked!, 'pass');
        expect(t).toOffer(['shoot']);
        expect(t.refusal('fight')).toBe('DOT 25.23');
        const p = table(profile, {
          Jana: { cohort: { neph: 'Razide' } },
          Petr: { squad: { pilot: { card: 'Blood Beret', gear: { ship: { card: 'Imperial Doomlord', inside: true } } } } },
        });
        p.do('0: attack', '0: attacker neph', '0: defender pilot');
        while (p.question === 'window.answer') p.answer(p.asked!, 'pass');
        expect(p.refusal('fight')).toBe('DOT 11.38');
      },
    );
    it('ends when the tactic is changed to one that is forbidden by a card in play', rules('DOT 25.24', 'DOT 25.25'), () => {
      const t = table(profile, {
        Jana: { squad: { lion: 'Golden Lion' } },
        Petr: { hand: { chasm: 'Chasm!' }, cohort: { neph: 'Razide' } },
      });
      t.do('0: attack', '0: attacker lion', '0: defender neph', '0: fight', '1: play chasm').passWhile();
      expect(t.happened('struck')).toBe(false);
      expect(t.happened('combatEnded', { how: 'brokenOff' })).toBe(true);
    });
    it(
      'uses one weapon that fits the tactic, besides other equipment',
      rules(
        'DOT 24.3.2',
        'DOT 24.5.4',
        'DOT 24.5.5',
        'DOT 24.5.6',
        'DOT 24.5.7',
        'DOT 24.5.8',
        'DOT 24.5.9',
        'DOT 24.5.10',
        'DOT 24.5.12',
        'DOT 11.24',
        'DOT DR-51',
      ),
      () => {
        const gear = { sword: 'Violator Sword', arm: 'Cybernetic Power Arm', gun: 'L&A Plasma Carbine', mail: 'Combat Armor' };
        const t = table(profile, { Jana: { squad: { ranger: { card: 'Venusian Ranger', gear } } }, Petr: { cohort: { neph: 'Razide' } } });
        t.do('0: attack', '0: attacker ranger', '0: defender neph', '0: fight');
        t.do('0: weapon sword').passWhile();
        expect(strikes(t)).toMatchObject([{ rating: 6 }, { armour: 5 }]);
        const s = table(profile, { Jana: { squad: { ranger: { card: 'Venusian Ranger', gear } } }, Petr: { cohort: { neph: 'Razide' } } });
        s.do('0: attack', '0: attacker ranger', '0: defender neph', '0: shoot').passWhile();
        expect(strikes(s)).toMatchObject([{ rating: 6 }, { armour: 5 }]);
        // The sword works in Fight, the carbine in Shoot, an AC-40 in both; of two that fit one is chosen, and armor is no weapon.
        const chosen = (tactic: string, with_: object): string[] => {
          const c = table(profile, {
            Jana: { squad: { ranger: { card: 'Venusian Ranger', gear: with_ } } },
            Petr: { cohort: { neph: 'Razide' } },
          } as never);
          c.do('0: attack', '0: attacker ranger', '0: defender neph', `0: ${tactic}`);
          const used =
            c.question === 'attacking.weapon'
              ? c.offers
              : c.events.filter(e => e.type === 'weaponChosen').map(e => `weapon ${(e as never as { card: number }).card}`);
          return used.map(key => Object.entries(c.names).find(([, id]) => key === `weapon ${id}`)![0]);
        };
        const both = { sword: 'Violator Sword', gun: 'L&A Plasma Carbine', mail: 'Combat Armor' };
        expect([chosen('fight', both), chosen('shoot', both)]).toEqual([['sword'], ['gun']]);
        expect([chosen('fight', { ac: 'AC-40 "Justifier"' }), chosen('shoot', { ac: 'AC-40 "Justifier"' })]).toEqual([['ac'], ['ac']]);
        expect(chosen('fight', { ...both, ac: 'AC-40 "Justifier"' })).toEqual(['sword', 'ac']);
      },
    );
    it('may draw another weapon when the one in use is lost', rules('DOT 24.5.13'), () => {
      const t = table(profile, {
        Jana: { squad: { ranger: { card: 'Venusian Ranger', gear: { sword: 'Violator Sword', arm: 'Cybernetic Power Arm' } } } },
        Petr: { hand: { dull: 'Dull Blade' }, cohort: { neph: 'Razide' } },
      });
      t.do('0: attack', '0: attacker ranger', '0: defender neph', '0: fight', '0: weapon arm', '1: play dull on arm').passWhile();
      expect(strikes(t)[0]).toMatchObject({ rating: 6 });
    });
    it(
      'lets the first striker strike first, and the other only if he survives',
      rules('DOT 5.22', 'DOT 25.11', 'DOT 25.12', 'DOT 25.13', 'DOT DR-60'),
      () => {
        const t = table(profile, {
          Jana: { squad: { lion: { card: 'Golden Lion', wounded: true, gear: { gun: 'Cybernetic Power Arm' } } } },
          Petr: { station: {}, cohort: { necro: { card: 'Necromutant', gear: { death: 'Time Death' } } } },
        });
        t.card('death');
        t.do('0: attack', '0: attacker lion', '0: defender necro', '0: fight', '1: victory 3').passWhile();
        // Nine against four would have hit, but he was dead first.
        expect(t.card('lion').zone).toBe('discard');
        expect(t.card('necro').wounded).toBe(false);
      },
    );
    it('cancels out first strikes on both sides, however many', rules('DOT 25.14', 'DOT 25.15', 'DOT 36.5'), () => {
      const t = table(profile, { opened: true, Jana: { station: { a: 'Templar Marine' } }, Petr: { station: { b: 'Templar Marine' } } });
      rig(t.card('a')).wounded = true;
      rig(t.card('b')).wounded = true;
      for (const name of ['a', 'b'])
        rig(t.world).effects.push({
          source: t.id(name),
          def: t.card(name).def,
          by: 0,
          on: t.id(name),
          what: 'ratings',
          ratings: [3, 3, 0, 0],
          layer: 'add',
          fight: null,
          until: null,
          draw: false,
          whileInPlay: false,
          role: null,
          stamp: 1,
        });
      t.do('0: attack', '0: attacker a', '0: defender b', '0: fight', '0: victory 7', '1: victory 7').passWhile();
      expect([t.card('a').zone, t.card('b').zone]).toEqual(['discard', 'discard']);
    });
    it("adds helpers' attack ratings, who stand in the same area", rules('DOT 25.7', 'DOT 25.9', 'DOT DR-65'), () => {
      const t = table(profile, {
        opened: true,
        Jana: {
          destiny: 7,
          hand: { posse: 'Reinforcements!' },
          squad: { lion: 'Golden Lion', beret: 'Blood Beret' },
          station: { far: 'Templar Marine' },
        },
        Petr: { cohort: { neph: 'Razide' }, station: { y: 'Templar Marine' } },
      });
      t.do('0: attack', '0: attacker lion', '0: defender neph', '0: fight', '0: play posse', '0: spend 7');
      t.passWhile(p => p.question === 'window.answer');
      expect(t.offersKey('join far')).toBe(false);
      t.do('0: join beret', '1: strike beret').passWhile();
      expect(strikes(t)[0]).toMatchObject({ rating: 7, armour: 7, hits: true });
      expect(t.card('neph').wounded).toBe(true);
      expect(t.card('beret').wounded).toBe(true);
    });
    it(
      'never fights with Apostles and Leaders; other means may harm them',
      rules('DOT 25.18', 'DOT 25.19', 'DOT 25.20', 'DOT 32.16', 'DOT 32.17', 'DOT 32.18', 'DOT 37.2'),
      () => {
        const t = table(profile, {
          Jana: { hand: { wave: 'Wave of Righteousness' }, destiny: 10, squad: { lion: 'Golden Lion' } },
          Petr: { cohort: { lord: 'Muawijhe–Lord of Visions' } },
        });
        expect(t.refusal('attack')).toBe('DOT 24.2.1');
        expect(t.offersKey(`sabotage lion against 1`)).toBe(true);
        t.do('0: meditate', '0: play wave on lord').passWhile();
        expect(t.card('lord').zone).toBe('discard');
      },
    );
  });

  describe(`values (${profile})`, () => {
    it(
      'fold base, then multiply, then add: 7/7/7/11',
      rules('DOT 25.1t', 'DOT 25.1s', 'DOT 25.2', 'DOT 25.3s', 'DOT 25.4', 'DOT DR-56'),
      () => {
        const t = table(profile, {
          Jana: {
            squad: { y: { card: 'Chasseur', gear: { plates: 'Epidermal Plates' } } },
            cohort: { x: { card: 'Heretic', gear: { reaper: 'Grim Reaper', tank: { card: 'Hellhound Necrotank', inside: true } } } },
          },
          Petr: {},
        });
        const weaken = (name: string, n: number) =>
          rig(t.world).effects.push({
            source: t.id('reaper'),
            def: t.card('reaper').def,
            by: 1,
            on: t.id(name),
            what: 'ratings',
            ratings: [n, n, n, 0],
            layer: 'base',
            fight: null,
            until: null,
            draw: false,
            whileInPlay: false,
            role: null,
            stamp: 1,
          });
        // 2/2/2/3 brought to 3/3/3/3; a gift takes 2 off the base of the first three.
        weaken('x', 1 - 2);
        expect(([0, 1, 2, 3] as const).map(rating => ratingOf(t.world, t.id('x'), rating, null))).toEqual([7, 7, 7, 11]);
        // Base Armor 4, doubled before anything is taken off it.
        weaken('y', -2);
        expect(ratingOf(t.world, t.id('y'), 2, null)).toBe(6);
        expect(explainRating(t.world, t.id('x'), 0, null)).toMatchObject({ printed: 2, total: 7 });
        expect(explainRating(t.world, t.id('x'), 0, null).steps.map(step => [step.layer, step.after])).toEqual([
          ['basePlus', 1],
          ['multiply', 2],
          ['add', 7],
        ]);
      },
    );
    it('count a beast before everything else', rules('DOT 18.4', 'DOT 18.5', 'DOT 18.6t', 'DOT 18.6s', 'DOT 25.3t'), () => {
      const t = table(profile, {
        opened: true,
        Jana: { station: { rider: { card: 'Jaeger Commando', gear: { bull: 'Rivetbull' } } } },
        Petr: {},
      });
      rig(t.world).effects.push({
        source: t.id('bull'),
        def: t.card('bull').def,
        by: 0,
        on: t.id('rider'),
        what: 'ratings',
        ratings: [2, 2, 2, 2],
        layer: 'multiply',
        fight: null,
        until: null,
        draw: false,
        whileInPlay: false,
        role: null,
        stamp: 1,
      });
      rig(t.world).cards[t.id('bull')]!.stamp = 99;
      expect(explainRating(t.world, t.id('rider'), 0, null).steps[0]).toMatchObject({ layer: 'beast', after: 9 });
      // In the standard book a one-shot that leaves nothing on the table would come last; the beast stays, so it does not.
      expect(ratingOf(t.world, t.id('rider'), 0, null)).toBe(18);
    });
    it('add up what warriors give each other', rules('DOT 25.5', 'DOT 36.9'), () => {
      const t = table(profile, {
        opened: true,
        Jana: { station: { a: 'Templar Legionnaire', b: 'Templar Legionnaire', c: 'Templar Legionnaire' } },
        Petr: {},
      });
      expect(ratingOf(t.world, t.id('a'), 0, null)).toBe(8);
      const m = table(profile, { Jana: { squad: { sgt: 'Sgt. McBride', beret: 'Blood Beret' } }, Petr: {} });
      expect(ratingOf(m.world, m.id('sgt'), 0, null)).toBe(5);
      expect(ratingOf(m.world, m.id('beret'), 0, null)).toBe(5);
    });
    /** Her lion's attack on the Razide is interrupted by one of the marine on the lion. */
    const interrupted = (jana: Plain, ...modifiers: readonly string[]): Table =>
      table(profile, {
        Jana: jana,
        Petr: {
          hand: { grand: 'Inspired' },
          squad: { boss: 'President Charles W. Colding', marine: 'Free Marine' },
          cohort: { neph: 'Razide' },
        },
      }).do(
        '0: attack',
        '0: attacker lion',
        '0: defender neph',
        '0: shoot',
        ...modifiers,
        '1: play grand',
        '1: lead boss',
        '1: attacker marine',
        '1: defender lion',
        '1: shoot',
      );
    it(
      'lasts for its own combat only: a fight within a fight',
      rules('DOT 21.14', 'DOT 25.26', 'DOT 25.27', 'DOT 25.28', 'DOT 25.29', 'DOT 25.30', 'DOT 25.31', 'DOT DR-63'),
      () => {
        const t = interrupted(
          { hand: { shot: 'Lucky Shot' }, squad: { lion: 'Golden Lion', beret: 'Blood Beret' } },
          '0: play shot on lion',
        );
        t.passWhile(() => t.world.fights.length === 2);
        const [inner] = t.events.filter(event => event.type === 'struck') as never as { strikes: { rating: number }[] }[];
        expect(inner!.strikes[1]!.rating).toBe(3);
        // The inner one is over; the outer one waits where it was, with its modifier.
        expect(t.events.filter(event => event.type === 'combatEnded')).toHaveLength(1);
        expect(t.world.fights.map(({ phase, attacker }) => [phase, attacker])).toEqual([['modifiers', t.id('lion')]]);
        t.do('1: end').passWhile();
        const outer = strikes(t);
        expect(outer[0]!.rating).toBe(5);
      },
    );
    it('ends the outer combat when its warrior is gone', rules('DOT 25.32', 'DOT DR-63'), () => {
      const t = interrupted({ squad: { lion: { card: 'Golden Lion', wounded: true } } })
        .do('1: victory 3', '1: end')
        .passWhile();
      expect(t.events.filter(event => event.type === 'struck')).toHaveLength(1);
      expect(t.happened('combatEnded', { how: 'brokenOff' })).toBe(true);
    });
  });
}

describe('phases and windows of a combat', () => {
  const given = {
    Jana: { hand: { a: 'Positive Karma' }, squad: { sean: 'Sean Gallagher' } },
    Petr: { hand: { b: 'Positive Karma' }, cohort: { neph: { card: 'Nepharite of Ilian' }, zone: 'Infested Asteroid' } },
  };
  const phases = (profile: Profile): string[] => {
    const t = table(profile, given);
    const seen: string[] = [];
    t.answer(0, 'attack');
    for (let i = 0; i < 80 && t.world.fights.length; i++) {
      const kind = t.question === 'window.answer' ? kindNow(t)! : t.question;
      if (seen.at(-1) !== kind) seen.push(kind);
      const { offers } = t;
      t.answer(t.asked!, offers.includes('pass') ? 'pass' : offers[0]!);
    }
    return seen;
  };
  it(
    'has eight, each with its window, and the warzone as one of them (tournament)',
    rules('DOT 24.0.11t', 'DOT 24.0.12t', 'DOT 24.1.1', 'DOT 24.3.1', 'DOT 24.4.1t', 'DOT 24.8.7t', 'DOT DR-07'),
    () => {
      expect(phases('tournament')).toEqual([
        'declared',
        'attacking.attacker',
        'attacking.defender',
        'paired',
        'attacking.chosen',
        'tactic',
        'attacking.zoned',
        'warzone',
        'modifiers',
        'saving',
        'status',
        'awarding.announce',
        'points',
      ]);
    },
  );
  it(
    'has seven, with one window for modifiers and warzone (standard)',
    rules('DOT 24.0.11s', 'DOT 24.0.12s', 'DOT 24.4.1s', 'DOT 24.8.7s', 'DOT DR-07'),
    () => {
      expect(phases('standard')).toEqual([
        'declared',
        'attacking.attacker',
        'attacking.defender',
        'paired',
        'attacking.chosen',
        'modifiers',
        'saving',
        'status',
        'awarding.announce',
        'points',
      ]);
    },
  );
  it('lets any-time cards into the window between announcing and awarding points (standard)', rules('DOT 24.8.7s'), () => {
    const t = table('standard', given);
    t.do('0: attack', '0: attacker sean', '0: defender neph', '0: fight', '1: victory 8', '0: play a').passWhile();
    expect(t.side(0).destiny).toBe(15);
  });
});

describe('who may attack whom', () => {
  const given = {
    Jana: {
      squad: { lion: 'Golden Lion', mystic: 'Mystic', mort: 'Mortificator', merc: 'Ex-Imperial Freelancer' },
      cohort: { neph: 'Razide' },
    },
    Petr: {
      squad: { own: 'Clansman', marine: 'Free Marine', bro: 'Inquisitor', sold: 'Ex-Capitol Freelancer' },
      cohort: { foe: 'Razide' },
    },
  };
  const targets = (profile: Profile, attacker: string): string[] => {
    const t = table(profile, given);
    t.do('0: attack', `0: attacker ${attacker}`);
    return ['own', 'marine', 'bro', 'sold', 'foe'].filter(name => t.offersKey(`defender ${name}`));
  };
  it('is anybody in total war (tournament)', rules('DOT 24.2.9t', 'DOT 24.2.10'), () => {
    for (const attacker of ['lion', 'mystic', 'mort', 'merc', 'neph'])
      expect(targets('tournament', attacker)).toEqual(['own', 'marine', 'bro', 'sold', 'foe']);
  });
  it(
    'is limited by affiliation (standard)',
    rules('DOT 24.2.9s', 'DOT 24.2.14', 'DOT 24.2.15', 'DOT 24.2.16', 'DOT 24.2.17', 'DOT 24.2.18'),
    () => {
      expect(targets('standard', 'lion')).toEqual(['marine', 'sold', 'foe']);
      expect(targets('standard', 'mystic')).toEqual(['sold', 'foe']);
      expect(targets('standard', 'mort')).toEqual(['own', 'marine', 'bro', 'sold', 'foe']);
      expect(targets('standard', 'merc')).toEqual(['own', 'marine', 'bro', 'sold', 'foe']);
      expect(targets('standard', 'neph')).toEqual(['own', 'marine', 'bro', 'sold', 'foe']);
    },
  );
  it('attacks Mortificators under the normal limits (standard)', rules('DOT 24.2.19'), () => {
    const t = table('standard', {
      Jana: { squad: { lion: 'Golden Lion' } },
      Petr: { squad: { mort: 'Mortificator' }, cohort: { x: 'Razide' } },
    });
    t.do('0: attack', '0: attacker lion');
    expect(t.refusal('defender mort')).toBe('DOT 24.2.14');
  });
  it('ends the combat when one joins the other’s corporation (standard)', rules('DOT 24.2.13'), () => {
    const t = table('standard', {
      Jana: { squad: { lion: 'Golden Lion' } },
      Petr: { hand: { knight: 'Knighthood' }, squad: { marine: 'Free Marine' } },
    });
    t.do('0: attack', '0: attacker lion', '0: defender marine', '0: shoot', '1: play knight on marine').passWhile();
    expect(t.happened('combatEnded', { how: 'brokenOff', rule: 'DOT 24.2.13' })).toBe(true);
  });
  for (const profile of PROFILES)
    it(
      `keeps what is printed on a warrior: Crenshaw the Redeemer never attacks the Brotherhood (${profile})`,
      rules('DOT 24.2.11', 'DOT 24.2.12'),
      () => {
        const t = table(profile, {
          Jana: { squad: { crenshaw: 'Crenshaw the Redeemer' } },
          Petr: { squad: { bro: 'Mystic' }, cohort: { foe: 'Razide' } },
        });
        t.do('0: attack', '0: attacker crenshaw');
        expect(t.refusal('defender bro')).toBe('DOT 24.2.11');
        expect(t.offersKey('defender foe')).toBe(true);
      },
    );
});

describe('the attacker is removed before he is named', () => {
  const given = {
    Jana: { squad: { lion: 'Golden Lion', beret: 'Blood Beret' } },
    Petr: { destiny: 10, hand: { wave: 'Wave of Righteousness' }, cohort: { foe: 'Razide' } },
  };
  it('lets the player choose another or lose the action (tournament)', rules('DOT 24.1.2t', 'DOT DR-48'), () => {
    const t = table('tournament', given);
    t.do('0: attack', '1: play wave on lion');
    t.passWhile(p => p.question === 'window.answer');
    expect(t).toOffer(['decline', t.key('attacker beret')]);
    t.do('0: decline').passWhile();
    expect(t.happened('attackLost', { seat: 0 })).toBe(true);
  });
  it('makes him attack while he can (standard)', rules('DOT 24.1.2s', 'DOT DR-48'), () => {
    const t = table('standard', given);
    t.do('0: attack', '1: play wave on lion');
    t.passWhile(p => p.question === 'window.answer');
    expect(t).toOffer([t.key('attacker beret')]);
  });
  for (const profile of PROFILES)
    it(`loses the action when nobody is left (${profile})`, rules('DOT 24.0.3t', 'DOT 24.0.3s', 'DOT DR-48'), () => {
      const t = table(profile, {
        Jana: { squad: { lion: 'Golden Lion' } },
        Petr: { destiny: 10, hand: { wave: 'Wave of Righteousness' }, cohort: { foe: 'Razide' } },
      });
      t.do('0: attack', '1: play wave on lion').passWhile();
      expect(t.happened('attackLost', { seat: 0 })).toBe(true);
      expect(t.happened('actionsLost', { seat: 0, n: 2 })).toBe(true);
    });
});

describe('copies of a modifier', () => {
  const given = {
    Jana: { hand: { one: 'Lucky Shot', two: 'Lucky Shot' }, squad: { lion: 'Golden Lion' } },
    Petr: { cohort: { foe: 'Razide' }, hand: { x: 'Doomed' } },
  };
  it('are not limited (tournament)', rules('DOT 24.5.18t', 'DOT DR-52'), () => {
    const t = table('tournament', given);
    t.do('0: attack', '0: attacker lion', '0: defender foe', '0: shoot', '0: play one on lion', '0: play two on lion').passWhile();
    expect(strikes(t)[0]!.rating).toBe(7);
  });
  it('are one of a kind on a warrior (standard)', rules('DOT 24.5.18s', 'DOT 24.5.19', 'DOT DR-52'), () => {
    const t = table('standard', given);
    t.do('0: attack', '0: attacker lion', '0: defender foe', '0: shoot', '0: play one on lion');
    while (!(t.asked === 0 && kindNow(t) === 'modifiers')) t.answer(t.asked!, 'pass');
    expect(t.refusal('play two on lion')).toBe('DOT 24.5.18s');
    expect(t.offersKey('play two on foe')).toBe(true);
  });
});

describe('warzones', () => {
  const given = (more: { readonly [word: string]: Plain } = {}): Plain => ({
    Jana: { squad: { lion: 'Golden Lion' } },
    Petr: { squad: { beret: 'Blood Beret', zone: 'Victoria', city: 'Fukido', ...more } },
  });
  it(
    'are chosen by the defender in their own phase, once; only he has the modifiers (tournament)',
    rules('DOT 16.7t', 'DOT 16.8', 'DOT 16.9', 'DOT 16.10t', 'DOT 16.12', 'DOT DR-53'),
    () => {
      const t = table('tournament', given());
      t.do('0: attack', '0: attacker lion', '0: defender beret', '0: shoot');
      t.passWhile(p => p.question === 'window.answer');
      expect(t).toAsk(1, 'attacking.zoned');
      t.do('1: warzone zone').passWhile();
      // 3 + 2 + 3 of the zone; the city's 2 do not count in a warzone.
      expect(strikes(t)).toMatchObject([{ rating: 3, armour: 8 }, { rating: 10 }]);
    },
  );
  it('may be left alone (tournament)', rules('DOT 16.7t'), () => {
    const t = table('tournament', given());
    t.do('0: attack', '0: attacker lion', '0: defender beret', '0: shoot', '1: none').passWhile();
    expect(strikes(t)[0]).toMatchObject({ armour: 5 });
  });
  it('are chosen in the window after the tactic (standard)', rules('DOT 16.7s', 'DOT 16.10s', 'DOT DR-53', 'DOT DR-54'), () => {
    const t = table('standard', {
      Jana: { squad: { marine: 'Free Marine' } },
      Petr: { hand: { x: 'Doomed' }, squad: { beret: 'Blood Beret', zone: 'Victoria' } },
    });
    t.do('0: attack', '0: attacker marine', '0: defender beret', '0: shoot', '1: warzone zone').passWhile();
    expect(strikes(t)).toMatchObject([{ rating: 6, armour: 8 }, { rating: 10 }]);
  });
  it(
    'of another area are no use, nor to an attacker (tournament)',
    rules('DOT 16.9', 'DOT 16.16', 'DOT 16.17t', 'DOT 16.18t', 'DOT 16.19'),
    () => {
      const t = table('tournament', {
        Jana: { squad: { lion: 'Golden Lion', own: 'Victoria' } },
        Petr: { squad: { zone: 'Victoria' }, cohort: { foe: 'Razide' } },
      });
      t.do('0: attack', '0: attacker lion', '0: defender foe', '0: shoot').passWhile();
      expect(t.happened('warzoneChosen')).toBe(false);
      expect(strikes(t)[0]).toMatchObject({ rating: 3 });
    },
  );
});
