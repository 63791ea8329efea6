/** Base set: equipment, vehicles. */
import { no, type Call, type Seat } from '@kolbiste/engine';
import { breakOff, discard } from '../../../rules/atoms.ts';
import { harmOne } from '../../../rules/combat/harm.ts';
import type { Here } from '../../../rules/game.ts';
import { topFight } from '../../../rules/queries.ts';
import { type CardId } from '../../../rules/state.ts';
import { carrierOf } from '../../../rules/status.ts';
import { equipment } from '../../makers.ts';
import { follows } from '../../pieces.ts';
import { inOwnCombat } from './pieces.ts';

/** Heads: the Shark goes and its user is wounded; anyone who sits inside is wounded by its loss anyway (DOT 11.29). */
function flip(g: Here, shark: CardId, seat: Seat): Call<unknown> | null {
  const heads = g.random.integer(2) === 0;
  g.emit({ type: 'coin', seat, heads, rule: 'DOT 7.25' });
  if (!heads) return null;
  const user = carrierOf(g.world, shark);
  const { inside } = g.world.cards[shark]!;
  discard(g, shark, 'DOT 37.10');
  return inside ? null : harmOne(g, { victim: user });
}

export const ahUH19GrapeshotGuardian = equipment({
  code: '01003',
  name: { en: 'AH/UH-19 Grapeshot Guardian', cs: 'Poručík kartáčové střelby AH/UH-19' },
  text: {
    en: 'Vehicle and airship, Capitol only. Inside: Shoot, Armor and Value doubled; no other weapon may be used.',
    cs: 'Vozidlo a vzdušný koráb, jen Kapitol. Uvnitř: Střelba, Obrana a Hodnota se zdvojnásobí; jinou zbraň nelze použít.',
  },
  affiliation: 'capitol',
  labels: ['vehicle', 'airship', 'noVehicleWeapons'],
  needs: { affiliation: 'capitol' },
  gives: [{ layer: 'multiply', shoot: 2, armour: 2, value: 2 }],
});

export const cap7000P = equipment({
  code: '01032',
  name: { en: 'CAP 7000P', cs: 'CAP 7000P' },
  text: {
    en: 'Vehicle and airship, Cybertronic only. Inside: Shoot, Armor and Value doubled; no other weapon may be used.',
    cs: 'Vozidlo a vzdušný koráb, jen Kybertronik. Uvnitř: Střelba, Obrana a Hodnota se zdvojnásobí; jinou zbraň nelze použít.',
  },
  affiliation: 'cybertronic',
  labels: ['vehicle', 'airship', 'noVehicleWeapons'],
  needs: { affiliation: 'cybertronic' },
  gives: [{ layer: 'multiply', shoot: 2, armour: 2, value: 2 }],
});

export const fukimuraNo12Kamikaze = equipment({
  code: '01138',
  name: { en: 'Fukimura No. 12 "Kamikaze"', cs: 'Fukimura č. 12 „Kamikadze“' },
  text: {
    en: 'Vehicle and airship, Mishima only. Inside: Shoot, Armor and Value doubled; no other weapon may be used.',
    cs: 'Vozidlo a vzdušný koráb, jen Mishima. Uvnitř: Střelba, Obrana a Hodnota se zdvojnásobí; jinou zbraň nelze použít.',
  },
  affiliation: 'mishima',
  labels: ['vehicle', 'airship', 'noVehicleWeapons'],
  needs: { affiliation: 'mishima' },
  gives: [{ layer: 'multiply', shoot: 2, armour: 2, value: 2 }],
});

export const imperialDoomlord = equipment({
  code: '01160',
  name: { en: 'Imperial Doomlord', cs: 'Pán smrti z Imperiálu' },
  text: {
    en: 'Vehicle and airship, Imperial only. Inside: Shoot, Armor and Value doubled; no other weapon may be used.',
    cs: 'Vozidlo a vzdušný koráb, jen Imperiál. Uvnitř: Střelba, Obrana a Hodnota se zdvojnásobí; jinou zbraň nelze použít.',
  },
  affiliation: 'imperial',
  labels: ['vehicle', 'airship', 'noVehicleWeapons'],
  needs: { affiliation: 'imperial' },
  gives: [{ layer: 'multiply', shoot: 2, armour: 2, value: 2 }],
});

export const purpleShark = equipment({
  code: '01247',
  name: { en: 'Purple Shark', cs: 'Purpurový žralok' },
  text: {
    en: 'Vehicle and airship. Inside: +4 Shoot and Armor. For 5 destiny points its bearer escapes from a Fight combat. After each use flip a coin: heads, he is wounded and the Shark discarded.',
    cs: 'Vozidlo a vzdušný koráb. Uvnitř: +4 Střelba a Obrana. Za 5 bodů osudu nositel unikne ze zápasu. Po každém použití hoď mincí: padne-li panna, je nositel zraněn a Žralok vyřazen.',
  },
  affiliation: 'capitol',
  labels: ['vehicle', 'airship'],
  gives: [{ shoot: 4, armour: 4 }],
  uses: [
    {
      timing: 'combat',
      destiny: 5,
      refusal: ({ world, self }) =>
        inOwnCombat({ world, self }) ?? (topFight(world)!.tactic === 'fight' ? null : no('DOT 28.19', 'noTactic')),
      effect: ({ g, world, seat, self }) => {
        breakOff(topFight(world)!);
        return flip(g, self, seat);
      },
    },
  ],
  on: ({ world, self, event }) =>
    event.type === 'combatEnded' &&
    event.how === 'resolved' &&
    world.cards[self]!.inside &&
    [event.attacker, event.defender].includes(carrierOf(world, self))
      ? follows(world, self, { def: world.cards[self]!.def, ask: 'flown' })
      : null,
  answered: ({ g, seat, self }) => flip(g, self, seat),
});

export const t32WolfclawJBT = equipment({
  code: '01305',
  name: { en: 'T-32 "Wolfclaw" JBT', cs: 'T-32 „Vlčí dráp“ JBT' },
  text: {
    en: 'Vehicle and tank, Bauhaus only. Inside: all four ratings doubled; no other weapon may be used.',
    cs: 'Vozidlo a tank, jen Bauhaus. Uvnitř: všechny čtyři hodnoty se zdvojnásobí; jinou zbraň nelze použít.',
  },
  affiliation: 'bauhaus',
  labels: ['vehicle', 'tank', 'noVehicleWeapons'],
  needs: { affiliation: 'bauhaus' },
  gives: [{ layer: 'multiply', fight: 2, shoot: 2, armour: 2, value: 2 }],
});
