/** Who sees what. One function answers for every card; the view, the redaction of events and the re-deal all ask it. */
import { alone, permuteUnseen, type Once, type Plain, type Random, type Seat, type Sight, type Viewer } from '@kolbiste/engine';
import { statusNamed } from '../cards/registry.ts';
import { abilityPlaces } from './abilities.ts';
import { setFace, shuffleFaceDown } from './atoms.ts';
import type { GameEvent } from './events.ts';
import { billOf, type BillLine } from './ledger.ts';
import { sumOf } from './packets.ts';
import { healthCap, inPriority, kings, locked, teamOf } from './queries.ts';
import type { Attack, CardId, Mark, Mode, Packet, Phase, Roll, Switches, Token, World } from './state.ts';
import { limitOf } from './statuses.ts';

export interface CardView {
  readonly id: CardId;
  /** Its name in the catalogue, or `?`. */
  readonly card: string;
}
/** Tokens of one status on one board. */
export interface HeldView {
  readonly status: string;
  /** What each token remembers, in order of arrival. */
  readonly states: readonly number[];
  /** How many the board can hold. */
  readonly limit: number;
  /** The names of the abilities they lie on, if they cover any. */
  readonly covers: readonly string[];
}
export interface PlayerView {
  readonly hero: string;
  readonly team: number;
  readonly health: number;
  readonly cp: number;
  readonly alive: boolean;
  /** Locked out by an opponent's ultimate. */
  readonly locked: boolean;
  readonly hand: readonly CardView[];
  readonly deckSize: number;
  /** Cards of the deck whose face the viewer knows, with their place from the top. */
  readonly deckKnown: readonly (CardView & { readonly fromTop: number })[];
  readonly discard: readonly CardView[];
  readonly upgrades: readonly CardView[];
  readonly levels: readonly number[];
  readonly tokens: readonly Token[];
  /** The same by status. */
  readonly held: readonly HeldView[];
  readonly raised: { readonly [status: string]: number };
  readonly companion: number | null;
  readonly slots: readonly number[];
  /** What lies face down, for its owner only. */
  readonly secret: readonly number[] | null;
  readonly marks: readonly Mark[];
  readonly permissions: readonly string[];
}
/** A packet with its bill, and what it would come to now. */
export interface DamageView extends Packet {
  readonly subtotal: number;
  readonly final: number;
  readonly isolated: boolean;
  readonly bill: readonly BillLine[];
}
/** Without the effects that still wait: they name scripts, which only the rules can read. */
export type AttackView = Omit<Attack, 'script' | 'pending'>;
export interface TableView {
  readonly mode: Mode;
  readonly turn: number;
  readonly starter: number;
  readonly active: number;
  readonly phase: Phase;
  readonly start: number;
  /** The most health a dial can show. */
  readonly cap: number;
  /** King of the Hill: attacking one of them brings a card. */
  readonly kings: readonly Seat[];
  /** Players in the game in turn order, the active one first (DIT 14.8). */
  readonly order: readonly Seat[];
  readonly players: readonly PlayerView[];
  readonly playing: readonly (CardView & { readonly owner: Seat })[];
  readonly rolls: readonly Roll[];
  readonly attack: AttackView | null;
  readonly damage: readonly DamageView[];
  readonly heals: readonly number[];
  readonly lock: number | null;
  readonly switches: Switches;
}

const bitOf = (viewer: Viewer): number => (viewer === 'spectator' ? 0x80 : 1 << viewer);
const sees = (w: World, viewer: Viewer, id: CardId): Sight => (w.known[id]! & bitOf(viewer) ? 'face' : 'back');

function viewHeld(w: World, seat: Seat): HeldView[] {
  const held: { status: string; states: number[]; limit: number; covers: string[] }[] = [];
  for (const { status, state } of w.players[seat]!.tokens) {
    let own = held.find(each => each.status === status);
    if (!own) held.push((own = { status, states: [], limit: limitOf(w, seat, status), covers: [] }));
    own.states.push(state);
    if (statusNamed(status).covers) own.covers.push(abilityPlaces(w, seat)[state]!);
  }
  return held;
}
function viewDamage(w: World, packet: Packet, isolated: boolean): DamageView {
  const sum = sumOf(w, packet);
  return { ...packet, lines: [...packet.lines], ...sum, isolated, bill: billOf(packet, sum) };
}
function viewAttack({ script: _script, pending: _pending, ...attack }: Attack): AttackView {
  return { ...attack, survivors: [...attack.survivors], marks: [...attack.marks] };
}
/** What everybody sees of a player. */
function viewBoard(w: World, seat: Seat) {
  const { levels, tokens, raised, slots, marks, permissions } = w.players[seat]!;
  return {
    levels: [...levels],
    tokens: tokens.map(token => ({ ...token })),
    held: viewHeld(w, seat),
    raised: { ...raised },
    slots: [...slots],
    marks: [...marks],
    permissions: [...permissions],
  };
}
/** The cards of a deck whose faces the viewer knows, from the top. */
function knownIn(w: World, viewer: Viewer, deck: readonly CardId[]): PlayerView['deckKnown'] {
  const known: (CardView & { readonly fromTop: number })[] = [];
  for (let fromTop = 0; fromTop < deck.length; fromTop++) {
    const id = deck[deck.length - 1 - fromTop]!;
    if (sees(w, viewer, id) === 'face') known.push({ id, card: w.cards[id]!, fromTop });
  }
  return known;
}
export function viewTable(w: World, viewer: Viewer, once: Once = alone): TableView {
  const face = (id: CardId): CardView => ({ id, card: sees(w, viewer, id) === 'face' ? w.cards[id]! : '?' });
  const damage = (isolated: boolean) => (packet: Packet) => viewDamage(w, packet, isolated);
  const boards = once('boards', () => w.players.map((_, seat) => viewBoard(w, seat)));
  return {
    mode: w.mode,
    turn: w.turn,
    starter: w.starter,
    active: w.active,
    phase: w.phase,
    start: w.start,
    cap: healthCap(w),
    kings: kings(w),
    order: once('order', () => inPriority(w)),
    players: w.players.map((player, seat): PlayerView => ({
      hero: player.hero,
      team: teamOf(w, seat),
      health: w.dials[teamOf(w, seat)]!,
      cp: player.cp,
      alive: player.alive,
      locked: locked(w, seat),
      hand: player.hand.map(face),
      deckSize: player.deck.length,
      deckKnown: knownIn(w, viewer, player.deck),
      discard: player.discard.map(face),
      upgrades: player.upgrades.map(face),
      levels: boards[seat]!.levels,
      tokens: boards[seat]!.tokens,
      held: boards[seat]!.held,
      raised: boards[seat]!.raised,
      companion: player.companion,
      slots: boards[seat]!.slots,
      secret: viewer === seat ? [...player.secret] : null,
      marks: boards[seat]!.marks,
      permissions: boards[seat]!.permissions,
    })),
    playing: w.playing.map(id => ({ ...face(id), owner: w.owners[id]! })),
    rolls: once('rolls', () => w.rolls.map(roll => ({ ...roll, dice: [...roll.dice] }))),
    attack: once('attack', () => w.attack && viewAttack(w.attack)),
    damage: once('damage', () => [...w.packets.map(damage(false)), ...w.isolated.flat().map(damage(true))]),
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

/** Deals again what the viewer cannot know: faces among the cards of one player, and what lies face down. */
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
    write: (id, card) => setFace(w, id, card),
  });
  w.players.forEach((player, seat) => {
    if (seat !== viewer && player.secret.length > 0) shuffleFaceDown(w, seat, random);
  });
}
