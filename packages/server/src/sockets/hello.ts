/** The first message of a socket: who calls, and what there is for them. */
import { PROTOCOL_VERSION, type ClientMessage, type Welcome } from '@kolbiste/protocol';
import type { Identity } from '../accounts/players.ts';
import type { ConnectionDependencies } from './dependencies.ts';

const MOST_WELCOMED = 20;

export async function welcomeFor(
  { tables, matches, config }: Pick<ConnectionDependencies, 'tables' | 'matches' | 'config'>,
  { player, name, guest }: Identity,
  { id, lang = 'cs' }: ClientMessage & { readonly type: 'hello' },
): Promise<Welcome> {
  const open: Welcome['matches'][number][] = [];
  for (const { match, game, phase } of (await tables.mine(player)).slice(0, MOST_WELCOMED)) {
    if (phase === 'open') continue;
    const host = await matches.open(match).catch(() => null);
    const seat = host?.seatOf(player) ?? null;
    if (host && seat !== null && host.phase !== 'over') open.push({ match, game, seat, yourTurn: host.asked?.seat === seat });
  }
  return {
    type: 'welcome',
    v: PROTOCOL_VERSION,
    ...(id !== undefined && { re: id }),
    player: { player, name, guest },
    lang,
    now: config.now(),
    matches: open,
  };
}
