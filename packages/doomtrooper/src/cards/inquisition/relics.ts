/** Inquisition: relics. */
import { discardTarget } from '../effects.ts';
import { belongsTo, isPersonality, not } from '../filters.ts';
import { relic } from '../makers.ts';
import { aWarrior } from '../targets.ts';

export const armorOfUnholiness = relic({
  code: '02013',
  name: { en: 'Armor of Unholiness', cs: 'Brnění znesvěcení' },
  text: {
    en: 'Armor for a Dark Legion warrior: +4 Armor; immune to Art; takes the gifts of every Apostle.',
    cs: 'Brnění pro bojovníka Černé legie: +4 Obrana; imunní vůči Umění; přijímá dary všech Apoštolů.',
  },
  affiliation: 'legion',
  labels: ['armour'],
  needs: { legion: true },
  gives: [{ armour: 4 }],
  grants: ['artImmune', 'anyGift'],
});

export const theShillelagh = relic({
  code: '02157',
  name: { en: 'The Shillelagh', cs: 'Sochor' },
  text: {
    en: 'Fight weapon, Imperial only: +4 Fight. 3 actions and 5 destiny points: discard a warrior who is neither a personality nor Imperial; nobody earns points.',
    cs: 'Zbraň na zápas, jen Imperiál: +4 Zápas. Za 3 akce a 5 bodů osudu: vyřaď bojovníka, který není osobnost ani z Imperiálu; nikdo nezíská body.',
  },
  affiliation: 'imperial',
  labels: ['fightWeapon'],
  needs: { affiliation: 'imperial' },
  gives: [{ fight: 4 }],
  uses: [
    {
      timing: 'action',
      actions: 3,
      destiny: 5,
      target: aWarrior(not(isPersonality), not(belongsTo('imperial'))),
      effect: discardTarget('DOT 37.41'),
    },
  ],
});
