/** The box written a second time, as pictures and rows: numbers of cards are facts, and a slip of the finger must not pass. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { cardNamed, definitionAt, FACTIONS, type UnitDefinition } from '../../src/index.ts';

/** Front row first, as the reference card shows it. */
const SETUPS: Record<string, { readonly cards: Record<string, string>; readonly rows: readonly string[] }> = {
  'deep-dwarves': {
    cards: { S: 'tundle', W: 'wall', m: 'miner', c: 'scholar', g: 'gem-mage' },
    rows: ['. m . . . m', '. c W . . .', 'm S g . . .', '. . . . . .'],
  },
  'swamp-orcs': {
    cards: { S: 'mugglug', W: 'wall', a: 'savager', h: 'hunter', s: 'swamp-shaman' },
    rows: ['. a . . . .', '. . W . . .', '. . . h s .', '. . S . . .'],
  },
  'sand-goblins': {
    cards: { S: 'krusk', W: 'wall', j: 'javelineer', c: 'scavenger', s: 'sand-shaman' },
    rows: ['. . . . . .', '. . j c W c', '. . j . S .', '. . . . s .'],
  },
  'shadow-elves': {
    cards: { S: 'selundar', W: 'wall', w: 'swordsman', r: 'ranger', c: 'scout' },
    rows: ['. . w . . .', '. . . W . w', '. w . c r .', 'r . . . . S'],
  },
  'mountain-vargath': {
    cards: { S: 'sunderved', W: 'wall', w: 'warrior', r: 'rusher', b: 'brute' },
    rows: ['w . . r . .', '. . W . w .', '. b . S . .', '. . . . . .'],
  },
  benders: {
    cards: { S: 'tacullu', W: 'wall', c: 'controller', d: 'deceiver' },
    rows: ['. . . . . .', '. . . W . .', '. . . c d .', 'c . d S . .'],
  },
};

/** card: cost attack type life copies */
const UNITS = `
tundle - 2 ranged 6 1 | lun 4 3 melee 4 1 | kynder 5 2 melee 6 1 | sprog 6 2 ranged 6 1
miner 1 1 melee 2 7 | gem-mage 2 2 ranged 1 6 | scholar 1 0 melee 3 5
mugglug - 3 melee 7 1 | blerg 7 2 melee 6 1 | glarg 5 2 melee 6 1 | splub 7 3 melee 6 1
hunter 2 1 ranged 2 7 | swamp-shaman 1 1 ranged 1 6 | savager 4 3 melee 3 5
krusk - 2 ranged 6 1 | silts 7 2 melee 6 1 | biter 4 3 melee 6 1 | kreep 4 3 melee 6 1
scavenger 1 1 melee 2 7 | javelineer 1 1 ranged 2 6 | sand-shaman 1 2 ranged 1 5
selundar - 2 ranged 7 1 | hydrake 8 3 melee 8 1 | malidala 5 2 ranged 3 1 | xaserbane 4 3 melee 4 1
swordsman 1 2 melee 1 7 | ranger 1 1 ranged 1 6 | scout 0 1 melee 1 5
sunderved - 3 melee 7 1 | growden 6 3 melee 6 1 | quen 5 2 ranged 4 1 | torodin 6 2 melee 7 1
warrior 1 1 melee 2 7 | rusher 1 1 melee 2 6 | brute 2 1 melee 3 5
tacullu - 2 ranged 5 1 | kalal 7 3 ranged 5 1 | sorgwen 5 3 ranged 3 1 | gulldune 5 2 ranged 4 1
deceiver 1 1 ranged 1 7 | controller 2 2 ranged 1 6 | breaker 2 1 ranged 1 5`;

const EVENTS: Record<string, Record<string, number>> = {
  'deep-dwarves': { 'illusionary-warrior': 2, 'summoning-surge': 2, 'magic-stasis': 2, 'wake-the-father-gem': 2, 'magic-torrent': 1 },
  'swamp-orcs': { 'vine-growth': 3, 'vine-guard': 2, ensnare: 2, ambush: 2 },
  'sand-goblins': { 'duck-and-cover': 3, taunt: 3, shiny: 2, mirage: 1 },
  'shadow-elves': { shadows: 3, 'summon-the-night': 2, 'stalking-advance': 2, 'into-darkness': 2 },
  'mountain-vargath': { muster: 3, 'greater-command': 2, 'superior-planning': 2, 'torodins-advance': 1, 'fall-back': 1 },
  benders: { 'mind-control': 3, mimic: 3, 'magic-drain': 2, 'a-hero-is-born': 1 },
};

describe.each(FACTIONS.map(faction => [faction.id, faction] as const))('%s', (id, faction) => {
  it('is set up as its reference card shows', rules('SUM 6.6', 'SUM A1'), () => {
    const { cards, rows } = SETUPS[id]!;
    const drawn = rows.flatMap((row, fromFront) =>
      row.split(' ').flatMap((letter, i) => (letter === '.' ? [] : [`${cards[letter]} c${i + 1}r${4 - fromFront}`])),
    );
    expect(faction.list.setup.map(({ card, column, row }) => `${card} c${column}r${row}`).sort()).toEqual(drawn.sort());
  });
  it('has its nine events', rules('SUM 11.3.2'), () => {
    expect(faction.list.events).toEqual(EVENTS[id]);
    for (const event of Object.keys(faction.list.events))
      expect(definitionAt(cardNamed(event))).toMatchObject({ type: 'event', faction: id });
  });
  it('has vine walls only if it is the Orcs’', rules('SUM 4.5'), () => {
    expect(faction.list.vineWalls).toBe(id === 'swamp-orcs' ? 15 : 0);
  });
});

it('every unit has its printed numbers and copies', rules('SUM 2.3', 'SUM 2.4', 'SUM I2'), () => {
  const rows = UNITS.trim()
    .split(/\n|\|/)
    .map(row => row.trim());
  expect(rows).toHaveLength(42);
  const written = FACTIONS.flatMap(({ cards, list, summoner }) =>
    cards.flatMap(card => {
      if (card.type !== 'unit') return [];
      const { id, cost, attack, ranged, life } = card satisfies UnitDefinition;
      const commons: Record<string, number> = list.commons;
      const copies = id === summoner || list.champions.includes(id) ? 1 : commons[id];
      return [`${id} ${id === summoner ? '-' : cost} ${attack} ${ranged ? 'ranged' : 'melee'} ${life} ${copies}`];
    }),
  );
  expect(written).toEqual(rows);
});

it('walls have nine lives, vine walls two', rules('SUM 3.8'), () => {
  expect(definitionAt(cardNamed('wall'))).toMatchObject({ life: 9 });
  expect(definitionAt(cardNamed('vine-wall'))).toMatchObject({ life: 2 });
});

it('the table says what of it is certain', rules('SUM I2'), () => {
  const unsure = FACTIONS.filter(({ list }) => list.certainty.commons === 'assumed').map(({ id }) => id);
  expect(unsure).toEqual(['swamp-orcs', 'shadow-elves', 'mountain-vargath']);
});
