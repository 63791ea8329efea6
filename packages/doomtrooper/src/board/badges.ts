/** What is said of a player beside the name. */
import type { GameView } from '../index.ts';
import type { BoardWords } from '../text/board.ts';
import { mainTargetOf } from '../text/table.ts';

export interface Badge {
  readonly text: string;
  readonly strong?: boolean;
}
interface Reader {
  readonly seat: number;
  /** The seat at the bottom, and whether it is the reader's own. */
  readonly bottom: number;
  readonly own: boolean;
  readonly over: boolean;
  readonly t: BoardWords;
  readonly seatName: (seat: number) => string;
}

export function badgesOf(game: GameView, { seat, bottom, own, over, t, seatName }: Reader): readonly Badge[] {
  const side = game.sides[seat]!;
  const hunters =
    game.mode === 'targets'
      ? game.sides.map((_, i) => i).filter(i => i !== seat && !game.sides[i]!.out && mainTargetOf(game, i) === seat)
      : [];
  return [
    ...(game.turn > 0 && game.active === seat && !over ? [{ text: t.active, strong: true }] : []),
    ...(game.mode === 'teams' ? [{ text: t.team(side.team + 1) }] : []),
    ...(game.mode === 'cartel' ? [{ text: side.team === 1 ? t.legionSide : t.cartel }] : []),
    ...(own && mainTargetOf(game, bottom) === seat
      ? [{ text: t.mainTarget, strong: true }]
      : hunters.map(hunter => ({ text: t.mainTargetOf(seatName(hunter)) }))),
    ...(side.countdown > 0 ? [{ text: t.countdown(side.countdown), strong: true }] : []),
    ...(side.out ? [{ text: t.out }] : []),
    ...(game.sides.some((other, i) => i !== seat && other.sabotaged.includes(seat)) ? [{ text: t.sabotaged }] : []),
  ];
}
