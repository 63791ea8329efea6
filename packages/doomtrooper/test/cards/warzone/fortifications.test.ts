import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { has } from '../../../src/rules/abilities.ts';
import { attackWithoutDestiny, strike } from '../situations.ts';
import { untilTurn } from '../until-turn.ts';

it(
  'Prison Camp: a Doomtrooper wounded by a surviving Doomtrooper is imprisoned, and free without the Camp',
  rules('DOT 34.11', 'DOT 34.15'),
  () => {
    const t = strike(
      attackWithoutDestiny(
        { squad: { p: 'Prison Camp', a: 'Max Steiner' }, hand: { i: 'Surprise Invasion!' } },
        { hand: { k: 'Surprise Invasion!' }, squad: { d: { card: 'Infantry', gear: { x: 'Punisher Handgun' } } } },
      ),
    ).passWhile();
    expect([has(t.world, t.id('d'), 'prisoner', null), t.card('x').zone]).toEqual([true, 'discard']);
    untilTurn(t, 10);
    t.passWhile();
    t.do('1: play k on p').passWhile();
    expect(has(t.world, t.id('d'), 'prisoner', null)).toBe(false);
  },
);
