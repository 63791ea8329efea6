/** Both dictionaries: what they know, and good Czech. */
import { keyOf, LANGUAGES, type Language, type Option, type Plain, type TextContext } from '@kolbiste/engine';
import { newTable } from '@kolbiste/testkit';
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import {
  BONUS_ICONS,
  EFFECTS,
  encodeCard,
  game,
  heroKinds,
  makeHero,
  makeWeapon,
  seededRandom,
  SPECIALS,
  text as TEXTS,
  weaponKinds,
  wordsCs,
  wordsEn,
} from '../../src/index.ts';
import { Duel, JANA, PETR, SEATS } from '../fixture.ts';
import { label, sentence } from './faults.ts';

const { cs: textCs, en: textEn } = TEXTS;
const WORDS = { cs: wordsCs, en: wordsEn };

const contextOf = (play: Duel, viewer: 0 | 1 | 'spectator' = 'spectator'): TextContext => ({
  seats: SEATS,
  view: play.game.see(play.position, viewer).table,
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
    for (const { name, values } of game.module.options.fields) {
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
  const play = new Duel({ Jana: { weapons: { dýka: {} } }, Petr: { weapons: { kyj: {} } } });
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
    [1, 'Jsi na řadě, zbývá 1 akce.'],
    [2, 'Jsi na řadě, zbývají 2 akce.'],
    [4, 'Jsi na řadě, zbývají 4 akce.'],
  ])('counts %i actions', (actions, text) => {
    expect(textCs.question('turn.acted', { actions }, contextOf(play))).toBe(text);
  });

  it.each([
    [1, 'Past se spouští: 3 není víc než 4.', 'Petr se kryje štítem za 2.', 'Petr odkrývá: Petr a 1 zbraň.'],
    [2, '2 pasti se spouštějí: 3 není víc než 4.', 'Petr se kryje 2 štíty za 2.', 'Petr odkrývá: Petr a 2 zbraně.'],
    [5, '5 pastí se spouští: 3 není víc než 4.', 'Petr se kryje 5 štíty za 2.', 'Petr odkrývá: Petr a 5 zbraní.'],
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

  it('spells the names of the rules one way', rules('SCW R-74'), () => {
    expect(wordsCs.icons.blessing).toBe('požehnání');
    expect(wordsCs.specials.battleTrick).toBe('canbalandský bojový trik');
    expect(wordsCs.effects.bite).toBe('vampířský kousanec');
    expect(wordsCs.specials.mechanic).toBe('mechanikova superakce');
  });
});

describe('options', () => {
  const said = (language: Language, play: Duel): Record<string, string> =>
    Object.fromEntries(
      play.position.decision!.options.map((option: Option) => [
        keyOf(option),
        TEXTS[language].option(option, play.question, contextOf(play, play.asked as 0 | 1), play.position.decision!.about),
      ]),
    );

  it('name a bonus by what it shows', () => {
    const play = new Duel(
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
    const play = new Duel({
      at: 'endOfTurn',
      Jana: { hero: { morning: 'heal 5' }, weapons: { a: { deferred: 'permanentAttack 3/1' } } },
      Petr: { hero: { morning: 'shield 2' }, weapons: { b: { deferred: 'shield 1/1' } } },
    }).answer(PETR, 'shield 1');
    expect(said('cs', play)).toEqual({ 'bonus 0 shield 2': '+2 štít', none: 'Bez bonusu' });
  });

  it('name targets with what it takes to hit them', () => {
    const play = new Duel(
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
    const play = new Duel({
      at: 'endOfTurn',
      Jana: { hero: { morning: 'mechanic 3' }, weapons: { a: { state: 'broken' } } },
      Petr: { weapons: { b: {} } },
    });
    expect(said('cs', play)).toEqual({ skip: 'Vynechat', 'repair 0': 'Opravit: A', 'weapon 1': 'Zaútočit: B (odolnost 3)' });
    expect(said('en', play)).toEqual({ skip: 'Skip', 'repair 0': 'Repair A', 'weapon 1': 'Attack B (durability 3)' });
  });

  it('say what a spin costs, the surcharge included', () => {
    const play = new Duel({
      Jana: {
        energy: 9,
        hero: { focus: ['sword'] },
        weapons: { a: { cost: 0 }, b: { cost: 1, type: 'bow' }, c: { deferred: 'combo 1/1' } },
      },
      Petr: { weapons: { d: {} } },
    });
    expect(said('cs', play)).toEqual({
      'spin 0': 'Zatočit: A (zdarma)',
      'spin 1': 'Zatočit: B (2 body energie: 1 + 1 za cizí typ)',
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
      view: game.see(game.start({ preparation: 'collection', pools }, 2, 'mirror'), 'spectator').table,
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
    const play = new Duel(
      { Jana: { weapons: { a: { wheel: 'green weaponAttack 3' } } }, Petr: { weapons: { b: { deferred: 'trap 1/2' } } } },
      { random: [1] },
    ).answers(JANA, 'spin 0', 'use', 'effect 1');
    const texts = play.last.map(event => TEXTS[language].event(event as unknown as Plain, contextOf(play)));
    expect(texts.filter(text => text.includes('B')).every(text => text.toLowerCase().includes(WORDS[language].effects.trap))).toBe(true);
  });
});

describe('the table in words', () => {
  it('says whose things are where, in which state', () => {
    const play = new Duel({
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

describe('the price of a choice', () => {
  const said = (language: Language, play: Duel): [string, Record<string, string>] => {
    const { about, options } = play.position.decision!;
    const context = contextOf(play, play.asked as 0 | 1);
    return [
      TEXTS[language].question(play.question, about, context),
      Object.fromEntries(options.map(option => [keyOf(option), TEXTS[language].option(option, play.question, context, about)])),
    ];
  };
  const trick = (value: number, lives: number): Duel =>
    new Duel(
      {
        Jana: { lives, hero: { morning: `battleTrick ${value}` }, weapons: { dýka: { wheel: 'red heroAttack 1' } } },
        Petr: { weapons: { b: {} } },
      },
      { random: [1] },
    ).answer(JANA, 'spin 0');

  it('is named by the question and the option of the battle trick', rules('SCW R-68', 'SCW 5.4.1.3'), () => {
    expect(said('cs', trick(-2, 3))).toEqual([
      'Červené pole: útok na hrdinu 1. Přijmeš ho, nebo použiješ bojový trik za 2 životy a zatočíš znovu?',
      { accept: 'Přijmout', 'trick 0': 'Bojový trik za 2 životy, zatočit: DÝKA' },
    ]);
    expect(said('en', trick(-1, 3))).toEqual([
      'Red: hero attack 1. Accept it, or use the battle trick for 1 life and spin again?',
      { accept: 'Accept', 'trick 0': 'Battle trick for 1 life: spin DÝKA' },
    ]);
    expect(said('cs', trick(0, 1))[1]['trick 0']).toBe('Bojový trik zdarma, zatočit: DÝKA');
    expect(said('en', trick(0, 1))[1]['trick 0']).toBe('Battle trick for free: spin DÝKA');
  });

  it('is named with its end when it is the last life', rules('SCW R-68'), () => {
    expect(said('cs', trick(-2, 2))).toEqual([
      'Červené pole: útok na hrdinu 1. Přijmeš ho, nebo použiješ bojový trik za 2 životy a zatočíš znovu? Trik by tvého hrdinu porazil.',
      { accept: 'Přijmout', 'trick 0': 'Bojový trik za 2 životy (tvůj hrdina padne), zatočit: DÝKA' },
    ]);
    expect(said('en', trick(-2, 1))).toEqual([
      'Red: hero attack 1. Accept it, or use the battle trick for 2 lives and spin again? The trick would defeat your hero.',
      { accept: 'Accept', 'trick 0': 'Battle trick for 2 lives (your hero falls): spin DÝKA' },
    ]);
  });

  it('is named by the question of the Canbaland attack', rules('SCW 3.4.6.1'), () => {
    const play = new Duel(
      { Jana: { weapons: { a: { wheel: 'orange canbalandAttack -2' } } }, Petr: { weapons: { b: {} } } },
      { random: [1] },
    ).answer(JANA, 'spin 0');
    expect(said('cs', play)[0]).toBe('Canbalandský útok na zbraň −2: použít za 2 životy a skončit s akcemi, nebo ignorovat?');
    expect(said('en', play)[0]).toBe('Canbaland attack −2: use it for 2 lives and end your actions, or ignore it?');
  });

  it('of a weapon of a foreign type is named with its surcharge', rules('SCW 2.5.1.2', 'SCW 2.5.2.2'), () => {
    const play = new Duel({
      Jana: {
        energy: 9,
        hero: { focus: ['sword'] },
        weapons: { a: { cost: 0 }, b: { cost: 1, type: 'bow' }, c: { cost: 0, type: 'axe', state: 'broken' } },
      },
      Petr: { weapons: { d: {} } },
    });
    expect(said('cs', play)[1]).toEqual({
      'spin 0': 'Zatočit: A (zdarma)',
      'spin 1': 'Zatočit: B (2 body energie: 1 + 1 za cizí typ)',
      'repair 2': 'Opravit: C (1 bod energie: 0 + 1 za cizí typ)',
      end: 'Ukončit tah',
    });
    expect(said('en', play)[1]['spin 1']).toBe('Spin B (2 energy: 1 + 1 for a foreign type)');
    expect(textCs.table(contextOf(play))[2]).toBe('  · B (luk, náročnost 1 + 1 za cizí typ, odolnost 3)');
    expect(textEn.table(contextOf(play))[2]).toBe('  · B (bow, cost 1 + 1 for a foreign type, durability 3)');
  });

  it('is that of the chosen hero while weapons are chosen', rules('SCW 2.5.1.2'), () => {
    const hero = { ...makeHero(heroKinds[0]!, seededRandom(1)), kind: '', focus: ['sword'] as const };
    const [sword, bow] = (['sword', 'bow'] as const).map(type =>
      makeWeapon(
        weaponKinds.find(kind => kind.type === type)!,
        seededRandom(1),
      ),
    );
    const pool = [hero, sword!, bow!].map(encodeCard);
    const play = newTable(game, { options: { preparation: 'collection', pools: [pool, pool] } });
    const context = { seats: SEATS, view: play.game.see(play.position, JANA).table };
    const labels = play.position.decision!.options.map(option => textCs.option(option, 'loadout.pick', context, null));
    expect(labels[0]).toContain(`náročnost ${sword!.cost},`);
    expect(labels[1]).toContain(`náročnost ${bow!.cost} + 1 za cizí typ,`);
  });
});

describe('the words of a question', () => {
  const asked = (language: Language, play: Duel): string =>
    TEXTS[language].question(play.question, play.position.decision!.about, contextOf(play, play.asked as 0 | 1));
  const option = (language: Language, play: Duel, said: Option, about = play.position.decision!.about): string =>
    TEXTS[language].option(said, play.question, contextOf(play, play.asked as 0 | 1), about);

  it('ask which of two maluses counts, for none is no answer', rules('SCW 4.2.3.3'), () => {
    const ask = (...morning: string[]): Duel =>
      new Duel(
        { Jana: { hero: { morning }, weapons: { a: { wheel: 'green heroAttack 3' } } }, Petr: { weapons: { b: {} } } },
        { random: [1] },
      ).answers(JANA, 'spin 0', 'use');
    const two = ask('heroAttack -1', 'blessing -2');
    expect(two).toOffer(['bonus 0 heroAttack -1', 'bonus 1 blessing -2']);
    expect(asked('cs', two)).toBe('Který postih započítáš? Útok na hrdinu má hodnotu 3.');
    expect(asked('en', two)).toBe('Which malus counts for your hero attack 3?');
    const bonus = ask('heroAttack 1');
    expect(asked('cs', bonus)).toBe('Započítat bonus? Útok na hrdinu má hodnotu 3.');
    expect(asked('en', bonus)).toBe('Use a bonus on your hero attack 3?');
  });

  it('offer to set aside what is set aside, and to use what is used', rules('SCW 3.2.3.1', 'SCW 3.2.2.1'), () => {
    const spun = (wheel: string): Duel =>
      new Duel({ Jana: { weapons: { a: { wheel } } }, Petr: { weapons: { b: {} } } }, { random: [1] }).answer(JANA, 'spin 0');
    const deferred = spun('green shield 2/4');
    expect(asked('cs', deferred)).toBe('Štít 2, odolnost 4: odložit, nebo ignorovat?');
    expect(option('cs', deferred, 'use')).toBe('Odložit');
    expect(option('en', deferred, 'use')).toBe('Set it aside');
    expect(option('cs', spun('green heal 2'), 'use')).toBe('Použít');
    expect(option('en', spun('green heal 2'), 'use')).toBe('Use it');
  });

  it(
    'name what lies on a weapon that is no shield, and speak of another shield only after the first',
    rules('SCW 3.5.2.1', 'SCW 3.5.2.2'),
    () => {
      const play = new Duel({
        at: 'endOfTurn',
        Jana: { weapons: { a: { deferred: 'permanentAttack 5/1' } } },
        Petr: { weapons: { p: { deferred: 'shield 1/1' }, q: { deferred: 'combo 2/3' }, r: { deferred: 'shield 2/1' } } },
      });
      expect(option('cs', play, { shield: 2 }, null)).toBe('Kombo 2 na zbrani Q');
      expect(option('en', play, { shield: 2 }, null)).toBe('Combo 2 on Q');
      expect(option('cs', play, { shield: 1 })).toBe('Štít 1 na zbrani P');
      expect(option('cs', play, 'enough')).toBe('Žádný štít nepoužít');
      expect(option('en', play, 'enough')).toBe('Use no shield');
      play.answer(PETR, 'shield 1');
      expect(option('cs', play, 'enough')).toBe('Další štít nepoužít');
      expect(option('en', play, 'enough')).toBe('No more shields');
    },
  );
});
