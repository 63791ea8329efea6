/** Packs of cards that a server hands out: from a secret seed that is told when the pack is opened, so that everybody can look. */
import { Random, seeded } from '@kolbiste/engine';
import { EDITIONS, encodeCard, openPack, PACKS, type PackOptions, type PackSize } from '@kolbiste/scratch-wars';

export { EDITIONS, type PackOptions, type PackSize };
export const PACK_SIZES = Object.keys(PACKS) as readonly PackSize[];

/** The codes of a pack's cards. */
export const packFrom = (seed: string, options: PackOptions): string[] =>
  openPack(new Random(seeded(`pack ${options.size} ${options.edition ?? 'any'} ${seed}`)), options).map(encodeCard);
