/** What events, questions and refusals cite: rules of the book in play, and the one that says it best. */
import { keyOf, questionOf, Random, seeded } from '@kolbiste/engine';
import { rulePage } from '@kolbiste/rulebooks';
import { newTable, Play } from '@kolbiste/testkit';
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { randomTable } from '../../src/decks/random.ts';
import { game, type TableOptions } from '../../src/index.ts';
import type { World } from '../../src/rules/state.ts';
import { type Profile, PROFILES, table, type Table } from '../fixture.ts';

/** Rules cited in some games at random that do not hold in their profile, with where. */
function strangers(profile: Profile, games: number): string[] {
  const random = new Random(seeded(`citations ${profile}`));
  const found = new Set<string>();
  const note = (cited: string, where: string): void => {
    const page = rulePage(cited);
    if (page && !page.profiles.includes(profile)) found.add(`${cited} in ${where}`);
  };
  for (let i = 0; i < games; i++) {
    let { options, seats } = randomTable(random);
    while ((options as unknown as TableOptions).profile !== profile) ({ options, seats } = randomTable(random));
    const position = game.start(options, seats, `citations ${i}`, event => note(event.rule, event.type));
    for (let n = 0; n < 250 && position.decision; n++) {
      const { seat, rule: asked, options: offers } = position.decision;
      note(asked, questionOf(position));
      if (n % 10 === 0)
        for (const { key, refusal } of game.explain(position, seat)) if (refusal) note(refusal.rule, `the refusal of ${key}`);
      game.answer(position, keyOf(offers[random.integer(offers.length)]!), event => note(event.rule, event.type));
    }
  }
  return [...found];
}
/** The rule by which the seat is asked, again and again while everybody passes. */
function askedBy(t: Table, until: (t: Table) => boolean): string[] {
  const cited: string[] = [];
  for (let i = 0; i < 40 && !until(t) && t.offers.includes('pass'); i++) {
    if (t.asked === 0) cited.push(t.position.decision!.rule);
    t.answer(t.asked!, 'pass');
  }
  return cited;
}

for (const profile of PROFILES)
  describe(`citations (${profile})`, () => {
    const tournament = profile === 'tournament';
    it('are of the book in play, or of what it has from the other', rules('DOT DR-01'), () => {
      expect(strangers(profile, 12)).toEqual([]);
    });
    it('tell one window from another', rules('DOT 5.5', 'DOT 5.6', 'DOT 5.7', 'DOT 5.8', 'DOT 5.10t', 'DOT 5.10s', 'DOT 5.11s'), () => {
      const t = table(profile, {
        at: 'start',
        Jana: { hand: { k: 'Positive Karma' }, squad: { a: 'Hussar' } },
        Petr: { hand: { k1: 'Positive Karma' }, squad: { d: 'Hussar' } },
      });
      expect(askedBy(t, ({ question }) => question === 'acting.act')).toEqual([
        ...(tournament ? [] : ['DOT 5.11s']),
        'DOT 5.4',
        'DOT 5.5',
        'DOT 5.3',
        'DOT 5.6',
      ]);
      t.answer(0, 'meditate');
      expect(askedBy(t, ({ question }) => question === 'acting.act')).toEqual(['DOT 5.7']);
      t.answer(0, 'end');
      t.answer(0, 'keep');
      expect(askedBy(t, ({ world }) => world.active === 1)).toEqual(['DOT 5.8', 'DOT 5.9', ...(tournament ? [] : ['DOT 5.10s'])]);
    });
    it('say that unused actions are lost', rules('DOT 7.10', 'DOT 7.11'), () => {
      const t = table(profile, { Jana: { squad: { a: 'Hussar' } }, Petr: {} });
      t.do('0: meditate', '0: end');
      expect(t.happened('actionsLost', { seat: 0, n: 2, rule: 'DOT 7.11' })).toBe(true);
    });
    it(
      'let anyone who strikes first act first, and whom a card affects answer first',
      rules('DOT 5.21', 'DOT 5.22', 'DOT 25.11', 'DOT 28.14'),
      () => {
        const t = table(profile, {
          Jana: { hand: { doom: 'Doomed', x: 'Positive Karma' }, squad: { a: 'Hussar' } },
          Petr: { hand: { k: 'Positive Karma' }, squad: { quick: 'Shadow Walker', slow: 'Infantry' } },
        });
        t.do('0: meditate', '0: play doom at 1');
        expect([t.asked, t.position.decision!.rule]).toEqual([1, 'DOT 28.14']);
        t.answered();
        t.passWhile().do('0: attack', '0: attacker a');
        for (const [defender, seat, cited] of [
          ['slow', 0, [tournament ? 'DOT 24.0.12t' : 'DOT 24.0.12s', 'DOT 24.5.14']],
          ['quick', 1, ['DOT 5.22', 'DOT 25.11']],
        ] as const) {
          const on = new Play(game as never, game.clone(t.position as never), []);
          on.answer(0, t.key(`defender ${defender}`));
          const paired = on.position.decision!;
          on.passWhile(({ question }) => question === 'window.answer');
          on.answer(0, 'fight');
          on.passWhile(({ position }) => (position.world as World).fights[0]!.phase !== 'modifiers');
          const modifiers = on.position.decision!;
          expect([paired.seat, paired.rule, modifiers.seat, modifiers.rule]).toEqual([seat, cited[0], seat, cited[1]]);
        }
      },
    );
    it('say of what kind the cancelled card was, whose payment is lost', rules('DOT 22.4', 'DOT 21.13', 'DOT 28.21t', 'DOT 28.21s'), () => {
      const t = table(profile, {
        Jana: { hand: { karma: 'Positive Karma' }, squad: { a: 'Hussar' } },
        Petr: { hand: { noise: 'Miscommunication' } },
      });
      t.do('0: meditate', '0: play karma', '1: play noise').passWhile();
      expect(t.happened('cancelled', { card: t.id('karma'), rule: 'DOT 22.4' })).toBe(true);
    });
    it(
      "name the mode that says it: the Cartel's points and hands, and its end",
      rules('DOT 38.15', 'DOT 38.16', 'DOT 38.17', 'DOT 38.21'),
      () => {
        const { events } = newTable(game as never, { options: { profile, mode: 'cartel' }, seats: 7, seed: 'cartel' });
        const of = (type: string, seat: number): string[] => [
          ...new Set(
            events.filter(event => event.type === type && (event as unknown as { seat: number }).seat === seat).map(event => event.rule),
          ),
        ];
        expect([of('destinyGained', 0), of('destinyGained', 6), of('drew', 0), of('drew', 6)]).toEqual([
          ['DOT 38.15'],
          ['DOT 38.17'],
          ['DOT 4.4'],
          ['DOT 38.16'],
        ]);
        const t = table(
          profile,
          { Jana: { victory: 49, squad: { a: 'Hussar' } } },
          { seats: 7, options: { mode: 'cartel', judge: true, arbiter: 1 } },
        );
        t.do('0: judge', '0: change victory+1', '0: player 0');
        expect(t.world.ended).toMatchObject({ rule: 'DOT 38.21', places: [1, 1, 1, 1, 1, 1, 7] });
      },
    );
  });
