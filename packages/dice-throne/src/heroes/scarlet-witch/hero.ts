/** Scarlet Witch: triggers and statuses by the facts, most numbers averaged, defence and cards house-made. */
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
  drawCards,
  either,
  gain,
  healSelf,
  inflict,
  modify,
  offenceBox,
  on,
  per,
  perWords,
  prevent,
  roll,
  say,
  straight,
  stealPoints,
  ultimate,
  ultimateAbility,
  undef,
  upgrade,
  coined,
  named,
  printed,
  unsure,
  AVERAGE,
} from '../../effects/words.ts';
import { dieRefusal } from '../../cards/legal.ts';
import { alterDice } from '../../procedures.ts';
import { script, statusNamed } from '../../registry.ts';
import type { World } from '../../state.ts';
import { modifierRefusal, no, playerOf } from '../../world.ts';
import type { Defence, Hero } from '../definition.ts';
import { borrowable, conjure } from './conjuring.ts';

const CRACKLE = 'crackle';
const PM = 'probabilityManipulation';
const CONJURE = 'conjure';
const RW = 'realityWarp';
const hex = named('Hex Bolt', 'Blesk uhranutí');
const darkhold = named('Darkhold', 'Darkhold');
const jinx = named('Jinx', 'Smůla');
const mind = named('Mind Blast', 'Výboj mysli');
const spellcraft = named('Spellcraft', 'Kouzelnictví');
const small = named('Spellcraft (small straight)', 'Kouzelnictví (malá postupka)');
const large = named('Spellcraft (large straight)', 'Kouzelnictví (velká postupka)');
const bewitch = named('Bewitch', 'Očarovat');
const chaos = named('Pure Chaos', 'Čirý chaos');
const ward = coined('Hex Ward', 'Hradba uhranutí');
/** Positive and negative tokens on the own board. */
const charged = (w: World, seat: number): number =>
  playerOf(w, seat).tokens.filter(({ status }) => statusNamed(status).kind !== 'unique').length;
const warding = (dice: number): Defence =>
  defenceOf('hexWard', ward, dice, 'house', null, prevent(per(1, 'A'), perWords(1, 'A')), on('C', 1, gain(PM)), on('D', 1, inflict(RW)));

export const scarletWitch: Hero = {
  id: 'scarlet-witch',
  name: printed('Scarlet Witch', 'Scarlet Witch'),
  complexity: 4,
  die: [0, 0, 0, 1, 2, 3],
  symbols: [coined('Hex', 'Uhranutí'), coined('Tiara', 'Čelenka'), coined('Book', 'Kniha'), coined('Chaos', 'Chaos')],
  boxes: [
    offenceBox(
      'hexBolt',
      hex,
      [unsure(basic('hexBolt', hex, 'A', 'fact', [4, 6, 8]), AVERAGE)],
      [
        basic('hexBolt', hex, 'A', 'house', [5, 7, 9]),
        ability('conjuration', named('Conjuration', 'Zaříkání'), 'AAC', 'house', gain(CONJURE), undef(2)),
      ],
    ),
    offenceBox(
      'darkhold',
      darkhold,
      [ability('darkhold', darkhold, 'CC', 'fact', drawCards(1), cp(1), gain(CRACKLE), gain(PM))],
      [ability('darkhold', darkhold, 'CC', 'house', drawCards(1), cp(2), gain(CRACKLE), gain(PM))],
    ),
    offenceBox(
      'jinx',
      jinx,
      [unsure(ability('jinx', jinx, 'AABB', 'fact', deal(7)), AVERAGE)],
      [ability('jinx', jinx, 'AABB', 'house', gain(PM), deal(8))],
    ),
    offenceBox(
      'mindBlast',
      mind,
      [unsure(ability('mindBlast', mind, 'ABCD', 'fact', gain(CRACKLE), gain(PM), undef(6)), AVERAGE)],
      [ability('mindBlast', mind, 'ABCD', 'house', gain(CRACKLE), gain(PM), undef(7))],
    ),
    offenceBox(
      'spellcraft',
      spellcraft,
      [
        unsure(straight('spellcraft', 'spellcraftSmall', small, 'SS', 'fact', gain(PM), deal(7)), AVERAGE),
        unsure(straight('spellcraft', 'spellcraftLarge', large, 'LS', 'fact', inflict(RW), deal(9)), AVERAGE),
      ],
      [
        straight('spellcraft', 'spellcraftSmall', small, 'SS', 'house', gain(PM), deal(8)),
        straight('spellcraft', 'spellcraftLarge', large, 'LS', 'house', gain(PM), inflict(RW), deal(10)),
      ],
    ),
    offenceBox(
      'bewitch',
      bewitch,
      [unsure(ability('bewitch', bewitch, 'ADDD', 'fact', gain(CONJURE), deal(9)), AVERAGE)],
      [
        ability('bewitch', bewitch, 'ADDD', 'house', gain(CONJURE), gain(CRACKLE), deal(10)),
        ability('energyDrain', named('Energy Drain', 'Vysátí energie'), 'BBC', 'house', gain(CRACKLE), healSelf(1), stealPoints(1)),
      ],
    ),
    offenceBox(
      'pureChaos',
      chaos,
      [unsure(ability('pureChaos', chaos, 'DDDD', 'fact', gain(CONJURE), inflict(RW), undef(6)), AVERAGE)],
      [
        ability('pureChaos', chaos, 'DDDD', 'house', gain(CONJURE), inflict(RW), undef(8)),
        ability('chaosAlt', named('Chaos', 'Chaos'), 'DDD', 'house', gain(CONJURE), gain(CRACKLE), undef(2)),
      ],
    ),
    offenceBox('sealedYourFate', named('Sealed Your Fate!', 'Tvůj osud je zpečetěn!'), [
      unsure(
        ultimateAbility(
          'sealedYourFate',
          named('Sealed Your Fate!', 'Tvůj osud je zpečetěn!'),
          'DDDDD',
          'fact',
          gain(CONJURE),
          gain(PM),
          ultimate(12),
        ),
        AVERAGE,
      ),
    ]),
    defenceBox('hexWard', ward, [warding(3)], [warding(4)]),
  ],
  statuses: [
    {
      id: CRACKLE,
      name: printed('Crackle', 'Jiskření'),
      kind: 'positive',
      limit: 3,
      worth: 1.9,
      movable: true,
      removable: true,
      source: 'fact',
      text: say(
        'Attack modifier, before the defender commits: 1 more damage per positive or negative token on your board, at most 3. At most two per turn.',
        'Ovlivnění útoku, dokud obránce nezvolil obranu: o 1 zranění víc za každý zvýhodňující či znevýhodňující žeton na tvé desce, nejvýše o 3. Nejvýše dva za tah.',
      ),
      spend: {
        n: 1,
        rule: 'DIT 9.40',
        refusal: (w, seat) =>
          modifierRefusal(w, seat) ??
          (w.attack!.committed
            ? no('DIT R24', 'tooLate')
            : playerOf(w, seat).marks.filter(mark => mark === `spent ${CRACKLE}`).length >= 2
              ? no('DIT 6.11', 'oncePerTurn')
              : null),
        script: script(
          modify(
            (w, c) => Math.min(3, charged(w, c.seat)),
            say(
              '1 per positive or negative token on your board, at most 3',
              '1 za každý zvýhodňující či znevýhodňující žeton na tvé desce, nejvýše 3',
            ),
          ),
        ),
      },
    },
    {
      id: PM,
      name: named('Probability Manipulation', 'Manipulace pravděpodobností'),
      kind: 'positive',
      limit: 2,
      worth: 1,
      movable: true,
      removable: true,
      source: 'fact',
      text: say(
        'Spend during any roll of your own dice: one that shows 2, 4 or 6 goes up or down by 1.',
        'Využij při kterémkoli hodu svými kostkami: jednu s hodnotou 2, 4 nebo 6 otoč o 1 nahoru nebo dolů.',
      ),
      spend: {
        n: 1,
        dice: true,
        rule: 'DIT 6.10',
        refusal: (w, seat) => dieRefusal(w, seat, 'even', 'own'),
        script: script(
          call(
            (_, c) => alterDice(c.seat, 'even', 'own', 1, 'DIT 6.12'),
            say('turn one of your dice that shows 2, 4 or 6 by 1', 'jednu svou kostku s hodnotou 2, 4 nebo 6 otoč o 1'),
          ),
        ),
      },
    },
    {
      id: CONJURE,
      name: named('Conjure', 'Vyčarování'),
      kind: 'positive',
      limit: 1,
      worth: 1.8,
      movable: true,
      removable: true,
      source: 'fact',
      text: say(
        'Once per turn in your main phase: gain a positive status of a chosen player’s leaflet (each opponent may discard a card to cancel it), or inflict Reality Warp on an opponent.',
        'Jednou za tah ve své hlavní fázi: získej zvýhodňující stav z přehledu zvoleného hráče (každý soupeř to může odložením karty zrušit), nebo přiděl soupeři Pokřivení reality.',
      ),
      spend: {
        n: 1,
        main: true,
        oncePerTurn: true,
        rule: 'DIT 6.10',
        refusal: () => null,
        script: script(
          either(
            [
              'borrow',
              [
                call(
                  (_, c) => conjure({ seat: c.seat, status: '', asked: [] }),
                  say('gain a positive status of a leaflet', 'získej zvýhodňující stav z přehledu'),
                  1.8,
                ),
              ],
              (w, c) => borrowable(w, c.seat).length > 0,
            ],
            ['warp', [chosenOpponent(inflict(RW))]],
          ),
        ),
      },
    },
    {
      id: RW,
      name: named('Reality Warp', 'Pokřivení reality'),
      kind: 'negative',
      limit: 1,
      worth: -1.1,
      movable: true,
      removable: true,
      source: 'fact',
      fouls: true,
      text: say(
        'When the bearer’s offensive roll begins it is removed, and one of the five dice only counts as a number in that phase.',
        'Na začátku nositelova hodu na útok odchází a jedna z pěti kostek platí v té fázi jen jako číslo.',
      ),
    },
  ],
  cards: [
    upgrade('hexBolt', hex, 2, 2, 'house'),
    upgrade('darkhold', darkhold, 2, 1, 'house'),
    upgrade('jinx', jinx, 2, 1, 'house'),
    upgrade('mindBlast', mind, 2, 2, 'house'),
    upgrade('spellcraft', spellcraft, 2, 2, 'house'),
    upgrade('bewitch', bewitch, 2, 2, 'house'),
    upgrade('pureChaos', chaos, 2, 2, 'house'),
    upgrade('hexWard', ward, 2, 2, 'house'),
    action('scarletSpark', coined('Scarlet Spark!', 'Šarlatová jiskra!'), 'instant', 1, 'house', {}, gain(CRACKLE), gain(PM)),
    action(
      'loadedOdds',
      coined('Loaded Odds!', 'Falešné šance!'),
      'roll',
      0,
      'house',
      { dice: true, refusal: (w, seat) => dieRefusal(w, seat, 'even', 'any') },
      call(
        (_, c) => alterDice(c.seat, 'even', 'any', 1, 'DIT 7.25'),
        say('turn any die that shows 2, 4 or 6 by 1', 'libovolnou kostku s hodnotou 2, 4 nebo 6 otoč o 1'),
      ),
    ),
    action('unravel', coined('Unravel!', 'Rozplétání!'), 'main', 1, 'house', {}, chosenOpponent(inflict(RW)), gain(CONJURE)),
    action(
      'chaosSurge',
      coined('Chaos Surge!', 'Vzedmutí chaosu!'),
      'roll',
      1,
      'house',
      { role: 'modifier' },
      roll(3, modify(per(1, 'A'), perWords(1, 'A')), on('C', 1, gain(PM)), on('D', 1, gain(CRACKLE))),
    ),
    action(
      'rewrittenPage',
      coined('Rewritten Page!', 'Přepsaná stránka!'),
      'main',
      0,
      'house',
      {},
      roll(1, on('A', 1, cp(1)), on('B', 1, drawCards(1)), on('C', 1, drawCards(1), gain(PM)), on('D', 1, gain(CONJURE), gain(CRACKLE))),
    ),
    action(
      'notMyEnding',
      coined('Not My Ending!', 'Tohle není můj konec!'),
      'roll',
      1,
      'house',
      { role: 'attacked' },
      prevent(
        (w, c) => Math.min(6, 3 + charged(w, c.seat)),
        say(
          '3, and 1 per positive or negative token on your board, at most 6',
          '3 a 1 za každý zvýhodňující či znevýhodňující žeton na tvé desce, nejvýše 6',
        ),
      ),
    ),
  ],
  begins: { tokens: {}, companion: false, slots: [] },
  companion: null,
  uses: [],
};
