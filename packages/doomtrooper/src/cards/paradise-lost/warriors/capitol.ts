/** Paradise Lost: warriors, capitol. */
import { warrior } from '../../makers.ts';

export const mitchHunterIslandTeamMember = warrior({
  code: '07064',
  name: { en: 'Mitch Hunter - Island Team Member', cs: 'Ostrovan Mitch Hunter' },
  text: {
    en: 'Enters and stays on Stations. Counts as Tribal and as a Doomtrooper, and as Infantry. Immune to the Dark Symmetry, and never becomes a Heretic.',
    cs: 'Přichází na Stanici a zůstává tam. Počítá se za kmenového válečníka i za Doomtroopera a za Pěchotu. Imunní vůči Černé symetrii a nestane se Kacířem.',
  },
  affiliation: 'capitol',
  ratings: { fight: 7, shoot: 7, armour: 7, value: 7 },
  personality: true,
  kinds: ['island-team-member', 'infantry'],
  labels: ['tribal', 'stationOnly'],
  abilities: ['symmetryImmune', 'neverHeretic'],
});
