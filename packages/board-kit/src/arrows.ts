/** Arrow keys that lead from thing to thing as they lie, whatever their order in the page. */

const WAYS: { readonly [key: string]: readonly [x: number, y: number] | undefined } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** How much dearer a step aside is than one ahead. */
const ASIDE = 2.5;

function middleOf(element: HTMLElement): readonly [x: number, y: number] {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

/** Moves the focus to the nearest element with `data-spot` in the direction of the key. */
export function followArrow(event: KeyboardEvent, root: HTMLElement | undefined): void {
  const from = (event.target as HTMLElement).closest<HTMLElement>('[data-spot]');
  const way = WAYS[event.key];
  if (!from || !way || !root || event.ctrlKey || event.altKey || event.metaKey) return;
  const [x, y] = middleOf(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const spot of root.querySelectorAll<HTMLElement>('[data-spot]')) {
    const [sx, sy] = middleOf(spot);
    const along = (sx - x) * way[0] + (sy - y) * way[1];
    const aside = Math.abs((sx - x) * way[1]) + Math.abs((sy - y) * way[0]);
    if (spot === from || along <= 2 || along + aside * ASIDE >= least) continue;
    least = along + aside * ASIDE;
    best = spot;
  }
  if (!best) return;
  best.focus();
  event.preventDefault();
}
