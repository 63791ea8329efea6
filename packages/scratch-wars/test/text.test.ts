/** Both dictionaries: a sentence for everything that happens, is asked, offered or refused, and good Czech. */
import {
  keyOf,
  LANGUAGES,
  questionOf,
  Random,
  seeded,
  type GameText,
  type Language,
  type Option,
  type Plain,
  type TextContext,
} from '@kolbiste/engine';
import type { Play } from '@kolbiste/testkit';
import '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import {
  BONUS_ICONS,
  EFFECTS,
  encodeCard,
  heroKinds,
  makeHero,
  makeWeapon,
  scratchWarsGame,
  seededRandom,
  SPECIALS,
  textCs,
  textEn,
  weaponKinds,
  wordsCs,
  wordsEn,
  type DuelEvent,
} from '../src/index.ts';
import { duelFrom, JANA, PETR, SEATS } from './duel-from.ts';

const TEXTS: Record<Language, GameText> = { cs: textCs, en: textEn };
const WORDS = { cs: wordsCs, en: wordsEn };
const contextOf = (play: Play, viewer: 0 | 1 | 'spectator' = 'spectator'): TextContext => ({
  seats: SEATS,
  view: play.game.see(play.position, viewer).table,
});

/** What is wrong with a text that a player reads, or null. */
function faultOf(text: string): string | null {
  if (text.trim() !== text || text === '') return 'empty or with spaces around it';
  if (/undefined|null|NaN|\[object|#\d|\?\./.test(text)) return 'something is missing in it';
  if (/\p{Ll}\p{Lu}|[a-z]\.[a-z]/u.test(text)) return 'a raw key';
  if (/ {2}| [.,;:)]|\( |\(\)/.test(text)) return 'spaces gone wrong';
  if (/-\d/.test(text) && !/[A-ZÁ-Ž]-\d/.test(text)) return 'a hyphen for a minus';
  return null;
}
const sentence = (text: string): string | null =>
  faultOf(text) ?? (!/^[\p{Lu}\d]/u.test(text) ? 'begins small' : !/[.?]$/.test(text) ? 'does not end' : null);
const label = (text: string): string | null => faultOf(text) ?? (!/^[\p{Lu}\d+−#]/u.test(text) ? 'begins small' : null);

interface Read {
  readonly faults: string[];
  readonly events: Set<string>;
  readonly questions: Set<string>;
  readonly refusals: Set<string>;
  readonly outcomes: Set<string>;
}

/** Reads everything of a random game in both languages, as the asked player and as a spectator. */
function readGame(seed: string, options: Plain, read: Read): void {
  const choices = new Random(seeded(`${seed}/choices`));
  let batch: DuelEvent[] = [];
  const position = scratchWarsGame.start(options, 2, seed, event => batch.push(event));
  const check = (fault: string | null, text: string, what: string): void => {
    if (fault) read.faults.push(`${what}: ${fault}: ${JSON.stringify(text)}`);
  };
  const context = (viewer: 0 | 1 | 'spectator'): TextContext => ({ seats: SEATS, view: scratchWarsGame.see(position, viewer).table });
  const tell = (): void => {
    for (const event of batch) {
      read.events.add(event.type);
      for (const language of LANGUAGES) {
        const text = TEXTS[language].event(event as unknown as Plain, context('spectator'));
        check(sentence(text), text, `${language} event ${event.type}`);
      }
    }
    batch = [];
  };
  tell();
  while (position.decision) {
    const { seat, options: offered, about } = position.decision;
    const question = questionOf(position),
      seen = context(seat as 0 | 1);
    read.questions.add(question);
    const refused = scratchWarsGame.explain(position, seat).filter(({ refusal }) => refusal);
    for (const language of LANGUAGES) {
      const text = TEXTS[language];
      const asked = text.question(question, about, seen);
      check(sentence(asked), asked, `${language} question ${question}`);
      const labels = offered.map(option => text.option(option, question, seen, about));
      labels.forEach((said, i) => check(label(said), said, `${language} option ${keyOf(offered[i]!)} of ${question}`));
      if (new Set(labels).size < labels.length)
        read.faults.push(`${language} options of ${question} that read alike: ${labels.join(' | ')}`);
      for (const { option, refusal } of refused) {
        read.refusals.add(refusal!.why);
        const why = text.refusal(refusal!, seen);
        check(sentence(why), why, `${language} refusal ${refusal!.why}`);
        const said = text.option(option, question, seen, null);
        check(label(said), said, `${language} refused option ${keyOf(option)} of ${question}`);
      }
      for (const line of text.table(seen)) check(faultOf(line.trim()), line, `${language} table`);
      for (const step of scratchWarsGame.see(position, seat).doing) {
        const doing = text.doing(step);
        check(label(doing), doing, `${language} doing ${step}`);
      }
    }
    scratchWarsGame.answer(position, keyOf(offered[choices.integer(offered.length)]!), event => batch.push(event));
    tell();
  }
  read.outcomes.add(position.outcome!.why);
  for (const language of LANGUAGES) {
    const text = TEXTS[language].outcome(position.outcome!, context('spectator'));
    check(sentence(text), text, `${language} outcome`);
  }
}

describe('in 200 random games', () => {
  const read: Read = { faults: [], events: new Set(), questions: new Set(), refusals: new Set(), outcomes: new Set() };
  const modes: Plain[] = [{}, { preparation: 'pack' }, { preparation: 'pack', cancelling: 'never' }, { preparation: 'pack', roundCap: 9 }];
  for (let game = 0; game < 200; game++) readGame(`text ${game}`, modes[game % modes.length]!, read);

  it('everything that happens, is asked, offered or refused has a sentence in both languages', () => {
    expect([...new Set(read.faults)].slice(0, 20)).toEqual([]);
  });

  it('everything the dictionaries know occurs', () => {
    const missing = (known: object, seen: ReadonlySet<string>) => Object.keys(known).filter(key => !seen.has(key));
    expect(missing(wordsCs.events, read.events)).toEqual([]);
    expect(missing(wordsCs.questions, read.questions)).toEqual([]);
    // Two bonuses for one effect are rare on cards, and an action is never asked for without one; explain.test.ts has them.
    const rare = ['noActions', 'bonusUsed', 'malusFirst', 'malusForced'];
    expect(missing(wordsCs.refusals, read.refusals).filter(why => !rare.includes(why))).toEqual([]);
    expect(missing(wordsCs.outcomes, read.outcomes)).toEqual([]);
  });
});

describe('the dictionaries', () => {
  it('know the same things', () => {
    const shape = (value: unknown): unknown =>
      typeof value === 'object' && value !== null
        ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shape(inner)]))
        : typeof value;
    expect(shape(wordsCs)).toEqual(shape(wordsEn));
  });

  it.each(LANGUAGES)('name and explain every effect and special once (%s)', language => {
    const { icons, explains, attacks } = WORDS[language];
    const all = [...BONUS_ICONS, ...SPECIALS];
    expect(new Set(all.map(icon => icons[icon])).size).toBe(all.length);
    for (const icon of all) expect([icon, sentence(explains[icon])]).toEqual([icon, null]);
    for (const effect of EFFECTS) if (effect in attacks) expect(attacks[effect as keyof typeof attacks]).toBe(icons[effect]);
  });

  it.each(LANGUAGES)('name every option of a table and each of its values (%s)', language => {
    const { options } = TEXTS[language];
    for (const { name, values } of scratchWarsGame.module.options.fields) {
      expect(label(options[name]!.label)).toBeNull();
      expect(sentence(options[name]!.help)).toBeNull();
      for (const value of values ?? []) expect(label(options[name]!.values![value]!)).toBeNull();
    }
  });

  it.each(LANGUAGES)('say every refusal (%s)', language => {
    for (const why of Object.keys(WORDS[language].refusals)) {
      const text = TEXTS[language].refusal(
        { rule: 'SCW 2.2.3.1', why, params: { cost: 4, energy: 2, lives: 3, durability: 5, value: 3, limit: 1 } },
        { seats: SEATS, view: null },
      );
      expect([why, sentence(text)]).toEqual([why, null]);
    }
  });
});

describe('Czech', () => {
  const play = duelFrom({ Jana: { weapons: { dýka: {} } }, Petr: { weapons: { kyj: {} } } });
  const say = (event: object): string => textCs.event(event as Plain, contextOf(play));

  it.each([
    [1, 'Jana ztrácí 1 život (zbývá 19).'],
    [2, 'Jana ztrácí 2 životy (zbývá 18).'],
    [5, 'Jana ztrácí 5 životů (zbývá 15).'],
    [16, 'Jana ztrácí 16 životů (zbývají 4).'],
    [19, 'Jana ztrácí 19 životů (zbývá 1).'],
    [22, 'Jana ztrácí 22 životů (zbývá 0).'],
  ])('counts %i lives', (lost, text) => {
    expect(say({ type: 'livesLost', seat: JANA, lost, lives: 20 - lost, cause: 'attack' })).toBe(text);
  });

  it.each([
    [0, 0, 'Jana nezískává žádnou energii a má 7.'],
    [1, 0, 'Jana získává 1 bod energie a má 7.'],
    [3, 1, 'Jana získává 3 body energie a má 7; nad dvanáct propadá 1.'],
    [5, 2, 'Jana získává 5 bodů energie a má 7; nad dvanáct propadají 2.'],
  ])('counts %i energy, %i of it lost', (gained, wasted, text) => {
    expect(say({ type: 'energyGained', seat: JANA, gained, wasted, energy: 7 })).toBe(text);
  });

  it.each([
    [1, 'Jsi na tahu, zbývá 1 akce.'],
    [2, 'Jsi na tahu, zbývají 2 akce.'],
    [4, 'Jsi na tahu, zbývají 4 akce.'],
  ])('counts %i actions', (actions, text) => {
    expect(textCs.question('turn.acted', { actions }, contextOf(play))).toBe(text);
  });

  it.each([
    [1, 'Past sklapuje: 3 není víc než 4.', 'Petr se kryje štítem za 2.', 'Petr odkrývá: Petr a 1 zbraň.'],
    [2, '2 pasti sklapují: 3 není víc než 4.', 'Petr se kryje 2 štíty za 2.', 'Petr odkrývá: Petr a 2 zbraně.'],
    [5, '5 pastí sklapuje: 3 není víc než 4.', 'Petr se kryje 5 štíty za 2.', 'Petr odkrývá: Petr a 5 zbraní.'],
  ])('counts %i traps, shields and weapons', (n, traps, shields, weapons) => {
    const ids = Array.from({ length: n }, (_, i) => i);
    expect(say({ type: 'trapsSprung', seat: PETR, weapons: ids, threshold: 4, value: 3 })).toBe(traps);
    expect(say({ type: 'shielded', seat: PETR, weapons: ids, value: 2 })).toBe(shields);
    expect(say({ type: 'revealed', seat: PETR, hero: null, weapons: ids })).toBe(weapons);
  });

  it('writes negative numbers with a minus', () => {
    expect(say({ type: 'startSpun', seat: JANA, weapon: 0, sector: 0, value: -3 })).toBe('Jana losuje o začátek, DÝKA: −3.');
    expect(say({ type: 'bonusUsed', seat: JANA, slot: 0, icon: 'heal', value: -2 })).toBe('Jana započítává postih: léčení −2.');
    expect(textCs.question('combo.decide', { sum: 5, detonator: -2 }, contextOf(play))).toBe('Odpálit komba silou 3 (5 − 2)?');
  });
});

describe('options', () => {
  const said = (language: Language, play: Play): Record<string, string> =>
    Object.fromEntries(
      play.position.decision!.options.map((option: Option) => [
        keyOf(option),
        TEXTS[language].option(option, play.question, contextOf(play, play.asked as 0 | 1), play.position.decision!.about),
      ]),
    );

  it('name a bonus by what it shows', () => {
    const play = duelFrom(
      {
        Jana: { hero: { morning: ['heroAttack 2', 'blessing 1'] }, weapons: { a: { wheel: 'green heroAttack 1' } } },
        Petr: { weapons: { b: {} } },
      },
      { random: [1] },
    ).answers(JANA, 'spin 0', 'use');
    expect(said('en', play)).toEqual({ 'bonus 0 heroAttack 2': '+2 hero attack', 'bonus 1 blessing 1': '+1 blessing', none: 'No bonus' });
    expect(said('cs', play)).toEqual({
      'bonus 0 heroAttack 2': '+2 útok na hrdinu',
      'bonus 1 blessing 1': '+1 požehnání',
      none: 'Bez bonusu',
    });
  });

  it('name a shield bonus of the defender, whose turn it is not', () => {
    const play = duelFrom({
      at: 'endOfTurn',
      Jana: { hero: { morning: 'heal 5' }, weapons: { a: { deferred: 'permanentAttack 3/1' } } },
      Petr: { hero: { morning: 'shield 2' }, weapons: { b: { deferred: 'shield 1/1' } } },
    }).answer(PETR, 'shield 1');
    expect(said('cs', play)).toEqual({ 'bonus 0 shield 2': '+2 štít', none: 'Bez bonusu' });
  });

  it('name targets with what it takes to hit them', () => {
    const play = duelFrom(
      {
        Jana: { weapons: { a: { wheel: 'green universalAttack 3' } } },
        Petr: { weapons: { kyj: { durability: 4 }, prak: { deferred: 'trap 1/2' } } },
      },
      { random: [1] },
    ).answers(JANA, 'spin 0', 'use');
    expect(said('cs', play)).toEqual({
      hero: 'Hrdina: Petr',
      'weapon 1': 'KYJ (odolnost 4)',
      'effect 2': 'Past na zbrani PRAK (odolnost 2)',
    });
    expect(said('en', play)).toEqual({
      hero: 'Hero: Petr',
      'weapon 1': 'KYJ (durability 4)',
      'effect 2': 'The trap on PRAK (durability 2)',
    });
  });

  it('tell a repair from an attack of the mechanic', () => {
    const play = duelFrom({
      at: 'endOfTurn',
      Jana: { hero: { morning: 'mechanic 3' }, weapons: { a: { state: 'broken' } } },
      Petr: { weapons: { b: {} } },
    });
    expect(said('cs', play)).toEqual({ skip: 'Vynechat', 'repair 0': 'Opravit: A', 'weapon 1': 'Zaútočit: B (odolnost 3)' });
    expect(said('en', play)).toEqual({ skip: 'Skip', 'repair 0': 'Repair A', 'weapon 1': 'Attack B (durability 3)' });
  });

  it('say what a spin costs, the surcharge included', () => {
    const play = duelFrom({
      Jana: {
        energy: 9,
        hero: { focus: ['sword'] },
        weapons: { a: { cost: 0 }, b: { cost: 1, type: 'bow' }, c: { deferred: 'combo 1/1' } },
      },
      Petr: { weapons: { d: {} } },
    });
    expect(said('cs', play)).toEqual({
      'spin 0': 'Zatočit: A (zdarma)',
      'spin 1': 'Zatočit: B (2 body energie)',
      'cancel 2': 'Zrušit kombo na zbrani C',
      end: 'Ukončit tah',
    });
  });
});

describe('names', () => {
  const cards = (seed: number) => ({
    hero: makeHero(heroKinds[0]!, seededRandom(seed)),
    weapon: makeWeapon(weaponKinds[0]!, seededRandom(seed)),
  });
  const [one, two] = [cards(1), cards(2)];
  const mirror = (first: typeof one, second: typeof one): TextContext => {
    const pools = [first, second].map(({ hero, weapon }) => [encodeCard(hero), encodeCard(weapon)]);
    return {
      seats: SEATS,
      view: scratchWarsGame.see(scratchWarsGame.start({ preparation: 'collection', pools }, 2, 'mirror'), 'spectator').table,
    };
  };
  const spun = (weapon: number): Plain => ({ type: 'weaponBroken', weapon, rule: 'SCW 3.4.3.6' });
  const hurt = (seat: number): Plain => ({ type: 'livesLost', seat, lost: 1, lives: 5, cause: 'attack', rule: 'SCW 3.4.2.3' });

  it.each(LANGUAGES)('are those of the kinds, and tell two of one kind apart by their own names (%s)', language => {
    const text = TEXTS[language];
    const kind = { weapon: weaponKinds[0]!.name[language], hero: heroKinds[0]!.name[language] };
    const context = mirror(one, two);
    expect(text.event(spun(0), context)).toContain(`${kind.weapon} ${one.weapon.name}`);
    expect(text.event(spun(1), context)).toContain(`${kind.weapon} ${two.weapon.name}`);
    expect(text.event(hurt(0), context)).toContain(`${kind.hero} ${one.hero.name}`);
    expect(text.event(hurt(1), context)).toContain(`${kind.hero} ${two.hero.name}`);
  });

  it.each(LANGUAGES)('tell even the same card in two hands apart (%s)', language => {
    const context = mirror(one, one);
    expect(TEXTS[language].event(spun(0), context)).not.toBe(TEXTS[language].event(spun(1), context));
    expect(TEXTS[language].event(hurt(0), context)).not.toBe(TEXTS[language].event(hurt(1), context));
  });

  it.each(LANGUAGES)('of a deferred effect stay right after it is destroyed (%s)', language => {
    const play = duelFrom(
      { Jana: { weapons: { a: { wheel: 'green weaponAttack 3' } } }, Petr: { weapons: { b: { deferred: 'trap 1/2' } } } },
      { random: [1] },
    ).answers(JANA, 'spin 0', 'use', 'effect 1');
    const texts = play.last.map(event => TEXTS[language].event(event as unknown as Plain, contextOf(play)));
    expect(texts.filter(text => text.includes('B')).every(text => text.toLowerCase().includes(WORDS[language].effects.trap))).toBe(true);
  });
});

describe('the table in words', () => {
  it('says whose things are where, in which state', () => {
    const play = duelFrom({
      Jana: { lives: 3, energy: 1, weapons: { a: { state: 'broken' }, b: { deferred: 'shield 2/4' } } },
      Petr: { weapons: { c: { type: 'bow', cost: 2, durability: 5 } } },
    });
    expect(textCs.table(contextOf(play))).toEqual([
      'Jana: Jana – 3 životy, 1 bod energie',
      '  · A (meč, náročnost 1, odolnost 3): rozbitá',
      '  · B (meč, náročnost 1, odolnost 3): štít 2, odolnost 4',
      'Petr: Petr – 20 životů, 3 body energie',
      '  · C (luk, náročnost 2, odolnost 5)',
    ]);
    expect(textEn.table(contextOf(play))[0]).toBe('Jana: Jana – 3 lives, 1 energy');
  });
});
