/** Champions of the Sand Goblins. */
import { discardUnit, swap } from '../../atoms.ts';
import { define } from '../../procedures.ts';
import type { CardId, World } from '../../state.ts';
import { besideEnemyUnit, isWall, neighbours, no, placeRefusal, seatOf, squareOf } from '../../world.ts';
import { cardsOf, nothingTo } from '../make.ts';

const { champion } = cardsOf('sand-goblins');

/** Adjacent units of any side, Summoners too (SUM E12). */
const swappable = (w: World, silts: CardId): CardId[] =>
  neighbours(w, squareOf(w, silts)).flatMap(square => {
    const other = w.top[square]!;
    return other >= 0 && !isWall(w, other) && !placeRefusal(w, other) ? [other] : [];
  });
export const cunning = define<{ readonly unit: CardId }, { offer: null; chosen: { readonly swap: CardId } }, null>('cunning', {
  offer: (g, { unit }) =>
    g.ask(
      'chosen',
      seatOf(g.world, g.world.cards[unit]!.controller),
      'SUM E12',
      swappable(g.world, unit).map(other => ({ swap: other })),
      { unit },
    ),
  chosen(g, { unit }, choice) {
    swap(g, unit, choice.swap, 'SUM 10.5.2');
    return g.done(null);
  },
});
export const silts = champion(
  'silts',
  { cost: 7, attack: 2, range: 'melee', life: 6 },
  {
    id: 'cunning',
    rule: 'SUM E12',
    uses: [
      {
        id: 'cunning',
        at: 'anytime',
        cost: 0,
        oncePerTurn: true,
        rule: 'SUM C6',
        refusal: (w, self) => (swappable(w, self).length ? null : nothingTo('SUM E12')),
        run: (_, unit) => cunning({ unit }),
      },
    ],
  },
  {
    cs: {
      name: 'Silts',
      ability: 'Lstivost',
      text: 'Jednou za tah, kdykoli ve svém tahu, si Silts může vyměnit místo se sousedící jednotkou.',
    },
    en: {
      name: 'Silts',
      ability: 'Cunning',
      text: 'Once per turn, at any moment of your turn, Silts may swap places with an adjacent unit.',
    },
  },
);

export const biter = champion(
  'biter',
  { cost: 4, attack: 3, range: 'melee', life: 6 },
  {
    id: 'crazed',
    rule: 'SUM E6',
    refusesMove: (w, self, square) => (besideEnemyUnit(w, self, square) ? no('SUM E6', 'crazed') : null),
    refusesPlacing: (w, self) => (w.switches.crazedPlacing && besideEnemyUnit(w, self) ? no('SUM E6', 'crazed') : null),
  },
  {
    cs: { name: 'Biter', ability: 'Zuřivost', text: 'Dokud sousedí s nepřátelskou jednotkou, nikdo s ním nemůže pohnout.' },
    en: { name: 'Biter', ability: 'Crazed', text: 'While he is beside an enemy unit nobody can move him.' },
  },
);

const cowardly = define<{ readonly unit: CardId }, { roll: null; flee: null }, null>('cowardly', {
  roll(g, { unit }) {
    const die = g.random.die();
    const takes = die <= 2;
    g.emit({ type: 'abilityRolled', card: unit, ability: 'cowardly', against: unit, die, takes, rule: 'SUM D9' });
    return takes ? g.go('flee', null) : g.done(null);
  },
  flee(g, { unit }) {
    discardUnit(g, g.world.cards[unit]!.controller, unit, 'SUM D9');
    return g.done(null);
  },
});
export const kreep = champion(
  'kreep',
  { cost: 4, attack: 3, range: 'melee', life: 6 },
  {
    id: 'cowardly',
    rule: 'SUM D9',
    uses: [
      {
        id: 'cowardly',
        at: 'turnEnds',
        cost: 0,
        mandatory: true,
        rule: 'SUM 8.5',
        refusal: (w, self) => (besideEnemyUnit(w, self) ? null : nothingTo('SUM 8.5')),
        run: (_, unit) => cowardly({ unit }),
      },
    ],
  },
  {
    cs: {
      name: 'Kreep',
      ability: 'Zbabělost',
      text: 'Sousedí-li na konci tvého tahu s nepřátelskou jednotkou, hoď kostkou; při 1 nebo 2 Kreepa odhoď.',
    },
    en: {
      name: 'Kreep',
      ability: 'Cowardly',
      text: 'If he is beside an enemy unit at the end of your turn, roll a die; on 1 or 2 discard Kreep.',
    },
  },
);

export const championProcedures = [cunning, cowardly];
