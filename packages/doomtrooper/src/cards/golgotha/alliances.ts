/** Golgotha: alliances. */
import { isBrother, isLegion } from '../../rules/status.ts';
import { against, belongsTo, toYours } from '../filters.ts';
import { alliance } from '../makers.ts';

export const cybertronicAlliance = alliance({
  code: '05023',
  name: { en: 'Cybertronic (alliance)', cs: 'Kybertronik (aliance)' },
  text: {
    en: 'Your Cybertronic warriors may have all equipment and relics but those for the Dark Legion.',
    cs: 'Tvoji bojovníci Kybertroniku smějí mít veškeré vybavení a relikvie kromě těch pro Černou legii.',
  },
  affiliation: 'cybertronic',
  grants: [{ ability: 'anyButLegionEquipment', to: toYours(belongsTo('cybertronic')) }],
});

export const mishimaAlliance = alliance({
  code: '05050',
  name: { en: 'Mishima (alliance)', cs: 'Mishima (aliance)' },
  text: {
    en: 'Your Mishima warriors have +5 Fight, Shoot and Armor against the Dark Legion.',
    cs: 'Tvoji bojovníci Mishimy mají +5 Zápas, Střelba a Obrana proti Černé legii.',
  },
  affiliation: 'mishima',
  gives: [{ fight: 5, shoot: 5, armour: 5, to: toYours(belongsTo('mishima'), against(isLegion)) }],
});

export const theBrotherhoodAlliance = alliance({
  code: '05067',
  name: { en: 'The Brotherhood (alliance)', cs: 'Bratrstvo (aliance)' },
  text: {
    en: 'Your members of the Brotherhood cast all Art, and their personal combat spells count as combat spells.',
    cs: 'Tvoji členové Bratrstva používají celé Umění a jejich osobní bojová kouzla platí za bojová.',
  },
  affiliation: 'brotherhood',
  grants: [
    { ability: 'casts:all', to: toYours(isBrother) },
    { ability: 'combatSpells', to: toYours(isBrother) },
  ],
});

export const theDarkLegion = alliance({
  code: '05068',
  name: { en: 'The Dark Legion', cs: 'Černá legie' },
  text: {
    en: 'Your Dark Legion warriors may be given the gifts of every Apostle, at any time without an action.',
    cs: 'Tvoji bojovníci Černé legie mohou dostat dary všech Apoštolů, kdykoli a bez akce.',
  },
  affiliation: 'legion',
  grants: [
    { ability: 'anyGift', to: toYours(isLegion) },
    { ability: 'freeGifts', to: toYours(isLegion) },
  ],
});
