/** Golgotha: equipment. */
import { no } from '@kolbiste/engine';
import { sacrifice } from '../../rules/atoms.ts';
import { isEquipment, isHeretic, isLegion } from '../../rules/status.ts';
import { baseOf } from '../../rules/values.ts';
import { discardTarget } from '../effects.ts';
import { isPersonality, ofKind, ofType, toBearer } from '../filters.ts';
import { equipment } from '../makers.ts';
import { doomtroopersOnly } from '../pieces.ts';
import { aCard } from '../targets.ts';
import { SHOOT } from '../vocabulary.ts';

export const behemothArmor = equipment({
  code: '05010',
  name: { en: 'Behemoth Armor', cs: 'Behemotovo brnění' },
  text: {
    en: 'Armor for followers of Algeroth: +2 Armor. A Pretorian Behemoth has +6 instead and may take gifts of Algeroth.',
    cs: 'Brnění pro stoupence Algerothovy: +2 Obrana. Pretoriánský behemot má místo toho +6 a smí přijímat dary Algerothovy.',
  },
  affiliation: 'legion',
  labels: ['armour'],
  needs: { follower: 'algeroth' },
  gives: [{ armour: 2 }, { armour: 4, to: toBearer(ofKind('pretorian-behemoth')) }],
  grants: [{ ability: 'takesAlgeroth', to: toBearer(ofKind('pretorian-behemoth')) }],
});

export const carcassSuit = equipment({
  code: '05013',
  name: { en: 'Carcass Suit', cs: 'Mrtvý štít' },
  text: {
    en: 'Armor for the Dark Legion, without other equipment: the base Fight is doubled, the base Shoot is 0; +5 Armor.',
    cs: 'Brnění pro Černou legii, bez dalšího vybavení: základní Zápas se zdvojnásobí, základní Střelba je 0; +5 Obrana.',
  },
  affiliation: 'legion',
  labels: ['armour'],
  needs: {
    legion: true,
    refusal: ({ world, target }) => (world.cards[target]!.gear.some(id => isEquipment(world, id)) ? no('DOT 36.1', 'noEquipment') : null),
  },
  gives: [
    { layer: 'baseTimes', fight: 2 },
    { layer: 'base', shoot: -1, count: ({ world, receiver }) => baseOf(world, receiver, SHOOT) },
    { armour: 5 },
  ],
  grants: ['noEquipment'],
});

export const golgothasMirror = equipment({
  code: '05035',
  name: { en: "Golgotha's Mirror", cs: 'Golgothino zrcadlo' },
  text: {
    en: '2 actions, into your Kohort: warriors of the Dark Legion that are no personalities cost you half their Value, rounded up.',
    cs: '2 akce, do tvé Kohorty: bojovníci Černé legie, kteří nejsou osobnosti, tě stojí polovinu Hodnoty, zaokrouhleno nahoru.',
  },
  affiliation: 'legion',
  limit: 1,
  areas: ['cohort'],
  actions: 2,
  discounts: ({ world, entering }) => (isLegion(world, entering) && !isPersonality(world, entering) ? 1 / 2 : 1),
});

export const infraredGoggles = equipment({
  code: '05041',
  name: { en: 'Infrared Goggles', cs: 'Infračervené brýle' },
  text: {
    en: '+2 Shoot. Heavy Fog does not keep its bearer from attacking in Shoot combats, and Hidden in the Shadows does not help his opponents.',
    cs: '+2 Střelba. Hustá mlha nositeli nebrání útočit střelbou a jeho soupeřům nepomáhá Ukrytý ve stínu.',
  },
  gives: [{ shoot: 2 }],
  untouchedBy: ['heavy-fog', 'hidden-in-the-shadows'],
});

export const scramblingDevice = equipment({
  code: '05058',
  name: { en: 'Scrambling Device', cs: 'Poplašné zařízení' },
  text: {
    en: 'For a Doomtrooper or a Heretic. Remove it from the game at any time: discard a special in play.',
    cs: 'Pro Doomtroopera nebo Kacíře. Kdykoli ho odstraň ze hry: vyřaď speciální kartu ve hře.',
  },
  needs: { refusal: ({ world, target }) => (isHeretic(world, target) ? null : doomtroopersOnly({ world, target })) },
  uses: [
    {
      timing: 'any',
      removes: 'discard',
      target: aCard(ofType('special')),
      effect: [({ g, self }) => sacrifice(g, self, 'DOT 37.9'), discardTarget()],
    },
  ],
});
