/** Warzone: vehicles in an area that carry several warriors. */
import { friends } from '../../rules/queries.ts';
import { endEffectsWhere, last } from '../../rules/atoms.ts';
import { harmingFrom, threaten } from '../../rules/combat/harm.ts';
import { actingRefusal } from '../../rules/legality.ts';
import type { CardId, World } from '../../rules/state.ts';
import { beastOf, hasLabel, isPresent, ownsVehicle, vehicleOf, warriorsOf } from '../../rules/status.ts';
import { isBeside, isYours } from '../filters.ts';
import type { Filter, Part } from '../form.ts';
import { equipment } from '../makers.ts';
import { belongsTo } from '../filters.ts';
import { follows } from '../pieces.ts';
import { aWarrior } from '../targets.ts';

const SEATS = 3;
const passengers = (w: World, self: CardId): CardId[] => warriorsOf(w, w.cards[self]!.by).filter(id => vehicleOf(w, id) === self);
const isAboard: Filter = (w, id, { self }) => vehicleOf(w, id) === self;
const mayBoard: Filter = (w, id) =>
  !w.cards[id]!.covered &&
  vehicleOf(w, id) === null &&
  !ownsVehicle(w, id) &&
  beastOf(w, id) === null &&
  !hasLabel(w, id, 'beast') &&
  actingRefusal(w, id) === null;

/** 1 action lets one in or out. Inside he has 5 Armor more and no use of other equipment; what wounds him is a Shoot weapon or a vehicle. */
const carries = (...who: readonly Filter[]): Part => ({
  gives: [{ armour: 5, to: { who: 'all', where: [isAboard] } }],
  uses: [
    {
      timing: 'action',
      actions: 1,
      target: aWarrior(isYours, isBeside, ...who, mayBoard),
      condition: ({ world, self }) => passengers(world, self).length < SEATS,
      effect: ({ g, self, target, play }) => {
        endEffectsWhere(g, effect => effect.what === 'aboard' && effect.on === target);
        last(g, { card: self, seat: play.seat }, { what: 'aboard', on: target }, { rule: 'DOT 11.28' });
      },
    },
    {
      timing: 'action',
      actions: 1,
      target: aWarrior(isYours, isAboard),
      effect: ({ g, target }) => endEffectsWhere(g, effect => effect.what === 'aboard' && effect.on === target),
    },
  ],
  // The ship is gone by now: who was aboard is what it remembers.
  lost: ({ world, self, by }) => {
    const dead = world.effects.flatMap(({ what, source, on }) => (what === 'aboard' && source === self && on !== null ? [on] : []));
    return dead.length > 0 ? follows(world, self, { def: world.cards[self]!.def, ask: 'wrecked', args: [by, ...dead] }) : null;
  },
  answered: ({ g, world, self, args }) => {
    const [by, ...dead] = args as [number, ...CardId[]];
    endEffectsWhere(g, effect => effect.what === 'aboard' && effect.source === self);
    const { doer } = world;
    const earner = doer !== null && !friends(world, doer, by) ? doer : null;
    const from = world.harms.length;
    for (const victim of dead)
      if (isPresent(world, victim) && world.cards[victim]!.by === by) threaten(world, { victim, earner, kill: true });
    return harmingFrom(world, from, earner);
  },
});

export const kleinHelitekDragonfly = equipment({
  code: '03073',
  name: { en: 'Klein Helitek Dragonfly', cs: 'Helitek Drakoplaš' },
  text: {
    en: 'Vehicle, airship, in your Squad: for 1 action a Bauhaus warrior there gets in or out, three at most. Inside they have +5 Armor, no Fight combats and no use of other equipment; only a Shoot weapon or a vehicle wounds them. When it is lost they are killed, and anyone who caused it earns the points.',
    cs: 'Vozidlo, vzdušný koráb, do Mužstva: za 1 akci do něj tamní bojovník Bauhausu nastoupí nebo z něj vystoupí, nejvýš tři. Uvnitř mají +5 Obrana, nevedou zápasy a nepoužívají jiné vybavení; zraní je jen zbraň na střelbu nebo vozidlo. Když je ztracen, jsou zabiti a body získá ten, kdo to způsobil.',
  },
  affiliation: 'bauhaus',
  labels: ['vehicle', 'airship', 'shelters', 'noVehicleWeapons', 'noVehicleEquipment'],
  areas: ['squad'],
  ...carries(belongsTo('bauhaus')),
});

export const reaverTroopCarrier = equipment({
  code: '03099',
  name: { en: 'Reaver Troop Carrier', cs: 'Plenitelský transportér' },
  text: {
    en: 'Vehicle, tank, in your Kohort: for 1 action a Dark Legion warrior there gets in or out, three at most. Inside they have +5 Armor, no Fight combats and no use of other equipment; only a Shoot weapon or a vehicle wounds them. When it is lost they are killed, and anyone who caused it earns the points.',
    cs: 'Vozidlo, tank, do Kohorty: za 1 akci do něj tamní bojovník Černé legie nastoupí nebo z něj vystoupí, nejvýš tři. Uvnitř mají +5 Obrana, nevedou zápasy a nepoužívají jiné vybavení; zraní je jen zbraň na střelbu nebo vozidlo. Když je ztracen, jsou zabiti a body získá ten, kdo to způsobil.',
  },
  affiliation: 'legion',
  labels: ['vehicle', 'tank', 'shelters', 'noFights', 'noVehicleWeapons', 'noVehicleEquipment'],
  areas: ['cohort'],
  ...carries(belongsTo('legion')),
});
