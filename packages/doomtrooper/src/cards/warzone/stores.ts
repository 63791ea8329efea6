/** Warzone: equipment that is carried away. */
import { discard, store } from '../../rules/atoms.ts';
import { bearerRefusal } from '../../rules/legality.ts';
import type { CardId, World } from '../../rules/state.ts';
import { bearerOf, carrierOf, contentsOf, warriorsOf } from '../../rules/status.ts';
import { attachToTarget } from '../effects.ts';
import { equipment, special } from '../makers.ts';
import { asks, asksOn, follows, picked, pickedOrNone, picks } from '../pieces.ts';
import { DEFINITIONS, definitionOf } from '../registry.ts';
import { bearersFor, gearOf, handOut, hasRoom } from '../stores.ts';
import { aWarrior } from '../targets.ts';

/** A card of this name in a discard pile that somebody beside the bearer may have. */
const takersOf = (w: World, self: CardId, card: CardId): CardId[] => {
  const bearer = carrierOf(w, self);
  const { by: seat, zone } = w.cards[bearer]!;
  return warriorsOf(w, seat).filter(
    id => w.cards[id]!.zone === zone && bearerRefusal(w, { seat, card, definition: definitionOf(w, card) }, id) === null,
  );
};
const lying = (w: World, owner: number, def: number): CardId | undefined =>
  w.sides[owner]!.discard.findLast(id => w.cards[id]!.def === def);
export const fruitsOfWar = special({
  code: '03050',
  name: { en: 'Fruits of War', cs: 'Plody války' },
  text: {
    en: '1 action, on any warrior, once: when an equipment card in play is discarded, his player may give it to him or to another warrior beside him who may have it. Then Fruits of War is discarded.',
    cs: '1 akce, na kteréhokoli bojovníka, jednou: když se vyřadí karta vybavení ze hry, smí ji jeho hráč dát jemu nebo jinému bojovníkovi vedle něj, pokud ji ten smí mít. Plody války se pak vyřadí.',
  },
  timing: 'action',
  actions: 1,
  target: aWarrior(),
  effect: attachToTarget(),
  after: 'stays',
  on: ({ world, self, event }) =>
    event.type === 'discarded' && event.from === 'play' && DEFINITIONS[event.def]!.type === 'equipment'
      ? follows(world, self, { def: world.cards[self]!.def, ask: 'begin', args: [world.cards[event.card]!.owner, event.def] })
      : null,
  answered: ({ g, world, self, ask, args, answer, asked }) => {
    const [owner, def] = args as [number, number];
    const card = lying(world, owner, def);
    if (card === undefined || bearerOf(world, self) === null) return null;
    if (ask === 'begin') {
      const takers = takersOf(world, self, card);
      const { by } = world.cards[carrierOf(world, self)]!;
      return takers.length > 0 ? asksOn(asked, { ask: 'grab', options: ['leave', ...picks(takers)], args, seat: by }) : null;
    }
    const to = pickedOrNone(answer);
    if (to === null) return null;
    handOut(g, card, to);
    discard(g, self, 'DOT 37.10');
    return null;
  },
});

const HOLD = 3;
const freight = (w: World, seat: number): CardId[] => [
  ...w.sides[seat]!.hand.filter(id => definitionOf(w, id).type === 'equipment'),
  ...warriorsOf(w, seat).flatMap(id => (w.cards[id]!.zone === 'squad' ? gearOf(w, id) : [])),
];
export const lancelotLightFreighter = equipment({
  code: '03076',
  name: { en: 'Lancelot Light Freighter', cs: 'Lehký přepravník Lancelot' },
  text: {
    en: 'Vehicle, airship, in your Squad, without a crew: for 1 action it loads an equipment card from your hand or from a warrior in your Squad, at most three, which do nothing there. At any time one of them is given to a warrior of yours who may have it, or discarded.',
    cs: 'Vozidlo, vzdušný koráb, do Mužstva, bez posádky: za 1 akci naloží kartu vybavení z tvé ruky nebo od bojovníka v Mužstvu, nejvýš tři; nic v něm nedělají. Kdykoli jednu z nich dej svému bojovníkovi, který ji smí mít, nebo ji vyřaď.',
  },
  affiliation: 'imperial',
  labels: ['vehicle', 'airship'],
  areas: ['squad'],
  stores: {},
  uses: [
    {
      timing: 'action',
      actions: 1,
      condition: ({ world, seat, self }) => hasRoom(world, self, HOLD) && freight(world, seat).length > 0,
      effect: ({ g, world, seat, play }) => asks(g, play, seat, { ask: 'store', options: picks(freight(world, seat)) }),
    },
    {
      timing: 'any',
      condition: ({ world, self }) => contentsOf(world, self).length > 0,
      effect: ({ g, world, seat, self, play }) => asks(g, play, seat, { ask: 'take', options: picks(contentsOf(world, self)) }),
    },
  ],
  answered: ({ g, world, seat, self, ask, args, answer, asked }) => {
    if (ask === 'store') return void store(g, picked(answer), self);
    if (ask === 'take')
      return asksOn(asked, { ask: 'to', options: ['discard', ...picks(bearersFor(world, seat, picked(answer)))], args: [picked(answer)] });
    const to = pickedOrNone(answer);
    if (to === null) discard(g, args[0]!, 'DOT 37.10');
    else handOut(g, args[0]!, to);
    return null;
  },
});
