/** Warriors: who he is says how he is drawn. The name and the labels choose the kind, the ratings the arms, his place in the list the rest. */
import type { Field } from '../../text/board-words.ts';
import { beast, crawler, hulk, mountOf, spawn } from './creatures.ts';
import { apostle, nepharite } from './lords.ts';
import type { Back, Dress, Figure, Legs, Pauldron, Posture } from './dress.ts';
import { figureOf } from './figures.ts';
import type { BladeName, GunName } from './hands.ts';
import { HEADS, type HeadName } from './heads.ts';
import { aircraft, tank, walker } from './machines.ts';
import { disc, limb, place, put, rect, type Dice, type Layers } from './pen.ts';
import type { Subject } from './subject.ts';

interface Uniform {
  readonly heads: readonly HeadName[];
  readonly dress: readonly Dress[];
  readonly pauldrons: readonly Pauldron[];
  readonly backs: readonly Back[];
  readonly blades: readonly BladeName[];
}
const UNIFORMS: Record<Field, Uniform> = {
  bauhaus: {
    heads: ['spiked', 'plumed', 'peaked', 'visor', 'brimmed', 'gasMask'],
    dress: ['plate', 'harness', 'coat'],
    pauldrons: ['round', 'layered', 'none'],
    backs: ['none', 'cape', 'pack'],
    blades: ['sword', 'axe', 'chain'],
  },
  capitol: {
    heads: ['brimmed', 'bare', 'lensed', 'dome', 'visor', 'bearded'],
    dress: ['harness', 'bare', 'plate'],
    pauldrons: ['none', 'square', 'round'],
    backs: ['none', 'pack', 'jets', 'cables'],
    blades: ['sword', 'chain', 'axe'],
  },
  cybertronic: {
    heads: ['cyborg', 'visor', 'dome', 'lensed', 'hollow'],
    dress: ['power', 'plate', 'suit'],
    pauldrons: ['square', 'none', 'round', 'layered'],
    backs: ['cables', 'none', 'jets', 'pack'],
    blades: ['claw', 'katana', 'chain'],
  },
  imperial: {
    heads: ['beret', 'brimmed', 'bearskin', 'bearded', 'gasMask', 'peaked'],
    dress: ['harness', 'coat', 'plate', 'bare'],
    pauldrons: ['round', 'none', 'layered'],
    backs: ['none', 'cape', 'pack'],
    blades: ['sword', 'shovel', 'axe', 'spear'],
  },
  mishima: {
    heads: ['kabuto', 'wrapped', 'bun', 'kabuto', 'visor'],
    dress: ['plate', 'robe', 'harness', 'power'],
    pauldrons: ['layered', 'spiked', 'none'],
    backs: ['banner', 'none', 'cape'],
    blades: ['katana', 'spear', 'sword'],
  },
  brotherhood: {
    heads: ['hood', 'mitre', 'pot', 'bearded', 'bare', 'longHair'],
    dress: ['robe', 'plate', 'coat'],
    pauldrons: ['none', 'round', 'layered', 'square'],
    backs: ['halo', 'cape', 'none', 'wings'],
    blades: ['sword', 'staff', 'hammer', 'banner'],
  },
  legion: {
    heads: ['skull', 'horned', 'maw', 'hollow', 'hood', 'crowned'],
    dress: ['bones', 'bare', 'plate', 'robe', 'power'],
    pauldrons: ['spiked', 'none', 'layered'],
    backs: ['spines', 'none', 'cape', 'wings'],
    blades: ['scythe', 'claw', 'axe', 'sword', 'chain'],
  },
  rasputin: {
    heads: ['furCap', 'gasMask', 'peaked', 'bearded', 'visor'],
    dress: ['coat', 'harness', 'power'],
    pauldrons: ['square', 'none', 'round'],
    backs: ['pack', 'none', 'cape'],
    blades: ['axe', 'sword', 'shovel'],
  },
  templars: {
    heads: ['pot', 'plumed', 'hood', 'gasMask'],
    dress: ['plate', 'robe', 'harness'],
    pauldrons: ['square', 'round', 'layered'],
    backs: ['cape', 'banner', 'none'],
    blades: ['sword', 'hammer', 'spear'],
  },
  crescentia: {
    heads: ['turban', 'wrapped', 'visor'],
    dress: ['robe', 'harness', 'coat'],
    pauldrons: ['none', 'layered'],
    backs: ['cape', 'none', 'banner'],
    blades: ['katana', 'spear', 'axe'],
  },
  lutheran: {
    heads: ['hood', 'brimmed', 'gasMask', 'bearded', 'mitre'],
    dress: ['coat', 'robe', 'plate'],
    pauldrons: ['none', 'round', 'square'],
    backs: ['none', 'cape', 'pack'],
    blades: ['hammer', 'sword', 'staff'],
  },
  free: {
    heads: ['fedora', 'bare', 'bearded', 'lensed', 'wrapped', 'beret'],
    dress: ['coat', 'suit', 'harness', 'bare'],
    pauldrons: ['none', 'none', 'square'],
    backs: ['none', 'pack', 'cape'],
    blades: ['sword', 'chain', 'katana'],
  },
};

const WOMAN =
  /valerie|laura|diana|constance|coral|pam |eva |nicola|vestal|valkyrie|mistress|princess|etoiles|banshee|\bfay\b|widow|bitch|child of ilian|scion|sunset|black widow|duval|romanov/;
const APOSTLES = ['algeroth', 'demnogonis', 'ilian', 'muawijhe', 'semai', 'golgotha'];
const FIGHT: readonly Posture[] = ['raise', 'rest', 'port', 'lunge', 'guard', 'shoulder', 'twin'];
const SHOOT: readonly Posture[] = ['aim', 'port', 'hip', 'shoulder', 'twin', 'order'];

const wheel = <T>(list: readonly T[], place: number, step: number): T => list[(place * step) % list.length]!;

function rankOf({ labels, words }: Subject): number {
  if (labels.includes('leader')) return 4;
  if (labels.includes('captain') || /captain|capitaine|colonel|marshal|general|kommend|kommand/.test(words.slice(0, 40))) return 3;
  if (
    labels.includes('commander') ||
    labels.includes('sergeant') ||
    /sergeant|sgt|overseer|centurion|squadron|chieftain/.test(words.slice(0, 40))
  )
    return 2;
  return 0;
}

function figureFor(subject: Subject, dice: Dice): Figure {
  const { field, place: at, ratings, name } = subject;
  const words = name.toLowerCase();
  const uniform = UNIFORMS[field];
  const [fight, shoot, armour] = [ratings[0] ?? dice.between(2, 7), ratings[1] ?? dice.between(2, 7), ratings[2] ?? dice.between(2, 8)];
  const rank = rankOf(subject);
  const woman = WOMAN.test(`${words} `);
  const mystic = /mystic|keeper|prophet|patriarch|seer|summoner|conjurer|archinq|ritesman|magus|technomancer|confessor|cardinal/.test(
    words,
  );
  const civil =
    /agent|executive|president|paparazzo|doctor|cop\b|diamond|collector|antiquarian|secretary|stahler|dent|sykes|guard station|mentor|curator/.test(
      words,
    );
  const heavy = /heavy|schwer|marshal|titan|giant|juggernaut|behemoth|hulk|stalker|eradicator|overseer|warhead/.test(words);
  const sneak = /mortificator|shadow|assassin|rogue|scout|commando|shinobi|sniper|ranger|chasseur|spy|twitcher|hunter|stalker/.test(words);
  const blades = fight > shoot || (fight === shoot && at % 2 === 0);
  const held: GunName | BladeName = mystic
    ? wheel(['staff', 'book', 'sword', 'banner'] as const, at, 1)
    : /flam/.test(words)
      ? 'flamer'
      : /sniper|sharpsh|sea lion|ranger|hunter|jaeger/.test(words)
        ? 'sniper'
        : /banner/.test(words)
          ? 'banner'
          : /engineer|handler|vac /.test(words)
            ? 'wrench'
            : /medic|doctor|curator|chemi/.test(words)
              ? 'book'
              : blades
                ? wheel(uniform.blades, at, 1)
                : shoot >= 6 || heavy
                  ? wheel(['heavy', 'rocket', 'rifle', 'flamer'] as const, at, 1)
                  : wheel(['rifle', 'carbine', 'pistol', 'rifle', 'sniper'] as const, at, 3);
  const isGun = ['rifle', 'carbine', 'heavy', 'flamer', 'rocket', 'sniper', 'pistol'].includes(held);
  const posture: Posture =
    mystic && at % 3 !== 0
      ? 'cast'
      : rank >= 2
        ? wheel(['order', 'rest', 'raise', 'shoulder'] as const, at, 1)
        : held === 'heavy' || held === 'rocket' || held === 'flamer'
          ? wheel(['hip', 'aim', 'hip'] as const, at, 1)
          : isGun
            ? wheel(SHOOT, at, 5)
            : wheel(FIGHT, at, 4);
  const heads: readonly HeadName[] = civil
    ? ['fedora', 'bare', 'bearded', 'lensed']
    : woman
      ? ['longHair', 'bun', 'visor', 'longHair']
      : rank >= 3
        ? ['peaked', 'plumed', 'bearskin', 'bearded']
        : sneak && field !== 'legion'
          ? ['wrapped', 'hood', 'lensed', 'gasMask']
          : uniform.heads;
  return {
    head: wheel(heads, at + (ratings[3] ?? 0), 1),
    posture,
    dress: mystic
      ? 'robe'
      : civil
        ? wheel(['suit', 'coat'] as const, at, 1)
        : heavy
          ? 'power'
          : rank >= 3
            ? 'coat'
            : wheel(uniform.dress, at, 2),
    pauldron:
      civil || mystic ? 'none' : rank >= 2 ? wheel(['layered', 'round', 'square'] as const, at, 1) : wheel(uniform.pauldrons, at, 1),
    back: /banshee|jet|air/.test(words)
      ? 'jets'
      : /archangel|valkyrie|angel|bat\b/.test(words)
        ? 'wings'
        : subject.personality || rank >= 2
          ? wheel(['cape', 'banner', uniform.backs[1] ?? 'none', 'cape'] as const, at, 1)
          : wheel(uniform.backs, at, 3),
    legs: wheel(['stand', 'stride', 'kneel', 'stride'] as const satisfies readonly Legs[], at, 3),
    held,
    other: posture === 'twin' ? held : posture === 'guard' ? 'shield' : posture === 'hang' ? held : null,
    bulk: Math.max(heavy ? 0.8 : 0, Math.min(1, armour / 9)),
    woman,
    rank: rank || (subject.personality ? 1 : 0),
    turn: [0, -1, 1, -0.5, 0.6][at % 5]!,
  };
}

/** How near the picture was taken: head and shoulders, to the hips, or whole. */
function framed(subject: Subject, figure: Figure, dice: Dice): Layers {
  const drawn = figureOf(figure, dice);
  const frame = ['raise', 'cast', 'lunge', 'twin'].includes(figure.posture)
    ? [1, 2, 2]
    : figure.posture === 'rest'
      ? [1, 0, 2]
      : [0, 1, 0, 2];
  const near = frame[(subject.place * 2 + Math.floor(subject.place / 3)) % frame.length]!;
  const flip = dice.chance(0.5);
  const lean = dice.between(-7, 7);
  const x = 100 + (flip ? 1 : -1) * (figure.posture === 'aim' || figure.posture === 'lunge' ? 22 : dice.between(-6, 14));
  if (near === 0) return place(drawn, x, 88 + dice.between(-4, 8), { scale: dice.between(1.2, 1.42), flip, turn: lean });
  if (near === 1) return place(drawn, x, 66 + dice.between(-6, 8), { scale: dice.between(0.88, 1.04), flip, turn: lean });
  return place(drawn, x, 50 + dice.between(-4, 6), { scale: figure.legs === 'kneel' ? 0.74 : 0.68, flip, turn: lean * 0.6 });
}

/** Several heads behind a parapet: troops of the line. */
function line(subject: Subject, dice: Dice): Layers {
  const heads = UNIFORMS[subject.field].heads;
  const k = 2 + dice.below(3);
  return [
    ...Array.from({ length: k }, (_, i) =>
      place(
        [
          put(
            'dark',
            limb(
              [
                [-26, 50],
                [0, 22],
                [26, 50],
              ],
              30,
            ),
          ),
          ...HEADS[heads[(subject.place + i) % heads.length]!]({ dice, turn: 0.6 }),
          put('dark', rect(18, 26, 60, 6)),
        ],
        44 + (i * 118) / Math.max(1, k - 1),
        84 + (i % 2) * 22,
        { scale: 0.9 },
      ),
    ).flat(),
    put('dark', rect(0, 138, 200, 22)),
    put('tone', ...Array.from({ length: 9 }, (_, i) => disc(12 + i * 22, 140, 9))),
  ];
}

export function warrior(subject: Subject, dice: Dice): Layers {
  const { labels, field, ratings, place: at, name } = subject;
  const words = name.toLowerCase();
  if (labels.includes('apostle') || /–/.test(name))
    return apostle(
      dice,
      Math.max(
        0,
        APOSTLES.findIndex(apostle => words.startsWith(apostle)),
      ),
    );
  if (labels.includes('nepharite') || /nepharite|death angel|gargoyle|destroyer/.test(words)) return nepharite(dice, at);
  if (labels.includes('airship') || /flight commander/.test(words)) return aircraft(dice, at);
  if (/tank|carrier|wagon/.test(words)) return tank(dice);
  if (labels.includes('vehicle') || /droid|mech\b|machinator|atilla|tekron/.test(words)) return walker(dice, at);
  if (/bat\b|hound|phage|beast|phische|ironshark|stingray|urox|nassal|zhurgon|mammoth|predatorian/.test(words) && field !== 'cybertronic')
    return at % 2 ? beast(dice, at) : crawler(dice, at);
  if (labels.includes('beast') || /cavalry|cossack|cavalier|mastodont|rider/.test(words)) {
    const { layers, saddle } = mountOf(dice, at);
    const figure = figureFor(subject, dice);
    const rider = figureOf(
      { ...figure, legs: 'kneel', posture: figure.held === 'rifle' || figure.held === 'carbine' ? 'aim' : 'raise' },
      dice,
    );
    const mounted = [...layers, ...place(rider, saddle[0], saddle[1] - 16, { scale: 0.56 })];
    return at % 2 ? mounted : place(mounted, 200, 0, { flip: true });
  }
  if (field === 'legion' && !/cultist|heretic|billy|templar|curator|apostate/.test(words)) {
    const size = ratings[3] ?? dice.between(3, 9);
    if (/cairath|spawn|golem|named|plague|soulslayer|maculator|fury\b/.test(words)) return spawn(dice);
    if (/ezoghoul|stalker|intruder|sundancer|slaughter/.test(words)) return crawler(dice, at);
    if (size >= 6) return at % 3 ? hulk(dice) : crawler(dice, at);
  }
  if (/infantry$|trencher|^soldat$|militia|horde trooper|^infantry/.test(words)) return line(subject, dice);
  return framed(subject, figureFor(subject, dice), dice);
}
