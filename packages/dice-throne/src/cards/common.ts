/** The eighteen cards every deck has, one of each. */
import { no } from '@kolbiste/engine';
import { currentRoll } from '../rules/dice.ts';
import { dieOptions, dieRefusal } from '../rules/die-changes.ts';
import { anyMovable, anyRemovable, removable, strippable, transferable } from '../rules/aims.ts';
import { moveAimed, removeAimed, removeAllAimed } from '../rules/effects/aimed-tokens.ts';
import { threatened } from '../rules/packets.ts';
import { alterDice, extraAttempt, prevent, type DieChange, type DieOwner } from '../rules/procedures.ts';
import { livingSeats } from '../rules/queries.ts';
import type { RollPurpose } from '../rules/state.ts';
import { able, action, call, chosenPlayer, cp, drawCards, half, named, perform, printed, roll, say } from './makers.ts';
import type { ActionCard } from './vocabulary.ts';

const die = (how: DieChange, of: DieOwner) => ({
  dice: true,
  condition: able((w, seat) => dieRefusal(w, seat, how, of)),
});
const extra = (purpose: RollPurpose) => ({
  dice: true,
  condition: able(w => {
    const current = currentRoll(w);
    return current && current.open && current.purpose === purpose && current.dice.length ? null : no('DIT R81', 'noRoll');
  }),
});
const removal = {
  condition: able(w => (anyRemovable(w) ? null : no('DIT R81', 'noToken'))),
  aims: removable,
  effects: [perform(removeAimed, say('remove one status token from a chosen player', 'odstraň jeden žeton stavu zvolenému hráči'))],
};

export const COMMON_CARDS: readonly ActionCard[] = [
  action({
    id: 'sixIt',
    name: named('Six-It!', 'Šestka!'),
    timing: 'roll',
    cost: 1,
    source: 'fact',
    ...die('six', 'own'),
    effects: [
      call(
        (_, c) => alterDice({ seat: c.seat, how: 'six', of: 'own', rule: 'DIT 7.25' }),
        say('set one of your dice to 6', 'jednu svou kostku otoč na 6'),
      ),
    ],
  }),
  action({
    id: 'samesies',
    name: named('Samesies!', 'Jako dvojče!'),
    timing: 'roll',
    cost: 1,
    source: 'fact',
    ...die('copy', 'own'),
    effects: [
      call(
        (_, c) => alterDice({ seat: c.seat, how: 'copy', of: 'own', rule: 'DIT 7.25' }),
        say('make one of your dice equal to another of the same roll', 'jednu svou kostku otoč na hodnotu jiné kostky z téhož hodu'),
      ),
    ],
  }),
  action({
    id: 'soWild',
    name: named('So Wild!', 'To je divočina!'),
    timing: 'roll',
    cost: 2,
    source: 'fact',
    ...die('any', 'any'),
    effects: [
      call(
        (_, c) => alterDice({ seat: c.seat, how: 'any', of: 'any', rule: 'DIT 7.25' }),
        say('set any one die to any value', 'libovolnou kostku otoč na libovolnou hodnotu'),
      ),
    ],
  }),
  action({
    id: 'twiceAsWild',
    name: printed('Twice As Wild!', 'Jedna změna nestačí!'),
    timing: 'roll',
    cost: 3,
    source: 'fact',
    ...die('any', 'any'),
    effects: [
      call(
        (_, c) => alterDice({ seat: c.seat, how: 'any', of: 'any', times: 2, rule: 'DIT 12.4.11' }),
        say('set any two dice to any values', 'libovolné dvě kostky otoč na libovolné hodnoty'),
      ),
    ],
  }),
  action({
    id: 'tryTryAgain',
    name: named('Try, Try Again!', 'Zkus to znovu!'),
    timing: 'roll',
    cost: 1,
    source: 'fact',
    ...die('again', 'team'),
    effects: [
      call(
        (_, c) => alterDice({ seat: c.seat, how: 'again', of: 'team', times: 2, rule: 'DIT 7.25' }),
        say(
          'throw again up to two dice, or one die twice, of yours or a teammate’s',
          'až dvakrát přehoď jednu kostku, svou nebo spoluhráčovu',
        ),
      ),
    ],
  }),
  action({
    id: 'oneMoreTime',
    name: named('One More Time!', 'Ještě jednou!'),
    timing: 'roll',
    cost: 1,
    source: 'fact',
    ...extra('offence'),
    effects: [
      call(
        () => extraAttempt({ purpose: 'offence', rule: 'DIT 7.25' }),
        say('the roller may take one more attempt in the offensive roll', 'hráč, který hází na útok, smí použít jeden bojový pokus navíc'),
      ),
    ],
  }),
  action({
    id: 'betterD',
    name: named('Better D!', 'Lepší obrana!'),
    timing: 'roll',
    cost: 0,
    source: 'fact',
    ...extra('defence'),
    effects: [
      call(
        () => extraAttempt({ purpose: 'defence', rule: 'DIT 7.25' }),
        say(
          'the roller may take one more attempt in the defensive roll',
          'hráč, který hází na obranu, smí použít jeden bojový pokus navíc',
        ),
      ),
    ],
  }),
  action({
    id: 'helpingHand',
    name: named('Helping Hand!', 'Pomocná ruka!'),
    timing: 'roll',
    cost: 1,
    source: 'fact',
    ...die('again', 'opponent'),
    effects: [
      call(
        (_, c) => alterDice({ seat: c.seat, how: 'again', of: 'opponent', rule: 'DIT 7.25' }),
        say('an opponent throws again one die of your choice', 'soupeř přehodí jednu kostku podle tvé volby'),
      ),
    ],
  }),
  action({
    id: 'notThisTime',
    name: printed('Not This Time!', 'To teda ne!'),
    timing: 'roll',
    cost: 1,
    source: 'fact',
    condition: able(w => (livingSeats(w).some(seat => threatened(w, seat)) ? null : no('DIT R12', 'noDamage'))),
    effects: [
      chosenPlayer(
        (w, _, seat) => threatened(w, seat),
        call(
          (_, c) => prevent({ seat: c.target!, by: c.seat, does: 'minus', n: 6, source: c.source, rule: 'DIT 9.5', attackOnly: false }),
          say('prevents 6 of the damage that threatens them', 'zabrání 6 hrozícím zraněním'),
        ),
      ),
    ],
  }),
  action({
    id: 'tipIt',
    name: named('Tip It!', 'Šťouchni do ní!'),
    timing: 'instant',
    cost: 1,
    source: 'fact',
    ...die('tip', 'any'),
    aims: (w, seat) => dieOptions(w, seat, 'tip', 'any'),
    effects: [
      call(
        (_, c) => alterDice({ seat: c.seat, how: 'tip', of: 'any', aim: c.aim ?? null, rule: 'DIT 7.30' }),
        say('turn any die up or down by 1', 'libovolnou kostku otoč o 1 nahoru nebo dolů'),
      ),
    ],
  }),
  action({
    id: 'doubleUp',
    name: named('Double Up!', 'Dvakrát víc!'),
    timing: 'instant',
    cost: 1,
    source: 'fact',
    effects: [drawCards(2)],
  }),
  action({
    id: 'tripleUp',
    name: named('Triple Up!', 'Třikrát víc!'),
    timing: 'instant',
    cost: 2,
    source: 'fact',
    effects: [drawCards(3)],
  }),
  action({ id: 'gettingPaid', name: named('Getting Paid!', 'Výplata!'), timing: 'instant', cost: 0, source: 'fact', effects: [cp(2)] }),
  action({
    id: 'buhBye',
    name: printed('Buh, Bye!', 'Čus bus!'),
    timing: 'instant',
    cost: 2,
    source: 'fact',
    urgent: true,
    ...removal,
  }),
  action({
    id: 'getThatOuttaHere',
    name: named('Get That Outta Here!', 'Pryč s tím!'),
    timing: 'main',
    cost: 1,
    source: 'fact',
    ...removal,
  }),
  action({
    id: 'whatStatusEffects',
    name: printed('What Status Effects?', 'Jaký že stavy?'),
    timing: 'main',
    cost: 2,
    source: 'fact',
    condition: able(w => (strippable(w).length ? null : no('DIT R81', 'noToken'))),
    aims: w => strippable(w).map(player => ({ player })),
    effects: [
      perform(removeAllAimed, say('remove all status tokens from a chosen player', 'odstraň všechny žetony stavů zvolenému hráči')),
    ],
  }),
  action({
    id: 'transference',
    name: named('Transference!', 'Přesun!'),
    timing: 'main',
    cost: 2,
    source: 'fact',
    condition: able(w => (transferable(w).length ? null : no(anyMovable(w) ? 'DIT R86' : 'DIT R81', 'noToken'))),
    aims: transferable,
    effects: [
      perform(
        moveAimed,
        say('move one status token from one chosen player to another', 'přesuň jeden žeton stavu od jednoho zvoleného hráče k jinému'),
      ),
    ],
  }),
  action({
    id: 'vegasBaby',
    name: named('Vegas Baby!', 'Vegas!'),
    timing: 'main',
    cost: 0,
    source: 'fact',
    effects: [
      roll(
        1,
        cp(
          (_, c) => half(c.dice[0]!),
          say('gain half the number in CP, rounded up', 'získej tolik BB, kolik je polovina hodnoty, zaokrouhleno nahoru'),
        ),
      ),
    ],
  }),
];
