/** Where we are: a path, its parts, and one function that goes elsewhere. The page never reloads. */
export interface Place {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly hash: string;
}

const here = (): Place => ({
  path: decodeURI(location.pathname).replace(/(.)\/+$/, '$1'),
  query: new URLSearchParams(location.search),
  hash: location.hash.slice(1),
});

let place = $state.raw(here());
let visits = $state(0);

export const router = {
  get place(): Place {
    return place;
  },
  /** Counts arrivals by link or history, so that the page can move focus to its heading. */
  get visits(): number {
    return visits;
  },
};

/** Goes to a path of ours. `replace` leaves no step in the history; `quiet` keeps scroll and focus. */
export function go(to: string, { replace = false, quiet = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', to);
  place = here();
  if (quiet) return;
  visits++;
  scrollTo(0, 0);
}

/** Follows the browser's own steps and catches clicks on our links. Called once. */
export function startRouter(): () => void {
  const step = () => {
    place = here();
    visits++;
  };
  const click = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname === location.pathname && link.search === location.search && link.hash) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  };
  addEventListener('popstate', step);
  document.addEventListener('click', click);
  return () => {
    removeEventListener('popstate', step);
    document.removeEventListener('click', click);
  };
}

/** `match('/rules/:game/:id', '/rules/doomtrooper/1.4t')` gives the named parts, or null. A last `:name?` may be missing. */
export function match(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/').slice(1);
  const given = path === '/' ? [''] : path.split('/').slice(1);
  if (given.length > wanted.length) return null;
  const parts: Record<string, string> = {};
  for (const [i, want] of wanted.entries()) {
    const part = given[i];
    if (want.startsWith(':')) {
      const name = want.replace(/^:|\?$/g, '');
      if (part) parts[name] = part;
      else if (!want.endsWith('?')) return null;
    } else if (part !== want) return null;
  }
  return parts;
}
