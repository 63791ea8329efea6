/** Warzone: specials for who has proved himself, and who stands guard. */
import { topFight } from '../../rules/queries.ts';
import type { CardId, World } from '../../rules/state.ts';
import { isDoomtrooper } from '../../rules/status.ts';
import { ratingOf } from '../../rules/values.ts';
import type { Part, Strength } from '../form.ts';
import { attachment } from '../makers.ts';
import { standsGuard } from '../stand-ins.ts';
import { aWarrior } from '../targets.ts';
import { VALUE } from '../vocabulary.ts';

/** Whether he has killed somebody worth more than himself in the combat that is on. */
const hasSurpassedHimself = (w: World, id: CardId): boolean => {
  const fight = topFight(w);
  return fight !== null && fight.felled.some(({ by, value }) => by === id && value > ratingOf(w, id, VALUE, fight));
};
/** For who has just killed somebody of higher Value. */
const award = (strength: Strength): Part => ({
  timing: 'any',
  target: aWarrior(isDoomtrooper, hasSurpassedHimself),
  gives: [strength],
  copies: 'any',
});

export const heroAward = attachment({
  code: '03062',
  name: { en: 'Hero Award', cs: 'Odznak hrdiny' },
  text: {
    en: 'On a Doomtrooper who has just killed a warrior of higher Value in combat: +3 to all four ratings. He may have several.',
    cs: 'Na Doomtroopera, který právě v souboji zabil bojovníka s vyšší Hodnotou: +3 ke všem čtyřem hodnotám. Smí jich mít víc.',
  },
  affiliation: 'capitol',
  ...award({ fight: 3, shoot: 3, armour: 3, value: 3 }),
});

export const honorAward = attachment({
  code: '03067',
  name: { en: 'Honor Award', cs: 'Odznak cti' },
  text: {
    en: 'On a Doomtrooper who has just killed a warrior of higher Value in combat: +1 Fight, Shoot and Armor. He may have several.',
    cs: 'Na Doomtroopera, který právě v souboji zabil bojovníka s vyšší Hodnotou: +1 Zápas, Střelba a Obrana. Smí jich mít víc.',
  },
  affiliation: 'capitol',
  ...award({ fight: 1, shoot: 1, armour: 1 }),
});

export const pointGuard = attachment({
  code: '03091',
  name: { en: 'Point Guard', cs: 'Strážní hlídka' },
  text: {
    en: '1 action, on your warrior in the Squad or Kohort: when another of your warriors there is attacked in a Fight, he may defend instead. After the combat he is wounded in any case; if he dies of it, the attacker’s player earns the points.',
    cs: '1 akce, na tvého bojovníka v Mužstvu či Kohortě: když je tam jiný tvůj bojovník napaden zápasem, smí se bránit místo něj. Po souboji je v každém případě zraněn; zemře-li na to, body získá útočníkův hráč.',
  },
  ...standsGuard('fight'),
});

export const rearGuard = attachment({
  code: '03098',
  name: { en: 'Rear Guard', cs: 'Zadní hlídka' },
  text: {
    en: '1 action, on your warrior in the Squad or Kohort: when another of your warriors there is attacked in a Shoot combat, he may defend instead. After the combat he is wounded in any case; if he dies of it, the attacker’s player earns the points.',
    cs: '1 akce, na tvého bojovníka v Mužstvu či Kohortě: když je tam jiný tvůj bojovník napaden střelbou, smí se bránit místo něj. Po souboji je v každém případě zraněn; zemře-li na to, body získá útočníkův hráč.',
  },
  ...standsGuard('shoot'),
});
