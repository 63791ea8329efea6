/** What cards of the base set refuse, and what they take instead: each word of their conditions. */
import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { table, type Table } from '../../fixture.ts';
import { acting, fighting, inWindow, judge, type Words } from '../situations.ts';

const OK = 'offered';
const NOT_HERE = 'DOT 28.19';
const NOBODY = 'DOT 28.16';

it('the Great Infurior is aimed at fortifications only', rules('DOT 33.14'), () => {
  const t = acting({ squad: { a: 'Golden Lion', big: 'Bauhaus Great Infurior' } }, { squad: { d: 'Hussar', city: 'San Dorado' } });
  expect(judge(t, 'use big as 0 on city', 'use big as 0 on d')).toEqual([OK, 'DOT 33.14']);
});

it('a Demolition Kit takes the fortification that somebody in its bearer’s combat profits from', rules('DOT 28.19', 'DOT 28.16'), () => {
  const jana = { squad: { a: { card: 'Golden Lion', gear: { kit: 'Demolition Kit' } }, mine: 'San Dorado' } };
  const petr = {
    squad: {
      d: { card: 'Sea Lion', gear: { hole: 'Foxhole' } },
      e: { card: 'Free Marine', gear: { other: 'Foxhole' } },
      city: 'San Dorado',
    },
  };
  const keys = ['city', 'hole', 'other', 'mine', 'd'].map(on => `use kit as 0 on ${on}`);
  expect(judge(fighting(jana, petr, 'modifiers'), ...keys)).toEqual([OK, OK, NOBODY, NOBODY, NOBODY]);
  const else_ = { squad: { a: 'Golden Lion', b: { card: 'Clansman', gear: { kit: 'Demolition Kit' } } } };
  expect(judge(fighting(else_, petr, 'modifiers'), 'use kit as 0 on city')).toEqual([NOT_HERE]);
  expect(judge(fighting(jana, { squad: { d: 'Hussar', city: 'San Dorado' } }, 'modifiers'), 'use kit as 0 on city')).toEqual([NOBODY]);
});

it('a First Aid Kit heals whoever carries it, and comrades of the same side', rules('DOT 28.16'), () => {
  const hurt = (card: string) => ({ card, wounded: true });
  const t = inWindow(
    {
      squad: { a: { card: 'Golden Lion', gear: { kit: 'First Aid Kit' } }, b: hurt('Hussar'), c: 'Dragoon' },
      cohort: { r: hurt('Razide'), s: { card: 'Razide', gear: { box: 'First Aid Kit' } } },
      station: { t: { card: 'Templar Marine', wounded: true, gear: { bag: 'First Aid Kit' } } },
    },
    { squad: { d: hurt('Infantry') } },
  );
  expect(judge(t, ...['b', 'c', 'r', 'd', 't'].map(on => `use kit as 0 on ${on}`))).toEqual([OK, NOBODY, NOBODY, NOBODY, NOBODY]);
  expect(judge(t, 'use box as 0 on r', 'use box as 0 on b')).toEqual([OK, NOBODY]);
  expect(judge(t, 'use bag as 0 on t', 'use bag as 0 on b', 'use bag as 0 on r')).toEqual([OK, NOBODY, NOBODY]);
});

it('a Psycho-Scanner helps its bearer when he is attacked, before the tactic', rules('DOT 28.19', 'DOT 9.18'), () => {
  const scanner = { g: 'Psycho-Scanner' };
  const petr = { squad: { d: { card: 'Hussar', gear: scanner }, e: { card: 'Dragoon', gear: { h: 'Psycho-Scanner' } } } };
  const jana = { squad: { a: { card: 'Golden Lion', gear: { i: 'Psycho-Scanner' } } } };
  expect(judge(fighting(jana, petr, 'paired', 1), 'use g as 0', 'use h as 0')).toEqual([OK, NOT_HERE]);
  expect(judge(fighting(jana, petr, 'paired', 0), 'use i as 0')).toEqual([NOT_HERE]);
  expect(judge(fighting(jana, petr, 'modifiers', 1), 'use g as 0')).toEqual([NOT_HERE]);
  const hidden = { squad: { d: { card: 'Hussar', covered: true, gear: scanner }, e: 'Dragoon' } };
  expect(judge(fighting(jana, hidden, 'paired', 1), 'use g as 0')).toEqual(['DOT 9.18']);
});

it('a Smoke Bomb, a Purple Shark, Confuse, Illusion and Martial Training have their moment', rules('DOT 28.19'), () => {
  const bomb = { squad: { a: { card: 'Golden Lion', gear: { g: 'Smoke Bomb' } } } };
  const foe = { squad: { d: 'Hussar' } };
  expect(judge(fighting(bomb, foe, 'paired'), 'use g as 0')).toEqual([OK]);
  expect(judge(fighting(bomb, foe, 'modifiers'), 'use g as 0')).toEqual([NOT_HERE]);
  const lion = { squad: { a: 'Golden Lion' } };
  const shark = { squad: { d: { card: 'Hussar', gear: { g: 'Purple Shark' } } } };
  expect(judge(fighting(lion, shark, 'modifiers', 1, 'fight'), 'use g as 0')).toEqual([OK]);
  expect(judge(fighting(lion, shark, 'modifiers', 1, 'shoot'), 'use g as 0')).toEqual([NOT_HERE]);
  const gifts = {
    cohort: { a: { card: 'Razide', gear: { c: 'Confuse', i: 'Illusion' } }, b: { card: 'Razide', gear: { d2: 'Confuse', j: 'Illusion' } } },
  };
  expect(judge(fighting(gifts, foe, 'modifiers'), 'use c as 0', 'use i as 0', 'use d2 as 0', 'use j as 0')).toEqual([
    OK,
    OK,
    NOT_HERE,
    NOT_HERE,
  ]);
  expect(judge(fighting(gifts, foe, 'paired'), 'use c as 0')).toEqual([NOT_HERE]);
  const drilled = {
    squad: { a: { card: 'Golden Lion', gear: { g: 'Martial Training' } }, b: { card: 'Clansman', gear: { h: 'Martial Training' } } },
  };
  expect(judge(fighting(drilled, foe, 'modifiers'), 'use g as 0', 'use h as 0')).toEqual([OK, NOT_HERE]);
  const pair = { squad: { a: 'Clansman', f: 'Fay & Klaus' } };
  expect(judge(fighting(pair, foe, 'modifiers'), 'use f as 0')).toEqual([NOT_HERE]);
  expect(judge(fighting({ squad: { a: 'Fay & Klaus' } }, foe, 'modifiers'), 'use a as 0')).toEqual([OK]);
});

it('Presence works against the Dark Legion only', rules('DOT 28.16'), () => {
  const jana = { hand: { p: 'Presence' }, squad: { a: 'Golden Lion', m: 'Mystic' } };
  expect(judge(fighting(jana, { squad: { d: 'Hussar' } }, 'modifiers'), 'play p on a', 'play p on d')).toEqual([NOBODY, NOBODY]);
  expect(judge(fighting(jana, { cohort: { d: 'Razide' } }, 'modifiers'), 'play p on a')).toEqual([OK]);
});

it('a Vassht suffers no other weapon for Fight', rules('DOT 36.2'), () => {
  const armed = (g: string) => ({ card: 'Razide', gear: { [`with${g.slice(0, 4).trim()}`]: g } });
  const t = acting(
    { hand: { v: 'Vassht' }, cohort: { n: 'Razide', o: armed('Curator Sword'), p: armed('Scythe of Semai'), q: armed('Gehenna Puker') } },
    {},
  );
  expect(judge(t, ...['n', 'o', 'p', 'q'].map(on => `play v on ${on}`))).toEqual([OK, 'DOT 36.2', 'DOT 36.2', OK]);
});

it('a Foxhole moves to another warrior of its player', rules('DOT 12.9'), () => {
  const t = acting(
    { squad: { a: { card: 'Golden Lion', gear: { f: 'Foxhole' } }, b: 'Clansman' }, hidden: { h: 'Hussar' } },
    { squad: { d: 'Infantry' } },
  );
  expect(judge(t, ...['b', 'a', 'd', 'h'].map(on => `use f as 0 on ${on}`))).toEqual([OK, 'DOT 12.9', 'DOT 12.9', 'DOT DR-43']);
});

it('missions go to those whom they name', rules('DOT 14.3', 'DOT 14.12'), () => {
  const t = acting(
    { hand: { kill: 'Assassination', fame: 'Fifteen Minutes of Fame' }, squad: { a: 'Golden Lion', s: 'Sean Gallagher' } },
    { squad: { d: 'Hussar' } },
  );
  expect(judge(t, 'play kill on a', 'play kill on d', 'play fame on a', 'play fame on s')).toEqual([OK, 'DOT 14.3', OK, 'DOT 14.3']);
  const inspire = (jana: Words, petr: Words = {}) => acting({ hand: { m: 'Inspire the Masses' }, ...jana }, petr);
  const DOMINIC = 'Cardinal Dominic';
  expect(judge(inspire({ squad: { c: DOMINIC, k: 'The Cathedral' } }), 'play m on c')).toEqual([OK]);
  expect(judge(inspire({ squad: { c: DOMINIC } }), 'play m on c')).toEqual(['DOT 14.3']);
  expect(judge(inspire({ squad: { a: 'Mystic', k: 'The Cathedral' } }, { squad: { c: DOMINIC } }), 'play m on c')).toEqual(['DOT 14.3']);
  const bearer = { card: DOMINIC, gear: { i: 'Inspire the Masses' } };
  expect(judge(acting({ squad: { c: bearer, k: 'The Cathedral' } }, {}), 'use i as 0')).toEqual([OK]);
  expect(judge(acting({ squad: { c: bearer } }, {}), 'use i as 0')).toEqual(['DOT 14.12']);
  const portal = (jana: Words) => acting({ hand: { m: 'Portal of the Great Conqueror', u: 'Portal of Undeath' }, ...jana }, {});
  const legion = { n: 'Nepharite of Algeroth', r: 'Nepharite of Ilian' };
  expect(judge(portal({ cohort: { ...legion, k: 'Citadel of Algeroth' } }), 'play m on n', 'play m on r')).toEqual([OK, 'DOT 14.3']);
  expect(judge(portal({ cohort: legion }), 'play m on n')).toEqual(['DOT 14.3']);
});

it('Portal of Undeath is for a Nepharite of Algeroth', rules('DOT 13.16'), () => {
  const t = acting({ hand: { u: 'Portal of Undeath' }, cohort: { n: 'Nepharite of Algeroth', r: 'Alakhai the Cunning' } }, {});
  expect(judge(t, 'play u on n', 'play u on r')).toEqual([OK, 'DOT 13.16']);
});

it('Reinstatement is for ex-corporate freelancers', rules('DOT 32.33'), () => {
  const t = acting(
    { hand: { r: 'Reinstatement' }, squad: { a: 'Ex-Imperial Freelancer', b: 'Golden Lion', c: 'Freelancer Patriarch' } },
    {},
  );
  expect(judge(t, 'play r on a', 'play r on b', 'play r on c')).toEqual([OK, 'DOT 32.33', 'DOT 32.33']);
});

it('Essences need a member of the Brotherhood in the Squad, and somebody to work on', rules('DOT 28.16'), () => {
  const hand = { v: 'Essence of Virtue', r: 'Essence of Rectitude' };
  const gifted = { card: 'Heretic', gear: { g: 'Terror' } };
  const at = (squad: Words, cohort: Words) => judge(inWindow({ hand, squad }, { cohort }), 'play v', 'play r');
  expect(at({ m: 'Mystic' }, { h: gifted, n: 'Nepharite of Algeroth' })).toEqual([OK, OK]);
  expect(at({ m: 'Hussar' }, { h: gifted, n: 'Nepharite of Algeroth' })).toEqual([NOBODY, NOBODY]);
  expect(at({ m: 'Mystic' }, { h: 'Heretic', n: { card: 'Nepharite of Ilian', gear: { g: 'Terror' } } })).toEqual([NOBODY, NOBODY]);
});

it('Revelation needs a Doomtrooper of one’s own, and a spell he could cast', rules('DOT 21.5', 'DOT 28.16'), () => {
  const at = (hand: Words) =>
    judge(
      inWindow({ hand: { r: 'Revelation', ...hand }, squad: { a: 'Golden Lion' }, cohort: { z: 'Razide' } }, { squad: { d: 'Hussar' } }),
      ...['a', 'z', 'd'].map(on => `play r on ${on}`),
    );
  expect(at({ s: 'Improve Self' })).toEqual([OK, NOBODY, NOBODY]);
  expect(at({})).toEqual(['DOT 21.5', NOBODY, NOBODY]);
});

it('Take Cover is for the defender of one’s own', rules('DOT 9.18', 'DOT 28.16'), () => {
  const card = { hand: { t: 'Take Cover' } };
  const jana = { ...card, squad: { a: 'Golden Lion' } };
  const petr = (d: object | string) => ({ hand: { u: 'Take Cover' }, squad: { d, e: 'Hussar' } }) as Words;
  expect(judge(fighting(jana, petr('Hussar'), 'modifiers', 1), 'play u')).toEqual([OK]);
  expect(judge(fighting(jana, petr('Hussar'), 'modifiers', 0), 'play t')).toEqual([NOBODY]);
  expect(judge(fighting(jana, petr({ card: 'Hussar', covered: true }), 'modifiers', 1), 'play u')).toEqual([NOBODY]);
  const legion = { ...card, cohort: { a: 'Razide' } };
  expect(judge(fighting(legion, petr('Rams Air Cavalry'), 'modifiers', 1, 'shoot'), 'play u')).toEqual(['DOT 9.18']);
});

it('Invoke Frenzy and the Portal of Dark Healing heal wounded members of the Dark Legion', rules('DOT 28.16'), () => {
  const hurt = (card: string, gear: Words = {}) => ({ card, wounded: true, gear });
  const t = acting(
    {
      cohort: {
        a: hurt('Nepharite of Algeroth', { f: 'Invoke Frenzy', p: 'Portal of Dark Healing' }),
        b: hurt('Razide'),
        c: { card: 'Nepharite of Ilian', gear: { q: 'Portal of Dark Healing' } },
      },
      squad: { h: hurt('Hussar') },
    },
    { cohort: { d: hurt('Razide') } },
  );
  expect(judge(t, ...['b', 'c', 'h', 'd'].map(on => `use f as 0 on ${on}`))).toEqual([OK, NOBODY, NOBODY, NOBODY]);
  expect(judge(t, 'use p as 0', 'use q as 0')).toEqual([OK, NOBODY]);
});

it('Invoke Pain names warriors of whoever attacks, each once', rules('DOT 28.16'), () => {
  const gift = (g: string) => ({ card: 'Heretic', gear: { [g]: 'Invoke Pain' } });
  const t = acting({ cohort: { h: gift('g'), a: 'Razide' } }, { cohort: { i: gift('j'), d: 'Razide' } }).do('0: attack');
  expect(judge(t.until('Jana'), 'use g as 0 on a', 'use g as 0 on d')).toEqual([NOBODY, NOBODY]);
  t.until('Petr');
  expect(judge(t, 'use j as 0 on a', 'use j as 0 on d')).toEqual([OK, NOBODY]);
  t.do('1: use j as 0 on a', '1: stop').answered().until('Petr');
  expect(judge(t, 'use j as 0 on a', 'use j as 0 on h')).toEqual([NOBODY, OK]);
});

it('Send Dreams drives enemies into cover who can go there', rules('DOT 28.16', 'DOT 9.18'), () => {
  const t = inWindow(
    { cohort: { a: { card: 'Razide', gear: { g: 'Send Dreams' } }, b: 'Razide' } },
    { squad: { d: 'Hussar', e: { card: 'Hussar', covered: true }, f: 'Rams Air Cavalry' } },
  );
  expect(judge(t, ...['d', 'b', 'e', 'f'].map(on => `use g as 0 on ${on}`))).toEqual([OK, NOBODY, NOBODY, 'DOT 9.18']);
});

it('Nikodemus hands his wound to another unhurt Doomtrooper of his player', rules('DOT 28.16'), () => {
  const at = (wounded: boolean) =>
    judge(
      acting(
        {
          squad: { n: { card: 'Archinquisitor Nikodemus', wounded }, a: 'Golden Lion', b: { card: 'Hussar', wounded: true } },
          cohort: { r: 'Razide' },
        },
        { squad: { d: 'Hussar' } },
      ),
      ...['a', 'n', 'b', 'r', 'd'].map(on => `use n as 0 on ${on}`),
    );
  expect(at(true)).toEqual([OK, NOBODY, NOBODY, NOBODY, NOBODY]);
  expect(at(false)).toEqual([NOBODY, NOBODY, NOBODY, NOBODY, NOBODY]);
});

it('a Callistonian Intruder heals only when wounded', rules('DOT 28.16'), () => {
  const t = inWindow({ cohort: { a: 'Callistonian Intruder', b: { card: 'Callistonian Intruder', wounded: true } } }, {});
  expect(judge(t, 'use a as 0', 'use b as 0')).toEqual([NOBODY, OK]);
});

it('a Rogue shares his player’s Squad with no other Imperial', rules('DOT 24.2.11'), () => {
  const joins = (jana: Words, petr: Words = {}) =>
    judge(acting({ hand: { r: 'Rogue', i: 'Clansman', o: 'Hussar' }, ...jana }, petr), 'play r');
  expect(joins({ squad: { l: 'Golden Lion' } })).toEqual(['DOT 24.2.11']);
  expect(joins({ squad: { l: 'Hussar' } }, { squad: { m: 'Golden Lion' } })).toEqual([OK]);
  expect(joins({ squad: { l: 'Hussar' }, cohort: { m: 'Golden Lion' } })).toEqual([OK]);
  const bars = (jana: Words, petr: Words = {}) =>
    judge(acting({ hand: { i: 'Clansman', o: 'Hussar' }, ...jana }, petr), 'play i', 'play o');
  expect(bars({ squad: { r: 'Rogue' } })).toEqual(['DOT 24.2.11', OK]);
  expect(bars({ cohort: { r: 'Rogue' } })).toEqual([OK, OK]);
  expect(bars({}, { squad: { r: 'Rogue' } })).toEqual([OK, OK]);
});

it('a team-mate is neither an opponent nor an enemy', rules('DOT 38.8', 'DOT 28.16', 'DOT DR-97'), () => {
  const gifted = (card: string) => ({ cohort: { h: { card: 'Heretic', gear: { g: card } } } });
  const teams = (jana: Words, petr: Words, eva: Words, at?: string): Table =>
    table(
      'tournament',
      {
        ...(at && { at }),
        Jana: { destiny: 20, ...jana },
        Petr: { destiny: 20, ...petr },
        Eva: { destiny: 20, ...eva },
        Tom: { squad: { t: 'Hussar' } },
      },
      { seats: 4, options: { mode: 'teams' } },
    );
  // Jana and Eva against Petr and Tom.
  const dreams = teams(gifted('Send Dreams'), { squad: { p: 'Hussar' } }, { squad: { e: 'Hussar' } }, 'window');
  expect(judge(dreams, 'use g as 0 on p', 'use g as 0 on e')).toEqual([OK, NOBODY]);
  const attacked = (mine: Words, theirs: Words): Table =>
    teams({ squad: { a: 'Golden Lion', b: 'Clansman' } }, { cohort: { d: 'Razide' }, ...theirs }, mine).do('0: attack');
  const pain = { h: { card: 'Heretic', gear: { g: 'Invoke Pain' } } };
  expect(judge(attacked({ cohort: pain }, {}).until('Eva'), 'use g as 0 on a')).toEqual([NOBODY]);
  expect(judge(attacked({}, { cohort: { d: 'Razide', ...pain } }).until('Petr'), 'use g as 0 on a')).toEqual([OK]);
  const idea: Words = { hand: { s: 'Suggestion' }, squad: { m: 'Keeper of the Art' } };
  expect(judge(attacked(idea, {}).until('Eva'), 'play s on a')).toEqual([NOBODY]);
  expect(judge(attacked({}, idea).until('Petr'), 'play s on a')).toEqual([OK]);
});
