/** Equipment, fortifications, gifts, KI, warzones and missions: what each gives. */
import type { Plain } from '@kolbiste/engine';
import { describe, expect, it } from 'vitest';
import { has } from '../../src/abilities.ts';
import { ratingOf } from '../../src/values.ts';
import { table, type Table } from '../at-table.ts';

const strikes = (t: Table) =>
  (t.play.events.findLast(event => event.type === 'struck') as never as { strikes: { rating: number; armour: number }[] }).strikes;
function fight(attacker: Plain, tactic: string, defender: Plain = 'Razide', side = 'cohort'): { rating: number; armour: number }[] {
  const t = table('tournament', { Jana: { squad: { a: attacker } }, Petr: { [side]: { d: defender } } });
  t.say('0: attack', '0: attacker a', '0: defender d', `0: ${tactic}`).rest();
  return strikes(t);
}

describe('weapons', () => {
  // bearer, its rating without, card, tactic, rating with
  it.each<[string, string, string, number]>([
    ['AC-40 "Justifier"', 'Golden Lion', 'fight', 6],
    ['AC-40 "Justifier"', 'Golden Lion', 'shoot', 6],
    ['Capitol Sword of Honor', 'Infantry', 'fight', 3],
    ['Clansman Claymore', 'Golden Lion', 'fight', 4],
    ['Curator Sword', 'Curator', 'fight', 7],
    ['Curator Sword', 'Necromutant', 'fight', 6],
    ['Cybernetic Power Arm', 'Golden Lion', 'fight', 9],
    ['Deathlockdrum', 'Golden Lion', 'shoot', 6],
    ['Gehenna Puker', 'Golden Lion', 'shoot', 9],
    ['HMG Mk. XIXB "Charger"', 'Golden Lion', 'shoot', 8],
    ['Imperial Southpaw', 'Golden Lion', 'shoot', 7],
    ['Kratach', 'Necromutant', 'shoot', 7],
    ['L&A Plasma Carbine', 'Golden Lion', 'shoot', 6],
    ['Punisher Blade', 'Golden Lion', 'fight', 4],
    ['Punisher Handgun', 'Golden Lion', 'fight', 4],
    ['Scalper', 'Samurai', 'fight', 4],
    ['Scythe of Semai', 'Necromutant', 'shoot', 8],
    ['Scythe of Semai', 'Pretorian Stalker', 'shoot', 11],
    ['Sherman .74 Model 13 "Bolter"', 'Golden Lion', 'shoot', 5],
    ['SMG Mk. III "Interceptor"', 'Golden Lion', 'shoot', 5],
    ['Vassht', 'Necromutant', 'fight', 6],
    ['Violator Sword', 'Hussar', 'fight', 4],
  ])('%s on %s by %s: %i', (card, bearer, tactic, rating) => {
    expect(fight({ card: bearer, gear: { g: card } }, tactic)[0]!.rating).toBe(rating);
  });
  it('Deathlockdrum and Scalper weaken the opponent', () => {
    expect(fight({ card: 'Golden Lion', gear: { g: 'Deathlockdrum' } }, 'shoot')[1]!.rating).toBe(0);
    expect(fight({ card: 'Samurai', gear: { g: 'Scalper' } }, 'fight')[1]!.rating).toBe(8);
  });
  it('Clansman Claymore adds Armor too, more on a Clansman', () =>
    expect(fight({ card: 'Clansman', gear: { g: 'Clansman Claymore' } }, 'fight')[1]!.armour).toBe(5));
  it('Imperial Southpaw has +2 against airships', () =>
    expect(fight({ card: 'Golden Lion', gear: { g: 'Imperial Southpaw' } }, 'shoot', 'Rams Air Cavalry', 'squad')[0]!.rating).toBe(9));
  it('two handguns count together, a third does not', () => {
    const t = table('tournament', {
      Jana: {
        squad: { a: { card: 'Golden Lion', gear: { x: 'Punisher Handgun', y: 'Sherman .74 Model 13 "Bolter"', z: 'Punisher Handgun' } } },
      },
      Petr: { cohort: { d: 'Razide' } },
    });
    t.say('0: attack', '0: attacker a', '0: defender d', '0: shoot', '0: weapon y').rest();
    expect(strikes(t)[0]!.rating).toBe(6);
  });
  it.each<[string, string, string, number]>([
    ['Bayonet', 'L&A Plasma Carbine', 'fight', 5],
    ['Grenade Launcher', 'L&A Plasma Carbine', 'shoot', 9],
    ['Telescopic Sight', 'L&A Plasma Carbine', 'shoot', 7],
    ['Reverberating Sharpener', 'Punisher Blade', 'fight', 5],
  ])('%s on %s by %s: %i', (card, weapon, tactic, rating) => {
    expect(fight({ card: 'Golden Lion', gear: { w: { card: weapon, gear: { p: card } } } }, tactic)[0]!.rating).toBe(rating);
  });
  it('Curator Sword and Scythe of Semai make their wounds deadly; Vassht allows no other Fight weapon', () => {
    const t = table('tournament', {
      Jana: { cohort: { a: { card: 'Necromutant', gear: { g: 'Curator Sword' } } } },
      Petr: { squad: { d: 'Hussar' } },
    });
    t.say('0: attack', '0: attacker a', '0: defender d', '0: fight', '0: victory 2').rest();
    expect(t.happened('killed')).toBe(true);
    const v = table('tournament', {
      Jana: { hand: { arm: 'Cybernetic Power Arm', gun: 'Kratach' }, cohort: { a: { card: 'Necromutant', gear: { g: 'Vassht' } } } },
      Petr: {},
    });
    expect([v.refusal('play arm on a'), v.offers('play gun on a')]).toEqual(['DOT 36.2', true]);
  });
});

describe('armour, vehicles and the rest', () => {
  it.each<[string, string, readonly number[]]>([
    ['Combat Armor', 'Golden Lion', [3, 3, 4, 3]],
    ['Composite Armor', 'Golden Lion', [3, 3, 7, 3]],
    ['Portable Force Shield', 'Golden Lion', [3, 3, 9, 3]],
    ['AH/UH-19 Grapeshot Guardian', 'Infantry', [2, 6, 4, 4]],
    ['CAP 7000P', 'Machinator', [3, 6, 6, 6]],
    ['Fukimura No. 12 "Kamikaze"', 'Samurai', [3, 6, 6, 6]],
    ['Imperial Doomlord', 'Golden Lion', [3, 6, 6, 6]],
    ['T-32 "Wolfclaw" JBT', 'Hussar', [4, 4, 6, 4]],
    ['Hellhound Necrotank', 'Necromutant', [9, 9, 9, 9]],
  ])('%s on %s', (card, bearer, ratings) => {
    const t = table('tournament', { Jana: { squad: { a: { card: bearer, gear: { g: { card, inside: true } } } } }, Petr: {} });
    expect(([0, 1, 2, 3] as const).map(rating => ratingOf(t.world, t.id('a'), rating, null))).toEqual(ratings);
  });
  it('Hellhound Necrotank lets no other equipment be used inside', () => {
    const at = (inside: boolean): number => {
      const t = table('tournament', {
        Jana: { cohort: { a: { card: 'Necromutant', gear: { tank: { card: 'Hellhound Necrotank', inside }, mail: 'Combat Armor' } } } },
        Petr: {},
      });
      return ratingOf(t.world, t.id('a'), 2, null);
    };
    expect([at(true), at(false)]).toEqual([9, 5]);
  });
  it('Blessed Armor makes immune to the Dark Symmetry; Radar Scanner keeps airships off', () => {
    const t = table('tournament', {
      Jana: { squad: { a: { card: 'Golden Lion', gear: { x: 'Blessed Armor' } }, air: 'Rams Air Cavalry' } },
      Petr: { squad: { d: { card: 'Golden Lion', gear: { y: 'Radar Scanner' } }, e: 'Hussar' } },
    });
    expect(has(t.world, t.id('a'), 'symmetryImmune', null)).toBe(true);
    t.say('0: attack', '0: attacker air');
    expect(t.play).toOffer([t.key('defender e')]);
  });
  it('Bauhaus Great Infurior discards a fortification for three actions, on a Station too [DOT 33.14] [DOT 33.15] (tournament, standard)', () => {
    for (const profile of ['tournament', 'standard'] as const) {
      const t = table(profile, { opened: true, Jana: { squad: { big: 'Bauhaus Great Infurior' } }, Petr: { squad: { city: 'Fukido' } } });
      t.card('city').zone = 'station';
      t.say('0: use big as 0 on city').rest();
      expect(t.card('city').zone).toBe('discard');
    }
  });
  it('Demolition Kit goes with a fortification that protects in its combat', () => {
    const t = table('tournament', {
      Jana: { squad: { a: { card: 'Golden Lion', gear: { kit: 'Demolition Kit' } } } },
      Petr: { squad: { d: 'Hussar', city: 'Heimburg' } },
    });
    t.say('0: attack', '0: attacker a', '0: defender d', '0: fight', '0: use kit as 0 on city').rest();
    expect([t.card('city').zone, t.card('kit').zone, strikes(t)[0]!.armour]).toEqual(['discard', 'discard', 3]);
  });
  it('First Aid Kit heals its bearer or a comrade of the same side', () => {
    const t = table('tournament', {
      at: 'window',
      Jana: {
        squad: { a: { card: 'Golden Lion', gear: { kit: 'First Aid Kit' } }, b: { card: 'Hussar', wounded: true } },
        cohort: { c: { card: 'Razide', wounded: true } },
      },
      Petr: {},
    });
    expect(t.refusal('use kit as 0 on c')).not.toBeNull();
    t.say('0: use kit as 0 on b').rest();
    expect([t.card('b').wounded, t.card('kit').zone]).toEqual([false, 'discard']);
  });
  it('Personal Anti-Personnel Mines that kill both end the combat: no combat card reaches whoever is gone', () => {
    const t = table('tournament', {
      Jana: { squad: { a: { card: 'Golden Lion', wounded: true } } },
      Petr: {
        hand: { cover: 'Take Cover', blow: 'Powerful Blow' },
        squad: { d: { card: 'Hussar', wounded: true, gear: { mines: 'Personal Anti-Personnel Mines' } } },
      },
    });
    t.say('0: attack', '0: attacker a', '0: defender d', '0: fight', '1: use mines as 0');
    t.play.passWhile(({ question }) => question === 'window.answer' && t.card('d').zone !== 'discard');
    expect([t.card('a').zone, t.card('d').zone]).toEqual(['discard', 'discard']);
    while (t.play.asked !== 1 || t.play.question !== 'window.answer') t.play.answer(t.play.asked!, t.play.offers[0]!);
    expect([t.refusal('play cover'), t.offers('play cover')]).toEqual(['DOT 28.19', false]);
    t.rest();
    expect(t.card('d').covered).toBe(false);
  });
  it('Personal Anti-Personnel Mines kill the opponent and wound the bearer', () => {
    const t = table('tournament', {
      Jana: { squad: { a: { card: 'Golden Lion', gear: { mines: 'Personal Anti-Personnel Mines' } } } },
      Petr: { cohort: { d: 'Razide' } },
    });
    t.say('0: attack', '0: attacker a', '0: defender d', '0: fight', '0: use mines as 0', '0: victory 7').rest();
    expect([t.card('a').wounded, t.card('d').zone, t.side(0).victory]).toEqual([true, 'discard', 7]);
  });
  it('Psycho-Scanner sends its bearer into cover when attacked; Smoke Bomb ends the attack before it begins', () => {
    for (const profile of ['tournament', 'standard'] as const) {
      const t = table(profile, {
        Jana: { cohort: { a: 'Razide' } },
        Petr: { squad: { d: { card: 'Golden Lion', gear: { eye: 'Psycho-Scanner' } } } },
      });
      t.say('0: attack', '0: attacker a', '0: defender d', '1: use eye as 0', '0: fight').rest();
      expect(strikes(t)[0]!.armour).toBe(6);
      const s = table(profile, {
        Jana: { cohort: { a: 'Razide' } },
        Petr: { squad: { d: { card: 'Golden Lion', gear: { bomb: 'Smoke Bomb' } } } },
      });
      s.say('0: attack', '0: attacker a', '0: defender d', '1: use bomb as 0').rest();
      expect(s.happened('combatEnded', { how: 'brokenOff' })).toBe(true);
    }
  });
  it('Antipersonnel Grenade is an attack action without combat; combat cards cannot answer it [DOT 24.0.5] [DOT 24.0.6] [DOT 24.0.8] [DOT 24.2.20] [DR-64] (tournament, standard)', () => {
    for (const profile of ['tournament', 'standard'] as const) {
      const t = table(profile, {
        Jana: { squad: { a: { card: 'Golden Lion', gear: { g: 'Antipersonnel Grenade' } } } },
        Petr: { hand: { evade: 'Evasive Action' }, cohort: { d: { card: 'Razide', wounded: true } } },
      });
      t.say('0: use g as 0 on d');
      expect(t.refusal('play evade')).not.toBeNull();
      t.say('0: victory 7').rest();
      expect([t.card('d').zone, t.card('g').zone, t.side(0).victory]).toEqual(['discard', 'sacrificed', 7]);
      expect(t.happened('struck')).toBe(false);
      expect(t.happened('actionsLost', { n: 2 })).toBe(true);
    }
  });
});

describe('fortifications', () => {
  it.each([
    ['Citadel of Algeroth', 'Necromutant', 6],
    ['Citadel of Demnogonis', 'Curator', 5],
    ['Citadel of Ilian', 'Templar', 7],
    ['Citadel of Muawijhe', 'Zenithian Soulslayer', 8],
    ['Citadel of Semai', 'Callistonian Intruder', 8],
    ['Fukido', 'Golden Lion', 5],
    ['Heimburg', 'Hussar', 5],
    ['Longshore', 'Samurai', 5],
    ['San Dorado', 'Infantry', 4],
    ['The Cathedral', 'Mystic', 6],
    ['The HQ', 'Machinator', 5],
  ])('%s protects %s', (card, name, armour) => {
    const t = table('tournament', { Jana: { squad: { fort: card, a: name, other: 'Local Thug' } }, Petr: { squad: { foe: name } } });
    expect([ratingOf(t.world, t.id('a'), 2, null), ratingOf(t.world, t.id('foe'), 2, null)]).toEqual([armour, armour - 2]);
  });
  it.each([
    ['Foxhole', 5, 1],
    ['Installation', 6, 0],
    ['Spiked Barricade', 4, 3],
  ])('%s: Armor %i, Fight %i, no Fight attack, and it moves for an action', (card, armour, rating) => {
    const t = table('tournament', {
      Jana: { squad: { a: { card: 'Golden Lion', gear: { f: card } }, b: 'Hussar' } },
      Petr: { cohort: { d: 'Razide' } },
    });
    expect([ratingOf(t.world, t.id('a'), 2, null), ratingOf(t.world, t.id('a'), 0, null)]).toEqual([armour, rating]);
    const moved = table('tournament', { Jana: { squad: { a: { card: 'Golden Lion', gear: { f: card } }, b: 'Hussar' } }, Petr: {} });
    moved.say('0: use f as 0 on b').rest();
    expect(moved.card('f').host).toBe(moved.id('b'));
    t.say('0: attack', '0: attacker a', '0: defender d');
    t.play.passWhile(p => p.question === 'window.answer');
    expect(t.play).toOffer(['shoot']);
  });
  it('Secret HQ costs 5 each draw step or goes', () => {
    expect(table('tournament', { at: 'draw', Jana: { destiny: 4, squad: { hq: 'Secret HQ' } }, Petr: {} }).card('hq').zone).toBe('discard');
    expect(
      table('tournament', { at: 'draw', Jana: { destiny: 6, squad: { hq: 'Secret HQ' } }, Petr: {} })
        .say('0: pay')
        .side(0).destiny,
    ).toBe(1);
    expect(
      table('tournament', { at: 'draw', Jana: { destiny: 6, squad: { hq: 'Secret HQ' } }, Petr: {} })
        .say('0: refuse')
        .card('hq').zone,
    ).toBe('discard');
  });
  it('Industrial Complex pays 3, each of any number', () => {
    const t = table('tournament', {
      at: 'draw',
      Jana: { destiny: 0, squad: { a: 'Industrial Complex', b: 'Industrial Complex' } },
      Petr: {},
    });
    t.say('0: next 0');
    expect(t.side(0).destiny).toBe(6);
  });
});

describe('gifts of the Dark Symmetry', () => {
  it.each<[string, string, string, readonly [number, number, number, number]]>([
    // bearer's rating and Armor, opponent's rating and Armor (Hussar 2/2/3)
    ['Blindness', 'Necromutant', 'fight', [4, 4, 0, 3]],
    ['Dark Fire', 'Necromutant', 'fight', [5, 4, 2, 3]],
    ['Resist Pain', 'Necromutant', 'fight', [4, 5, 2, 3]],
    ['Terror', 'Necromutant', 'fight', [4, 4, 2, 2]],
    ['Indigestion', 'Necromutant', 'fight', [4, 4, 2, 1]],
    ['Deform', 'Curator', 'shoot', [4, 3, 2, 1]],
    ['Hand of Death', 'Templar', 'fight', [6, 5, 2, 3]],
    ['Mind Melt', 'Legionnaire of Semai', 'shoot', [4, 3, 2, 3]],
    ['Insane Dance', 'Zenithian Soulslayer', 'fight', [7, 6, 0, 3]],
  ])('%s on %s by %s', (card, name, tactic, [rating, armour, theirs, foeArmour]) => {
    const [a, d] = fight({ card: name, gear: { g: card } }, tactic, 'Hussar', 'squad');
    expect([a!.rating, d!.armour, d!.rating, a!.armour]).toEqual([rating, armour, theirs, foeArmour]);
  });
  it.each([
    ['Dimensional Hole', 'Templar'],
    ['Dimensional Warp', 'Necromutant'],
    ['Infection', 'Curator'],
  ])('%s makes %s deadly', (card, name) => {
    const t = table('tournament', { Jana: { cohort: { a: { card: name, gear: { g: card } } } }, Petr: { squad: { d: 'Infantry' } } });
    t.say('0: attack', '0: attacker a', '0: defender d', '0: shoot').rest();
    expect(t.happened('killed')).toBe(true);
  });
  it('Disrupt Power gives both immunities', () => {
    const t = table('tournament', { Jana: { cohort: { a: { card: 'Templar', gear: { g: 'Disrupt Power' } } } }, Petr: {} });
    expect([has(t.world, t.id('a'), 'artImmune', null), has(t.world, t.id('a'), 'symmetryImmune', null)]).toEqual([true, true]);
  });
  it.each([
    ['Distort', 'Necromutant'],
    ['Decay', 'Curator'],
  ])('%s: 10 destiny points discard an equipment card', (card, name) => {
    const t = table('tournament', {
      at: 'window',
      Jana: { destiny: 10, cohort: { a: { card: name, gear: { g: card } } } },
      Petr: { squad: { d: { card: 'Hussar', gear: { mail: 'Combat Armor' } } } },
    });
    t.say('0: use g as 0 on mail').rest();
    expect([t.card('mail').zone, t.side(0).destiny]).toEqual(['discard', 0]);
  });
  it('Confuse changes the tactic of its bearer’s combat', () => {
    const t = table('tournament', {
      Jana: { cohort: { a: { card: 'Zenithian Soulslayer', gear: { g: 'Confuse' } } } },
      Petr: { squad: { d: 'Hussar' } },
    });
    t.say('0: attack', '0: attacker a', '0: defender d', '0: fight', '0: use g as 0').rest();
    expect(strikes(t)[0]!.rating).toBe(2);
  });
  it('Illusion ends its bearer’s combat and covers him', () => {
    const t = table('tournament', {
      Jana: { squad: { a: 'Golden Lion' } },
      Petr: { destiny: 3, cohort: { d: { card: 'Legionnaire of Semai', gear: { g: 'Illusion' } } } },
    });
    t.say('0: attack', '0: attacker a', '0: defender d', '0: fight', '1: use g as 0').rest();
    expect([t.happened('struck'), t.card('d').covered]).toEqual([false, true]);
  });
  it('Send Dreams covers an enemy for 5', () => {
    const t = table('tournament', {
      at: 'window',
      Jana: { destiny: 5, cohort: { a: { card: 'Zenithian Soulslayer', gear: { g: 'Send Dreams' } } } },
      Petr: { squad: { d: 'Hussar' } },
    });
    t.say('0: use g as 0 on d').rest();
    expect(t.card('d').covered).toBe(true);
  });
  it('Shroud: no combats; Sleep: one warrior out of combat, until your next turn', () => {
    const t = table('tournament', {
      Jana: { cohort: { a: { card: 'Callistonian Intruder', gear: { g: 'Shroud' } } } },
      Petr: { squad: { d: 'Hussar' } },
    });
    t.say('0: use g as 0').rest();
    expect(t.refusal('attack')).not.toBeNull();
    const s = table('tournament', {
      Jana: { cohort: { a: { card: 'Zenithian Soulslayer', gear: { g: 'Sleep' } } } },
      Petr: { squad: { d: 'Hussar', e: 'Hussar' } },
    });
    s.say('0: use g as 0 on d', '0: attack', '0: attacker a');
    expect(s.play).toOffer([s.key('defender e')]);
  });
  it('Time Death strikes first and ends the combat by a wound', () => {
    const t = table('tournament', {
      Jana: { squad: { a: { card: 'Golden Lion', gear: { arm: 'Cybernetic Power Arm' } } } },
      Petr: { cohort: { d: { card: 'Templar', gear: { g: 'Time Death' } } } },
    });
    t.say('0: attack', '0: attacker a', '0: defender d', '0: fight').rest();
    expect([t.card('a').wounded, t.card('d').wounded]).toEqual([true, false]);
  });
  it('Time Rot: three markers take 1 off everything; at Value 0 he is discarded', () => {
    const t = table('tournament', {
      Jana: { cohort: { a: { card: 'Curator', gear: { g: 'Time Rot' } } } },
      Petr: { squad: { d: 'Hussar', e: { card: 'Ex-Capitol Freelancer', marks: 2 } } },
    });
    t.card('d').marks = 2;
    t.say('0: use g as 0 on d', '0: use g as 0 on e').rest();
    expect(ratingOf(t.world, t.id('d'), 0, null)).toBe(1);
    expect(t.card('e').zone).toBe('discard');
  });
  it('Necrovisual Link shows a hand for an action; Portal of Dark Healing heals for three', () => {
    const t = table('tournament', {
      Jana: { cohort: { a: { card: 'Nepharite of Semai', wounded: true, gear: { g: 'Necrovisual Link', h: 'Portal of Dark Healing' } } } },
      Petr: { hand: { x: 'Lucky Shot' } },
    });
    t.say('0: use g as 0 at 1');
    t.play.passWhile();
    const view = t.play.game.see(t.play.position, 0).table as never as { shown: { id: number; def: number | null }[] };
    expect(view.shown).toEqual([{ id: t.id('x'), def: t.card('x').def }]);
    const h = table('tournament', {
      Jana: { cohort: { a: { card: 'Nepharite of Semai', wounded: true, gear: { h: 'Portal of Dark Healing' } } } },
      Petr: {},
    });
    h.say('0: use h as 0').rest();
    expect(h.card('a').wounded).toBe(false);
  });
  it('Portal of Undeath brings an Undead Legionnaire for each kill', () => {
    const t = table('tournament', {
      Jana: { discard: { boy: 'Undead Legionnaire' }, cohort: { a: { card: 'Nepharite of Algeroth', gear: { g: 'Portal of Undeath' } } } },
      Petr: { squad: { d: { card: 'Hussar', wounded: true } } },
    });
    t.say('0: attack', '0: attacker a', '0: defender d', '0: fight', '0: victory 2').rest();
    expect(t.card('boy').zone).toBe('cohort');
  });
  it('Flow of Acid and Wind of Insanity hurt all whose Armor they reach', () => {
    const t = table('tournament', {
      Jana: { destiny: 9, cohort: { a: { card: 'Necromutant', gear: { g: 'Flow of Acid' } } } },
      Petr: { squad: { d: 'Hussar', e: 'Dragoon' } },
    });
    t.say('0: use g as 0', '0: spend 9').rest();
    expect([t.card('d').wounded, t.card('e').wounded, t.card('a').wounded]).toEqual([true, false, false]);
    const w = table('tournament', {
      Jana: { destiny: 15, cohort: { a: { card: 'Zenithian Soulslayer', gear: { g: 'Wind of Insanity' } } } },
      Petr: { squad: { d: 'Hussar' } },
    });
    w.say('0: use g as 0', '0: spend 15').rest();
    expect([w.card('d').wounded, w.world.pools[0]!.open]).toEqual([true, 2]);
  });
});

describe('relics', () => {
  it('Armor of Unholiness: +4 Armor, immune to Art, any gift', () => {
    const t = table('tournament', { Jana: { cohort: { a: { card: 'Razide', gear: { r: 'Armor of Unholiness' } } } }, Petr: {} });
    expect([
      ratingOf(t.world, t.id('a'), 2, null),
      has(t.world, t.id('a'), 'artImmune', null),
      has(t.world, t.id('a'), 'anyGift', null),
    ]).toEqual([11, true, true]);
  });
  it('The Shillelagh: +4 Fight, and discards for three actions and 5 destiny points', () => {
    expect(fight({ card: 'Golden Lion', gear: { r: 'The Shillelagh' } }, 'fight')[0]!.rating).toBe(7);
    const t = table('tournament', {
      Jana: { destiny: 5, squad: { a: { card: 'Golden Lion', gear: { r: 'The Shillelagh' } } } },
      Petr: { squad: { b: 'Hussar', c: 'Clansman' } },
    });
    expect(t.offers('use r as 0 on c')).toBe(false);
    t.say('0: use r as 0 on b').rest();
    expect([t.card('b').zone, t.side(0).victory]).toEqual(['discard', 0]);
  });
});

describe('KI, beasts, warzones, alliances', () => {
  it.each([
    ["Toronaga's Raging Might", 'fight', 12],
    ['Supreme Concentration', 'shoot', 5],
  ])('%s adds the opponent’s base by %s: %i', (card, tactic, rating) =>
    expect(fight({ card: 'Samurai', gear: { k: card } }, tactic)[0]!.rating).toBe(rating),
  );
  it("The Monkey's Foot adds the opponent's base Armor", () =>
    expect(fight({ card: 'Samurai', gear: { k: "The Monkey's Foot" } }, 'fight')[1]!.armour).toBe(10));
  it("Shadow Walk strikes first; The Crow's Piercing Glance takes Armor off", () => {
    const t = table('tournament', {
      Jana: { destiny: 4, squad: { a: { card: 'Samurai', gear: { k: 'Shadow Walk', c: "The Crow's Piercing Glance" } } } },
      Petr: { cohort: { d: { card: 'Razide', wounded: true } } },
    });
    t.say('0: attack', '0: attacker a', '0: defender d', '0: fight', '0: use c as 0', '0: spend 4', '0: victory 7').rest();
    expect([t.card('d').zone, t.card('a').wounded]).toEqual(['discard', false]);
  });
  it.each<[string, string, readonly number[]]>([
    ['Crescentian Twotusk', 'Prophet', [7, 3, 8, 8]],
    ['Rivetbull', 'Schwerwaffe Soldat', [7, 7, 8, 8]],
  ])('%s under %s', (card, rider, ratings) => {
    const t = table('tournament', { opened: true, Jana: { station: { a: { card: rider, gear: { b: card } } } }, Petr: {} });
    expect(([0, 1, 2, 3] as const).map(rating => ratingOf(t.world, t.id('a'), rating, null))).toEqual(ratings);
  });
  it.each<[string, string, string, string, number, number]>([
    ['Cyberopolis', 'squad', 'Machinator', 'fight', 5, 9],
    ['Graveton Archipelago', 'squad', 'Sea Lion', 'shoot', 12, 8],
    ['Great Rust Desert', 'squad', 'Hussar', 'shoot', 8, 1],
    ['Victoria', 'squad', 'Golden Lion', 'shoot', 9, 8],
    ['Infested Asteroid', 'cohort', 'Necromutant', 'fight', 11, 12],
  ])('%s in the %s for %s by %s: %i against, Armor %i', (zone, area, name, tactic, rating, armour) => {
    const t = table('tournament', { Jana: { squad: { a: 'Clansman' } }, Petr: { [area]: { z: zone, d: name } } });
    t.say('0: attack', '0: attacker a', '0: defender d', `0: ${tactic}`, '1: warzone z');
    t.play.passWhile(p => p.question === 'window.answer');
    const [a, d] = strikes(t);
    expect([d!.rating, a!.armour]).toEqual([rating, armour]);
  });
  it('Southern Europe helps on the Station, more against a tribe', () => {
    const t = table('tournament', {
      opened: true,
      Jana: { station: { a: 'Cossack' } },
      Petr: { station: { z: 'Southern Europe', d: 'Templar Marine' } },
    });
    t.say('0: attack', '0: attacker a', '0: defender d', '0: shoot', '1: warzone z').rest();
    expect([strikes(t)[1]!.rating, strikes(t)[0]!.armour]).toEqual([9, 12]);
  });
  it('the alliance of Mishima: +5 against the Dark Legion', () => {
    const t = table('tournament', {
      Jana: { squad: { a: 'Samurai' }, player: { x: 'Mishima (alliance)' } },
      Petr: { cohort: { d: 'Razide' } },
    });
    t.say('0: attack', '0: attacker a', '0: defender d', '0: fight').rest();
    expect(strikes(t)[0]!.rating).toBe(8);
  });
});

describe('missions', () => {
  const done = (card: string, bearer: Plain, victim: Plain, answers: readonly string[], more: { readonly [word: string]: Plain } = {}) => {
    const t = table('tournament', {
      Jana: { destiny: 0, hand: { m: card }, squad: { a: bearer } },
      Petr: { squad: { d: victim, ...more } },
    });
    return t.say('0: play m on a', ...answers, '0: attack', '0: attacker a', '0: defender d', '0: fight');
  };
  it.each([
    ['Clan Infighting', 'Sgt. McBride', 'Golden Lion', 6],
    ['Exonerated Ronin', 'Tatsu', 'Samurai', 6],
    ['Internal Affairs Crackdown', 'Big Bob Watts', 'Infantry', 4],
    ['Recalled', 'Chasseur', 'Machinator', 6],
    ['Traitor Discovered', 'Valerie Duval', 'Hussar', 4],
    ['Whispers of Heresy', 'Crenshaw the Mortificator', 'Valkyrie', 6],
  ])('%s: twice the Value for one of the same', (card, bearer, victim, points) => {
    const t = done(card, bearer, { card: victim, wounded: true }, []);
    t.say(`0: victory ${points} destiny 0`, `0: victory ${points / 2}`).rest();
    expect(t.side(0).victory).toBe(points * 1.5);
  });
  it('lets its bearer attack his own corporation meanwhile (standard)', () => {
    const t = table('standard', {
      Jana: { squad: { a: { card: 'Sgt. McBride', gear: { m: 'Clan Infighting' } } } },
      Petr: { squad: { d: 'Golden Lion', e: 'Edward S. Murdoch' }, cohort: { x: 'Razide' } },
    });
    t.say('0: attack', '0: attacker a');
    expect([t.offers('defender d'), t.offers('defender e')]).toEqual([true, false]);
  });
  it('Assassination and Prove Your Valor name a victim', () => {
    const t = done('Assassination', 'Sean Gallagher', 'Suicide Warhead', ['0: victim d']);
    t.say('0: victory 6 destiny 0', '0: victory 3').rest();
    expect(t.side(0).victory).toBe(9);
    const p = table('tournament', {
      Jana: { hand: { m: 'Prove Your Valor' }, squad: { a: { card: 'Infantry', gear: { g: 'Gehenna Puker' } } } },
      Petr: { squad: { d: { card: 'Free Marine', wounded: true } } },
    });
    p.say(
      '0: play m on a',
      '0: victim d',
      '0: attack',
      '0: attacker a',
      '0: defender d',
      '0: shoot',
      '0: victory 15 destiny 0',
      '0: victory 5',
    ).rest();
    expect(p.side(0).victory).toBe(20);
  });
  it('Fifteen Minutes of Fame, Flush Out the Coward, Fury of the Clansmen, Suicide Mission, Destroy Squad', () => {
    done('Fifteen Minutes of Fame', 'Blessed Legionnaire', 'Hussar', []);
    const fame = done('Fifteen Minutes of Fame', 'Suicide Warhead', { card: 'Agent Nick Michaels', wounded: true }, []).say(
      '0: victory 5 destiny 0',
      '0: victory 4',
    );
    expect(fame.side(0).victory).toBe(9);
    const coward = done('Flush Out the Coward', 'Sean Gallagher', { card: 'Hussar', wounded: true, covered: true }, [], {
      x: 'Hussar',
    }).say('0: victory 4 destiny 0', '0: victory 2');
    expect(coward.side(0).victory).toBe(6);
    const fury = done('Fury of the Clansmen', 'Sean Gallagher', { card: 'Necromutant', wounded: true }, [])
      .say('0: destiny', '0: victory 4')
      .rest();
    expect(fury.side(0)).toMatchObject({ destiny: 16, victory: 4 });
    const suicide = done('Suicide Mission', { card: 'Suicide Warhead' }, 'Razide', []);
    suicide.rest();
    expect(suicide.side(0).victory).toBe(3);
    const squad = table('tournament', {
      Jana: { hand: { m: 'Destroy Squad' }, cohort: { a: 'Razide' } },
      Petr: { squad: { d: { card: 'Hussar', wounded: true } } },
    });
    squad.say('0: play m at 0', '0: attack', '0: attacker a', '0: defender d', '0: fight', '0: victory 5 destiny 0', '0: victory 2').rest();
    expect(squad.side(0).victory).toBe(7);
  });
});
