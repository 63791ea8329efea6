/** Who sees what. One function answers for every card; the view, the redaction of events and the re-deal all ask it. */
import { permuteUnseen, type Plain, type Random, type Sight, type Viewer } from '@kolbiste/engine';
import type { GameEvent } from './events.ts';
import { type Attack, type CardId, type Mode, type Packet, type Phase, type Roll, type Switches, type Token, type World } from './state.ts';
import { sumOf, teamOf } from './world.ts';

export interface CardView {
  readonly id: CardId;
  /** Its name in the catalogue, or `?`. */
  readonly card: string;
}
export interface PlayerView {
  readonly hero: string;
  readonly team: number;
  readonly health: number;
  readonly cp: number;
  readonly alive: boolean;
  readonly hand: readonly CardView[];
  readonly deckSize: number;
  /** Cards of the deck whose face the viewer knows, with their place from the top. */
  readonly deckKnown: readonly (CardView & { readonly fromTop: number })[];
  readonly discard: readonly CardView[];
  readonly upgrades: readonly CardView[];
  readonly levels: readonly number[];
  readonly tokens: readonly Token[];
  readonly raised: { readonly [status: string]: number };
  readonly companion: number;
  readonly slots: readonly number[];
  /** What lies face down, for its owner only. */
  readonly secret: readonly number[] | null;
  readonly marks: readonly string[];
}
export interface TableView {
  readonly mode: Mode;
  readonly turn: number;
  readonly starter: number;
  readonly active: number;
  readonly phase: Phase;
  readonly start: number;
  readonly players: readonly PlayerView[];
  readonly playing: readonly CardView[];
  readonly rolls: readonly Roll[];
  readonly attack: Attack | null;
  /** The ledger: every packet line by line, with subtotal and what it would come to now. */
  readonly damage: readonly (Packet & { readonly subtotal: number; readonly final: number; readonly isolated: boolean })[];
  readonly heals: readonly number[];
  readonly lock: number;
  readonly switches: Switches;
}

const bitOf = (viewer: Viewer): number => (viewer === 'spectator' ? 0x80 : 1 << viewer);
const sees = (w: World, viewer: Viewer, id: CardId): Sight => (w.known[id]! & bitOf(viewer) ? 'face' : 'back');

export function viewTable(w: World, viewer: Viewer): TableView {
  const face = (id: CardId): CardView => ({ id, card: sees(w, viewer, id) === 'face' ? w.cards[id]! : '?' });
  const ledger = (isolated: boolean) => (packet: Packet) => ({ ...packet, lines: [...packet.lines], ...sumOf(w, packet), isolated });
  return {
    mode: w.mode,
    turn: w.turn,
    starter: w.starter,
    active: w.active,
    phase: w.phase,
    start: w.start,
    players: w.players.map((player, seat): PlayerView => ({
      hero: player.hero,
      team: teamOf(w, seat),
      health: w.dials[teamOf(w, seat)]!,
      cp: player.cp,
      alive: player.alive,
      hand: player.hand.map(face),
      deckSize: player.deck.length,
      deckKnown: player.deck
        .flatMap((id, i) => (sees(w, viewer, id) === 'face' ? [{ id, card: w.cards[id]!, fromTop: player.deck.length - 1 - i }] : []))
        .reverse(),
      discard: player.discard.map(face),
      upgrades: player.upgrades.map(face),
      levels: [...player.levels],
      tokens: player.tokens.map(token => ({ ...token })),
      raised: { ...player.raised },
      companion: player.companion,
      slots: [...player.slots],
      secret: viewer === seat ? [...player.secret] : null,
      marks: [...player.marks],
    })),
    playing: w.playing.map(face),
    rolls: w.rolls.map(roll => ({ ...roll, dice: [...roll.dice] })),
    attack: w.attack && { ...w.attack, pending: [...w.attack.pending], marks: [...w.attack.marks] },
    damage: [...w.packets.map(ledger(false)), ...w.isolated.map(ledger(true))],
    heals: [...w.heals],
    lock: w.lock,
    switches: w.switches,
  };
}

function cardsIn(event: GameEvent): readonly CardId[] {
  if ('card' in event && event.type !== 'illusionShown') return [event.card];
  return 'cards' in event ? event.cards : [];
}
/** The event with the faces the viewer may know. Ids tell nothing, so they stay. */
export function redactEvent(w: World, event: GameEvent, viewer: Viewer): Plain {
  const faces: Record<string, string> = {};
  for (const id of cardsIn(event)) if (sees(w, viewer, id) === 'face') faces[id] = w.cards[id]!;
  return { ...event, faces } as unknown as Plain;
}

const REVEALING = new Set<GameEvent['type']>([
  'drew',
  'sold',
  'discarded',
  'cardDeclared',
  'cardPlayed',
  'upgraded',
  'revealed',
  'lookedAt',
  'taken',
  'rolled',
  'startRolled',
  'illusionShown',
  'shuffled',
]);
export const reveals = (event: GameEvent): boolean => REVEALING.has(event.type);

/** Deals anew what the viewer cannot know: faces among the cards of one player, and what lies face down. */
export function redealTable(w: World, viewer: Viewer, random: Random): void {
  const groups: CardId[][] = w.players.map(() => []);
  w.owners.forEach((owner, id) => groups[owner]!.push(id));
  permuteUnseen({
    world: w,
    viewer,
    sees,
    random,
    groups,
    read: id => w.cards[id]!,
    write: (id, card) => void (w.cards[id] = card),
  });
  w.players.forEach((player, seat) => {
    if (seat === viewer || player.secret.length === 0) return;
    player.secret.sort((a, b) => a - b);
    random.shuffle(player.secret);
  });
}
