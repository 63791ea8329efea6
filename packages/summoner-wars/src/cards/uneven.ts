/** Factions that are no fair game for each other, by `kolbiste simulate summoner-wars --matrix`: none has been shown yet. */
import type { Uneven } from '@kolbiste/engine';

export const UNEVEN: readonly Uneven[] = [];
