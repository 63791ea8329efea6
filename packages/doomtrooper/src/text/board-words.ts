/** The shape of the words of the board and of the cards page, and the lists they go by. */
import type { Definition } from '../cards/index.ts';
import type { FightView, GameView } from '../rules/view.ts';

type CardType = Definition['type'];
/** Whose colours and mark a card has: an affiliation, or none. */
export type Field =
  | 'bauhaus'
  | 'capitol'
  | 'cybertronic'
  | 'imperial'
  | 'mishima'
  | 'brotherhood'
  | 'legion'
  | 'rasputin'
  | 'templars'
  | 'crescentia'
  | 'lutheran'
  | 'free';
export type AreaName = 'squad' | 'station' | 'cohort' | 'outside';
export type PileName = 'library' | 'hand' | 'discard' | 'sacrificed';
/** Moments at which one can be stopped. */
export const MOMENTS = [
  'free',
  'sabotage',
  'start',
  'drawing',
  'end',
  'special',
  'declared',
  'paired',
  'tactic',
  'warzone',
  'modifiers',
  'saving',
  'status',
  'points',
  'healed',
  'lost',
  'found',
  'won',
  'reaction',
] as const;
type Moment = (typeof MOMENTS)[number];
export const TYPES: readonly CardType[] = [
  'warrior',
  'equipment',
  'fortification',
  'symmetry',
  'mission',
  'relic',
  'warzone',
  'ki',
  'beast',
  'art',
  'special',
  'alliance',
];
/** The steps of a turn as the board shows them. */
export const STEPS = ['start', 'draw', 'actions', 'discard', 'end'] as const satisfies readonly GameView['step'][];
/** The phases of a combat, in their order. */
export const PHASES = [
  'declared',
  'paired',
  'tactic',
  'warzone',
  'modifiers',
  'strikes',
  'status',
  'points',
] as const satisfies readonly FightView['phase'][];

export interface BoardWords {
  readonly bring: string;
  readonly beside: (cards: number) => string;
  /** What a card did in the other's last turn. */
  readonly deeds: { readonly [what in 'entered' | 'attacked' | 'wasAttacked' | 'used' | 'moved']: string };
  /** What is counted for the end of a game. */
  readonly tally: { readonly [what in 'attacks' | 'cards' | 'victory' | 'destiny']: string };
  readonly areas: Record<AreaName, string>;
  readonly areaOf: (area: string, name: string, cards: number) => string;
  readonly onPlayer: string;
  readonly onTable: string;
  readonly types: Record<CardType, string>;
  readonly fields: Record<Field, string>;
  readonly sets: { readonly [set: string]: string };
  readonly facets: {
    readonly set: string;
    readonly type: string;
    readonly field: string;
    readonly rarity: string;
    readonly enforced: string;
  };
  readonly rarities: Readonly<Record<'C' | 'U' | 'R' | 'P', string>>;
  readonly enforced: string;
  readonly notEnforced: string;
  readonly notEnforcedYet: string;
  readonly source: (set: string, code: string) => string;
  readonly ratings: readonly [string, string, string, string];
  readonly struckOut: string;
  readonly printed: (n: number) => string;
  readonly personality: string;
  readonly cost: (destiny: number) => string;
  readonly actions: (n: number) => string;
  readonly after: Record<Definition['after'], string>;
  readonly wounded: string;
  readonly covered: string;
  readonly stored: string;
  readonly faceDown: string;
  readonly hidden: string;
  readonly hiddenWarrior: string;
  readonly hiddenArea: string;
  readonly inside: string;
  readonly off: string;
  readonly marks: (n: number) => string;
  readonly unitOf: (name: string) => string;
  readonly ownedBy: (name: string) => string;
  readonly fights: string;
  readonly attachedTo: (name: string) => string;
  readonly unknownCard: string;
  readonly victory: string;
  readonly destiny: string;
  readonly debt: string;
  readonly reserve: string;
  readonly piles: Record<PileName, string>;
  readonly pileOf: (pile: string, name: string, cards: number) => string;
  readonly unseen: (n: number) => string;
  readonly newest: string;
  readonly ante: string;
  readonly shown: string;
  readonly turnOf: (turn: number, name: string) => string;
  readonly opening: string;
  readonly steps: Record<(typeof STEPS)[number], string>;
  readonly actionsLeft: (n: number) => string;
  readonly attacksOnly: string;
  readonly of: (n: number) => string;
  readonly profiles: { readonly [profile: string]: string };
  readonly modes: { readonly [mode: string]: string };
  readonly mainTarget: string;
  readonly mainTargetOf: (name: string) => string;
  readonly team: (n: number) => string;
  readonly cartel: string;
  readonly legionSide: string;
  readonly out: string;
  readonly countdown: (turns: number) => string;
  readonly sabotaged: string;
  readonly lastTurns: (n: number) => string;
  readonly judged: string;
  readonly active: string;
  readonly combat: string;
  readonly combatIn: (n: number) => string;
  readonly phases: Record<(typeof PHASES)[number], string>;
  readonly attacker: string;
  readonly defender: string;
  readonly notNamed: string;
  readonly tactic: string;
  readonly noTactic: string;
  readonly weapon: string;
  readonly noWeapon: string;
  readonly helpers: string;
  readonly warzone: string;
  readonly against: string;
  readonly hits: string;
  readonly misses: string;
  readonly wouldHit: string;
  readonly wouldMiss: string;
  /** Of a combatant who is no longer on the table. */
  readonly fallen: string;
  readonly sumOf: (rating: string, name: string) => string;
  readonly cover: string;
  readonly window: string;
  readonly asks: (name: string) => string;
  readonly you: string;
  readonly yours: string;
  readonly announced: string;
  readonly justPlayed: string;
  readonly outcome: string;
  readonly forecast: string;
  readonly blow: (rating: number, armour: number) => string;
  readonly theirsFalls: string;
  readonly yoursFalls: string;
  readonly forecastNote: string;
  readonly plays: (name: string) => string;
  readonly uses: (name: string) => string;
  readonly on: (name: string) => string;
  readonly cancelled: string;
  readonly harm: string;
  readonly harmKill: (name: string) => string;
  readonly harmWound: (name: string) => string;
  readonly saved: string;
  readonly award: (name: string, victory: number, destiny: number) => string;
  readonly split: string;
  readonly splitSpoken: (victory: number, destiny: number) => string;
  readonly take: string;
  readonly spend: string;
  readonly spendSpoken: (n: number) => string;
  readonly pay: (n: number) => string;
  readonly less: string;
  readonly more: string;
  readonly proposal: string;
  readonly proposes: (name: string) => string;
  readonly mustAgree: (names: string) => string;
  readonly hand: string;
  readonly handEmpty: string;
  readonly cards: (n: number) => string;
  readonly canDo: string;
  readonly target: string;
  readonly chooseTarget: string;
  readonly details: string;
  readonly cancel: string;
  readonly choose: string;
  readonly open: string;
  readonly close: string;
  readonly refused: string;
  readonly state: string;
  readonly values: string;
  readonly gear: string;
  readonly stopsBy: string;
  readonly stopsByCard: string;
  readonly moments: Record<Moment, string>;
  /** The discard that is optional, among the moments. */
  readonly mayDiscard: string;
  /** In the deck builder. */
  readonly building: { readonly deck: string; readonly sideboard: string; readonly cost: string };
  readonly deckOf: (seat: number, mine: boolean) => string;
  readonly byLot: string;
  readonly deckByLot: string;
  readonly ownDeck: string;
  readonly ownDeckHelp: string;
}
