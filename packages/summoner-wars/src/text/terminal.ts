/** Summoner Wars in a terminal: the map, who stands on it, the hand with its texts, and every pile one may look through. */
import { styled, type Language, type Looking, type Option, type Section, type TerminalText, type Thing } from '@kolbiste/engine';
import { allFactions, cardNamed, definitionAt } from '../cards/registry.ts';
import type { Faction } from '../cards/vocabulary.ts';
import { MARKS, type CardId } from '../rules/state.ts';
import type { CardView, FieldCardView, SideView, TableView } from '../rules/view.ts';
import { boardWords, factionName, type BoardWords } from './board.ts';
import { needsConfirming } from './confirming.ts';
import { wordsCs } from './cs.ts';
import { wordsEn } from './en.ts';
import { mapLines, SIDE_STYLES } from './terminal-map.ts';
import { namesIn, type Names, type TableWords } from './words.ts';

const SIGNS: Record<Language, string> = {
  cs: 'číslo na začátku = čí karta · kostky útoku, » na dálku · ♥ zbývající životy · # na živém plotu',
  en: 'first number = whose card · attack dice, » ranged · ♥ life left · # on a vine wall',
};

interface Reader {
  readonly language: Language;
  readonly t: BoardWords;
  readonly words: TableWords;
  readonly n: Names;
  readonly view: TableView;
}
function readerOf(language: Language, looking: Looking): Reader {
  const words = language === 'cs' ? wordsCs : wordsEn;
  return { language, t: boardWords(language), words, n: namesIn(language, words, looking), view: looking.view as unknown as TableView };
}

/** What is printed on a card, in one line of numbers and one of words. */
function printed(card: string, { language, t }: Reader): { readonly numbers: string; readonly text: string } {
  const index = cardNamed(card);
  if (index < 0) return { numbers: '', text: '' };
  const definition = definitionAt(index);
  const { text } = definition.words[language];
  if (definition.type === 'event') return { numbers: t.kinds.event, text };
  if (definition.type !== 'unit') return { numbers: `${t.kinds.wall}, ${t.life.toLowerCase()} ${definition.life}`, text };
  const { kind, cost, attack, ranged, life, words } = definition;
  const price = kind === 'summoner' ? '' : `, ${t.facets.cost.toLowerCase()} ${cost}`;
  return {
    numbers: `${t.kinds[kind]}${price}, ${t.strengthOf(attack, ranged)}, ${t.life.toLowerCase()} ${life}`,
    text: `${words[language].ability}: ${text}`,
  };
}
const wholeCard = (card: string, r: Reader): string[] => {
  const { numbers, text } = printed(card, r);
  return numbers ? [numbers, text] : [r.t.unknownCard];
};

const marksOf = ({ marks }: FieldCardView, { t }: Reader): string[] =>
  (Object.keys(MARKS) as (keyof typeof MARKS)[]).filter(word => marks & MARKS[word]).map(word => t.marks[word]);

/** `c3 Hunter, attack 2 ranged, life 1 of 1`. */
function standing(card: FieldCardView, r: Reader): string {
  const { t, n } = r;
  const parts = [
    ...(card.reach ? [t.strengthOf(card.dice, card.ranged)] : []),
    t.lifeOf(card.life - card.wounds, card.life),
    ...marksOf(card, r),
    ...card.granted.map(id => sourceName(id, n, r.language)),
    ...(card.under.length ? [t.under(card.under.length)] : []),
  ];
  return `${styled('bold', card.square)} ${n.kind(card.card)} (${parts.join(', ')})`;
}

function stateOf(r: Reader): string[] {
  const { view, t, words, n } = r;
  if (view.starter < 0 && view.turn === 0) return [];
  const counted =
    view.phase === 'movement'
      ? ` ${t.counted(view.moves, view.moveLimit)}`
      : view.phase === 'attack'
        ? ` ${t.counted(view.attacks, view.attackLimit)}`
        : '';
  return [
    styled('bold', `${t.turn(view.turn)}: ${n.side(view.active)}, ${words.phases[view.phase]}${counted}`),
    ...view.lasting.map(({ card, by, until }) => `${t.lasting}: ${n.lasting(card)} (${n.side(by)}), ${t.lastingUntil(until)}`),
    ...view.playing.map(({ card }) => `${t.playing}: ${n.kind(card)}`),
  ];
}
function sideOf(side: SideView, i: number, r: Reader): string[] {
  const { t, n } = r;
  if (side.faction === null) return side.chosen === null ? [] : [`${t.chosenDeck} ${n.faction(side.chosen)}`];
  const counts = [
    `${t.hand} ${side.handSize}`,
    `${t.magic} ${side.magicSize}`,
    `${t.discard} ${side.discard.length}`,
    `${t.draw} ${side.drawSize ?? '?'}`,
    ...(side.vineWalls ? [`${t.vines} ${side.vineWalls}`] : []),
    ...(side.alive ? [] : [t.out]),
  ];
  return [`${styled(SIDE_STYLES[i]!, `${i + 1}: ${n.side(i)}`)}, ${n.faction(side.faction)} · ${counts.join(' · ')}`];
}
function fieldOf(i: number, r: Reader): string[] {
  const cards = r.view.field.filter(({ controller }) => controller === i).map(card => standing(card, r));
  return cards.length ? [`${styled(SIDE_STYLES[i]!, `${i + 1}:`)} ${cards.join('; ')}`] : [];
}
const handOf = (side: SideView, i: number, r: Reader): string[] => {
  const seen = (side.hand ?? []).filter(({ card }) => card !== '?');
  if (seen.length === 0) return [];
  return [
    styled('bold', `${r.t.hand}: ${r.n.side(i)}`),
    ...seen.map(({ card }) => {
      const { numbers, text } = printed(card, r);
      return `  ${styled('bold', r.n.kind(card))} (${numbers}) ${text}`;
    }),
  ];
};

function board(language: Language, looking: Looking): Section[] {
  const r = readerOf(language, looking);
  const { view } = r;
  const mine = view.sides.findIndex(({ seat }) => seat === looking.viewer);
  return [
    { name: 'state', lines: stateOf(r) },
    {
      name: 'map',
      lines: view.field.length ? [...mapLines(view, mine % 2 === 1, looking.width, r.n.kind), styled('dim', SIGNS[language])] : [],
    },
    ...view.sides.map((_, i) => ({ name: `field ${i}`, lines: fieldOf(i, r) })),
    ...view.sides.map((side, i) => ({ name: `side ${i}`, lines: sideOf(side, i, r) })),
    ...view.sides.map((side, i) => ({ name: `hand ${i}`, lines: handOf(side, i, r) })),
  ];
}

function things(language: Language, looking: Looking): Thing[] {
  const r = readerOf(language, looking);
  const { view, t, n } = r;
  const inPile = (pile: readonly CardView[], place: string): Thing[] =>
    pile.flatMap(({ id, card }) => (card === '?' ? [] : [{ id: `card ${id}`, place, name: n.kind(card), lines: wholeCard(card, r) }]));
  const own = view.sides.findIndex(({ seat }) => seat === looking.viewer);
  const order = view.sides.map((_, i) => (Math.max(0, own) + i) % view.sides.length);
  const onField = (i: number): Thing[] =>
    view.field
      .filter(({ controller }) => controller === i)
      .map(card => ({
        id: `card ${card.id}`,
        place: `${t.map}: ${n.side(i)}`,
        name: `${n.kind(card.card)} (${card.square})`,
        lines: [standing(card, r), ...wholeCard(card.card, r), ...stateLines(card, r)],
      }));
  return [
    ...(looking.asked?.question === 'game.chosen' ? allFactions().map(faction => factionThing(faction, r)) : []),
    ...order.flatMap(i => inPile(view.sides[i]!.hand ?? [], `${t.hand}: ${n.side(i)}`)),
    ...order.flatMap(onField),
    ...order.flatMap(i => inPile(view.sides[i]!.magic ?? [], `${t.magic}: ${n.side(i)}`)),
    ...order.flatMap(i => inPile(view.sides[i]!.discard, `${t.discard}: ${n.side(i)}`)),
    ...order.flatMap(i => inPile(view.sides[i]!.drawKnown, `${t.draw}: ${n.side(i)}`)),
    ...inPile(view.playing, t.playing),
  ];
}

/** Movement, range, sums that differ from what is printed, and what lies under it. */
function stateLines(card: FieldCardView, { t, n, view, language }: Reader): string[] {
  if (!card.reach) return [];
  const nameAt = (id: CardId): string => {
    const target = view.field.find(each => each.id === id);
    return target ? `${n.kind(target.card)} ${target.square}` : '';
  };
  return [
    `${t.steps}: ${t.stepsOf(card.steps)} · ${t.reach}: ${card.ranged ? t.lineReach : t.adjacentReach}`,
    ...card.sums.map(
      ({ against, sum }) =>
        `${t.strength} ${sum.total} = ${sum.printed}${sum.steps.map(({ n: more, source }) => ` ${more < 0 ? '−' : '+'} ${Math.abs(more)} (${sourceName(String(source ?? ''), n, language)})`).join('')}, ${t.against} ${against.map(nameAt).join(', ')}`,
    ),
    ...(card.under.length ? [`${t.underIt}: ${card.under.map(({ card: face }) => n.kind(face)).join(', ')}`] : []),
  ];
}
const sourceName = (source: string, n: Names, language: Language): string => {
  const index = cardNamed(source);
  return index < 0 ? n.use(source) : definitionAt(index).words[language].name;
};

function factionThing({ id, summoner, list }: Faction, r: Reader): Thing {
  const line = (card: string, copies: number): string => {
    const { numbers, text } = printed(card, r);
    return `${copies > 1 ? `${copies}× ` : ''}${styled('bold', r.n.kind(card))} (${numbers}) ${text}`;
  };
  return {
    id: `deck ${id}`,
    place: r.t.chooseDeck,
    name: factionName(id, r.language),
    lines: [
      line(summoner, 1),
      ...list.champions.map(card => line(card, 1)),
      ...[...Object.entries(list.commons), ...Object.entries(list.events)].map(([card, copies]) => line(card, copies)),
    ],
  };
}

const CARD_WORDS = [
  'summon',
  'play',
  'move',
  'place',
  'attack',
  'assault',
  'build',
  'take',
  'pick',
  'on',
  'push',
  'swap',
  'with',
  'bottom',
  'under',
];
function shows(option: Option): string[] {
  if (typeof option !== 'object') return [];
  if ('deck' in option) return [`deck ${option['deck']}`];
  return [...CARD_WORDS, 'wall', 'give'].flatMap(word => (typeof option[word] === 'number' ? [`card ${option[word]}`] : []));
}

function behind(option: Option, language: Language, looking: Looking): string {
  if (typeof option !== 'object') return '';
  const r = readerOf(language, looking);
  const { t } = r;
  if ('deck' in option) {
    const faction = allFactions().find(({ id }) => id === option['deck']);
    return faction ? `${r.n.kind(faction.summoner)}; ${t.deckOf(faction.list.champions.map(r.n.kind).join(', '))}` : '';
  }
  return '';
}

/** What one unit or card can do is told under its name. */
function group(option: Option, language: Language, looking: Looking): string | null {
  if (typeof option !== 'object' || !('to' in option || 'attack' in option)) return null;
  const r = readerOf(language, looking);
  const word = ['move', 'place', 'attack', 'summon', 'wall', 'take'].find(each => each in option);
  if (word === undefined) return null;
  const card = r.view.field.find(({ id }) => id === option[word]);
  const name = card ? `${r.n.kind(card.card)} (${card.square})` : r.n.card(Number(option[word]));
  return word === 'summon' || word === 'attack' ? `${r.t.phases[word]}: ${name}` : name;
}

const terminalIn = (language: Language): TerminalText => ({
  board: looking => board(language, looking),
  things: looking => things(language, looking),
  shows,
  behind: (option, looking) => behind(option, language, looking),
  group: (option, looking) => group(option, language, looking),
  untold: ['itself'],
  needsConfirming: (option, { asked, view }) => asked !== null && needsConfirming(asked.question, option, { about: asked.about, view }),
});

export const terminal: Record<Language, TerminalText> = { cs: terminalIn('cs'), en: terminalIn('en') };
