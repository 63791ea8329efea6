/**
 * What a game brings to the page: its board, its card faces, and a few words about its events. The shell knows no rules and no game;
 * it loads `packages/<game>/src/board/presentation.ts` when the game is opened (packages/web/src/games.ts).
 *
 * A board draws `view` and offers what is asked. It answers only through `answer(key)`, never holds state that the view could hold,
 * and works without a pointer: everything that can be pressed is a button with a name.
 */
import type { Explained, GameText, Language, Option, Plain, Refusal, Seen, SideGuide, TextContext, Viewer } from '@kolbiste/engine';
import type { ClubPack, DeckData, Loadout, OwnedCard, SeatState, SeenEvent, StoredDeck } from '@kolbiste/protocol';
import type { Component } from 'svelte';
import type { Beat } from './beats.ts';
import type { DeckBuilding } from './deck-building.ts';
import type { Facet } from './facet.ts';
import type { EmblemName } from './emblems/emblems.ts';
import type { Sound } from './sound.ts';
import type { Count } from './tally.ts';

export type { Facet };

/** One answer to the question of the moment, ready for showing. */
export interface Offered {
  readonly key: string;
  readonly option: Option;
  /** To press on the keyboard; also drawn at the target on the board. */
  readonly letter: string;
  /** The option in the reader's language. */
  readonly label: string;
  /** What it would do, where its words do not say it. */
  readonly detail?: string;
}

/** The question put to the seat at the bottom; null when it is not asked. */
export interface Asked {
  readonly decision: number;
  readonly question: string;
  readonly rule: string;
  readonly about: Plain;
  readonly text: string;
  readonly offered: readonly Offered[];
}

/** Events that just happened, in order. `serial` counts up, so that a board moves each batch once. */
export interface Happened {
  readonly serial: number;
  readonly events: readonly SeenEvent[];
}

export interface BoardProps {
  /** The game's own view: `seen.table`, as the module's `view` made it. */
  readonly view: Plain;
  readonly seen: Seen;
  /** Who looks. */
  readonly me: Viewer;
  /** The seat to draw at the bottom: `me`, or seat 0 for spectators. */
  readonly bottom: number;
  readonly seats: readonly SeatState[];
  readonly asked: Asked | null;
  /** Goes through the confirm step if the reader wants one. */
  readonly answer: (key: string) => void;
  /** The answer under the pointer or focus, in the list or on the board: light it up in both. */
  readonly highlighted: string | null;
  readonly highlight: (key: string | null) => void;
  /** The answer that waits for "really?". */
  readonly chosen: string | null;
  /** What was told last: of an update all at once, or beat by beat. */
  readonly happened: Happened;
  /** Everything that was told lately, in order. */
  readonly told: readonly SeenEvent[];
  /** What plays now, over the view as it is shown; null while nothing does. */
  readonly beat: Beat | null;
  readonly text: GameText;
  readonly language: Language;
  readonly context: TextContext;
  /** Everything the asked seat may and may not do, with reasons; null until it was asked for and has come. */
  readonly explained: readonly Explained[] | null;
  /** Asks for it, once for each decision: when something is taken up or looked at. */
  readonly explain: () => void;
  /** Shows why a key is refused (a note with its rule). Does nothing for what is allowed. */
  readonly why: (key: string) => void;
  /** Shows a refusal of the board's own finding. */
  readonly refuse: (refusal: Refusal) => void;
  readonly openRule: (cite: string) => void;
  /** Opens a card in large, with its words. Anything the presentation's `Detail` understands. */
  readonly inspect: (card: Plain) => void;
  /** Whether things may move. */
  readonly motion: boolean;
}

/** A card, unit, hero or wheel as the cards page lists it. */
export interface CardEntry {
  readonly id: string;
  readonly name: Record<Language, string>;
  /** Facet id → value id, for the filters. */
  readonly facets: { readonly [facet: string]: string | readonly string[] };
  /** What it does, in our own words. */
  readonly effect: Record<Language, string>;
  /** Where it comes from: an edition, a set, a deck. */
  readonly source: Record<Language, string>;
  /** Rules and rulings that speak of it. */
  readonly rules: readonly string[];
  /** What the face draws from. */
  readonly card: Plain;
}

export interface FaceProps {
  readonly card: Plain;
  readonly language: Language;
  /** Width in rem: from 3.75 (a silhouette, an emblem, one number) to 25 (everything). */
  readonly width: number;
}

export interface CardsProvider {
  readonly facets: readonly Facet[];
  load(): Promise<readonly CardEntry[]>;
}

/** A deck or loadout of the player's. */
export interface KeptThing {
  readonly id: string;
  readonly name: string;
  readonly value: Plain;
}

/** Chooses the value of a table option that has a shape of its own. */
export interface OptionEditorProps {
  readonly value: Plain;
  /** The other options as they are chosen. */
  readonly options: { readonly [option: string]: Plain };
  readonly seats: number;
  /** The seat of the person who makes the table. */
  readonly me: number;
  /** What the reader keeps of their own, as a seat brings it. */
  readonly mine?: readonly KeptThing[];
  readonly language: Language;
  readonly change: (value: Plain) => void;
}

/** Something that a seat can bring to a table at once. */
export interface ReadyThing {
  readonly value: Plain;
  readonly name: string;
  /** What it is like, in a few words. */
  readonly about?: string;
  readonly guide?: SideGuide;
  readonly beats?: readonly string[];
  readonly losesTo?: readonly string[];
}

/** What is wrong with something that is brought, and by which rule. */
export interface BringProblem {
  readonly text: string;
  readonly rule: string | null;
}

type TableOptions = OptionEditorProps['options'];

/** How a player chooses what to bring to a seat, as the game's `brings` reads it. */
export interface Bringing {
  title(language: Language): string;
  ready(language: Language, options: TableOptions): readonly ReadyThing[];
  /** What it is known by, drawn. Its name stands beside it. */
  readonly Picture: Component<{ value: Plain; language: Language }>;
  /** What everybody is told of what somebody else brings, in words. */
  summary?(summary: Plain, language: Language): string;
  /** The player's own as text; without it there are only ready ones. */
  readonly own?: {
    label(language: Language): string;
    help(language: Language): string;
    write(value: Plain): string;
    read(text: string): Plain;
    problems(value: Plain, options: TableOptions, language: Language): readonly BringProblem[];
  };
}

/** Cards that somebody owns, and what they do with them. What is kept, and where, is the page's affair. */
export interface CollectionProps {
  readonly language: Language;
  readonly motion: boolean;
  readonly cards: readonly OwnedCard[];
  /** Packs of the club's, sealed ones too. */
  readonly packs: readonly ClubPack[];
  readonly loadouts: readonly StoredDeck[];
  /** The loadout to begin with. */
  readonly open: string | null;
  /** Whether the club hands out packs: only to accounts, and while the server is there. */
  readonly club: boolean;
  /** Keeps cards; tells how many were not there before. */
  readonly add: (cards: readonly Pick<OwnedCard, 'code' | 'origin' | 'mark'>[]) => Promise<number>;
  readonly remove: (code: string) => Promise<void>;
  /** A sealed pack from the club; null: there is none now, and the page has said so. */
  readonly fetchPack: (size: ClubPack['size'], edition?: string) => Promise<ClubPack | null>;
  readonly openPack: (pack: string) => Promise<ClubPack | null>;
  /** Keeps a loadout: a new one, or how an old one is now; gives its id. */
  readonly keepLoadout: (loadout: Loadout, name: string, id: string | null) => Promise<string>;
  /** Opens the camera; the text of a code, or null. */
  readonly scan: () => Promise<string | null>;
}

/** Windows at which a player may want other stops than usual, by kind as the table names it. */
export interface WindowGroup {
  readonly id: string;
  readonly label: Record<Language, string>;
  readonly kinds: readonly { readonly id: string; readonly label: Record<Language, string> }[];
}

/** What a question is about, for who is asked. */
export interface AskedOf {
  readonly about: Plain;
  readonly view: Plain;
  readonly seat: number;
}

export interface GamePresentation {
  readonly Board: Component<BoardProps>;
  /** A card's face at any size. */
  readonly Face?: Component<FaceProps>;
  readonly cards?: CardsProvider;
  /** What the deck builder needs to know, loaded with it. */
  readonly deckBuilding?: () => Promise<DeckBuilding>;
  /** Options that are asked before every game of this many players; the others are for those who look for them. */
  matters?(seats: number): readonly string[];
  /** Of games whose cards are each a thing of its own. */
  readonly Collection?: Component<CollectionProps>;
  /** The card that stands for a deck, for `Face`; null for a deck with nothing in it. */
  deckCover?(deck: DeckData): Plain | null;
  /** By the name of the option. */
  readonly optionEditors?: { readonly [option: string]: Component<OptionEditorProps> };
  readonly bringing?: Bringing;
  readonly windows?: readonly WindowGroup[];
  /** What happened, cut into pieces that are seen one after the other. Without it, an update is shown at once. */
  beats?(events: readonly SeenEvent[]): readonly Beat[];
  /** The card that an event shows to everybody, for `Face`; and who played it. */
  cardOf?(event: SeenEvent, view: Plain): { readonly card: Plain; readonly seat: number } | null;
  /** The sign of an event in the log. */
  eventEmblem?(event: SeenEvent): EmblemName | null;
  /** Whether an event opens a new part of the log (a turn, a round). */
  isHeading?(event: SeenEvent): boolean;
  /**
   * Whether an event only follows from what was told just before (a price, a card on its way), or shows on the plates: the log has it, a
   * screen reader is not told. `before`: what was told last, oldest first.
   */
  inBackground?(event: SeenEvent, before: readonly SeenEvent[]): boolean;
  /** A few numbers of the whole game, for its end. */
  tally?(events: readonly SeenEvent[], seats: number): readonly Count[];
  eventSound?(event: SeenEvent): Sound | null;
  /** Whether an answer deserves "really?" for a careful reader. Without it, nothing does but what ends the game. */
  needsConfirming?(question: string, option: Option, asked: AskedOf): boolean;
  /** Whether an answer wants to be given sparingly: it never stands first. */
  sparing?(question: string, option: Option, asked: AskedOf): boolean;
  /** Whether an answer is one of a crowd that the board takes with a gesture (which dice of five): the list tells it on demand. */
  ofCrowd?(question: string, option: Option): boolean;
}
