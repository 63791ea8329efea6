/** Paradise Lost: vehicles in cover, beasts before their riders. */
import { has } from '../../rules/abilities.ts';
import { discard, mark, save, uncover } from '../../rules/atoms.ts';
import type { CardId, World } from '../../rules/state.ts';
import { beastOf, hasLabel, vehicleOf, allWarriors } from '../../rules/status.ts';
import { placeOnYou } from '../effects.ts';
import { labelled, not, toYours } from '../filters.ts';
import { special } from '../makers.ts';
import { follows } from '../pieces.ts';
import { aWarrior } from '../targets.ts';

export const nobleBeast = special({
  code: '07068',
  name: { en: 'Noble Beast', cs: 'Ušlechtilé zvíře' },
  text: {
    en: 'When a rider would be wounded or killed: his beast suffers it instead. A beast that suffers its second wound so, or what would have killed him at once, is discarded. Not for warriors who count as beasts.',
    cs: 'Má-li být jezdec zraněn nebo zabit: utrpí to místo něj jeho zvíře. Zvíře, které tak utrpí druhé zranění, nebo to, co by jezdce hned zabilo, se vyřadí. Ne pro bojovníky, kteří se počítají za zvířata.',
  },
  timing: 'saving',
  target: aWarrior(
    (w, id) => beastOf(w, id) !== null,
    not(labelled('beast')),
    (w, id) => w.harms.some(({ victim, saved }) => victim === id && !saved),
  ),
  effect: ({ g, world, target }) => {
    const beast = beastOf(world, target)!;
    let deadly = false;
    for (const harm of world.harms)
      if (harm.victim === target && !harm.saved) {
        deadly ||= harm.kill;
        save(harm);
      }
    if (deadly || world.cards[beast]!.marks > 0) discard(g, beast, 'DOT 24.6.5', true);
    else mark(g, beast, 1, 'DOT 24.6.4');
  },
});

/** Inside a vehicle on the ground, or counting as one. */
const isOnWheels = (w: World, id: CardId): boolean => {
  const vehicle = vehicleOf(w, id);
  return vehicle !== null && !hasLabel(w, vehicle, 'airship') && !hasLabel(w, vehicle, 'submarine');
};
/** Those of the list who are in cover with their vehicles and may not be there any longer. */
const exposed = (w: World, ids: readonly CardId[]): CardId[] =>
  ids.filter(id => w.cards[id]!.covered && isOnWheels(w, id) && !has(w, id, 'coversInVehicle', null));

export const urbanTactics = special({
  code: '07119',
  name: { en: 'Urban Tactics', cs: 'Taktika městského boje' },
  text: {
    en: 'Stays with you: your warriors in vehicles, and those who count as vehicles, but for airships and submarines, may use fortifications and seek cover; they do not enter play in cover. When it leaves play, they leave cover.',
    cs: 'Zůstává u tebe: tvoji bojovníci ve vozidlech a ti, kdo se za vozidla počítají, kromě vzdušných korábů a ponorek, smějí využívat opevnění a jít do úkrytu; do hry v úkrytu nepřicházejí. Opustí-li hru, opustí i oni úkryt.',
  },
  timing: 'any',
  effect: placeOnYou(),
  after: 'stays',
  grants: [{ ability: 'coversInVehicle', to: toYours(isOnWheels) }],
  // Who leaves its player is no longer covered by it either.
  on: ({ world, self, event }) =>
    event.type === 'stolen' && event.from === world.cards[self]!.by && exposed(world, [event.card]).length > 0
      ? follows(world, self, { def: world.cards[self]!.def, ask: 'over', args: [event.card] })
      : null,
  lost: ({ world, self }) => follows(world, self, { def: world.cards[self]!.def, ask: 'over', args: allWarriors(world) }),
  answered: ({ g, world, args }) => {
    for (const id of exposed(world, args)) uncover(g, id, 'DOT 11.33');
  },
});
