/** Loki: triggers and statuses by the facts, damage averaged, illusions, defence and cards house-made. */
import {
  ability,
  action,
  basic,
  call,
  chosenOpponent,
  chosenPlayer,
  cp,
  deal,
  defenceBox,
  defenceOf,
  drawCards,
  fourOfAKind,
  gain,
  inflict,
  modify,
  offenceBox,
  on,
  per,
  perWords,
  prevent,
  roll,
  say,
  stealPoints,
  targeted,
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
import { attackedRefusal, attackPacket, countOf, limitOf, no, sumOf } from '../../world.ts';
import type { World } from '../../state.ts';
import type { Ability, Defence, Hero, Op } from '../definition.ts';
import { BAG, ILLUSION, layIllusions, openBag, SEAL, sealAbilities, shownIllusion, swapIllusion } from './tricks.ts';

/** To a chosen player, oneself included, whose board has room. */
const giveBag: Op = targeted(chosenPlayer((w, _, seat) => countOf(w, seat, BAG) < limitOf(w, seat, BAG), inflict(BAG)));
const seal = (n: number): Op =>
  targeted(
    call(
      (_, c) => sealAbilities({ seat: c.target, by: c.seat, left: n }),
      say(`inflict ${n} Spellbound`, `přiděl ${n}× Zakletí`),
      0.75 * n,
    ),
  );
const mockery = named('Mockery', 'Výsměch');
const antics = named('Antics', 'Šprýmy');
const confuddle = named('Confuddle', 'Zmatení');
const vilify = named('Vilify', 'Očernění');
const vex = named('Vex', 'Trýzeň');
const kneel = named('Kneel To Me', 'Poklekni přede mnou');
const double = named('Double Take', 'Dvojí pohled');
const smoke = coined('Smoke and Lies', 'Dým a lži');
const anticsII: Ability = {
  id: 'antics',
  name: antics,
  ultimate: false,
  source: 'house',
  tiers: [
    { needs: 'CC', script: script(drawCards(1), cp(1), gain(ILLUSION), giveBag) },
    { needs: 'CCC', script: script(drawCards(2), cp(1), gain(ILLUSION), giveBag) },
  ],
};
/** What an illusion can be expected to prevent. */
const illusory = (w: World): number => {
  const packet = attackPacket(w);
  const n = packet ? sumOf(w, packet).final : 0;
  return (Math.min(4, n) + n / 2) / 3;
};
const lying = (dice: number): Defence =>
  defenceOf(
    'smokeAndLies',
    smoke,
    dice,
    'house',
    null,
    prevent(per(1, 'B'), perWords(1, 'B')),
    on('C', 1, giveBag),
    on('D', 1, gain(ILLUSION)),
  );

export const loki: Hero = {
  id: 'loki',
  name: printed('Loki', 'Loki'),
  complexity: 5,
  die: [0, 0, 1, 1, 2, 3],
  symbols: [coined('Dagger', 'Dýka'), coined('Mask', 'Maska'), coined('Serpent', 'Had'), coined('Horned Crown', 'Rohatá koruna')],
  boxes: [
    offenceBox(
      'mockery',
      mockery,
      [unsure(basic('mockery', mockery, 'A', 'fact', [6, 7, 8]), AVERAGE)],
      [basic('mockery', mockery, 'A', 'house', [7, 8, 9], fourOfAKind(giveBag))],
    ),
    offenceBox('antics', antics, [ability('antics', antics, 'CC', 'fact', drawCards(1), gain(ILLUSION), giveBag)], [anticsII]),
    offenceBox(
      'confuddle',
      confuddle,
      [unsure(ability('confuddle', confuddle, 'AABB', 'fact', seal(2), deal(7)), AVERAGE)],
      [
        ability('confuddle', confuddle, 'AABB', 'house', seal(2), deal(8)),
        ability('liarsGifts', named('Liar’s Gifts', 'Lhářovy dary'), 'BBB', 'house', giveBag, giveBag, seal(2)),
      ],
    ),
    offenceBox(
      'vilify',
      vilify,
      [unsure(ability('vilify', vilify, 'ABCD', 'fact', gain(ILLUSION), giveBag, deal(7)), AVERAGE)],
      [ability('vilify', vilify, 'ABCD', 'house', gain(ILLUSION), giveBag, deal(9))],
    ),
    offenceBox(
      'vex',
      vex,
      [unsure(ability('vex', vex, 'SS', 'fact', giveBag, deal(7)), AVERAGE)],
      [ability('vex', vex, 'SS', 'house', giveBag, seal(1), deal(8))],
    ),
    offenceBox(
      'kneelToMe',
      kneel,
      [unsure(ability('kneelToMe', kneel, 'LS', 'fact', giveBag, deal(9)), AVERAGE)],
      [
        ability('kneelToMe', kneel, 'LS', 'house', giveBag, seal(1), deal(10)),
        ability('bewilder', named('Bewilder', 'Omámení'), 'BBC', 'house', gain(ILLUSION), seal(2)),
      ],
    ),
    offenceBox(
      'doubleTake',
      double,
      [unsure(ability('doubleTake', double, 'DDDD', 'fact', gain(ILLUSION), seal(2), undef(7)), AVERAGE)],
      [
        ability('doubleTake', double, 'DDDD', 'house', gain(ILLUSION), giveBag, seal(2), undef(8)),
        ability('madeYouLook', named('Made You Look', 'Nachytal jsem tě'), 'DDD', 'house', gain(ILLUSION), seal(1), undef(2)),
      ],
    ),
    offenceBox('gloriousPurpose', named('Glorious Purpose!', 'Vznešený záměr!'), [
      unsure(
        ultimateAbility(
          'gloriousPurpose',
          named('Glorious Purpose!', 'Vznešený záměr!'),
          'DDDDD',
          'fact',
          gain(ILLUSION),
          seal(3),
          ultimate(10),
        ),
        AVERAGE,
      ),
    ]),
    defenceBox('smokeAndLies', smoke, [lying(3)], [lying(4)]),
  ],
  statuses: [
    {
      id: BAG,
      name: printed('Bag of Tricks', 'Pytel problémů'),
      kind: 'positive',
      limit: 2,
      worth: 1.2,
      worthGiven: -1.2,
      movable: true,
      removable: true,
      source: 'uncertain',
      note: say('Who may receive it is house-made.', 'Komu smí být dán, je naše.'),
      text: say(
        'In the bearer’s upkeep it is removed and the bearer rolls 1: 1 loses 1 CP; 2 to 5 Loki’s player chooses: the bearer heals 2, gains 1 CP or takes 2 damage; 6 gains 2 CP.',
        'V nositelově údržbě odchází a nositel hodí 1 kostkou: 1 ztratí 1 BB; 2–5 hráč Lokiho zvolí: nositel si vyléčí 2, získá 1 BB, nebo dostane 2 zranění; 6 získá 2 BB.',
      ),
      upkeep: {
        per: 'token',
        rule: 'DIT 12.1.1',
        script: script(call((_, c) => openBag({ seat: c.seat, owner: -1 }), say('open the bag', 'otevři pytel'))),
      },
    },
    {
      id: SEAL,
      name: named('Spellbound', 'Zakletí'),
      kind: 'unique',
      limit: 3,
      worth: -0.75,
      movable: false,
      removable: true,
      source: 'fact',
      covers: true,
      until: 'offence',
      text: say(
        'Lies on the name of one offensive ability, never the ultimate: that ability cannot be activated. Removed at the end of the bearer’s offensive roll phase. Cannot be transferred.',
        'Leží na názvu jedné útočné schopnosti, nikdy ultimátní: tu nelze spustit. Odchází na konci nositelovy fáze hodu na útok. Nelze přesunout.',
      ),
    },
    {
      id: ILLUSION,
      name: named('Illusion', 'Iluze'),
      kind: 'unique',
      limit: 2,
      worth: 2.2,
      movable: false,
      removable: true,
      source: 'fact',
      text: say(
        'When you are attacked, not by an ultimate: lay the three Illusion cards face down in any order; the attacker picks one: nothing, prevent 4, or prevent half. Cannot be transferred.',
        'Jsi-li cílem útoku, ne ultimátního: polož tři karty Iluzí lícem dolů v libovolném pořadí; útočník jednu vybere: nic, zabraň 4, nebo zabraň polovině. Nelze přesunout.',
      ),
      spend: {
        n: 1,
        rule: 'DIT 6.10',
        refusal: (w, seat) => attackedRefusal(w, seat),
        script: script(call((_, c) => layIllusions({ seat: c.seat }), say('lay the illusions', 'polož iluze'), illusory)),
      },
    },
  ],
  cards: [
    upgrade('mockery', mockery, 2, 1, 'house'),
    upgrade('antics', antics, 2, 2, 'house'),
    upgrade('confuddle', confuddle, 2, 2, 'house'),
    upgrade('vilify', vilify, 2, 2, 'house'),
    upgrade('vex', vex, 2, 1, 'house'),
    upgrade('kneelToMe', kneel, 2, 2, 'house'),
    upgrade('doubleTake', double, 2, 2, 'house'),
    upgrade('smokeAndLies', smoke, 2, 2, 'house'),
    action('falseTrail', coined('False Trail!', 'Falešná stopa!'), 'instant', 1, 'house', {}, gain(ILLUSION), drawCards(1)),
    action('wrappedWithCare', coined('Wrapped With Care!', 'Pečlivě zabaleno!'), 'main', 1, 'house', {}, giveBag, giveBag),
    action('silverTongue', coined('Silver Tongue!', 'Stříbrný jazyk!'), 'main', 1, 'house', {}, chosenOpponent(seal(2), stealPoints(1))),
    action(
      'knifeFromNowhere',
      coined('Knife From Nowhere!', 'Dýka odnikud!'),
      'roll',
      1,
      'house',
      { role: 'modifier' },
      modify(
        w => Math.min(5, 2 + countOf(w, w.attack!.target, SEAL) + countOf(w, w.attack!.target, BAG)),
        say(
          '2, and 1 per Spellbound and Bag of Tricks on the defender, at most 5',
          '2 a 1 za každé Zakletí a Pytel problémů na obráncově desce, nejvýše 5',
        ),
      ),
    ),
    action(
      'wrongOne',
      coined('Wrong One!', 'Vedle!'),
      'roll',
      1,
      'house',
      { role: 'attacked', refusal: w => (shownIllusion(w) >= 0 ? null : no('DIT R81', 'noIllusion')) },
      call(
        (_, c) => swapIllusion({ seat: c.seat }),
        say('the shown Illusion counts as one of the other two', 'ukázaná Iluze platí jako jedna ze zbylých dvou'),
        w => (shownIllusion(w) === 0 ? illusory(w) * 1.5 : 0),
      ),
    ),
    action(
      'borrowedThrone',
      coined('Borrowed Throne!', 'Vypůjčený trůn!'),
      'main',
      0,
      'house',
      {},
      roll(
        1,
        on('A', 1, chosenOpponent(stealPoints(1))),
        on('B', 1, giveBag),
        on('C', 1, drawCards(2)),
        on('D', 1, gain(ILLUSION), giveBag),
      ),
    ),
  ],
  begins: { tokens: {}, companion: false, slots: [] },
  companion: null,
  uses: [],
};
