/** Table options: how cards are prepared, which cards players bring, house switches. */
import { choice, custom, flag, InputError, number, schema, type Schema } from '@kolbiste/engine';
import {
  checkHero,
  checkPrinted,
  checkWeapon,
  decodeCard,
  encodeCard,
  isHeroCard,
  type Card,
  type HeroCard,
  type WeaponCard,
} from '../cards/index.ts';
import type { Pool, Switches } from './state.ts';

export interface DuelOptions extends Switches {
  readonly preparation: 'starter' | 'pack' | 'collection';
  /** By seat, for `collection`: card codes. */
  readonly pools: readonly (readonly string[])[];
  /** For `collection`: only values that occur on printed cards. Tables older than the switch do without it. */
  readonly printedValues: boolean;
  /** For `collection`: any cards, or only those out of the club's packs. The table sees to it: the game knows no packs. */
  readonly pool: 'any' | 'club';
}

/** Of one player's own cards. */
const MAX_CARDS = 60;

export const duelOptions: Schema<DuelOptions> = schema<DuelOptions>({
  preparation: choice(['starter', 'pack', 'collection'], 'starter'),
  pools: custom<readonly (readonly string[])[]>([], readPools),
  printedValues: flag(false, true),
  pool: choice(['any', 'club'], 'any'),
  cancelling: choice(['betweenActions', 'never'], 'betweenActions'),
  roundCap: number(9, 200, 60),
});

function readPools(value: unknown, name: string): string[][] {
  if (!Array.isArray(value) || value.length > 2)
    throw new InputError('options', `option "${name}": expected a list of card codes for each of two players`);
  return value.map((said: unknown, seat) => {
    const where = `option "${name}", player ${seat + 1}`;
    const codes = codesFrom(said, where);
    poolFromCodes(codes, where, false);
    return codes;
  });
}

/** One player's card codes, as yet unread. */
export function codesFrom(said: unknown, where: string): string[] {
  if (!Array.isArray(said) || said.length > MAX_CARDS || said.some(code => typeof code !== 'string'))
    throw new InputError('options', `${where}: expected at most ${MAX_CARDS} card codes`);
  return said as string[];
}

function readCode(code: string, where: string, printedValues: boolean): Card {
  const read = decodeCard(code);
  if ('problem' in read) throw new InputError('card', `${where} ("${code.slice(0, 40)}"): ${read.problem}`);
  const problems = isHeroCard(read.card) ? checkHero(read.card) : checkWeapon(read.card);
  const problem = problems[0] ?? (printedValues ? checkPrinted(read.card)[0] : undefined);
  if (problem) throw new InputError('card', `${where}: ${problem.at} is ${problem.fault} (${problem.rule})`);
  return read.card;
}

/** A pool from codes; throws an InputError that names the bad code. */
export function poolFromCodes(codes: readonly string[], where: string, printedValues: boolean): Pool {
  const heroes: HeroCard[] = [],
    weapons: WeaponCard[] = [];
  const seen = new Map<string, number>();
  codes.forEach((code, i) => {
    const card = readCode(code, `${where}, card ${i + 1}`, printedValues);
    const same = encodeCard(card); // a card is its code, however it was typed (SCW 1.4.4.2)
    if (seen.has(same)) throw new InputError('card', `${where}: card ${i + 1} is the same card as card ${seen.get(same)!} (SCW R-14)`);
    seen.set(same, i + 1);
    if (isHeroCard(card)) heroes.push(card);
    else weapons.push(card);
  });
  if (heroes.length === 0 || weapons.length === 0)
    throw new InputError('card', `${where}: at least one hero and one weapon are needed (SCW 1.5.1.2)`);
  return { heroes, weapons, hero: null, chosen: [] };
}
