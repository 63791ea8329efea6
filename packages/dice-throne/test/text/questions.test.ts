/** A question says what happened and what is at stake; an answer its price and what comes of it. */
import { expect, it } from 'vitest';
import { text } from '../../src/index.ts';
import { SEATS, table, type Table } from '../fixture.ts';

function asked(t: Table, language: 'en' | 'cs' = 'en') {
  const { table: view, decision } = t.game.see(t.position, t.asked!);
  const { question, about, options } = decision!;
  const context = { seats: SEATS, view };
  return {
    text: text[language].question(question, about, context),
    label: (said: string): string =>
      text[language].option(options.find(({ key }) => key === t.key(said))!.option, question, context, about),
    detail: (said: string): string =>
      text[language].detail!(options.find(({ key }) => key === t.key(said))!.option, question, context, about),
  };
}

it('tells what is on its way, what an ability does and what a defence would do', () => {
  const t = table({ Jana: { hero: 'black-panther' }, Petr: { hero: 'thor' } }, [1, 1, 1, 4, 4, 5, 6, 4]);
  t.do('Jana: roll', 'Jana: stop');
  expect(asked(t).label('announce vibraniumClaws')).toBe('Vibranium Claws · deal 4 damage');
  expect(asked(t).label('none')).toBe('No ability · no attack this turn');
  expect(asked(t, 'cs').label('announce vibraniumClaws')).toBe('Vibraniové drápy · uděl 4 zranění');
  t.do('Jana: announce vibraniumClaws');
  expect(asked(t).text).toBe('Vibranium Claws will deal 4 to you. Choose your defence.');
  expect(asked(t, 'cs').text).toBe('Vibraniové drápy: hrozí ti 4 zranění. Jak se bráníš?');
  expect(asked(t).label('defend thunderWheel')).toMatch(/^Thunder Wheel · .*prevent/);
});

it('tells prices, and what a window answers', () => {
  const main = table({ at: 'main1', Jana: { hero: 'black-panther', cp: 5, hand: { six: 'sixIt' } }, Petr: { hero: 'thor' } });
  expect(asked(main).text).toBe('Main phase, 5 CP: play cards, or end the phase.');
  expect(asked(main).label('sell six')).toMatch(/ · \+1 CP$/);
  const t = table(
    { Jana: { hero: 'black-panther', cp: 5, hand: { six: 'sixIt' } }, Petr: { hero: 'thor', cp: 4, hand: { dodge: 'notThisTime' } } },
    [1, 1, 1, 4, 4, 1, 1, 1],
  );
  t.attack('Jana', 'vibraniumClaws').do('Petr: defend thunderWheel').atWindow('last', 'Petr');
  expect(asked(t).text).toBe('Vibranium Claws will deal 4 to you. Respond?');
  expect(asked(t).label('play dodge')).toMatch(/ · \d CP$/);
  expect(asked(t).detail('play dodge')).toMatch(/prevents 6/);
  expect(asked(t, 'cs').detail('play dodge')).toMatch(/6/);
  expect(asked(t).detail('pass')).toBe('');
});

it('says what an announced ability would do', () => {
  const t = table({ Jana: { hero: 'black-panther' }, Petr: { hero: 'thor', cp: 4, hand: { tip: 'tipIt' } } }, [1, 1, 1, 4, 4]);
  t.do('Jana: roll', 'Jana: stop', 'Jana: announce vibraniumClaws').atWindow('announced', 'Petr');
  expect(asked(t).text).toBe('Jana announces Vibranium Claws with 1 1 1 4 4: deal 4 damage. Respond?');
  expect(asked(t, 'cs').text).toBe('Jana ohlašuje: Vibraniové drápy (1 1 1 4 4), uděl 4 zranění. Chceš zareagovat?');
});
