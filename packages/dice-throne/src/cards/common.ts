/** The eighteen cards every deck has, one of each. */
import { call, chosenPlayer, cp, drawCards, half, roll, say, action, told, named, printed } from '../effects/words.ts';
import type { ActionCard, No } from '../heroes/definition.ts';
import { alterDice, extraAttempt, prevent } from '../procedures.ts';
import type { RollPurpose, World } from '../state.ts';
import { currentRoll, livingSeats, no, threatened } from '../world.ts';
import { dieRefusal } from './legal.ts';
import { anyRemovable, removeAll, removeToken, strippable, transferable, transferToken } from './tokens.ts';

const die = (how: Parameters<typeof alterDice>[1], of: Parameters<typeof alterDice>[2]) => ({
  dice: true,
  refusal: (w: World, seat: number): No | null => dieRefusal(w, seat, how, of),
});
const extra = (purpose: RollPurpose) => ({
  dice: true,
  refusal: (w: World): No | null => {
    const current = currentRoll(w);
    return current && current.open && current.purpose === purpose && current.dice.length ? null : no('DIT R81', 'noRoll');
  },
});

export const COMMON_CARDS: readonly ActionCard[] = [
  action(
    'sixIt',
    named('Six-It!', 'Šestka!'),
    'roll',
    1,
    'fact',
    die('six', 'own'),
    call((_, c) => alterDice(c.seat, 'six', 'own', 1, 'DIT 7.25'), say('set one of your dice to 6', 'jednu svou kostku otoč na 6')),
  ),
  action(
    'samesies',
    named('Samesies!', 'Jako dvojče!'),
    'roll',
    1,
    'fact',
    die('copy', 'own'),
    call(
      (_, c) => alterDice(c.seat, 'copy', 'own', 1, 'DIT 7.25'),
      say('make one of your dice equal to another of the same roll', 'jednu svou kostku otoč na hodnotu jiné kostky z téhož hodu'),
    ),
  ),
  action(
    'soWild',
    named('So Wild!', 'To je divočina!'),
    'roll',
    2,
    'fact',
    die('any', 'any'),
    call(
      (_, c) => alterDice(c.seat, 'any', 'any', 1, 'DIT 7.25'),
      say('set any one die to any value', 'libovolnou kostku otoč na libovolnou hodnotu'),
    ),
  ),
  action(
    'twiceAsWild',
    printed('Twice As Wild!', 'Jedna změna nestačí!'),
    'roll',
    3,
    'fact',
    die('any', 'any'),
    call(
      (_, c) => alterDice(c.seat, 'any', 'any', 2, 'DIT 12.4.11'),
      say('set any two dice to any values', 'libovolné dvě kostky otoč na libovolné hodnoty'),
    ),
  ),
  action(
    'tryTryAgain',
    named('Try, Try Again!', 'Zkus to znovu!'),
    'roll',
    1,
    'fact',
    die('again', 'team'),
    call(
      (_, c) => alterDice(c.seat, 'again', 'team', 2, 'DIT 7.25'),
      say(
        'throw again up to two dice, or one die twice, of yours or a teammate’s',
        'až dvakrát přehoď jednu kostku, svou nebo spoluhráčovu',
      ),
    ),
  ),
  action(
    'oneMoreTime',
    named('One More Time!', 'Ještě jednou!'),
    'roll',
    1,
    'fact',
    extra('offence'),
    call(
      () => extraAttempt({ purpose: 'offence', rule: 'DIT 7.25' }),
      say('the roller may take one more attempt in the offensive roll', 'hráč, který hází na útok, smí použít jeden bojový pokus navíc'),
    ),
  ),
  action(
    'betterD',
    named('Better D!', 'Lepší obrana!'),
    'roll',
    0,
    'fact',
    extra('defence'),
    call(
      () => extraAttempt({ purpose: 'defence', rule: 'DIT 7.25' }),
      say('the roller may take one more attempt in the defensive roll', 'hráč, který hází na obranu, smí použít jeden bojový pokus navíc'),
    ),
  ),
  action(
    'helpingHand',
    named('Helping Hand!', 'Pomocná ruka!'),
    'roll',
    1,
    'fact',
    die('again', 'opponent'),
    call(
      (_, c) => alterDice(c.seat, 'again', 'opponent', 1, 'DIT 7.25'),
      say('an opponent throws again one die of your choice', 'soupeř přehodí jednu kostku podle tvé volby'),
    ),
  ),
  action(
    'notThisTime',
    printed('Not This Time!', 'To teda ne!'),
    'roll',
    1,
    'fact',
    { refusal: w => (livingSeats(w).some(seat => threatened(w, seat)) ? null : no('DIT R12', 'noDamage')) },
    chosenPlayer(
      (w, _, seat) => threatened(w, seat),
      call(
        (_, c) => prevent({ seat: c.target, by: c.seat, does: 'minus', n: 6, source: c.source, rule: 'DIT 9.5', attackOnly: false }),
        say('prevent 6 of the damage that threatens them', 'zabraň 6 hrozícím zraněním'),
      ),
    ),
  ),
  action(
    'tipIt',
    named('Tip It!', 'Šťouchni do ní!'),
    'instant',
    1,
    'fact',
    die('tip', 'any'),
    call(
      (_, c) => alterDice(c.seat, 'tip', 'any', 1, 'DIT 7.30'),
      say('turn any die up or down by 1', 'libovolnou kostku otoč o 1 nahoru nebo dolů'),
    ),
  ),
  action('doubleUp', named('Double Up!', 'Dvakrát víc!'), 'instant', 1, 'fact', {}, drawCards(2)),
  action('tripleUp', named('Triple Up!', 'Třikrát víc!'), 'instant', 2, 'fact', {}, drawCards(3)),
  action('gettingPaid', named('Getting Paid!', 'Výplata!'), 'instant', 0, 'fact', {}, cp(2)),
  action(
    'buhBye',
    printed('Buh, Bye!', 'Čus bus!'),
    'instant',
    2,
    'fact',
    { urgent: true, refusal: w => (anyRemovable(w) ? null : no('DIT R81', 'noToken')) },
    call(
      (_, c) => removeToken({ seat: c.seat, rule: 'DIT 6.9' }),
      say('remove one status token from a chosen player', 'odstraň jeden žeton stavu zvolenému hráči'),
    ),
  ),
  action(
    'getThatOuttaHere',
    named('Get That Outta Here!', 'Pryč s tím!'),
    'main',
    1,
    'fact',
    { refusal: w => (anyRemovable(w) ? null : no('DIT R81', 'noToken')) },
    call(
      (_, c) => removeToken({ seat: c.seat, rule: 'DIT 6.9' }),
      say('remove one status token from a chosen player', 'odstraň jeden žeton stavu zvolenému hráči'),
    ),
  ),
  action(
    'whatStatusEffects',
    printed('What Status Effects?', 'Jaký že stavy?'),
    'main',
    2,
    'fact',
    { refusal: w => (strippable(w).length ? null : no('DIT R81', 'noToken')) },
    call(
      (_, c) => removeAll({ seat: c.seat, rule: 'DIT R89' }),
      say('remove all status tokens from a chosen player', 'odstraň všechny žetony stavů zvolenému hráči'),
    ),
  ),
  action(
    'transference',
    named('Transference!', 'Přesun!'),
    'main',
    2,
    'fact',
    { refusal: w => (transferable(w).length ? null : no('DIT R86', 'noToken')) },
    call(
      (_, c) => transferToken({ seat: c.seat, rule: 'DIT R86' }),
      say('move one status token from one chosen player to another', 'přesuň jeden žeton stavu od jednoho zvoleného hráče k jinému'),
    ),
  ),
  action(
    'vegasBaby',
    named('Vegas Baby!', 'Vegas!'),
    'main',
    0,
    'fact',
    {},
    roll(1, cp(told((_, c) => half(c.dice[0]!), say('half the number, rounded up,', 'polovinu hodnoty, zaokrouhleno nahoru,')))),
  ),
];
