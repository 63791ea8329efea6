/** Art and specials: what each does. */
import type { Plain } from '@kolbiste/engine';
import { describe, expect, it } from 'vitest';
import { has } from '../../src/abilities.ts';
import { affiliationOf, isHeretic } from '../../src/status.ts';
import { ratingOf } from '../../src/values.ts';
import { table, type Table } from '../at-table.ts';

const strikes = (t: Table) =>
  (t.play.events.findLast(event => event.type === 'struck') as never as { strikes: { rating: number; armour: number }[] }).strikes;
type Words = { readonly [word: string]: Plain };
/** A combat up to the modifiers, then these answers. */
function combat(jana: Words, petr: Words, tactic: string, ...answers: readonly string[]): Table {
  const t = table('tournament', { Jana: { destiny: 20, ...jana }, Petr: { destiny: 20, ...petr } });
  t.say('0: attack', '0: attacker a', '0: defender d', `0: ${tactic}`, ...answers);
  t.play.passWhile(p => p.question === 'window.answer');
  return t;
}
/** A card played in a window. */
function play(jana: Words, petr: Words, ...answers: readonly string[]): Table {
  const t = table('tournament', { at: 'window', Jana: { destiny: 20, ...jana }, Petr: { destiny: 20, ...petr } });
  return t.say(...answers).rest();
}

describe('Art', () => {
  it.each<[string, string, string, string, number, number]>([
    ['Elemental Ball', 'Mystic', 'fight', 'spend 4', 8, 4],
    ['Elemental Bolt', 'Mystic', 'shoot', 'spend 4', 8, 4],
    ['Elemental Wall', 'Mystic', 'fight', 'spend 4', 4, 8],
    ['Explosion', 'Mystic', 'fight', 'spend 6', 14, 4],
    ['Levitation', 'Mystic', 'fight', 'spend 3', 7, 7],
    ['Resist Elements', 'Mystic', 'fight', 'spend 4', 4, 7],
    ['Resist Elements', 'Mystic', 'fight', 'spend 0', 4, 5],
    ['Shield', 'Mystic', 'fight', 'spend 5', 4, 9],
    ['Strike', 'Mystic', 'shoot', 'spend 5', 9, 4],
    ['Presence', 'Mystic', 'fight', 'spend 2', 4, 6],
  ])('%s by %s (%s, %s): %i against, Armor %i', (card, caster, tactic, spend, rating, armour) => {
    const t = combat({ hand: { s: card }, squad: { a: caster } }, { cohort: { d: 'Razide' } }, tactic, '0: play s on a', `0: ${spend}`);
    expect([strikes(t)[0]!.rating, strikes(t)[1]!.armour]).toEqual([rating, armour]);
  });
  it('Speed: the caster strikes first and ends the combat by a wound', () => {
    const t = combat(
      { hand: { s: 'Speed' }, squad: { a: { card: 'Mystic', gear: { g: 'Cybernetic Power Arm' } } } },
      { cohort: { d: 'Razide' } },
      'fight',
      '0: play s on a',
    );
    expect([t.card('d').wounded, t.card('a').wounded]).toEqual([true, false]);
  });
  it('Exorcise Self, Invulnerability, Improve Self, Fly until your next turn [DOT 21.15]', () => {
    const t = play(
      { hand: { a: 'Exorcise Self', b: 'Invulnerability', c: 'Improve Self', f: 'Fly' }, squad: { m: 'Mystic' } },
      { hand: { x: 'Doomed' } },
      '0: play a',
      '0: play b',
      '0: play c',
      '0: play f',
    );
    expect([
      has(t.world, t.id('m'), 'symmetryImmune', null),
      has(t.world, t.id('m'), 'unharmed', null),
      ratingOf(t.world, t.id('m'), 0, null),
      has(t.world, t.id('m'), 'cannotBeAttacked', null),
    ]).toEqual([true, true, 8, true]);
    t.say('0: end', '1: end').rest();
    while (t.world.turn < 11 && t.play.asked !== null)
      t.play.answer(
        t.play.asked,
        t.play.offers.includes('pass')
          ? 'pass'
          : t.play.offers.includes('keep')
            ? 'keep'
            : t.play.offers.includes('end')
              ? 'end'
              : t.play.offers[0]!,
      );
    expect([has(t.world, t.id('m'), 'symmetryImmune', null), ratingOf(t.world, t.id('m'), 0, null)]).toEqual([false, 4]);
  });
  it('Item Vision shows a hand; the Dominations take cards out of it', () => {
    const v = play({ hand: { s: 'Item Vision' }, squad: { m: 'Mystic' } }, { hand: { x: 'Doomed' } }, '0: play s at 1', '0: spend 4');
    expect(v.happened('looked', { seat: 0, at: 1 })).toBe(true);
    for (const [card, n] of [
      ['Lesser Domination', 1],
      ['Greater Domination', 2],
    ] as const) {
      const t = play(
        { hand: { s: card }, squad: { m: 'Mystic' } },
        { hand: { x: 'Doomed', y: 'Lucky Shot', z: 'Take Aim' } },
        '0: play s at 1',
        '0: spend 5',
        '0: discard x',
        ...(n === 2 ? ['0: discard y'] : []),
      );
      expect([t.side(1).hand.length, t.card('s').zone]).toEqual([3 - n, 'sacrificed']);
    }
  });
  it('Greater Hypnosis, Lesser Hypnosis and Premonition replace the defender [DOT 24.5.20] [DR-62] (tournament)', () => {
    const g = combat(
      { hand: { s: 'Greater Hypnosis' }, squad: { a: 'Mystic' } },
      { cohort: { d: 'Razide', e: 'Undead Legionnaire' } },
      'fight',
      '0: play s on e',
    );
    expect(strikes(g)[0]).toMatchObject({ armour: 2 });
    const l = combat(
      { hand: { s: 'Lesser Hypnosis' }, squad: { a: 'Mystic' } },
      { cohort: { d: 'Razide', e: 'Undead Legionnaire' } },
      'fight',
      '0: play s on e',
    );
    expect(l.happened('swapped', { card: l.id('e') })).toBe(true);
    const p = combat(
      { cohort: { a: 'Razide' } },
      { hand: { s: 'Premonition' }, squad: { d: 'Hussar', e: 'Mystic' } },
      'fight',
      '1: play s on e',
    );
    expect(strikes(p)[0]).toMatchObject({ armour: 4 });
  });
  it('Lesser Telepathy and Tactical Advantage change the tactic', () => {
    expect(
      strikes(
        combat(
          { hand: { s: 'Lesser Telepathy' }, squad: { a: 'Golden Lion', m: 'Mystic' } },
          { cohort: { d: 'Razide' } },
          'fight',
          '0: play s',
        ),
      )[1]!.rating,
    ).toBe(2);
    expect(
      strikes(
        combat({ hand: { s: 'Tactical Advantage' }, squad: { a: 'Golden Lion' } }, { cohort: { d: 'Razide' } }, 'fight', '0: play s'),
      )[1]!.rating,
    ).toBe(2);
  });
  it('Suggestion names the opponent’s attacker', () => {
    const t = table('tournament', {
      Jana: { squad: { a: 'Golden Lion', b: 'Sean Gallagher' } },
      Petr: { hand: { s: 'Suggestion' }, squad: { m: 'Mystic' }, cohort: { d: 'Razide' } },
    });
    t.say('0: attack', '1: play s on a', '0: defender d', '0: fight').rest();
    expect(t.happened('paired', { attacker: t.id('a') })).toBe(true);
  });
});

describe('combat specials', () => {
  it.each([
    ['Evasive Action', 'fight', 3, 5],
    ['Lucky Shot', 'shoot', 5, 3],
    ['Powerful Blow', 'fight', 5, 3],
    ['Take Aim', 'fight', 4, 3],
  ])('%s by %s: %i against, Armor %i', (card, tactic, rating, armour) => {
    const t = combat({ hand: { s: card }, squad: { a: 'Golden Lion' } }, { cohort: { d: 'Razide' } }, tactic, '0: play s on a');
    expect([strikes(t)[0]!.rating, strikes(t)[1]!.armour]).toEqual([rating, armour]);
  });
  it('Ambush and Surprise Attack give first strike to defender and attacker', () => {
    const a = combat(
      { squad: { a: { card: 'Golden Lion', gear: { g: 'Cybernetic Power Arm' } } } },
      { hand: { s: 'Ambush' }, cohort: { d: 'Razide' } },
      'fight',
      '1: play s',
    );
    expect([a.card('a').wounded, a.card('d').wounded]).toEqual([true, false]);
    const s = combat(
      { hand: { s: 'Surprise Attack' }, squad: { a: { card: 'Golden Lion', gear: { g: 'Cybernetic Power Arm' } } } },
      { cohort: { d: 'Razide' } },
      'fight',
      '0: play s',
    );
    expect([s.card('a').wounded, s.card('d').wounded]).toEqual([false, true]);
  });
  it('Automatic Fire doubles a machine gun; Dull Blade and Out of Ammo take a weapon out', () => {
    expect(
      strikes(
        combat(
          { hand: { s: 'Automatic Fire' }, squad: { a: { card: 'Golden Lion', gear: { g: 'SMG Mk. III "Interceptor"' } } } },
          { cohort: { d: 'Razide' } },
          'shoot',
          '0: play s on g',
        ),
      )[0]!.rating,
    ).toBe(7);
    expect(
      strikes(
        combat(
          { squad: { a: { card: 'Golden Lion', gear: { g: 'Punisher Blade' } } } },
          { hand: { s: 'Dull Blade' }, cohort: { d: 'Razide' } },
          'fight',
          '1: play s on g',
        ),
      )[0]!.rating,
    ).toBe(3);
    expect(
      strikes(
        combat(
          { squad: { a: { card: 'Golden Lion', gear: { g: 'Gehenna Puker' } } } },
          { hand: { s: 'Out of Ammo' }, cohort: { d: 'Razide' } },
          'shoot',
          '1: play s on g',
        ),
      )[0]!.rating,
    ).toBe(3);
  });
  it('Take Cover covers the defender and the combat goes on, in both books', () => {
    for (const profile of ['tournament', 'standard'] as const) {
      const t = table(profile, {
        Jana: { cohort: { a: 'Necromutant' } },
        Petr: { hand: { s: 'Take Cover' }, squad: { d: 'Golden Lion' } },
      });
      t.say('0: attack', '0: attacker a', '0: defender d', '0: fight', '1: play s').rest();
      expect([strikes(t)[0]!.armour, t.card('d').covered]).toEqual([6, true]);
    }
  });
  it('Take Cover is too late for a defender who has fallen, back in his owner’s pile', () => {
    const t = table('tournament', {
      Jana: { cohort: { a: 'Razide' }, squad: { d: { card: 'Trencher', by: 'Petr' } }, hand: { s: 'Take Cover' } },
      Petr: {},
    });
    t.say('0: attack', '0: attacker a', '0: defender d', '0: fight');
    Object.assign(t.card('d'), { by: 0 });
    expect([t.play.asked, t.refusal('play s')]).toEqual([0, null]);
    Object.assign(t.card('d'), { zone: 'discard' });
    expect(t.refusal('play s')).toBe('DOT 28.16');
  });
  it('Retreat! ends the combat for half the Value', () => {
    const t = combat(
      { hand: { s: 'Retreat!' }, squad: { a: 'Golden Lion' } },
      { cohort: { d: 'Razide' } },
      'fight',
      '0: play s on a',
    ).rest();
    expect([t.happened('struck'), t.side(1).victory]).toEqual([false, 2]);
  });
  it('Reinforcements! brings in another for 7 each', () => {
    const t = combat(
      { hand: { s: 'Reinforcements!' }, squad: { a: 'Golden Lion', b: 'Blood Beret', c: 'Hussar' } },
      { cohort: { d: 'Razide' } },
      'fight',
      '0: play s',
      '0: spend 14',
      '0: join b',
      '0: join c',
      '1: strike a',
    );
    expect(strikes(t)[0]!.rating).toBe(9);
  });
  it('Blind Fury lets a warrior attack anybody (standard)', () => {
    const t = table('standard', {
      Jana: { hand: { s: 'Blind Fury' }, squad: { a: 'Golden Lion' } },
      Petr: { squad: { d: 'Clansman', e: 'Hussar' } },
    });
    t.say('0: attack', '0: play s on a', '0: attacker a');
    expect(t.play).toOffer([t.key('defender d'), t.key('defender e')]);
  });
  it('Portents of Victory pays 2 destiny points for each victory point', () => {
    const t = combat(
      { destiny: 0, hand: { s: 'Portents of Victory' }, squad: { a: 'Sean Gallagher' } },
      { cohort: { d: { card: 'Child of Ilian', wounded: true } } },
      'fight',
      '0: victory 2 destiny 0',
      '0: play s',
    ).rest();
    expect(t.side(0)).toMatchObject({ victory: 2, destiny: 4 });
  });
});

describe('specials about turns, points and cards', () => {
  it('Bogged Down: a turn missed; Forced March: an action fewer; Ruthless Efficiency: a turn more', () => {
    const t = table('tournament', {
      Jana: { hand: { s: 'Bogged Down', m: 'Forced March', r: 'Ruthless Efficiency', x: 'Doomed' } },
      Petr: {},
    });
    t.say('0: meditate', '0: play s at 1', '0: meditate', '0: play m at 1').rest();
    expect(t.side(1)).toMatchObject({ missed: 1, fewer: 1 });
    t.say('0: end', '0: keep', '0: play r').rest();
    expect([t.world.active, t.world.turn]).toEqual([0, 10]);
    const run = (until: () => boolean) => {
      for (let i = 0; i < 200 && !until(); i++)
        t.play.answer(t.play.asked!, t.play.offers.includes('pass') ? 'pass' : t.play.offers.includes('keep') ? 'keep' : 'end');
    };
    run(() => t.world.turn === 11);
    // Petr's turn is missed, so it is Jana's again; then his, with an action fewer.
    expect(t.world.active).toBe(0);
    run(() => t.world.active === 1 && t.play.question === 'acting.act');
    expect(t.world.pools[0]!.open).toBe(2);
  });
  it.each<[string, string, number, number, number, number]>([
    // mine and theirs: destiny, victory
    ['Positive Karma', 'play s', 30, 10, 20, 10],
    ['Negative Karma', 'play s at 1', 20, 10, 0, 10],
    ['Lost Paperwork', 'play s at 1', 20, 10, 20, 7],
  ])('%s', (card, said, mine, myVictory, theirs, theirVictory) => {
    const t = play({ victory: 10, hand: { s: card } }, { victory: 10 }, `0: ${said}`);
    expect([t.side(0).destiny, t.side(0).victory, t.side(1).destiny, t.side(1).victory]).toEqual([mine, myVictory, theirs, theirVictory]);
  });
  it('Influence, Framed!, Reversal of Fortune', () => {
    const i = play({ hand: { s: 'Influence' } }, {}, '0: play s at 1', '0: spend 6');
    expect([i.side(0).destiny, i.side(1).destiny]).toEqual([14, 14]);
    const f = play({ hand: { s: 'Framed!' } }, { victory: 5 }, '0: play s at 1', '0: spend 10');
    expect([f.side(0).destiny, f.side(1).victory]).toEqual([10, 3]);
    const r = play({ destiny: 3, hand: { s: 'Reversal of Fortune' } }, { destiny: 17 }, '0: play s at 1');
    expect([r.side(0).destiny, r.side(1).destiny]).toEqual([17, 3]);
  });
  it('Twist of Fate flips a coin', () => {
    for (const [coin, destiny, victory] of [
      [0, 20, 5],
      [1, 0, 0],
    ] as const) {
      const t = table(
        'tournament',
        { at: 'window', Jana: { destiny: 0, victory: 5, hand: { s: 'Twist of Fate' } }, Petr: {} },
        { random: [coin] },
      );
      t.say('0: play s').rest();
      expect(t.side(0)).toMatchObject({ destiny, victory });
    }
  });
  it('Doomed takes 3 at each draw step and goes when there is nothing left', () => {
    const t = play({ hand: { s: 'Doomed' } }, {}, '0: play s at 1');
    expect(t.card('s')).toMatchObject({ zone: 'player', at: 1, by: 0 });
    expect(
      table('tournament', { at: 'draw', Jana: { destiny: 5, player: { s: { card: 'Doomed', by: 'Petr' } } }, Petr: {} }).side(0).destiny,
    ).toBe(2);
  });
  it('Fortune of War and Manifest Destiny raise the limits of the hand', () => {
    const hand = Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`c${i}`, 'Lucky Shot']));
    expect(table('tournament', { at: 'discard', Jana: { hand, player: { s: 'Fortune of War' } }, Petr: {} }).play.offers).toContain('keep');
    const t = table('tournament', { at: 'draw', Jana: { hand: { s: 'Manifest Destiny' } }, Petr: {} });
    t.say('0: play s').rest();
    expect(t.side(0).hand.length).toBe(10);
  });
  it('Gift of Fate takes from the discard pile, for 8 a second; Expedite Request from the library', () => {
    const g = play(
      { hand: { s: 'Gift of Fate' }, discard: { a: 'Lucky Shot', b: 'Take Aim' } },
      {},
      '0: play s',
      '0: spend 8',
      '0: take a',
      '0: take b',
    );
    expect([g.card('a').zone, g.card('b').zone, g.card('s').zone]).toEqual(['hand', 'hand', 'sacrificed']);
    const e = play({ hand: { s: 'Expedite Request' }, library: { a: 'Lucky Shot', b: 'Take Aim' } }, {}, '0: play s', '0: take b');
    expect(e.side(0).hand.length).toBe(1);
    expect(e.happened('libraryShuffled', { seat: 0 })).toBe(true);
  });
  it('Strategic Restructuring takes one’s own card back', () =>
    expect(play({ hand: { s: 'Strategic Restructuring' }, squad: { a: 'Hussar' } }, {}, '0: play s on a').card('a').zone).toBe('hand'));
  it('Botched Orders and Desperate Measures discard missions', () => {
    const one = play(
      { hand: { s: 'Botched Orders' } },
      { squad: { a: { card: 'Hussar', gear: { m: 'Nepharite Hunt' } } } },
      '0: play s on m',
    );
    expect(one.card('m').zone).toBe('discard');
    const all = play(
      { hand: { s: 'Desperate Measures' }, squad: { b: { card: 'Hussar', gear: { n: 'Nepharite Hunt' } } } },
      { squad: { a: { card: 'Hussar', gear: { m: 'Nepharite Hunt' } } } },
      '0: play s',
    );
    expect([all.card('m').zone, all.card('n').zone]).toEqual(['discard', 'discard']);
  });
  it('Earthquake, Surprise Invasion!, Malfunction!, Fallen From Favor, Repentance', () => {
    expect(
      play(
        { hand: { s: 'Earthquake' }, squad: { c: 'Fukido' } },
        { cohort: { d: 'Citadel of Ilian', e: 'Industrial Complex' } },
        '0: play s',
      ).world.play,
    ).toHaveLength(1);
    const inv = table('tournament', { Jana: { hand: { s: 'Surprise Invasion!' } }, Petr: { squad: { c: 'Fukido' } } });
    inv.say('0: play s on c').rest();
    expect([inv.card('c').zone, inv.world.pools[0]!.open]).toEqual(['discard', 2]);
    expect(
      play({ hand: { s: 'Malfunction!' } }, { squad: { a: { card: 'Hussar', gear: { m: 'Combat Armor' } } } }, '0: play s on m').card('m')
        .zone,
    ).toBe('discard');
    expect(
      play({ hand: { s: 'Fallen From Favor' } }, { cohort: { a: { card: 'Razide', gear: { m: 'Dark Fire' } } } }, '0: play s on m').card(
        'm',
      ).zone,
    ).toBe('discard');
    expect(
      play(
        { hand: { s: 'Repentance' } },
        { cohort: { a: 'Heretic', b: 'Razide' }, squad: { c: { card: 'Hussar', gear: { t: 'Tainted!' } } } },
        '0: play s',
      ).world.play,
    ).toHaveLength(1);
  });
  it.each([
    ['Essence of Clarity', 'Zenithian Soulslayer'],
    ['Essence of Integrity', 'Callistonian Intruder'],
    ['Essence of Morality', 'Curator'],
    ['Essence of Purity', 'Templar'],
    ['Essence of Virtue', 'Necromutant'],
  ])('%s strips and wounds %s; it needs a Brother in the Squad', (card, victim) => {
    const t = play(
      { hand: { s: card }, squad: { m: 'Mystic' } },
      { cohort: { a: { card: victim, gear: { g: 'Dark Fire' } }, b: 'Heretic' } },
      '0: play s',
    );
    expect([t.card('g').zone, t.card('a').wounded, t.card('b').wounded]).toEqual(['discard', true, false]);
    expect(table('tournament', { at: 'window', Jana: { hand: { s: card } }, Petr: { cohort: { a: victim } } }).offers('play s')).toBe(
      false,
    );
  });
  it('Essence of Rectitude strips Heretics', () =>
    expect(
      play(
        { hand: { s: 'Essence of Rectitude' }, squad: { m: 'Mystic' } },
        { cohort: { a: { card: 'Heretic', gear: { g: 'Dark Fire' } } } },
        '0: play s',
      ).card('g').zone,
    ).toBe('discard'));
  it('Cowardice drives all into cover; those already there are lost unless he pays 5', () => {
    const t = play(
      { hand: { s: 'Cowardice' } },
      { squad: { a: 'Hussar', b: { card: 'Hussar', covered: true } } },
      '0: play s at 1',
      '1: refuse',
    );
    expect([t.card('a').covered, t.card('b').zone]).toEqual([true, 'discard']);
    const p = play(
      { hand: { s: 'Cowardice' } },
      { squad: { a: 'Hussar', b: { card: 'Hussar', covered: true } } },
      '0: play s at 1',
      '1: pay',
    );
    expect([p.card('b').zone, p.side(1).destiny]).toEqual(['squad', 15]);
  });
  it('Discovered makes a hidden warrior show himself', () => {
    const t = play({ hand: { s: 'Discovered' } }, { hidden: { h: 'Hussar' }, squad: { x: 'Hussar' } }, '0: play s on h');
    expect(t.card('h')).toMatchObject({ zone: 'squad', covered: false });
    expect(t.side(1).destiny).toBe(18);
  });
  it('Chasm! and Heavy Fog allow one kind of combat until your next turn', () => {
    for (const [card, only] of [
      ['Chasm!', 'shoot'],
      ['Heavy Fog', 'fight'],
    ] as const) {
      const t = play({ hand: { s: card }, cohort: { a: 'Razide' } }, { squad: { d: 'Hussar' } }, '0: play s');
      t.say('0: attack', '0: attacker a', '0: defender d');
      t.play.passWhile(p => p.question === 'window.answer');
      expect(t.play).toOffer([only]);
    }
  });
  it('Hidden in the Shadows: +3 Armor until your next draw step', () => {
    const t = play({ hand: { s: 'Hidden in the Shadows' }, squad: { a: 'Hussar' } }, {}, '0: play s on a');
    expect(ratingOf(t.world, t.id('a'), 2, null)).toBe(6);
  });
  it('Wave of Righteousness, Cleansing Flame, Grand Assault', () => {
    expect(play({ hand: { s: 'Wave of Righteousness' } }, { squad: { a: 'Hussar' } }, '0: play s on a').card('a').zone).toBe('discard');
    expect(play({ hand: { s: 'Cleansing Flame' } }, { cohort: { a: 'Razide' } }, '0: play s on a').card('a').zone).toBe('discard');
    const g = table('tournament', {
      active: 'Petr',
      Jana: { hand: { s: 'Grand Assault' }, squad: { a: 'Sean Gallagher' } },
      Petr: { cohort: { d: 'Razide' } },
    });
    g.say('1: meditate', '0: play s', '0: attacker a', '0: defender d', '0: fight').rest();
    expect(g.card('d').wounded).toBe(true);
  });
});

describe('specials that stay', () => {
  it.each([
    ['Dutiful Service', 16],
    ['Knighthood', 8],
    ['Noted Efficiency', 4],
    ['Special Commendation', 2],
    ['Honorary Baptism', 32],
    ['Spoke in the Cog', 1],
  ])('%s adds an affiliation (%i)', (card, bit) => {
    const name = bit === 1 ? 'Golden Lion' : 'Hussar';
    const t = play({ hand: { s: card }, squad: { a: name, c: 'Machinator' } }, {}, '0: play s on a');
    expect(affiliationOf(t.world, t.id('a')) & bit).toBe(bit);
  });
  it('Honorary Baptism is not for Cybertronic', () =>
    expect(
      table('tournament', { at: 'window', Jana: { hand: { s: 'Honorary Baptism' }, squad: { a: 'Machinator' } }, Petr: {} }).offers(
        'play s on a',
      ),
    ).toBe(false));
  it.each([
    ['Changeling Empathy', 'casts:changeling'],
    ['Elemental Empathy', 'casts:elements'],
    ['Exorcism Empathy', 'casts:exorcism'],
    ['Kinetic Empathy', 'casts:kinetics'],
    ['Manipulative Empathy', 'casts:manipulation'],
    ['Mentalism Empathy', 'casts:mentalism'],
    ['Premonition Empathy', 'casts:premonition'],
  ])('%s lets all your Brothers in the Squad %s', (card, ability) => {
    const t = table('tournament', {
      Jana: { hand: { s: card }, squad: { a: 'Mystic', b: { card: 'Hussar', gear: { h: 'Honorary Baptism' } }, c: 'Hussar' } },
      Petr: {},
    });
    t.say('0: play s on a').rest();
    expect([has(t.world, t.id('b'), ability as 'casts:all', null), has(t.world, t.id('c'), ability as 'casts:all', null)]).toEqual([
      true,
      false,
    ]);
  });
  it.each([
    ['Evasion Training', 3, 6],
    ['Martial Training', 6, 3],
  ])('%s: per 2 destiny +1', (card, rating, armour) => {
    const t = combat(
      { squad: { a: { card: 'Golden Lion', gear: { g: card } } } },
      { cohort: { d: 'Razide' } },
      'fight',
      '0: use g as 0',
      '0: spend 6',
    );
    expect([strikes(t)[0]!.rating, strikes(t)[1]!.armour]).toEqual([rating, armour]);
  });
  it('Sharpshooter: per 2 destiny +1 Shoot', () =>
    expect(
      strikes(
        combat(
          { squad: { a: { card: 'Golden Lion', gear: { g: 'Sharpshooter' } } } },
          { cohort: { d: 'Razide' } },
          'shoot',
          '0: use g as 0',
          '0: spend 4',
        ),
      )[0]!.rating,
    ).toBe(5));
  it('Chosen, Corrupt Shield, Mental Constitution, Mystical Training', () => {
    const t = table('tournament', {
      Jana: {
        squad: {
          a: { card: 'Razide', gear: { x: 'Chosen', y: 'Corrupt Shield' } },
          b: { card: 'Hussar', gear: { z: 'Mental Constitution' } },
          c: { card: 'Valkyrie', gear: { u: 'Mystical Training' } },
        },
      },
      Petr: {},
    });
    const can = (name: string, ability: 'anyGift' | 'artImmune' | 'symmetryImmune' | 'casts:all') =>
      has(t.world, t.id(name), ability, null);
    expect([can('a', 'anyGift'), can('a', 'artImmune'), can('b', 'artImmune'), can('b', 'symmetryImmune'), can('c', 'casts:all')]).toEqual([
      true,
      true,
      true,
      true,
      true,
    ]);
  });
  it('Tainted! and Dark Visitation are not for Agent Nick Michaels', () => {
    const t = table('tournament', {
      at: 'window',
      Jana: { hand: { s: 'Tainted!', v: 'Dark Visitation' }, squad: { nick: 'Agent Nick Michaels', a: 'Hussar' } },
      Petr: {},
    });
    expect([t.refusal('play s on nick'), t.refusal('play v on nick')]).toEqual(['DOT 36.2', 'DOT 36.2']);
    t.say('0: play s on a').rest();
    expect(isHeretic(t.world, t.id('a'))).toBe(true);
  });
  it('Demoted takes 2 Value and stacks to a discard; Reputation adds 3', () => {
    const t = play({ hand: { s: 'Demoted', r: 'Demoted' } }, { squad: { a: 'Blood Beret' } }, '0: play s on a');
    expect(ratingOf(t.world, t.id('a'), 3, null)).toBe(2);
    t.say('0: meditate', '0: play r on a').rest();
    expect(t.card('a').zone).toBe('discard');
    const r = table('tournament', { Jana: { hand: { s: 'Reputation' }, squad: { a: 'Hussar' } }, Petr: {} });
    r.say('0: play s on a').rest();
    expect(ratingOf(r.world, r.id('a'), 3, null)).toBe(5);
  });
  it('Insubordination takes an affiliation of choice', () => {
    const t = play({ hand: { s: 'Insubordination' } }, { squad: { a: { card: 'Hussar', gear: { k: 'Knighthood' } } } }, '0: play s on a');
    // The one a card gave him goes first.
    expect(affiliationOf(t.world, t.id('a'))).toBe(1);
    const u = play(
      { hand: { s: 'Insubordination' } },
      { squad: { a: { card: 'Hussar', gear: { k: 'Knighthood', d: 'Dutiful Service' } } } },
      '0: play s on a',
      '0: lose 16',
    );
    expect(affiliationOf(u.world, u.id('a'))).toBe(9);
  });
  it('Stigmata lets a Heretic with a gift take any gift at any time', () => {
    const t = play(
      { hand: { s: 'Stigmata', melt: 'Mind Melt' }, cohort: { a: { card: 'Heretic', gear: { g: 'Dark Fire' } } } },
      {},
      '0: play s on a',
      '0: play melt on a',
    );
    expect([t.card('melt').host, t.world.pools[0]!.open]).toEqual([t.id('a'), 3]);
  });
  it('Necromutant Frenzy: Necromutants strike first in Fight', () => {
    const t = combat(
      { squad: { a: { card: 'Golden Lion', wounded: true, gear: { g: 'Cybernetic Power Arm' } } } },
      { cohort: { d: 'Necromutant' }, player: { s: 'Necromutant Frenzy' } },
      'fight',
    );
    t.say('1: victory 3').rest();
    expect(t.card('d').wounded).toBe(false);
  });
  it('Grim Reaper doubles a Dark Legion warrior of Value 4 or less', () => {
    const t = table('tournament', { Jana: { hand: { s: 'Grim Reaper' }, cohort: { a: 'Necromutant', b: 'Razide' } }, Petr: {} });
    expect(t.offers('play s on b')).toBe(false);
    t.say('0: play s on a').rest();
    expect([ratingOf(t.world, t.id('a'), 0, null), t.world.pools[0]!.open]).toEqual([8, 1]);
  });
  it("Don't Call Again!, Missing in Action, Captured!, Training, The Defiance, Smell of War, Programmed stand in the tests of their rules", () => {
    const t = table('tournament', { at: 'window', Jana: { hand: { s: "Don't Call Again!" } }, Petr: { squad: { a: 'Hussar' } } });
    t.say('0: play s on a').rest();
    expect(has(t.world, t.id('a'), 'noActions', null)).toBe(true);
    const off = table('tournament', {
      actions: 4,
      Jana: { squad: { a: { card: 'Hussar', gear: { s: { card: "Don't Call Again!", by: 'Petr' } } } } },
      Petr: {},
    });
    off.say('0: use s as 0').rest();
    expect(off.card('s').zone).toBe('discard');
  });
  it('Bauhaus Bank lends up to 10 at any time and wants twice as much back; a debtor cannot win [DOT 1.9]', () => {
    const t = play({ destiny: 0, victory: 39, hand: { s: 'Bauhaus Bank' } }, {}, '0: play s', '0: use s as 0', '0: borrow 4');
    expect(t.side(0)).toMatchObject({ destiny: 4, debt: 8 });
    t.say('0: meditate', '0: use s as 0');
    t.play.passWhile(p => p.question === 'window.answer');
    expect(t.play.offers).toEqual([1, 2, 3, 4, 5, 6].map(n => `borrow ${n}`));
    t.say('0: borrow 6').rest();
    expect(t.side(0)).toMatchObject({ destiny: 11, debt: 20 });
    t.say('0: meditate', '0: use s as 1', '0: spend 12').rest();
    expect(t.side(0)).toMatchObject({ destiny: 0, debt: 8 });
  });
});
