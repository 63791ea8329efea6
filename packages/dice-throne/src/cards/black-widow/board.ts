/** The board of Black Widow: abilities, defences and their levels. */
import { putInPlay } from '../../rules/procedures.ts';
import { opponentsOf, playerOf, upgradesInPlay } from '../../rules/queries.ts';
import { countOf } from '../../rules/statuses.ts';
import {
  ability,
  basic,
  call,
  cp,
  deal,
  defence,
  defenceBox,
  drawCards,
  gain,
  inflict,
  named,
  offenceBox,
  on,
  passiveBox,
  per,
  prevent,
  reply,
  rerollIf,
  roll,
  say,
  targeted,
  THEN,
  ultimate,
  ultimateAbility,
  undef,
  unsure,
  when,
} from '../makers.ts';
import { script } from '../registry.ts';
import type { Box, Op, Passive, Words } from '../vocabulary.ts';
import { advanceAll } from './bombs.ts';
import { atLeast, upgrades, upgradeWords } from './effects.ts';
import { baton, BOMB, gauntlets, grapple, hacked, infiltrate, sabotage, training, vengeance } from './names.ts';

const plusUpgrades = (n: number, type: Words = say('', '')) =>
  say(
    `deal ${n} ${type.en}damage and 1 more per upgrade you have in play`,
    `uděl ${n} ${type.cs}zranění a 1 navíc za každé své vylepšení ve hře`,
  );
const undefendably = say('undefendable ', 'neblokovatelných ');
const searchUpgrades = (max: number): Op =>
  call(
    (_, c) => putInPlay({ seat: c.seat, max, chosen: [] }),
    say(
      `search your deck for up to ${max} upgrade${max > 1 ? 's' : ''}, put ${max > 1 ? 'them' : 'it'} into play and shuffle`,
      `vyhledej v balíčku nejvýše ${max} vylepšení, vylož je a balíček zamíchej`,
    ),
    (w, c) => 4 * Math.min(max, playerOf(w, c.seat).levels.filter(level => level === 1).length),
  );
/** Waits for the target, as everything does that is handed out. */
const ticking: Op = targeted(
  call(
    (_, c) => advanceAll({ by: c.seat, bombs: [] }),
    say('advance all Time Bombs', 'posuň čas na všech Časovaných bombách'),
    (w, c) => opponentsOf(w, c.seat).reduce((sum, seat) => sum + 1.5 * countOf(w, seat, BOMB), 0),
  ),
);
const revenge = (dice: number): Op[] => [
  gain('agility'),
  deal(7),
  roll(dice, deal(per(1, 'B')), on('A', 1, inflict(BOMB)), on('C', 2, gain('covertOps'))),
];
const sabotaged = (dice: number) =>
  defence({
    id: 'sabotage',
    name: sabotage,
    dice,
    source: 'fact',
    reroll: rerollIf(atLeast(4), upgradeWords(4)),
    effects: [reply(per(1, 'B')), prevent(per(1, 'A')), on('C', 2, inflict(BOMB))],
  });
const passive = (draws: boolean): Passive => ({
  id: 'redRoom',
  name: training,
  text: say(
    `You start with 3 Covert Ops. You may play upgrades in any roll phase. With at least 5 upgrades in play your attacks deal 1 more.${draws ? ' Draw 1 card whenever you play another upgrade.' : ''}`,
    `Začínáš se 3 Tajnými operacemi. Vylepšení smíš hrát v kterékoli fázi hodu. S aspoň 5 vylepšeními ve hře udělují tvé útoky o 1 zranění víc.${draws ? ' Kdykoli zahraješ další vylepšení, dober si 1 kartu.' : ''}`,
  ),
  source: 'fact',
  attackBonus: (w, seat) => (upgradesInPlay(w, seat) >= 5 ? 1 : 0),
  upgradesInRollPhase: true,
  ...(draws && { upgradePlayed: script(drawCards(1, 'DIT 5.19')) }),
});

export const boxes: readonly Box[] = [
  offenceBox(
    'batonStrike',
    baton,
    [basic({ id: 'batonStrike', name: baton, symbol: 'B', source: 'fact', damage: [5, 6, 7] })],
    [basic({ id: 'batonStrike', name: baton, symbol: 'B', source: 'fact', damage: [6, 7, 8] })],
  ),
  offenceBox(
    'infiltrate',
    infiltrate,
    [
      ability({
        id: 'infiltrate',
        name: infiltrate,
        needs: 'AABC',
        source: 'fact',
        effects: [gain('agility'), ticking, THEN, inflict(BOMB)],
      }),
    ],
    [
      ability({
        id: 'infiltrate',
        name: infiltrate,
        needs: 'AABC',
        source: 'fact',
        effects: [gain('agility'), inflict(BOMB), THEN, ticking],
      }),
      ability({
        id: 'spyGame',
        name: named('Spy Game', 'Špionská hra'),
        needs: 'AABCC',
        source: 'fact',
        effects: [gain('covertOps'), gain('agility'), undef(6)],
      }),
    ],
  ),
  offenceBox(
    'gauntlets',
    gauntlets,
    [
      unsure(
        ability({
          id: 'gauntlets',
          name: gauntlets,
          needs: 'AAABB',
          source: 'fact',
          effects: [cp(1), deal((w, c) => 6 + upgrades(w, c), 'normal', plusUpgrades(6))],
        }),
        say('Sources disagree about the symbols it needs.', 'Zdroje se neshodují v symbolech, které vyžaduje.'),
      ),
    ],
    [
      ability({
        id: 'gauntlets',
        name: gauntlets,
        needs: 'AAABB',
        source: 'fact',
        effects: [cp(1), deal((w, c) => 7 + upgrades(w, c), 'normal', plusUpgrades(7))],
      }),
      ability({
        id: 'covertMission',
        name: named('Covert Mission', 'Tajná mise'),
        needs: 'AABB',
        source: 'fact',
        effects: [
          inflict(BOMB),
          targeted({
            op: 'player',
            who: 'opponent',
            test: (_, c, seat) => seat !== c.target,
            script: script(inflict(BOMB)),
            optional: true,
          }),
        ],
      }),
    ],
  ),
  offenceBox(
    'hacked',
    hacked,
    [
      ability({
        id: 'hacked',
        name: hacked,
        needs: 'SS',
        source: 'fact',
        effects: [inflict(BOMB), when(atLeast(3), upgradeWords(3), [deal(7)], [deal(5)])],
      }),
    ],
    [
      ability({
        id: 'hacked',
        name: hacked,
        needs: 'SS',
        source: 'fact',
        effects: [inflict(BOMB), when(atLeast(3), upgradeWords(3), [deal(8)], [deal(6)])],
      }),
    ],
  ),
  offenceBox(
    'vengeance',
    vengeance,
    [ability({ id: 'vengeance', name: vengeance, needs: 'LS', source: 'fact', effects: [...revenge(4)] })],
    [
      ability({ id: 'vengeance', name: vengeance, needs: 'LS', source: 'fact', effects: [...revenge(5)] }),
      ability({
        id: 'subvert',
        name: named('Subvert', 'Rozvrat'),
        needs: 'ABBB',
        source: 'fact',
        effects: [gain('covertOps'), gain('agility')],
      }),
    ],
  ),
  offenceBox(
    'grapple',
    grapple,
    [
      ability({
        id: 'grapple',
        name: grapple,
        needs: 'CCCC',
        source: 'fact',
        effects: [
          gain('agility'),
          when(atLeast(2), upgradeWords(2), [cp(1)]),
          undef((w, c) => 6 + upgrades(w, c), plusUpgrades(6, undefendably)),
        ],
      }),
    ],
    [
      ability({
        id: 'grapple',
        name: grapple,
        needs: 'CCCC',
        source: 'fact',
        effects: [gain('agility'), cp(1), undef((w, c) => 7 + upgrades(w, c), plusUpgrades(7, undefendably))],
      }),
      ability({
        id: 'recon',
        name: named('Recon', 'Průzkum'),
        needs: 'CCC',
        source: 'fact',
        effects: [gain('agility'), searchUpgrades(1)],
      }),
    ],
  ),
  offenceBox('widowsBite', named('Widow’s Bite!', 'Vdovino kousnutí!'), [
    ultimateAbility({
      id: 'widowsBite',
      name: named('Widow’s Bite!', 'Vdovino kousnutí!'),
      needs: 'CCCCC',
      source: 'fact',
      effects: [searchUpgrades(2), inflict(BOMB), ultimate(10)],
    }),
  ]),
  defenceBox('sabotage', sabotage, [sabotaged(3)], [sabotaged(4)]),
  passiveBox('redRoom', training, passive(false), passive(true)),
];
