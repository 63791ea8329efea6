/** What must be true of the world at every decision. */
import { isVine, isWall, lifeOf } from './queries.ts';
import type { World } from './state.ts';

/** Every card is in exactly one place, and what is on the battlefield is alive and consistent. */
export function invariantsOf(w: World): string[] {
  const broken: string[] = [];
  const must = (holds: boolean, what: string): void => void (holds || broken.push(what));
  const places = new Map<number, string>();
  const put = (id: number, where: string): void => {
    if (places.has(id)) broken.push(`card ${id} is in ${places.get(id)} and in ${where}`);
    places.set(id, where);
  };
  w.sides.forEach((player, side) => {
    for (const pile of ['draw', 'hand', 'magic', 'discard', 'supply', 'units', 'walls'] as const)
      for (const id of player[pile]) put(id, `${pile} of ${side}`);
    for (const id of [...player.units, ...player.walls]) {
      const card = w.cards[id]!;
      must(card.controller === side, `card ${id} is listed for ${side} and controlled by ${card.controller} (SUM 10.6.2)`);
      must(w.falling || card.wounds < lifeOf(w, id), `card ${id} has ${card.wounds} wounds and is still there (SUM 2.17)`);
      const squares = isVine(w, id) ? w.vines : w.top;
      must(squares[card.square] === id, `card ${id} is not on its square`);
      for (const under of card.under) put(under, `under ${id}`);
    }
    for (const id of player.supply) must(isVine(w, id), `supply of ${side} holds only vine walls`);
    must(player.supply.length <= 15, `supply of ${side} is too big`);
    for (const id of player.draw) must(!isVine(w, id), 'no vine wall in a draw pile (SUM 4.3)');
  });
  for (const id of w.playing) put(id, 'playing');
  for (const id of w.out) put(id, 'out');
  must(places.size === w.cards.length, `${w.cards.length - places.size} cards are nowhere`);
  w.top.forEach((id, square) => {
    if (id === null) return;
    must(w.cards[id]!.square === square, `card ${id} on square ${square} thinks it is elsewhere`);
    must(!(isWall(w, id) && w.vines[square] !== null), `two walls on square ${square} (SUM 4.10)`);
  });
  must(w.vinesGrown === w.vines.filter(id => id !== null).length, 'vine walls are miscounted');
  must(w.moves <= w.moveLimit || w.phase === 'setup', 'more units moved than allowed (SUM 7.4.1)');
  must(w.attacks <= w.attackLimit, 'more units attacked than allowed (SUM 7.5.1)');
  if (w.phase !== 'setup')
    w.cards.forEach(({ square, wounds, marks }, id) => {
      if (square < 0) must(wounds === 0 && marks === 0, `card ${id} keeps wounds or marks off the battlefield`);
    });
  return broken;
}
