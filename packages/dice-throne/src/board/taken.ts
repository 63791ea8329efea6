/** What is taken up, told in words with what can be done with it. */
import type { Offered } from '@kolbiste/board-kit/presentation';
import type { Language } from '@kolbiste/engine';
import { allHeroes, cardNamed, describeCard, describeDefence, heroNamed, nameOf, statusNamed, type TableView } from '../index.ts';
import { linesOf } from '../text/lines.ts';
import { sentence, type BoardWords } from '../text/board.ts';
import { offersAt, type Selection } from './selection.ts';
import { faceIn, nextOf } from './table.ts';

interface TakenUp {
  readonly title: string;
  readonly words: string;
  readonly offers: readonly Offered[];
  /** Opens it in large. */
  readonly look: (() => void) | null;
  /** Whose dice and colours it has. */
  readonly hero: string;
}

/** `hero` is the reader's own. */
export function takenUp(table: TableView, hero: string, selection: Selection): TakenUp | null {
  const { selected, language, t, look } = selection;
  if (selected === null) return null;
  const [kind, first = '', second = ''] = selected.split(' ');
  const offers = offersAt(selection, selected);
  if (kind === 'card') {
    const card = faceIn(table, Number(first));
    if (card === null) return null;
    return { title: nameOf(language, card), words: cardWords(card, t, language), offers, look: () => look(card), hero };
  }
  if (kind === 'status') {
    const player = table.players[Number(first)]!;
    const held = player.held.find(({ status }) => status === second);
    const { name, text } = statusNamed(second);
    return {
      title: name[language],
      words: `${text[language]}${held ? ` → ${sentence(nextOf(held, t, language))}` : ''}`,
      offers,
      look: () => look({ is: 'status', status: second }),
      hero: player.hero,
    };
  }
  if (kind === 'die') {
    const roll = table.rolls.at(-1);
    return { title: t.dieChoice(Number(first)), words: '', offers, look: null, hero: roll ? table.players[roll.seat]!.hero : hero };
  }
  return offers.length ? { title: t.choose, words: '', offers, look: null, hero } : null;
}

/** What an ability or a defence of a hero does, in words. */
export function abilityWords(hero: string, id: string, language: Language): string {
  const own = heroNamed(hero);
  for (const { abilities, defences } of own.boxes.flatMap(({ levels }) => levels)) {
    const ability = abilities.find(each => each.id === id);
    if (ability) {
      const { text, tiers } = linesOf(ability, own, language);
      return text || tiers.map(tier => tier.text).join(' / ');
    }
    const defence = defences.find(each => each.id === id);
    if (defence) return describeDefence(defence, language, own);
  }
  return '';
}

/** What a card does, in words. */
export function effectOf(card: string, language: Language): string {
  const definition = cardNamed(card);
  const owner = allHeroes().find(({ cards }) => cards.some(({ id }) => id === card)) ?? null;
  if (definition.type === 'action') return describeCard(definition, language, owner);
  const level = owner?.boxes.find(({ id }) => id === definition.box)?.levels[definition.level - 1];
  if (!level || !owner) return '';
  return [
    ...level.abilities.map(ability => {
      const { text, tiers } = linesOf(ability, owner, language);
      return `${ability.name[language]}: ${text || tiers.map(tier => tier.text).join(' / ')}`;
    }),
    ...level.defences.map(defence => describeDefence(defence, language, owner)),
    ...(level.passive ? [level.passive.text[language]] : []),
  ].join('. ');
}

function cardWords(card: string, t: BoardWords, language: Language): string {
  const definition = cardNamed(card);
  const price = `${t.costs.toLowerCase()} ${definition.cost} ${t.cp}.`;
  const kind = definition.type === 'action' ? definition.timing : 'upgrade';
  return `${t.classes[kind]}, ${price} ${sentence(effectOf(card, language))}`;
}
