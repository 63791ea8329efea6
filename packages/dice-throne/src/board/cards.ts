/** Everything of the game for the cards page: heroes, the boxes of their boards, statuses, companions, spells and cards. */
import type { Language } from '@kolbiste/engine';
import {
  allCards,
  allHeroes,
  allStatuses,
  describe,
  describeCard,
  describeDefence,
  provenance,
  SPELLS,
  type Box,
  type CardDefinition,
  type Hero,
  type Sourced,
  type StatusDefinition,
} from '../index.ts';
import type { CardEntry, CardsProvider, Facet } from '@kolbiste/board-kit/presentation';
import { boxNote, boxSource, complexityOf, houseShare, ownerOf, SPELL_HERO } from './catalogue.ts';
import { linesOf } from '../text/lines.ts';
import { needsWords } from '../text/needs.ts';
import { boardWords, sentence, type BoardWords, type CardClass } from '../text/board.ts';

const LANGUAGES = ['cs', 'en'] as const;
const both = (say: (language: Language, t: BoardWords) => string): Record<Language, string> => ({
  cs: say('cs', boardWords('cs')),
  en: say('en', boardWords('en')),
});
/** Where it comes from, and what is in doubt about it. */
const source = (hero: Hero | null, note: (language: Language) => string | null): Record<Language, string> =>
  both((language, t) => `${hero ? t.sourceHero(hero.name[language]) : t.sourceCommon} ${note(language) || t.sourceFact}`);
const sourceOfThing = (hero: Hero | null, thing: Sourced): Record<Language, string> =>
  source(hero, language => provenance(language, thing));

const boxText = (box: Box, hero: Hero, language: Language): string =>
  box.levels
    .map(({ abilities, defences, passive }, i) => {
      const t = boardWords(language);
      const parts = abilities.map(ability => {
        const { text, tiers } = linesOf(ability, hero, language);
        const needs = tiers.map(tier => [needsWords(hero, tier.needs, language), tier.text].filter(Boolean).join(': ')).join(' / ');
        return `${ability.name[language]} (${needs})${text ? `: ${text}` : ''}`;
      });
      for (const defence of defences)
        parts.push(`${defence.name[language]} (${t.defenceDice(defence.dice)}): ${describeDefence(defence, language, hero)}`);
      if (passive) parts.push(passive.text[language]);
      return `${box.levels.length > 1 ? `${['I', 'II', 'III'][i]}: ` : ''}${parts.join('; ')}`;
    })
    .join('. ');

const heroEntry = (hero: Hero): CardEntry => ({
  id: `hero-${hero.id}`,
  name: hero.name,
  facets: { hero: hero.id, kind: 'hero', source: houseShare(hero) > 0 ? 'house' : 'fact' },
  effect: both((language, t) =>
    [
      t.heroEffect(hero.die.map((symbol, face) => `${face + 1} ${hero.symbols[symbol]![language]}`).join(', '), hero.boxes.length),
      `${complexityOf(hero, t)}.`,
      `${t.statuses}: ${hero.statuses.map(({ name }) => name[language]).join(', ')}.`,
    ].join(' '),
  ),
  source: both(
    (language, t) =>
      `${t.sourceHero(hero.name[language])} ${houseShare(hero) > 0 ? t.houseShare(Math.round(houseShare(hero) * 100)) : t.sourceFact}`,
  ),
  rules: ['DIT 2.9', 'DIT 5.3'],
  card: { is: 'hero', hero: hero.id },
});
const BOX_RULES = { offence: ['DIT 5.1', 'DIT 5.3'], defence: ['DIT 5.13', 'DIT 5.16'], passive: ['DIT 5.19'] } as const;
const boxEntry = (hero: Hero, box: Box): CardEntry => ({
  id: `box-${hero.id}-${box.id}`,
  name: box.name,
  facets: { hero: hero.id, kind: 'ability', source: boxSource(box) },
  effect: both(language => sentence(boxText(box, hero, language))),
  source: source(hero, language => boxNote(box, language)),
  rules: [...BOX_RULES[box.kind], ...(box.levels[0]!.abilities.some(({ ultimate }) => ultimate) ? ['DIT 5.20', 'DIT 5.27'] : [])],
  card: { is: 'box', hero: hero.id, box: box.id },
});
const STATUS_RULES: { readonly [status: string]: readonly string[] } = {
  kineticEnergy: ['DIT 6.26', 'DIT 6.27', 'DIT 6.28'],
  vibraniumSuit: ['DIT 6.32', 'DIT 6.33', 'DIT 6.34'],
  covertOps: ['DIT 6.35', 'DIT 6.36', 'DIT 6.41'],
  agility: ['DIT 6.42', 'DIT 6.43', 'DIT 6.54'],
  timeBomb: ['DIT 6.45', 'DIT 6.47', 'DIT 6.51'],
};
function statusEntry(status: StatusDefinition): CardEntry {
  const hero = allHeroes().find(({ id }) => id === ownerOf(status.id))!;
  const general = status.kind === 'unique' ? 'DIT 6.19' : 'DIT 6.3';
  return {
    id: `status-${status.id}`,
    name: status.name,
    facets: { hero: hero.id, kind: 'status', source: status.source },
    effect: both((language, t) => `${sentence(`${t.kinds[status.kind]}, ${t.limit(status.limit)}`)} ${status.text[language]}`),
    source: sourceOfThing(hero, status),
    rules: [
      ...new Set([
        ...(STATUS_RULES[status.id] ?? []),
        ...(status.spend ? [status.spend.rule] : []),
        ...(status.upkeep ? [status.upkeep.rule] : []),
        general,
        'DIT 6.15',
      ]),
    ],
    card: { is: 'status', status: status.id },
  };
}
const CLASS_RULES: Record<CardClass, readonly string[]> = {
  main: ['DIT 7.34'],
  roll: ['DIT 7.36', 'DIT 7.37'],
  instant: ['DIT 7.28', 'DIT 7.30'],
  upgrade: ['DIT 7.13', 'DIT 7.15', 'DIT 7.19'],
};
function cardEntry(card: CardDefinition): CardEntry {
  const hero = allHeroes().find(({ cards }) => cards.includes(card)) ?? null;
  const cls: CardClass = card.type === 'upgrade' ? 'upgrade' : card.timing;
  const box = card.type === 'upgrade' ? hero?.boxes.find(({ id }) => id === card.box) : undefined;
  const text = (language: Language): string =>
    card.type === 'upgrade' && box && hero
      ? [boxText({ ...box, levels: [box.levels[card.level - 1]!] }, hero, language), describe(card.played, language, hero)]
          .filter(Boolean)
          .join('; ')
      : describeCard(card, language, hero);
  return {
    id: card.id,
    name: card.name,
    facets: { hero: hero?.id ?? 'common', kind: cls, source: card.source, cost: String(card.cost) },
    effect: both((language, t) => `${sentence(t.classes[cls])} ${t.costs}: ${card.cost} ${t.cp}. ${sentence(text(language))}`),
    source: sourceOfThing(hero, card),
    rules: [...CLASS_RULES[cls], ...(card.type === 'action' && card.role === 'modifier' ? ['DIT 9.40', 'DIT 9.43'] : [])],
    card: card.id,
  };
}

const facets: readonly Facet[] = [
  {
    id: 'hero',
    label: both((_, t) => t.facets.hero),
    values: [...allHeroes().map(({ id, name }) => ({ id, label: name })), { id: 'common', label: both((_, t) => t.common) }],
  },
  {
    id: 'kind',
    label: both((_, t) => t.facets.kind),
    values: (['hero', 'ability', 'status', 'companion', 'spell', 'upgrade', 'main', 'roll', 'instant'] as const).map(id => ({
      id,
      label: both((_, t) => t.entryKinds[id]),
    })),
  },
  {
    id: 'source',
    label: both((_, t) => t.facets.source),
    values: (['fact', 'uncertain', 'house'] as const).map(id => ({ id, label: both((_, t) => t.sources[id]) })),
  },
  {
    id: 'cost',
    label: both((_, t) => t.facets.cost),
    values: ['0', '1', '2', '3'].map(id => ({
      id,
      label: Object.fromEntries(LANGUAGES.map(language => [language, `${id} ${boardWords(language).cp}`])) as Record<Language, string>,
    })),
  },
];

export function allEntries(): CardEntry[] {
  const strange = allHeroes().find(({ id }) => id === SPELL_HERO)!;
  return [
    ...allHeroes().map(heroEntry),
    ...allHeroes().flatMap(hero => hero.boxes.map(box => boxEntry(hero, box))),
    ...allStatuses().map(statusEntry),
    ...allHeroes().flatMap(hero =>
      hero.companion
        ? [
            {
              id: `companion-${hero.companion.id}`,
              name: hero.companion.name,
              facets: { hero: hero.id, kind: 'companion', source: 'fact' },
              effect: hero.companion.text,
              source: source(hero, () => null),
              rules: ['DIT 6.22', 'DIT 6.24', 'DIT 6.25'],
              card: { is: 'companion', hero: hero.id },
            } satisfies CardEntry,
          ]
        : [],
    ),
    ...SPELLS.map((spell): CardEntry => ({
      id: `spell-${spell.id}`,
      name: spell.name,
      facets: { hero: SPELL_HERO, kind: 'spell', source: 'house', cost: String(spell.cost) },
      effect: both((language, t) => `${t.costs}: ${spell.cost} ${t.cp}. ${sentence(describe(spell.script, language, strange))}`),
      source: sourceOfThing(strange, { name: spell.name, source: 'house' }),
      rules: ['DIT 5.19', 'DIT 6.12'],
      card: { is: 'spell', spell: spell.id },
    })),
    ...allCards().map(cardEntry),
  ];
}
export const cards: CardsProvider = { facets, load: () => Promise.resolve(allEntries()) };
