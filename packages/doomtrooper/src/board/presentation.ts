/** What Doomtrooper brings to the page. */
import { definitionNamed, DEFINITIONS, type DoomEvent } from '../index.ts';
import type { EmblemName } from '@kolbiste/board-kit/emblems/emblems';
import type { Sound } from '@kolbiste/board-kit/sound';
import type { SeenEvent } from '@kolbiste/protocol';
import type { GamePresentation } from '@kolbiste/board-kit/presentation';
import { tallyBy } from '@kolbiste/board-kit/tally';
import { beats } from './beats.ts';
import Board from './Board.svelte';
import { cards } from './cards.ts';
import { needsConfirming, sparing } from '../text/confirming.ts';
import { bringing } from './bringing.ts';
import Decks from './Decks.svelte';
import Face from './Face.svelte';
import { boardWords, MOMENTS, TYPES, type BoardWords } from '../text/board.ts';

type EventType = DoomEvent['type'];

const EMBLEM: Partial<Record<EventType, EmblemName>> = {
  startDecided: 'crown',
  handShown: 'reveal',
  handExchanged: 'swap',
  turnBegan: 'flag',
  turnMissed: 'asleep',
  drew: 'phaseDraw',
  destinyGained: 'coin',
  destinyLost: 'coin',
  debtTaken: 'coin',
  debtPaid: 'coin',
  victoryGained: 'star',
  victoryLost: 'star',
  actionTaken: 'energy',
  actionsGranted: 'energy',
  actionsLost: 'spent',
  meditated: 'blessing',
  played: 'cards',
  used: 'magic',
  cancelled: 'forbidden',
  redirected: 'forbidden',
  fizzled: 'forbidden',
  entered: 'summon',
  hid: 'hiddenUnit',
  revealed: 'eye',
  unpaid: 'warning',
  returned: 'undo',
  covered: 'defend',
  uncovered: 'up',
  transferred: 'phaseMove',
  attached: 'link',
  placed: 'build',
  boarded: 'machine',
  stolen: 'mercenary',
  attackDeclared: 'attack',
  paired: 'target',
  tacticChosen: 'melee',
  warzoneChosen: 'build',
  weaponChosen: 'sword',
  strengthened: 'sum',
  struck: 'explosion',
  saved: 'heal',
  wounded: 'wound',
  healed: 'heal',
  killed: 'dead',
  discarded: 'discard',
  sacrificed: 'sacrifice',
  pointsAnnounced: 'star',
  specialAttack: 'attack',
  sabotageAnnounced: 'explosion',
  sabotageFailed: 'forbidden',
  sabotaged: 'explosion',
  missionCompleted: 'seal',
  looked: 'eye',
  libraryShuffled: 'swap',
  coin: 'coin',
  countdownBegan: 'hourglass',
  countdownStopped: 'ready',
  eliminated: 'dead',
  staked: 'coin',
  lastTurns: 'hourglass',
  proposed: 'handshake',
  agreed: 'handshake',
  proposalRefused: 'forbidden',
  proposalWithdrawn: 'undo',
  judged: 'handshake',
  gameEnded: 'crown',
};

const SOUND: Partial<Record<EventType, Sound>> = {
  drew: 'card',
  played: 'card',
  entered: 'card',
  hid: 'card',
  attached: 'card',
  placed: 'card',
  covered: 'card',
  coin: 'die',
  struck: 'hit',
  wounded: 'hit',
  killed: 'hit',
  sabotaged: 'hit',
};

/** Actions and destiny show on the plates, and what ends says itself. */
const BACKGROUND: ReadonlySet<string> = new Set<EventType>([
  'actionTaken',
  'turnEnded',
  'attackDeclared',
  'pointsAnnounced',
  'combatEnded',
  'chose',
]);
/** What comes of a card that was just played or used. */
const FOLLOWS: ReadonlySet<string> = new Set<EventType>(['entered', 'attached', 'placed', 'boarded', 'lasting', 'discarded', 'sacrificed']);
const ofCard = ({ card, by, vehicle, type }: SeenEvent): unknown => (type === 'lasting' ? by : type === 'boarded' ? vehicle : card);

const both = (pick: (text: BoardWords) => string): { cs: string; en: string } => ({
  cs: pick(boardWords('cs')),
  en: pick(boardWords('en')),
});

/** What is told of each side at the end. */
const COUNTED = [
  { label: both(t => t.tally.attacks), type: 'attackDeclared', of: 'seat' },
  { label: both(t => t.tally.cards), type: 'played', of: 'seat' },
  { label: both(t => t.tally.victory), type: 'victoryGained', of: 'seat', n: 'n' },
  { label: both(t => t.tally.destiny), type: 'destinyGained', of: 'seat', n: 'n' },
] as const;
/** The warrior of the highest Value, or whatever there is. */
function greatestOf(codes: readonly string[]): string | null {
  const valueOf = (code: string): number => {
    const card = DEFINITIONS[definitionNamed(code)];
    return card?.type === 'warrior' ? card.ratings[3] : -1;
  };
  return codes.toSorted((a, b) => valueOf(b) - valueOf(a))[0] ?? null;
}

export const presentation: GamePresentation = {
  Board,
  Face,
  cards,
  matters: seats => (seats > 2 ? ['profile', 'mode', 'decks'] : ['profile', 'decks']),
  deckBuilding: () => import('./deck-building.ts').then(module => module.deckBuilding),
  optionEditors: { decks: Decks },
  bringing,
  windows: [
    {
      id: 'moments',
      label: both(t => t.stopsBy),
      kinds: [...MOMENTS.map(id => ({ id, label: both(t => t.moments[id]) })), { id: 'turn.discarded', label: both(t => t.mayDiscard) }],
    },
    {
      id: 'cards',
      label: both(t => t.stopsByCard),
      kinds: TYPES.map(type => ({ id: `reaction:${type}`, label: both(t => t.types[type]) })),
    },
  ],
  beats,
  cardOf({ type, card, faces, seat }) {
    const def =
      type === 'played' || type === 'used' ? (faces as { readonly [id: string]: number } | undefined)?.[card as number] : undefined;
    return def === undefined ? null : { card: { def }, seat: seat as number };
  },
  eventEmblem: event => EMBLEM[event.type as EventType] ?? null,
  eventSound: event => SOUND[event.type as EventType] ?? null,
  isHeading: event => event.type === 'turnBegan',
  inBackground: (event, before) =>
    BACKGROUND.has(event.type) ||
    (event.type === 'destinyLost' && event['cause'] !== 'unpaid' && event['cause'] !== 'debt') ||
    // What a dead warrior carried goes with him.
    (event.type === 'discarded' &&
      before.some(({ type, card }) => type === 'killed' && (card === event['card'] || card === event['host']))) ||
    (FOLLOWS.has(event.type) && before.some(({ type, card }) => (type === 'played' || type === 'used') && card === ofCard(event))),
  sparing,
  tally: (events, seats) => tallyBy(COUNTED, events, seats),
  deckCover: deck => (deck.game === 'doomtrooper' ? (deck.cover ?? greatestOf(deck.cards.map(([code]) => code))) : null),
  needsConfirming,
};
