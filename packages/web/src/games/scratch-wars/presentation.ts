/** What Scratch Wars brings to the page. */
import type { Option } from '@kolbiste/engine';
import type { DuelEvent } from '@kolbiste/scratch-wars';
import type { SeenEvent } from '@kolbiste/protocol';
import type { EmblemName } from '../../emblems/emblems.ts';
import type { Sound } from '../../shell/sound.ts';
import type { GamePresentation } from '../presentation.ts';
import Board from './Board.svelte';
import { cards } from './cards.ts';
import Face from './Face.svelte';
import Workshop from './Workshop.svelte';

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

export const presentation = {
  Board,
  Face,
  cards,
  Workshop,
  eventEmblem(event: SeenEvent) {
    const happened = event as unknown as DuelEvent;
    return happened.type === 'roundBegan' ? TIME_EMBLEM[happened.time] : (EMBLEM[happened.type] ?? null);
  },
  isHeading: (event: SeenEvent) => event.type === 'roundBegan' || event.type === 'turnBegan',
  eventSound: (event: SeenEvent) => SOUND[event.type as EventType] ?? null,
  /** Giving up a deferred effect, breaking a curse, and ending the turn with actions left cannot be taken back by playing on. */
  needsConfirming: (question: string, option: Option) =>
    (question === 'turn.acted' && (option === 'end' || (typeof option === 'object' && 'cancel' in option))) ||
    (question === 'turn.breakCurse' && option === 'break'),
} satisfies GamePresentation;
