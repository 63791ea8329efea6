/**
 * Rules of earlier releases. Each brings its own engine, cards and words in one file of `rules/`, which is loaded when a match needs it.
 * What has come into the contract since is added here, so that nobody else asks how old the rules are.
 */
import type { AnyGame, GameText, Language, Mind, Plain, Viewer } from '@kolbiste/engine';
import { BUNDLES } from '../../../rules/index.mjs';

/** What it takes to play a match and to tell of it. */
export interface Rules {
  readonly game: AnyGame;
  readonly text: Record<Language, GameText>;
}

/** What every game's package exports. */
export interface GamePackage extends Rules {
  /** A view of an earlier version as today's board reads it: with what has come since, and nothing missing. */
  earlierView?(version: number, view: Plain, world: Plain): Plain;
}

type Present = Pick<GamePackage, 'game' | 'earlierView'>;

/** By version: how its rules are loaded. */
export interface KeptVersions {
  readonly [version: number]: () => Promise<Rules>;
}

/** The same rules, as today's tables, bots and boards expect them. */
export function adopted({ game, text }: Rules, { game: present, earlierView }: Present): Rules {
  const { module } = game;
  const { brings } = present.module;
  const { version, layout = 1 } = module;
  // Before 0.2.0 noise was called haze, saved states bore the version alone, and what players bring was an option like others.
  const mind = module.mind as Mind & { readonly haze?: NonNullable<Mind['noise']> };
  const today = {
    ...module,
    mind: { ...mind, ...(mind.haze && { noise: mind.haze }) },
    ...(brings && { brings }),
    ...(earlierView && {
      view: (world: object, viewer: Viewer): Plain => earlierView(version, module.view(world, viewer), world as Plain),
    }),
  };
  const stateVersion = version + 1000 * (layout - 1);
  const seeAsked: AnyGame['seeAsked'] = (position, viewer) => {
    const { table: _, ...asked } = game.see(position, viewer);
    return asked;
  };
  const since = {
    module: { value: today },
    stateVersion: { value: stateVersion },
    ...(!('seeAsked' in game) && { seeAsked: { value: seeAsked } }),
  };
  return { text, game: Object.create(game, since) as AnyGame };
}

/** What is kept of a game. Its present version may be among it. */
export const keptVersions = (id: string, present: Present): KeptVersions =>
  Object.fromEntries(
    Object.entries(BUNDLES[id] ?? {}).map(([version, load]) => [version, () => load().then(bundle => adopted(bundle as Rules, present))]),
  );
