/** Mortificator: specials that say what may not be played, in a combat or as long as they stay, and who attacks whom. */
import { no, type Seat } from '@kolbiste/engine';
import { discard, last, place } from '../../rules/atoms.ts';
import { byBook, topFight } from '../../rules/queries.ts';
import type { CardId, World } from '../../rules/state.ts';
import { isBrother, isLegion, isThere, knownWarriors } from '../../rules/status.ts';
import { attachToTarget, placeOnTable, placeOnTargetPlayer } from '../effects.ts';
import { isDefending, ofType } from '../filters.ts';
import type { Effect } from '../form.ts';
import type { Tried } from '../vocabulary.ts';
import { attachment, special } from '../makers.ts';
import { definitionOf } from '../registry.ts';
import { aCard, aCombatant, aPlayer } from '../targets.ts';

/** What it says holds to the end of this combat. */
const inThisCombat: Effect = ({ g, fight, play }) => last(g, play, { what: 'prevents', on: null }, { fight, rule: 'DOT 22.1' });
/** Attacker and defender have just been named. */
const isJustPaired = (w: World): boolean => topFight(w)?.phase === 'paired';
const isThisFight = ({ world, effect }: Tried): boolean => effect !== null && topFight(world)?.id === effect.fight;
/** The players of attacker and defender. */
const isInvolved = (w: World, seat: Seat): boolean => {
  const { attacker, defender } = topFight(w)!;
  return [attacker, defender].some(id => id !== null && w.cards[id]!.by === seat);
};

export const admonishResistance = special({
  code: '04001',
  name: { en: 'Admonish Resistance', cs: 'Kdo je hlavní nepřítel?' },
  text: {
    en: '3 actions, stays for all: as long as a member of the Brotherhood is in play, the Dark Legion may attack nobody else.',
    cs: '3 akce, zůstává pro všechny: dokud je ve hře člen Bratrstva, smí Černá legie útočit jen na Bratrstvo.',
  },
  affiliation: 'legion',
  timing: 'action',
  actions: 3,
  effect: placeOnTable(),
  forbids: ({ world, attacker, defender }) =>
    isLegion(world, attacker) && !isBrother(world, defender) && knownWarriors(world).some(id => isBrother(world, id))
      ? no('DOT 24.2.11', 'brotherhoodOnly')
      : null,
  after: 'stays',
});

export const backDoor = special({
  code: '04008',
  name: { en: 'Back Door', cs: 'Nepozorované proniknutí' },
  text: {
    en: 'In combat, when the defender uses a warzone: the attacker has its Fight, Shoot, Armor and Value, too, good or bad.',
    cs: 'V souboji, když obránce využívá válečnou zónu: její Zápas, Střelba, Obrana i Hodnota, dobré i zlé, platí i pro útočníka.',
  },
  timing: 'modifier',
  target: aCombatant(isDefending, (_, __, { fight }) => fight !== null && fight.warzone !== null),
  effect: ({ g, world, fight, play }) =>
    last(g, play, { what: 'ability', on: topFight(world)!.attacker!, ability: 'sharesWarzone' }, { fight, rule: 'DOT 16.10s' }),
});

export const cornered = special({
  code: '04026',
  name: { en: 'Cornered', cs: 'Zahnání do kouta' },
  text: {
    en: 'In combat: from now on nobody, you neither, plays specials in it, but for one that cancels this one.',
    cs: 'V souboji: od této chvíle v něm nikdo, ani ty, nezahraje speciální kartu, leda by rušila tuto.',
  },
  timing: 'combat',
  effect: inThisCombat,
  prevents: tried =>
    isThisFight(tried) && tried.use === null && tried.definition.type === 'special' && tried.target !== tried.self
      ? no('DOT DR-107', 'noPlayNow')
      : null,
});

export const deadZone = special({
  code: '04031',
  name: { en: 'Dead Zone', cs: 'Vyčpělá zóna' },
  text: {
    en: '2 actions, on a warzone in play: in combats there nobody casts Art or uses the Dark Symmetry.',
    cs: '2 akce, na válečnou zónu ve hře: v soubojích v ní nikdo nesešle Umění ani nepoužije Černou symetrii.',
  },
  timing: 'action',
  actions: 2,
  target: aCard(ofType('warzone')),
  part: ofType('warzone'),
  effect: attachToTarget('DOT 19.1'),
  prevents: ({ world, self, definition }) =>
    topFight(world)?.warzone === world.cards[self]!.host && (definition.type === 'art' || definition.type === 'symmetry')
      ? no('DOT DR-107', 'noPlayNow')
      : null,
  after: 'stays',
});

export const entitlement = special({
  code: '04041',
  name: { en: 'Entitlement', cs: 'Zásada nevměšování' },
  text: {
    en: 'In combat, just after attacker and defender are named: only their two players play or use anything in it.',
    cs: 'V souboji, hned jak jsou určeni útočník a obránce: cokoli v něm hrají a používají jen jejich dva hráči.',
  },
  timing: 'combat',
  condition: ({ world }) => isJustPaired(world) && world.sides.some(({ out }, seat) => !out && !isInvolved(world, seat)),
  effect: inThisCombat,
  prevents: tried => (isThisFight(tried) && !isInvolved(tried.world, tried.seat) ? no('DOT DR-107', 'noPlayNow') : null),
});

const isAreaEquipment = (w: World, id: CardId): boolean => definitionOf(w, id).type === 'equipment' && w.cards[id]!.host === null;
export const listenUp = special({
  code: '04063',
  name: { en: 'Listen Up!', cs: 'Do pozoru!' },
  text: {
    en: 'On a player: he discards his equipment that lies in an area and not on a warrior, and plays no more of it.',
    cs: 'Na hráče: vyřadí své vybavení, které leží v oblasti a ne u bojovníka, a další takové nezahraje.',
  },
  timing: 'any',
  target: aPlayer(),
  effect: ({ g, world, seat, self, player }) => {
    place(g, self, { by: seat, area: 'player', at: player, rule: 'DOT 19.2' });
    for (const id of world.play.filter(card => isAreaEquipment(world, card) && world.cards[card]!.by === player && isThere(world, card)))
      discard(g, id, 'DOT 37.10');
  },
  prevents: ({ world, self, seat, use, definition }) =>
    use === null && world.cards[self]!.at === seat && definition.type === 'equipment' && definition.areas.length > 0
      ? no('DOT DR-107', 'noPlayNow')
      : null,
  after: 'stays',
});

export const thinkAgain = special({
  code: '04110',
  name: { en: 'Think Again', cs: 'Rozmysli si, Mařenko, rozmysli' },
  text: {
    en: 'In combat, just after attacker and defender are named: nobody but you plays specials in it.',
    cs: 'V souboji, hned jak jsou určeni útočník a obránce: speciální karty v něm hraješ jen ty.',
  },
  timing: 'combat',
  condition: ({ world }) => isJustPaired(world),
  effect: inThisCombat,
  prevents: tried =>
    isThisFight(tried) && tried.use === null && tried.definition.type === 'special' && tried.seat !== tried.effect!.by
      ? no('DOT DR-107', 'noPlayNow')
      : null,
});

export const throwingItAllAway = special({
  code: '04111',
  name: { en: 'Throwing It All Away', cs: 'Skromnost je nejvyšší ctnost!' },
  text: {
    en: '1 action, stays for all: in his draw step every player draws one card at most.',
    cs: '1 akce, zůstává pro všechny: v kroku dobírání si každý hráč dobere nejvýše jednu kartu.',
  },
  timing: 'action',
  actions: 1,
  labels: ['oneDraw'],
  effect: placeOnTable(),
  after: 'stays',
});

export const trustInTheArms = special({
  code: '04115',
  name: { en: 'Trust in the Arms', cs: 'Spoléhej na sílu paží!' },
  text: {
    en: '1 action: until your next turn nobody casts Art.',
    cs: '1 akce: do tvého příštího kola nikdo nesešle Umění.',
  },
  affiliation: 'legion',
  timing: 'action',
  actions: 1,
  effect: ({ g, seat, play }) => last(g, play, { what: 'prevents', on: null }, { until: seat, rule: 'DOT 22.1' }),
  prevents: ({ use, definition, effect }) =>
    effect !== null && use === null && definition.type === 'art' ? no('DOT DR-107', 'noPlayNow') : null,
});

export const tryAndStopMe = attachment({
  code: '04116',
  name: { en: 'Try and Stop Me!', cs: 'Zkus mě zastavit!' },
  text: {
    en: '1 action, on a warrior: what would kill him at once only wounds him. A second wound kills him as ever.',
    cs: '1 akce, na bojovníka: co by ho hned zabilo, to ho jen zraní. Druhé zranění ho zabije jako jindy.',
  },
  timing: 'action',
  actions: 1,
  grants: ['onlyWounded'],
});

export const untouchable = special({
  code: '04117',
  name: { en: 'Untouchable', cs: 'Nedotknutelný' },
  text: {
    en: '1 action, on a player: no Art and no Dark Symmetry may be aimed at him. His warriors and other cards are not covered.',
    cs: '1 akce, na hráče: nelze na něj mířit Uměním ani Černou symetrií. Na jeho bojovníky a jiné karty se to nevztahuje.',
  },
  timing: 'action',
  actions: 1,
  target: aPlayer(),
  effect: placeOnTargetPlayer(),
  prevents: ({ world, self, definition, player }) =>
    player !== null && player === world.cards[self]!.at && (definition.type === 'art' || definition.type === 'symmetry')
      ? no(byBook(world, 'DOT 29.1t', 'DOT 29.1s'), 'immune')
      : null,
  after: 'stays',
});
