/** How a player is forgotten: running games are conceded, finished ones stay without the name. */
import type { Config } from '../config.ts';
import type { Matches } from '../matches/matches.ts';
import type { PersonalData } from '../storage/personal-data.ts';

export async function deletePlayer(personal: PersonalData, matches: Matches, config: Config, player: string): Promise<void> {
  const seats = await personal.seatsOf(player);
  for (const { id, state, seat } of seats) {
    if (state !== 'running') continue;
    const host = await matches.open(id).catch(() => null);
    if (!host) continue;
    const at = config.now();
    host.take(host.phase === 'waiting' ? { at, type: 'abort', why: 'deleted' } : { at, type: 'concede', seat });
    await host.look(() => null);
  }
  await personal.erase(player, seats, config.now());
  for (const { id } of seats) if (matches.peek(id)?.idle) matches.drop(id);
}
