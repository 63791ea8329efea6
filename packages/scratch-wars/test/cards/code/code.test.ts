/** Card codes: nothing of a card is lost, what is said of a wrong one, codes already printed. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSymbols } from '../../../src/cards/code/checksum.ts';
import { Writer } from '../../../src/cards/code/wire.ts';
import {
  checkHero,
  checkWeapon,
  decodeCard,
  encodeCard,
  heroKinds,
  makeHero,
  makeWeapon,
  seededRandom,
  weaponKinds,
  type HeroCard,
  type WeaponCard,
} from '../../../src/cards/index.ts';
import { anyCard, samples, SYMBOLS } from './any-card.ts';

describe('a card code', () => {
  it('holds all there is to the card', () => {
    fc.assert(
      fc.property(anyCard, card => {
        expect(decodeCard(encodeCard(card))).toEqual({ card });
      }),
      { numRuns: 2000 },
    );
  });

  it('belongs to one card only', () => {
    fc.assert(
      fc.property(anyCard, anyCard, (one, other) => {
        expect(encodeCard(one) === encodeCard(other)).toBe(JSON.stringify(one) === JSON.stringify(other));
      }),
    );
  });

  it('is short: 20 characters for our kinds, twice that for a weapon spelled out, half as much again for a hero', () => {
    for (const card of samples) expect(encodeCard(card).length).toBeLessThanOrEqual(20);
    for (const kind of weaponKinds) expect(encodeCard({ ...makeWeapon(kind, seededRandom(1)), kind: '' }).length).toBeLessThanOrEqual(40);
    for (const kind of heroKinds) expect(encodeCard({ ...makeHero(kind, seededRandom(1)), kind: '' }).length).toBeLessThanOrEqual(60);
  });

  it('is made of groups of four from letters and digits that are not mistaken for each other', () => {
    fc.assert(
      fc.property(anyCard, card => {
        expect(encodeCard(card)).toMatch(/^SW[HW](-[0-9A-HJKMNP-TV-Z]{4})*-[0-9A-HJKMNP-TV-Z]{1,4}$/);
      }),
    );
  });

  it('of every kind stays as it was printed: no kind moves or changes', () => {
    expect(samples.map(card => `${card.kind} ${encodeCard(card)}`)).toMatchSnapshot();
  });

  it('read by people who write O for 0, I or L for 1, small letters, spaces and their own dashes', () => {
    const spoil = (text: string, choices: readonly number[]): string =>
      [...text]
        .map((c, i) => {
          const choice = choices[i % choices.length]!;
          const letter =
            c === '0' ? '0Oo'[choice % 3]! : c === '1' ? '1IiLl'[choice % 5]! : c === '-' ? ['', ' ', '-', '–', ' - '][choice % 5]! : c;
          return choice % 2 ? letter.toLowerCase() : letter;
        })
        .join('');
    fc.assert(
      fc.property(anyCard, fc.array(fc.nat(29), { minLength: 1, maxLength: 40 }), (card, choices) => {
        expect(decodeCard(`  ${spoil(encodeCard(card), choices)}\n`)).toEqual({ card });
      }),
    );
  });
});

describe('an error says what is wrong:', () => {
  const code = encodeCard(samples[0]!);
  /** A text with a right checksum around whatever was put on the wire. */
  const sealed = (fill: (wire: Writer) => void, letter = 'W'): string => {
    const wire = new Writer();
    fill(wire);
    const symbols = [...wire.symbols()];
    return `SW${letter}${[...symbols, ...checkSymbols([SYMBOLS.indexOf(letter), ...symbols])].map(s => SYMBOLS[s]).join('')}`;
  };

  it('nothing there', () => {
    expect(decodeCard('')).toEqual({ problem: 'empty' });
    expect(decodeCard(' - \n')).toEqual({ problem: 'empty' });
  });

  it('a character that is in no code, and where', () => {
    expect(decodeCard('SWH-0U2')).toEqual({ problem: 'unknownCharacter', position: 5, character: 'U' });
    expect(decodeCard(' swh 12é')).toEqual({ problem: 'unknownCharacter', position: 7, character: 'é' });
    expect(decodeCard('SW🐧')).toEqual({ problem: 'unknownCharacter', position: 2, character: '🐧' });
    expect(decodeCard('https://x')).toEqual({ problem: 'unknownCharacter', position: 5, character: ':' });
  });

  it('not a card code at all', () => {
    expect(decodeCard('ABC-1234-5678')).toEqual({ problem: 'prefix' });
    expect(decodeCard(code.slice(4))).toEqual({ problem: 'prefix' });
  });

  it('too short, too long', () => {
    expect(decodeCard('SWH-1234-56')).toEqual({ problem: 'tooShort' });
    expect(decodeCard(`SWH-${'0'.repeat(400)}`)).toEqual({ problem: 'tooLong' });
  });

  it('a slip of the pen', () => {
    const wrong = code.slice(0, -1) + (code.at(-1) === '7' ? '8' : '7');
    expect(decodeCard(wrong)).toEqual({ problem: 'checksum' });
    expect(decodeCard(code.replace('SWH', 'SWW'))).toEqual({ problem: 'checksum' });
  });

  it('a code from a later version', () => {
    const text = sealed(wire => {
      wire.put(1, 8);
      wire.put(0, 2 ** 40);
    });
    expect(decodeCard(text)).toEqual({ problem: 'version', version: 1 });
  });

  it('a kind this version does not know', () => {
    const text = sealed(wire => {
      wire.put(0, 8); // version
      wire.put(0, 2); // of a kind
      wire.put(1, 4); // Canbalandia
      wire.put(127, 128);
      wire.put(0, 2 ** 30);
    });
    expect(decodeCard(text)).toEqual({ problem: 'unknownKind' });
  });

  it('a sealed text that no card writes so', () => {
    const weapon = makeWeapon(weaponKinds[0]!, seededRandom(0));
    const symbols = Array.from(encodeCard(weapon).replaceAll('-', '').slice(3, -2), c => SYMBOLS.indexOf(c));
    const longer = [...symbols, 0];
    const text = `SWW${[...longer, ...checkSymbols([SYMBOLS.indexOf('W'), ...longer])].map(s => SYMBOLS[s]).join('')}`;
    expect(decodeCard(text)).toEqual({ problem: 'malformed' });
  });

  it('and reading never throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' })), text => {
        expect(decodeCard(text)).toHaveProperty('problem');
      }),
    );
    fc.assert(
      fc.property(fc.constantFrom('H', 'W'), fc.array(fc.nat(31), { minLength: 6, maxLength: 60 }), (letter, symbols) => {
        const text = `SW${letter}${[...symbols, ...checkSymbols([SYMBOLS.indexOf(letter), ...symbols])].map(s => SYMBOLS[s]).join('')}`;
        const decoded = decodeCard(text);
        if ('card' in decoded) {
          expect('lives' in decoded.card ? checkHero(decoded.card) : checkWeapon(decoded.card)).toEqual([]);
          expect(encodeCard(decoded.card).replaceAll('-', '')).toBe(text);
        }
      }),
      { numRuns: 3000 },
    );
  });

  it('while a card with problems gets no code', () => {
    const hero = samples[0] as HeroCard;
    expect(() => encodeCard({ ...hero, lives: 1 })).toThrow('lives tooLow [R-19]');
  });
});

describe('codes already printed', () => {
  const slingshot: WeaponCard = {
    kind: 'underpants-slingshot',
    name: 'FPMY',
    edition: 'base',
    type: 'bow',
    rarity: 1,
    durability: 2,
    cost: 0,
    sectors: [
      { colour: 'green', effect: 'energy', value: 1, durability: null },
      { colour: 'red', effect: 'universalAttack', value: 2, durability: null },
      { colour: 'orange', effect: 'combo', value: 1, durability: 2 },
      { colour: 'green', effect: 'shield', value: 0, durability: 4 },
      { colour: 'orange', effect: 'energy', value: 1, durability: null },
      { colour: 'orange', effect: 'combo', value: 2, durability: 2 },
      { colour: 'orange', effect: 'shield', value: 1, durability: 3 },
      { colour: 'green', effect: 'energy', value: 2, durability: null },
      { colour: 'red', effect: 'universalAttack', value: 1, durability: null },
    ],
  };
  const typedIn: HeroCard = {
    kind: '',
    name: 'Starej Fousáč',
    island: 'zepplandia',
    rarity: 2,
    lives: 22,
    focus: ['wand', 'sword'],
    energy: [3, 4, 2, 3],
    slots: [
      [{ icon: 'shrapnel', value: 2 }],
      [
        { icon: 'trap', value: -1 },
        { icon: 'blessing', value: 1 },
      ],
      [
        { icon: 'mechanic', value: 3 },
        { icon: 'battleTrick', value: -2 },
      ],
      [{ icon: 'nightAttack', value: 5 }],
    ],
  };

  it('still mean the same cards', () => {
    expect(decodeCard('SWW-08H5-H18Y-0285')).toEqual({ card: slingshot });
    expect(decodeCard('SWH-80AP-QRNA-4SYF-6SH8-1GNB-QF7D-3DFV-Y2PN-56K')).toEqual({ card: typedIn });
  });
});
