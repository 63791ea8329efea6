/** Scratch Wars in a terminal: heroes by the time of day, wheels as what may come, everything in the words of the board. */
import {
  styled,
  type Language,
  type Looking,
  type Option,
  type Section,
  type Style,
  type TerminalText,
  type Thing,
} from '@kolbiste/engine';
import { COLOURS, isSpecial, oddsOf, TIMES, type Colour, type HeroCard, type Slot, type WeaponCard } from '../cards/index.ts';
import { boardWords, wordsOf, type BoardWords } from './board.ts';
import { needsConfirming } from './confirming.ts';
import { capital, digits, namesIn, signed, type DuelWords, type Names } from './words.ts';

const PAINT: Record<Colour, Style> = { green: 'green', orange: 'yellow', red: 'red' };

/** What a reader sees the table with. */
interface Reader {
  readonly words: DuelWords;
  readonly t: BoardWords;
  readonly n: Names;
}
const readerOf = (language: Language, looking: Looking): Reader => ({
  words: wordsOf(language),
  t: boardWords(language),
  n: namesIn(language, looking),
});

const slotText = ({ icon, value }: Slot, { words }: Reader): string =>
  `${words.icons[icon]} ${isSpecial(icon) ? digits(value) : signed(value)}`;

/** `ráno: energie +2, štít +1`. */
function hour({ energy, slots }: HeroCard, time: number, r: Reader): string {
  const own = slots[time]!.map(slot => slotText(slot, r)).join(', ');
  return `${r.words.times[TIMES[time]!]}: ${r.t.energy.toLowerCase()} +${energy[time]}${own && `, ${own}`}`;
}
const hours = (hero: HeroCard, r: Reader): string[] => TIMES.map((_, time) => hour(hero, time, r));

/** The wheel by colour and by what may come, likeliest first: `zelená 4 z 9: 3× štít 2, energie 1`. */
function wheel(card: WeaponCard, { words, t }: Reader): string[] {
  const odds = oddsOf(card);
  return COLOURS.flatMap(colour => {
    const own = odds.filter(chance => chance.colour === colour);
    const effects = own.map(
      ({ effect, value, durability, sectors }) =>
        `${sectors > 1 ? `${sectors}× ` : ''}${words.effects[effect]} ${digits(value)}${durability === null ? '' : ` (${t.durability.toLowerCase()} ${durability})`}`,
    );
    const n = own.reduce((sum, { sectors }) => sum + sectors, 0);
    return own.length ? [styled(PAINT[colour], `${words.colours[colour]} ${t.chance(n)}: ${effects.join(', ')}`)] : [];
  });
}
/** How often each colour comes. */
const colours = (card: WeaponCard, { words, t }: Reader): string =>
  COLOURS.flatMap(colour => {
    const n = card.sectors.filter(sector => sector.colour === colour).length;
    return n ? [styled(PAINT[colour], `${words.colours[colour]} ${t.chance(n)}`)] : [];
  }).join(', ');

const focus = (hero: HeroCard, { words, t }: Reader): string => `${t.focus}: ${hero.focus.map(type => words.types[type]).join(', ')}`;

function heroLines(hero: HeroCard, r: Reader): string[] {
  const icons = [...new Set(hero.slots.flat().map(({ icon }) => icon))];
  return [
    `${r.t.lives} ${hero.lives} · ${focus(hero, r)} · ${r.t.island}: ${r.words.islands[hero.island]} · ${r.t.rarity}: ${r.t.rarities[hero.rarity]}`,
    ...hours(hero, r).map(capital),
    ...icons.map(icon => `${capital(r.words.icons[icon])}: ${r.words.explains[icon]}`),
  ];
}
function weaponLines(card: WeaponCard, cost: number, r: Reader): string[] {
  const { words, t } = r;
  const effects = [...new Set(card.sectors.map(({ effect }) => effect))];
  return [
    `${capital(words.types[card.type])} · ${t.cost} ${cost}${cost > card.cost ? ` (${t.costMore})` : ''} · ${t.durability} ${card.durability} · ${t.rarity}: ${t.rarities[card.rarity]}`,
    `${t.odds}:`,
    ...wheel(card, r).map(line => `  ${line}`),
    ...COLOURS.filter(colour => card.sectors.some(sector => sector.colour === colour)).map(
      colour => `${capital(words.colours[colour])}: ${t.colourSays[colour]}`,
    ),
    ...effects.map(effect => `${capital(words.effects[effect])}: ${words.explains[effect]}`),
  ];
}

function stateOf({ words, t, n: { view, seat } }: Reader): string[] {
  if (!view.round || !view.time) return [styled('bold', t.beforeFirst)];
  const sudden = view.suddenDeathIn > 0 ? t.suddenDeathIn(view.suddenDeathIn) : t.suddenDeath;
  return [
    styled('bold', `${t.round(view.round)}, ${words.times[view.time]}`) +
      ` · ${seat(view.active)} ${t.onTurn}, ${t.actionsLeft(view.actions)} · ${sudden}`,
  ];
}
/** A side as it is now: lives, energy, what helps at this time of day, and how the weapons are. */
function sideOf(seat: number, r: Reader): string[] {
  const { t, n, words } = r;
  const { hero, lives, energy, used } = n.view.sides[seat]!;
  if (!hero) return [];
  const at = n.view.time === null ? -1 : TIMES.indexOf(n.view.time);
  const spent = at < 0 ? [] : used.flatMap(i => hero.slots[at]![i] ?? []).map(slot => `${words.icons[slot.icon]} ${t.spent}`);
  return [
    styled('bold', `${n.seat(seat)}: ${n.hero(seat)}`) + ` · ${t.livesOf(lives, hero.lives)} · ${t.energyOf(energy)}`,
    ...(at < 0 ? [] : [`  ${capital(hour(hero, at, r))}${spent.length ? ` (${spent.join(', ')})` : ''}`]),
    ...n.view.weapons.flatMap(({ owner }, id) => (owner === seat ? [`  · ${words.weaponLine(id, n)}`] : [])),
  ];
}
/** What never changes on a side: the hero at every time of day, and the wheels. */
function cardsOf(seat: number, r: Reader): string[] {
  const { n } = r;
  const { hero } = n.view.sides[seat]!;
  if (!hero) return [];
  return [
    `${styled('bold', `${n.seat(seat)}: ${n.hero(seat)}`)} · ${focus(hero, r)} · ${hours(hero, r).join('; ')}`,
    ...n.view.weapons.flatMap(({ owner, card }, id) =>
      owner === seat ? [`  ${styled('bold', n.weapon(id))} · ${wheel(card, r).join('; ')}`] : [],
    ),
  ];
}
function poolOf(r: Reader): string[] {
  const { pool } = r.n;
  if (!pool) return [];
  return [
    styled('bold', r.t.heroes),
    ...pool.heroes.map(({ name, card }) => `  ${styled('bold', name)} · ${focus(card, r)} · ${hours(card, r).join('; ')}`),
    styled('bold', r.t.weapons),
    ...pool.weapons.map(({ name, card }) => `  ${styled('bold', name)} · ${wheel(card, r).join('; ')}`),
  ];
}
/** What is already taken while choosing (SCW 1.5.1.2). */
function takenOf({ t, n }: Reader): string[] {
  const pool = n.view.sides.find(side => side.pool)?.pool;
  if (!pool || !n.pool || pool.hero === null) return [];
  const names = pool.chosen.map(i => n.pool!.weapons[i]!.name);
  return [
    `${styled('bold', n.pool.heroes[pool.hero]!.name)} · ${t.chosen(names.length, pool.most)}${names.length ? `: ${names.join(', ')}` : ''}`,
  ];
}

function board(language: Language, looking: Looking): Section[] {
  const r = readerOf(language, looking);
  const { sides } = r.n.view;
  return [
    { name: 'state', lines: stateOf(r) },
    { name: 'pool', lines: poolOf(r) },
    { name: 'taken', lines: takenOf(r) },
    ...sides.map((_, seat) => ({ name: `cards ${seat}`, lines: cardsOf(seat, r) })),
    ...sides.map((_, seat) => ({ name: `side ${seat}`, lines: sideOf(seat, r) })),
  ];
}

function things(language: Language, looking: Looking): Thing[] {
  const r = readerOf(language, looking);
  const { t, n, words } = r;
  const { view } = n;
  const own = looking.viewer === 'spectator' ? 0 : looking.viewer;
  const order = view.sides.map((_, i) => (own + i) % view.sides.length);
  const state = ({ state: is, deferred }: (typeof view.weapons)[number]): string[] => [
    `${capital(words.states[is])}${deferred ? `: ${words.effects[deferred.effect]} ${deferred.value}, ${t.durability.toLowerCase()} ${deferred.durability}` : ''}. ${t.stateSays[is]}`,
  ];
  return [
    ...(n.pool?.heroes ?? []).map(({ name, card }, i) => ({
      id: `pool hero ${i}`,
      place: t.heroes,
      name,
      lines: heroLines(card, r),
    })),
    ...(n.pool?.weapons ?? []).map(({ name, card, cost }, i) => ({
      id: `pool weapon ${i}`,
      place: t.weapons,
      name,
      lines: weaponLines(card, cost, r),
    })),
    ...order.flatMap(seat => {
      const { hero } = view.sides[seat]!;
      return [
        ...(hero ? [{ id: `hero ${seat}`, place: n.seat(seat), name: n.hero(seat), lines: heroLines(hero, r) }] : []),
        ...view.weapons.flatMap((weapon, id) =>
          weapon.owner === seat
            ? [
                {
                  id: `weapon ${id}`,
                  place: n.seat(seat),
                  name: n.weapon(id),
                  lines: [...state(weapon), ...weaponLines(weapon.card, weapon.cost, r)],
                },
              ]
            : [],
        ),
      ];
    }),
  ];
}

function shows(option: Option, question: string): string[] {
  if (typeof option !== 'object') return [];
  const [word, value] = Object.entries(option)[0]!;
  if (question === 'loadout.weapons' || question === 'loadout.pick') return [`pool ${word} ${value}`];
  return ['spin', 'repair', 'cancel', 'trick', 'weapon', 'effect', 'shield'].includes(word) ? [`weapon ${value}`] : [];
}

/** How often each colour comes, where one spins. */
function behind(option: Option, language: Language, looking: Looking): string {
  if (typeof option !== 'object') return '';
  const r = readerOf(language, looking);
  const weapon = r.n.view.weapons[Number(option['spin'] ?? option['trick'] ?? -1)];
  if (!weapon) return '';
  // Who begins is decided by the numbers alone (SCW 2.1.1.1).
  return looking.asked?.question.startsWith('duel.')
    ? weapon.card.sectors.map(({ value }) => digits(value)).join(', ')
    : colours(weapon.card, r);
}

const terminalIn = (language: Language): TerminalText => ({
  board: looking => board(language, looking),
  things: looking => things(language, looking),
  shows,
  behind: (option, looking) => behind(option, language, looking),
  needsConfirming: (option, { asked, view }) => asked !== null && needsConfirming(asked.question, option, { about: asked.about, view }),
});

export const terminal: Record<Language, TerminalText> = { cs: terminalIn('cs'), en: terminalIn('en') };
