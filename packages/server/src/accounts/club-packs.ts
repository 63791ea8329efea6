/** Packs of the club's: who gets one when, and what is in it. House rules: no book says how a club hands out cards. */
import { packFrom, type PackOptions } from '@kolbiste/games/packs';
import { sha256 } from '@kolbiste/engine';
import type { ClubPack, Result } from '@kolbiste/protocol';
import { newId, newSeed } from '../ids.ts';
import { Problem } from '../problem.ts';
import type { WorkshopStore } from '../storage/workshop-store.ts';

const DAY = 86_400_000;

/** A day begins at midnight UTC, wherever the player is. */
const dayOf = (now: number): number => Math.floor(now / DAY) * DAY;

const won = ({ seat, result }: { readonly seat: number; readonly result: string }): boolean => {
  const { places, by } = JSON.parse(result) as Result;
  return by !== 'abort' && places[seat] === 1 && places.some(place => place > 1);
};

/** A pack, sealed: one tin to begin with; then a booster a day, and one more for the first win of the day. */
export async function makePack(store: WorkshopStore, player: string, wish: PackOptions, now: number): Promise<ClubPack> {
  const today = dayOf(now);
  const boosters = (await store.resultsSince(player, today)).some(won) ? 2 : 1;
  const seed = newSeed();
  const pack = await store.makePack(
    player,
    {
      id: newId(),
      size: wish.size,
      edition: wish.edition ?? null,
      seed_hash: sha256(seed),
      seed,
      cards: JSON.stringify(packFrom(seed, wish)),
      made_at: now,
      opened_at: null,
    },
    made =>
      wish.size === 'tin'
        ? made.every(({ size }) => size !== 'tin')
        : made.filter(({ size, made_at: at }) => size === 'booster' && at >= today).length < boosters,
  );
  if (pack) return pack;
  throw new Problem(
    'conflict',
    wish.size === 'tin'
      ? 'the tin to begin with has been given'
      : boosters === 2
        ? 'the packs of this day have been given'
        : 'the pack of this day has been given; the first win of the day brings another',
  );
}
