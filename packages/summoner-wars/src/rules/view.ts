/** Who sees what. One function answers for every card; the view, the redaction of events and the re-deal all ask it. */
import { alone, permuteUnseen, type Known, type Once, type Plain, type Random, type Seat, type Sight, type Viewer } from '@kolbiste/engine';
import { readyDeck } from '../cards/deck.ts';
import { allFactions, definitionAt, factionAt, indexOf } from '../cards/registry.ts';
import type { Faction } from '../cards/vocabulary.ts';
import { redefine, setDeck } from './atoms.ts';
import type { GameEvent } from './events.ts';
import { battlefieldOf, topAt, vineAt } from './places.ts';
import { isWall, lifeOf, partnerOf, seatOf, unitOf } from './queries.ts';
import { reachIn, type Reach } from './reach.ts';
import { KNOWN_TO_ALL, SPECTATOR_BIT, type CardId, type Phase, type Side, type Switches, type World } from './state.ts';
import { abilitiesOf, bonusSums, isRanged, leastDice, stepsOf, type BonusSum } from './values.ts';

export interface CardView {
  readonly id: CardId;
  readonly card: string;
}
export interface FieldCardView extends CardView {
  readonly controller: Side;
  readonly owner: Side;
  readonly square: string;
  readonly wounds: number;
  readonly marks: number;
  readonly under: readonly CardView[];
  readonly life: number;
  /** Printed; what an attack on a certain card would roll depends on the card. */
  readonly attack: number;
  /** As it is now. */
  readonly ranged: boolean;
  /** How far it goes in its player's Movement phase, as things are. */
  readonly steps: number;
  /** Abilities it was given for a while. */
  readonly granted: readonly string[];
  /** The dice it rolls whichever enemy card it attacks. */
  readonly dice: number;
  /** Attacks that roll another number than printed, and why. */
  readonly sums: readonly BonusSum[];
  /** What it could walk to, strike and see; null for walls. */
  readonly reach: Reach | null;
}
export interface SideView {
  readonly seat: Seat;
  readonly faction: string | null;
  readonly chosen: string | null;
  readonly alive: boolean;
  /** Cards the viewer may see; for others only how many (SUM D6). */
  readonly hand: readonly CardView[] | null;
  readonly handSize: number;
  readonly magic: readonly CardView[] | null;
  readonly magicSize: number;
  readonly discard: readonly CardView[];
  /** Null for all but the owner (SUM 7.6.6). */
  readonly drawSize: number | null;
  /** Cards of draw piles whose place the viewer knows, by distance from the top. */
  readonly drawKnown: readonly (CardView & { readonly fromTop: number })[];
  readonly vineWalls: number;
}
export interface TableView {
  readonly columns: number;
  /** -1 before it is decided. */
  readonly starter: Side;
  readonly turn: number;
  readonly active: Side;
  readonly phase: Phase;
  readonly moves: number;
  readonly moveLimit: number;
  readonly attacks: number;
  readonly attackLimit: number;
  readonly field: readonly FieldCardView[];
  readonly playing: readonly CardView[];
  /** `against` is -1 for nobody in particular. */
  readonly lasting: readonly { readonly card: string; readonly by: Side; readonly against: Side; readonly until: string }[];
  readonly sides: readonly SideView[];
  readonly switches: Switches;
}

const bitOf = (viewer: Viewer): number => (viewer === 'spectator' ? SPECTATOR_BIT : 1 << viewer);
/** Whether the viewer knows what a card is. Atoms keep `known`: those who saw it, and everybody for open cards. */
export const sees = (w: World, viewer: Viewer, card: CardId): Sight => (w.cards[card]!.known & bitOf(viewer) ? 'face' : 'back');

const plays = (w: World, viewer: Viewer, side: Side): boolean => seatOf(w, side) === viewer;
/** Hands are shared within a team unless the table says no; magic piles are not (SUM H3). */
function seesHand(w: World, viewer: Viewer, side: Side): boolean {
  if (plays(w, viewer, side)) return true;
  const partner = partnerOf(w, side);
  return partner !== null && w.switches.sharedHands && plays(w, viewer, partner);
}

/** Cards on top of a draw pile that the viewer has seen there; those further down would tell the pile's size. */
function knownOnTop(w: World, viewer: Viewer, draw: readonly CardId[]): CardId[] {
  const known: CardId[] = [];
  for (let i = draw.length - 1; i >= 0 && sees(w, viewer, draw[i]!) === 'face'; i--) known.push(draw[i]!);
  return known;
}

const isOpen = (w: World, id: CardId): boolean =>
  w.cards[id]!.known === KNOWN_TO_ALL && w.cards[id]!.under.every(each => w.cards[each]!.known === KNOWN_TO_ALL);

const NONE: readonly never[] = [];
/** Written out, and not put together from parts: this runs for every card and viewer after every answer. */
function fieldCard(w: World, id: CardId, face: (id: CardId) => CardView): FieldCardView {
  const { controller, owner, square, wounds, marks, under } = w.cards[id]!;
  const unit = isWall(w, id) ? null : unitOf(w, id);
  const sums = unit ? bonusSums(w, id) : NONE;
  return {
    id,
    card: face(id).card,
    controller,
    owner,
    square: battlefieldOf(w).names[square]!,
    wounds,
    marks,
    under: under.map(face),
    life: unit ? unit.life : lifeOf(w, id),
    attack: unit ? unit.attack : 0,
    ranged: unit !== null && isRanged(w, id),
    steps: unit ? stepsOf(w, id) : 0,
    granted: unit ? abilitiesOf(w, id).flatMap(each => (each === unit.ability ? [] : each.id)) : NONE,
    dice: unit ? leastDice(w, id, sums) : 0,
    sums,
    reach: unit ? reachIn(w, id) : null,
  };
}

export function viewTable(w: World, viewer: Viewer, once: Once = alone): TableView {
  const face = (id: CardId): CardView => ({ id, card: sees(w, viewer, id) === 'face' ? definitionAt(w.cards[id]!.definition).id : '?' });
  const open = once('field', () => new Map<CardId, FieldCardView>());
  /** A card that everybody sees, with all that lies under it, is made once. */
  const onField = (id: CardId): FieldCardView => {
    if (!isOpen(w, id)) return fieldCard(w, id, face);
    let card = open.get(id);
    if (!card) open.set(id, (card = fieldCard(w, id, face)));
    return card;
  };
  const field: FieldCardView[] = [];
  for (let square = 0; square < w.top.length; square++) {
    const top = topAt(w, square);
    const vine = vineAt(w, square);
    if (top !== null) field.push(onField(top));
    if (vine !== null) field.push(onField(vine));
  }
  return {
    columns: w.columns,
    starter: w.starter ?? -1,
    turn: w.turn,
    active: w.active,
    phase: w.phase,
    moves: w.moves,
    moveLimit: w.moveLimit,
    attacks: w.attacks,
    attackLimit: w.attackLimit,
    field,
    playing: w.playing.map(face),
    lasting: w.lasting.map(({ definition, by, against, until }) => ({
      card: definitionAt(definition).id,
      by,
      against: against ?? -1,
      until,
    })),
    sides: w.sides.map((player, side): SideView => {
      const mine = plays(w, viewer, side);
      return {
        seat: seatOf(w, side),
        faction: player.faction === null ? null : factionAt(player.faction).id,
        chosen: mine && player.faction === null ? player.chosen : null,
        alive: player.alive,
        hand: seesHand(w, viewer, side) || player.hand.some(id => sees(w, viewer, id) === 'face') ? player.hand.map(face) : null,
        handSize: player.hand.length,
        magic: mine ? player.magic.map(face) : null,
        magicSize: player.magic.length,
        discard: player.discard.map(face),
        drawSize: mine ? player.draw.length : null,
        drawKnown: knownOnTop(w, viewer, player.draw).map((id, fromTop) => ({ ...face(id), fromTop })),
        vineWalls: player.supply.length,
      };
    }),
    switches: w.switches,
  };
}

/** Ids of cards in an event, so that their faces can be told to those who know them. */
function cardsIn(event: GameEvent): CardId[] {
  const ids: CardId[] = [];
  for (const [field, value] of Object.entries(event)) {
    if (
      ['card', 'attacker', 'target', 'with', 'over', 'against', 'unit', 'given'].includes(field) &&
      typeof value === 'number' &&
      value >= 0
    ) {
      if (field !== 'against' || event.type === 'abilityRolled') ids.push(value);
    } else if (field === 'cards') ids.push(...(value as readonly CardId[]));
  }
  return ids;
}

/** The event with the faces the viewer may know. Ids tell nothing, so they stay. */
export function redactEvent(w: World, event: GameEvent, viewer: Viewer): Plain {
  const faces: Record<string, string> = {};
  for (const id of cardsIn(event)) if (sees(w, viewer, id) === 'face') faces[id] = definitionAt(w.cards[id]!.definition).id;
  return { ...event, faces };
}

const REVEALING = new Set<GameEvent['type']>([
  'deckRevealed',
  'drew',
  'paid',
  'lookedAt',
  'revealed',
  'taken',
  'magicMoved',
  'summoned',
  'wallBuilt',
  'eventPlayed',
  'placed',
  'discarded',
  'shuffled',
]);
export const reveals = (event: GameEvent): boolean => REVEALING.has(event.type);

/** Deals again what the viewer cannot know: definitions among cards of one owner, and decks not yet revealed. */
export function redealTable(w: World, viewer: Viewer, random: Random, known: Known = 'list'): void {
  const groups: CardId[][] = w.sides.map(() => []);
  w.cards.forEach(({ owner }, id) => groups[owner]!.push(id));
  if (known === 'seen')
    w.sides.forEach(({ faction }, side) => {
      if (faction !== null && !plays(w, viewer, side))
        guess(w, viewer, { side, faction: factionAt(faction), cards: groups[side]! }, random);
    });
  permuteUnseen({
    world: w,
    viewer,
    sees,
    random,
    groups,
    read: card => w.cards[card]!.definition,
    write: (card, definition) => redefine(w, card, definition),
  });
  w.sides.forEach((player, side) => {
    if (player.faction === null && player.chosen !== null && !plays(w, viewer, side))
      setDeck(w, side, allFactions()[random.integer(allFactions().length)]!.id);
  });
}

interface Guessed {
  readonly side: Side;
  readonly faction: Faction;
  readonly cards: readonly CardId[];
}

/**
 * What was not seen of a deck is taken for the rest of the faction's ready one. Events, walls and what stands at the start are in every
 * deck of the faction; champions and commons may be others, so what was seen of those takes the place of as many.
 */
function guess(w: World, viewer: Viewer, { side, faction, cards }: Guessed, random: Random): void {
  setDeck(w, side, faction.id);
  const unseen = cards.filter(card => sees(w, viewer, card) !== 'face');
  const left = { ...readyDeck(faction).cards };
  const others = { champion: 0, common: 0 };
  for (const card of cards) {
    if (unseen.includes(card)) continue;
    const definition = definitionAt(w.cards[card]!.definition);
    if ((left[definition.id] ?? 0) > 0) left[definition.id]!--;
    else if (definition.type === 'unit' && definition.kind !== 'summoner') others[definition.kind]++;
  }
  const rest = { sure: [] as number[], champion: [] as number[], common: [] as number[] };
  for (const [id, copies] of Object.entries(left)) {
    const definition = definitionAt(indexOf(id));
    const kind = definition.type === 'unit' && definition.kind !== 'summoner' ? definition.kind : 'sure';
    for (let n = 0; n < copies; n++) rest[kind].push(indexOf(id));
  }
  for (const kind of ['champion', 'common'] as const) {
    random.shuffle(rest[kind]);
    rest[kind].splice(0, others[kind]);
  }
  const all = [...rest.sure, ...rest.champion, ...rest.common];
  const commons = Object.keys(faction.list.commons).map(indexOf);
  while (all.length < unseen.length) all.push(commons[random.integer(commons.length)]!);
  unseen.forEach((card, i) => redefine(w, card, all[i]!));
}
