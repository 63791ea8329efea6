/** Everything that decides whether a card, a defence or a roll works as it does stands in its text, in both languages. */
import { LANGUAGES, type Language } from '@kolbiste/engine';
import { describe as suite, expect, it } from 'vitest';
import {
  allCards,
  allHeroes,
  cardNamed,
  describe,
  describeCard,
  describeDefence,
  heroNamed,
  opsOf,
  type Hero,
  type Op,
} from '../../src/index.ts';
import type { Defence } from '../../src/cards/vocabulary.ts';
import { table } from '../fixture.ts';

const ATTACKED = { en: 'when you are attacked, not by an ultimate', cs: 'když na tebe soupeř zaútočí, ne však ultimátní schopností' };
const MODIFIER = { en: 'attack modifier', cs: 'ovlivnění útoku' };
const MAY = { en: /\byou may\b/, cs: /(smíš|můžeš) / };

/** All effects of a script, those inside others too. */
function within(script: number): Op[] {
  return opsOf(script).flatMap((op): Op[] => {
    const inner =
      op.op === 'if' ? [op.yes, op.no] : op.op === 'either' ? op.options.map(each => each.script) : 'script' in op ? [op.script] : [];
    return [op, ...inner.flatMap(within)];
  });
}
interface Text {
  readonly id: string;
  readonly script: number;
  readonly told: (language: Language) => string;
}
/** Every script that players read, with its text. */
function texts(hero: Hero): Text[] {
  const found: Text[] = hero.cards.flatMap(card =>
    card.type === 'action' ? [{ id: card.id, script: card.script, told: language => describeCard(card, language, hero) }] : [],
  );
  for (const { abilities, defences } of hero.boxes.flatMap(({ levels }) => levels)) {
    for (const { id, tiers } of abilities)
      for (const { script } of tiers) found.push({ id, script, told: language => describe(script, language, hero) });
    for (const each of defences) found.push({ id: each.id, script: each.script, told: language => describeDefence(each, language, hero) });
  }
  return found;
}
const defencesOf = (hero: Hero): Defence[] => hero.boxes.flatMap(({ levels }) => levels.flatMap(({ defences }) => defences));
const owner = (card: string): Hero | null => allHeroes().find(({ cards }) => cards.some(({ id }) => id === card)) ?? null;

suite('the text of a card', () => {
  it('says its condition and its role', () => {
    for (const card of allCards())
      for (const language of LANGUAGES) {
        if (card.type !== 'action') continue;
        const told = describeCard(card, language, owner(card.id));
        if (card.condition?.words) expect(told, card.id).toContain(card.condition.words[language]);
        if (card.role) expect(told, card.id).toContain((card.role === 'attacked' ? ATTACKED : MODIFIER)[language]);
      }
  });
  it('leaves out only what means that the card could do nothing', () => {
    // Silent conditions: a die, a roll, damage or a token to act on. They are refused by R81, R12, R86 or 9.43, and by nothing else.
    const at = ['main1', 'offence', 'upkeep'] as const;
    for (const card of allCards()) {
      if (card.type !== 'action' || !card.condition || card.condition.words) continue;
      const hero = owner(card.id)?.id ?? 'loki';
      for (const phase of at) {
        const t = table({ at: phase, Jana: { hero, cp: 15 }, Petr: { hero: hero === 'thor' ? 'loki' : 'thor' } });
        const refused = card.condition.refuses(t.world, 0, 'main');
        if (refused) expect(['noDie', 'noRoll', 'noDamage', 'noToken', 'noAttack'], card.id).toContain(refused.why);
      }
    }
  });
  it('says who may choose, and what may be thrown again', () => {
    for (const hero of allHeroes()) {
      for (const { id, script, told } of texts(hero))
        for (const op of within(script)) {
          const choice = ((op.op === 'either' || op.op === 'player') && op.optional) || (op.op === 'roll' && op.reroll !== null);
          if (choice) for (const language of LANGUAGES) expect(told(language), id).toMatch(MAY[language]);
        }
      for (const each of defencesOf(hero))
        for (const language of LANGUAGES) {
          const told = describeDefence(each, language, hero);
          if (each.reroll) expect(told, each.id).toMatch(MAY[language]);
          if (each.reroll) expect(told, each.id).toContain(each.reroll.words[language]);
          else expect(told, each.id).not.toMatch(/reroll|přehodit/);
        }
    }
  });
  it('tells the conditions that were missing', () => {
    const told = (card: string, language: Language = 'en') => describeCard(cardNamed(card), language, owner(card));
    expect(told('elude')).toBe('only if your Agility die shows 5 or 6: prevent all of the damage');
    expect(told('elude', 'cs')).toBe('jen padla-li ti na kostce Mrštnosti 5 nebo 6: zabraň všemu zranění');
    expect(told('invisiblePunch')).toBe(`${ATTACKED.en}, only if Spider-Sense prevented damage: deal 3 damage to the attacker`);
    expect(told('swingEscape')).toMatch(/^only on your own Spider-Sense roll: /);
    for (const card of ['niceTry', 'recoil', 'feedback', 'turnedBlow', 'sideDoor', 'wrongOne', 'notMyEnding', 'indomitableWill'])
      expect([told(card), told(card, 'cs')], card).toEqual([expect.stringContaining(ATTACKED.en), expect.stringContaining(ATTACKED.cs)]);
    expect(told('indomitableWill', 'cs')).toContain('jen hrozí-li, že klesneš na 0');
    expect(told('stormbreak', 'cs')).toMatch(/^jen byl-li Mjölnir v tomto tahu vržen dvakrát: /);
    expect(told('reinforcedWeave')).toMatch(/^only on damage that a Vibranium Suit was just spent on: /);
    expect(told('feedback')).toContain('only if your defensive roll shows a Binary');
    expect(told('odinforceII', 'cs')).toContain('smíš jednou přehodit libovolné z těchto kostek');
    const defended = (hero: string, language: Language) => describeDefence(defencesOf(heroNamed(hero))[0]!, language, heroNamed(hero));
    expect(defended('black-widow', 'cs')).toContain('aspoň 4 vylepšení ve hře → smíš jednou přehodit libovolné z těchto kostek');
    expect(defended('spider-man', 'en')).toContain('you may discard Invisibility to roll all the dice again');
  });
});
