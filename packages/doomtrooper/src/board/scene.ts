/** What was seen last, to stay in the middle until the next thing happens: the card just played, or how the last combat ended. */
import type { SeenEvent } from '@kolbiste/protocol';

interface LastPlayed {
  readonly kind: 'played';
  readonly card: number;
  readonly def: number | null;
  readonly seat: number;
  readonly used: boolean;
  readonly on: number;
  readonly at: number;
}
interface LastCombat {
  readonly kind: 'combat';
  readonly fighters: readonly { readonly card: number; readonly def: number | null; readonly fell: boolean }[];
  /** What came of it, to be told. */
  readonly told: readonly SeenEvent[];
}
export type Scene = LastPlayed | LastCombat;

/** What of a combat is worth a line when it is over; points come after its end. */
const TOLD = ['struck', 'saved', 'wounded', 'killed', 'pointsAnnounced'];
/** A combat that goes on is seen itself. */
const BEGINS = ['attackDeclared', 'paired'];

type FaceOf = (card: number) => number | null;

/** Of everything told lately; `faceOf` knows cards that no event shows. */
export function sceneOf(told: readonly SeenEvent[], faceOf: FaceOf): Scene | null {
  const last = told.findLastIndex(({ type }) => type === 'played' || type === 'used' || type === 'combatEnded' || BEGINS.includes(type));
  const event = told[last];
  if (event?.type === 'played' || event?.type === 'used') return playedOf(event, faceOf);
  return event?.type === 'combatEnded' ? combatOf(told, last, faceOf) : null;
}

const defOf = (event: SeenEvent, card: number, faceOf: FaceOf): number | null =>
  (event['faces'] as { readonly [id: string]: number } | undefined)?.[card] ?? faceOf(card);

function playedOf(event: SeenEvent, faceOf: FaceOf): Scene {
  const card = event['card'] as number;
  return {
    kind: 'played',
    card,
    def: defOf(event, card, faceOf),
    seat: event['seat'] as number,
    used: event.type === 'used',
    on: (event['on'] as number | undefined) ?? -1,
    at: (event['at'] as number | undefined) ?? -1,
  };
}

/** The combat that ended there; with the next turn it is past. */
function combatOf(told: readonly SeenEvent[], end: number, faceOf: FaceOf): Scene | null {
  const begun = told.slice(0, end).findLastIndex(({ type }) => type === 'paired');
  const pair = told[begun];
  if (!pair || told.slice(end).some(({ type }) => type === 'turnBegan')) return null;
  const lines = told.slice(begun).filter(({ type }) => TOLD.includes(type));
  const fell = new Set(lines.flatMap(({ type, card }) => (type === 'killed' || type === 'wounded' ? [card as number] : [])));
  return {
    kind: 'combat',
    fighters: [pair['attacker'] as number, pair['defender'] as number].map(card => ({
      card,
      def: defOf(told[end]!, card, faceOf),
      fell: fell.has(card),
    })),
    told: lines,
  };
}
