/** What an ability, a card or a token does, told from its own effects and conditions: the text cannot differ from the rule. */
import { plural, type Language } from '@kolbiste/engine';
import type { Amount, CardDefinition, Defence, Hero, Op, Reroll, Retry, Script, Words } from '../cards/vocabulary.ts';
import { opsOf } from '../cards/registry.ts';
import type { DamageType } from '../rules/state.ts';
import { nameOf } from './names.ts';

const TYPE_EN: Record<DamageType, string> = {
  normal: '',
  undefendable: 'undefendable ',
  pure: 'pure ',
  collateral: 'collateral ',
  ultimate: 'ultimate ',
  untyped: '',
};
/** Soft ones end alike in every number. */
const TYPE_CS: Record<DamageType, readonly [one: string, few: string, other: string]> = {
  normal: ['', '', ''],
  undefendable: ['neblokovatelné ', 'neblokovatelná ', 'neblokovatelných '],
  pure: ['čisté ', 'čistá ', 'čistých '],
  collateral: ['plošné ', 'plošná ', 'plošných '],
  ultimate: ['ultimátní ', 'ultimátní ', 'ultimátních '],
  untyped: ['', '', ''],
};
/** `5 undefendable damage`, „5 neblokovatelných zranění“. */
export function damageWords(language: Language, n: number, type: DamageType): string {
  if (language === 'en') return `${n} ${TYPE_EN[type]}damage`;
  const [one, few, other] = TYPE_CS[type].map(word => `# ${word}zranění`);
  return plural('cs', n, { one: one!, few: few!, other: other! });
}
const TO: Record<Language, Record<string, string>> = {
  en: { attacker: ' to the attacker', target: '', opponents: ' to all opponents', self: ' to the bearer' },
  cs: { attacker: ' útočníkovi', target: '', opponents: ' všem soupeřům', self: ' nositeli' },
};
const ROLES: Record<'modifier' | 'attacked', Words> = {
  modifier: { en: 'attack modifier', cs: 'ovlivnění útoku' },
  attacked: { en: 'when you are attacked, not by an ultimate', cs: 'když na tebe soupeř zaútočí, ne však ultimátní schopností' },
};

/** Symbols in a hero's own words: `AA` is "2× Claws". */
function symbols(text: string, language: Language, hero: Hero | null): string {
  return hero
    ? text.replace(
        /\b([ABCD])\1*\b/g,
        run => `${run.length > 1 ? `${run.length}× ` : ''}${hero.symbols['ABCD'.indexOf(run[0]!)]?.[language] ?? run}`,
      )
    : text;
}

/** The choice to throw dice again, with what it depends on. */
function retryWords({ words, ...retry }: Retry | Reroll, language: Language, hero: Hero | null): string {
  const cs = language === 'cs';
  const discards = 'discards' in retry ? retry.discards : null;
  const when = words[language] ? (cs ? `${symbols(words.cs, 'cs', hero)} → ` : `with ${symbols(words.en, 'en', hero)} `) : '';
  if (discards === null) return `${when}${cs ? 'smíš jednou přehodit libovolné z těchto kostek' : 'you may reroll any of these dice once'}`;
  const name = nameOf(language, discards);
  return `${when}${cs ? `smíš odložit stav ${name} a hodit znovu všemi kostkami` : `you may discard ${name} to roll all the dice again`}`;
}

export function describe(script: Script, language: Language, hero: Hero | null = null): string {
  const cs = language === 'cs';
  const say = (en: string, czech: string): string => (cs ? czech : en);
  /** Only single letters are symbols here: BB are points. */
  const clause = (op: { readonly words?: Words }): string =>
    (op.words?.[language] ?? '').replaceAll(/\b[ABCD]\b/g, letter => symbols(letter, language, hero));
  /** What is done with a number, or with one for each die that shows a symbol. */
  const each = (n: Amount, does: (n: number) => string): string => {
    if (typeof n === 'number') return does(n);
    if (!n.per) return does(Number.NaN);
    const symbol = symbols(n.per.symbol, language, hero);
    return say(`for each ${symbol} ${does(n.per.n)}`, `za každý symbol ${symbol} ${does(n.per.n)}`);
  };
  /** Names are not declined, so Czech puts a word before them that is. */
  const status = (n: number, id: string): string => `${n === 1 ? '' : `${n}× `}${say('', 'stav ')}${nameOf(language, id)}`;
  const inner = (of: Script): string => describe(of, language, hero);
  const one = (op: Op): string => {
    switch (op.op) {
      case 'gain':
        return each(op.n, n => `${say('gain', 'získej')} ${status(n, op.status)}`);
      case 'inflict':
        return each(op.n, n => `${say('inflict', 'přiděl')} ${status(n, op.status)}`);
      case 'cp':
        return clause(op) || each(op.n, n => say(`gain ${n} CP`, `získej ${n} BB`));
      case 'loseCp':
        return clause(op) || each(op.n, n => say(`lose ${n} CP`, `ztrať ${n} BB`));
      case 'draw':
        return each(op.n, n =>
          plural(
            language,
            n,
            cs
              ? { one: 'dober si # kartu', few: 'dober si # karty', other: 'dober si # karet' }
              : { one: 'draw # card', other: 'draw # cards' },
          ),
        );
      case 'heal':
        return clause(op) || each(op.n, n => say(`heal ${n}`, `uzdrav se o ${n}`));
      case 'stealCp':
        return clause(op) || each(op.n, n => say(`steal ${n} CP`, `seber ${n} BB`));
      case 'stealHealth':
        return clause(op) || each(op.n, n => say(`steal ${n} health`, `seber ${n} zdraví`));
      case 'deal':
        return clause(op) || each(op.n, n => `${say('deal', 'uděl')} ${damageWords(language, n, op.type)}`);
      case 'strike':
        return (
          clause(op) ||
          each(
            op.n,
            n =>
              `${say('deal', 'uděl')} ${damageWords(language, n, op.type)}${TO[language][op.to]!}${op.isolated ? say(' as an isolated source', ' jako samostatný zdroj') : ''}`,
          )
        );
      case 'prevent':
        return clause(op) || each(op.n, n => say(`prevent ${n} damage`, `zabraň ${n} ${n === 1 ? 'zranění' : 'zraněním'}`));
      case 'halve':
        return say('prevent half of the damage, rounded up', 'zabraň polovině zranění, zaokrouhleno nahoru');
      case 'avert':
        return say('prevent all of the damage', 'zabraň všemu zranění');
      case 'modify':
        return clause(op) || `${ROLES.modifier[language]}: ${each(op.n, n => say(`add ${n} damage`, `přidej ${n} zranění`))}`;
      case 'undefendable':
        return say('the attack becomes undefendable', 'útok je neblokovatelný');
      case 'then':
        return say('THEN', 'POTÉ');
      case 'roll': {
        const n = typeof op.n === 'number' ? op.n : 0;
        const thrown = n ? say(`roll ${n}`, `hoď ${n} ${n === 1 ? 'kostkou' : 'kostkami'}`) : clause(op);
        return `${thrown}${op.reroll ? ` (${retryWords(op.reroll, language, hero)})` : ''}: ${inner(op.script)}`;
      }
      case 'pick':
        return inner(op.script);
      case 'if': {
        const test = symbols(op.words[language], language, hero);
        const no = op.no ? say(`; otherwise ${inner(op.no)}`, `; jinak ${inner(op.no)}`) : '';
        return `${say(`with ${test}`, `${test} →`)} ${inner(op.yes)}${no}`;
      }
      case 'either': {
        const all = op.options.map(({ script: of }) => inner(of)).join(say(' OR ', ' NEBO '));
        return op.optional ? say(`you may: ${all}`, `můžeš: ${all}`) : all;
      }
      case 'player':
        return playerWords(op, inner(op.script), language);
      case 'targeted':
        return inner(op.script);
      case 'discardToken':
        return op.n > 90
          ? say(`remove all ${nameOf('en', op.status)}`, `odstraň všechny žetony stavu ${nameOf('cs', op.status)}`)
          : `${say('discard', 'odlož')} ${status(op.n, op.status)}`;
      case 'mark':
        return op.words?.[language] ?? '';
      case 'restartRoll':
        return say('the roll starts over with all attempts', 'hod začíná znovu se všemi bojovými pokusy');
      case 'call':
      case 'do':
        return op.words[language];
    }
  };
  return opsOf(script)
    .map(one)
    .filter(text => text !== '')
    .join(', ')
    .replaceAll(/, (THEN|POTÉ), /g, `. ${say('Then', 'Poté')} `);
}
/** Somebody does it, or it is done to somebody. */
function playerWords({ who, optional, script }: Extract<Op, { op: 'player' }>, does: string, language: Language): string {
  const first = opsOf(script)[0]?.op;
  const acts = first === 'call' || first === 'do';
  const any = who === 'any';
  if (language === 'en') {
    if (optional) return `you may choose another ${any ? 'player' : 'opponent'}: ${does}`;
    return `a chosen ${any ? 'player' : 'opponent'}${acts ? '' : ':'} ${does}`;
  }
  if (optional) return `můžeš zvolit dalšího ${any ? 'hráče' : 'soupeře'}: ${does}`;
  return `${acts ? (any ? 'zvolený hráč' : 'zvolený soupeř') : any ? 'zvolenému hráči' : 'zvolenému soupeři'} ${does}`;
}

/** A defence: what its dice do, and which of them may be thrown again. */
export function describeDefence({ script, reroll }: Defence, language: Language, hero: Hero | null): string {
  const does = describe(script, language, hero);
  return reroll ? `${does}; ${retryWords(reroll, language, hero)}` : does;
}

/** What must be so for the card to be played: its role and its condition. */
function conditionsOf(card: Extract<CardDefinition, { type: 'action' }>, language: Language): string[] {
  const modifies = opsOf(card.script).some(({ op }) => op === 'modify');
  const role = card.role === null || (card.role === 'modifier' && modifies) ? null : ROLES[card.role];
  return [role, card.condition?.words ?? null].flatMap(words => (words ? [words[language]] : []));
}
/** A card's text for its face. */
export function describeCard(card: CardDefinition, language: Language, hero: Hero | null): string {
  if (card.type === 'action') {
    const conditions = conditionsOf(card, language);
    return `${conditions.length ? `${conditions.join(', ')}: ` : ''}${describe(card.script, language, hero)}`;
  }
  const box = hero?.boxes.find(({ id }) => id === card.box);
  const level = box?.levels[card.level - 1];
  if (!level) return '';
  const lines = level.abilities.flatMap(({ name, tiers }) =>
    tiers.map(({ needs, script }) => `${name[language]} [${needs}]: ${describe(script, language, hero)}`),
  );
  for (const defence of level.defences)
    lines.push(`${defence.name[language]} (${defence.dice}): ${describeDefence(defence, language, hero)}`);
  if (level.passive) lines.push(level.passive.text[language]);
  if (card.played) lines.push(describe(card.played, language, hero));
  return lines.join('; ');
}
