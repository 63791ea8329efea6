/** Warzone: fortifications. */
import { isDoomtrooper } from '../../rules/status.ts';
import { fortification } from '../makers.ts';
import { follows } from '../pieces.ts';
import { captives, imprison } from './pieces.ts';

export const prisonCamp = fortification({
  code: '03094',
  name: { en: 'Prison Camp', cs: 'Zajatecký tábor' },
  text: {
    en: 'Squad: a Doomtrooper wounded in combat by a Doomtrooper of yours who survives is imprisoned and loses what he carries. He is free when the Camp leaves play.',
    cs: 'Mužstvo: Doomtrooper, kterého v souboji zranil tvůj přeživší Doomtrooper, je uvězněn a přijde o vše, co nese. Volný je, jakmile Tábor opustí hru.',
  },
  areas: ['squad'],
  on: ({ world, self, event }) => {
    const [victim] = captives(world, self, event, id => isDoomtrooper(world, id));
    return victim === undefined ? null : follows(world, self, { def: world.cards[self]!.def, ask: 'jailed', args: [victim] });
  },
  answered: ({ g, self, args }) => imprison(g, self, args[0]!, true),
});
