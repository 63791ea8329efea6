/** An attack or effect that is being worked out just now. */
import type { Asked } from '@kolbiste/board-kit/presentation';
import type { AttackKind, DuelView, Effect } from '../index.ts';
import type { BoardWords } from '../text/board.ts';
import { isDeadly } from '../text/confirming.ts';
import type { About } from '../text/words.ts';

export interface Pending {
  /** "You aim", "Coming at you", or nothing. */
  readonly lead: string;
  readonly attack: AttackKind | Effect;
  readonly power: number;
  /** Shields already held up against it, by weapon. */
  readonly picked: readonly number[];
  /** Whether it takes the last life, as the shields stand. */
  readonly deadly: boolean;
}

/** What the question is about, when it is an attack or an effect. */
export function pendingOf(asked: Asked, t: BoardWords, view: DuelView): Pending | null {
  const about = (asked.about ?? {}) as About;
  const none = { picked: [], deadly: false };
  switch (asked.question) {
    case 'bonus.take':
      return about.effect ? { lead: '', attack: about.effect, power: about.value ?? 0, ...none } : null;
    case 'combo.decide':
      return { lead: '', attack: 'combo', power: (about.sum ?? 0) + (about.detonator ?? 0), ...none };
    case 'nightAttack.decide':
      return { lead: '', attack: 'nightAttack', power: about.power ?? 0, ...none };
    case 'defence.pick':
      return about.attack
        ? { lead: t.incoming, attack: about.attack, power: about.power ?? 0, picked: about.picked ?? [], deadly: isDeadly(about, view) }
        : null;
    default:
      return about.attack ? { lead: t.aiming, attack: about.attack, power: about.power ?? 0, ...none } : null;
  }
}
