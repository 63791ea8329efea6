/** Black Widow: dice, board, upgrades, statuses and cards. */
import {
  ability,
  action,
  basic,
  call,
  chosenOpponent,
  cp,
  deal,
  defenceBox,
  defenceOf,
  either,
  gain,
  inflict,
  modify,
  offenceBox,
  on,
  passiveBox,
  per,
  perWords,
  perform,
  prevent,
  preventAll,
  preventHalf,
  reply,
  roll,
  say,
  targeted,
  THEN,
  ultimate,
  ultimateAbility,
  undef,
  upgrade,
  when,
  drawCards,
  named,
  printed,
  unsure,
} from '../../effects/words.ts';
import { upgradesInHand } from '../../cards/legal.ts';
import { putInPlay } from '../../procedures.ts';
import { script } from '../../registry.ts';
import type { World } from '../../state.ts';
import { countOf, currentRoll, no, opponentsOf, playerOf, threatened, upgradesInPlay } from '../../world.ts';
import type { Context, Hero, Op, Passive } from '../definition.ts';
import { advanceAll, BOMB, cunning, freeUpgrade, revealHand, scout, tick } from './training.ts';

const u = (w: World, c: Context): number => upgradesInPlay(w, c.seat);
const atLeast =
  (n: number) =>
  (w: World, c: Context): boolean =>
    u(w, c) >= n;
const upgradeWords = (n: number) => say(`${n} upgrades in play`, `aspoň ${n} vylepšení ve hře`);
const plusUpgrades = (n: number) => say(`${n} + upgrades in play`, `${n} + počet vylepšení ve hře`);

const baton = named('Baton Strike', 'Úder obušky');
const infiltrate = named('Infiltrate', 'Infiltrace');
const gauntlets = named('Widow’s Gauntlets', 'Vdoviny rukavice');
const hacked = named('Hacked', 'Hacknuto');
const vengeance = named('Vengeance', 'Pomsta');
const grapple = named('Grapple', 'Chvat');
const sabotage = printed('Sabotage', 'Sabotáž');
const training = named('Red Room Training', 'Výcvik z Rudé komnaty');
const searchUpgrades = (max: number): Op =>
  call(
    (_, c) => putInPlay({ seat: c.seat, max, chosen: [] }),
    say(
      `search your deck for up to ${max} upgrade(s), put into play, shuffle`,
      `vyhledej v balíčku až ${max} vylepšení, vylož je a balíček zamíchej`,
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
  roll(dice, deal(per(1, 'B'), 'normal', perWords(1, 'B')), on('A', 1, inflict(BOMB)), on('C', 2, gain('covertOps'))),
];
const sabotaged = (dice: number) =>
  defenceOf(
    'sabotage',
    sabotage,
    dice,
    'fact',
    atLeast(4),
    reply(per(1, 'B'), perWords(1, 'B')),
    prevent(per(1, 'A'), perWords(1, 'A')),
    on('C', 2, inflict(BOMB)),
  );
const passive = (draws: boolean): Passive => ({
  id: 'redRoom',
  name: training,
  text: say(
    `Starts with 3 Covert Ops. Upgrades may be played in any roll phase. With 5 upgrades in play your attacks deal 1 more.${draws ? ' Draw 1 card whenever you play another upgrade.' : ''}`,
    `Začíná se 3 Tajnými operacemi. Vylepšení smí hrát v kterékoli fázi hodu. S 5 vylepšeními ve hře udělují tvé útoky o 1 zranění víc.${draws ? ' Kdykoli zahraješ další vylepšení, dober si 1 kartu.' : ''}`,
  ),
  source: 'fact',
  attackBonus: (w, seat) => (upgradesInPlay(w, seat) >= 5 ? 1 : 0),
  upgradesInRollPhase: true,
  ...(draws && { upgradePlayed: script(drawCards(1)) }),
});

export const blackWidow: Hero = {
  id: 'black-widow',
  name: printed('Black Widow', 'Black Widow'),
  complexity: 4,
  die: [0, 0, 1, 1, 1, 2],
  symbols: [named('Espionage', 'Špionáž'), named('Batons', 'Obušky'), named('Widow', 'Vdova')],
  boxes: [
    offenceBox(
      'batonStrike',
      baton,
      [basic('batonStrike', baton, 'B', 'fact', [5, 6, 7])],
      [basic('batonStrike', baton, 'B', 'fact', [6, 7, 8])],
    ),
    offenceBox(
      'infiltrate',
      infiltrate,
      [ability('infiltrate', infiltrate, 'AABC', 'fact', gain('agility'), ticking, THEN, inflict(BOMB))],
      [
        ability('infiltrate', infiltrate, 'AABC', 'fact', gain('agility'), inflict(BOMB), THEN, ticking),
        ability('spyGame', named('Spy Game', 'Špionská hra'), 'AABCC', 'fact', gain('covertOps'), gain('agility'), undef(6)),
      ],
    ),
    offenceBox(
      'gauntlets',
      gauntlets,
      [
        unsure(
          ability(
            'gauntlets',
            gauntlets,
            'AAABB',
            'fact',
            cp(1),
            deal((w, c) => 6 + u(w, c), 'normal', plusUpgrades(6)),
          ),
          say('Sources disagree about the symbols it needs.', 'Zdroje se neshodují v symbolech, které vyžaduje.'),
        ),
      ],
      [
        ability(
          'gauntlets',
          gauntlets,
          'AAABB',
          'fact',
          cp(1),
          deal((w, c) => 7 + u(w, c), 'normal', plusUpgrades(7)),
        ),
        ability(
          'covertMission',
          named('Covert Mission', 'Tajná mise'),
          'AABB',
          'fact',
          inflict(BOMB),
          targeted({
            op: 'player',
            who: 'opponent',
            test: (_, c, seat) => seat !== c.target,
            script: script(inflict(BOMB)),
            optional: true,
          }),
        ),
      ],
    ),
    offenceBox(
      'hacked',
      hacked,
      [ability('hacked', hacked, 'SS', 'fact', inflict(BOMB), when(atLeast(3), upgradeWords(3), [deal(7)], [deal(5)]))],
      [ability('hacked', hacked, 'SS', 'fact', inflict(BOMB), when(atLeast(3), upgradeWords(3), [deal(8)], [deal(6)]))],
    ),
    offenceBox(
      'vengeance',
      vengeance,
      [ability('vengeance', vengeance, 'LS', 'fact', ...revenge(4))],
      [
        ability('vengeance', vengeance, 'LS', 'fact', ...revenge(5)),
        ability('subvert', named('Subvert', 'Rozvrat'), 'ABBB', 'fact', gain('covertOps'), gain('agility')),
      ],
    ),
    offenceBox(
      'grapple',
      grapple,
      [
        ability(
          'grapple',
          grapple,
          'CCCC',
          'fact',
          gain('agility'),
          when(atLeast(2), upgradeWords(2), [cp(1)]),
          undef((w, c) => 6 + u(w, c), plusUpgrades(6)),
        ),
      ],
      [
        ability(
          'grapple',
          grapple,
          'CCCC',
          'fact',
          gain('agility'),
          cp(1),
          undef((w, c) => 7 + u(w, c), plusUpgrades(7)),
        ),
        ability('recon', named('Recon', 'Průzkum'), 'CCC', 'fact', gain('agility'), searchUpgrades(1)),
      ],
    ),
    offenceBox('widowsBite', named('Widow’s Bite!', 'Vdovino kousnutí!'), [
      ultimateAbility(
        'widowsBite',
        named('Widow’s Bite!', 'Vdovino kousnutí!'),
        'CCCCC',
        'fact',
        searchUpgrades(2),
        inflict(BOMB),
        ultimate(10),
      ),
    ]),
    defenceBox('sabotage', sabotage, [sabotaged(3)], [sabotaged(4)]),
    passiveBox('redRoom', training, passive(false), passive(true)),
  ],
  statuses: [
    {
      id: 'covertOps',
      name: printed('Covert Ops', 'Tajná operace'),
      kind: 'unique',
      limit: 3,
      worth: 1.1,
      movable: false,
      removable: false,
      source: 'fact',
      text: say(
        'Once per turn in your main phase spend 1: play an upgrade from hand for free, or look at the top 3 cards of your deck (no upgrade among them: you may show them and search for one; otherwise put them back in any order). Never moved or removed.',
        'Jednou za tah ve své hlavní fázi využij: zdarma zahraj vylepšení z ruky, nebo se podívej na 3 vrchní karty balíčku (není-li mezi nimi vylepšení, můžeš je ukázat a jedno vyhledat; jinak je vrať v libovolném pořadí). Nelze přesunout ani odstranit.',
      ),
      spend: {
        n: 1,
        main: true,
        oncePerTurn: true,
        rule: 'DIT 6.36',
        refusal: () => null,
        script: script(
          either(
            [
              'freeUpgrade',
              [call((_, c) => freeUpgrade({ seat: c.seat }), say('play an upgrade for free', 'zahraj vylepšení zdarma'), 5)],
              (w, c) => upgradesInHand(w, c.seat).length > 0,
            ],
            [
              'scout',
              [call((_, c) => scout({ seat: c.seat, seen: [] }), say('look at the top 3 cards', 'podívej se na 3 vrchní karty'), 2)],
            ],
          ),
        ),
      },
    },
    {
      id: 'agility',
      name: printed('Agility', 'Mrštnost'),
      kind: 'positive',
      limit: 2,
      worth: 1.9,
      movable: true,
      removable: true,
      source: 'fact',
      text: say(
        'When damage threatens you spend it and roll 1: on 1 to 3 prevent half of it, rounded up.',
        'Hrozí-li ti zranění, využij a hoď 1 kostkou: za 1–3 zabráníš polovině, zaokrouhleno nahoru.',
      ),
      spend: {
        n: 1,
        rule: 'DIT 6.43',
        refusal: (w, seat) => (threatened(w, seat) ? null : no('DIT R12', 'noDamage')),
        script: script(
          roll(
            1,
            when((_, c) => c.dice[0]! <= 3, say('1 to 3', '1–3'), [preventHalf]),
          ),
        ),
      },
    },
    {
      id: BOMB,
      name: printed('Time Bomb', 'Časovaná bomba'),
      kind: 'negative',
      limit: 2,
      worth: -2.5,
      movable: true,
      removable: true,
      source: 'fact',
      text: say(
        'Starts at 0:02, or at 0:01 if the one who inflicts it has 6 upgrades in play. In the bearer’s upkeep roll 1: on 6 it is removed, else it advances: 0:02 to 0:01, 0:01 is removed for 4 undefendable damage as an isolated source.',
        'Začíná na 0:02, má-li její původce ve hře 6 vylepšení, na 0:01. V údržbě nositel hodí 1 kostkou: za 6 žeton odstraní, jinak se čas posune: z 0:02 na 0:01, z 0:01 je odstraněna a udělí 4 neblokovatelná zranění jako samostatný zdroj.',
      ),
      arrives: (w, _, by) => (upgradesInPlay(w, by) >= 6 ? 1 : 2),
      upkeep: {
        per: 'token',
        rule: 'DIT 6.47',
        script: script(call((_, c) => tick({ seat: c.seat, state: c.dice[0]! }), say('roll for the bomb', 'hoď za bombu'))),
      },
    },
  ],
  cards: [
    upgrade(
      'batonStrike',
      baton,
      2,
      1,
      'fact',
      chosenOpponent(perform((g, c) => revealHand(g, c.target), say('shows their hand', 'ukáže karty v ruce'))),
    ),
    upgrade('infiltrate', infiltrate, 2, 2, 'fact'),
    upgrade('gauntlets', gauntlets, 2, 2, 'fact'),
    upgrade('hacked', hacked, 2, 1, 'fact'),
    upgrade('vengeance', vengeance, 2, 2, 'fact'),
    upgrade('grapple', grapple, 2, 2, 'fact'),
    upgrade('sabotage', sabotage, 2, 2, 'fact'),
    upgrade('redRoom', training, 2, 2, 'fact'),
    action('assemble', named('Assemble!', 'Avengers, do boje!'), 'instant', 1, 'fact', {}, gain('agility', 2)),
    action(
      'elude',
      named('Elude!', 'Vyklouznutí!'),
      'roll',
      1,
      'fact',
      {
        dice: true,
        refusal: (w, seat) => {
          const dice = currentRoll(w);
          return dice?.source === 'agility' && dice.seat === seat && dice.dice[0]! >= 5 && threatened(w, seat)
            ? null
            : no('DIT R81', 'noDie');
        },
      },
      preventAll,
    ),
    action(
      'recoil',
      named('Recoil!', 'Zpětný ráz!'),
      'roll',
      0,
      'fact',
      { role: 'attacked' },
      roll(2, on('A', 1, cp(1)), on('C', 1, preventHalf)),
    ),
    action(
      'subversion',
      named('Subversion!', 'Podvracení!'),
      'roll',
      1,
      'fact',
      { role: 'modifier' },
      modify(
        (w, c) => 2 + playerOf(w, c.seat).marks.filter(mark => mark === 'upgrade').length,
        say('2, and 1 per upgrade played this turn', '2 a 1 za každé vylepšení zahrané v tomto tahu'),
      ),
    ),
    action(
      'undercoverMission',
      named('Undercover Mission!', 'Mise v utajení!'),
      'main',
      2,
      'fact',
      {},
      chosenOpponent(inflict(BOMB)),
      when(atLeast(4), upgradeWords(4), [gain('agility')]),
    ),
    action(
      'cunning',
      named('Cunning!', 'Lstivost!'),
      'main',
      2,
      'fact',
      {},
      call(
        (_, c) => cunning({ seat: c.seat, seen: [] }),
        say(
          'look at the top 5 cards, take all upgrades, put the rest back in any order',
          'podívej se na 5 vrchních karet, všechna vylepšení si vezmi, zbytek vrať v libovolném pořadí',
        ),
        4,
      ),
    ),
  ],
  begins: { tokens: { covertOps: 3 }, companion: false, slots: [] },
  companion: null,
  uses: [],
};
