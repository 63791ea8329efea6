/** Apocalypse: what keeps cards from being gone for good. */
import { no } from '@kolbiste/engine';
import { isEngaged } from '../../rules/abilities.ts';
import { toHand } from '../../rules/atoms.ts';
import { rulesOf } from '../../rules/queries.ts';
import { copiesInPlay } from '../../rules/status.ts';
import { placeOnTable } from '../effects.ts';
import { isPersonality, ofType } from '../filters.ts';
import type { Use } from '../form.ts';
import { fortification } from '../makers.ts';
import { asksOn, follows } from '../pieces.ts';

export const cryotechChamber = fortification({
  code: '06016',
  name: { en: 'Cryotech Chamber', cs: 'Zrůdná komora' },
  text: {
    en: 'Kohort: when a Dark Legion warrior of yours is killed, discarded or removed from the game, you may take him back to hand; what he carried is lost. A personality that comes under a Graveyard stays there.',
    cs: 'Kohorta: když je tvůj bojovník Černé legie zabit, vyřazen nebo odstraněn ze hry, smíš si ho vzít zpět do ruky; co nesl, je ztraceno. Osobnost, která přijde pod Hřbitov, tam zůstává.',
  },
  affiliation: 'legion',
  areas: ['cohort'],
  limit: 1,
  on: ({ world, self, event }) =>
    (event.type === 'discarded' || event.type === 'sacrificed') && event.legion === true && event.by === world.cards[self]!.by
      ? follows(world, self, {
          def: world.cards[self]!.def,
          ask: 'begin',
          args: [world.cards[event.card]!.owner, event.def, event.type === 'discarded' ? 0 : 1],
        })
      : null,
  answered: ({ g, world, ask, args, answer, asked }) => {
    const [owner, def, removed] = args as [number, number, number];
    const side = world.sides[owner]!;
    const dead = (removed ? side.sacrificed : side.discard).findLast(id => world.cards[id]!.def === def);
    if (dead === undefined) return null;
    if (ask === 'begin') return asksOn(asked, { ask: 'saved', options: ['hand', 'leave'] });
    if (answer === 'hand') toHand(g, dead, 'DOT 37.15');
    return null;
  },
});

/** One in the whole game, on nobody's side. */
const monument: Pick<Use, 'timing' | 'actions' | 'target' | 'refusal' | 'effect'> = {
  timing: 'action',
  actions: 1,
  target: null,
  refusal: ({ world, self }) =>
    copiesInPlay(world, world.cards[self]!.def, null).length > 0 ? no(rulesOf(world).fortificationRule, 'alreadyInPlay') : null,
  effect: placeOnTable('DOT 12.1'),
};
export const graveyard = fortification({
  code: '06030',
  name: { en: 'Graveyard', cs: 'Hřbitov' },
  text: {
    en: 'For the whole game, one in play: a personality that is killed, or removed from the game in combat, comes under it and counts as in play, so that no copy comes. When the Graveyard is lost, each goes where it would have gone.',
    cs: 'Na celou hru, ve hře jen jeden: osobnost, která je zabita nebo v souboji odstraněna ze hry, přijde pod něj a platí za kartu ve hře, takže žádná její kopie nepřijde. Když je Hřbitov ztracen, jde každá tam, kam měla jít.',
  },
  ...monument,
  stores: { unique: true },
  keeps: ({ world, card, how }) => isPersonality(world, card) && (how === 'kill' || (how === 'sacrifice' && isEngaged(world, card))),
});

const isRelic = ofType('relic');
export const museum = fortification({
  code: '06045',
  name: { en: 'Museum', cs: 'Muzeum' },
  text: {
    en: 'For the whole game, one in play: a relic in play that would be discarded or removed from the game comes under it and counts as in play, so that no copy comes. When the Museum is lost, each goes where it would have gone.',
    cs: 'Na celou hru, ve hře jen jedno: relikvie, která by se ze hry vyřadila nebo odstranila, přijde pod něj a platí za kartu ve hře, takže žádná její kopie nepřijde. Když je Muzeum ztraceno, jde každá tam, kam měla jít.',
  },
  ...monument,
  stores: { unique: true },
  keeps: ({ world, card }) => isRelic(world, card),
});
