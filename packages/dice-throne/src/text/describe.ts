/** What an ability, a card or a token does, told from its own effects: the text cannot differ from the rule. */
import { plural, type Language } from '@kolbiste/engine';
import type { Amount, CardDefinition, Hero, Op, Script, Words } from '../cards/vocabulary.ts';
import { opsOf } from '../cards/registry.ts';
import type { DamageType } from '../rules/state.ts';
import { nameOf } from './names.ts';

const TYPE: Record<Language, Record<DamageType, string>> = {
  en: { normal: '', undefendable: 'undefendable ', pure: 'pure ', collateral: 'collateral ', ultimate: 'ultimate ', untyped: '' },
  cs: { normal: '', undefendable: 'neblokovatelných ', pure: 'čistých ', collateral: 'plošných ', ultimate: 'ultimátních ', untyped: '' },
};
const TO: Record<Language, Record<string, string>> = {
  en: { attacker: ' to the attacker', target: '', opponents: ' to all opponents', self: ' to the bearer' },
  cs: { attacker: ' útočníkovi', target: '', opponents: ' všem soupeřům', self: ' nositeli' },
};

/** Symbols in a hero's own words: `2 × A` is "2 × Claws". */
function symbols(text: string, language: Language, hero: Hero | null): string {
  return hero
    ? text.replace(
        /\b([ABCD])\1*\b/g,
        run => `${run.length > 1 ? `${run.length}× ` : ''}${hero.symbols['ABCD'.indexOf(run[0]!)]?.[language] ?? run}`,
      )
    : text;
}
function number(n: Amount, words: Words | undefined, language: Language, hero: Hero | null): string {
  if (typeof n === 'number') return String(n);
  const said = words?.[language] || n.words?.[language];
  return said ? symbols(said, language, hero) : 'X';
}

export function describe(script: Script, language: Language, hero: Hero | null = null): string {
  const cs = language === 'cs';
  const say = (en: string, czech: string): string => (cs ? czech : en);
  const times = (n: Amount): string => (n === 1 ? '' : typeof n === 'number' ? `${n}× ` : `(${number(n, undefined, language, hero)}) `);
  /** Names are not declined, so Czech puts a word before them that is. */
  const status = (n: Amount, id: string): string => `${times(n)}${say('', 'stav ')}${nameOf(language, id)}`;
  const inner = (of: Script): string => describe(of, language, hero);
  const one = (op: Op): string => {
    switch (op.op) {
      case 'gain':
        return `${say('gain', 'získej')} ${status(op.n, op.status)}`;
      case 'inflict':
        return `${say('inflict', 'přiděl')} ${status(op.n, op.status)}`;
      case 'cp':
        return say(`gain ${number(op.n, op.words, language, hero)} CP`, `získej ${number(op.n, op.words, language, hero)} BB`);
      case 'loseCp':
        return say(`lose ${number(op.n, op.words, language, hero)} CP`, `ztrať ${number(op.n, op.words, language, hero)} BB`);
      case 'draw':
        return typeof op.n === 'number'
          ? plural(
              language,
              op.n,
              cs
                ? { one: 'dober si # kartu', few: 'dober si # karty', other: 'dober si # karet' }
                : { one: 'draw # card', other: 'draw # cards' },
            )
          : say('draw cards', 'dober si karty');
      case 'heal':
        return say(`heal ${number(op.n, op.words, language, hero)}`, `uzdrav se o ${number(op.n, op.words, language, hero)}`);
      case 'stealCp':
        return say(`steal ${number(op.n, op.words, language, hero)} CP`, `seber ${number(op.n, op.words, language, hero)} BB`);
      case 'stealHealth':
        return say(`steal ${number(op.n, op.words, language, hero)} health`, `seber ${number(op.n, op.words, language, hero)} zdraví`);
      case 'deal': {
        const n = number(op.n, op.words, language, hero);
        return say(`deal ${n} ${TYPE.en[op.type]}damage`, `uděl ${n} ${TYPE.cs[op.type]}zranění`);
      }
      case 'strike': {
        const n = number(op.n, op.words, language, hero);
        return say(
          `deal ${n} ${TYPE.en[op.type]}damage${TO.en[op.to]!}${op.isolated ? ' as an isolated source' : ''}`,
          `uděl ${n} ${TYPE.cs[op.type]}zranění${TO.cs[op.to]!}${op.isolated ? ' jako samostatný zdroj' : ''}`,
        );
      }
      case 'prevent':
        return say(`prevent ${number(op.n, op.words, language, hero)} damage`, `zabraň ${number(op.n, op.words, language, hero)} zraněním`);
      case 'halve':
        return say('prevent half of the damage, rounded up', 'zabraň polovině zranění, zaokrouhleno nahoru');
      case 'avert':
        return say('prevent all of the damage', 'zabraň všemu zranění');
      case 'modify':
        return say(
          `attack modifier: add ${number(op.n, op.words, language, hero)}`,
          `ovlivnění útoku: přidej ${number(op.n, op.words, language, hero)} zranění`,
        );
      case 'undefendable':
        return say('the attack becomes undefendable', 'útok je neblokovatelný');
      case 'then':
        return say('THEN', 'POTÉ');
      case 'roll': {
        const n = number(op.n, op.words, language, hero);
        return `${say(`roll ${n}`, `hoď ${n} ${n === '1' ? 'kostkou' : 'kostkami'}`)}: ${inner(op.script)}`;
      }
      case 'pick':
        return inner(op.script);
      case 'if': {
        const test = symbols(op.words[language], language, hero);
        const no = op.no ? say(`; otherwise ${inner(op.no)}`, `; jinak ${inner(op.no)}`) : '';
        return `${say(`with ${test}`, `${test} →`)} ${inner(op.yes)}${no}`;
      }
      case 'either':
        return op.options.map(({ script: of }) => inner(of)).join(say(' OR ', ' NEBO '));
      case 'player':
        return `${op.who === 'any' ? say('a chosen player', 'zvolený hráč') : say('a chosen opponent', 'zvolený soupeř')}: ${inner(op.script)}`;
      case 'targeted':
        return inner(op.script);
      case 'discardToken':
        return op.n > 90
          ? say(`remove all ${nameOf('en', op.status)}`, `odstraň všechny žetony: ${nameOf('cs', op.status)}`)
          : say(`discard ${op.n > 1 ? `${op.n}× ` : ''}${nameOf('en', op.status)}`, `odlož ${status(op.n, op.status)}`);
      case 'mark':
        return op.words?.[language] ?? '';
      case 'restartRoll':
        return say('the roll begins anew with all attempts', 'hod začíná znovu se všemi bojovými pokusy');
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

/** A card's text for its face. */
export function describeCard(card: CardDefinition, language: Language, hero: Hero | null): string {
  if (card.type === 'action') return describe(card.script, language, hero);
  const box = hero?.boxes.find(({ id }) => id === card.box);
  const level = box?.levels[card.level - 1];
  if (!level) return '';
  const lines = level.abilities.flatMap(({ name, tiers }) =>
    tiers.map(({ needs, script }) => `${name[language]} [${needs}]: ${describe(script, language, hero)}`),
  );
  for (const { name, dice, script } of level.defences) lines.push(`${name[language]} (${dice}): ${describe(script, language, hero)}`);
  if (level.passive) lines.push(level.passive.text[language]);
  if (card.played) lines.push(describe(card.played, language, hero));
  return lines.join('; ');
}
