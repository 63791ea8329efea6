import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { has } from '../../../src/rules/abilities.ts';
import { isBrother, isKind } from '../../../src/rules/status.ts';
import { ratingOf } from '../../../src/rules/values.ts';
import { table } from '../../fixture.ts';
import { can, kills, ratingsOf, strikesOf } from '../situations.ts';
import { artWorth } from '../../../src/rules/legality.ts';

it('Armor of Unholiness: +4 Armor, immune to Art, any gift', () => {
  const t = table('tournament', { Jana: { cohort: { a: { card: 'Razide', gear: { r: 'Armor of Unholiness' } } } }, Petr: {} });
  expect([
    ratingOf(t.world, t.id('a'), 2, null),
    has(t.world, t.id('a'), 'artImmune', null),
    has(t.world, t.id('a'), 'anyGift', null),
  ]).toEqual([11, true, true]);
});

it('The Shillelagh: +4 Fight, and discards for three actions and 5 destiny points', () => {
  expect(strikesOf({ card: 'Golden Lion', gear: { r: 'The Shillelagh' } }, 'fight')[0]!.rating).toBe(7);
  const t = table('tournament', {
    Jana: { destiny: 5, squad: { a: { card: 'Golden Lion', gear: { r: 'The Shillelagh' } } } },
    Petr: { squad: { b: 'Hussar', c: 'Clansman' } },
  });
  expect(t.offersKey('use r as 0 on c')).toBe(false);
  t.do('0: use r as 0 on b').passWhile();
  expect([t.card('b').zone, t.side(0).victory]).toEqual(['discard', 0]);
});

it('Armor of the True Assassin makes a Mortificator of a Doomtrooper, without Brotherhood or Art', () => {
  const t = table('tournament', {
    Jana: { squad: { a: { card: 'Hussar', gear: { r: 'Armor of the True Assassin' } } } },
    Petr: { squad: { d: 'Infantry' } },
  });
  expect([
    ratingsOf(t, 'a'),
    isKind(t.world, t.id('a'), 'mortificator'),
    isBrother(t.world, t.id('a')),
    (['attacksAnyone', 'firstStrike', 'casts:all'] as const).map(ability => has(t.world, t.id('a'), ability, null)),
  ]).toEqual([[2, 2, 7, 2], true, false, [true, true, false]]);
  const strong = table('tournament', {
    Jana: { squad: { a: { card: 'Sean Gallagher', gear: { r: 'Armor of the True Assassin' } } } },
    Petr: { squad: { d: 'Max Steiner' } },
  });
  expect(kills(strong)).toBe(true);
});

it('Bringer of Light: +7 Fight and +3 Armor in Fights, kills the Dark Legion; a Cardinal opens personal combat spells', () => {
  const [a, d] = strikesOf({ card: 'Sacred Warrior', gear: { r: 'Bringer of Light' } }, 'fight');
  const [b, e] = strikesOf('Sacred Warrior', 'fight');
  expect([a!.rating - b!.rating, d!.armour === e!.armour, a!.armour]).toEqual([7, false, b!.armour]);
  const against = (where: string, card: string): boolean =>
    kills(
      table('tournament', {
        Jana: { destiny: 9, squad: { a: { card: 'Sacred Warrior', gear: { r: 'Bringer of Light' } } } },
        Petr: { [where]: { d: card } },
      }),
    );
  expect([against('cohort', 'Ezoghoul'), against('squad', 'Max Steiner')]).toEqual([true, false]);
  const held = (card: string): boolean => can('Sacred Warrior', 'combatSpells', { boss: { card, gear: { r: 'Bringer of Light' } } });
  expect([held('Cardinal Durand'), held('Mystic')]).toEqual([true, false]);
});

it('Codex of Concealed Perception: your Brotherhood casts all Art, personal spells for anybody', () => {
  const t = table('tournament', {
    opened: true,
    Jana: { squad: { a: { card: 'Mystic', gear: { r: 'Codex of Concealed Perception' } }, b: 'Sacred Warrior', c: 'Hussar' } },
    Petr: { squad: { d: 'Sacred Warrior' } },
  });
  for (const ability of ['casts:all', 'combatSpells'] as const)
    expect(['a', 'b', 'c', 'd'].map(name => has(t.world, t.id(name), ability, null))).toEqual([true, true, false, false]);
});

it('Orb of the Smaller Servants triples the ratings of your Legionnaires, who come for what is printed', () => {
  const t = table('tournament', {
    Jana: {
      destiny: 3,
      hand: { n: 'Undead Legionnaire' },
      cohort: { a: { card: 'Razide', gear: { r: 'Orb of the Smaller Servants' } }, l: 'Blessed Legionnaire' },
    },
    Petr: { cohort: { m: 'Blessed Legionnaire' } },
  });
  expect([ratingsOf(t, 'l'), ratingsOf(t, 'm')]).toEqual([
    [6, 6, 3, 9],
    [2, 2, 1, 3],
  ]);
  t.do('0: play n').passWhile();
  expect(t.side(0).destiny).toBe(1);
});

it('Krynston’s Skull: 4 points more for followers of other Apostles', () => {
  const paid = (victim: string): boolean => {
    const t = table('tournament', {
      Jana: { destiny: 0, cohort: { a: { card: 'Razide', gear: { k: "Krynston's Skull" } } } },
      Petr: { cohort: { d: { card: victim, wounded: true } } },
    });
    t.do('0: attack', '0: attacker a', '0: defender d', '0: fight').passWhile();
    return t.offersKey('victory 4 destiny 0');
  };
  // Child of Ilian: Value 2; Necromutant follows Algeroth and is worth 4 himself.
  expect(paid('Child of Ilian')).toBe(true);
  expect(paid('Undead Legionnaire')).toBe(false);
  // He follows Algeroth, and the four others, too.
  expect(paid('Metropolitan Prophet')).toBe(true);
});
it('Dai-Sho: a Mishima warrior leaves cover and attacks with one action', rules('DOT 24.2.1'), () => {
  const t = table('tournament', {
    Jana: {
      squad: {
        a: { card: 'Samurai', gear: { g: 'Dai-Sho of the Ancient Emperors' } },
        b: { card: 'Samurai', covered: true },
        c: { card: 'Hussar', covered: true },
      },
    },
    Petr: { cohort: { d: 'Razide' } },
  });
  expect([t.offersKey('use g as 0 on b'), t.offersKey('use g as 0 on c'), t.offersKey('use g as 0 on a')]).toEqual([true, false, false]);
  t.do('0: use g as 0 on b', '0: defender d');
  expect([t.card('b').covered, t.happened('paired', { attacker: t.id('b'), defender: t.id('d') }), t.world.pools[0]!.open]).toEqual([
    false,
    true,
    2,
  ]);
});

it('Mission Statement: three actions of any kind are attacks of Capitol', rules('DOT 7.21', 'DOT 7.24'), () => {
  const t = table('tournament', {
    actions: 5,
    Jana: {
      destiny: 0,
      squad: { a: { card: 'Infantry', gear: { g: 'Mission Statement' } }, b: 'Infantry', c: 'Infantry', e: 'Infantry', h: 'Hussar' },
    },
    Petr: { destiny: 0, cohort: { d: 'Algeroth–Apostle of War', x: 'Nepharite of Algeroth' } },
  });
  for (const attacker of ['a', 'b', 'c']) {
    t.do('0: lead g').passWhile();
    expect(t.offersKey('attacker h')).toBe(false);
    t.do(`0: attacker ${attacker}`, '0: defender x', '0: shoot').passWhile();
  }
  expect([t.world.pools[0]!.open, t.refusal('lead g')]).toEqual([2, 'DOT 7.24']);
});

it('Fragment of the True Chip: all four printed ratings are the highest of them', () => {
  const t = table('tournament', {
    Jana: {
      squad: { a: { card: 'Eradicator Deathdroid', gear: {} }, b: { card: 'Vince Diamond', gear: { g: 'Fragment of the True Chip' } } },
    },
    Petr: {},
  });
  expect(ratingsOf(t, 'b')).toEqual([11, 11, 11, 11]);
});

it('The Black Gate: for each 5 another warrior of the Dark Legion joins', rules('DOT 28.19', 'DOT 25.9'), () => {
  const t = table('tournament', {
    Jana: {
      destiny: 10,
      cohort: { a: { card: 'Razide', gear: { g: 'The Black Gate' } }, b: 'Razide', c: 'Razide' },
      squad: { h: 'Hussar' },
    },
    Petr: { destiny: 0, squad: { d: 'Hussar' } },
  });
  t.do('0: attack', '0: attacker a', '0: defender d', '0: fight', '0: use g as 0', '0: spend 10').answered();
  expect(t.offersKey('join h')).toBe(false);
  t.do('0: join b', '0: join c');
  t.passWhile(p => p.question === 'window.answer');
  expect([t.side(0).destiny, t.offers.length]).toEqual([0, 3]);
});

it('The Liber Hereticus discards all Heretics and keeps them out', rules('DOT 15.1', 'DOT 28.16', 'DOT 37.41'), () => {
  const t = table('tournament', {
    Jana: {
      destiny: 9,
      hand: { x: 'The Liber Hereticus', k: 'Heretic' },
      squad: { m: 'Archinquisitor Nikodemus', n: 'Inquisitor' },
      cohort: { h: 'Heretic', r: 'Razide' },
    },
    Petr: { cohort: { e: 'Apostate' } },
  });
  expect([t.offersKey('play x on n'), t.offersKey('play k')]).toEqual([false, true]);
  t.do('0: play x on m').passWhile();
  expect([t.card('h').zone, t.card('e').zone, t.card('r').zone, t.offersKey('play k')]).toEqual(['discard', 'discard', 'cohort', false]);
});

it('Exorcist Glove: stronger against the Dark Legion, and Exorcism for half', () => {
  const rating = (d: string): number =>
    strikesOf({ card: 'Inquisitor', gear: { g: 'Exorcist Glove' } }, 'fight', d)[0]!.rating -
    strikesOf('Inquisitor', 'fight', d)[0]!.rating;
  expect([rating('Heretic'), rating('Razide')]).toEqual([5, 3]);
  const t = table('tournament', { Jana: { squad: { a: { card: 'Inquisitor', gear: { g: 'Exorcist Glove' } } } }, Petr: {} });
  expect([
    artWorth(t.world, t.id('a'), { aspect: 'exorcism' }, null),
    artWorth(t.world, t.id('a'), { aspect: 'kinetics' }, null),
    has(t.world, t.id('a'), 'casts:exorcism', null),
  ]).toEqual([2, 1, true]);
});

it('Necromakina: instead of points for a Doomtrooper a Dark Legion warrior worth no more', rules('DOT 37.29s', 'DOT 37.29t'), () => {
  const t = table('tournament', {
    Jana: {
      destiny: 0,
      cohort: { c: { card: 'Citadel of Algeroth', gear: { n: 'Necromakina' } }, a: 'Pretorian Behemoth' },
      discard: { l: 'Undead Legionnaire', r: 'Razide', h: 'Infantry' },
    },
    Petr: { destiny: 0, squad: { d: { card: 'Hussar', wounded: true } } },
  });
  t.do('0: attack', '0: attacker a', '0: defender d', '0: fight').passWhile(p => p.question === 'window.answer');
  t.do('0: victory 2 destiny 0').passWhile(p => !p.offers.some(key => key.startsWith('use ')));
  t.do('0: use n as 0').answered();
  expect(t.offers).toEqual(['named 01328']);
  t.do('0: named 01328').passWhile();
  expect([t.side(0).victory, t.side(0).destiny, t.card('l').zone]).toEqual([0, 0, 'cohort']);
});
it('Necromakina lies on a citadel in its player’s Kohort, and gives nothing for others than Doomtroopers', () => {
  const t = table('tournament', {
    Jana: { hand: { n: 'Necromakina' }, cohort: { c: 'Citadel of Algeroth', a: 'Razide' } },
    Petr: { cohort: { x: 'Citadel of Algeroth' } },
  });
  expect(['c', 'a', 'x'].filter(id => t.offersKey(`play n on ${id}`))).toEqual(['c']);
  t.do('0: play n on c').answered();
  expect([t.card('n').zone, t.card('n').host]).toEqual(['attached', t.id('c')]);
  const u = table('tournament', {
    Jana: {
      destiny: 0,
      cohort: { c: { card: 'Citadel of Algeroth', gear: { n: 'Necromakina' } }, a: 'Pretorian Behemoth' },
      discard: { l: 'Undead Legionnaire' },
    },
    Petr: { destiny: 0, cohort: { d: { card: 'Undead Legionnaire', wounded: true } } },
  });
  u.do('0: attack', '0: attacker a', '0: defender d', '0: fight').passWhile(p => p.question === 'window.answer');
  u.do('0: victory 2 destiny 0').passWhile(p => !p.offers.some(key => key.startsWith('use ')));
  expect(u.side(0).victory).toBe(2);
});
