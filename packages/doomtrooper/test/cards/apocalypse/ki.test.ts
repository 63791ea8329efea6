import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { isKind } from '../../../src/rules/status.ts';
import { table, PROFILES } from '../../fixture.ts';
import { attack, haveAbility, strikes, strikesOf, inWindow } from '../situations.ts';

it('Shadow Walk makes him count as a Shadow Walker', rules('DOT 32.5'), () => {
  const t = table('tournament', { Jana: { squad: { s: { card: 'Samurai', gear: { k: 'Shadow Walk' } } } }, Petr: {} });
  expect([isKind(t.world, t.id('s'), 'shadow-walker'), isKind(t.world, t.id('s'), 'samurai')]).toEqual([true, true]);
});

it.each([
  ["Toronaga's Raging Might", 'fight', 12],
  ['Supreme Concentration', 'shoot', 5],
])('%s adds the opponent’s base by %s: %i', (card, tactic, rating) =>
  expect(strikesOf({ card: 'Samurai', gear: { k: card } }, tactic)[0]!.rating).toBe(rating),
);

it("The Monkey's Foot adds the opponent's base Armor", () =>
  expect(strikesOf({ card: 'Samurai', gear: { k: "The Monkey's Foot" } }, 'fight')[1]!.armour).toBe(10));

it("Shadow Walk strikes first; The Crow's Piercing Glance takes Armor off", rules('DOT 28.19', 'DOT 17.3'), () => {
  const t = table('tournament', {
    Jana: { destiny: 4, squad: { a: { card: 'Samurai', gear: { k: 'Shadow Walk', c: "The Crow's Piercing Glance" } } } },
    Petr: { cohort: { d: { card: 'Razide', wounded: true } } },
  });
  t.do('0: attack', '0: attacker a', '0: defender d', '0: fight', '0: use c as 0', '0: spend 4', '0: victory 7').passWhile();
  expect([t.card('d').zone, t.card('a').wounded]).toEqual(['discard', false]);
});

it.each([
  ['Hands of Stone', 'fight', 'shoot', "The Mongoose's Artful Dodge"],
  ["The Mongoose's Artful Dodge", 'shoot', 'fight', 'Hands of Stone'],
])('%s ends a combat by %s, not by %s, and not beside %s', rules('DOT 36.2'), (card, tactic, not, other) => {
  const t = attack({ squad: { a: 'Infantry' } }, { squad: { d: { card: 'Samurai', gear: { k: card } } } }, tactic);
  t.do('1: use k as 0').passWhile();
  expect([t.happened('struck'), t.card('k').zone]).toEqual([false, 'attached']);
  const u = attack({ squad: { a: 'Infantry' } }, { squad: { d: { card: 'Samurai', gear: { k: card } } } }, not);
  u.passWhile();
  expect(u.happened('struck')).toBe(true);
  const v = table('tournament', {
    Jana: { hand: { o: other }, squad: { a: { card: 'Samurai', gear: { k: card } }, b: 'Samurai' } },
    Petr: {},
  });
  expect([v.offersKey('play o on a'), v.offersKey('play o on b')]).toEqual([false, true]);
});
it("Kanji's Lucky Sense: first strike for him alone, and specials on him negated", () => {
  const t = table('tournament', {
    at: 'window',
    Jana: { destiny: 6, squad: { a: { card: 'Samurai', gear: { k: "Kanji's Lucky Sense" } }, b: 'Samurai' } },
    Petr: { destiny: 9, hand: { m: 'Missing in Action' } },
  });
  t.do('0: pass', '1: play m on a', '0: use k as 0').passWhile();
  expect([t.card('m').zone, t.side(0).destiny, haveAbility(t, 'firstStrike', ['a', 'b'])]).toEqual(['discard', 0, [true, false]]);
  const u = table('tournament', {
    at: 'window',
    Jana: { destiny: 6, squad: { a: { card: 'Samurai', gear: { k: "Kanji's Lucky Sense" } }, b: 'Samurai' } },
    Petr: { destiny: 9, hand: { m: 'Missing in Action' } },
  });
  u.do('0: pass', '1: play m on b');
  expect(u.offersKey('use k as 0')).toBe(false);
});
it('Ki Self Healing: cover heals him', rules('DOT 7.24', 'DOT 9.1'), () => {
  const t = table('tournament', {
    Jana: {
      squad: { a: { card: 'Samurai', wounded: true, gear: { k: 'Ki Self Healing' } }, b: { card: 'Samurai', wounded: true }, c: 'Samurai' },
    },
    Petr: {},
  });
  t.do('0: cover a').passWhile();
  t.do('0: cover b').passWhile();
  expect([t.card('a').covered, t.card('a').wounded, t.card('b').wounded]).toEqual([true, false, true]);
});
it('Weapon Link: one weapon counts twice', rules('DOT 17.2', 'DOT 28.16'), () => {
  const rating = (linked: boolean): number => {
    const t = table('tournament', {
      Jana: {
        destiny: 9,
        hand: { k: 'Weapon Link' },
        squad: { a: { card: 'Samurai', gear: { g: 'Scalper', h: 'Combat Armor' } }, b: 'Samurai' },
      },
      Petr: { squad: { d: 'Hussar' } },
    });
    expect([t.offersKey('play k on a'), t.offersKey('play k on b')]).toEqual([true, false]);
    if (linked) {
      t.do('0: play k on a').answered();
      if (t.offersKey('pick g')) t.do('0: pick g').passWhile(p => p.question === 'window.answer');
    }
    t.do('0: attack', '0: attacker a', '0: defender d', '0: fight').passWhile(p => p.question === 'window.answer');
    return strikes(t)[0]!.rating;
  };
  expect(rating(true) - rating(false)).toBe(1);
});
it("Yorama's Deflecting Hands: one weapon of the opponent is lost", rules('DOT 7.24', 'DOT 28.16', 'DOT 28.19', 'DOT 37.10'), () => {
  const t = table('tournament', {
    Jana: { squad: { a: { card: 'Samurai', gear: { k: "Yorama's Deflecting Hands", o: 'Scalper' } } } },
    Petr: { squad: { d: { card: 'Hussar', gear: { x: 'Violator Sword', y: 'Violator Sword', z: 'Combat Armor' } } } },
  });
  t.do('0: attack', '0: attacker a', '0: defender d');
  expect([t.offersKey('use k as 0 on o'), t.offersKey('use k as 0 on z')]).toEqual([false, false]);
  t.do('0: use k as 0 on x').answered();
  expect([t.card('x').zone, t.offersKey('use k as 0 on y')]).toEqual(['discard', false]);
});
it("The Cobra's Venomous Strike: twice the base Fight for two actions", () => {
  const t = table('tournament', {
    Jana: { squad: { a: { card: 'Samurai', gear: { k: "The Cobra's Venomous Strike", s: 'Scalper' } } } },
    Petr: { squad: { d: 'Hussar' } },
  });
  t.do('0: use k as 0', '0: defender d', '0: fight').passWhile(p => p.question === 'window.answer');
  expect([strikes(t)[0]!.rating, t.happened('actionTaken', { n: 2, attack: true })]).toEqual([7, true]);
  const u = table('tournament', {
    Jana: { squad: { a: { card: 'Samurai', gear: { k: "The Cobra's Venomous Strike", s: 'Scalper' } } } },
    Petr: { squad: { d: 'Hussar' } },
  });
  u.do('0: attack', '0: attacker a', '0: defender d', '0: fight').passWhile(p => p.question === 'window.answer');
  expect(strikes(u)[0]!.rating).toBe(4);
});

it('Adamantium Will: nothing kills him at once, and specials do not hurt him', rules('DOT 24.6.5', 'DOT 24.6.4'), () => {
  const t = attack(
    { squad: { a: 'Chemiman' } },
    { squad: { d: { card: 'Samurai', gear: { k: 'Adamantium Will' } } } },
    'fight',
  ).passWhile();
  expect([t.card('d').wounded, t.happened('killed', { card: t.id('d') })]).toEqual([true, false]);
  const u = inWindow({ hand: { e: 'Eat This!' }, squad: { x: 'Samurai', a: { card: 'Samurai', gear: { k: 'Adamantium Will' } } } }, {});
  u.do('0: play e').passWhile();
  expect([u.card('x').wounded, u.card('a').wounded]).toEqual([true, false]);
});

it('Adamantium Will: other cards, and strikes after a special, hurt him', () => {
  const t = attack(
    { squad: { a: 'Chemiman' }, hand: { i: 'Eat This!' } },
    { squad: { d: { card: 'Samurai', gear: { k: 'Adamantium Will' } } } },
    'fight',
  );
  t.do('0: play i').passWhile();
  expect(t.card('d').wounded).toBe(true);
});

for (const profile of PROFILES)
  it(
    `Ki Teleportation: a Shadow Walker defends from any warzone that is for him (${profile})`,
    rules('DOT 16.9', 'DOT 16.19', 'DOT DR-125'),
    () => {
      const at = (gear: Record<string, string>): string[] => {
        const t = table(profile, {
          opened: true,
          Jana: { squad: { a: 'Clansman', z: 'Cyberopolis' }, cohort: { y: 'Infested Asteroid' }, station: { x: 'Central Europe' } },
          Petr: { squad: { d: { card: 'Shadow Walker', gear } }, cohort: { v: 'Crater of Anatholia' } },
        });
        t.do('0: attack', '0: attacker a', '0: defender d', '0: fight');
        t.passWhile(() => !t.offers.some(key => key.startsWith('warzone')) && t.world.fights[0]?.phase !== 'strikes');
        return t.offers.filter(key => key.startsWith('warzone')).toSorted();
      };
      const { length } = at({ k: 'Ki Teleportation' });
      expect([length, at({}).length]).toEqual([3, 0]);
    },
  );

it(
  "The Chameleon's Skin: he takes part in no combat until his player says so, and not in the middle of one",
  rules('DOT 24.2.1', 'DOT 26.3t', 'DOT 34.6', 'DOT DR-126', 'DOT 34.2'),
  () => {
    const gear = { k: "The Chameleon's Skin" };
    const t = table('tournament', { Jana: { squad: { a: 'Clansman' } }, Petr: { squad: { d: { card: 'Shadow Walker', gear } } } });
    expect([t.offersKey('attack'), t.offersKey('sabotage a against 1')]).toEqual([false, true]);
    const u = table('tournament', {
      Jana: { squad: { a: 'Clansman' } },
      Petr: { squad: { d: { card: 'Shadow Walker', gear }, e: 'Hussar' } },
    });
    u.do('0: attack', '1: switch k', '0: attacker a', '0: defender d');
    u.passWhile(() => u.asked !== 1);
    expect(u.offersKey('switch k')).toBe(false);
    u.do('0: fight').passWhile();
    expect(u.happened('struck')).toBe(true);
  },
);
