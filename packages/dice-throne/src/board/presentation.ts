/** What Dice Throne brings to the page. */
import type { GameEvent } from '../index.ts';
import type { EmblemName } from '@kolbiste/board-kit/emblems/emblems';
import type { Sound } from '@kolbiste/board-kit/sound';
import { tallyBy } from '@kolbiste/board-kit/tally';
import { boardWords, type BoardWords } from '../text/board.ts';
import type { GamePresentation } from '@kolbiste/board-kit/presentation';
import { bringing } from './bringing.ts';
import { needsConfirming, sparing } from '../text/confirming.ts';
import { beats } from './beats.ts';
import Board from './Board.svelte';
import { cards } from './cards.ts';
import Face from './Face.svelte';
import HeroPicker from './HeroPicker.svelte';

type EventType = GameEvent['type'];
const EMBLEM: Partial<Record<EventType, EmblemName>> = {
  startRolled: 'roll',
  startDecided: 'crown',
  turnBegan: 'flag',
  shuffled: 'swap',
  drew: 'draw',
  cpGained: 'coin',
  cpPaid: 'coin',
  cpStolen: 'coin',
  healed: 'heal',
  healWaits: 'heal',
  healthStolen: 'heal',
  sold: 'buy',
  discarded: 'discard',
  cardDeclared: 'cards',
  cardTakenBack: 'undo',
  upgraded: 'up',
  revealed: 'reveal',
  lookedAt: 'eye',
  taken: 'draw',
  rolled: 'roll',
  dieChanged: 'die',
  announced: 'scroll',
  announcementLapsed: 'forbidden',
  activated: 'star',
  attackFixed: 'attack',
  targeted: 'target',
  kingBonus: 'crown',
  defended: 'defend',
  defenceDeclined: 'pass',
  statusGained: 'blessing',
  statusLeft: 'spent',
  statusMoved: 'swap',
  statusChanged: 'hourglass',
  limitRaised: 'plus',
  companionMoved: 'mace',
  damageAdded: 'sum',
  damageTypeChanged: 'explosion',
  damaged: 'wound',
  settled: 'sum',
  used: 'star',
  prepared: 'magic',
  cast: 'magic',
  illusionLaid: 'hidden',
  illusionShown: 'eye',
  survived: 'life',
  defeated: 'dead',
};
const SOUND: Partial<Record<EventType, Sound>> = {
  startRolled: 'die',
  rolled: 'die',
  dieChanged: 'die',
  damaged: 'hit',
  healthStolen: 'hit',
  cardDeclared: 'card',
  upgraded: 'card',
  drew: 'card',
  sold: 'card',
  companionMoved: 'hit',
};

/** Phases, points and hands show on the board; that a card resolves, lines of a bill and their sum follow from what was told, and a choice says itself in what comes of it. */
const BACKGROUND: ReadonlySet<string> = new Set<EventType>([
  'used',
  'chosen',
  'mayCast',
  'phaseBegan',
  'shuffled',
  'cpGained',
  'cpPaid',
  'declared',
  'discarded',
  'cardPlayed',
  'activated',
  'targeted',
  'damageAdded',
  'settled',
]);

const both = (pick: (text: BoardWords) => string): { cs: string; en: string } => ({
  cs: pick(boardWords('cs')),
  en: pick(boardWords('en')),
});

/** What is told of each side at the end. */
const COUNTED = [
  { label: both(t => t.tally.rolls), type: 'rolled', of: 'seat' },
  { label: both(t => t.tally.cards), type: 'cardPlayed', of: 'seat' },
  { label: both(t => t.tally.abilities), type: 'activated', of: 'seat' },
  { label: both(t => t.tally.taken), type: 'damaged', of: 'seat', n: 'n' },
  { label: both(t => t.tally.healed), type: 'healed', of: 'seat', n: 'gained' },
] as const;

export const presentation: GamePresentation = {
  Board,
  Face,
  cards,
  matters: () => ['heroes'],
  optionEditors: { heroes: HeroPicker },
  bringing,
  beats,
  cardOf({ type, card, faces, seat }) {
    const face = type === 'cardPlayed' ? (faces as { readonly [id: string]: string } | undefined)?.[card as number] : undefined;
    return face === undefined ? null : { card: face, seat: seat as number };
  },
  eventEmblem: event => EMBLEM[event.type as EventType] ?? null,
  isHeading: event => event.type === 'turnBegan',
  inBackground: (event, before) =>
    BACKGROUND.has(event.type) ||
    (event.type === 'drew' && Object.keys((event['faces'] as object | undefined) ?? {}).length === 0) ||
    (event.type === 'upgraded' && before.some(({ type, card }) => type === 'cardDeclared' && card === event['card'])),
  eventSound: event => SOUND[event.type as EventType] ?? null,
  ofCrowd: (_question, option) => typeof option === 'object' && 'reroll' in option,
  sparing,
  tally: (events, seats) => tallyBy(COUNTED, events, seats),
  deckCover: deck => (deck.game === 'dice-throne' ? { is: 'hero', hero: deck.hero } : null),
  needsConfirming,
};
