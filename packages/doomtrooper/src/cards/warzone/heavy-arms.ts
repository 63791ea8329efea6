/** Warzone: heavy equipment. */
import { no } from '@kolbiste/engine';
import { board, discard, sacrifice } from '../../rules/atoms.ts';
import { harmOne } from '../../rules/combat/harm.ts';
import type { CardId, World } from '../../rules/state.ts';
import { bearerOf, carrierOf, hasLabel, isThere, withstands } from '../../rules/status.ts';
import { attacksTwice } from '../attacks.ts';
import { toYours } from '../filters.ts';
import { equipment } from '../makers.ts';
import { asks, asksOn, ofValueAtMost, picks, pickedOrNone } from '../pieces.ts';
import { definitionOf } from '../registry.ts';

/** What a barrage hits, one of each, in this order. */
const KINDS = ['fortification', 'warzone', 'vehicle'] as const;
type Kind = (typeof KINDS)[number];
const hitBy = (w: World, self: CardId, kind: Kind): CardId[] =>
  w.play.filter(
    id =>
      id !== self &&
      w.cards[id]!.zone !== 'hidden' &&
      isThere(w, id) &&
      !withstands(w, id, 'discard') &&
      (kind === 'vehicle' ? hasLabel(w, id, 'vehicle') : definitionOf(w, id).type === kind),
  );
/** The next of them of which there is one in play, from this place on. */
const nextKind = (w: World, self: CardId, from: number): number =>
  KINDS.findIndex((kind, i) => i >= from && hitBy(w, self, kind).length > 0);

export const crusaderSPRocketLauncher = equipment({
  code: '03033',
  name: { en: 'Crusader SP Rocket Launcher', cs: 'Raketomet Křižák SP' },
  text: {
    en: 'Vehicle (artillery), Imperial only. Inside, 3 actions (attack) and removed from the game: discard a fortification, a warzone and a vehicle, as far as there are any; a warrior in that vehicle is killed and earns points as usual.',
    cs: 'Vozidlo (dělostřelectvo), jen Imperiál. Uvnitř za 3 akce (útok), odstraní se ze hry: vyřaď opevnění, válečnou zónu a vozidlo, pokud ve hře jsou; bojovník v tom vozidle je zabit a vynáší body jako obvykle.',
  },
  affiliation: 'imperial',
  labels: ['vehicle', 'artillery'],
  needs: { affiliation: 'imperial' },
  uses: [
    {
      timing: 'attack',
      actions: 3,
      attack: true,
      refusal: ({ world, self }) =>
        !world.cards[self]!.inside ? no('DOT 11.28', 'notInside') : nextKind(world, self, 0) < 0 ? no('DOT 28.16', 'noTarget') : null,
      effect: ({ g, world, seat, self, play }) => {
        const kind = nextKind(world, self, 0);
        return kind < 0 ? null : asks(g, play, seat, { ask: KINDS[kind]!, options: picks(hitBy(world, self, KINDS[kind]!)), args: [kind] });
      },
    },
  ],
  answered: ({ g, world, seat, self, args, answer, asked }) => {
    const named = [...args.slice(1), pickedOrNone(answer)!];
    const kind = nextKind(world, self, args[0]! + 1);
    if (kind >= 0) return asksOn(asked, { ask: KINDS[kind]!, options: picks(hitBy(world, self, KINDS[kind]!)), args: [kind, ...named] });
    const by = carrierOf(world, self);
    board(g, self, false, 'DOT 11.28');
    sacrifice(g, self, 'DOT 37.9');
    const vehicle = named.find(id => hasLabel(world, id, 'vehicle'));
    const isCrew = vehicle !== undefined && (definitionOf(world, vehicle).type === 'warrior' || world.cards[vehicle]!.inside);
    const victim = isCrew ? carrierOf(world, vehicle) : null;
    if (vehicle !== undefined && isCrew && victim !== vehicle) board(g, vehicle, false, 'DOT 11.28');
    for (const id of named) if (id !== victim) discard(g, id, 'DOT 37.10');
    return victim === null ? null : harmOne(g, { victim, by, earner: seat, kill: true });
  },
});

export const metaCannon = equipment({
  code: '03082',
  name: { en: 'Meta Cannon', cs: 'Věčný kanón' },
  text: {
    en: 'Shoot weapon, Dark Legion of Value 6 or less only: +4 Shoot; anyone its bearer wounds is killed. When he is killed or discarded it is shuffled into its owner’s library; when he is removed from the game it is discarded.',
    cs: 'Zbraň na střelbu, jen Černá legie s Hodnotou nejvýše 6: +4 Střelba; koho nositel zraní, toho zabije. Je-li zabit či vyřazen, zamíchá se do knihovny svého majitele; je-li odstraněn ze hry, vyřadí se.',
  },
  affiliation: 'legion',
  labels: ['shootWeapon', 'outlives'],
  needs: { legion: true, refusal: ofValueAtMost(6) },
  gives: [{ shoot: 4 }],
  // As long as he has the weapon, used or not.
  grants: [{ ability: 'killsOnWound', to: toYours((w, id, { self }) => bearerOf(w, self) === id) }],
});

export const rattlesnake = equipment({
  code: '03096',
  name: { en: 'Rattlesnake', cs: 'Chřestýš' },
  text: {
    en: 'Vehicle, Capitol only. Inside: +5 Shoot, no other equipment may be used, and 1 attack action makes two attacks: name both targets first, who may be the same.',
    cs: 'Vozidlo, jen Kapitol. Uvnitř: +5 Střelba, jiné vybavení nelze použít a 1 útočná akce jsou dva útoky: oba cíle urči předem, i dvakrát týž.',
  },
  affiliation: 'capitol',
  labels: ['vehicle', 'noVehicleWeapons', 'noVehicleEquipment'],
  needs: { affiliation: 'capitol' },
  gives: [{ shoot: 5 }],
  ...attacksTwice(null, { sameAgain: true, keeps: false }),
});
