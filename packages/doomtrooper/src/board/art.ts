/**
 * Pictures of the cards: stencils cut from what a card is (type, affiliation, kind of weapon) and from numbers that belong to its code.
 * Everything is drawn on a sheet of 200 by 160, standing on its lower edge. Nothing is taken from anybody's art.
 */
import type { Definition } from '../index.ts';
import { streamOf } from '@kolbiste/board-kit/seed';
import type { Field } from '../text/board-words.ts';
import { fieldOf } from '../text/fields.ts';

export interface Picture {
  /** Sprayed in ink. */
  readonly dark: string;
  /** Left open by the stencil: light falls through. */
  readonly cut: string;
  /** Warning paint: one small thing that catches the eye. */
  readonly spot: string;
}

type Dice = () => number;
const n = (value: number): string => String(Math.round(value * 10) / 10);
const rect = (x: number, y: number, w: number, h: number): string => `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`;
const poly = (...points: readonly (readonly [number, number])[]): string => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}z`;
const disc = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0z`;
/** A bar from one point to another. */
const bar = (x1: number, y1: number, x2: number, y2: number, w: number): string => {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const dx = (-(y2 - y1) / length) * (w / 2);
  const dy = ((x2 - x1) / length) * (w / 2);
  return poly([x1 + dx, y1 + dy], [x2 + dx, y2 + dy], [x2 - dx, y2 - dy], [x1 - dx, y1 - dy]);
};
const mirrored = (...points: readonly (readonly [number, number])[]): string =>
  poly(...points, ...points.toReversed().map(([x, y]) => [200 - x, y] as const));
const pick = <T>(dice: Dice, from: readonly T[]): T => from[Math.floor(dice() * from.length)]!;
const between = (dice: Dice, low: number, high: number): number => low + dice() * (high - low);

// -- warriors -------------------------------------------------------------------------------------------------------

interface Head {
  readonly dark: string;
  readonly cut: string;
}

/** Helmets, hoods and horns; the face is at 100, 58. */
const HEADS: Record<Field, (dice: Dice) => Head> = {
  bauhaus: dice => {
    const spike = between(dice, 8, 24);
    return {
      dark: `M72 66C72 40 82 30 100 30C118 30 128 40 128 66L124 88H76z${poly([96, 32], [100, 32 - spike], [104, 32])}${rect(68, 60, 64, 7)}`,
      cut: `${rect(80, 70, 16, 5)}${rect(104, 70, 16, 5)}${dice() < 0.5 ? rect(97, 78, 6, 12) : poly([92, 88], [108, 88], [104, 80], [96, 80])}`,
    };
  },
  capitol: dice => {
    const brim = between(dice, 30, 40);
    return {
      dark: `M74 62C74 42 84 34 100 34C116 34 126 42 126 62L122 90L100 98L78 90z${rect(100 - brim, 56, 2 * brim, 7)}`,
      cut: `${rect(82, 67, 36, 7)}${dice() < 0.5 ? poly([100, 40], [104, 50], [96, 50]) : bar(92, 82, 108, 82, 3)}`,
    };
  },
  cybertronic: dice => {
    const jaw = between(dice, 14, 22);
    return {
      dark: `${mirrored([76, 40], [72, 62], [100 - jaw, 94], [100 - jaw + 6, 98])}${rect(66, 54, 8, 18)}${rect(126, 54, 8, 18)}${dice() < 0.5 ? bar(68, 54, 60, 36, 3) : bar(132, 54, 142, 34, 3)}${mirrored([84, 32], [76, 40])}`,
      cut: `${dice() < 0.5 ? rect(78, 62, 44, 5) : `${disc(88, 65, 5)}${disc(112, 65, 3.5)}`}${bar(96, 80, 96, 92, 2)}${bar(104, 80, 104, 92, 2)}`,
    };
  },
  imperial: dice => {
    const lean = between(dice, -14, 14);
    return {
      dark: `M76 66C76 48 86 40 100 40C114 40 124 48 124 66L121 86L100 96L79 86zM66 ${n(52 - lean / 3)}C70 34 96 28 118 32C134 36 138 44 134 ${n(52 + lean / 3)}z${bar(118, 34, 132 + lean / 2, 12, 5)}`,
      cut: `${bar(82, 70, 96, 72, 4)}${bar(104, 72, 118, 70, 4)}${poly([94, 84], [106, 84], [103, 89], [97, 89])}${disc(86, 46, 3.5)}`,
    };
  },
  mishima: dice => {
    const horn = between(dice, 16, 30);
    return {
      dark: `${mirrored([84, 36], [74, 52], [62, 76], [66, 82], [82, 74], [86, 92], [94, 97])}M100 40C92 ${n(40 - horn)} 78 ${n(30 - horn / 3)} 70 ${n(26 - horn / 2)}C76 34 84 42 100 46C116 42 124 34 130 ${n(26 - horn / 2)}C122 ${n(30 - horn / 3)} 108 ${n(40 - horn)} 100 40z`,
      cut: `${poly([82, 64], [96, 68], [95, 73], [83, 70])}${poly([118, 64], [104, 68], [105, 73], [117, 70])}${dice() < 0.6 ? `${bar(90, 82, 110, 82, 2.5)}${bar(92, 87, 108, 87, 2.5)}` : poly([92, 80], [108, 80], [100, 92])}`,
    };
  },
  brotherhood: dice => {
    const rays = 5 + Math.floor(dice() * 4);
    let halo = '';
    for (let i = 0; i < rays; i++) {
      const turn = Math.PI * (1.12 + (0.76 * i) / (rays - 1));
      halo += bar(100 + Math.cos(turn) * 44, 62 + Math.sin(turn) * 44, 100 + Math.cos(turn) * 58, 62 + Math.sin(turn) * 58, 4);
    }
    return {
      dark: `M100 ${n(between(dice, 20, 28))}C120 32 130 48 130 70L126 100H74L70 70C70 48 80 32 100 24z${halo}`,
      cut: `M84 66C84 54 90 48 100 46C110 48 116 54 116 66L112 84L100 92L88 84zM90 68h7v4h-7zM103 68h7v4h-7z`,
    };
  },
  legion: dice => {
    const horns = between(dice, 10, 34);
    const spread = between(dice, 30, 46);
    return {
      dark: `M76 58C76 42 86 34 100 34C114 34 124 42 124 58L120 76L112 80L110 96H90L88 80L80 76z${mirrored([100 - spread, 44 - horns], [78, 46], [82, 38])}${dice() < 0.5 ? mirrored([100, 18], [96, 36]) : ''}`,
      cut: `${poly([82, 58], [96, 64], [90, 72], [83, 68])}${poly([118, 58], [104, 64], [110, 72], [117, 68])}${poly([100, 72], [103, 79], [97, 79])}${rect(93, 86, 3, 9)}${rect(98.5, 86, 3, 9)}${rect(104, 86, 3, 9)}`,
    };
  },
  rasputin: dice => ({
    dark: `M74 64C70 44 84 34 100 34C116 34 130 44 126 64L134 84L118 98H82L66 84z${mirrored([70, 46], [60, 40 - dice() * 12], [80, 36])}`,
    cut: `${rect(80, 64, 16, 8)}${rect(104, 64, 16, 8)}${mirrored([90, 82], [96, 94])}`,
  }),
  templars: dice => ({
    dark: mirrored([76, 36], [74, 92], [86, 98]),
    cut: `${rect(80, 62, 40, 4.5)}${rect(98, between(dice, 44, 52), 4.5, 44)}${disc(86, 82, 1.8)}${disc(114, 82, 1.8)}${dice() < 0.5 ? disc(90, 88, 1.8) : disc(110, 88, 1.8)}`,
  }),
  crescentia: dice => ({
    dark: `M74 60C74 42 84 34 100 34C116 34 126 42 126 60L124 74L136 98H64L76 74z${poly([100, 14 + dice() * 6], [107, 34], [93, 34])}`,
    cut: `${rect(80, 60, 40, 9)}${bar(78, 80, 122, 88, 3)}`,
  }),
  lutheran: dice => ({
    dark: `M76 60C76 44 86 36 100 36C114 36 124 44 124 60L122 84L100 98L78 84z${mirrored([72, 62], [64, 70 + dice() * 8], [76, 76])}`,
    cut: `${disc(89, 64, 7)}${disc(111, 64, 7)}${rect(97, 62, 6, 3)}${mirrored([92, 82], [96, 90])}`,
  }),
  free: dice => ({
    dark: `M76 60C76 42 86 34 100 34C114 34 124 42 124 60L120 84L112 96H88L80 84z${dice() < 0.5 ? rect(70, 56, 60, 6) : ''}`,
    cut: `${disc(89, 66, 6.5)}${disc(111, 66, 6.5)}${disc(100, 86, between(dice, 4, 7))}`,
  }),
};

/** Shoulders and chest, from spare to massive. */
function torso(field: Field, dice: Dice, bulk: number): Head {
  const wide = 44 + bulk * 22 + dice() * 8;
  const high = 104 - bulk * 8;
  const round = field === 'bauhaus' || field === 'imperial' || field === 'capitol';
  const spiked = field === 'legion' || field === 'mishima' || field === 'rasputin';
  const shoulder = round
    ? `${disc(100 - wide + 8, high + 14, 20 + bulk * 5)}${disc(100 + wide - 8, high + 14, 20 + bulk * 5)}`
    : spiked
      ? mirrored([100 - wide - 6, high - 14 - dice() * 10], [100 - wide + 6, high + 20], [100 - wide + 26, high + 6])
      : mirrored([100 - wide - 8, high + 4], [100 - wide - 4, high + 28], [100 - wide + 26, high + 24], [100 - wide + 22, high]);
  return {
    dark: `${mirrored([88, 92], [84, high + 2], [100 - wide, high + 10], [100 - wide - 6, 160])}${shoulder}`,
    cut: pick(dice, [
      () => `${bar(100, high + 12, 100, 160, 3)}${bar(100 - wide + 14, 140, 100 + wide - 14, 140, 2.5)}`,
      () => poly([80, high + 8], [100, high + 30], [120, high + 8], [114, high + 8], [100, high + 22], [86, high + 8]),
      () => `${bar(74, high + 16, 122, 160, 5)}${bar(100 - wide + 10, 148, 88, 148, 2.5)}`,
      () => [0, 1, 2].map(i => bar(82, high + 22 + i * 12, 118, high + 22 + i * 12, 3)).join(''),
      () => `${rect(72, high + 20, 16, 12)}${rect(112, high + 20, 16, 12)}${bar(64, 152, 136, 152, 3)}`,
    ])(),
  };
}

function warrior(card: Definition, dice: Dice): Picture {
  const field = fieldOf(card);
  const [fight, shoot, armour] = card.ratings;
  const bulk = Math.min(1, (armour ?? 0) / 10);
  if (card.labels.includes('airship')) return craft('airship', dice);
  if (card.labels.includes('beast')) return beast(dice);
  const head = HEADS[field](dice);
  const body = torso(field, dice, bulk);
  const side = dice() < 0.5 ? 1 : -1;
  const at = (x: number): number => 100 + side * x;
  const armed =
    (fight ?? 0) > (shoot ?? 0)
      ? `${bar(at(52), 156, at(between(dice, 74, 88)), between(dice, 6, 24), between(dice, 5, 9))}${bar(at(50), 112, at(76), 120, 6)}`
      : (shoot ?? 0) > 0
        ? `${bar(at(58), 152, at(between(dice, 72, 86)), between(dice, 26, 42), 10)}${bar(at(64), 118, at(82), 128, 8)}${bar(at(75), 44, at(80), between(dice, 14, 26), 4)}`
        : '';
  return { dark: body.dark + head.dark + armed, cut: head.cut + body.cut, spot: '' };
}

const star = (x: number, y: number, r: number): string =>
  poly(
    ...Array.from({ length: 10 }, (_, i) => {
      const turn = (Math.PI * i) / 5 - Math.PI / 2;
      const reach = i % 2 ? r * 0.42 : r;
      return [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach] as const;
    }),
  );

// -- things ---------------------------------------------------------------------------------------------------------

function blade(dice: Dice): Picture {
  const long = between(dice, 96, 118);
  const wide = between(dice, 9, 20);
  const kind = Math.floor(dice() * 4);
  const edge =
    kind === 0
      ? mirrored([100, 140 - long - 10], [100 - wide / 2, 140 - long + 10], [100 - wide / 2, 112])
      : kind === 1
        ? `M${n(100 - wide / 2)} 112L${n(100 - wide / 2)} ${n(140 - long)}C${n(100 + wide)} ${n(128 - long)} ${n(100 + wide)} 60 ${n(100 + wide / 2)} 112z`
        : kind === 2
          ? poly(
              [94, 112],
              ...Array.from({ length: 9 }, (_, i) => [94 - (i % 2 ? 0 : wide / 2), 112 - (i * (long - 30)) / 8] as const),
              [100, 140 - long - 8],
              [106, 112],
            )
          : `${rect(96, 140 - long, 8, long - 28)}M100 ${n(138 - long)}C128 ${n(128 - long)} 140 ${n(150 - long)} 132 ${n(178 - long)}C122 ${n(166 - long)} 112 ${n(164 - long)} 100 ${n(168 - long)}z`;
  const guard = between(dice, 18, 32);
  return {
    dark: `${edge}${rect(100 - guard, 110, 2 * guard, 8)}${rect(95, 118, 10, 28)}${disc(100, 149, 8)}${dice() < 0.5 ? disc(100 - guard, 114, 6) + disc(100 + guard, 114, 6) : ''}`,
    cut: `${bar(100, 150 - long, 100, 104, kind === 3 ? 1.5 : 2.5)}${disc(100, 149, 3)}`,
    spot: '',
  };
}

function gun(dice: Dice, kind: 'handgun' | 'rifle' | 'rocket' | 'flame' | 'artillery'): Picture {
  const thick = kind === 'rocket' ? 24 : kind === 'artillery' ? 20 : between(dice, 11, 17);
  const from = kind === 'handgun' ? 56 : 16;
  const to = kind === 'handgun' ? 150 : 184;
  const y = kind === 'handgun' ? 58 : 64;
  const grip = kind === 'handgun' ? 60 : between(dice, 62, 76);
  const magazine = between(dice, 92, 118);
  let dark = `${rect(from + 22, y, to - from - 40, thick + 8)}${rect(to - 22, y + 5, 22, thick - 4)}`;
  dark += poly([grip, y + thick], [grip + 20, y + thick], [grip + 10, y + 62], [grip - 12, y + 62]);
  if (kind !== 'handgun') dark += poly([from, y + 4], [from + 24, y], [from + 24, y + thick + 4], [from + 6, y + thick + 20]);
  if (kind === 'rifle')
    dark +=
      dice() < 0.4
        ? disc(magazine + 10, y + thick + 22, 18)
        : poly([magazine, y + thick], [magazine + 20, y + thick], [magazine + 28, y + 62], [magazine + 8, y + 62]);
  if (kind === 'rocket')
    dark += `${poly([to - 24, y - 6], [to + 4, y + thick / 2 + 4], [to - 24, y + thick + 14])}${rect(110, y + thick, 10, 30)}`;
  if (kind === 'flame') dark += `${disc(120, y + 50, 18)}${bar(140, y + 50, to - 14, y + thick, 4)}`;
  if (kind === 'artillery') dark += `${disc(76, 126, 28)}${disc(136, 132, 22)}${bar(76, 126, 150, 90, 14)}`;
  dark +=
    dice() < 0.55
      ? `${rect(grip + 14, y - 12, 44, 8)}${rect(grip + 22, y - 6, 5, 8)}${rect(grip + 44, y - 6, 5, 8)}`
      : rect(to - 30, y - 8, 5, 10);
  const vents = 3 + Math.floor(dice() * 4);
  let cut = '';
  for (let i = 0; i < vents; i++) cut += rect(106 + i * 11, y + 6, 5, thick - 4 > 6 ? thick - 6 : 6);
  cut += kind === 'artillery' ? disc(76, 126, 12) + disc(136, 132, 9) : disc(grip + 27, y + thick + 12, 5);
  return {
    dark,
    cut,
    spot:
      kind === 'flame'
        ? `M${to} ${n(y + 10)}C${to + 14} ${n(y - 12)} ${to + 2} ${n(y - 20)} ${to + 10} ${n(y - 34)}C${to - 16} ${n(y - 20)} ${to - 14} ${n(y - 4)} ${to} ${n(y + 10)}z`
        : '',
  };
}

function armour(dice: Dice): Picture {
  const waist = between(dice, 30, 40);
  return {
    dark: `${mirrored([82, 22], [64, 16], [40, 34], [46, 70], [60, 74], [100 - waist, 150])}${dice() < 0.5 ? disc(44, 40, 17) + disc(156, 40, 17) : ''}`,
    cut: `${mirrored([88, 22], [94, 36])}${bar(100, 44, 100, 146, 2.5)}${[0, 1, 2].map(i => `${bar(72, 96 + i * 16, 97, 92 + i * 16, 3)}${bar(128, 96 + i * 16, 103, 92 + i * 16, 3)}`).join('')}${poly([66, 46], [94, 52], [92, 78], [70, 72])}${poly([134, 46], [106, 52], [108, 78], [130, 72])}`,
    spot: '',
  };
}

function craft(kind: 'tank' | 'airship' | 'vehicle', dice: Dice): Picture {
  if (kind === 'airship') {
    const wing = between(dice, 66, 88);
    const tail = between(dice, 18, 34);
    return {
      dark: `M100 14C112 26 116 60 114 112L108 148H92L86 112C84 60 88 26 100 14z${mirrored([100 - wing, 96 + dice() * 16], [100 - wing, 78], [88, 56], [88, 92])}${mirrored([100 - tail, 150], [100 - tail, 138], [92, 122], [94, 150])}${dice() < 0.5 ? `${disc(100 - wing * 0.6, 88, 11)}${disc(100 + wing * 0.6, 88, 11)}` : ''}`,
      cut: `M100 32C106 40 107 52 106 62H94C93 52 94 40 100 32z${bar(100, 76, 100, 132, 2.5)}${bar(100 - wing + 10, 90, 84, 78, 2.5)}${bar(100 + wing - 10, 90, 116, 78, 2.5)}`,
      spot: '',
    };
  }
  if (kind === 'tank') {
    const barrel = between(dice, 60, 84);
    return {
      dark: `M22 112C14 112 14 148 22 148H178C186 148 186 112 178 112z${poly([36, 110], [52, 86], [150, 86], [168, 110])}${poly([70, 84], [78, 58], [126, 58], [136, 84])}${bar(120, 70, 120 + barrel, 54 + dice() * 10, 9)}${rect(84, 48, 22, 10)}`,
      cut: `${[0, 1, 2, 3, 4].map(i => disc(40 + i * 30, 130, 10)).join('')}${rect(84, 68, 30, 5)}${bar(56, 98, 148, 98, 2.5)}`,
      spot: '',
    };
  }
  const wheel = between(dice, 22, 28);
  return {
    dark: `${disc(50, 150 - wheel, wheel)}${disc(150, 150 - wheel, wheel)}${poly([26, 112], [44, 84], [86, 78], [108, 52], [150, 56], [176, 104], [176, 120], [26, 120])}${bar(132, 56, 150, 30 + dice() * 10, 6)}`,
    cut: `${disc(50, 150 - wheel, wheel - 11)}${disc(150, 150 - wheel, wheel - 11)}${poly([96, 80], [114, 60], [136, 62], [134, 80])}${bar(40, 106, 164, 106, 2.5)}`,
    spot: '',
  };
}

function gadget(dice: Dice): Picture {
  const sides = 6 + Math.floor(dice() * 4);
  const body = poly(
    ...Array.from(
      { length: sides },
      (_, i) => [100 + Math.cos((2 * Math.PI * i) / sides) * 52, 82 + Math.sin((2 * Math.PI * i) / sides) * 52] as const,
    ),
  );
  let cut = disc(100, 82, between(dice, 20, 34));
  let dark = body;
  for (let i = 0; i < 5; i++) {
    const turn = dice() * 2 * Math.PI;
    dark += bar(100 + Math.cos(turn) * 46, 82 + Math.sin(turn) * 46, 100 + Math.cos(turn) * 74, 82 + Math.sin(turn) * 70, 6 + dice() * 8);
  }
  cut += bar(54, 82, 72, 82, 3) + bar(128, 82, 146, 82, 3);
  return { dark, cut, spot: disc(100, 82, 9) };
}

function equipment(card: Definition, dice: Dice): Picture {
  const is = (label: Definition['labels'][number]): boolean => card.labels.includes(label);
  if (is('tank')) return craft('tank', dice);
  if (is('airship')) return craft('airship', dice);
  if (is('vehicle') || is('submarine')) return craft('vehicle', dice);
  if (is('armour')) return armour(dice);
  if (is('rocketLauncher')) return gun(dice, 'rocket');
  if (is('flamethrower')) return gun(dice, 'flame');
  if (is('artillery')) return gun(dice, 'artillery');
  if (is('handgun')) return gun(dice, 'handgun');
  if (is('shootWeapon') || is('machineGun')) return gun(dice, 'rifle');
  if (is('fightWeapon') || is('soleFightWeapon')) return blade(dice);
  if (is('bothWeapon')) return gun(dice, 'rifle');
  return gadget(dice);
}

function fortification(card: Definition, dice: Dice): Picture {
  if (card.labels.includes('citadel')) {
    let spires = '';
    for (let i = 0; i < 7; i++)
      spires += poly([16 + i * 26, 150], [24 + i * 26, 56 + Math.abs(3 - i) * 18 - dice() * 26], [36 + i * 26, 150]);
    return {
      dark: `${spires}${rect(0, 142, 200, 18)}`,
      cut: `${poly([88, 160], [92, 116], [100, 102], [108, 116], [112, 160])}${disc(100, 84, 5)}`,
      spot: '',
    };
  }
  if (card.labels.includes('city')) {
    let towers = '';
    let windows = '';
    for (let x = 4; x < 192;) {
      const w = between(dice, 14, 28);
      const h = between(dice, 50, 134);
      towers += rect(x, 160 - h, w, h) + (dice() < 0.3 ? rect(x + w / 2 - 1.5, 160 - h - 14, 3, 14) : '');
      for (let y = 168 - h; y < 150; y += 13) if (dice() < 0.62) windows += rect(x + 4, y, w - 8, 4);
      x += w + 3;
    }
    return { dark: towers, cut: windows, spot: '' };
  }
  const wide = between(dice, 62, 84);
  const roof = between(dice, 58, 76);
  return {
    dark: `${mirrored([100 - wide + 18, roof], [100 - wide, 104], [100 - wide - 10, 160])}${dice() < 0.5 ? rect(58, roof - 22, 9, 24) + rect(74, roof - 32, 9, 34) : `${rect(98, roof - 30, 4, 32)}${poly([102, roof - 30], [128, roof - 22], [102, roof - 14])}`}`,
    cut: `${rect(100 - wide + 24, 94, 2 * wide - 48, 8)}${rect(88, 124, 24, 36)}${[0, 1, 2, 3].map(i => bar(100 - wide + 4 + i * 6, 124 + i * 8, 78, 124 + i * 8, 2)).join('')}`,
    spot: '',
  };
}

function sigil(dice: Dice): Picture {
  const arms = 5 + Math.floor(dice() * 5);
  const reach = between(dice, 54, 70);
  const twist = between(dice, 0.2, 0.9) * (dice() < 0.5 ? -1 : 1);
  const hook = between(dice, 0.5, 0.75);
  let dark = '';
  for (let i = 0; i < arms; i++) {
    const turn = (2 * Math.PI * i) / arms - Math.PI / 2;
    const at = (angle: number, r: number): readonly [number, number] => [100 + Math.cos(angle) * r, 82 + Math.sin(angle) * r];
    dark += poly(
      at(turn - 0.28, 26),
      at(turn + twist * 0.4, reach * hook),
      at(turn + twist, reach + 6),
      at(turn + twist * 0.5 + 0.14, reach * hook),
      at(turn + 0.28, 26),
    );
  }
  const rings = between(dice, 24, 34);
  return {
    dark: `${dark}${disc(100, 82, rings)}`,
    cut: `M72 82C82 ${n(64 - dice() * 8)} 118 64 128 82C118 100 82 ${n(100 + dice() * 8)} 72 82z`,
    spot: disc(100, 82, between(dice, 5, 9)),
  };
}

const ASPECTS = ['changeling', 'elements', 'exorcism', 'kinetics', 'manipulation', 'mentalism', 'premonition', 'summoning'];
function prayer(card: Definition, dice: Dice): Picture {
  const rays = 8 + 2 * Math.max(0, ASPECTS.indexOf(card.aspect ?? ''));
  let dark = '';
  for (let i = 0; i < rays; i++) {
    const turn = (2 * Math.PI * i) / rays + 0.1;
    const long = i % 2 ? 66 : 58 + dice() * 12;
    dark += bar(100 + Math.cos(turn) * 46, 74 + Math.sin(turn) * 46, 100 + Math.cos(turn) * long, 74 + Math.sin(turn) * long, 4);
  }
  const sway = between(dice, -14, 14);
  const flame = `M100 ${n(28 + dice() * 8)}C${n(118 + sway)} 52 126 66 124 82C122 98 112 106 100 106C88 106 78 98 76 82C76 72 82 64 90 58C90 70 94 74 98 76C106 62 ${n(104 + sway / 2)} 46 100 30z`;
  return {
    dark: `${dark}${flame}${rect(86, 112, 28, 48)}${rect(70, 150, 60, 10)}`,
    cut: `M100 ${n(70 + dice() * 6)}C108 82 110 88 108 94C104 102 96 102 92 94C90 88 96 84 100 72z${bar(86, 126, 114, 118 + dice() * 12, 3)}`,
    spot: '',
  };
}

function mission(dice: Dice): Picture {
  const points = Array.from({ length: 4 }, (_, i) => [30 + i * 34, between(dice, 40, 132)] as const);
  let dark = '';
  for (let i = 0; i < 3; i++) dark += bar(...points[i]!, ...points[i + 1]!, 5);
  for (const [x, y] of points.slice(0, 3)) dark += disc(x, y, 8);
  const [x, y] = [between(dice, 140, 160), points[3]![1]];
  return {
    dark: `${dark}${bar(...points[3]!, x, y, 5)}${disc(x, y, 28)}${rect(x - 38, y - 2.5, 76, 5)}${rect(x - 2.5, y - 38, 5, 76)}`,
    cut: `${points
      .slice(0, 3)
      .map(([px, py]) => disc(px, py, 3.5))
      .join('')}M${n(x - 20)} ${n(y)}a20 20 0 1 0 40 0a20 20 0 1 0-40 0zM${n(x - 12)} ${n(y)}a12 12 0 1 1 24 0a12 12 0 1 1-24 0z`,
    spot: disc(x, y, 6),
  };
}

function special(dice: Dice): Picture {
  const kind = Math.floor(dice() * 8);
  const rays = 7 + Math.floor(dice() * 8);
  let burst = '';
  const offset = dice();
  for (let i = 0; i < rays; i++) {
    const turn = (2 * Math.PI * (i + offset)) / rays;
    const [a, b] = [between(dice, 56, 66), between(dice, 76, 98)];
    burst += poly(
      [100 + Math.cos(turn - 0.07) * a, 80 + Math.sin(turn - 0.07) * a],
      [100 + Math.cos(turn) * b, 80 + Math.sin(turn) * b],
      [100 + Math.cos(turn + 0.07) * a, 80 + Math.sin(turn + 0.07) * a],
    );
  }
  const shapes: readonly (() => Picture)[] = [
    () => ({ dark: poly([112, 22], [62, 90], [96, 90], [82, 142], [140, 66], [104, 66]), cut: '', spot: '' }),
    () => ({
      dark: mirrored([100, 30], [42, 136]),
      cut: `${poly([94, 66], [106, 66], [103, 104], [97, 104])}${disc(100, 118, 7)}`,
      spot: '',
    }),
    () => ({ dark: disc(100, 80, 46), cut: `M62 80C76 54 124 54 138 80C124 106 76 106 62 80z`, spot: disc(100, 80, between(dice, 9, 15)) }),
    () => ({
      dark: `${bar(52, 128, 148, 32, 13)}${bar(52, 32, 148, 128, 13)}`,
      cut: `${disc(100, 80, 7)}${bar(60, 40, 84, 64, 3)}${bar(140, 40, 116, 64, 3)}`,
      spot: '',
    }),
    () => ({
      dark: poly([46, 50], [154, 50], [154, 118], [96, 118], [72, 142], [76, 118], [46, 118]),
      cut: [0, 1, 2].map(i => bar(60, 66 + i * 16, between(dice, 100, 140), 66 + i * 16, 4)).join(''),
      spot: '',
    }),
    () => ({ dark: star(100, 82, 56), cut: disc(100, 82, between(dice, 10, 16)), spot: '' }),
    () => ({
      dark: `${disc(100, 80, 46)}${rect(94, 24, 12, 14)}`,
      cut: disc(100, 80, 34),
      spot: `${bar(100, 80, 100 + between(dice, -22, 22), 54, 5)}${bar(100, 80, 122, 80 + between(dice, -14, 14), 5)}`,
    }),
    () => ({ dark: mirrored([100, 26], [56, 44], [56, 92], [100, 138]), cut: bar(72, 100, between(dice, 120, 134), 52, 9), spot: '' }),
  ];
  const shape = shapes[kind]!();
  return { ...shape, dark: burst + shape.dark };
}

function relic(dice: Dice): Picture {
  const bowl = between(dice, 34, 46);
  return {
    dark: `M${n(100 - bowl)} 40H${n(100 + bowl)}C${n(100 + bowl)} 82 118 96 106 100V126L134 142V150H66V142L94 126V100C82 96 ${n(100 - bowl)} 82 ${n(100 - bowl)} 40z${star(100, 22, 14)}`,
    cut: `${bar(100 - bowl + 8, 52, 100 + bowl - 8, 52, 4)}${disc(100, 74, 9)}`,
    spot: disc(100, 74, 5),
  };
}

function terrain(dice: Dice): Picture {
  let dark = '';
  for (let i = 0; i < 4; i++) {
    const base = 62 + i * 26;
    const peaks = Array.from({ length: 6 }, (_, k) => [k * 40, base - dice() * (44 - i * 8)] as const);
    dark += poly([0, base + 14], ...peaks, [200, base + 14], [200, base + 8], ...peaks.toReversed().map(([x, y]) => [x, y + 9] as const), [
      0,
      base + 8,
    ]);
  }
  return { dark: `${dark}${rect(0, 150, 200, 10)}`, cut: '', spot: disc(between(dice, 40, 160), between(dice, 24, 40), 13) };
}

function ring(dice: Dice): Picture {
  const from = dice() * 2 * Math.PI;
  const span = between(dice, 5, 5.9);
  const outer: (readonly [number, number])[] = [];
  const inner: (readonly [number, number])[] = [];
  for (let i = 0; i <= 28; i++) {
    const turn = from + (span * i) / 28;
    const thick = 5 + 15 * (1 - i / 28) + Math.sin(i * 1.7 + from) * 2;
    outer.push([100 + Math.cos(turn) * (50 + thick / 2), 80 + Math.sin(turn) * (50 + thick / 2)]);
    inner.push([100 + Math.cos(turn) * (50 - thick / 2), 80 + Math.sin(turn) * (50 - thick / 2)]);
  }
  const strokes = Array.from({ length: 3 }, (_, i) =>
    bar(82 + dice() * 8, 62 + i * 18, 112 + dice() * 10, 60 + i * 18 + dice() * 6, 5 + dice() * 4),
  ).join('');
  return { dark: `${poly(...outer, ...inner.toReversed())}${strokes}${bar(100 + dice() * 4, 52, 98, 112, 6)}`, cut: '', spot: '' };
}

function beast(dice: Dice): Picture {
  const horn = between(dice, 18, 40);
  return {
    dark: `${mirrored([100 - 44 - horn / 2, 40 - horn], [64, 56], [58, 84], [76, 120], [90, 150])}${mirrored([82, 30], [76, 52])}`,
    cut: `${poly([68, 74], [92, 84], [88, 94], [72, 88])}${poly([132, 74], [108, 84], [112, 94], [128, 88])}${[0, 1, 2, 3].map(i => poly([86 + i * 8, 122], [93 + i * 8, 122], [89.5 + i * 8, 136 + dice() * 5])).join('')}`,
    spot: '',
  };
}

function linked(dice: Dice): Picture {
  const gap = between(dice, 24, 34);
  const loop = (x: number): string =>
    `M${n(x - 40)} 80a40 40 0 1 0 80 0a40 40 0 1 0-80 0zM${n(x - 26)} 80a26 26 0 1 1 52 0a26 26 0 1 1-52 0z`;
  return { dark: `${loop(100 - gap)}${loop(100 + gap)}`, cut: '', spot: star(100, 80, 16) };
}

function draw(card: Definition): Picture {
  const dice = streamOf(card.code);
  switch (card.type) {
    case 'warrior':
      return warrior(card, dice);
    case 'equipment':
      return equipment(card, dice);
    case 'fortification':
      return fortification(card, dice);
    case 'symmetry':
      return sigil(dice);
    case 'mission':
      return mission(dice);
    case 'relic':
      return card.labels.includes('fightWeapon') ? blade(dice) : card.labels.includes('armour') ? armour(dice) : relic(dice);
    case 'warzone':
      return terrain(dice);
    case 'ki':
      return ring(dice);
    case 'beast':
      return beast(dice);
    case 'art':
      return prayer(card, dice);
    case 'special':
      return special(dice);
    case 'alliance':
      return linked(dice);
  }
}

const drawn = new Map<string, Picture>();
/** The picture of a card; drawn once. */
export function pictureOf(card: Definition): Picture {
  let picture = drawn.get(card.code);
  if (!picture) {
    picture = draw(card);
    drawn.set(card.code, picture);
  }
  return picture;
}

/** Bars of the dossier's number, five units high, from its left edge. */
export function barcodeOf(code: string): { readonly d: string; readonly width: number } {
  let d = '';
  let x = 0;
  for (const digit of code) {
    const value = (digit.codePointAt(0)! - 48) & 31;
    for (let bit = 4; bit >= 0; bit--) {
      const wide = value & (1 << bit) ? 1.7 : 0.7;
      d += `M${n(x)} 0h${n(wide)}v5h${n(-wide)}z`;
      x += wide + 0.9;
    }
  }
  return { d, width: x };
}
