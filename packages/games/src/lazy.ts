/** Each game's rules and texts, loaded when they are needed: a bundler makes one part per game of this. */
import { keptVersions, type GamePackage, type Rules } from './earlier.ts';
import type { GameId } from './ids.ts';

const loaded = (door: GamePackage): GamePackage => door;

export const LOADERS = {
  'scratch-wars': () => import('@kolbiste/scratch-wars').then(loaded),
  'summoner-wars': () => import('@kolbiste/summoner-wars').then(loaded),
  'dice-throne': () => import('@kolbiste/dice-throne').then(loaded),
  doomtrooper: () => import('@kolbiste/doomtrooper').then(loaded),
} satisfies Record<GameId, () => Promise<GamePackage>>;

/** The rules by which a match of this version is played; null when they are not here. */
export async function loadRules(id: GameId, version: number): Promise<Rules | null> {
  const present = await LOADERS[id]();
  return present.game.module.version === version ? present : ((await keptVersions(id, present)[version]?.()) ?? null);
}
