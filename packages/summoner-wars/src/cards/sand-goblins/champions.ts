/** Champions of the Sand Goblins. */
import { no } from '@kolbiste/engine';
import { discardUnit, swap } from '../../rules/atoms.ts';
import { placeRefusal } from '../../rules/legality.ts';
import { besideEnemyUnit, neighbours, squareOf, topAt } from '../../rules/places.ts';
import { define } from '../../rules/procedures.ts';
import { controllerOf, isWall, seatOf } from '../../rules/queries.ts';
import type { CardId, World } from '../../rules/state.ts';
import { cardsOf, nothingTo } from '../makers.ts';

const { champion } = cardsOf('sand-goblins');

/** Adjacent units of any side, Summoners too (SUM E12). */
const swappable = (w: World, silts: CardId): CardId[] =>
  neighbours(w, squareOf(w, silts)).flatMap(square => {
    const other = topAt(w, square);
    return other !== null && !isWall(w, other) && !placeRefusal(w, other) ? [other] : [];
  });
export const cunning = define<{ readonly unit: CardId }, { offer: null; chosen: { readonly swap: CardId } }, null>('cunning', {
  offer: (g, { unit }) =>
    g.ask(
      'chosen',
      seatOf(g.world, controllerOf(g.world, unit)),
      'SUM E12',
      swappable(g.world, unit).map(other => ({ swap: other })),
      { unit },
    ),
  chosen(g, { unit }, choice) {
    swap(g, unit, choice.swap, 'SUM 10.5.2');
    return g.done(null);
  },
});
export const silts = champion({
  id: 'silts',
  cost: 7,
  attack: 2,
  range: 'melee',
  life: 6,
  words: {
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
  ability: {
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
});

export const biter = champion({
  id: 'biter',
  cost: 4,
  attack: 3,
  range: 'melee',
  life: 6,
  words: {
    cs: { name: 'Biter', ability: 'Zuřivost', text: 'Dokud sousedí s nepřátelskou jednotkou, nikdo jím nemůže pohnout.' },
    en: { name: 'Biter', ability: 'Crazed', text: 'While he is beside an enemy unit nobody can move him.' },
  },
  ability: {
    id: 'crazed',
    rule: 'SUM E6',
    refusesMove: (w, self, square) => (besideEnemyUnit(w, self, square) ? no('SUM E6', 'crazed') : null),
    refusesPlacing: (w, self) => (w.switches.crazedPlacing && besideEnemyUnit(w, self) ? no('SUM E6', 'crazed') : null),
  },
});

const cowardly = define<{ readonly unit: CardId }, { roll: null; flee: null }, null>('cowardly', {
  roll(g, { unit }) {
    const die = g.random.die();
    const takes = die <= 2;
    g.emit({ type: 'abilityRolled', card: unit, ability: 'cowardly', against: unit, die, takes, rule: 'SUM D9' });
    return takes ? g.go('flee', null) : g.done(null);
  },
  flee(g, { unit }) {
    discardUnit(g, controllerOf(g.world, unit), unit, 'SUM D9');
    return g.done(null);
  },
});
export const kreep = champion({
  id: 'kreep',
  cost: 4,
  attack: 3,
  range: 'melee',
  life: 6,
  words: {
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
  ability: {
    id: 'cowardly',
    rule: 'SUM D9',
    uses: [
      {
        id: 'cowardly',
        at: 'turnEnds',
        cost: 0,
        mandatory: true,
        rule: 'SUM 8.5',
        refusal: (w, self) => (besideEnemyUnit(w, self) ? null : nothingTo()),
        run: (_, unit) => cowardly({ unit }),
      },
    ],
  },
});

export const championProcedures = [cunning, cowardly];
