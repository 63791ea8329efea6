/** Base set: specials, those that stay with a warrior. */
import { no } from '@kolbiste/engine';
import { has } from '../../../rules/abilities.ts';
import { attach, discard } from '../../../rules/atoms.ts';
import { losingAffiliation } from '../../../rules/procedures.ts';
import { affiliationOf, isFreelancer, isHeretic } from '../../../rules/status.ts';
import { worthOf } from '../../../rules/values.ts';
import { placeOnTable } from '../../effects.ts';
import { toAll, toBearer } from '../../filters.ts';
import { attachment, special } from '../../makers.ts';
import { doomtroopersOnly } from '../../pieces.ts';
import { definitionOf } from '../../registry.ts';
import { noTarget } from '../../targets.ts';

export const atPeaceWithTheArt = attachment({
  code: '01011',
  name: { en: 'At Peace with the Art', cs: 'Smíření s Uměním' },
  text: {
    en: 'On a Doomtrooper: he may cast any spell that is no combat spell, for 2 destiny points more each time.',
    cs: 'Na Doomtroopera: smí seslat kterékoli kouzlo, které není bojové, pokaždé za 2 body osudu navíc.',
  },
  affiliation: 'brotherhood',
  needs: { doomtrooper: true, refusal: ({ world, target }) => (has(world, target, 'neverArt', null) ? no('DOT 21.26', 'neverArt') : null) },
  grants: ['castsForTwo'],
});

export const chosen = attachment({
  code: '01041',
  name: { en: 'Chosen', cs: 'Vyvolený' },
  text: {
    en: 'On a Dark Legion warrior: he may receive the gifts of every Apostle.',
    cs: 'Na bojovníka Černé legie: smí přijímat dary všech Apoštolů.',
  },
  affiliation: 'legion',
  needs: { legion: true },
  grants: ['anyGift'],
});

export const corruptShield = attachment({
  code: '01057',
  name: { en: 'Corrupt Shield', cs: 'Nečistý štít' },
  text: { en: 'On a Dark Legion warrior: immune to Art.', cs: 'Na bojovníka Černé legie: imunní vůči Umění.' },
  affiliation: 'legion',
  needs: { legion: true },
  grants: ['artImmune'],
});

export const darkVisitation = attachment({
  code: '01068',
  name: { en: 'Dark Visitation', cs: 'Temná návštěva' },
  text: {
    en: 'On a Doomtrooper: he becomes a Heretic and is a Doomtrooper no longer.',
    cs: 'Na Doomtroopera: stane se Kacířem a přestane být Doomtrooperem.',
  },
  affiliation: 'legion',
  needs: {
    refusal: ({ world, target }) =>
      has(world, target, 'neverHeretic', null) ? no('DOT 36.2', 'neverHeretic') : doomtroopersOnly({ world, target }),
  },
  standing: { heretic: true, noDoomtrooper: true, sets: [] },
});

export const demoted = attachment({
  code: '01073',
  name: { en: 'Demoted', cs: 'Degradován' },
  text: { en: 'On a warrior: −2 Value; at Value 0 he is discarded.', cs: 'Na bojovníka: −2 Hodnota; s Hodnotou 0 je vyřazen.' },
  gives: [{ value: -2 }],
  effect: ({ g, world, seat, self, target }) => {
    attach(g, self, { host: target, by: seat, rule: 'DOT 19.1' });
    if (worthOf(world, target, null) === 0) discard(g, target, 'DOT 37.41');
  },
  copies: 'any',
});

export const dutifulService = attachment({
  code: '01087',
  name: { en: 'Dutiful Service', cs: 'Svědomitá služba' },
  text: {
    en: 'On a Doomtrooper outside Mishima: he belongs to Mishima as well.',
    cs: 'Na Doomtroopera mimo Mishimě: patří také k Mishimě.',
  },
  affiliation: 'mishima',
  needs: { not: 'mishima', refusal: doomtroopersOnly },
  standing: { adds: 'mishima' },
  copies: 'any',
});

export const hiddenInTheShadows = attachment({
  code: '01154',
  name: { en: 'Hidden in the Shadows', cs: 'Ukrytý ve stínu' },
  text: { en: 'On a warrior: +3 Armor until your next draw step.', cs: 'Na bojovníka: +3 Obrana do tvého příštího kroku dobírání.' },
  gives: [{ armour: 3 }],
  atDraw: ({ g, self }) => discard(g, self, 'DOT 3.22'),
  copies: 'any',
});

export const honoraryBaptism = attachment({
  code: '01156',
  name: { en: 'Honorary Baptism', cs: 'Čestný křest' },
  text: {
    en: 'On a Doomtrooper outside the Brotherhood: he belongs to the Brotherhood as well.',
    cs: 'Na Doomtroopera mimo Bratrstvu: patří také k Bratrstvu.',
  },
  affiliation: 'brotherhood',
  needs: { not: ['cybertronic', 'brotherhood'], refusal: doomtroopersOnly },
  standing: { adds: 'brotherhood' },
  copies: 'any',
});

export const insubordination = attachment({
  code: '01175',
  name: { en: 'Insubordination', cs: 'Vzpurnost' },
  text: {
    en: 'On a Doomtrooper: he loses an affiliation of your choice, first one that a card gave him; with none left he is a freelancer whose points become destiny points.',
    cs: 'Na Doomtroopera: ztratí příslušnost dle tvé volby, nejdřív tu, kterou mu dala karta; nezbude-li žádná, je žoldnéřem a jeho body se mění v body osudu.',
  },
  affiliation: 'capitol',
  needs: {
    refusal: ({ world, target }) =>
      (affiliationOf(world, target) & 63) === 0 ? no('DOT 32.29', 'noAffiliation') : doomtroopersOnly({ world, target }),
  },
  standing: { losesChosen: true },
  effect: ({ g, world, seat, self, target }) => {
    const all = [1, 2, 4, 8, 16, 32].filter(bit => (affiliationOf(world, target) & bit) !== 0);
    const printed = definitionOf(world, target).affiliation;
    const given = all.filter(bit => (printed & bit) === 0);
    const masks = given.length ? given : all;
    attach(g, self, { host: target, by: seat, rule: 'DOT 19.1' });
    return losingAffiliation({ seat, card: self, masks });
  },
  copies: 'any',
});

export const knighthood = attachment({
  code: '01184',
  name: { en: 'Knighthood', cs: 'Rytířství' },
  text: {
    en: 'On a Doomtrooper outside Imperial: he belongs to Imperial as well.',
    cs: 'Na Doomtroopera mimo Imperiálu: patří také k Imperiálu.',
  },
  affiliation: 'imperial',
  needs: { not: 'imperial', refusal: doomtroopersOnly },
  standing: { adds: 'imperial' },
  copies: 'any',
});

export const mentalConstitution = attachment({
  code: '01203',
  name: { en: 'Mental Constitution', cs: 'Mentální konstituce' },
  text: {
    en: 'On a Doomtrooper: immune to Art and to the Dark Symmetry, unless you choose otherwise.',
    cs: 'Na Doomtroopera: imunní vůči Umění i Černé symetrii, nezvolíš-li jinak.',
  },
  labels: ['optional'],
  needs: { refusal: doomtroopersOnly },
  grants: ['artImmune', 'symmetryImmune'],
});

export const necromutantFrenzy = special({
  code: '01215',
  name: { en: 'Necromutant Frenzy', cs: 'Zuřivý nekromutant' },
  text: { en: 'Stays: all Necromutants strike first in Fight combats.', cs: 'Zůstává: všichni Nekromutanti v zápase udeří první.' },
  affiliation: 'legion',
  grants: [{ ability: 'firstStrikeFight', to: toAll((w, id) => definitionOf(w, id).kinds.includes('necromutant')) }],
  timing: 'any',
  effect: placeOnTable(),
  after: 'stays',
});

export const notedEfficiency = attachment({
  code: '01225',
  name: { en: 'Noted Efficiency', cs: 'Význačná zdatnost' },
  text: {
    en: 'On a Doomtrooper outside Cybertronic: he belongs to Cybertronic as well.',
    cs: 'Na Doomtroopera mimo Kybertroniku: patří také k Kybertroniku.',
  },
  affiliation: 'cybertronic',
  needs: { not: 'cybertronic', refusal: doomtroopersOnly },
  standing: { adds: 'cybertronic' },
  copies: 'any',
});

export const reinstatement = attachment({
  code: '01253',
  name: { en: 'Reinstatement', cs: 'Návrat' },
  text: {
    en: '1 action, on a freelancer: he belongs to his old corporation again, may earn victory points, and has +1 to all four ratings as long as he belongs to it.',
    cs: '1 akce, na žoldnéře: patří zase ke své staré korporaci, smí získávat vítězné body a dokud k ní patří, má +1 ke všem čtyřem hodnotám.',
  },
  needs: {
    refusal: ({ world, target }) =>
      isFreelancer(world, target) && definitionOf(world, target).affiliation !== 0 ? null : no('DOT 32.33', 'wrongKind'),
  },
  standing: { regains: true },
  gives: [
    { fight: 1, shoot: 1, armour: 1, value: 1, to: toBearer((w, id) => (affiliationOf(w, id) & definitionOf(w, id).affiliation) !== 0) },
  ],
  timing: 'action',
  actions: 1,
});

export const reputation = attachment({
  code: '01255',
  name: { en: 'Reputation', cs: 'Reputace' },
  text: { en: '3 actions, on a warrior: +3 Value.', cs: '3 akce, na bojovníka: +3 Hodnota.' },
  gives: [{ value: 3 }],
  timing: 'action',
  actions: 3,
});

export const specialCommendation = attachment({
  code: '01289',
  name: { en: 'Special Commendation', cs: 'Zvláštní pochvala od velitele' },
  text: {
    en: 'On a Doomtrooper outside Capitol: he belongs to Capitol as well.',
    cs: 'Na Doomtroopera mimo Kapitolu: patří také k Kapitolu.',
  },
  affiliation: 'capitol',
  needs: { not: 'capitol', refusal: doomtroopersOnly },
  standing: { adds: 'capitol' },
  copies: 'any',
});

export const spokeInTheCog = attachment({
  code: '01292',
  name: { en: 'Spoke in the Cog', cs: 'Naverbování' },
  text: {
    en: 'On a Doomtrooper outside Bauhaus: he belongs to Bauhaus as well.',
    cs: 'Na Doomtroopera mimo Bauhausu: patří také k Bauhausu.',
  },
  affiliation: 'bauhaus',
  needs: { not: 'bauhaus', refusal: doomtroopersOnly },
  standing: { adds: 'bauhaus' },
  copies: 'any',
});

export const stigmata = attachment({
  code: '01294',
  name: { en: 'Stigmata', cs: 'Vypálená znamení' },
  text: {
    en: 'On a Heretic with a gift: he is Dark Legion for good and takes any Apostle’s gift at any time without an action.',
    cs: 'Na Kacíře s darem: patří natrvalo k Černé legii a přijímá dary kteréhokoli Apoštola kdykoli a bez akce.',
  },
  affiliation: 'legion',
  needs: {
    heretic: true,
    refusal: ({ world, target }) => (world.cards[target]!.gear.some(id => definitionOf(world, id).type === 'symmetry') ? null : noTarget()),
  },
  standing: { adds: 'legion' },
  grants: ['anyGift', 'freeGifts'],
});

export const taintedConjurer = attachment({
  code: '01307',
  name: { en: 'Tainted Conjurer', cs: 'Zlý kouzelník' },
  text: {
    en: 'On a Heretic: he may cast any spell, for 3 destiny points more each time.',
    cs: 'Na Kacíře: smí seslat kterékoli kouzlo, pokaždé za 3 body osudu navíc.',
  },
  affiliation: 'legion',
  needs: { heretic: true, refusal: ({ world, target }) => (has(world, target, 'neverArt', null) ? no('DOT 21.26', 'neverArt') : null) },
  grants: ['castsForThree'],
});

export const tainted = attachment({
  code: '01308',
  name: { en: 'Tainted!', cs: 'Poskvrněný' },
  text: {
    en: 'On a Doomtrooper: a Heretic as well, with all he was; may take Dark Symmetry cards.',
    cs: 'Na Doomtroopera: je zároveň Kacířem a zůstává, čím byl; smí přijímat karty Černé symetrie.',
  },
  affiliation: 'legion',
  needs: {
    refusal: ({ world, target }) =>
      has(world, target, 'neverHeretic', null)
        ? no('DOT 36.2', 'neverHeretic')
        : isHeretic(world, target)
          ? noTarget()
          : doomtroopersOnly({ world, target }),
  },
  standing: { heretic: true },
});
