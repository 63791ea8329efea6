/** What Scratch Wars brings to the page. */
import type { Plain } from '@kolbiste/engine';
import { decodeCard, type DuelEvent } from '../index.ts';
import type { DeckData, SeenEvent } from '@kolbiste/protocol';
import type { EmblemName } from '@kolbiste/board-kit/emblems/emblems';
import type { Sound } from '@kolbiste/board-kit/sound';
import { tallyBy } from '@kolbiste/board-kit/tally';
import { boardWords, type BoardWords } from '../text/board.ts';
import type { GamePresentation } from '@kolbiste/board-kit/presentation';
import { bringing } from './bringing.ts';
import { beats } from './beats.ts';
import Board from './Board.svelte';
import { cards } from './cards.ts';
import Face from './Face.svelte';
import { needsConfirming } from '../text/confirming.ts';
import Collection from './Collection.svelte';
import Pools from './Pools.svelte';

type EventType = DuelEvent['type'];

const EMBLEM: Partial<Record<EventType, EmblemName>> = {
  prepared: 'ready',
  revealed: 'reveal',
  startSpun: 'spin',
  startDecided: 'crown',
  starterChosen: 'crown',
  livesLost: 'wound',
  suddenDeath: 'dead',
  healed: 'heal',
  energyGained: 'energy',
  energyPaid: 'energy',
  weaponReadied: 'ready',
  curseBroken: 'blessing',
  spun: 'spin',
  effectIgnored: 'pass',
  effectCancelled: 'forbidden',
  bonusUsed: 'star',
  specialUsed: 'star',
  trapsSprung: 'trap',
  aimed: 'target',
  shielded: 'defend',
  attacked: 'attack',
  weaponBroken: 'broken',
  weaponCursed: 'cursed',
  effectDeferred: 'permanent',
  deferredUsed: 'spent',
  deferredCancelled: 'discard',
  deferredDestroyed: 'broken',
  repairStarted: 'repair',
  actionsEnded: 'pass',
};
const TIME_EMBLEM = { morning: 'dawn', noon: 'day', evening: 'dusk', night: 'night' } as const;

const SOUND: Partial<Record<EventType, Sound>> = {
  spun: 'spin',
  startSpun: 'spin',
  attacked: 'hit',
  trapsSprung: 'hit',
  weaponBroken: 'hit',
  effectDeferred: 'card',
  shielded: 'card',
  turnBegan: 'turn',
};

/** Energy shows on the plates; an effect that is not ignored is used, and what it is aimed at is told when it hits. */
const BACKGROUND: ReadonlySet<string> = new Set<EventType>(['energyPaid', 'effectUsed', 'aimed', 'actionsEnded']);

const both = (pick: (text: BoardWords) => string): { cs: string; en: string } => ({
  cs: pick(boardWords('cs')),
  en: pick(boardWords('en')),
});

/** What is told of each side at the end. */
const COUNTED = [
  { label: both(t => t.tally.attacks), type: 'attacked', of: 'seat' },
  { label: both(t => t.tally.blocks), type: 'shielded', of: 'seat' },
  { label: both(t => t.tally.lost), type: 'livesLost', of: 'seat', n: 'lost' },
] as const;

export const presentation = {
  Board,
  Face,
  cards,
  Collection,
  bringing,
  matters: () => ['preparation', 'pools'],
  optionEditors: { pools: Pools },
  deckCover(deck: DeckData) {
    const code = deck.game === 'scratch-wars' ? (deck.hero ?? deck.weapons[0]) : undefined;
    const read = code === undefined ? null : decodeCard(code);
    return read && 'card' in read ? (read.card as unknown as Plain) : null;
  },
  beats,
  eventEmblem(event: SeenEvent) {
    const happened = event as unknown as DuelEvent;
    return happened.type === 'roundBegan' ? TIME_EMBLEM[happened.time] : (EMBLEM[happened.type] ?? null);
  },
  isHeading: (event: SeenEvent) => event.type === 'roundBegan' || event.type === 'turnBegan',
  inBackground: (event: SeenEvent) => BACKGROUND.has(event.type),
  eventSound: (event: SeenEvent) => SOUND[event.type as EventType] ?? null,
  tally: (events: readonly SeenEvent[], seats: number) => tallyBy(COUNTED, events, seats),
  needsConfirming,
} satisfies GamePresentation;
