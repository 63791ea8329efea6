/** What is not printed is said. */
import { describe, expect, it } from 'vitest';
import { allHeroes, heroNamed, provenance, SPELLS } from '../../src/index.ts';

describe('what is not printed', () => {
  const claws = allHeroes()[0]!.boxes[0]!.levels;
  it('is said beside the value and the name, in the reader’s language', () => {
    expect(provenance('cs', claws[1]!.abilities[0]!)).toBe('Hodnota je naše: tištěnou neznáme. Český název je náš.');
    expect(provenance('en', claws[1]!.abilities[0]!)).toBe('House-made: the printed value is unknown.');
    expect(provenance('en', claws[0]!.abilities[0]!)).toMatch(/^Uncertain value\. .*inferred/);
    expect(provenance('en', SPELLS[0]!)).toBe('House-made: the printed value is unknown. The name is ours.');
  });
  it('is marked on every ability, defence, passive, status and card that has it, and on nothing else', () => {
    const marks = allHeroes().map(({ id, boxes, statuses, cards }) => {
      const things = [
        ...boxes.flatMap(({ levels }) =>
          levels.flatMap(({ abilities, defences, passive }) => [...abilities, ...defences, ...(passive ? [passive] : [])]),
        ),
        ...statuses,
        ...cards,
      ];
      const count = (source: string) => things.filter(each => each.source === source).length;
      return [id, count('fact'), count('uncertain'), count('house')];
    });
    expect(marks).toMatchInlineSnapshot(`
      [
        [
          "black-panther",
          9,
          3,
          24,
        ],
        [
          "black-widow",
          37,
          1,
          0,
        ],
        [
          "captain-marvel",
          3,
          0,
          35,
        ],
        [
          "doctor-strange",
          5,
          4,
          27,
        ],
        [
          "loki",
          3,
          8,
          26,
        ],
        [
          "scarlet-witch",
          5,
          8,
          27,
        ],
        [
          "spider-man",
          33,
          1,
          0,
        ],
        [
          "thor",
          35,
          3,
          0,
        ],
      ]
    `);
    // Everything uncertain says what is in doubt.
    for (const { boxes, statuses, cards } of allHeroes())
      for (const thing of [
        ...boxes.flatMap(({ levels }) => levels.flatMap(({ abilities, defences }) => [...abilities, ...defences])),
        ...statuses,
        ...cards,
      ])
        if (thing.source === 'uncertain') expect(thing.note, thing.id).toBeDefined();
  });
  it('marks every value as fact or house-made', () => {
    for (const id of ['black-widow', 'spider-man', 'thor']) expect(heroNamed(id).cards.every(({ source }) => source === 'fact')).toBe(true);
    expect(heroNamed('captain-marvel').cards.every(({ source }) => source === 'house')).toBe(true);
    expect(heroNamed('black-panther').boxes[0]!.levels.map(({ abilities }) => abilities[0]!.source)).toEqual([
      'uncertain',
      'house',
      'house',
    ]);
    expect(allHeroes().map(({ cards }) => cards.length)).toEqual([14, 14, 14, 14, 14, 14, 14, 15]);
  });
});
