/** Chapters 11 to 19, 21 to 23: everything that is attached, placed or cast. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { has } from '../src/rules/abilities.ts';
import { ratingOf } from '../src/rules/values.ts';
import { PROFILES, table, type Table } from './fixture.ts';

const armour = (t: Table, name: string) => ratingOf(t.world, t.id(name), 2, null);
const strikes = (t: Table) =>
  (t.events.findLast(event => event.type === 'struck') as never as { strikes: { rating: number; armour: number; hits: boolean }[] })
    .strikes;

for (const profile of PROFILES) {
  describe(`equipment (${profile})`, () => {
    it(
      "goes to one's own warriors for an action, any number of it",
      rules('DOT 11.1', 'DOT 11.2', 'DOT 11.5', 'DOT 11.7', 'DOT 11.17', 'DOT 3.16', 'DOT 3.17', 'DOT 3.18', 'DOT 3.22', 'DOT 19.1'),
      () => {
        const t = table(profile, {
          Jana: { hand: { gun: 'AC-40 "Justifier"', mail: 'Combat Armor' }, cohort: { neph: 'Razide' } },
          Petr: { squad: { foe: 'Golden Lion' } },
        });
        expect(t.refusal('play gun on foe')).toBe('DOT 11.17');
        t.do('0: play gun on neph', '0: play mail on neph').passWhile();
        expect(t.card('neph').gear).toEqual([t.id('gun'), t.id('mail')]);
        expect(armour(t, 'neph')).toBe(8);
        expect(t.world.pools[0]!.open).toBe(1);
      },
    );
    it('asks for the affiliation, or for Doomtroopers', rules('DOT 11.5', 'DOT 11.6'), () => {
      const t = table(profile, {
        Jana: { hand: { sword: 'Violator Sword', blessed: 'Blessed Armor' }, squad: { lion: 'Golden Lion' }, cohort: { neph: 'Razide' } },
        Petr: {},
      });
      expect(t.refusal('play sword on lion')).toBe('DOT 11.5');
      expect(t.refusal('play blessed on neph')).toBe('DOT 11.6');
      expect(t.offersKey('play blessed on lion')).toBe(true);
    });
    it('is one vehicle and one armor', rules('DOT 11.3', 'DOT 11.4'), () => {
      const t = table(profile, {
        Jana: {
          hand: { tank: 'T-32 "Wolfclaw" JBT', mail: 'Composite Armor' },
          squad: { husar: { card: 'Hussar', gear: { other: 'T-32 "Wolfclaw" JBT', blessed: 'Blessed Armor' } } },
        },
        Petr: {},
      });
      expect(t.refusal('play tank on husar')).toBe('DOT 11.3');
      expect(t.refusal('play mail on husar')).toBe('DOT 11.4');
    });
    it('becomes a part of other equipment and goes with it', rules('DOT 11.8', 'DOT 11.9', 'DOT 19.2'), () => {
      const t = table(profile, {
        Jana: {
          hand: { sight: 'Telescopic Sight', broken: 'Malfunction!' },
          squad: { lion: { card: 'Golden Lion', gear: { gun: 'L&A Plasma Carbine' } } },
        },
        Petr: { cohort: { neph: 'Razide' } },
      });
      t.do('0: play sight on gun', '0: play broken on gun').passWhile();
      expect([t.card('gun').zone, t.card('sight').zone]).toEqual(['discard', 'discard']);
      const s = table(profile, {
        Jana: {
          squad: { lion: { card: 'Golden Lion', gear: { gun: { card: 'L&A Plasma Carbine', gear: { sight: 'Telescopic Sight' } } } } },
        },
        Petr: { cohort: { neph: 'Razide' } },
      });
      s.do('0: attack', '0: attacker lion', '0: defender neph', '0: shoot').passWhile();
      expect(strikes(s)[0]!.rating).toBe(7);
    });
    it('may lie in an area without warriors', rules('DOT 11.10', 'DOT 11.11', 'DOT 11.12'), () => {
      const t = table(profile, { Jana: { destiny: 6, hand: { big: 'Bauhaus Great Infurior' } }, Petr: { squad: { city: 'Fukido' } } });
      t.do('0: play big to squad').passWhile();
      expect(t.card('big').zone).toBe('squad');
      expect(t.side(0).destiny).toBe(0);
    });
    it('works once of several copies', rules('DOT 11.13', 'DOT 11.14'), () => {
      const t = table(profile, {
        Jana: { squad: { lion: { card: 'Golden Lion', gear: { a: 'Combat Armor', b: 'Combat Armor' } } } },
        Petr: {},
      });
      expect(armour(t, 'lion')).toBe(4);
    });
    it(
      'stays, useless, with whoever loses the affiliation, until he has it again, and leaves his vehicle',
      rules('DOT 11.35', 'DOT 11.15', 'DOT 11.16', 'DOT 19.7t', 'DOT 19.7s', 'DOT 19.8'),
      () => {
        const t = table(profile, {
          Jana: {
            hand: { no: 'Insubordination', yes: 'Spoke in the Cog' },
            squad: { husar: { card: 'Hussar', gear: { tank: { card: 'T-32 "Wolfclaw" JBT', inside: true } } } },
          },
          Petr: {},
        });
        expect(armour(t, 'husar')).toBe(6);
        t.do('0: meditate', '0: play no on husar').passWhile();
        expect(t.card('tank').host).toBe(t.id('husar'));
        expect(t.card('tank').inside).toBe(false);
        expect(armour(t, 'husar')).toBe(3);
        t.do('0: meditate', '0: play yes on husar', '0: board tank').passWhile();
        expect(armour(t, 'husar')).toBe(6);
      },
    );
    it(
      "is taken out of use by the loss of a card that gave the affiliation, and by a Cultist's change of sides",
      rules('DOT 11.16', 'DOT 11.35'),
      () => {
        const t = table(
          profile,
          {
            Jana: {
              squad: { husar: { card: 'Hussar', gear: { pass: 'Noted Efficiency', cap: { card: 'CAP 7000P', inside: true } } } },
              cohort: { mad: { card: 'Demnogonis Cultist', chosen: 0, gear: { tank: { card: 'Hellhound Necrotank', inside: true } } } },
            },
            Petr: {},
          },
          { options: { judge: true } },
        );
        const inside = [armour(t, 'husar'), armour(t, 'mad')];
        t.do('0: meditate', '0: side mad').passWhile();
        expect([inside[1]! - armour(t, 'mad'), t.card('tank').inside]).toEqual([5, false]);
        t.do('0: judge', '0: change discard', '0: card pass', '1: agree');
        expect([inside[0]! / armour(t, 'husar'), t.card('cap').inside]).toEqual([2, false]);
      },
    );
    it(
      'puts a warrior inside a vehicle or not, for an action each time after the first choice',
      rules('DOT 11.26', 'DOT 11.28', 'DOT 11.36', 'DOT 24.5.5'),
      () => {
        const t = table(profile, { Jana: { hand: { tank: 'T-32 "Wolfclaw" JBT' }, squad: { husar: 'Hussar' } }, Petr: {} });
        t.do('0: play tank on husar', '0: outside').passWhile();
        expect(armour(t, 'husar')).toBe(3);
        t.do('0: board tank').passWhile();
        expect(armour(t, 'husar')).toBe(6);
        expect(t.world.pools[0]!.open).toBe(1);
      },
    );
    it('wounds whoever sits in a vehicle that is discarded; nobody earns points', rules('DOT 11.29', 'DOT 11.30'), () => {
      const t = table(profile, {
        Jana: { hand: { broken: 'Malfunction!' } },
        Petr: { squad: { husar: { card: 'Hussar', wounded: true, gear: { tank: { card: 'T-32 "Wolfclaw" JBT', inside: true } } } } },
      });
      t.do('0: meditate', '0: play broken on tank').passWhile();
      expect(t.card('husar').zone).toBe('discard');
      expect(t.side(0).victory).toBe(0);
      const out = table(profile, {
        Jana: { hand: { broken: 'Malfunction!' } },
        Petr: { squad: { husar: { card: 'Hussar', gear: { tank: 'T-32 "Wolfclaw" JBT' } } } },
      });
      out.do('0: meditate', '0: play broken on tank').passWhile();
      expect(out.card('husar').wounded).toBe(false);
    });
    it(
      'keeps fortifications from whoever is inside a vehicle, not from his opponent',
      rules('DOT 11.31', 'DOT 11.32', 'DOT 11.39', 'DOT 11.40'),
      () => {
        const t = table(profile, {
          Jana: {
            squad: {
              husar: { card: 'Hussar', gear: { tank: { card: 'T-32 "Wolfclaw" JBT', inside: true } } },
              foot: 'Hussar',
              city: 'Heimburg',
              air: 'Rams Air Cavalry',
              town: 'Fukido',
            },
          },
          Petr: {},
        });
        expect(armour(t, 'husar')).toBe(6);
        expect(armour(t, 'foot')).toBe(5);
        expect(armour(t, 'air')).toBe(6);
      },
    );
  });

  describe(`fortifications (${profile})`, () => {
    it(
      'strengthen whom they name wherever they are, and stay without warriors',
      rules('DOT 12.1', 'DOT 12.3', 'DOT 12.4', 'DOT 12.5t', 'DOT 12.5s', 'DOT 12.10', 'DOT 33.5', 'DOT 33.9'),
      () => {
        const t = table(profile, { opened: true, Jana: { hand: { city: 'Fukido' }, station: { lion: 'Golden Lion' } }, Petr: {} });
        expect(t.refusal('play city to cohort')).toBeNull();
        expect(t.offers).not.toContain(t.key('play city to cohort'));
        t.do('0: play city to squad').passWhile();
        expect(armour(t, 'lion')).toBe(5);
        const none = table(profile, { Jana: { hand: { city: 'Fukido' } }, Petr: {} });
        none.do('0: play city to squad').passWhile();
        expect(none.card('city').zone).toBe('squad');
      },
    );
    it('on a warrior are his attachments and fall with him', rules('DOT 12.6', 'DOT 12.7', 'DOT 12.9'), () => {
      const t = table(profile, {
        Jana: { destiny: 10, hand: { hole: 'Foxhole', wave: 'Wave of Righteousness' }, squad: { lion: 'Golden Lion' } },
        Petr: { squad: { foe: 'Golden Lion' } },
      });
      expect(t.refusal('play hole on foe')).toBe('DOT 12.9');
      t.do('0: play hole on lion').passWhile();
      expect(armour(t, 'lion')).toBe(5);
      t.do('0: meditate', '0: play wave on lion').passWhile();
      expect(t.card('hole').zone).toBe('discard');
    });
    it(
      `are one copy for each player${profile === 'standard' ? "'s area" : ''}`,
      rules('DOT 12.8t', 'DOT 12.8s', 'DOT 12.12', 'DOT DR-94'),
      () => {
        const rule = profile === 'tournament' ? 'DOT 12.8t' : 'DOT 12.8s';
        const t = table(profile, {
          Jana: { hand: { city: 'Fukido', works: 'Industrial Complex' }, squad: { have: 'Fukido', x: 'Industrial Complex' } },
          Petr: {},
        });
        expect(t.refusal('play city to squad')).toBe(rule);
        expect(t.offersKey('play works to squad')).toBe(true);
        const other = table(profile, { Jana: { hand: { city: 'Fukido' } }, Petr: { squad: { have: 'Fukido' } } });
        expect(other.offersKey('play city to squad')).toBe(true);
        // The standard book counts by area: another one may lie in the Kohort.
        const areas = table(profile, {
          Jana: {
            hand: { trench: 'Fortified Entrenchment' },
            squad: { have: 'Fortified Entrenchment' },
            cohort: { kid: 'Undead Legionnaire' },
          },
          Petr: {},
        });
        expect(areas.refusal('play trench to squad')).toBe(rule);
        expect(areas.refusal('play trench to cohort')).toBe(profile === 'tournament' ? rule : null);
        expect(areas.offersKey('play trench to cohort')).toBe(profile === 'standard');
      },
    );
  });

  describe(`the Dark Symmetry (${profile})`, () => {
    it(
      "goes to one's own Dark Legion, Apostles' gifts to their followers",
      rules('DOT 13.1', 'DOT 13.2', 'DOT 13.3', 'DOT 13.4', 'DOT 13.6', 'DOT 13.9', 'DOT 13.11', 'DOT 13.19'),
      () => {
        const t = table(profile, {
          Jana: {
            hand: { distort: 'Distort', fire: 'Dark Fire' },
            squad: { lion: 'Golden Lion' },
            cohort: { necro: 'Necromutant', curator: 'Curator' },
          },
          Petr: { cohort: { foe: 'Necromutant' } },
        });
        expect(t.refusal('play distort on curator')).toBe('DOT 13.3');
        expect(t.refusal('play fire on lion')).toBe('DOT 13.1');
        expect(t.refusal('play fire on foe')).toBe('DOT 13.9');
        t.do('0: play distort on necro', '0: play fire on necro').passWhile();
        expect(ratingOf(t.world, t.id('necro'), 0, null)).toBe(5);
      },
    );
    it('is one copy on a warrior, and none on those who may not have it', rules('DOT 13.8s', 'DOT 13.10', 'DOT 36.1', 'DOT DR-95'), () => {
      const t = table(profile, {
        Jana: {
          hand: { fire: 'Dark Fire' },
          cohort: { necro: { card: 'Necromutant', gear: { x: 'Dark Fire' } }, stalker: 'Pretorian Stalker' },
        },
        Petr: {},
      });
      expect(t.refusal('play fire on necro')).toBe('DOT 13.10');
      expect(t.refusal('play fire on stalker')).toBe(profile === 'tournament' ? 'DOT 36.1' : 'DOT 13.8s');
      // A card that lets him take gifts helps him where only the normal way is barred.
      const chosen = table(profile, {
        Jana: { hand: { fire: 'Dark Fire' }, cohort: { stalker: { card: 'Pretorian Stalker', gear: { c: 'Chosen' } } } },
        Petr: {},
      });
      expect(chosen.refusal('play fire on stalker')).toBe(profile === 'tournament' ? null : 'DOT 13.8s');
      expect(chosen.offersKey('play fire on stalker')).toBe(profile === 'tournament');
    });
    it(
      "is open to Heretics, and to any Apostle's gift by Chosen",
      rules('DOT 13.12', 'DOT 13.16', 'DOT 13.17', 'DOT 32.26', 'DOT 32.28'),
      () => {
        const t = table(profile, {
          Jana: {
            hand: { fire: 'Dark Fire', melt: 'Mind Melt' },
            squad: { lion: { card: 'Golden Lion', gear: { taint: 'Tainted!' } } },
            cohort: { necro: { card: 'Necromutant', gear: { chosen: 'Chosen' } } },
          },
          Petr: {},
        });
        expect(t.offersKey('play fire on lion')).toBe(true);
        expect(t.refusal('play melt on lion')).toBe('DOT 13.3');
        expect(t.offersKey('play melt on necro')).toBe(true);
      },
    );
    it('stays with whoever is Dark Legion no longer, and does nothing', rules('DOT 13.5', 'DOT 13.13', 'DOT 13.14', 'DOT 13.15'), () => {
      const t = table(profile, {
        Jana: { hand: { pain: 'Resist Pain' }, squad: { lion: { card: 'Golden Lion', gear: { fire: 'Dark Fire' } } } },
        Petr: {},
      });
      expect(ratingOf(t.world, t.id('lion'), 0, null)).toBe(3);
      expect(t.refusal('play pain on lion')).toBe('DOT 13.1');
    });
  });

  describe(`missions (${profile})`, () => {
    it(
      'are assigned for an action and completed by the deed, whether wanted or not',
      rules(
        'DOT 14.1',
        'DOT 14.2',
        'DOT 14.3',
        'DOT 14.4',
        'DOT 14.6',
        'DOT 14.7',
        'DOT 14.11',
        'DOT 14.12',
        'DOT 14.14',
        'DOT 1.25',
        'DOT DR-67',
        'DOT DR-68',
      ),
      () => {
        const t = table(profile, {
          Jana: { destiny: 0, hand: { hunt: 'Nepharite Hunt' }, squad: { sean: 'Sean Gallagher' } },
          Petr: { cohort: { neph: { card: 'Nepharite of Demnogonis', wounded: true } } },
        });
        t.do(
          '0: play hunt on sean',
          '0: attack',
          '0: attacker sean',
          '0: defender neph',
          '0: fight',
          '0: destiny',
          '0: victory 5',
        ).passWhile();
        expect(t.card('hunt').zone).toBe('discard');
        expect(t.happened('missionCompleted', { seat: 0 })).toBe(true);
        expect(t.side(0)).toMatchObject({ destiny: 20, victory: 5 });
        // One action; then it lies on its warrior, as long as it takes.
        const given = (gear: object) => ({
          Jana: {
            hand: { hunt: 'Nepharite Hunt', hunt2: 'Nepharite Hunt' },
            squad: { sean: { card: 'Sean Gallagher', gear }, lion: 'Golden Lion' },
          },
          Petr: { cohort: { neph: { card: 'Nepharite of Demnogonis', wounded: true } } },
        });
        const waiting = table(profile, given({}) as never);
        waiting.do('0: play hunt on sean').answered();
        expect([waiting.world.pools[0]!.open, waiting.card('hunt').host, waiting.card('hunt').zone]).toEqual([
          2,
          waiting.id('sean'),
          'attached',
        ]);
        // Somebody else's warrior does not fulfil it, and a deed done before the assignment does not count.
        const other = table(profile, given({ old: 'Nepharite Hunt' }) as never);
        other.do('0: attack', '0: attacker lion', '0: defender neph', '0: shoot').passWhile();
        expect(other.happened('missionCompleted')).toBe(false);
        const late = table(profile, {
          Jana: { hand: { hunt: 'Nepharite Hunt' }, squad: { sean: 'Sean Gallagher' } },
          Petr: { cohort: { neph: { card: 'Nepharite of Demnogonis', wounded: true } } },
        });
        late.do('0: attack', '0: attacker sean', '0: defender neph', '0: fight', '0: victory 5').passWhile();
        expect(late.happened('missionCompleted')).toBe(false);
      },
    );
    it("go to whom they name: one's own warrior, another player's, a player", rules('DOT 14.1', 'DOT 14.3'), () => {
      const t = table(profile, {
        Jana: { hand: { hunt: 'Nepharite Hunt', kohort: 'Destroy Kohort' }, squad: { sean: 'Sean Gallagher' } },
        Petr: { squad: { theirs: 'Golden Lion' }, cohort: { raz: 'Razide' } },
      });
      expect([t.offersKey('play hunt on sean'), t.offersKey('play hunt on theirs')]).toEqual([true, true]);
      expect([t.offersKey('play kohort at 0'), t.offersKey('play kohort at 1')]).toEqual([true, true]);
      expect(t.refusal('play hunt on raz')).not.toBeNull();
    });
    it('are never two alike on one bearer', rules('DOT 14.10'), () => {
      const t = table(profile, {
        Jana: { hand: { hunt: 'Nepharite Hunt' }, squad: { sean: { card: 'Sean Gallagher', gear: { x: 'Nepharite Hunt' } } } },
        Petr: {},
      });
      expect(t.refusal('play hunt on sean')).toBe('DOT 14.10');
    });
    it('for players name whom they concern; identical ones are fulfilled one by one', rules('DOT 14.8', 'DOT 14.13', 'DOT DR-70'), () => {
      const t = table(profile, {
        Jana: { hand: { kill: 'Destroy Kohort' }, squad: { sean: 'Sean Gallagher' } },
        Petr: { cohort: { kid: { card: 'Child of Ilian', wounded: true } } },
      });
      t.do(
        '0: play kill at 0',
        '0: attack',
        '0: attacker sean',
        '0: defender kid',
        '0: fight',
        '0: victory 5 destiny 0',
        '0: victory 2',
      ).passWhile();
      expect(t.side(0).victory).toBe(7);
    });
  });

  describe(`KI, beasts and alliances (${profile})`, () => {
    it(
      'gives KI to Mishima, one copy each',
      rules('DOT 17.1t', 'DOT 17.1s', 'DOT 17.2', 'DOT 17.3', 'DOT 17.4', 'DOT 17.5', 'DOT 17.8'),
      () => {
        const t = table(profile, {
          Jana: {
            hand: { might: "Toronaga's Raging Might" },
            squad: {
              sam: { card: 'Samurai', gear: { x: "Toronaga's Raging Might" } },
              other: 'Samurai',
              lion: { card: 'Golden Lion', gear: { duty: 'Dutiful Service' } },
              beret: 'Blood Beret',
            },
          },
          Petr: { squad: { theirs: 'Samurai' } },
        });
        expect(t.refusal('play might on sam')).toBe('DOT 17.4');
        expect(t.refusal('play might on beret')).toBe('DOT 17.8');
        expect(t.offersKey('play might on other')).toBe(true);
        expect(t.offersKey('play might on lion')).toBe(true);
        expect(t.offersKey('play might on theirs')).toBe(profile === 'standard');
      },
    );
    it('keeps KI useless without Mishima', rules('DOT 17.6', 'DOT 17.7'), () => {
      const t = table(profile, {
        Jana: {
          squad: {
            lion: { card: 'Golden Lion', gear: { might: "Toronaga's Raging Might" } },
            sam: { card: 'Samurai', gear: { more: "Toronaga's Raging Might" } },
          },
        },
        Petr: { cohort: { neph: 'Razide' } },
      });
      t.do('0: attack', '0: attacker lion', '0: defender neph', '0: fight').passWhile();
      expect(strikes(t)[0]!.rating).toBe(3);
      const s = table(profile, {
        Jana: { squad: { sam: { card: 'Samurai', gear: { more: "Toronaga's Raging Might" } } } },
        Petr: { cohort: { neph: 'Razide' } },
      });
      s.do('0: attack', '0: attacker sam', '0: defender neph', '0: fight').passWhile();
      expect(strikes(s)[0]!.rating).toBe(12);
    });
    it(
      'gives a beast to whoever may have one, on the Station, instead of a vehicle',
      rules('DOT 18.1', 'DOT 18.2', 'DOT 18.12', 'DOT 18.13', 'DOT 18.17', 'DOT 20.16'),
      () => {
        const t = table(profile, {
          opened: true,
          Jana: {
            hand: { bull: 'Rivetbull' },
            station: {
              cos: 'Cossack',
              jag: 'Jaeger Commando',
              rides: { card: 'Jaeger Commando', gear: { b: 'Rivetbull' } },
              mar: 'Templar Marine',
            },
          },
          Petr: {},
        });
        expect(t.refusal('play bull on cos')).toBe('DOT 18.12');
        expect(t.refusal('play bull on rides')).toBe('DOT 18.2');
        expect(t.refusal('play bull on mar')).toBe('DOT 11.5');
        expect(t.offersKey('play bull on jag')).toBe(true);
        expect(t.refusal('transfer jag')).toBe('DOT 20.16');
      },
    );
    it(
      'declares an alliance at any time, each once in the game',
      rules('DOT 23.1', 'DOT 23.2', 'DOT 23.4', 'DOT 23.5t', 'DOT 23.5s', 'DOT 23.7', 'DOT DR-99'),
      () => {
        const t = table(profile, {
          at: 'window',
          Jana: { hand: { ally: 'The Brotherhood (alliance)', lion: 'Golden Lion' }, squad: { bro: 'Valkyrie' } },
          Petr: { hand: { same: 'The Brotherhood (alliance)' } },
        });
        expect(has(t.world, t.id('bro'), 'casts:all', null)).toBe(false);
        t.do('0: play ally').passWhile();
        expect(has(t.world, t.id('bro'), 'casts:all', null)).toBe(true);
        // No action spent, and warriors of other affiliations are as welcome as before.
        expect([t.world.pools[0]!.open, t.offersKey('play lion')]).toEqual([3, true]);
        t.do('0: meditate');
        while (t.asked !== 1) t.answer(t.asked!, 'pass');
        expect(t.refusal('play same')).toBe('DOT 23.4');
      },
    );
  });

  describe(`Art (${profile})`, () => {
    it('needs a caster in play who knows the aspect', rules('DOT 21.3', 'DOT 21.4', 'DOT 21.5', 'DOT 21.12'), () => {
      const t = table(profile, {
        at: 'window',
        Jana: { destiny: 9, hand: { vision: 'Item Vision', inv: 'Invulnerability' }, squad: { val: 'Valkyrie' } },
        Petr: { hand: { x: 'Doomed' } },
      });
      expect(t.offersKey('play vision at 1')).toBe(true);
      expect(t.refusal('play inv')).toBe('DOT 21.5');
    });
    it(
      'is paid for its strength when it is cast, and goes to the discard pile',
      rules('DOT 21.6', 'DOT 21.7', 'DOT 21.8', 'DOT 21.9', 'DOT 21.14', 'DOT 21.16', 'DOT 21.17'),
      () => {
        const t = table(profile, {
          Jana: { destiny: 7, hand: { wall: 'Elemental Wall' }, squad: { mystic: 'Mystic' } },
          Petr: { cohort: { neph: 'Razide' }, hand: { x: 'Doomed' } },
        });
        t.do('0: meditate');
        expect(t.refusal('play wall')).toBe('DOT 28.19');
        t.do('0: attack', '0: attacker mystic', '0: defender neph', '0: fight', '0: play wall on mystic');
        expect(t.offers).toEqual(['spend 2', 'spend 4', 'spend 6', 'spend 8']);
        t.do('0: spend 4');
        expect(t.side(0).destiny).toBe(4);
        t.passWhile();
        expect(strikes(t)[1]!.armour).toBe(8);
        expect(t.card('wall').zone).toBe('discard');
        expect(armour(t, 'mystic')).toBe(4);
      },
    );
    it(
      "casts personal combat spells only in one's own combat, on oneself; combat spells on any participant",
      rules('DOT 21.18', 'DOT 21.19', 'DOT 21.20', 'DOT 21.29'),
      () => {
        const t = table(profile, {
          Jana: { destiny: 9, hand: { wall: 'Elemental Wall', presence: 'Presence' }, squad: { lion: 'Golden Lion', mystic: 'Mystic' } },
          Petr: { cohort: { neph: 'Razide' }, hand: { x: 'Doomed' } },
        });
        t.do('0: attack', '0: attacker lion', '0: defender neph', '0: fight');
        while (!t.offersKey('play presence on lion')) t.answer(t.asked!, 'pass');
        expect(t.refusal('play wall on lion')).toBe('DOT 21.5');
        expect(t.refusal('play presence on neph')).not.toBeNull();
      },
    );
    it('never helps the Dark Legion', rules('DOT 21.21', 'DOT 21.22'), () => {
      const t = table(profile, {
        Jana: { destiny: 9, hand: { wall: 'Elemental Wall' }, squad: { keeper: 'Keeper of the Art' }, cohort: { necro: 'Necromutant' } },
        Petr: { squad: { foe: 'Golden Lion' }, hand: { x: 'Doomed' } },
      });
      t.do('0: attack', '0: attacker necro', '0: defender foe', '0: fight');
      while (t.asked !== 0 || t.question !== 'window.answer' || t.world.fights[0]!.phase !== 'modifiers')
        t.answer(t.asked!, t.offers.includes('pass') ? 'pass' : t.offers[0]!);
      expect(t.refusal('play wall on necro')).toBe('DOT 21.21');
      expect(t.offersKey('play wall on foe')).toBe(true);
    });
    it('is closed to those who never cast, but may be cast on them', rules('DOT 21.26', 'DOT 21.27'), () => {
      const t = table(profile, { Jana: { squad: { chem: { card: 'Chemiman', gear: { bapt: 'Special Commendation' } } } }, Petr: {} });
      expect(has(t.world, t.id('chem'), 'neverArt', null)).toBe(true);
      const s = table(profile, {
        Jana: { destiny: 9, hand: { wall: 'Elemental Wall' }, squad: { chem: 'Chemiman', keeper: 'Keeper of the Art' } },
        Petr: { cohort: { foe: 'Razide' }, hand: { x: 'Doomed' } },
      });
      s.do('0: attack', '0: attacker chem', '0: defender foe', '0: fight', '0: play wall on chem', '0: spend 2').passWhile();
      expect(strikes(s)[1]!.armour).toBe(8);
    });
    it(
      'lets a fully converted caster cast for the Dark Legion only, a tainted one for both',
      rules('DOT 21.23', 'DOT 21.24', 'DOT 21.25'),
      () => {
        const given = (card: string) => ({
          Jana: {
            destiny: 9,
            hand: { wall: 'Elemental Wall' },
            squad: { keeper: { card: 'Keeper of the Art', gear: { c: card } }, lion: 'Golden Lion' },
            cohort: { necro: 'Necromutant' },
          },
          Petr: { cohort: { foe: 'Razide' }, hand: { x: 'Doomed' } },
        });
        const inFight = (t: Table, attacker: string) => {
          t.do('0: attack', `0: attacker ${attacker}`, '0: defender foe', '0: fight');
          while (t.asked !== 0 || t.world.fights[0]!.phase !== 'modifiers') t.answer(t.asked!, 'pass');
          return t.offersKey(`play wall on ${attacker}`);
        };
        expect(inFight(table(profile, given('Dark Visitation')), 'necro')).toBe(true);
        expect(inFight(table(profile, given('Dark Visitation')), 'lion')).toBe(false);
        expect(inFight(table(profile, given('Tainted!')), 'necro')).toBe(true);
        expect(inFight(table(profile, given('Tainted!')), 'lion')).toBe(true);
      },
    );
  });
}

describe('where the books differ on attachments', () => {
  it('keeps the fortification copies per player, and allows any number of alliances (tournament)', rules('DOT 12.8t', 'DOT 23.3t'), () => {
    const t = table('tournament', {
      at: 'window',
      Jana: { hand: { ally: 'The Brotherhood (alliance)' }, player: { have: 'Mishima (alliance)' } },
      Petr: {},
    });
    expect(t.offersKey('play ally')).toBe(true);
  });
  it('allows one alliance for each player (standard)', rules('DOT 23.3s', 'DOT DR-93'), () => {
    const t = table('standard', {
      at: 'window',
      Jana: { hand: { ally: 'The Brotherhood (alliance)' }, player: { have: 'Mishima (alliance)' } },
      Petr: {},
    });
    expect(t.refusal('play ally')).toBe('DOT 23.3s');
  });
  it('never switches a gift off (tournament)', rules('DOT 13.18t', 'DOT 19.4'), () => {
    const t = table('tournament', {
      at: 'window',
      Jana: { hand: { x: 'Doomed' }, cohort: { necro: { card: 'Necromutant', gear: { fire: 'Dark Fire' } } } },
      Petr: {},
    });
    expect(t.offersKey('switch fire')).toBe(false);
  });
  it('switches a gift off and on at will (standard)', rules('DOT 13.18s', 'DOT DR-81'), () => {
    const t = table('standard', {
      at: 'window',
      Jana: { hand: { x: 'Doomed' }, cohort: { necro: { card: 'Necromutant', gear: { fire: 'Dark Fire' } } } },
      Petr: {},
    });
    t.do('0: switch fire');
    expect(ratingOf(t.world, t.id('necro'), 0, null)).toBe(4);
    expect(t.offersKey('switch fire')).toBe(false);
    t.do('0: meditate', '0: switch fire');
    expect(ratingOf(t.world, t.id('necro'), 0, null)).toBe(5);
  });
  it('discards the attachments of a sacrificed card (tournament)', rules('DOT 19.5', 'DOT 19.6t'), () => {
    const t = table('tournament', {
      Jana: { cohort: { cairath: 'Cairath' } },
      Petr: { squad: { lion: { card: 'Golden Lion', gear: { mail: 'Combat Armor' } } } },
    });
    t.do('0: attack', '0: attacker cairath', '0: defender lion', '0: fight', '0: victory 3').passWhile();
    expect([t.card('lion').zone, t.card('mail').zone]).toEqual(['sacrificed', 'discard']);
  });
  it('sacrifices the attachments of a sacrificed card (standard)', rules('DOT 19.6s'), () => {
    const t = table('standard', {
      Jana: { cohort: { cairath: 'Cairath' } },
      Petr: { squad: { lion: { card: 'Golden Lion', gear: { mail: 'Combat Armor' } } } },
    });
    t.do('0: attack', '0: attacker cairath', '0: defender lion', '0: fight', '0: victory 3').passWhile();
    expect([t.card('lion').zone, t.card('mail').zone]).toEqual(['sacrificed', 'sacrificed']);
  });
});
