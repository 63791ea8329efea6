/** Mortificator: specials that stay. */
import { discard } from '../../rules/atoms.ts';
import type { CardId, World } from '../../rules/state.ts';
import { isKind, isThere } from '../../rules/status.ts';
import { attachToTarget, placeOnTable } from '../effects.ts';
import { isBorne, isYours, ofType } from '../filters.ts';
import type { Effect, Filter, Part } from '../form.ts';
import { attachment, special } from '../makers.ts';
import { doomtroopersOnly } from '../pieces.ts';
import { definitionOf } from '../registry.ts';
import { aCard } from '../targets.ts';

const isGuarded = (w: World, id: CardId): boolean =>
  w.cards[id]!.gear.some(attached => definitionOf(w, attached).abilities.includes('guardsFromDiscard'));
/** On a card of your own, which is not lost before this one. */
const guards = (...which: readonly Filter[]): Part => ({
  timing: 'action',
  actions: 1,
  part: (w, of, asking) => !isGuarded(w, of) && which.every(filter => filter(w, of, asking)),
  target: aCard(isYours),
  effect: attachToTarget(),
});

export const blessedBlood = attachment({
  code: '04014',
  name: { en: 'Blessed Blood', cs: 'Požehnaná krev' },
  text: {
    en: '2 actions, on a warrior: no poison is used against him.',
    cs: '2 akce, na bojovníka: nelze proti němu použít žádný jed.',
  },
  timing: 'action',
  actions: 2,
  grants: ['poisonImmune'],
});

export const certifiedOperator = attachment({
  code: '04023',
  name: { en: 'Certified Operator', cs: 'Operátorský certifikát' },
  text: {
    en: '2 actions, on a Doomtrooper: he may have the vehicles of every affiliation but the Dark Legion.',
    cs: '2 akce, na Doomtroopera: smí mít vozidla kterékoli příslušnosti kromě Černé legie.',
  },
  needs: { refusal: doomtroopersOnly },
  timing: 'action',
  actions: 2,
  grants: ['anyButLegionVehicle'],
});

export const defensiveBarrier = attachment({
  code: '04034',
  name: { en: 'Defensive Barrier', cs: 'Obranný val' },
  text: {
    en: '1 action, on your fortification, one on each: it is neither discarded nor removed from the game before this card.',
    cs: '1 akce, na tvé opevnění, na každé jen jeden: nelze ho vyřadit ani odstranit ze hry dřív než tuto kartu.',
  },
  // [house: on a fortification of your own, as with all parts (DOT 11.17).]
  abilities: ['guardsFromDiscard', 'guardsFromSacrifice'],
  ...guards(ofType('fortification')),
});

const sweeps =
  (kind: string): Effect =>
  ({ g, world }) => {
    for (const id of world.play.filter(other => isThere(world, other) && isKind(world, other, kind))) discard(g, id, 'DOT 37.10');
  };
export const fallingMarket = special({
  code: '04043',
  name: { en: 'Falling Market', cs: 'Pokles na burze' },
  text: {
    en: 'Stays: Meditation brings nobody destiny points. Rising Markets in play are discarded.',
    cs: 'Zůstává: Meditace nikomu nepřináší body osudu. Karty Růst na burze ve hře se vyřadí.',
  },
  timing: 'any',
  effect: [placeOnTable(), sweeps('rising-market')],
  meditation: 0,
  after: 'stays',
});

export const risingMarket = special({
  code: '04088',
  name: { en: 'Rising Market', cs: 'Růst na burze' },
  text: {
    en: 'Stays: Meditation brings everybody 2 destiny points; further copies add nothing. Falling Markets in play are discarded.',
    cs: 'Zůstává: Meditace přináší každému 2 body osudu; další kopie nic nepřidají. Karty Pokles na burze ve hře se vyřadí.',
  },
  timing: 'any',
  effect: [placeOnTable(), sweeps('falling-market')],
  meditation: 2,
  after: 'stays',
});

export const superiorQuality = attachment({
  code: '04100',
  name: { en: 'Superior Quality', cs: 'Extra třída kvality' },
  text: {
    en: '1 action, on your equipment, one on each: it is not discarded before this card.',
    cs: '1 akce, na tvé vybavení, na každé jen jedna: nelze ho vyřadit dřív než tuto kartu.',
  },
  affiliation: 'bauhaus',
  abilities: ['guardsFromDiscard'],
  ...guards(ofType('equipment'), isBorne),
});

export const theCuratorsGift = attachment({
  code: '04108',
  name: { en: "The Curator's Gift", cs: 'Kurátorův dar' },
  text: {
    en: '1 action, on a follower of Demnogonis: he may have and use poisons like a Mortificator.',
    cs: '1 akce, na stoupence Demnogonisova: smí mít a používat jedy jako Mortifikátor.',
  },
  affiliation: 'legion',
  needs: { follower: 'demnogonis' },
  timing: 'action',
  actions: 1,
  grants: ['usesPoison'],
});
