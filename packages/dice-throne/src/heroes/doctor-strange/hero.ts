/** Doctor Strange: triggers and statuses by the facts, damage averaged, spells, defence and most cards house-made. */
import {
  ability,
  action,
  call,
  chosenOpponent,
  deal,
  defenceBox,
  defenceOf,
  discardToken,
  drawCards,
  either,
  gain,
  healSelf,
  inflict,
  modify,
  note,
  offenceBox,
  on,
  passiveBox,
  per,
  perWords,
  perform,
  prevent,
  roll,
  say,
  straight,
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
import { script } from '../../registry.ts';
import { countOf, marked, no, playerOf } from '../../world.ts';
import type { Defence, Hero, Op, Passive } from '../definition.ts';
import { castProcedure, castRefusal, foresee, permit, prepareProcedure, slotsFor } from './spells.ts';

const DEJA = 'dejaVu';
const PRE = 'premonition';
const BANDS = 'crimsonBands';
const augury = named('Augury', 'Věštba');
const awareness = named('Universal Awareness', 'Vševědomí');
const incursion = named('Astral Incursion', 'Astrální vpád');
const bolts = printed('Mystic Bolts', 'Mystické výboje');
const small = printed('Mystic Bolts (small straight)', 'Mystické výboje (malá postupka)');
const large = printed('Mystic Bolts (large straight)', 'Mystické výboje (velká postupka)');
const binding = named('Binding', 'Spoutání');
const wand = named('Wand of Watoomb', 'Watoombova hůl');
const grimoire = coined('Open Grimoire', 'Otevřený grimoár');
const seal = coined('Seal Ward', 'Pečetní štít');
/** A permission to cast: to be used at once or later, to the end of defensive step 5. */
const casting = (times = 1): Op =>
  perform(
    (g, c) => permit(g, c.seat, times),
    say(
      times > 1 ? `you may cast up to ${times} spells` : 'you may cast a spell',
      times > 1 ? `smíš seslat až ${times} kouzla` : 'smíš seslat kouzlo',
    ),
    (w, c) => 2.5 * Math.min(times, playerOf(w, c.seat).slots.length),
  );
const prepareFree: Op = call(
  (_, c) => prepareProcedure({ seat: c.seat, free: true }),
  say('prepare a spell for free', 'připrav si zdarma kouzlo'),
  (w, c) => (playerOf(w, c.seat).slots.length < slotsFor(w, c.seat) ? 2 : 0),
);
const warding = (dice: number): Defence =>
  defenceOf('sealWard', seal, dice, 'house', null, prevent(per(1, 'A'), perWords(1, 'A')), on('C', 1, gain(PRE)), on('D', 1, casting()));
const passive = (better: boolean): Passive => ({
  id: 'openGrimoire',
  name: grimoire,
  source: 'house',
  text: say(
    better
      ? 'Once per turn in your main phase prepare a spell; four slots.'
      : 'Once per turn in your main phase prepare a spell; three slots.',
    better
      ? 'Jednou za tah si ve své hlavní fázi připrav kouzlo; čtyři místa.'
      : 'Jednou za tah si ve své hlavní fázi připrav kouzlo; tři místa.',
  ),
});

export const doctorStrange: Hero = {
  id: 'doctor-strange',
  name: printed('Doctor Strange', 'Doctor Strange'),
  complexity: 5,
  die: [0, 0, 1, 1, 2, 3],
  symbols: [coined('Hand', 'Ruka'), coined('Rune', 'Runa'), coined('Eye', 'Oko'), coined('Seal', 'Pečeť')],
  boxes: [
    offenceBox(
      'augury',
      augury,
      [unsure(ability('augury', augury, 'BBDD', 'fact', gain(DEJA), deal(8)), AVERAGE)],
      [ability('augury', augury, 'BBDD', 'house', gain(DEJA), gain(PRE), deal(9))],
    ),
    offenceBox(
      'universalAwareness',
      awareness,
      [ability('universalAwareness', awareness, 'BBBB', 'fact', drawCards(1), gain(DEJA), gain(PRE, 2))],
      [ability('universalAwareness', awareness, 'BBBB', 'house', drawCards(2), gain(DEJA), gain(PRE, 3))],
    ),
    offenceBox(
      'astralIncursion',
      incursion,
      [unsure(ability('astralIncursion', incursion, 'ABCD', 'fact', gain(PRE), deal(8)), AVERAGE)],
      [ability('astralIncursion', incursion, 'ABCD', 'house', gain(PRE, 2), deal(9), casting())],
    ),
    offenceBox(
      'mysticBolts',
      bolts,
      [
        straight('mysticBolts', 'mysticSmall', small, 'SS', 'house', deal(6), casting()),
        straight('mysticBolts', 'mysticLarge', large, 'LS', 'fact', deal(9), casting()),
      ],
      [
        straight('mysticBolts', 'mysticSmall', small, 'SS', 'house', deal(7), casting()),
        straight('mysticBolts', 'mysticLarge', large, 'LS', 'house', deal(10), casting()),
      ],
    ),
    offenceBox(
      'binding',
      binding,
      [unsure(ability('binding', binding, 'AACC', 'fact', inflict(BANDS), deal(9)), AVERAGE)],
      [ability('binding', binding, 'AACC', 'house', gain(PRE, 2), inflict(BANDS), deal(9))],
    ),
    offenceBox(
      'wandOfWatoomb',
      wand,
      [ability('wandOfWatoomb', wand, 'DDDD', 'house', inflict(BANDS), undef(5), casting())],
      [ability('wandOfWatoomb', wand, 'DDDD', 'house', inflict(BANDS), undef(7), casting())],
    ),
    offenceBox('allSeeingEye', named('All-Seeing Eye!', 'Vševidoucí oko!'), [
      ultimateAbility(
        'allSeeingEye',
        named('All-Seeing Eye!', 'Vševidoucí oko!'),
        'DDDDD',
        'house',
        gain(DEJA),
        inflict(BANDS),
        ultimate(10),
        casting(2),
      ),
    ]),
    passiveBox('openGrimoire', grimoire, passive(false), passive(true)),
    defenceBox('sealWard', seal, [warding(4)], [warding(5)]),
  ],
  statuses: [
    {
      id: DEJA,
      name: named('Déjà Vu', 'Déjà vu'),
      kind: 'positive',
      limit: 1,
      worth: 1.1,
      movable: true,
      removable: true,
      source: 'fact',
      text: say(
        'In your offensive roll, instead of activating an ability: this roll ends and a new one begins with all attempts.',
        'Ve svém hodu na útok místo spuštění schopnosti: hod končí a začíná nový se všemi bojovými pokusy.',
      ),
      spend: {
        n: 1,
        rule: 'DIT 6.10',
        refusal: (w, seat, window) => (w.active === seat && window === 'announce' ? null : no('DIT R12', 'noRoll')),
        script: script(note('anew', 'player')),
      },
    },
    {
      id: PRE,
      name: named('Premonition', 'Předtucha'),
      kind: 'positive',
      limit: 3,
      worth: 0.65,
      movable: true,
      removable: true,
      source: 'fact',
      text: say(
        'Once per turn in your income phase instead of drawing 1: spend 1 to draw 2, or 3 to draw 3; then put one of them on top or under your deck.',
        'Jednou za tah ve své fázi příjmu místo dobrání 1 karty: využij 1 a dober si 2, nebo 3 a dober si 3; poté jednu z nich vrať navrch nebo dospod balíčku.',
      ),
      spend: {
        n: 1,
        oncePerTurn: true,
        urgent: true,
        rule: 'DIT 6.10',
        refusal: (w, seat, window) => (w.active === seat && window === 'income' ? null : no('DIT 6.11', 'onlyIncome')),
        script: script(
          either(
            ['two', [call((_, c) => foresee({ seat: c.seat, n: 2, drawn: [] }), say('draw 2', 'dober si 2'), 1.4)]],
            [
              'three',
              [discardToken(PRE, 2), call((_, c) => foresee({ seat: c.seat, n: 3, drawn: [] }), say('draw 3', 'dober si 3'), 2.6)],
              (w, c) => countOf(w, c.seat, PRE) >= 2,
            ],
          ),
        ),
      },
    },
    {
      id: BANDS,
      name: named('Crimson Bands', 'Karmínová pouta'),
      kind: 'negative',
      limit: 1,
      worth: -1.5,
      movable: true,
      removable: true,
      source: 'fact',
      silences: true,
      until: 'rollPhase',
      text: say(
        'The bearer cannot play cards in their own next roll phase; removed at its end.',
        'Nositel nesmí ve své příští fázi hodu hrát karty; na jejím konci odchází.',
      ),
    },
  ],
  cards: [
    upgrade('augury', augury, 2, 1, 'house'),
    upgrade('universalAwareness', awareness, 2, 1, 'house'),
    upgrade('astralIncursion', incursion, 2, 2, 'house'),
    upgrade('mysticBolts', bolts, 2, 1, 'house'),
    upgrade('binding', binding, 2, 2, 'house'),
    upgrade('wandOfWatoomb', wand, 2, 2, 'house'),
    upgrade('openGrimoire', grimoire, 2, 1, 'house'),
    upgrade('sealWard', seal, 2, 2, 'house'),
    unsure(
      action('icyTendrils', printed('Icy Tendrils', 'Mrazivé úponky'), 'roll', 1, 'fact', { role: 'modifier' }, modify(1), casting()),
      say('The cost is house-made.', 'Cena je naše.'),
    ),
    action('quickStudy', coined('Quick Study!', 'Rychlé studium!'), 'instant', 0, 'house', {}, prepareFree, drawCards(1)),
    action('foldedHour', coined('Folded Hour!', 'Přeložená hodina!'), 'main', 1, 'house', {}, gain(DEJA), gain(PRE, 2)),
    action('scarletSnare', coined('Scarlet Snare!', 'Rudá smyčka!'), 'main', 1, 'house', {}, chosenOpponent(inflict(BANDS)), drawCards(1)),
    action('sideDoor', coined('Side Door!', 'Postranní dveře!'), 'roll', 1, 'house', { role: 'attacked' }, prevent(2), casting()),
    action(
      'turnOfThePage',
      coined('Turn of the Page!', 'Obrácení listu!'),
      'main',
      0,
      'house',
      {},
      roll(1, on('A', 1, gain(PRE)), on('B', 1, drawCards(1)), on('C', 1, healSelf(3)), on('D', 1, gain(DEJA), drawCards(1), prepareFree)),
    ),
  ],
  begins: { tokens: {}, companion: false, slots: [0, 3] },
  companion: null,
  uses: [
    {
      id: 'prepare',
      name: say('Prepare a spell', 'Připravit kouzlo'),
      main: true,
      rule: 'DIT 5.19',
      refusal: (w, seat) => (marked(w, seat, 'used prepare') ? no('DIT 5.19', 'oncePerTurn') : null),
      script: script(
        call(
          (_, c) => prepareProcedure({ seat: c.seat, free: false }),
          say('prepare a spell', 'připrav si kouzlo'),
          (w, c) => (playerOf(w, c.seat).slots.length < slotsFor(w, c.seat) ? 2 : 0),
        ),
      ),
    },
    {
      id: 'cast',
      name: say('Cast a spell', 'Seslat kouzlo'),
      main: false,
      rule: 'DIT R10',
      refusal: castRefusal,
      script: script(call((_, c) => castProcedure({ seat: c.seat }), say('cast a spell', 'sešli kouzlo'), 3)),
    },
  ],
};
