/** Base set: warriors, without affiliation. */
import { warrior } from '../../makers.ts';

export const agentNickMichaels = warrior({
  code: '01002',
  name: { en: 'Agent Nick Michaels', cs: 'Agent Nick Michaels' },
  text: {
    en: 'Always a Doomtrooper of the Cartel; cannot become a Heretic; no member of the Brotherhood.',
    cs: 'Vždy Doomtrooper Kartelu; nemůže se stát Kacířem; není členem Bratrstva.',
  },
  ratings: { fight: 4, shoot: 4, armour: 4, value: 4 },
  personality: true,
  abilities: ['cartel', 'neverHeretic'],
});
