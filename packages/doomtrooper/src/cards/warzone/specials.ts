/** Warzone: specials. */
import { no } from '@kolbiste/engine';
import { attach, steal } from '../../rules/atoms.ts';
import { attackersOf } from '../../rules/combat/pairing.ts';
import { newAttack } from '../../rules/procedures.ts';
import { isLegion } from '../../rules/status.ts';
import { ratingOf } from '../../rules/values.ts';
import { discardTarget } from '../effects.ts';
import type { Part } from '../form.ts';
import { attachment, special } from '../makers.ts';
import { doomtroopersOnly, ofValueAtMost, withoutUse } from '../pieces.ts';
import { aWarrior } from '../targets.ts';
import { VALUE } from '../vocabulary.ts';

/** A warrior changes sides for his Value. */
const winsOver: Part = {
  timing: 'action',
  actions: 1,
  fee: ({ world, target }) => ratingOf(world, target, VALUE, null),
  condition: ({ world, seat, target }) => world.cards[target]!.by !== seat,
  effect: ({ g, seat, self, target }) => {
    attach(g, self, target, seat, 'DOT 19.1');
    steal(g, target, seat, 'squad', 'DOT 35.1');
  },
};

export const clanMembership = attachment({
  code: '03023',
  name: { en: 'Clan Membership', cs: 'Členství v klanu' },
  text: {
    en: 'On a Doomtrooper who is not Cybertronic: he counts as a Clansman and has +2 Fight and Shoot. It does not make him Imperial.',
    cs: 'Na Doomtroopera, který není z Kybertroniku: počítá se za Příslušníka klanu a má +2 Zápas a Střelba. Členem Imperiálu se tím nestává.',
  },
  affiliation: 'imperial',
  needs: { doomtrooper: true, not: 'cybertronic' },
  standing: { kind: 'clansman' },
  gives: [{ fight: 2, shoot: 2 }],
});

export const cleansingFlame = special({
  code: '03024',
  name: { en: 'Cleansing Flame', cs: 'Očistný plamen' },
  text: {
    en: '8 destiny points: discard a Dark Legion warrior. Removed from the game.',
    cs: 'Za 8 bodů osudu: vyřaď bojovníka Černé legie. Odstraní se ze hry.',
  },
  affiliation: 'brotherhood',
  timing: 'any',
  destiny: 8,
  target: aWarrior(),
  refusal: ({ world, target }) => (isLegion(world, target) ? null : no('DOT 28.16', 'legionOnly')),
  effect: discardTarget('DOT 37.41'),
  after: 'sacrifice',
  limit: 1,
});

export const eliteTrooper = attachment({
  code: '03042',
  name: { en: 'Elite Trooper', cs: 'Elitní voják' },
  text: {
    en: '2 actions, on a Doomtrooper of Value 4 or less: the ratings printed on him count twice.',
    cs: '2 akce, na Doomtroopera s Hodnotou nejvýše 4: hodnoty na něm natištěné se počítají dvakrát.',
  },
  needs: { doomtrooper: true, refusal: ofValueAtMost(4) },
  gives: [{ layer: 'baseTimes', fight: 2, shoot: 2, armour: 2, value: 2 }],
  timing: 'action',
  actions: 2,
});

export const grandAssault = special({
  code: '03053',
  name: { en: 'Grand Assault', cs: 'Rozsáhlá ofenzíva' },
  text: { en: 'At any time but in combat: make an attack at once.', cs: 'Kdykoli mimo souboj: hned proveď útok.' },
  timing: 'any',
  refusal: ({ world, seat }) =>
    world.fights.length
      ? no('DOT 28.16', 'inCombat')
      : world.sides[seat]!.turns === 0
        ? no('DOT DR-26', 'firstTurn')
        : attackersOf(world, seat, null).length
          ? null
          : no('DOT 28.16', 'noPair'),
  effect: ({ seat }) => newAttack(seat),
  limit: 1,
});

export const grandTactician = special({
  code: '03054',
  name: { en: 'Grand Tactician', cs: 'Velký stratég' },
  text: {
    en: 'Once needed to play warzones; both books have done away with that, so it has no effect and cannot be played.',
    cs: 'Kdysi byla nutná ke hraní válečných zón; obojí pravidla to zrušila, takže nemá účinek a nelze ji zahrát.',
  },
  ...withoutUse,
});

export const grimReaper = attachment({
  code: '03058',
  name: { en: 'Grim Reaper', cs: 'Smrtka' },
  text: {
    en: '2 actions, on a Dark Legion warrior of Value 4 or less: all four ratings doubled.',
    cs: '2 akce, na bojovníka Černé legie s Hodnotou nejvýše 4: všechny čtyři hodnoty se zdvojnásobí.',
  },
  affiliation: 'legion',
  needs: {
    legion: true,
    refusal: ofValueAtMost(4),
  },
  gives: [{ layer: 'multiply', fight: 2, shoot: 2, armour: 2, value: 2 }],
  timing: 'action',
  actions: 2,
});

export const programmed = attachment({
  code: '03095',
  name: { en: 'Programmed', cs: 'Přeprogramován' },
  text: {
    en: '1 action and his Value, on a Doomtrooper: he is Cybertronic only and comes to your Squad; immune to general gifts, never casts Art.',
    cs: '1 akce a jeho Hodnota, na Doomtroopera: patří jen ke Kybertroniku a přejde do tvého Mužstva; imunní vůči obecným darům, nepoužívá Umění.',
  },
  affiliation: 'cybertronic',
  needs: { refusal: doomtroopersOnly },
  standing: { sets: 'cybertronic' },
  grants: ['giftImmune', 'neverArt'],
  ...winsOver,
  limit: 1,
});

export const recruitment = attachment({
  code: '03100',
  name: { en: 'Recruitment', cs: 'Nábor' },
  text: {
    en: '1 action and his Value, on a Doomtrooper outside Cybertronic: he belongs to the Brotherhood only, comes to your Squad and casts all Art.',
    cs: '1 akce a jeho Hodnota, na Doomtroopera mimo Kybertronik: patří jen k Bratrstvu, přejde do tvého Mužstva a používá celé Umění.',
  },
  affiliation: 'brotherhood',
  needs: { doomtrooper: true, not: 'cybertronic' },
  standing: { sets: 'brotherhood' },
  grants: ['casts:all'],
  ...winsOver,
  limit: 1,
});
