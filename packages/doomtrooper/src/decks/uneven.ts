/** Ready decks that are no fair game for each other, by `kolbiste simulate doomtrooper --matrix`: a pairing stands here once thirty pairs of games have shown it. */
import type { Uneven } from '@kolbiste/engine';

export const UNEVEN: readonly Uneven[] = [];
