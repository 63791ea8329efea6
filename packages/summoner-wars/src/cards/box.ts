/**
 * What is in the box: copies and starting places of every faction, in one table, so that an owner of the box can correct it.
 * `certainty` says how far each part is known: `sure` was read from the cards, `listed` stands in one listing, `assumed` follows
 * the pattern of the other decks (SUM I2). Columns count from the owner's left, row 1 is his back row.
 */
import type { DeckList } from './vocabulary.ts';

const at = (card: string, ...places: readonly (readonly [column: number, row: number])[]) =>
  places.map(([column, row]) => ({ card, column, row }));

export const BOX = {
  deepDwarves: {
    champions: ['lun', 'kynder', 'sprog'],
    commons: { miner: 7, 'gem-mage': 6, scholar: 5 },
    events: { 'illusionary-warrior': 2, 'summoning-surge': 2, 'magic-stasis': 2, 'wake-the-father-gem': 2, 'magic-torrent': 1 },
    setup: [
      ...at('tundle', [2, 2]),
      ...at('wall', [3, 3]),
      ...at('miner', [1, 2], [2, 4], [6, 4]),
      ...at('scholar', [2, 3]),
      ...at('gem-mage', [3, 2]),
    ],
    vineWalls: 0,
    certainty: { commons: 'listed', events: 'sure', setup: 'sure' },
  },
  swampOrcs: {
    champions: ['blerg', 'glarg', 'splub'],
    commons: { hunter: 7, 'swamp-shaman': 6, savager: 5 },
    events: { 'vine-growth': 3, 'vine-guard': 2, ensnare: 2, ambush: 2 },
    setup: [
      ...at('mugglug', [3, 1]),
      ...at('wall', [3, 3]),
      ...at('savager', [2, 4]),
      ...at('hunter', [4, 2]),
      ...at('swamp-shaman', [5, 2]),
    ],
    vineWalls: 15,
    certainty: { commons: 'assumed', events: 'sure', setup: 'sure' },
  },
  sandGoblins: {
    champions: ['silts', 'biter', 'kreep'],
    commons: { scavenger: 7, javelineer: 6, 'sand-shaman': 5 },
    events: { 'duck-and-cover': 3, taunt: 3, shiny: 2, mirage: 1 },
    setup: [
      ...at('krusk', [5, 2]),
      ...at('wall', [5, 3]),
      ...at('javelineer', [3, 2], [3, 3]),
      ...at('scavenger', [4, 3], [6, 3]),
      ...at('sand-shaman', [5, 1]),
    ],
    vineWalls: 0,
    certainty: { commons: 'listed', events: 'listed', setup: 'listed' },
  },
  shadowElves: {
    champions: ['hydrake', 'malidala', 'xaserbane'],
    commons: { swordsman: 7, ranger: 6, scout: 5 },
    events: { shadows: 3, 'summon-the-night': 2, 'stalking-advance': 2, 'into-darkness': 2 },
    setup: [
      ...at('selundar', [6, 1]),
      ...at('wall', [4, 3]),
      ...at('swordsman', [2, 2], [3, 4], [6, 3]),
      ...at('ranger', [1, 1], [5, 2]),
      ...at('scout', [4, 2]),
    ],
    vineWalls: 0,
    certainty: { commons: 'assumed', events: 'sure', setup: 'sure' },
  },
  mountainVargath: {
    champions: ['growden', 'quen', 'torodin'],
    commons: { warrior: 7, rusher: 6, brute: 5 },
    events: { muster: 3, 'greater-command': 2, 'superior-planning': 2, 'torodins-advance': 1, 'fall-back': 1 },
    setup: [
      ...at('sunderved', [4, 2]),
      ...at('wall', [3, 3]),
      ...at('warrior', [1, 4], [5, 3]),
      ...at('rusher', [4, 4]),
      ...at('brute', [2, 2]),
    ],
    vineWalls: 0,
    certainty: { commons: 'assumed', events: 'sure', setup: 'sure' },
  },
  benders: {
    champions: ['kalal', 'sorgwen', 'gulldune'],
    commons: { deceiver: 7, controller: 6, breaker: 5 },
    events: { 'mind-control': 3, mimic: 3, 'magic-drain': 2, 'a-hero-is-born': 1 },
    setup: [...at('tacullu', [4, 1]), ...at('wall', [4, 3]), ...at('controller', [1, 1], [4, 2]), ...at('deceiver', [3, 1], [5, 2])],
    vineWalls: 0,
    certainty: { commons: 'listed', events: 'sure', setup: 'sure' },
  },
} as const satisfies Record<string, DeckList>;
