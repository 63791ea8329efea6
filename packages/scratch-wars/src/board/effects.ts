/** Which short motions a batch of events asks for: from cause to effect, in order. */
import type { DuelEvent, Target } from '../index.ts';
import { BOARD_MARKS, ICON_MARKS, type Mark } from './marks.ts';

/** A place on the board by its `data-spot`. */
export type Spot = string;

export interface Motion {
  /** What flies, floats, slides or snaps. */
  readonly kind: 'bolt' | 'float' | 'shield' | 'snap';
  readonly mark: Mark | null;
  readonly text: string;
  readonly tone: 'good' | 'bad' | 'plain';
  readonly from: Spot;
  readonly to: Spot;
  /** Milliseconds after the beat has begun. */
  readonly after: number;
}

const BOLT = 240;
const BEAT = 160;

const spotOf = (target: Target, defender: number): Spot =>
  target === 'hero' ? `hero-${defender}` : `weapon-${'weapon' in target ? target.weapon : target.effect}`;

/** The motions of a batch. A bolt starts where the wheel is; numbers float where they count. */
export function motionsOf(events: readonly DuelEvent[]): readonly Motion[] {
  const motions: Motion[] = [];
  let at = 0;
  const add = (motion: Omit<Motion, 'after'>, beat = 0): void => {
    motions.push({ ...motion, after: at });
    at += beat;
  };
  for (const event of events) {
    switch (event.type) {
      case 'shielded':
        for (const weapon of event.weapons)
          add(
            { kind: 'shield', mark: ICON_MARKS.shield, text: '', tone: 'plain', from: `weapon-${weapon}`, to: `hero-${event.seat}` },
            BEAT,
          );
        break;
      case 'trapsSprung':
        add({ kind: 'snap', mark: ICON_MARKS.trap, text: '', tone: 'bad', from: 'stage', to: 'stage' }, BOLT);
        break;
      case 'attacked':
        add(
          {
            kind: 'bolt',
            mark: markOf(event.attack),
            text: String(event.power.total),
            tone: 'bad',
            from: 'stage',
            to: spotOf(event.target, 1 - event.seat),
          },
          BOLT,
        );
        break;
      case 'livesLost':
        add({
          kind: 'float',
          mark: BOARD_MARKS.lives,
          text: `−${event.lost}`,
          tone: 'bad',
          from: `hero-${event.seat}`,
          to: `hero-${event.seat}`,
        });
        break;
      case 'suddenDeath':
        for (const seat of [0, 1])
          add({ kind: 'float', mark: BOARD_MARKS.lives, text: `−${event.lost}`, tone: 'bad', from: `hero-${seat}`, to: `hero-${seat}` });
        break;
      case 'healed':
        if (event.gained)
          add({
            kind: 'float',
            mark: BOARD_MARKS.lives,
            text: `+${event.gained}`,
            tone: 'good',
            from: `hero-${event.seat}`,
            to: `hero-${event.seat}`,
          });
        break;
      case 'energyGained':
        if (event.gained)
          add(
            {
              kind: 'float',
              mark: ICON_MARKS.energy,
              text: `+${event.gained}`,
              tone: 'good',
              from: `hero-${event.seat}`,
              to: `hero-${event.seat}`,
            },
            BEAT / 2,
          );
        break;
      case 'bonusUsed':
        add(
          {
            kind: 'float',
            mark: ICON_MARKS.blessing,
            text: event.value < 0 ? `−${-event.value}` : `+${event.value}`,
            tone: event.value < 0 ? 'bad' : 'good',
            from: `hero-${event.seat}`,
            to: 'stage',
          },
          BEAT,
        );
        break;
      case 'effectDeferred':
        add(
          {
            kind: 'bolt',
            mark: ICON_MARKS[event.effect],
            text: String(event.value),
            tone: 'plain',
            from: 'stage',
            to: `weapon-${event.weapon}`,
          },
          BEAT,
        );
        break;
    }
  }
  return motions;
}

function markOf(attack: Extract<DuelEvent, { readonly type: 'attacked' }>['attack']): Mark {
  return attack === 'shrapnelSecond' ? ICON_MARKS.shrapnel : ICON_MARKS[attack];
}
