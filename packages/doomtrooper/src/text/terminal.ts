/** Doomtrooper in a terminal: every player's areas with warriors, values and attachments, the combat, the hand with texts and prices. */
import { styled, type Language, type Looking, type Option, type Section, type TerminalText, type Thing } from '@kolbiste/engine';
import { DEFINITIONS } from '../cards/registry.ts';
import { needsConfirming } from './confirming.ts';
import type { CardId, Tactic } from '../rules/state.ts';
import type { CardView, FightView, GameView, PieceView } from '../rules/view.ts';
import { boardWords, type BoardWords } from './board.ts';
import { wordsCs } from './cs.ts';
import { wordsEn } from './en.ts';
import { fieldOf, fieldsOf } from './fields.ts';
import { cardName, formulaOf, inArea, mainTargetOf, nameOf, onPlayer, onTable, statesOf, tableOf, type Table } from './table.ts';
import type { DoomWords } from './words.ts';

interface Reader {
  readonly language: Language;
  readonly t: BoardWords;
  readonly words: DoomWords;
  readonly table: Table;
  readonly view: GameView;
  seat(seat: number): string;
}
function readerOf(language: Language, { view, seats }: Looking): Reader {
  const table = tableOf(view as unknown as GameView);
  return {
    language,
    t: boardWords(language),
    words: language === 'cs' ? wordsCs : wordsEn,
    table,
    view: table.view,
    seat: seat => seats[seat] ?? `#${seat + 1}`,
  };
}

/** What is printed: type, affiliation, price and numbers, then the words. */
function printed(def: number, { language, t }: Reader): { readonly numbers: string; readonly text: string } {
  const card = DEFINITIONS[def]!;
  const fields = fieldsOf(card.affiliation);
  const parts = [
    t.types[card.type],
    ...(fields.length ? fields : [fieldOf(card)]).map(field => t.fields[field]),
    ...(card.personality ? [t.personality] : []),
    ...(card.type === 'warrior' ? [card.ratings.map((n, i) => `${t.ratings[i]} ${n ?? t.struckOut}`).join(' ')] : []),
    ...(card.play && card.play.actions > 0 ? [t.actions(card.play.actions)] : []),
    ...(card.play && card.play.destiny > 0 ? [t.cost(card.play.destiny)] : []),
    ...(card.play && card.after !== 'stays' ? [t.after[card.after]] : []),
  ];
  return { numbers: parts.join(', '), text: card.text[language] };
}

/** Nobody else knows who hides, but which of those that hide is meant. */
function calledAt(piece: PieceView, { table, language }: Reader): string {
  const name = cardName(table, piece.id, language);
  return piece.def === null ? `${name} ${inArea(table, piece.by, 'hidden').indexOf(piece) + 1}` : name;
}

/** A warrior or card in play: its name, values now, state, and what is attached to it. */
function pieceText(piece: PieceView, r: Reader): string {
  const { t, table, language, seat } = r;
  const states = statesOf(table, piece, language, seat);
  const values = piece.ratings ? ` ${piece.ratings.map((n, i) => `${t.ratings[i]![0]}${n}`).join(' ')}` : '';
  const gear = piece.gear.flatMap(id => table.pieces.get(id) ?? []).map(each => pieceText(each, r));
  return `${calledAt(piece, r)}${values}${states.length ? ` (${states.join(', ')})` : ''}${gear.length ? ` [${gear.join('; ')}]` : ''}`;
}

function stateOf({ view, t, seat }: Reader, me: number | null): string[] {
  const pool = view.pools.findLast(each => each.seat === view.active);
  const left = pool ? pool.open + pool.attack + pool.peaceful : 0;
  const step = (t.steps as { readonly [step: string]: string })[view.step] ?? '';
  const target = me === null ? null : mainTargetOf(view, me);
  return [
    styled('bold', view.turn === 0 ? t.opening : `${t.turnOf(view.turn, seat(view.active))}${step && ` · ${step}`}`) +
      (pool && view.step === 'actions'
        ? ` · ${t.actionsLeft(left)}${pool.attack > 0 && left === pool.attack ? ` (${t.attacksOnly})` : ''}`
        : '') +
      (view.lastTurns >= 0 ? ` · ${t.lastTurns(view.lastTurns)}` : '') +
      (target === null ? '' : ` · ${t.mainTarget}: ${seat(target)}`),
  ];
}

function sideOf(who: number, r: Reader): string[] {
  const { view, t, table, seat } = r;
  const side = view.sides[who]!;
  const counts = [
    `${t.victory} ${side.victory} ${t.of(view.target)}`,
    `${t.destiny} ${side.destiny}`,
    ...(side.reserve ? [`${t.reserve} ${side.reserve}`] : []),
    ...(side.debt ? [`${t.debt} ${side.debt}`] : []),
    `${t.piles.hand} ${side.hand.length}`,
    `${t.piles.library} ${side.library}`,
    `${t.piles.discard} ${side.discard.length}`,
    ...(side.sacrificed.length ? [`${t.piles.sacrificed} ${side.sacrificed.length}`] : []),
    ...(side.countdown > 0 ? [t.countdown(side.countdown)] : []),
    ...(view.mode === 'teams' && side.team >= 0 ? [t.team(side.team + 1)] : []),
    ...(side.out ? [t.out] : []),
  ];
  const area = (name: string, pieces: readonly PieceView[]): string[] =>
    pieces.length ? [`  ${styled('cyan', name)}`, ...pieces.map(piece => `    ${pieceText(piece, r)}`)] : [];
  return [
    `${styled('bold', seat(who))} · ${counts.join(' · ')}`,
    ...(['squad', 'cohort', 'station', 'outside'] as const).flatMap(name => area(t.areas[name], inArea(table, who, name))),
    ...area(t.hiddenArea, inArea(table, who, 'hidden')),
    ...area(t.onPlayer, onPlayer(table, who)),
  ];
}

/** The rating the tactic goes by against the other's Armor. */
function fightLines(fight: FightView, r: Reader): string[] {
  const { t, table, language, words } = r;
  if (fight.attacker < 0 && fight.defender < 0) return [];
  const name = (id: CardId): string => (id < 0 ? t.notNamed : cardName(table, id, language));
  const blow = fight.tactic === 'fight' ? 0 : fight.tactic === 'shoot' ? 1 : null;
  const side = (id: CardId, other: CardId, i: number): string => {
    const piece = table.pieces.get(id),
      against = table.pieces.get(other);
    const helpers = fight.helpers.flatMap(each => table.pieces.get(each) ?? []).filter(each => each.by === piece?.by);
    const weapon = fight.weapons[i];
    const helped = [
      ...(weapon !== undefined && weapon >= 0 ? [`${t.weapon}: ${name(weapon)}`] : []),
      ...(helpers.length ? [`${t.helpers}: ${helpers.map(each => name(each.id)).join(', ')}`] : []),
    ];
    const values = piece?.ratings ? piece.ratings.slice(0, 3).map((n, k) => `${t.ratings[k]} ${n}`) : [];
    const said = `  ${i === 0 ? t.attacker : t.defender}: ${name(id)}${values.length ? ` (${values.join(', ')})` : ''}${helped.length ? ` · ${helped.join(' · ')}` : ''}`;
    if (blow === null || !piece?.ratings || !against?.ratings) return said;
    const power = piece.ratings[blow]! + helpers.reduce((sum, each) => sum + (each.ratings?.[blow] ?? 0), 0);
    return `${said} → ${t.ratings[blow]} ${power} ${t.against} ${t.ratings[2]} ${against.ratings[2]}: ${power >= against.ratings[2]! ? t.wouldHit : t.wouldMiss}`;
  };
  return [
    styled(
      'bold',
      `${t.combat}: ${(t.phases as { readonly [phase: string]: string })[fight.phase] ?? ''}${fight.tactic ? `, ${words.tactics[fight.tactic as Tactic]}` : ''}${fight.warzone >= 0 ? `, ${t.warzone}: ${name(fight.warzone)}` : ''}`,
    ),
    side(fight.attacker, fight.defender, 0),
    side(fight.defender, fight.attacker, 1),
  ];
}
/** What was announced and waits, what is about to happen, what is earned. */
function pendingLines({ view, t, table, language, seat }: Reader): string[] {
  return [
    ...view.stack.map(({ id, use, seat: by, on, at, cancelled }) => {
      const aim = on >= 0 ? ` ${t.on(cardName(table, on, language))}` : at >= 0 ? ` ${t.on(seat(at))}` : '';
      return `${t.announced}: ${use < 0 ? t.plays(seat(by)) : t.uses(seat(by))} ${cardName(table, id, language)}${aim}${cancelled ? ` (${t.cancelled})` : ''}`;
    }),
    ...view.harms.map(({ victim, kill, saved }) => {
      const name = cardName(table, victim, language);
      return `${t.harm}: ${kill ? t.harmKill(name) : t.harmWound(name)}${saved ? ` (${t.saved})` : ''}`;
    }),
    ...view.awards.map(({ seat: of, victory, destiny }) => t.award(seat(of), victory, destiny)),
  ];
}

const cardLine = (def: number, r: Reader): string => {
  const { numbers, text } = printed(def, r);
  return `  ${styled('bold', nameOf(def, r.language))} (${numbers}) ${text}`;
};
function board(language: Language, looking: Looking): Section[] {
  const r = readerOf(language, looking);
  const { view, t } = r;
  const me = looking.viewer === 'spectator' ? null : looking.viewer;
  const first = me ?? 0;
  // The own side stands below the others, next to the hand.
  const order = view.sides.map((_, i) => (first + 1 + i) % view.sides.length);
  const hand = me === null ? [] : view.sides[me]!.hand.flatMap(({ def }) => (def === null ? [] : [def]));
  const listed = (title: string, cards: readonly (number | null)[]): string[] => {
    const known = cards.filter(def => def !== null);
    return known.length ? [styled('bold', title), ...known.map(def => cardLine(def, r))] : [];
  };
  const table = onTable(r.table);
  return [
    { name: 'state', lines: stateOf(r, me) },
    ...order.map(who => ({ name: `side ${who}`, lines: sideOf(who, r) })),
    { name: 'table', lines: table.length ? [`${t.onTable}: ${table.map(piece => pieceText(piece, r)).join('; ')}`] : [] },
    { name: 'hand', lines: listed(t.hand, hand) },
    {
      name: 'shown',
      lines: listed(
        t.shown,
        view.shown.map(({ def }) => def),
      ),
    },
    {
      name: 'ante',
      lines: listed(
        t.ante,
        view.ante.map(({ def }) => def),
      ),
    },
    { name: 'fight', lines: view.fights.flatMap(fight => fightLines(fight, r)) },
    { name: 'pending', lines: pendingLines(r) },
  ];
}

function things(language: Language, looking: Looking): Thing[] {
  const r = readerOf(language, looking);
  const { view, t, table, seat } = r;
  const own = looking.viewer === 'spectator' ? 0 : looking.viewer;
  const order = view.sides.map((_, i) => (own + i) % view.sides.length);
  const face = (def: number | null): string[] => {
    if (def === null) return [t.unknownCard];
    const { numbers, text } = printed(def, r);
    return [numbers, text];
  };
  const inPile = (pile: readonly CardView[], place: string): Thing[] =>
    pile.flatMap(({ id, def }) => (def === null ? [] : [{ id: `card ${id}`, place, name: nameOf(def, language), lines: face(def) }]));
  const inPlay = (piece: PieceView): Thing => ({
    id: `card ${piece.id}`,
    place: seat(piece.by),
    name: cardName(table, piece.id, language),
    lines: [
      ...face(piece.def),
      ...statesOf(table, piece, language, seat),
      ...(piece.ratings ?? []).map((total, i) => {
        const sum = piece.sums?.[i];
        const from = sum?.steps.map(({ source, def, does, n }) => {
          const name = source === 'cover' ? t.cover : nameOf(def, language) || t.unknownCard;
          return `${name} ${does === 'times' ? `× ${n}` : does === 'set' ? `= ${n}` : n < 0 ? `− ${-n}` : `+ ${n}`}`;
        });
        return `${t.ratings[i]} ${total}${sum ? ` = ${formulaOf(sum)} (${t.printed(sum.printed)}, ${from!.join(', ')})` : ''}`;
      }),
      ...(piece.gear.length ? [`${t.gear}: ${piece.gear.map(id => cardName(table, id, language)).join(', ')}`] : []),
    ],
  });
  return [
    ...inPile(view.shown, t.shown),
    ...inPile(view.sides[own]!.hand, `${t.piles.hand}: ${seat(own)}`),
    ...order.flatMap(who => view.play.filter(({ by }) => by === who).map(inPlay)),
    ...order.flatMap(who => (who === own ? [] : inPile(view.sides[who]!.hand, `${t.piles.hand}: ${seat(who)}`))),
    ...order.flatMap(who =>
      (['discard', 'sacrificed'] as const).flatMap(pile => inPile(view.sides[who]![pile], `${t.piles[pile]}: ${seat(who)}`)),
    ),
    ...inPile(view.stack, t.announced),
    ...inPile(view.ante, t.ante),
  ];
}

/** Words of options whose value is a player, an amount or a place, and not a card. */
const NO_CARD = new Set([
  'as',
  'at',
  'player',
  'against',
  'deck',
  'victory',
  'destiny',
  'spend',
  'lose',
  'bid',
  'borrow',
  'buy',
  'sell',
  'holder',
  'of',
  'next',
]);
const shows = (option: Option): string[] =>
  typeof option === 'object'
    ? Object.entries(option).flatMap(([word, value]) => (typeof value === 'number' && !NO_CARD.has(word) ? [`card ${value}`] : []))
    : [];

/** The price of what is played or used, and how those stand whom it names. */
function behind(option: Option, language: Language, looking: Looking): string {
  if (typeof option !== 'object') return '';
  const r = readerOf(language, looking);
  const { t, table } = r;
  const parts: string[] = [];
  // What is played as another card costs what that one does.
  const posed = 'play' in option ? option['as'] : undefined;
  const def = typeof posed === 'number' ? posed : table.faces.get(Number(option['play'] ?? option['hide'] ?? -1));
  if (def !== undefined) {
    const { play, type, ratings } = DEFINITIONS[def]!;
    if (type === 'warrior') parts.push(ratings.map((n, i) => `${t.ratings[i]} ${n ?? t.struckOut}`).join(' '));
    if (play && play.actions > 0) parts.push(t.actions(play.actions));
  }
  const used = table.faces.get(Number(option['use'] ?? -1));
  if (used !== undefined) {
    const { uses } = DEFINITIONS[used]!;
    const as = Number(option['as'] ?? 0);
    if (uses.length > 1) parts.push(`${as + 1}/${uses.length}`);
    if (uses[as] && uses[as].actions > 0) parts.push(t.actions(uses[as].actions));
  }
  for (const [word, value] of Object.entries(option)) {
    const piece = typeof value === 'number' && !NO_CARD.has(word) ? table.pieces.get(value) : undefined;
    if (piece && (piece.ratings || piece.gear.length || piece.def === null)) parts.push(pieceText(piece, r));
  }
  return parts.join(', ');
}

/** What one card can be used for is told under its name. */
function group(option: Option, language: Language, looking: Looking): string | null {
  if (typeof option !== 'object' || !('on' in option || 'at' in option || 'to' in option)) return null;
  const card = option['play'] ?? option['use'];
  if (card === undefined) return null;
  const { on: _on, at: _at, to: _to, ...rest } = option;
  const { words, table } = readerOf(language, looking);
  const names = {
    seat: (seat: number) => looking.seats[seat] ?? '',
    card: (id: number) => cardName(table, id, language),
    piece: () => null,
  };
  return words.option(rest, looking.asked?.question ?? '', names, {}, null);
}

const terminalIn = (language: Language): TerminalText => ({
  board: looking => board(language, looking),
  things: looking => things(language, looking),
  shows,
  behind: (option, looking) => behind(option, language, looking),
  group: (option, looking) => group(option, language, looking),
  // Most tables have no judge, and there is nothing to be done about it.
  untold: ['noJudge'],
  needsConfirming: (option, { asked, view, viewer }) =>
    asked !== null && viewer !== 'spectator' && needsConfirming(asked.question, option, { about: asked.about, view, seat: viewer }),
});

export const terminal: Record<Language, TerminalText> = { cs: terminalIn('cs'), en: terminalIn('en') };
