/** Deeds: what a special, a spell or a mission does, told by a sign or two over the place where it is done. */
import { MOTIFS, type MotifName } from './motifs.ts';
import { disc, hoop, place, put, star, type Dice, type Layers } from './pen.ts';
import type { Subject } from './subject.ts';

/** What words are told by which sign; the name is asked first, then the effect. */
const TOLD: readonly (readonly [RegExp, MotifName])[] = [
  [/explo|detonat|self-destruct|annihil|eruption|blast|backfire/, 'burst'],
  [/grenade|bomb|minefield|booby|shell shock|terrorist/, 'bomb'],
  [/air |gale|airship|missile|bombing|flight|ejection/, 'plane'],
  [/earthquake|disaster|catastroph|collapse|leveled|raze/, 'quake'],
  [/chasm|cliff|edge/, 'chasm'],
  [/fog|smoke|wind|gust|storm|mist|eclipse/, 'fog'],
  [/flame|fire|burn|cleans/, 'fire'],
  [/prison|captur|imprison|leash|death row|curbed|by the throat|strangle|grip/, 'bars'],
  [/call again|phone/, 'phone'],
  [/leave|vacation|peace|truce|sleep|pacif|rest /, 'rest'],
  [/maze|distract|confus|bamboo|trick|bluff|subterf|misdirect|illusion/, 'maze'],
  [/grim|reaper|wither|spiral/, 'reaper'],
  [/grave|dead(?! zone)\b|mourning|bite the dust|bury|sacrific|martyr|undeath|funeral/, 'grave'],
  [/virus|plague|poison|disease|infect|toxin|venom|acid|indigest|v-3|festering/, 'flask'],
  [/spy|traitor|undercover|assassin|knife|treach|mutiny|coup|infiltrat|double|loose ends/, 'knife'],
  [/doom|curse|kill|death|skull|carnage|mortal|slaughter/, 'skull'],
  [/karma|fate|destin|luck|fortune|joker|roulette|coin/, 'dice'],
  [/tax|tithe|market|econom|bank|coin|reward|entitle|insurance|money|brib|extort|fool's gold|currency/, 'coins'],
  [/lose.*points|drain|influence/, 'drain'],
  [/scale|balance|equal|equilib|judg|rights|amendment|retribution|code of/, 'scales'],
  [/paper|file|briefing|request|request|roster|declaration|statement|directorate|requisition|labels|evidence/, 'paper'],
  [/framed|demot|recall|reassign|transfer|programm|order|proclaim|recruit|stamp/, 'stamp'],
  [/knight|commend|reput|medal|award|honor|decorat|valor|hero|promot|victory|recognition|fame/, 'medal'],
  [/king|crown|tactician|president|general|leader|master|chosen/, 'crown'],
  [/ambush|surprise|hidden|lurk|stalk|conceal|sniper/, 'ambush'],
  [/shadow|invisib|disappear|shroud|disguise|into the dark|missing/, 'shadow'],
  [/escape|retreat|flee|evasive|getaway|dodge|run|cornered|withdraw/, 'flee'],
  [/wound|heal|save|second chance|pulse|blood|pain|life/, 'heart'],
  [/cover|cowardice|trench|barricade|defensive|entrench|shelter|guard/, 'cover'],
  [/shield|armor|protect|immun|invulner|resist|evasion|untouchable|defend/, 'shield'],
  [/invasion|siege|door|gate|portal|assault|breach|citadel|summon/, 'gate'],
  [/reinforce|squad|kohort|join|team|formation|brigade|ranks|gang|bolster|troop/, 'join'],
  [/march|step|initiative|charge|advance|double time|speed|forced/, 'march'],
  [/malfunction|sabot|repair|equipment|dull|faulty|jam|misfire|retrofit|clums/, 'wrench'],
  [/blade|sword|strike|impale|cut/, 'broken'],
  [/ammo|out of|fuel|supplies|supply/, 'empty'],
  [/aim|sharpsh|target|perfect hit|hunt|manhunt|snipers/, 'aim'],
  [/shot|shoot|fire|bullet|gun/, 'shot'],
  [/blow|fist|punch|fight|martial|fury|frenzy|rage|lust|mad|power|might/, 'blow'],
  [/fury|rage|frenz|insan|howl|scream|shriek|terror|cry/, 'fury'],
  [/inspir|speech|masses|listen|silence|miscomm|cancel|no effect|fizzle|oh yeah|what have/, 'silence'],
  [/swap|reversal|exchange|turn|change|tactic|restruct|twist/, 'swap'],
  [/steal|stolen|rustl|heist|loot|pillage|rob|burgl|gift|take|grab|plunder/, 'take'],
  [/crate|cache|surplus|convoy|collector|secret/, 'crate'],
  [/library|hand|draw|card|manifest/, 'cards'],
  [/chain|bog|locked|slave|work camp|stop|delay|misses/, 'chain'],
  [/cog|efficien|machine|cyber|construct|engineer|program/, 'cog'],
  [/essence|pur|clarity|light|bless|holy|righteous|repent|illuminat|touched/, 'light'],
  [/baptism|art|spell|cast|revelation|exorc|pray|faith/, 'flame'],
  [/empathy|mind|mental|telepath|thought|domin|hypno|brain|will|suggest|manip/, 'mind'],
  [/element|bolt|lightning|kinetic/, 'bolt'],
  [/wall/, 'wall'],
  [/vision|gaze|discern|premon|divin|prophe|future|portent|predict|perception/, 'orb'],
  [/eye|see|look|watch|reveal|discover|spot/, 'eye'],
  [/fly|levit|teleport|angel/, 'wings'],
  [/warp|dimension|time|hole|melt|spiral/, 'spiral'],
  [/training|school|learn|book|law|doctrine|training/, 'book'],
  [/belongs|affiliation|membership|turf|corporat|banner|solidarity|clan/, 'banner'],
  [/alliance|agree|amnesty|summit|deal|emissar|clasp|loyal/, 'clasp'],
  [/stigmat|taint|touch|hand|corrupt|palm/, 'hand'],
  [/mission|operation|earns/, 'route'],
];
function signsFor({ name, words, place: at }: Subject, fallback: readonly MotifName[]): readonly MotifName[] {
  const named = TOLD.filter(([says]) => says.test(name.toLowerCase())).map(([, motif]) => motif);
  const told = TOLD.filter(([says]) => says.test(words)).map(([, motif]) => motif);
  const all = [...new Set([...named, ...told])];
  return all.length ? all : [fallback[at % fallback.length]!, fallback[(at * 3 + 1) % fallback.length]!];
}
const OTHERS = Object.keys(MOTIFS) as readonly MotifName[];

/** One sign in large, a second one small at an edge. */
function scene(subject: Subject, dice: Dice, fallback: readonly MotifName[]): Layers {
  const signs = signsFor(subject, fallback);
  const [main, second] = [signs[0]!, signs[1] ?? OTHERS[(subject.place * 7 + 3) % OTHERS.length]!];
  const side = subject.place % 2 ? 1 : -1;
  const two = subject.place % 4 !== 3;
  return [
    ...(two
      ? place(MOTIFS[second](dice), 100 + side * dice.between(52, 62), dice.one([36, 54, 112, 124]), {
          scale: dice.between(0.46, 0.58),
          turn: dice.between(-14, 14),
          flip: dice.chance(0.5),
        })
      : []),
    ...place(MOTIFS[main](dice), 100 - side * (two ? dice.between(14, 26) : 0), 82 + dice.between(-6, 8), {
      scale: two ? dice.between(0.9, 1.06) : dice.between(1.06, 1.2),
      turn: dice.between(-10, 10),
      flip: dice.chance(0.5),
    }),
  ];
}

export const special = (subject: Subject, dice: Dice): Layers => scene(subject, dice, OTHERS);
/** A spell burns in a ring of candles. */
export function prayer(subject: Subject, dice: Dice): Layers {
  const rays = 7 + (subject.place % 9);
  return [
    put('light', star([100, 80], dice.between(70, 84), rays, dice.between(0.72, 0.88))),
    put('tone', hoop(100, 80, dice.between(54, 64), 4)),
    ...place(scene(subject, dice, ['flame', 'light', 'mind', 'orb', 'hand', 'wings', 'bolt', 'book']), 100 - 88, 80 - 70, { scale: 0.88 }),
  ];
}
/** A mission: the way there, and what is to be done. */
export function mission(subject: Subject, dice: Dice): Layers {
  const signs = signsFor(subject, ['aim', 'skull', 'gate', 'medal', 'knife']).filter(sign => sign !== 'route');
  const side = subject.place % 2 ? 1 : -1;
  return [
    ...place(MOTIFS.route(dice), 100 - side * 34, 100, { scale: 0.8, flip: side < 0 }),
    put('light', disc(100 + side * 36, 66, 46)),
    ...place(MOTIFS[signs[subject.place % Math.max(1, Math.min(3, signs.length))] ?? 'aim'](dice), 100 + side * 36, 66, {
      scale: dice.between(0.66, 0.78),
    }),
  ];
}
