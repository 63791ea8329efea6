/** Who sees what: one function, from which come the view, the redaction of events and the re-deal [DR-45] [DR-89]. */
import {
  alone,
  explainFold,
  permuteUnseen,
  type Known,
  type Once,
  type Plain,
  type Random,
  type Seat,
  type Viewer,
} from '@kolbiste/engine';
import { forgetGivers, setFace } from './atoms.ts';
import { destinyOf, isPaired, rulesOf, topFight } from './queries.ts';
import type { Context, Rating } from '../cards/vocabulary.ts';
import { DEFINITIONS, definitionOf } from '../cards/registry.ts';
import { guessedRest } from '../decks/guess.ts';
import { type DoomEvent, type From, NONE } from './events.ts';
import { isHandOpen, seesTops } from './hands.ts';
import { isPresent } from './status.ts';
import { LAYERS, modifiersOf, type Layer } from './values.ts';
import { isInPlay, type Area, type CardId, type Fight, type Side, type World } from './state.ts';

/** Whether a viewer knows a card's face. */
export function sees(w: World, viewer: Viewer, id: CardId): boolean {
  const { zone, owner, by } = w.cards[id]!;
  switch (zone) {
    case 'library':
      return isShown(w, viewer, id) || (w.sides[owner]!.library.at(-1) === id && seesTops(w, viewer));
    case 'sideboard':
      return isShown(w, viewer, id) || viewer === owner;
    case 'hand':
      return viewer === owner || isShown(w, viewer, id) || isHandOpen(w, owner);
    case 'hidden':
      return viewer === by; // DOT 9.11, 9.12
    case 'discard':
      return (viewer === owner && rulesOf(w).discardSeenBy === 'owner') || isShown(w, viewer, id) || isUsedThere(w, viewer, id); // DOT 37.8t, 37.8s
    case 'sacrificed':
      return rulesOf(w).sacrificedSeenBy === 'all' || isShown(w, viewer, id); // DOT 37.7t, 37.7s
    case 'stored':
      return !w.cards[id]!.covered || viewer === by || isShown(w, viewer, id);
    default:
      return true;
  }
}
/** A card that is used out of the discard pile: its player knows where it is, and all do while it is used [DR-130]. */
const isUsedThere = (w: World, viewer: Viewer, id: CardId): boolean =>
  w.known.length > 0 && w.known.includes(id) && (viewer === w.cards[id]!.owner || w.announced.some(({ card }) => card === id));
function isShown(w: World, viewer: Viewer, id: CardId): boolean {
  for (const { seat, card } of w.shown) if (seat === viewer && card === id) return true;
  return false;
}

export interface CardView {
  readonly id: CardId;
  /** Number of the definition; null when the viewer may not know it. */
  readonly def: number | null;
}
export interface PieceView extends CardView {
  readonly owner: Seat;
  readonly by: Seat;
  readonly area: Area | 'outside' | 'hidden' | 'player' | 'table' | 'attached' | 'stored';
  readonly at: Seat;
  readonly wounded: boolean;
  readonly covered: boolean;
  readonly inside: boolean;
  readonly off: boolean;
  readonly marks: number;
  readonly chosen: number;
  readonly sergeant: CardId;
  /** Fight, Shoot, Armor, Value now; null while hidden. */
  readonly ratings: readonly number[] | null;
  /** How the ratings that differ from what is printed came about, in their order; null for the others. */
  readonly sums: readonly (SumView | null)[] | null;
  readonly gear: readonly CardId[];
}
/** A rating as a sum. A step's source is a card whose face is known by now, or cover. */
export interface SumView {
  readonly printed: number;
  readonly steps: readonly {
    readonly layer: Layer;
    readonly does: 'set' | 'plus' | 'times';
    readonly n: number;
    readonly rule: string;
    readonly source: CardId | 'cover';
    readonly def: number | null;
    readonly after: number;
  }[];
  readonly total: number;
}
/** A card or ability announced and not yet resolved. */
export interface AnnouncedView extends CardView {
  readonly seat: Seat;
  /** -1 for playing the card. */
  readonly use: number;
  readonly on: CardId;
  readonly at: Seat;
  readonly spent: number;
  readonly cancelled: boolean;
}
export interface SideView {
  readonly destiny: number;
  readonly victory: number;
  readonly debt: number;
  /** How much of his destiny points no card of another takes. */
  readonly reserve?: number;
  readonly library: number;
  readonly hand: readonly CardView[];
  readonly discard: readonly CardView[];
  readonly sacrificed: readonly CardView[];
  readonly countdown: number;
  readonly turns: number;
  readonly team: number;
  readonly out: boolean;
  readonly sabotaged: readonly Seat[];
}
export interface FightView {
  readonly id: number;
  readonly by: Seat;
  readonly phase: string;
  readonly attacker: CardId;
  readonly defender: CardId;
  readonly tactic: string | null;
  readonly warzone: CardId;
  readonly weapons: readonly CardId[];
  readonly helpers: readonly CardId[];
  /** Combat spells that may be strengthened. */
  readonly cast: readonly CardView[];
}
/** About a card or about a player; -1 for neither. */
export interface ProposalView {
  readonly by: Seat;
  readonly change: string;
  readonly card: CardId;
  readonly player: Seat;
  /** Who has yet to agree. */
  readonly waits: readonly Seat[];
}
export interface GameView {
  readonly profile: string;
  readonly mode: string;
  readonly target: number;
  readonly turn: number;
  readonly active: Seat;
  readonly step: string;
  readonly opened: boolean;
  readonly sides: readonly SideView[];
  readonly play: readonly PieceView[];
  readonly fights: readonly FightView[];
  readonly stack: readonly AnnouncedView[];
  readonly pools: readonly {
    readonly seat: Seat;
    readonly open: number;
    readonly attack: number;
    readonly peaceful: number;
    readonly locked: boolean;
  }[];
  readonly harms: readonly { readonly victim: CardId; readonly by: CardId; readonly kill: boolean; readonly saved: boolean }[];
  readonly awards: readonly { readonly seat: Seat; readonly victory: number; readonly destiny: number }[];
  readonly ante: readonly CardView[];
  /** Cards the viewer is being shown just now. */
  readonly shown: readonly CardView[];
  readonly lastTurns: number;
  readonly judged: boolean;
  /** A change of the position that waits for consent. */
  readonly proposal: ProposalView | null;
}

export function view(w: World, viewer: Viewer, once: Once = alone): GameView {
  const face = (id: CardId): CardView => ({ id, def: sees(w, viewer, id) ? w.cards[id]!.def : null });
  // A combat whose dead already lie face down says nothing more about ratings.
  const top = topFight(w);
  const fight = isPaired(top) && isPresent(w, top.attacker) && isPresent(w, top.defender) ? top : null;
  const sideView = (side: Side, seat: Seat): SideView => ({
    destiny: destinyOf(w, seat), // team-mates have one bank (DOT 38.10)
    victory: side.victory,
    debt: side.debt,
    ...(side.reserve > 0 ? { reserve: side.reserve } : {}),
    library: side.library.length,
    hand: side.hand.map(face),
    discard: side.discard.map(face),
    sacrificed: side.sacrificed.map(face),
    countdown: side.countdown,
    turns: side.turns,
    team: side.team ?? NONE,
    out: side.out,
    sabotaged: [...side.sabotaged],
  });
  /** Of the viewer it depends on one thing alone: whether he knows the card's face. */
  const [covered, open] = once('play', () => [new Map<CardId, PieceView>(), new Map<CardId, PieceView>()]);
  const pieceOf = (id: CardId): PieceView => {
    const seen = sees(w, viewer, id);
    const made = seen ? open : covered;
    let own = made.get(id);
    if (!own) made.set(id, (own = piece(id, seen)));
    return own;
  };
  const piece = (id: CardId, seen: boolean): PieceView => {
    const card = w.cards[id]!;
    const values =
      seen && card.zone !== 'hidden' && card.zone !== 'stored' && definitionOf(w, id).type === 'warrior' ? valuesOf(w, id, fight) : null;
    // Written out, and not put together from parts: this runs for every card and viewer after every answer.
    return {
      id,
      def: seen ? card.def : null,
      owner: card.owner,
      by: card.by,
      area: card.zone as PieceView['area'],
      at: card.at ?? NONE,
      wounded: card.wounded,
      covered: card.covered,
      inside: card.inside,
      off: card.off,
      marks: card.marks,
      chosen: card.chosen ?? NONE,
      sergeant: card.sergeant ?? NONE,
      ratings: values && values.map(({ total }) => total),
      sums: values && values.map(sum => (sum.steps.length ? sum : null)),
      gear: [...card.gear],
    };
  };
  const combat = (f: Fight): FightView => ({
    id: f.id,
    by: f.by,
    phase: f.phase,
    attacker: f.attacker ?? NONE,
    defender: f.defender ?? NONE,
    tactic: f.tactic,
    warzone: f.warzone ?? NONE,
    weapons: f.weapons.map(weapon => weapon ?? NONE),
    helpers: [...f.helpers],
    cast: f.cast.map(({ card, def }) => ({ id: card, def })),
  });
  return {
    profile: w.profile,
    mode: w.mode,
    target: w.target,
    turn: w.turn,
    active: w.active,
    step: w.step,
    opened: w.opened,
    sides: w.sides.map(sideView),
    play: w.play.map(pieceOf),
    fights: once('fights', () => w.fights.map(combat)),
    stack: w.announced.map(({ card, seat, use, target, player, spent, cancelled }) => ({
      ...face(card),
      seat,
      use: use ?? NONE,
      on: target ?? NONE,
      at: player ?? NONE,
      spent,
      cancelled,
    })),
    pools: w.pools.map(({ seat, open, attack, peaceful, locked }) => ({ seat, open, attack, peaceful, locked })),
    harms: w.harms.map(({ victim, by, kill, saved }) => ({ victim, by: by ?? NONE, kill, saved })),
    awards: w.awards.map(({ seat, victory, destiny }) => ({ seat, victory, destiny })),
    ante: once('ante', () => w.cards.flatMap((card, id) => (card.zone === 'ante' ? [id] : []))).map(face),
    shown: [...w.shown.flatMap(({ seat, card }) => (seat === viewer ? [face(card)] : [])), ...topsFor(w, viewer).map(face)],
    lastTurns: w.lastTurns ?? NONE,
    judged: w.judged,
    proposal: w.proposal && {
      by: w.proposal.by,
      change: w.proposal.change,
      card: w.proposal.card ?? NONE,
      player: w.proposal.player ?? NONE,
      waits: [...w.proposal.waits],
    },
  };
}

/** The top cards of the libraries, for the one who may always look at them and does not see them for another reason. */
const topsFor = (w: World, viewer: Viewer): CardId[] =>
  seesTops(w, viewer) ? w.sides.flatMap(({ library }) => library.slice(-1)).filter(id => !isShown(w, viewer, id)) : [];

/** The four ratings as sums. What a card gave stays known when the card itself lies face down. */
function valuesOf(w: World, id: CardId, fight: Context): SumView[] {
  const faceOf = (source: CardId | 'cover'): number | null =>
    source === 'cover'
      ? null
      : isInPlay(w.cards[source]!.zone)
        ? w.cards[source]!.def
        : (w.effects.find(effect => effect.source === source)?.def ?? null);
  return ([0, 1, 2, 3] as const).map((rating: Rating) => {
    const { printed, steps, total } = explainFold(definitionOf(w, id).ratings[rating] ?? 0, modifiersOf(w, id, rating, fight), LAYERS);
    return {
      printed,
      steps: steps.map(({ layer, does, n, rule, source, after }) => {
        const from = source as CardId | 'cover';
        return { layer, does, n, rule, source: from, def: faceOf(from), after };
      }),
      total: Math.ceil(total) + 0, // [DR-57]
    };
  });
}

/** What left the table in the sight of all: it went through play [DR-89]. */
const wasSeen = (from: From): boolean => from === 'play' || from === 'stack' || from === 'store';

const CARD_FIELDS = ['card', 'on', 'to', 'attacker', 'defender', 'host', 'for', 'vehicle', 'warrior', 'sergeant'] as const;
const BY_A_CARD = ['wounded', 'killed', 'strengthened', 'lasting'];

/** The event, with the faces of its cards that this viewer may know. */
export function redact(w: World, event: DoomEvent, viewer: Viewer): Plain {
  const faces: Record<string, number> = {};
  const know = (id: unknown): void => {
    if (typeof id === 'number' && id >= 0 && id < w.cards.length && sees(w, viewer, id)) faces[id] = w.cards[id]!.def;
  };
  const fields = event as unknown as Record<string, unknown>;
  for (const field of CARD_FIELDS) know(fields[field]);
  if (BY_A_CARD.includes(event.type)) know(fields['by']);
  const { def: _, defs: __, ...told } = event as unknown as { readonly [key: string]: Plain };
  switch (event.type) {
    case 'discarded':
    case 'sacrificed':
      if (wasSeen(event.from) || viewer === event.by) faces[event.card] = event.def;
      break;
    case 'returned':
      // By now another card may have this id.
      if (wasSeen(event.from) || viewer === w.cards[event.card]!.owner) faces[event.card] = event.def;
      break;
    case 'handShown':
      event.cards.forEach((id, i) => (faces[id] = event.defs[i]!));
      break;
    case 'looked':
      if (viewer === event.seat) event.cards.forEach(know);
      break;
    case 'struck':
      for (const { by, against } of event.strikes) [by, against].forEach(know);
      break;
    default:
  }
  return { ...told, faces };
}

/** Whether an event ends free undo. */
export function reveals(event: DoomEvent): boolean {
  switch (event.type) {
    case 'drew':
    case 'handShown':
    case 'revealed':
    case 'looked':
    case 'played':
    case 'discarded':
    case 'entered':
    case 'returned':
    case 'sacrificed':
    case 'attached':
    case 'stored':
    case 'placed':
    case 'staked':
    case 'answered':
    case 'bid':
      return true;
    default:
      return false;
  }
}

/** Deals again what the viewer cannot know: each player's unseen cards among themselves. Hidden warriors stay warriors. */
/** A spell of this combat lies in the discard pile already, and everybody knows which it is: more may be paid for it (DOT 21.10). */
const isCast = (w: World, id: CardId): boolean => w.fights.some(({ cast }) => cast.some(({ card }) => card === id));
export function redeal(w: World, viewer: Viewer, random: Random, known: Known = 'list'): void {
  const groups: CardId[][] = w.sides.map(() => []);
  const seen: number[][] = w.sides.map(() => []);
  w.cards.forEach(({ owner, def }, id) => {
    if (!sees(w, viewer, id) && !isCast(w, id)) groups[owner]!.push(id);
    else seen[owner]!.push(def);
  });
  if (known === 'seen')
    groups.forEach((unseen, owner) => {
      if (owner !== viewer) guess(w, unseen, seen[owner]!, random);
    });
  permuteUnseen({
    world: w,
    viewer,
    sees: () => 'back',
    random,
    groups,
    read: id => w.cards[id]!.def,
    write: (id, def) => setFace(w, id, def),
  });
  for (const unseen of groups)
    for (const id of unseen) {
      const { zone, def } = w.cards[id]!;
      if (zone !== 'hidden' || mayHide(def)) continue;
      const other = unseen.find(candidate => w.cards[candidate]!.zone !== 'hidden' && mayHide(w.cards[candidate]!.def));
      if (other === undefined) continue;
      setFace(w, id, w.cards[other]!.def);
      setFace(w, other, def);
    }
  forgetGivers(w); // who is hidden may be somebody else now
}
/** What was not seen is taken for the rest of the likeliest deck; who hides is somebody who may. */
function guess(w: World, unseen: readonly CardId[], seen: readonly number[], random: Random): void {
  const hiding = unseen.filter(id => w.cards[id]!.zone === 'hidden');
  const rest = guessedRest(seen, unseen.length, w.profile, random);
  for (const id of hiding) {
    const at = rest.findIndex(mayHide);
    // Where the likeliest deck has nobody left who hides, it is anybody who does.
    setFace(w, id, at < 0 ? DEFINITIONS.findIndex((_, def) => mayHide(def)) : rest.splice(at, 1)[0]!);
  }
  for (const id of unseen) if (w.cards[id]!.zone !== 'hidden') setFace(w, id, rest.pop()!);
}
const mayHide = (def: number): boolean => {
  const { type, abilities } = DEFINITIONS[def]!;
  return type === 'warrior' && !abilities.includes('neverCovers') && !abilities.includes('seeksNoCover');
};
