/** A question says what happened and what is at stake; an answer its price and what comes of it. */
import { expect, it } from 'vitest';
import { text } from '../../src/index.ts';
import { needsConfirming, sparing } from '../../src/text/confirming.ts';
import { kindNow, table, type Table } from '../fixture.ts';

const seats = ['Jana', 'Petr'];
function asked(t: Table, language: 'en' | 'cs' = 'en') {
  const { table: view, decision } = t.game.see(t.position, t.asked!);
  const { question, about, options } = decision!;
  const context = { seats, view };
  return {
    text: text[language].question(question, about, context),
    label: (said: string): string =>
      text[language].option(options.find(({ key }) => key === t.key(said))!.option, question, context, about),
    detail: (said: string): string =>
      text[language].detail!(options.find(({ key }) => key === t.key(said))!.option, question, context, about),
    confirms: (said: string): boolean =>
      needsConfirming(question, options.find(({ key }) => key === t.key(said))!.option, { about, view, seat: t.asked! }),
    late: (said: string): boolean =>
      sparing(question, options.find(({ key }) => key === t.key(said))!.option, { about, view, seat: t.asked! }),
  };
}
const given = {
  Jana: {
    destiny: 9,
    squad: { sean: 'Sean Gallagher', hussar: { card: 'Blood Beret', wounded: true } },
    hand: { clan: 'Clansman', evade: 'Evasive Action', escape: 'Narrow Escape!' },
  },
  Petr: { cohort: { neph: 'Nepharite of Ilian' }, hand: { blow: 'Powerful Blow', noise: 'Miscommunication' } },
};

it('tells what an action costs, brings, and takes with it', () => {
  const t = table('tournament', given);
  const en = asked(t);
  expect(en.text).toBe('Your turn: 3 actions left.');
  expect(en.label('attack')).toBe('Attack · your 2 other actions are lost');
  expect(en.label('end')).toBe('End actions · 3 actions unused');
  expect(en.label('meditate')).toBe('Meditate · +1 destiny');
  expect(en.label('play clan')).toBe('Play Clansman · 3 destiny');
  const cs = asked(t, 'cs');
  expect(cs.label('attack')).toBe('Zaútočit · přijdeš o 2 další akce');
  expect(cs.label('end')).toBe('Ukončit akce · 3 akce propadnou');
  expect(cs.label('play clan')).toMatch(/^Zahrát kartu .+ · 3 body osudu$/);
});

it('tells two warriors of one name apart, and what either tactic would come to', () => {
  const t = table('tournament', { ...given, Petr: { squad: { other: 'Hussar' } } }).do('0: attack');
  t.passWhile(() => t.question !== 'attacking.attacker');
  expect(asked(t).label('attacker hussar')).toMatch(/^Blood Beret · Fight \d+ Shoot \d+ Armor \d+ Value \d+, wounded$/);
  t.do('0: attacker hussar', '0: defender other').passWhile(() => t.question !== 'attacking.chosen');
  expect(asked(t).label('fight')).toMatch(/^Fight · as it stands (both are|only .+ is|nobody is) hit$/);
});

it('says what comes of a target, puts a combat that only hurts oneself last, and warns of a death for nothing', () => {
  const t = table('tournament', {
    Jana: { squad: { banshee: { card: 'Martian Banshee', wounded: true } } },
    Petr: { cohort: { undead: 'Undead Legionnaire', razide: 'Razide' } },
  }).do('0: attack', '0: attacker banshee');
  t.passWhile(() => t.question !== 'attacking.defender');
  const targets = asked(t);
  expect(targets.label('defender undead')).toBe(
    'Undead Legionnaire · Value 2 · Fight: only Martian Banshee is hit · Shoot: only Undead Legionnaire is hit',
  );
  expect(asked(t, 'cs').label('defender undead')).toMatch(
    /^Nemrtvý legionář · Hodnota 2 · Zápas: zásah dostane jen .+ · Střelba: zásah dostane jen .+$/,
  );
  expect([targets.late('defender undead'), targets.late('defender razide')]).toEqual([false, false]);
  t.do('0: defender undead').passWhile(() => t.question !== 'attacking.chosen');
  const tactics = asked(t);
  expect([tactics.late('fight'), tactics.late('shoot')]).toEqual([true, false]);
  expect([tactics.confirms('fight'), tactics.confirms('shoot')]).toEqual([true, false]);
});

it('says what binds the next action', () => {
  const bound = table('tournament', { Jana: { squad: { lion: { card: 'Golden Lion', covered: true } } }, Petr: {} });
  expect(asked(bound).text).toBe('Your turn: 3 actions left. First one of your warriors has to leave cover.');
  expect(asked(bound, 'cs').text).toBe('Jsi na řadě: zbývají 3 akce. Nejdřív musí jeden tvůj bojovník opustit úkryt.');
});

it('says in a combat who fights and who would be hit, and warns of strength for the other side', () => {
  const t = table('tournament', given).do('0: attack', '0: attacker sean', '0: defender neph', '0: fight');
  t.passWhile(() => kindNow(t) !== 'modifiers');
  expect(asked(t).text).toMatch(/^Sean Gallagher attacks Nepharite of Ilian; as it stands .+ hit\. Play a modifier\?$/);
  expect(asked(t, 'cs').text).toMatch(/^Útočí .+, brání se .+; zatím zásah .+\. Zahraješ modifikátor\?$/);
  t.do('0: play evade on sean').passWhile(() => t.asked !== 1);
  expect([asked(t).text, asked(t, 'cs').text]).toEqual([
    'Jana plays Evasive Action on Sean Gallagher. Respond?',
    'Jana hraje kartu Úhybná akce (cíl: Sean Gallagher). Chceš reagovat?',
  ]);
  t.passWhile(() => t.asked !== 1 || kindNow(t) !== 'modifiers');
  const petr = asked(t);
  expect(petr.label('play blow on neph')).toBe('Play Powerful Blow on Nepharite of Ilian');
  expect(petr.label('play blow on sean')).toBe('Play Powerful Blow on Sean Gallagher · hurts your own side');
  expect(petr.detail('play blow on neph')).toMatch(/\+\d Fight/);
  expect([petr.confirms('play blow on sean'), petr.confirms('play blow on neph')]).toEqual([true, false]);
});

it('asks by name whether to save somebody', () => {
  const t = table('tournament', given).do('0: attack', '0: attacker hussar', '0: defender neph', '0: fight');
  t.passWhile(() => kindNow(t) !== 'saving');
  expect(asked(t).text).toBe('Blood Beret is about to be killed; Nepharite of Ilian is about to be wounded. Save somebody?');
  expect(asked(t, 'cs').text).toMatch(/^Hrozí smrt: .+\. Hrozí zranění: .+\. Zachráníš někoho\?$/);
});
