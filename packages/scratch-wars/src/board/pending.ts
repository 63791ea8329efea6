/** An attack or effect that is being worked out just now. */
import type { Asked } from '@kolbiste/board-kit/presentation';
import type { AttackKind, Effect } from '../index.ts';
import type { BoardWords } from '../text/board.ts';

export interface Pending {
  /** "You aim", "Coming at you", or nothing. */
  readonly lead: string;
  readonly attack: AttackKind | Effect;
  readonly power: number;
  /** Shields already held up against it, by weapon. */
  readonly picked: readonly number[];
}

/** What the question is about, when it is an attack or an effect. */
export function pendingOf(asked: Asked, t: BoardWords): Pending | null {
  const about = (asked.about ?? {}) as {
    readonly attack?: AttackKind;
    readonly effect?: Effect;
    readonly power?: number;
    readonly value?: number;
    readonly picked?: readonly number[];
    readonly sum?: number;
    readonly detonator?: number;
  };
  switch (asked.question) {
    case 'bonus.take':
      return about.effect ? { lead: '', attack: about.effect, power: about.value ?? 0, picked: [] } : null;
    case 'combo.decide':
      return { lead: '', attack: 'combo', power: (about.sum ?? 0) + (about.detonator ?? 0), picked: [] };
    case 'nightAttack.decide':
      return { lead: '', attack: 'nightAttack', power: about.power ?? 0, picked: [] };
    case 'defence.pick':
      return about.attack ? { lead: t.incoming, attack: about.attack, power: about.power ?? 0, picked: about.picked ?? [] } : null;
    default:
      return about.attack ? { lead: t.aiming, attack: about.attack, power: about.power ?? 0, picked: [] } : null;
  }
}
