/** Sunderved, Summoner of the Mountain Vargath. */
import { apart } from '../../rules/places.ts';
import { controllerOf, unitOf } from '../../rules/queries.ts';
import type { CardId, World } from '../../rules/state.ts';
import { cardsOf } from '../makers.ts';
import { indexOf } from '../registry.ts';

const { summoner } = cardsOf('mountain-vargath');

/** Greater Command replaces Command, it does not add to it (SUM G12). */
const reachOf = (w: World, self: CardId): number =>
  w.lasting.some(({ definition, by }) => by === controllerOf(w, self) && definition === indexOf('greater-command')) ? 4 : 2;

export const sunderved = summoner({
  id: 'sunderved',
  attack: 3,
  range: 'melee',
  life: 7,
  words: {
    cs: {
      name: 'Sunderved',
      ability: 'Velení',
      text: 'Útoky tvých běžných jednotek Horských Vargathů do 2 polí od Sunderveda mají o 1 kostku víc.',
    },
    en: {
      name: 'Sunderved',
      ability: 'Command',
      text: 'Attacks by your common Mountain Vargath units within 2 squares of Sunderved roll 1 more die.',
    },
  },
  ability: {
    id: 'command',
    rule: 'SUM G12',
    leads(w, self, attacker) {
      const { faction, kind } = unitOf(w, attacker);
      return kind === 'common' && faction === 'mountain-vargath' && apart(w, self, attacker) <= reachOf(w, self) ? 1 : 0;
    },
  },
});
