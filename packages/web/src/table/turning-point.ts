/** Where a finished game turned: the chances are looked at here and there, and closely where they changed most. */
import type { GameText, Language } from '@kolbiste/engine';
import { callLocal } from '../connection/local.ts';
import type { LookedBack, ReplayInfo } from '../worker/messages.ts';
import { contextOf, reasonsText, safely } from './words.ts';

/** A moment of the game: which of its stops it is. */
export type Point = LookedBack & { readonly index: number };
/** With both answers as the asked seat read them. */
export interface Turn extends Point {
  readonly played: string;
  readonly instead: string | null;
  readonly reasons: string;
}

/** A better answer that would have changed less is no turning point. */
export const TELLING = 0.05;
/** A change of the chances that is worth telling. */
const SWING = 0.12;
/** This many moments are looked at first, spread over the game, and this many at most in all. */
const SPREAD = 12;
const MOST = 28;

export async function lookAt({ replay, stops }: ReplayInfo, index: number): Promise<Point | null> {
  const moment = await callLocal('lookBack', { replay, step: stops[index]! }).catch(() => null);
  return moment && { ...moment, index };
}

/** The moment in words. */
export async function worded(info: ReplayInfo, point: Point, text: GameText, language: Language): Promise<Turn> {
  const { seen, seats } = await callLocal('frame', { replay: info.replay, step: point.step - 1, viewer: point.seat });
  const decision = seen?.decision;
  const label = (key: string): string => {
    const option = decision?.options.find(offered => offered.key === key)?.option;
    return option === undefined || !decision
      ? key
      : safely(() => text.option(option, decision.question, contextOf(seats, seen.table), decision.about), key);
  };
  return {
    ...point,
    played: label(point.played),
    instead: point.better && label(point.better.key),
    reasons: reasonsText(point.better?.reasons ?? [], text, language),
  };
}

interface TurningPoint {
  readonly at: Point;
  /** What the winner's chance was there, and what it became. */
  readonly from: number;
  readonly to: number;
}

/** The largest change of `winner`'s chance; null when none is worth telling, or when it was stopped. */
export async function turningPoint(info: ReplayInfo, winner: number, signal: AbortSignal): Promise<TurningPoint | null> {
  const known = new Map<number, Point | null>();
  const last = info.stops.length - 1;
  const look = async (index: number): Promise<void> => {
    if (!known.has(index) && known.size < MOST && !signal.aborted) known.set(index, await lookAt(info, index));
  };
  for (let i = 0; i < SPREAD; i++) {
    const from = Math.round((i * last) / SPREAD);
    // Where there was nothing to choose, the next moment is looked at.
    for (let near = 0; near < 3 && !known.get(from + near) && from + near < last; near++) await look(from + near);
  }
  const swing = (): TurningPoint | null => {
    const points = [...known.values()].filter(point => point !== null).toSorted((a, b) => a.index - b.index);
    return points.reduce<TurningPoint | null>((best, at, i) => {
      const from = at.chances[winner]!;
      // Who gave up decided nothing by it.
      const to = points[i + 1]?.chances[winner] ?? (info.result?.by === 'rules' ? 1 : from);
      return best === null || to - from > best.to - best.from ? { at, from, to } : best;
    }, null);
  };
  for (let widest = swing(); widest !== null && known.size < MOST && !signal.aborted; widest = swing()) {
    const begin = widest.at.index;
    const end = [...known.keys()].filter(index => index > begin && known.get(index) !== null).toSorted((a, b) => a - b)[0] ?? last;
    const between = Array.from({ length: Math.max(0, end - begin - 1) }, (_, i) => begin + 1 + i).filter(index => !known.has(index));
    if (between.length === 0) break;
    await look(between[between.length >> 1]!);
  }
  const widest = swing();
  return widest && !signal.aborted && widest.to - widest.from >= SWING ? widest : null;
}
