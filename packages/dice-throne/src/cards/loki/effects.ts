/** Loki: effects that board, statuses and cards share. */
import { attackPacket, sumOf } from '../../rules/packets.ts';
import type { World } from '../../rules/state.ts';
import { hasRoom } from '../../rules/statuses.ts';
import { call, chosenPlayer, inflict, say, targeted } from '../makers.ts';
import type { Op } from '../vocabulary.ts';
import { BAG } from './names.ts';
import { sealAbilities } from './spellbound.ts';

/** To any chosen player whose board has room. */
export const giveBag: Op = targeted(chosenPlayer((w, _, seat) => hasRoom(w, seat, BAG), inflict(BAG)));
export const seal = (n: number): Op =>
  targeted(
    call(
      (_, c) => sealAbilities({ seat: c.target, by: c.seat, left: n }),
      say(`inflict ${n} Spellbound`, `přiděl ${n}× stav Zakletí`),
      0.75 * n,
    ),
  );
/** What an illusion can be expected to prevent. */
export const illusory = (w: World): number => {
  const packet = attackPacket(w);
  const n = packet ? sumOf(w, packet).final : 0;
  return (Math.min(4, n) + n / 2) / 3;
};
