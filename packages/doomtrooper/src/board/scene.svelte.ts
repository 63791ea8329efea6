/** What was seen last, kept until the next thing happens: the card just played, and how the last combat ended. */
import { onHappened } from '@kolbiste/board-kit/paced';
import type { Happened } from '@kolbiste/board-kit/presentation';
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

/** What of a combat is worth a line when it is over. */
const TOLD = ['struck', 'saved', 'wounded', 'killed', 'pointsAnnounced'];

export class Scenes {
  #last = $state.raw<Scene | null>(null);
  #combat: SeenEvent[] = [];

  constructor(happened: () => Happened, faceOf: (card: number) => number | null) {
    onHappened(happened, events => {
      for (const event of events) this.#see(event, faceOf);
    });
  }
  get last(): Scene | null {
    return this.#last;
  }

  #see(event: SeenEvent, faceOf: (card: number) => number | null): void {
    const faces = event['faces'] as { readonly [id: string]: number } | undefined;
    const def = (card: number): number | null => faces?.[card] ?? faceOf(card);
    switch (event.type) {
      case 'played':
      case 'used':
        this.#last = {
          kind: 'played',
          card: event['card'] as number,
          def: def(event['card'] as number),
          seat: event['seat'] as number,
          used: event.type === 'used',
          on: (event['on'] as number | undefined) ?? -1,
          at: (event['at'] as number | undefined) ?? -1,
        };
        break;
      case 'turnBegan':
        if (this.#last?.kind === 'combat') this.#last = null;
        break;
      case 'attackDeclared':
      case 'paired':
        this.#combat = event.type === 'paired' ? [event] : [];
        this.#last = null;
        break;
      case 'combatEnded':
        this.#close(def);
        break;
      default:
        if (TOLD.includes(event.type)) {
          this.#combat = [...this.#combat, event];
          // Points come after the end.
          if (event.type === 'pointsAnnounced' && this.#last?.kind === 'combat')
            this.#last = { ...this.#last, told: [...this.#last.told, event] };
        }
    }
  }
  #close(def: (card: number) => number | null): void {
    const pair = this.#combat.find(({ type }) => type === 'paired');
    if (!pair) return;
    const fell = new Set(this.#combat.filter(({ type }) => type === 'killed' || type === 'wounded').map(event => event['card'] as number));
    this.#last = {
      kind: 'combat',
      fighters: [pair['attacker'] as number, pair['defender'] as number].map(card => ({ card, def: def(card), fell: fell.has(card) })),
      told: this.#combat.filter(({ type }) => type !== 'paired'),
    };
    this.#combat = [];
  }
}
