/** Dice Throne in a terminal: heroes, dice with their symbols, the own board with needs, effects and odds, the hand with its texts. */
import { styled, type Language, type Looking, type Option, type Section, type TerminalText, type Thing } from '@kolbiste/engine';
import { SPELLS } from '../cards/doctor-strange/spells.ts';
import { allCards, allHeroes, heroNamed, statusNamed } from '../cards/registry.ts';
import type { CardDefinition, Hero, Level } from '../cards/vocabulary.ts';
import type { Roll } from '../rules/state.ts';
import type { CardView, PlayerView, TableView } from '../rules/view.ts';
import { needsConfirming } from './confirming.ts';
import { boardWords, percent, sentence, type BoardWords } from './board.ts';
import { chanceOf } from './chances.ts';
import { wordsCs } from './cs.ts';
import { describe } from './describe.ts';
import { wordsEn } from './en.ts';
import { linesOf } from './lines.ts';
import { cardName } from './names.ts';
import { needsWords } from './needs.ts';
import { namesIn, type TableWords } from './words.ts';
import type { Names } from './moments.ts';

const REROLL: Record<Language, string> = {
  cs: 'Napiš čísla kostek, které hodíš znovu (třeba 135), nebo k a čísla těch, které si necháš (k24).',
  en: 'Type the dice to reroll (135, say), or k and the dice to keep (k24).',
};

const SELL: Record<Language, string> = { cs: 'Prodat kartu', en: 'Sell a card' };

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
const ownerOf = (card: CardDefinition): Hero | null => allHeroes().find(({ cards }) => cards.includes(card)) ?? null;

/** What a box does at one level: needs and effects. */
function levelLines(level: Level, hero: Hero, { language, t }: Reader): string[] {
  return [
    ...level.abilities.flatMap(ability => {
      const { text, tiers } = linesOf(ability, hero, language);
      const name = styled('bold', ability.name[language]) + (ability.ultimate ? ` (${t.ultimate})` : '');
      const lines = tiers.map(tier => `${needsWords(hero, tier.needs, language)}${tier.text ? `: ${tier.text}` : ''}`);
      return [`${name} – ${lines.join(' / ')}${text ? `: ${text}` : ''}`];
    }),
    ...level.defences.map(
      ({ name, dice, script }) => `${styled('bold', name[language])} (${t.defenceDice(dice)}): ${describe(script, language, hero)}`,
    ),
    ...(level.passive ? [`${styled('bold', level.passive.name[language])} (${t.passive}): ${level.passive.text[language]}`] : []),
  ];
}
function boardLines({ hero, levels, held }: PlayerView, r: Reader): string[] {
  const own = heroNamed(hero);
  const sealed = held.flatMap(({ covers }) => covers);
  return [
    ...own.boxes.flatMap(({ levels: of }, i) =>
      levelLines(of[levels[i]! - 1]!, own, r).map(line => `${line}${levels[i]! > 1 ? ` [${r.t.level(levels[i]!)}]` : ''}`),
    ),
    ...(sealed.length ? [`${r.t.sealed}: ${sealed.map(r.n.thing).join(', ')}`] : []),
  ];
}

/** While the dice may roll: how likely each ability is, and which dice to keep for it. */
function oddsLines({ hero, levels }: PlayerView, roll: Roll, { language, t }: Reader): string[] {
  if (!roll.open && roll.dice.length) return [];
  const own = heroNamed(hero);
  const abilities = own.boxes.flatMap(({ levels: of }, i) => of[levels[i]! - 1]!.abilities);
  return abilities.flatMap(({ name, tiers }) =>
    tiers.flatMap(({ needs }) => {
      const { lit, best, keep } = chanceOf(hero, needs, roll, null, true);
      const wanted = needsWords(own, needs, language);
      const said = `  ${name[language]}${name[language].includes(wanted) ? '' : ` (${wanted})`}: `;
      if (lit) return [`${said}${styled('green', t.ready)}`];
      if (roll.left === 0 || best === 0) return [];
      const chance = percent(best, language);
      if (roll.dice.length === 0) return [`${said}${t.chance(chance)}`];
      return [`${said}${keep.length ? t.bestKeep(keep.map(place => place + 1).join(', '), chance) : t.bestNone(chance)}`];
    }),
  );
}

/** Price and class, then what it does. */
function cardText(id: string, r: Reader): { readonly price: string; readonly does: string } {
  const card = allCards().find(each => each.id === id);
  if (!card) return { price: '', does: '' };
  const { language, t } = r;
  const hero = ownerOf(card);
  const price = `${card.cost} ${t.cp}, ${t.classesShort[card.type === 'upgrade' ? 'upgrade' : card.timing]}`;
  if (card.type === 'action') return { price, does: sentence(describe(card.script, language, hero)) };
  const level = hero?.boxes.find(({ id: box }) => box === card.box)?.levels[card.level - 1];
  const played = describe(card.played, language, hero);
  return { price, does: [...(hero && level ? levelLines(level, hero, r) : []), ...(played ? [sentence(played)] : [])].join('; ') };
}

const symbolOf = (hero: string, value: number, language: Language): string => {
  const { die, symbols } = heroNamed(hero);
  return symbols[die[value - 1]!]?.[language] ?? '';
};
function diceLine({ seat, dice, left, foreign, purpose, source }: Roll, { t, n, view, language }: Reader): string[] {
  if (dice.length === 0) return [];
  const shown = dice.map((value, i) => {
    const symbol = i === foreign ? t.foreign : symbolOf(view.players[seat]!.hero, value, language);
    return `${i + 1}: ${styled('bold', `[${value}]`)} ${symbol}`;
  });
  const title = t.rollOf[purpose](n.seat(seat), n.thing(source));
  return [`${title}${purpose === 'offence' ? ` (${t.attempts(left)})` : ''}`, `  ${shown.join('   ')}`];
}

function playerLine(player: PlayerView, seat: number, { t, n, view, language }: Reader): string {
  const { hero, health, cp, hand, deckSize, discard, held, upgrades, alive, slots, companion, team } = player;
  const statuses = held.map(({ status, states }) => `${n.thing(status)}${states.length > 1 ? ` ${states.length}×` : ''}`);
  const spells = slots.filter(spell => spell >= 0).map(n.spell);
  const parts = [
    alive ? t.healthOf(health, view.cap) : t.out,
    `${t.cp} ${cp}`,
    `${t.hand} ${hand.length}`,
    `${t.deck} ${deckSize}`,
    `${t.discard} ${discard.length}`,
    ...(upgrades.length ? [`${t.upgradesIn} ${upgrades.length}`] : []),
    ...(statuses.length ? [`${t.statuses}: ${statuses.join(', ')}`] : []),
    ...(spells.length ? [`${t.spells}: ${spells.join(', ')}`] : []),
    ...(companion === null ? [] : [t.companionAt(heroNamed(hero).companion?.name[language] ?? '', n.seat(companion))]),
    ...(view.kings.includes(seat) ? [t.king] : []),
    ...(view.mode === 'teams' ? [t.team(team)] : []),
  ];
  return `${styled('bold', `${n.seat(seat)} (${n.thing(hero)})`)} ${parts.join(' · ')}`;
}

/** What threatens, as a bill. */
function damageLines({ view, t, n }: Reader): string[] {
  return view.damage.map(({ to, by, type, bill, final, isolated }) => {
    const lines = bill.map(({ kind, n: amount, source }) => {
      const name = source ? n.thing(source) : kind === 'held' ? t.heldBonus : kind === 'subtotal' ? t.subtotal : t.notBelow;
      return `${name} ${amount < 0 ? '−' : kind === 'subtotal' || kind === 'base' ? '' : '+'}${Math.abs(amount)}`;
    });
    const kinds = [t.damageTypes[type], ...(isolated ? [t.isolated] : [])].join(', ');
    return `${t.bill} ${styled('red', String(final))} (${kinds}) · ${to === null ? t.nobodyYet : t.billTo(n.seat(to))} · ${n.seat(by)}: ${lines.join(', ')}`;
  });
}

function board(language: Language, looking: Looking): Section[] {
  const r = readerOf(language, looking);
  const { view, t, n } = r;
  const me = looking.viewer === 'spectator' ? null : looking.viewer;
  const roll = view.rolls.findLast(({ purpose, seat }) => purpose === 'offence' && seat === me) ?? null;
  const own = me === null ? null : view.players[me]!;
  const hand = (own?.hand ?? []).filter(({ card }) => card !== '?');
  return [
    { name: 'state', lines: [styled('bold', `${t.turn(view.turn)}: ${n.seat(view.active)}, ${r.words.phases[view.phase]}`)] },
    { name: 'players', lines: view.players.map((player, seat) => playerLine(player, seat, r)) },
    {
      name: 'board',
      lines: own ? [styled('bold', t.boardOf(n.seat(me!), n.thing(own.hero))), ...boardLines(own, r).map(line => `  ${line}`)] : [],
    },
    {
      name: 'hand',
      lines: hand.length
        ? [
            styled('bold', t.hand),
            ...hand.map(({ card }) => {
              const { price, does } = cardText(card, r);
              return `  ${styled('bold', cardName(language, card))} (${price}) ${does}`;
            }),
          ]
        : [],
    },
    {
      name: 'attack',
      lines:
        view.attack?.target == null
          ? []
          : [`${t.attackOn(n.seat(view.attack.by), n.seat(view.attack.target))}: ${n.thing(view.attack.ability)}`],
    },
    { name: 'damage', lines: damageLines(r) },
    { name: 'dice', lines: view.rolls.flatMap(each => diceLine(each, r)) },
    { name: 'odds', lines: own && roll ? oddsLines(own, roll, r) : [] },
  ];
}

function things(language: Language, looking: Looking): Thing[] {
  const r = readerOf(language, looking);
  const { view, t, n } = r;
  const own = looking.viewer === 'spectator' ? 0 : looking.viewer;
  const order = view.players.map((_, i) => (own + i) % view.players.length);
  const inPile = (pile: readonly CardView[], place: string): Thing[] =>
    pile.flatMap(({ id, card }) => {
      if (card === '?') return [];
      const { price, does } = cardText(card, r);
      return [{ id: `card ${id}`, place, name: cardName(language, card), lines: [price, ...does.split('; ').map(sentence)] }];
    });
  return order.flatMap(seat => {
    const player = view.players[seat]!;
    const name = n.seat(seat);
    const hero = heroNamed(player.hero);
    return [
      ...inPile(player.hand, `${t.hand}: ${name}`),
      { id: `board ${seat}`, place: t.showBoard, name: `${n.thing(player.hero)} (${name})`, lines: boardLines(player, r) },
      ...player.held.map(({ status, states, limit }) => {
        const { text, kind } = statusNamed(status);
        return {
          id: `status ${status}`,
          place: `${t.statuses}: ${name}`,
          name: n.thing(status),
          lines: [`${states.length}×, ${t.kinds[kind]}, ${t.limit(limit)}`, text[language]],
        };
      }),
      ...hero.boxes.flatMap(({ levels }, i) => {
        const level = levels[player.levels[i]! - 1]!;
        return [...level.abilities, ...level.defences].map(({ id }) => ({
          id: `ability ${id}`,
          place: `${t.showBoard}: ${name}`,
          name: n.thing(id),
          lines: levelLines(level, hero, r),
        }));
      }),
      ...(hero.companion
        ? [{ id: `companion ${seat}`, place: name, name: hero.companion.name[language], lines: [hero.companion.text[language]] }]
        : []),
      ...player.slots.flatMap(spell => (spell < 0 ? [] : [spellThing(spell, r, `${t.spells}: ${name}`)])),
      ...SPELLS.flatMap(({ id }, spell) =>
        looking.asked?.options.some(option => typeof option === 'object' && option['prepare'] === id)
          ? [spellThing(spell, r, t.entryKinds.spell)]
          : [],
      ),
      ...inPile(player.upgrades, `${t.upgradesIn}: ${name}`),
      ...inPile(player.discard, `${t.discard}: ${name}`),
      ...inPile(player.deckKnown, `${t.deck}: ${name}`),
    ];
  });
}
function spellThing(spell: number, { language, t }: Reader, place: string): Thing {
  const { id, name, cost, script } = SPELLS[spell]!;
  return { id: `spell ${id}`, place, name: name[language], lines: [`${cost} ${t.cp}`, sentence(describe(script, language, null))] };
}

const CARD_WORDS = ['play', 'sell', 'take', 'discard', 'next', 'top', 'bottom'];
function shows(option: Option): string[] {
  if (typeof option !== 'object') return [];
  const named = (words: readonly string[], as: string): string[] =>
    words.flatMap(word => (word in option ? [`${as} ${option[word]}`] : []));
  return [
    ...named(CARD_WORDS, 'card'),
    ...named(['announce', 'defend', 'veiled', 'seal'], 'ability'),
    ...named(['spend', 'remove', 'move', 'resolve'], 'status'),
    ...named(['cast', 'putBack', 'prepare'], 'spell'),
  ];
}

function behind(option: Option, language: Language, looking: Looking): string {
  if (typeof option !== 'object') return '';
  const r = readerOf(language, looking);
  const cards = r.view.players.flatMap(({ hand, upgrades }) => [...hand, ...upgrades]);
  const held = cards.find(({ id }) => id === option['discard']);
  if (held && held.card !== '?') return cardText(held.card, r).price;
  const named = option['veiled'];
  if (named !== undefined && looking.viewer !== 'spectator') return abilityText(String(named), r.view.players[looking.viewer]!, r);
  const spell = SPELLS.find(({ id }) => id === (option['prepare'] ?? option['cast'] ?? option['putBack']));
  if (spell) return `${spell.cost} ${r.t.cp}${'putBack' in option ? `: ${describe(spell.script, language, null)}` : ''}`;
  if ('spend' in option) return statusNamed(String(option['spend'])).text[language];
  return '';
}
/** What an ability or a defence of this board does. */
function abilityText(id: string, { hero, levels }: PlayerView, { language, t }: Reader): string {
  const own = heroNamed(hero);
  for (let i = 0; i < own.boxes.length; i++) {
    const { abilities, defences } = own.boxes[i]!.levels[levels[i]! - 1]!;
    const ability = abilities.find(each => each.id === id);
    if (ability) {
      const { text, tiers } = linesOf(ability, own, language);
      return `${tiers.map(tier => [needsWords(own, tier.needs, language), tier.text].filter(Boolean).join(': ')).join(' / ')}${text ? `: ${text}` : ''}`;
    }
    const defence = defences.find(each => each.id === id);
    if (defence) return `${t.defenceDice(defence.dice)}: ${describe(defence.script, language, own)}`;
  }
  return '';
}

/** `135` rolls those dice again, `k24` all but those. */
function readDice(typed: string, options: readonly Option[]): Option | null {
  const found = /^(k?)\s*([1-6][\s,1-6]*)$/i.exec(typed);
  if (!found) return null;
  const named = new Set(found[2]!.replaceAll(/[\s,]/g, ''));
  const all = new Set(options.flatMap(option => (typeof option === 'object' ? [...String(option['reroll'] ?? '')] : [])));
  const dice = (found[1] ? [...all].filter(die => !named.has(die)) : [...named]).sort();
  return options.find(option => typeof option === 'object' && String(option['reroll']) === dice.join('')) ?? null;
}

const terminalIn = (language: Language): TerminalText => ({
  board: looking => board(language, looking),
  things: looking => things(language, looking),
  shows,
  behind: (option, looking) => behind(option, language, looking),
  /** Every card may be sold: that is one line. */
  group: option => (typeof option === 'object' && 'sell' in option ? SELL[language] : null),
  needsConfirming: (option, { asked, view, viewer }) =>
    asked !== null && viewer !== 'spectator' && needsConfirming(asked.question, option, { about: asked.about, view, seat: viewer }),
  typed: { isTyped: option => typeof option === 'object' && 'reroll' in option, read: readDice, hint: REROLL[language] },
});

export const terminal: Record<Language, TerminalText> = { cs: terminalIn('cs'), en: terminalIn('en') };
