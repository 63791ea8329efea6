/** Rules about cards that few cards touch: what may be had, removed, switched off, infected, foretold, and what comes back. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { isCapable } from '../src/rules/abilities.ts';
import { isEquipment } from '../src/rules/status.ts';
import { ratingOf } from '../src/rules/values.ts';
import type { Rating } from '../src/cards/vocabulary.ts';
import { PROFILES, table, type Profile, type Table } from './fixture.ts';
import { withMadeUpCards } from './made-up.ts';

withMadeUpCards();

const rating = (t: Table, name: string, of: Rating): number => ratingOf(t.world, t.id(name), of, t.world.fights.at(-1) ?? null);
const strikes = (t: Table) =>
  (t.events.findLast(event => event.type === 'struck') as never as { strikes: { rating: number; armour: number }[] }).strikes;
const citing = (t: Table, rule: string): string[] => t.events.filter(event => event.rule === rule).map(({ type }) => type);

for (const profile of PROFILES) {
  const tournament = profile === 'tournament';
  describe(`what cards give and ask (${profile})`, () => {
    it('changes all four ratings, Value too, where none is named', rules('DOT 3.35'), () => {
      const t = table(profile, {
        Jana: { cohort: { kid: { card: 'Undead Legionnaire', gear: { reaper: 'Grim Reaper' } }, plain: 'Undead Legionnaire' } },
        Petr: {},
      });
      for (const of of [0, 1, 2, 3] as const) expect(rating(t, 'kid', of)).toBe(2 * rating(t, 'plain', of));
    });
    it('lets an ability pass over the affiliation, not over a kind of warrior', rules('DOT 11.18', 'DOT 11.19', 'DOT 11.20'), () => {
      const t = table(profile, {
        Jana: {
          hand: { robe: 'Curator Robe', baton: 'Marshal Baton', scope: 'Clansman Claymore' },
          cohort: { kid: { card: 'Undead Legionnaire', gear: { kit: 'Universal Kit' } }, other: 'Undead Legionnaire' },
          squad: { captain: { card: 'Captain', gear: { kit2: 'Universal Kit' } } },
        },
        Petr: {},
      });
      expect(t.refusal('play robe on kid')).toBe('DOT 11.18');
      expect(t.refusal('play baton on kid')).toBe('DOT 11.18');
      // A commander of another corporation is the kind it asks for.
      expect(t.offersKey('play baton on captain')).toBe(true);
      expect(t.refusal('play baton on other')).toBe('DOT 11.5');
    });
    it(
      'gives the Dark Symmetry never to whoever may never have it, not even by a card',
      rules('DOT 13.8t', 'DOT 13.8s', 'DOT 36.2', 'DOT DR-95'),
      () => {
        const t = table(profile, {
          Jana: {
            hand: { fire: 'Dark Fire' },
            cohort: { kid: { card: 'Necromutant', gear: { oath: 'Oath against Darkness', chosen: 'Chosen' } }, free: 'Necromutant' },
          },
          Petr: {},
        });
        expect(t.refusal('play fire on kid')).toBe(tournament ? 'DOT 13.8t' : 'DOT 13.8s');
        expect(t.offersKey('play fire on free')).toBe(true);
      },
    );
    it('lets unusable things be attached that give nothing', rules('DOT 36.3'), () => {
      const t = table(profile, {
        Jana: {
          hand: { mail: 'Combat Armor' },
          cohort: { kid: { card: 'Undead Legionnaire', gear: { tank: { card: 'Hellhound Necrotank', inside: true } } } },
        },
        Petr: {},
      });
      const armour = rating(t, 'kid', 2);
      t.do('0: play mail on kid').passWhile();
      expect(t.card('mail').host).toBe(t.id('kid'));
      expect(rating(t, 'kid', 2)).toBe(armour);
      t.do('0: board tank').passWhile();
      expect(rating(t, 'kid', 2)).toBe(armour - 5 + 1);
    });
    it(
      'counts the modifiers of a beast and of a warzone as their effect: what has no effect gives none',
      rules('DOT 37.5', 'DOT 34.14'),
      () => {
        const station = (gear: object) => ({
          opened: true,
          Jana: { station: { rider: { card: 'Jaeger Commando', gear: { bull: 'Rivetbull', ...gear } } } },
          Petr: {},
        });
        const free = table(profile, station({}));
        const jailed = table(profile, station({ jail: 'Jail' }));
        expect(rating(free, 'rider', 0) - rating(jailed, 'rider', 0)).toBe(4);
        const zone = table(profile, { Jana: { squad: { a: 'Hussar', z: 'Victoria' } }, Petr: {} });
        // Nobody defends from it: it gives nothing.
        expect(rating(zone, 'a', 2)).toBe(ratingOf(table(profile, { Jana: { squad: { a: 'Hussar' } }, Petr: {} }).world, 0, 2, null));
      },
    );
    it('takes a poison for equipment where equipment is discarded', rules('DOT 37.12'), () => {
      const t = table(profile, {
        at: 'window',
        Jana: { hand: { mal: 'Malfunction!' } },
        Petr: { squad: { foe: { card: 'Hussar', gear: { drop: 'Slow Poison', doom: 'Behind the Wall' } } } },
      });
      expect([isEquipment(t.world, t.id('drop')), isEquipment(t.world, t.id('doom'))]).toEqual([true, false]);
      expect(t.offersKey('play mal on doom')).toBe(false);
      t.do('0: play mal on drop').passWhile();
      expect(t.card('drop').zone).toBe('discard');
    });
    it('reads "in your Squad" for a target without the Station', rules('DOT 33.11', 'DOT 33.12', 'DOT DR-73'), () => {
      const t = table(profile, {
        at: 'window',
        opened: true,
        Jana: { hand: { order: 'Squad Orders' }, squad: { a: 'Hussar' }, station: { b: 'Hussar' } },
        Petr: {},
      });
      expect(t.offersKey('play order on a')).toBe(true);
      expect(t.refusal('play order on b')).toBe('DOT 33.12');
    });
  });

  describe(`what stays and what goes (${profile})`, () => {
    const alliance = (hand: object): Table =>
      table(profile, { at: 'window', Jana: { hand, player: { ally: 'Mishima (alliance)' } }, Petr: {} } as never);
    it(`takes an alliance away only by a card that names it${tournament ? ' or a sacrifice' : ''}`, rules('DOT 23.6t', 'DOT 23.6s'), () => {
      const t = alliance({ sweep: 'Sweep', banish: 'Banish', end: 'End of Alliances' });
      expect(t.refusal('play sweep on ally')).toBe(tournament ? 'DOT 23.6t' : 'DOT 23.6s');
      expect(t.refusal('play banish on ally')).toBe(tournament ? null : 'DOT 23.6s');
      if (tournament) {
        const sacrificed = alliance({ banish: 'Banish' }).do('0: play banish on ally').answered();
        expect(sacrificed.card('ally').zone).toBe('sacrificed');
      }
      expect(t.do('0: play end on ally').answered().card('ally').zone).toBe('discard');
    });
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
      'discards whoever comes back to find himself in play, and the older of two relics',
      rules('DOT 15.8', 'DOT 34.5', 'DOT 37.18'),
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

  describe(`beasts and vehicles that stand for themselves (${profile})`, () => {
    const rider = {
      at: 'window',
      opened: true,
      Jana: { hand: { exile: 'Exile' }, station: { rider: { card: 'Jaeger Commando', gear: { bull: 'Rivetbull' } }, cos: 'Cossack' } },
      Petr: { hand: { call: 'Call to the Station' } },
    };
    it('loses the beast of a rider who is driven from the Station, and a warrior who is one', rules('DOT 18.8', 'DOT 18.14'), () => {
      const t = table(profile, rider);
      t.do('0: play exile on rider').answered();
      expect([t.card('rider').zone, t.card('bull').zone]).toEqual(['squad', 'discard']);
      expect(citing(t, 'DOT 18.8')).toEqual(['discarded']);
      const beast = table(profile, rider);
      beast.do('0: play exile on cos').answered();
      expect([beast.card('cos').zone, citing(beast, 'DOT 18.14')]).toEqual(['discard', ['discarded']]);
    });
    it('keeps the beast from one Station to another', rules('DOT 18.9'), () => {
      const t = table(profile, rider);
      t.do('1: play call on rider').answered();
      expect([t.card('rider').by, t.card('rider').zone, t.card('bull').host]).toEqual([1, 'station', t.id('rider')]);
    });
    it('leaves a vehicle in the area it was played to', rules('DOT 20.11', 'DOT 20.12'), () => {
      const t = table(profile, {
        opened: true,
        Jana: { squad: { truck: 'Parked Truck', a: 'Hussar' }, station: { lorry: 'Station Truck', b: 'Hussar' } },
        Petr: {},
      });
      expect([t.refusal('transfer truck'), t.refusal('transfer lorry')]).toEqual(['DOT 20.11', 'DOT 20.12']);
      expect([t.offersKey('transfer a'), t.offersKey('transfer b')]).toEqual([true, true]);
    });
  });

  describe(`out of reach (${profile})`, () => {
    const wall = {
      Jana: { hand: { mail: 'Combat Armor', no: 'Insubordination' }, cohort: { a: 'Razide' } },
      Petr: { squad: { d: { card: 'Hussar', gear: { w: 'Behind the Wall' } } } },
    };
    it('attacks nobody behind a wall', rules('DOT 34.6'), () => {
      const t = table(profile, { ...wall, Petr: { squad: { ...wall.Petr.squad, e: 'Hussar' } } });
      t.do('0: attack', '0: attacker a');
      expect([t.refusal('defender d'), t.offersKey('defender e')]).toEqual(['DOT 34.6', true]);
    });
    it('does not protect his player from Sabotage behind a wall', rules('DOT 34.7', 'DOT DR-78'), () => {
      const t = table(profile, wall);
      expect(isCapable(t.world, t.id('d'))).toBe(false);
      expect(t.offersKey('sabotage a against 1')).toBe(true);
    });
    it('lets specials and equipment reach him there', rules('DOT 34.8'), () => {
      const t = table(profile, {
        Jana: {
          hand: { mail: 'Combat Armor', no: 'Insubordination' },
          squad: { mine: { card: 'Hussar', gear: { w: 'Behind the Wall' } } },
        },
        Petr: { squad: { d: { card: 'Hussar', gear: { w2: 'Behind the Wall' } } } },
      });
      expect(t.offersKey('play mail on mine')).toBe(true);
      t.do('0: meditate');
      expect(t.offersKey('play no on d')).toBe(true);
    });
    it('helps as a fortification whoever defends from a warzone, nobody in a vehicle', rules('DOT 32.9', 'DOT 11.31', 'DOT 16.13'), () => {
      const armour = (gear: object, warzone: boolean, shield = true): number => {
        const t = table(profile, {
          Jana: { cohort: { foe: 'Razide' } },
          Petr: {
            hand: { x: 'Doomed' },
            squad: { ...(shield && { shield: 'Human Shield' }), lion: { card: 'Golden Lion', gear }, ...(warzone && { zone: 'Victoria' }) },
          },
        } as never);
        t.do('0: attack', '0: attacker foe', '0: defender lion', '0: shoot', ...(warzone ? ['1: warzone zone'] : [])).passWhile();
        return strikes(t)[0]!.armour;
      };
      const base = 3;
      expect([armour({}, false), armour({}, true)]).toEqual([base + 2, base + 2 + 2 + 3]);
      // A printed fortification is of no use in a warzone; one who merely counts as one is.
      expect(armour({ hole: 'Foxhole' }, true)).toBe(base + 2 + 2 + 3);
      const aboard = { ship: { card: 'Imperial Doomlord', inside: true } };
      expect(armour(aboard, false)).toBe(armour(aboard, false, false));
      expect(armour({ ship: 'Imperial Doomlord' }, false)).toBe(armour({}, false));
    });
    it(
      tournament ? 'lets ALWAYS come before an ordinary first strike' : 'cancels first strikes out, ALWAYS or not',
      rules('DOT 25.16t', 'DOT 25.16s', 'DOT 36.4', 'DOT DR-61'),
      () => {
        const meet = (ever: object): Table => {
          const t = table(profile, {
            Jana: { hand: { x: 'Doomed' }, cohort: { a: { card: 'Razide', wounded: true, gear: { quick: 'Quick' } } } },
            Petr: { hand: { y: 'Doomed' }, cohort: { d: { card: 'Razide', wounded: true, gear: ever } } },
          } as never);
          return t.do('0: attack', '0: attacker a', '0: defender d');
        };
        // Whoever strikes first acts first; the other, dead by then, does not strike back.
        const always = meet({ ever: 'Ever First' });
        expect(always.asked).toBe(tournament ? 1 : 0);
        always.do('0: fight').passWhile();
        expect([always.card('a').zone, always.card('d').zone]).toEqual(['discard', tournament ? 'cohort' : 'discard']);
        expect(meet({ quick2: 'Quick' }).asked).toBe(0);
      },
    );
    it('strikes never first by NEVER, whatever else says ALWAYS', rules('DOT 36.6'), () => {
      const first = (gear: object): number | null => {
        const t = table(profile, {
          Jana: { hand: { x: 'Doomed' }, cohort: { a: { card: 'Razide', gear } } },
          Petr: { hand: { y: 'Doomed' }, squad: { d: 'Hussar' } },
        } as never);
        return t.do('0: attack', '0: attacker a', '0: defender d').asked;
      };
      // The defender has no first strike at all, and still he comes before the one who never does.
      expect([first({}), first({ ever: 'Ever First' }), first({ ever: 'Ever First', never: 'Never First' })]).toEqual([0, 0, 1]);
    });
  });

  describe(`viruses and prophecies (${profile})`, () => {
    it('infects at any time for no action, each kind once', rules('DOT 37.37', 'DOT 37.38', 'DOT 37.39'), () => {
      const t = table(profile, {
        at: 'window',
        Jana: { hand: { x: 'Doomed' } },
        Petr: { hand: { v1: 'Fever', v2: 'Fever', v3: 'Chill' }, squad: { foe: 'Hussar' } },
      });
      const before = [0, 1, 2, 3].map(of => rating(t, 'foe', of as Rating));
      t.do('1: play v1 on foe').answered().do('1: play v2 on foe').answered();
      expect([0, 1, 2, 3].map(of => rating(t, 'foe', of as Rating))).toEqual([before[0]! - 2, before[1]! - 2, before[2]! - 2, before[3]!]);
      t.do('1: play v3 on foe').answered();
      expect(rating(t, 'foe', 0)).toBe(before[0]! - 3);
    });
    const prophets = (where: 'squad' | 'station', card = 'Prophet of Fools') =>
      table(profile, {
        opened: true,
        Jana: {
          hand: { p: 'Foretold Glory', p2: 'Foretold Glory' },
          [where]: { seer: card, lay: 'Jaeger Commando' },
          cohort: { kid: 'Undead Legionnaire' },
        },
        Petr: { station: { other: 'Prophet of Fools' } },
      });
    it("foretells through one's own Prophet on the Station, for one action, once", rules('DOT 37.26', 'DOT 37.27'), () => {
      const t = prophets('station');
      expect(t.refusal('play p on other')).toBe('DOT 37.26');
      expect([t.refusal('play p on kid'), t.refusal('play p on lay')]).toEqual(['DOT 37.26', 'DOT 37.26']);
      t.do('0: play p on seer').passWhile();
      expect([t.card('p').host, t.world.pools[0]!.open]).toEqual([t.id('seer'), 2]);
      expect(t.refusal('play p2 on seer')).toBe('DOT 37.27');
      // The Prophet belongs to the Station by tribe; elsewhere he foretells nothing.
      expect(prophets('squad').refusal('play p on seer')).toBe('DOT 37.26');
    });
    it('foretells one thing once, whoever says it', rules('DOT 37.28'), () => {
      const t = table(profile, {
        opened: true,
        Jana: {
          station: {
            one: { card: 'Prophet of Fools', gear: { p: 'Foretold Glory' } },
            two: { card: 'Prophet of Fools', gear: { p2: 'Foretold Glory' } },
          },
          cohort: { kid: 'Undead Legionnaire' },
        },
        Petr: {},
      });
      expect(rating(t, 'kid', 0)).toBe(3 + 3);
    });
  });

  describe(`immunity that is switched off (${profile})`, () => {
    const given = (gear: object) => ({
      at: 'window',
      Jana: { hand: { x: 'Doomed' }, squad: { breaker: 'Breaker of Art Shields' } },
      Petr: { cohort: { a: { card: 'Undead Legionnaire', gear }, neph: 'Nepharite of Algeroth' } },
    });
    it('ends at any time, printed or given by a card, and the card stays', rules('DOT 29.6', 'DOT 29.7', 'DOT 29.8'), () => {
      const cast = (t: Table, on: string): boolean => {
        const spell = table(profile, {
          Jana: {
            destiny: 9,
            hand: { wall: 'Elemental Wall' },
            squad: { mystic: { card: 'Mystic', gear: { steel: 'Chosen' } }, breaker: 'Breaker of Art Shields' },
          },
          Petr: { cohort: { a: { card: 'Undead Legionnaire', gear: { seal: 'Seal of Art' } }, neph: 'Nepharite of Algeroth' } },
        });
        spell.do('0: attack', '0: attacker mystic', `0: defender ${on}`, '0: shoot');
        if (t.happened('lasting', { card: t.id(on) })) spell.do(`0: use breaker as 0 on ${on}`);
        spell.do('0: play wall on mystic', '0: spend 4').passWhile();
        return strikes(spell)[1]!.armour > 4;
      };
      for (const on of ['a', 'neph']) {
        const t = table(profile, given({ seal: 'Seal of Art' }) as never);
        expect(cast(t, on)).toBe(false);
        t.do(`0: use breaker as 0 on ${on}`).answered();
        expect(citing(t, 'DOT 29.6')).toEqual(['lasting']);
        expect(t.card('seal').host).toBe(t.id('a'));
        expect(cast(t, on)).toBe(true);
      }
    });
  });
}

describe('card text against the rules', () => {
  const zones = (profile: Profile, where: 'squad' | 'station', gear: object): Table => {
    const t = table(profile, {
      opened: true,
      Jana: { [where]: { foe: where === 'station' ? 'Templar Marine' : 'Free Marine' } },
      Petr: {
        hand: { x: 'Doomed' },
        [where]: { lion: { card: 'Golden Lion', gear } },
        cohort: { desert: 'Great Rust Desert' },
        ...(where === 'squad' ? { station: { europe: 'Station Fog' } } : {}),
      },
    });
    t.do('0: attack', '0: attacker foe', '0: defender lion', '0: shoot');
    while (!(profile === 'tournament' ? t.question === 'attacking.zoned' : t.asked === 1 && t.world.fights[0]!.phase === 'modifiers')) {
      if (t.question !== 'window.answer') break;
      t.answer(t.asked!, 'pass');
    }
    return t;
  };
  const pass = { p: 'Pass to All Warzones' };
  it(
    'beats them but for the few that claim to come first: warzones across the border of the Station (tournament)',
    rules('DOT 3.1t', 'DOT 16.9', 'DOT 16.17t', 'DOT 16.18t', 'DOT 16.19', 'DOT 33.10', 'DOT DR-02'),
    () => {
      const bare = table('tournament', {
        Jana: { squad: { foe: 'Free Marine' } },
        Petr: { hand: { x: 'Doomed' }, squad: { lion: 'Golden Lion', v: 'Victoria' }, cohort: { desert: 'Great Rust Desert' } },
      });
      bare.do('0: attack', '0: attacker foe', '0: defender lion', '0: shoot');
      while (bare.question !== 'attacking.zoned') bare.answer(bare.asked!, 'pass');
      expect([bare.offersKey('warzone v'), bare.refusal('warzone desert')]).toEqual([true, 'DOT 16.17t']);
      const squad = zones('tournament', 'squad', pass);
      expect([squad.offersKey('warzone desert'), squad.refusal('warzone europe')]).toEqual([true, 'DOT 16.18t']);
      // On the Station not one of them is left, so nobody is even asked.
      expect(zones('tournament', 'station', pass).question).not.toBe('attacking.zoned');
    },
  );
  it('beats them all (standard)', rules('DOT 3.1s', 'DOT 16.17s', 'DOT 16.18s', 'DOT 16.9', 'DOT 16.19', 'DOT DR-02'), () => {
    const squad = zones('standard', 'squad', pass);
    expect([squad.offersKey('warzone desert'), squad.offersKey('warzone europe')]).toEqual([true, true]);
    expect(zones('standard', 'station', pass).offersKey('warzone desert')).toBe(true);
    const bare = zones('standard', 'squad', {});
    expect([bare.offersKey('warzone desert'), bare.offersKey('warzone europe')]).toEqual([false, false]);
    expect(zones('standard', 'station', {}).offersKey('warzone desert')).toBe(false);
  });
  for (const profile of PROFILES)
    it(
      `never takes a combat across the border of the Station, whatever a card swaps, nor gives what may NEVER be had (${profile})`,
      rules('DOT 24.2.8', 'DOT 36.2', 'DOT DR-02'),
      () => {
        const t = table(profile, {
          opened: true,
          Jana: { cohort: { foe: 'Razide' }, station: { mine: 'Razide' } },
          Petr: {
            hand: { trance: 'Greater Hypnosis' },
            squad: { d: 'Hussar', other: 'Hussar', mystic: 'Mystic' },
            station: { far: 'Hussar' },
          },
        });
        t.do('0: attack', '0: attacker foe', '0: defender d', '0: shoot');
        while (t.world.fights[0]!.phase !== 'modifiers') t.answer(t.asked!, 'pass');
        while (t.asked !== 1) t.answer(t.asked!, 'pass');
        expect([t.offersKey('play trance on other'), t.refusal('play trance on far')]).toEqual([true, 'DOT 24.2.8']);
        const sworn = table(profile, {
          Jana: {
            hand: { fire: 'Dark Fire' },
            cohort: { lady: 'Ilian–Mistress of the Void', kid: { card: 'Necromutant', gear: { oath: 'Oath against Darkness' } } },
          },
          Petr: {},
        });
        expect(sworn.refusal('play fire on kid')).toBe(profile === 'tournament' ? 'DOT 13.8t' : 'DOT 13.8s');
      },
    );
});
