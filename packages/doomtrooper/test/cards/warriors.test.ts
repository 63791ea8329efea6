/** What warriors can do beyond their ratings: one test for each that can. */
import type { Plain } from '@kolbiste/engine';
import { describe, expect, it } from 'vitest';
import { has } from '../../src/abilities.ts';
import type { Ability } from '../../src/cards/card.ts';
import { ratingOf } from '../../src/values.ts';
import { table, type Table } from '../at-table.ts';

export const strikes = (t: Table) =>
  (t.play.events.findLast(event => event.type === 'struck') as never as { strikes: { rating: number; armour: number; hits: boolean }[] })
    .strikes;
const can = (name: string, ability: Ability, more: { readonly [word: string]: Plain } = {}): boolean => {
  const t = table('tournament', { opened: true, Jana: { squad: { it: name, ...more } }, Petr: {} });
  return has(t.world, t.id('it'), ability, null);
};
/** One attacks the other by a tactic; what came of it. */
function duel(attacker: Plain, defender: Plain, tactic: 'fight' | 'shoot', more: { readonly [word: string]: Plain } = {}): Table {
  const t = table('tournament', {
    Jana: {
      destiny: 30,
      squad: { a: attacker, ...(more['mine'] as object | undefined) },
      ...(more['hand'] !== undefined && { hand: more['hand'] }),
    },
    Petr: { destiny: 30, squad: { d: defender, ...(more['theirs'] as object | undefined) } },
  });
  t.say('0: attack', '0: attacker a', '0: defender d', `0: ${tactic}`).rest();
  return t;
}

describe('who shields his kind from the Dark Symmetry', () => {
  it.each([
    ['Max Steiner', 'Venusian Ranger'],
    ['Valerie Duval', 'Etoiles Mortant'],
    ['Big Bob Watts', 'Free Marine'],
    ['Mitch Hunter', 'Infantry'],
    ['Edward S. Murdoch', 'Golden Lion'],
    ['Sean Gallagher', 'Clansman'],
    ['Tatsu', 'Samurai'],
    ['Blessed Vestal Laura', 'Valkyrie'],
    ['Cardinal Dominic', 'Inquisitor'],
  ])('%s shields %s, and counts as one', (leader, member) => {
    const t = table('tournament', { Jana: { squad: { leader, member, other: 'Hussar' } }, Petr: {} });
    expect([
      has(t.world, t.id('member'), 'symmetryImmune', null),
      has(t.world, t.id('leader'), 'symmetryImmune', null),
      has(t.world, t.id('other'), 'symmetryImmune', null),
    ]).toEqual([true, true, false]);
  });
  it('Yojimbo counts as a Hatamoto and is immune himself', () => expect(can('Yojimbo', 'symmetryImmune')).toBe(true));
});

describe('printed abilities', () => {
  it.each<[string, Ability]>([
    ['Blood Beret', 'giftImmune'],
    ['Venusian Ranger', 'giftImmune'],
    ['Chasseur', 'neverArt'],
    ['Cuirassier', 'giftImmune'],
    ['Cybercurity MP', 'giftImmune'],
    ['Machinator', 'neverArt'],
    ['Combat Warhead', 'symmetryImmune'],
    ['Inquisitor', 'casts:exorcism'],
    ['Inquisitor Majoris', 'casts:all'],
    ['Mystic', 'casts:all'],
    ['Revisor', 'casts:manipulation'],
    ['Sacred Warrior', 'casts:premonition'],
    ['Valkyrie', 'casts:changeling'],
    ['Mortificator', 'casts:kinetics'],
    ['Archangel', 'casts:elements'],
    ['Nepharite of Algeroth', 'artImmune'],
    ['Alakhai the Cunning', 'anyGift'],
    ['Agent Nick Michaels', 'neverHeretic'],
    ['Ex-Bauhaus Freelancer', 'freelancer'],
    ['Ex-Capitol Freelancer', 'freelancer'],
    ['Ex-Cybertronic Freelancer', 'giftImmune'],
    ['Ex-Mishima Freelancer', 'freelancer'],
  ])('%s: %s', (name, ability) => expect(can(name, ability)).toBe(true));
});

describe('warriors in combat', () => {
  it('Chemiman kills whom he wounds', () => expect(duel('Chemiman', 'Golden Lion', 'fight').happened('killed')).toBe(true));
  it('Blessed Legionnaire kills whom it wounds', () =>
    expect(duel('Blessed Legionnaire', 'Suicide Warhead', 'shoot').happened('killed')).toBe(true));
  it('Suicide Warhead dies from any wound', () => {
    const t = duel('Suicide Warhead', 'Golden Lion', 'fight');
    expect(t.happened('killed', { card: t.id('a') })).toBe(true);
  });
  it('Clansman has +1 Fight attacking the Dark Legion, not defending', () => {
    expect(strikes(duel('Clansman', 'Razide', 'fight'))[0]!.rating).toBe(5);
    expect(strikes(duel('Razide', 'Clansman', 'fight'))[1]!.rating).toBe(4);
    expect(strikes(duel('Clansman', 'Hussar', 'fight'))[0]!.rating).toBe(4);
  });
  it('Wolfbane Light Cavalry takes 3 Armor off its opponent, or adds 3 behind a fortification', () => {
    expect(strikes(duel('Wolfbane Light Cavalry', 'Razide', 'fight'))[0]!.armour).toBe(4);
    expect(strikes(duel('Wolfbane Light Cavalry', { card: 'Razide', gear: { f: 'Foxhole' } }, 'fight'))[0]!.armour).toBe(12);
  });
  it('Young Guard profits from no fortification', () => {
    const t = table('tournament', { Jana: { squad: { it: 'Young Guard', city: 'Fukido', other: 'Golden Lion' } }, Petr: {} });
    expect([ratingOf(t.world, t.id('it'), 2, null), ratingOf(t.world, t.id('other'), 2, null)]).toEqual([3, 5]);
  });
  it('Rams Air Cavalry ignores the defender’s fortifications; Airman Trevor Bartholomew gives it +1', () => {
    expect(strikes(duel('Rams Air Cavalry', 'Hussar', 'shoot', { theirs: { city: 'Heimburg' } }))[0]!.armour).toBe(3);
    const t = table('tournament', { Jana: { squad: { it: 'Rams Air Cavalry', boss: 'Airman Trevor Bartholomew' } }, Petr: {} });
    expect([ratingOf(t.world, t.id('it'), 1, null), ratingOf(t.world, t.id('boss'), 1, null)]).toEqual([5, 7]);
  });
  it('Sgt. McBride gives other Blood Berets +1 Fight and Shoot and is no commander [DOT 31.1] [DOT 31.4] [DOT 31.5]', () => {
    const t = table('tournament', { Jana: { squad: { boss: 'Sgt. McBride', it: 'Blood Beret' } }, Petr: {} });
    expect(ratingOf(t.world, t.id('it'), 1, null)).toBe(5);
  });
  it('Nepharite of Ilian kills by Fight only', () => {
    expect(duel('Nepharite of Ilian', 'Golden Lion', 'fight').happened('killed')).toBe(true);
    expect(duel('Nepharite of Ilian', 'Golden Lion', 'shoot').happened('killed')).toBe(false);
  });
  it('Cairath removes whom it kills', () => {
    const t = duel('Cairath', 'Golden Lion', 'fight');
    expect(t.happened('sacrificed', { card: t.id('d') })).toBe(true);
  });
  it('Crenshaw the Mortificator makes Mortificators deadly', () =>
    expect(duel('Mortificator', 'Golden Lion', 'fight', { mine: { boss: 'Crenshaw the Mortificator' } }).happened('killed')).toBe(true));
  it('Crenshaw the Redeemer kills and removes', () =>
    expect(duel('Crenshaw the Redeemer', 'Golden Lion', 'fight').happened('sacrificed')).toBe(true));
  it('Pretorian Stalker has +2 with another in the Kohort', () => {
    const t = table('tournament', {
      Jana: { cohort: { a: 'Pretorian Stalker', b: 'Pretorian Stalker' } },
      Petr: { squad: { d: 'Hussar' } },
    });
    t.say('0: attack', '0: attacker a', '0: defender d', '0: fight').rest();
    expect(strikes(t)[0]!.rating).toBe(14);
  });
  it.each([
    ['Nepharite of Muawijhe', 'Screaming Legionnaire'],
    ['Nepharite of Semai', 'Legionnaire of Semai'],
  ])('%s brings a %s for each kill', (name, legionnaire) => {
    const t = table('tournament', { Jana: { squad: { a: name }, discard: { boy: legionnaire } }, Petr: { squad: { d: 'Hussar' } } });
    t.say('0: attack', '0: attacker a', '0: defender d', '0: fight', '0: victory 2').rest();
    expect(t.card('boy').zone).toBe('cohort');
  });
  it('Screaming Legionnaires scream once in the game', () => {
    const t = table('tournament', {
      actions: 6,
      Jana: { cohort: { a: 'Screaming Legionnaire', b: 'Screaming Legionnaire' } },
      Petr: { squad: { d: 'Infantry', e: 'Hussar' } },
    });
    t.say('0: use a as 0').rest();
    expect([t.card('d').wounded, t.card('e').wounded, t.card('a').wounded]).toEqual([true, false, true]);
    expect(t.refusal('use b as 0')).toBe('DOT 7.24');
  });
  it('Callistonian Intruder heals for 6, Nepharite of Demnogonis for 7', () => {
    for (const [name, price] of [
      ['Callistonian Intruder', 6],
      ['Nepharite of Demnogonis', 7],
    ] as const) {
      const t = table('tournament', { at: 'window', Jana: { destiny: price, cohort: { it: { card: name, wounded: true } } }, Petr: {} });
      t.say('0: use it as 0').rest();
      expect([t.card('it').wounded, t.side(0).destiny]).toEqual([false, 0]);
    }
  });
  it('Fay & Klaus pay 5 for +3 in their combat', () => {
    const t = table('tournament', { Jana: { destiny: 5, squad: { a: 'Fay & Klaus' } }, Petr: { cohort: { d: 'Razide' } } });
    t.say('0: attack', '0: attacker a', '0: defender d', '0: fight', '0: use a as 0').rest();
    expect(strikes(t)[0]!.rating).toBe(6);
  });
  it('Archinquisitor Nikodemus keeps Doomtroopers from cover and hands his wound on', () => {
    const t = table('tournament', {
      Jana: { destiny: 5, squad: { boss: { card: 'Archinquisitor Nikodemus', wounded: true }, lion: 'Golden Lion' } },
      Petr: {},
    });
    expect(t.refusal('cover lion')).toBe('DOT 9.17');
    t.say('0: use boss as 0 on lion').rest();
    expect([t.card('boss').wounded, t.card('lion').wounded]).toEqual([false, true]);
  });
  it('Cardinal Dominic attacks the highest Dark Legion only, and Heretics not him', () => {
    const t = table('tournament', {
      Jana: { squad: { dom: 'Cardinal Dominic' } },
      Petr: { squad: { x: 'Hussar' }, cohort: { low: 'Necromutant', high: 'Razide' } },
    });
    t.say('0: attack', '0: attacker dom');
    expect(t.play).toOffer([t.key('defender high')]);
    const h = table('tournament', { Jana: { cohort: { her: 'Heretic' } }, Petr: { squad: { dom: 'Cardinal Dominic', y: 'Hussar' } } });
    h.say('0: attack', '0: attacker her');
    expect(h.play).toOffer([h.key('defender y')]);
  });
  it('Etoiles Mortant and Sean Gallagher go for the Dark Legion first', () => {
    for (const name of ['Etoiles Mortant', 'Sean Gallagher']) {
      const t = table('tournament', { Jana: { squad: { a: name } }, Petr: { squad: { x: 'Hussar' }, cohort: { d: 'Razide' } } });
      t.say('0: attack', '0: attacker a');
      expect(t.play).toOffer([t.key('defender d')]);
    }
  });
  it('Rogue shares his Squad with no other Imperial, either way', () => {
    expect(
      table('tournament', { Jana: { destiny: 9, hand: { rogue: 'Rogue' }, squad: { lion: 'Golden Lion' } }, Petr: {} }).refusal(
        'play rogue',
      ),
    ).toBe('DOT 24.2.11');
    expect(
      table('tournament', {
        Jana: { destiny: 9, hand: { lion: 'Golden Lion', hus: 'Hussar' }, squad: { rogue: 'Rogue' } },
        Petr: {},
      }).refusal('play lion'),
    ).toBe('DOT 24.2.11');
  });
  it('Archangel takes any airship', () => {
    const t = table('tournament', { Jana: { hand: { ship: 'CAP 7000P' }, squad: { arch: 'Archangel', other: 'Mystic' } }, Petr: {} });
    expect([t.offers('play ship on arch'), t.offers('play ship on other')]).toEqual([true, false]);
  });
  it('Keeper of the Art counts each point twice and casts on others', () => {
    const t = table('tournament', {
      Jana: { destiny: 2, hand: { shield: 'Shield' }, squad: { a: 'Golden Lion', keeper: 'Keeper of the Art' } },
      Petr: { cohort: { d: 'Razide' } },
    });
    t.say('0: attack', '0: attacker a', '0: defender d', '0: fight', '0: play shield on a', '0: spend 2').rest();
    expect(strikes(t)[1]!.armour).toBe(7);
  });
  it('Alakhai the Cunning takes gifts of Algeroth at any time without an action', () => {
    const t = table('tournament', {
      at: 'window',
      Jana: { hand: { warp: 'Dimensional Warp', melt: 'Mind Melt' }, cohort: { it: 'Alakhai the Cunning' } },
      Petr: {},
    });
    expect(t.offers('play melt on it')).toBe(false);
    t.say('0: play warp on it').rest();
    expect(t.card('warp').host).toBe(t.id('it'));
    expect(t.world.pools[0]!.open).toBe(3);
  });
  it('Shadow Walker strikes before an ordinary first striker [DOT 25.16t] [DOT 36.4] [DR-61] (tournament)', () => {
    const t = table('tournament', {
      Jana: { squad: { a: { card: 'Shadow Walker', gear: { arm: 'Cybernetic Power Arm' } } } },
      Petr: { cohort: { d: { card: 'Zenithian Soulslayer', wounded: true }, lord: 'Muawijhe–Lord of Visions' } },
    });
    t.say('0: attack', '0: attacker a', '0: defender d', '0: fight', '0: victory 6').rest();
    expect([t.card('a').wounded, t.card('d').zone]).toEqual([false, 'discard']);
  });
  it('cancels any first strikes on both sides [DOT 25.16s] [DR-61] (standard)', () => {
    const t = table('standard', {
      Jana: { squad: { a: { card: 'Shadow Walker', gear: { arm: 'Cybernetic Power Arm' } } } },
      Petr: { cohort: { d: { card: 'Zenithian Soulslayer', wounded: true }, lord: 'Muawijhe–Lord of Visions' } },
    });
    t.say('0: attack', '0: attacker a', '0: defender d', '0: fight', '0: victory 6').rest();
    expect(t.card('a').wounded).toBe(true);
  });
  it('Colonel Maxwell helps Trenchers wherever they are, not himself [DOT 33.8] (tournament)', () => {
    const t = table('tournament', {
      opened: true,
      Jana: { squad: { boss: 'Colonel Maxwell', a: 'Trencher', x: 'Golden Lion' }, station: { b: 'Trencher' } },
      Petr: { squad: { c: 'Trencher' } },
    });
    expect(['boss', 'a', 'b', 'x', 'c'].map(name => ratingOf(t.world, t.id(name), 0, null))).toEqual([9, 9, 9, 3, 3]);
  });
  it('Freelancer Patriarch gives freelancers +5 and makes them deadly, lapsed Doomtroopers too [DOT 32.35] (tournament)', () => {
    const t = table('tournament', {
      Jana: {
        squad: {
          boss: 'Freelancer Patriarch',
          ex: 'Ex-Imperial Freelancer',
          lapsed: { card: 'Golden Lion', gear: { x: { card: 'Insubordination', chosen: 8 } } },
        },
      },
      Petr: {},
    });
    expect([
      ratingOf(t.world, t.id('ex'), 0, null),
      ratingOf(t.world, t.id('lapsed'), 0, null),
      ratingOf(t.world, t.id('boss'), 0, null),
    ]).toEqual([9, 8, 3]);
    expect(has(t.world, t.id('ex'), 'killsOnWound', null)).toBe(true);
  });
  it('Captain makes Capitol warriors of Value 8 or less deadly, not himself', () => {
    const t = table('tournament', { Jana: { squad: { boss: 'Captain', it: 'Infantry' } }, Petr: {} });
    expect([has(t.world, t.id('it'), 'killsOnWound', null), has(t.world, t.id('boss'), 'killsOnWound', null)]).toEqual([true, false]);
  });
  it('Wolfbane Honor Guard has +8 with a Clansman Claymore', () =>
    expect(strikes(duel({ card: 'Wolfbane Honor Guard', gear: { sword: 'Clansman Claymore' } }, 'Razide', 'fight'))[0]!.rating).toBe(16));
  it('Local Thug earns destiny points and dies from a wound', () => {
    const t = table('tournament', {
      Jana: { destiny: 0, outside: { a: 'Local Thug' } },
      Petr: { squad: { d: { card: 'Hussar', wounded: true } } },
    });
    t.say('0: attack', '0: attacker a', '0: defender d', '0: fight').rest();
    expect(t.side(0)).toMatchObject({ destiny: 2, victory: 0 });
    expect(can('Local Thug', 'diesFromWound')).toBe(true);
  });
  it('Renegade Apostate casts on anybody, the Dark Legion too', () =>
    expect([can('Renegade Apostate', 'artForLegion'), can('Renegade Apostate', 'casts:all')]).toEqual([true, true]));
  it.each<[string, Ability]>([
    ['Corsair', 'killsOnWound'],
    ['Gendarme', 'killsOnWound'],
    ['Horde Trooper', 'killsOnWound'],
    ['Cossack', 'firstStrikeFight'],
    ['Templar Marine', 'firstStrike'],
    ['Jihad Infantry Trooper', 'noBeast'],
  ])('%s of the Dark Eden: %s', (name, ability) => expect(can(name, ability)).toBe(true));
  it('Jaeger Commando has +4 when attacking only', () => {
    expect(strikes(duel('Jaeger Commando', 'Hussar', 'fight'))[0]!.rating).toBe(9);
    expect(strikes(duel('Hussar', 'Jaeger Commando', 'fight'))[1]!.rating).toBe(5);
  });
});
