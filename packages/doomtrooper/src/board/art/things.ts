/** Things: weapons, armour, gear, relics. */
import { GUNS, heldOf, type BladeName, type GunName } from './hands.ts';
import { aircraft, submarine, tank, walker, wheels } from './machines.ts';
import { around, bar, blob, disc, hoop, limb, place, poly, put, rect, star, twin, type Dice, type Layers } from './pen.ts';
import type { Subject } from './subject.ts';

/** A weapon in large, at an angle of its own; two of them cross. */
function weapon(name: GunName | BladeName, dice: Dice, crossed: boolean): Layers {
  const gun = name in GUNS;
  const turn = gun ? dice.between(-38, 12) : dice.between(-76, -28);
  const scale = gun ? (name === 'pistol' ? 2.6 : 1.5) : 1.5;
  const flip = dice.chance(0.5);
  const one = place(heldOf(name, dice), gun ? (flip ? 128 : 72) : flip ? 146 : 54, gun ? 84 : 128, {
    scale,
    flip,
    turn: flip ? -turn : turn,
  });
  return crossed
    ? [...one, ...place(heldOf(name, dice), flip ? 54 : 146, gun ? 84 : 128, { scale, flip: !flip, turn: flip ? turn : -turn })]
    : one;
}

function armour(dice: Dice): Layers {
  const waist = dice.between(26, 42);
  const kind = dice.below(3);
  return place(
    [
      put(
        'dark',
        twin([-16, -60], [-38, -66], [-62, -46], [-52, -6], [-40, -4], [-waist, 70]),
        kind === 0
          ? disc(-54, -42, 20) + disc(54, -42, 20)
          : kind === 1
            ? rect(-76, -64, 34, 36) + rect(42, -64, 34, 36)
            : poly([-50, -60], [-90, -78], [-56, -26]) + poly([50, -60], [90, -78], [56, -26]),
      ),
      put('tone', twin([-34, -40], [-30, -8], [-4, 0])),
      put(
        'light',
        bar([0, -44], [0, 66], 2.6),
        ...[0, 1, 2].map(i => bar([-waist + 4, 18 + i * 16], [-4, 14 + i * 16], 3) + bar([waist - 4, 18 + i * 16], [4, 14 + i * 16], 3)),
        dice.chance(0.5) ? star([0, -24], 11) : '',
      ),
    ],
    100,
    82,
    { turn: dice.between(-10, 10), scale: dice.between(0.92, 1.08) },
  );
}

const GEAR: readonly (readonly [RegExp, (dice: Dice) => Layers])[] = [
  [
    /grenade|bomb|mine|missile|charge/,
    dice => [
      put(
        'dark',
        blob([60, 84], [80, 52], [120, 52], [140, 84], [120, 128], [80, 128]),
        rect(88, 36, 24, 18),
        limb(
          [
            [112, 40],
            [136, 36],
            [144, 62],
          ],
          6,
        ),
      ),
      put('light', ...[70, 90, 110].map(y => bar([66, y], [134, y], 2.6)), bar([100, 54], [100, 126], 2.6)),
      put('spot', star([dice.between(132, 156), dice.between(24, 40)], 16, 8, 0.4)),
    ],
  ],
  [
    /kit|medic|aid|inject|antidote|toxin|repair/,
    dice => [
      put(
        'dark',
        rect(36, 58, 128, 78),
        limb(
          [
            [74, 58],
            [80, 40],
            [120, 40],
            [126, 58],
          ],
          8,
        ),
      ),
      put('light', rect(46, 68, 108, 58)),
      put('spot', rect(92, 76, 16, 42), rect(79, 89, 42, 16)),
      put('tone', rect(dice.between(50, 60), 72, 8, 8)),
    ],
  ],
  [
    /sight|scope|goggle|retina|eye|vision|radar|scan|target/,
    dice => [
      put('dark', rect(40, 66, 96, 34), disc(146, 83, 30), disc(34, 83, 22)),
      put('light', hoop(146, 83, 22, 5), rect(122, 81.5, 48, 3), rect(144.5, 59, 3, 48), disc(34, 83, 12)),
      put('spot', disc(146, 83, dice.between(4, 7))),
      put('tone', rect(60, 72, 50, 6)),
    ],
  ],
  [
    /arm\b|fist|glove|implant|bionic|chip|computer|link|coordin/,
    dice => [
      put(
        'dark',
        limb(
          [
            [30, 140],
            [74, 96],
            [118, 74],
          ],
          34,
          26,
        ),
        ...[0, 1, 2, 3].map(i =>
          limb(
            [
              [118 + i * 4, 66 + i * 7],
              [148 + i * 3, 46 + i * 14],
              [170, 52 + i * 14],
            ],
            10,
            6,
          ),
        ),
      ),
      put('tone', disc(74, 96, 10)),
      put('light', bar([44, 126], [66, 104], 3), bar([88, 88], [108, 78], 3), disc(74, 96, dice.between(3, 6))),
    ],
  ],
  [
    /smoke|gas|plague|poison|venom|vial|bottle|acid/,
    dice => [
      put('light', ...[0, 1, 2, 3, 4].map(() => disc(dice.between(50, 150), dice.between(20, 70), dice.between(12, 26)))),
      put('dark', blob([74, 150], [68, 108], [88, 84], [88, 66], [112, 66], [112, 84], [132, 108], [126, 150]), rect(84, 58, 32, 9)),
      put('spot', blob([78, 144], [78, 116], [122, 110], [122, 144])),
    ],
  ],
  [
    /book|codex|liber|scroll|law|archive|statement/,
    dice => [
      put('dark', poly([24, 50], [96, 62], [96, 142], [24, 128]), poly([176, 50], [104, 62], [104, 142], [176, 128])),
      put('light', poly([34, 62], [88, 72], [88, 128], [34, 118]), poly([166, 62], [112, 72], [112, 128], [166, 118])),
      put('tone', ...[0, 1, 2, 3].map(i => bar([42, 76 + i * 11], [80, 82 + i * 11], 3) + bar([158, 76 + i * 11], [120, 82 + i * 11], 3))),
      put('spot', dice.chance(0.5) ? star([61, 96], 12) : disc(139, 96, 10)),
    ],
  ],
  [
    /shield|force|barrier|wall/,
    dice => [
      put('tone', hoop(100, 84, 66, 5), hoop(100, 84, 50, 4)),
      put('dark', blob([100, 30], [140, 42], [136, 96], [100, 138], [64, 96], [60, 42])),
      put('light', bar([76, 112], [dice.between(118, 130), 50], 9)),
    ],
  ],
  [
    /helmet|mask|skull/,
    dice => [
      put('dark', blob([100, 18], [152, 46], [154, 100], [128, 142], [72, 142], [46, 100], [48, 46])),
      put(
        'light',
        poly([60, 72], [92, 80], [88, 102], [64, 94]),
        poly([140, 72], [108, 80], [112, 102], [136, 94]),
        ...[0, 1, 2, 3].map(i => rect(76 + i * 13, 118, 7, 18)),
      ),
      put('spot', disc(100, 48, dice.between(6, 11))),
    ],
  ],
  [
    /pack|jet|wing|seat/,
    dice => [
      put('dark', rect(56, 28, 34, 92), rect(110, 28, 34, 92), disc(73, 28, 17), disc(127, 28, 17), rect(84, 50, 32, 34)),
      put('light', rect(64, 44, 18, 5), rect(118, 44, 18, 5), disc(100, 66, 8)),
      put('spot', poly([58, 120], [88, 120], [73, 150 + dice.between(0, 8)]), poly([112, 120], [142, 120], [127, 152])),
    ],
  ],
];

function gadget(dice: Dice): Layers {
  const sides = 5 + dice.below(5);
  const r = dice.between(40, 58);
  return [
    put(
      'dark',
      poly(...Array.from({ length: sides }, (_, i) => around(100, 82, (2 * Math.PI * i) / sides, r))),
      ...Array.from({ length: 4 + dice.below(3) }, () => {
        const turn = dice.between(0, 6.283);
        return bar(around(100, 82, turn, r - 8), around(100, 82, turn, r + 24), dice.between(6, 16));
      }),
    ),
    put('tone', disc(100, 82, r * 0.66)),
    put('light', hoop(100, 82, r * 0.52, dice.between(4, 9)), bar([100 - r + 4, 82], [100 - r * 0.6, 82], 3)),
    put('spot', disc(100, 82, dice.between(6, 12))),
  ];
}

export function equipment({ labels, words, name, place: at }: Subject, dice: Dice): Layers {
  const is = (label: string, says: RegExp): boolean => labels.includes(label) || says.test(words);
  const known = labels.length > 0;
  if (is('tank', /\btank|blitztank|carrier|wagon/)) return tank(dice);
  if (is('airship', /fighter|helitek|autogyro|airvessel|freighter|transport$|dragonfly|jet fighter|aerial|dragonfish|surveillance ship/))
    return aircraft(dice, at);
  if (is('submarine', /submarine|shark$/)) return submarine(dice);
  if (is('vehicle', /bike|offroad|pegasus|forza/)) return wheels(dice);
  if (/mech|walker|necromower/.test(words)) return walker(dice, at);
  if (labels.includes('armour') || /armor$|battle dress|suit$|vest$|plates/.test(name.toLowerCase())) return armour(dice);
  const gear = GEAR.find(([says]) => says.test(labels.includes('poison') ? `${name.toLowerCase()} poison` : name.toLowerCase()));
  if (gear && !labels.some(label => label.endsWith('Weapon') && label !== 'specialWeapon')) return gear[1](dice);
  if (is('rocketLauncher', /rocket|launcher/)) return weapon('rocket', dice, false);
  if (is('flamethrower', /flame|incinerator|puker|hellblaster/)) return weapon('flamer', dice, false);
  if (is('artillery', /cannon|carronade|artillery|howitzer|bully/))
    return [...weapon('heavy', dice, false), put('dark', hoop(70, 128, 26, 8), hoop(128, 132, 22, 7))];
  if (is('handgun', /handgun|pistol|bolter/)) return weapon('pistol', dice, dice.chance(0.4));
  if (is('shootWeapon', /rifle|smg|gun\b|carbine|ac-|ag-|ssw|sa-|sr mk|dpat|shotgun/))
    return weapon(
      /sniper|archer|assail/.test(words)
        ? 'sniper'
        : /heavy|machine|hmg|ssw/.test(words)
          ? dice.one(['heavy', 'rifle'] as const)
          : dice.one(['rifle', 'carbine', 'rifle', 'sniper'] as const),
      dice,
      false,
    );
  if (is('fightWeapon', /sword|blade|spear|bayonet|dagger|axe|vassht|avenger|claymore/))
    return weapon(
      /spear/.test(words)
        ? 'spear'
        : /chain|motor/.test(words)
          ? 'chain'
          : /scythe/.test(words)
            ? 'scythe'
            : /ceremonial|dai-sho|kamikaze|scalper|katana/.test(words)
              ? 'katana'
              : dice.one(['sword', 'katana', 'axe', 'sword', 'hammer', 'chain'] as const),
      dice,
      dice.chance(0.3),
    );
  if (/scythe/.test(words)) return weapon('scythe', dice, true);
  return known ? weapon('rifle', dice, false) : gadget(dice);
}

export function relic(subject: Subject, dice: Dice): Layers {
  const { words, labels, place: at } = subject;
  if (labels.includes('fightWeapon') || /sword|dagger|dai-sho|blade|shillelagh/.test(words))
    return weapon(dice.one(['sword', 'katana', 'hammer'] as const), dice, /dai-sho/.test(words));
  if (labels.includes('armour') || /armor/.test(words)) return armour(dice);
  const gear = GEAR.find(([says]) => says.test(words));
  if (gear) return gear[1](dice);
  const bowl = dice.between(28, 48);
  return [
    () => [
      put(
        'dark',
        blob(
          [100 - bowl, 40],
          [100 + bowl, 40],
          [100 + bowl * 0.7, 84],
          [108, 100],
          [110, 128],
          [136, 148],
          [64, 148],
          [90, 128],
          [92, 100],
          [100 - bowl * 0.7, 84],
        ),
        star([100, 20], 14),
      ),
      put('light', bar([100 - bowl + 10, 54], [100 + bowl - 10, 54], 4)),
      put('spot', disc(100, 76, 8)),
    ],
    () => [
      put('tone', star([100, 84], 74, 12, 0.7)),
      put('dark', disc(100, 84, 46)),
      put('light', hoop(100, 84, 36, 4), disc(86, 70, 8)),
      put('spot', star([104, 88], 16, 5 + dice.below(4), 0.5)),
    ],
    () => [
      put(
        'dark',
        limb(
          [
            [60, 20],
            [46, 62],
            [100, 104],
            [154, 62],
            [140, 20],
          ],
          5,
        ),
        poly([100, 96], [126, 122], [100, 156], [74, 122]),
      ),
      put('light', poly([100, 106], [114, 122], [100, 142], [86, 122])),
      put('spot', disc(100, 124, 5)),
    ],
    () => [
      put('dark', poly([40, 160], [40, 60], [100, 14], [160, 60], [160, 160])),
      put('spot', blob([66, 160], [68, 84], [100, 50], [132, 84], [134, 160])),
      put('light', ...[0, 1, 2, 3].map(i => star([dice.between(76, 124), 70 + i * 22], 4))),
    ],
  ][at % 4]!();
}
