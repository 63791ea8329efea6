/** One maker for each type of card: it knows how such cards are usually played and where they go. */
import { attach, enter, gainDestiny, refundAction, toHand } from '../rules/atoms.ts';
import { clash } from '../rules/cover.ts';
import { entryRefusal } from '../rules/legality.ts';
import { boarding } from '../rules/procedures.ts';
import { homeOf } from '../rules/status.ts';
import { priceOf } from '../rules/values.ts';
import { define } from './define.ts';
import { attachToTarget, placeInArea, placeOnTargetPlayer, placeOnYou } from './effects.ts';
import type { Bonus, Card, Effect, GiftCard, MissionCard, PlaceCard, SpellCard, Use, WarriorCard } from './form.ts';
import { aCard, anArea, aPlayer, aWarrior } from './targets.ts';
import type { CardType, Definition, Move } from './vocabulary.ts';

type Made<T extends Card = Card> = (card: T) => Definition;

/** DOT 8.1, 8.6: a warrior comes for one action and his Value, where his text names several areas, into one of them. A hidden copy of the same person may claim the place [DR-41]. */
const bring: Effect = ({ g, world, seat, self, area: chosen }) => {
  if (clash(g, self)) {
    gainDestiny(g, seat, priceOf(world, self), { cause: 'refund', rule: 'DOT 30.8' });
    toHand(g, self, 'DOT 30.7');
    const pool = world.pools[world.pools.length - 1];
    if (pool !== undefined && pool.seat === seat) refundAction(pool); // DOT 30.9
    return;
  }
  const area = chosen ?? homeOf(world, self); // null where he has but one home
  enter(g, self, {
    seat,
    area,
    rule: area === 'squad' ? 'DOT 8.2' : area === 'cohort' ? 'DOT 8.3' : area === 'station' ? 'DOT 8.4' : 'DOT 8.5',
  });
};
export const warrior: Made<WarriorCard> = card => {
  const { fight, shoot, armour, value } = card.ratings;
  return define(
    'warrior',
    card,
    {
      timing: 'action',
      actions: 1,
      destiny: value,
      refusal: ({ world, seat, self }) => entryRefusal(world, seat, self),
      ...(card.areas && { target: anArea }),
      effect: bring,
      rule: 'DOT 8.1',
    },
    { ratings: [fight, shoot, armour, value] },
  );
};

type Cited = NonNullable<Move['rule']>;
/** One action on a warrior. */
const onWarrior = (rule: Cited, effect: Effect = attachToTarget(rule)): Partial<Use> => ({
  timing: 'action',
  actions: 1,
  target: aWarrior(),
  effect,
  rule,
});
/** One action into an area. */
const intoArea = (rule: Cited): Partial<Use> => ({
  timing: 'action',
  actions: 1,
  target: anArea,
  effect: placeInArea(rule),
  rule,
});

const assignVehicle: Effect = ({ g, seat, self, target }) => {
  attach(g, self, { host: target, by: seat, rule: 'DOT 11.1' });
  return boarding({ seat, vehicle: self });
};
/** On a warrior, into an area if it names any, or a part of other equipment (DOT 11.8). */
export const equipment: Made = card =>
  define(
    'equipment',
    card,
    card.part
      ? { ...onWarrior('DOT 11.8'), target: aCard() }
      : card.areas
        ? intoArea('DOT 11.10')
        : card.labels?.includes('vehicle')
          ? onWarrior('DOT 11.1', assignVehicle)
          : onWarrior('DOT 11.1'),
  );
/** In an area, or on a warrior if it names none. */
export const fortification: Made = card => define('fortification', card, card.areas ? intoArea('DOT 12.1') : onWarrior('DOT 12.6'));
export const symmetry: Made<GiftCard> = card =>
  define('symmetry', { affiliation: 'legion', ...card, needs: { ...card.needs, gift: card.gift } }, onWarrior('DOT 13.1'));
export const relic: Made = card => define('relic', card, onWarrior('DOT 15.1'));
export const ki: Made = card => define('ki', { affiliation: 'mishima', ...card }, onWarrior('DOT 17.2'));
export const beast: Made<PlaceCard> = card =>
  define(
    'beast',
    {
      ...card,
      needs: card.needs ?? { affiliation: card.affiliation! },
      gives: [{ ...card.bonus, layer: 'beast' }, ...(card.gives ?? [])],
    },
    onWarrior('DOT 18.1'),
  );
export const warzone: Made<PlaceCard> = card => {
  const bonus: Bonus = { ...card.bonus, to: { who: 'defender' } };
  return define('warzone', { ...card, gives: [bonus, ...(card.gives ?? [])] }, intoArea('DOT 16.1'));
};
export const alliance: Made = card => define('alliance', card, { timing: 'any', effect: placeOnYou('DOT 23.1'), rule: 'DOT 23.1' });
export const mission: Made<MissionCard> = card =>
  define(
    'mission',
    card,
    card.for === 'warrior'
      ? onWarrior('DOT 14.2', attachToTarget('DOT 14.4'))
      : { timing: 'action', actions: 1, target: aPlayer(), effect: placeOnTargetPlayer('DOT 14.8'), rule: 'DOT 14.2' },
    { mission: card },
  );

/** Used once and gone. */
export const special: Made<Card & Pick<Use, 'timing' | 'effect'>> = card => define('special', { after: 'discard', ...card }, {});
/** A special that stays with the warrior it is played on. */
export const attachment: Made = card => define('special', card, { timing: 'any', target: aWarrior(), effect: attachToTarget('DOT 19.1') });
export const art: Made<SpellCard> = card =>
  define(
    'art',
    { affiliation: 'brotherhood', after: 'discard', ...card },
    { timing: card.casting === 'any' ? 'any' : 'modifier' },
    { aspect: card.aspect, casting: card.casting },
  );
/** Played in a way of its own, unlike other cards of its type. */
export const unusual = (type: CardType, card: Card & Pick<Use, 'timing' | 'effect'>): Definition => define(type, card, {});
