/** Which path shows which page. All but the first are loaded when somebody goes there. */
import type { Component } from 'svelte';
import Home from '../pages/Home.svelte';
import { match } from './router.svelte.ts';

type Parts = Record<string, string>;
// Pages take the named parts of their path; what they need of it is their affair.
type Page = Component<any>;

interface Route {
  readonly pattern: string;
  readonly load: () => Page | Promise<{ readonly default: Page }>;
  /** The page fills the window and brings its own bars. */
  readonly whole?: boolean;
}

export const ROUTES: readonly Route[] = [
  { pattern: '/', load: () => Home },
  { pattern: '/new/:game', load: () => import('../pages/NewTable.svelte') },
  { pattern: '/play/:match', load: () => import('../pages/LocalTable.svelte'), whole: true },
  { pattern: '/table/:match', load: () => import('../pages/ServerTable.svelte'), whole: true },
  { pattern: '/lobby', load: () => import('../pages/Lobby.svelte') },
  { pattern: '/events', load: () => import('../pages/Events.svelte') },
  { pattern: '/events/new', load: () => import('../pages/NewEvent.svelte') },
  { pattern: '/event/:event', load: () => import('../pages/Event.svelte') },
  { pattern: '/event/:event/judge', load: () => import('../pages/EventJudge.svelte') },
  { pattern: '/player/:player', load: () => import('../pages/Player.svelte') },
  { pattern: '/ladder/:game?/:mode?', load: () => import('../pages/Ladder.svelte') },
  { pattern: '/learn/:game', load: () => import('../pages/Learn.svelte') },
  { pattern: '/how-to/:game', load: () => import('../pages/HowTo.svelte') },
  { pattern: '/learn/:game/puzzle/:puzzle', load: () => import('../pages/Puzzle.svelte'), whole: true },
  { pattern: '/learn/:game/:lesson', load: () => import('../pages/Lesson.svelte'), whole: true },
  { pattern: '/rules/:game?/:id?', load: () => import('../pages/Rules.svelte') },
  { pattern: '/cards/:game?/:card?', load: () => import('../pages/Cards.svelte') },
  { pattern: '/workshop/:game/:deck', load: () => import('../pages/Builder.svelte') },
  { pattern: '/workshop', load: () => import('../pages/Workshop.svelte') },
  { pattern: '/workshop/scratch-wars', load: () => import('../pages/Collection.svelte') },
  { pattern: '/deck/:share', load: () => import('../pages/SharedDeck.svelte') },
  { pattern: '/series/:series', load: () => import('../pages/Series.svelte') },
  { pattern: '/moderation', load: () => import('../pages/Moderation.svelte') },
  { pattern: '/replays', load: () => import('../pages/Replays.svelte') },
  { pattern: '/replay/:match', load: () => import('../pages/Replay.svelte'), whole: true },
  { pattern: '/scenario/:game/:scenario', load: () => import('../pages/Replay.svelte'), whole: true },
  { pattern: '/settings', load: () => import('../pages/Settings.svelte') },
  { pattern: '/about', load: () => import('../pages/About.svelte') },
  { pattern: '/parts', load: () => import('../pages/Parts.svelte') },
];

const NOT_FOUND: Route = { pattern: '', load: () => import('../pages/NotFound.svelte') };

export function routeTo(path: string): { readonly route: Route; readonly parts: Parts } {
  for (const route of ROUTES) {
    const parts = match(route.pattern, path);
    if (parts) return { route, parts };
  }
  return { route: NOT_FOUND, parts: {} };
}
