/** Chapter 1: how a game is won, lost and drawn. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { PROFILES, table } from '../fixture.ts';

for (const profile of PROFILES)
  describe(`victory (${profile})`, () => {
    it('is reaching the target', rules('DOT 1.1t', 'DOT 1.1s', 'DOT 1.2'), () => {
      const t = table(profile, {
        Jana: { victory: (profile === 'tournament' ? 40 : 25) - 2, squad: { sean: 'Sean Gallagher' } },
        Petr: { cohort: { kid: { card: 'Child of Ilian', wounded: true } } },
      });
      t.do('0: attack', '0: attacker sean', '0: defender kid', '0: fight', '0: victory 2').passWhile();
      expect(t.outcome).toMatchObject({ places: [1, 2], rule: 'DOT 1.2' });
    });
    it('comes after all answers to the points', rules('DOT DR-27'), () => {
      const t = table(profile, {
        Jana: { victory: (profile === 'tournament' ? 40 : 25) - 2, squad: { sean: 'Sean Gallagher' } },
        Petr: { hand: { fooled: 'Bamboozled!' }, cohort: { kid: { card: 'Child of Ilian', wounded: true } } },
      });
      t.do('0: attack', '0: attacker sean', '0: defender kid', '0: fight', '0: victory 2', '1: play fooled').passWhile();
      expect(t.outcome).toBeNull();
    });
    it('goes to the higher total when both reach it at one moment', rules('DOT 1.3', 'DOT DR-27', 'DOT 1.2'), () => {
      const goal = profile === 'tournament' ? 40 : 25;
      const t = table(profile, {
        Jana: { victory: goal - 4, squad: { a: { card: 'Chemiman', wounded: true } } },
        Petr: { victory: goal - 1, squad: { b: { card: 'Blood Beret', wounded: true } } },
      });
      t.do('0: attack', '0: attacker a', '0: defender b', '0: fight', '0: victory 4', '1: victory 4').passWhile();
      expect(t.outcome).toMatchObject({ places: [2, 1] });
    });
    it('is not for a debtor; the moment the debt is gone it is', rules('DOT 1.9', 'DOT DR-30'), () => {
      const goal = profile === 'tournament' ? 40 : 25;
      const t = table(profile, {
        at: 'window',
        Jana: { victory: goal, debt: 3, destiny: 5, hand: { x: 'Doomed' }, player: { bank: 'Bauhaus Bank' } },
        Petr: {},
      });
      t.do('0: meditate').passWhile();
      expect(t.outcome).toBeNull();
      t.do('0: meditate', '0: use bank as 1', '0: spend 3').passWhile();
      expect(t.outcome).toMatchObject({ places: [1, 2] });
    });
  });

for (const profile of PROFILES) {
  it(`two who reach the target together: more points win (${profile})`, rules('DOT 1.3'), () => {
    const t = table(
      profile,
      { Jana: { victory: 12, squad: { a: 'Hussar' } }, Petr: { victory: 11 } },
      { options: { judge: true, target: 10 } },
    );
    t.do('0: judge', '0: change victory+1', '0: player 0', '1: agree');
    expect([t.world.ended?.rule, t.world.ended?.places]).toEqual(['DOT 1.3', [1, 2]]);
  });
}

for (const profile of PROFILES)
  describe(`the countdown (${profile})`, () => {
    it(
      'is three own turns, stopped by any warrior who can fight',
      rules('DOT 1.16t', 'DOT 1.16s', 'DOT 1.17', 'DOT 1.18', 'DOT 1.19', 'DOT DR-29'),
      () => {
        const t = table(profile, {
          at: 'start',
          Jana: { library: 0, destiny: 9, hand: { lion: 'Golden Lion', x: 'Doomed' } },
          Petr: { squad: { y: 'Hussar' } },
        });
        t.passWhile();
        expect(t.side(0).countdown).toBe(3);
        t.do('0: play lion').passWhile();
        expect(t.side(0).countdown).toBe(0);
        const lost = table(profile, {
          at: 'end',
          Jana: { library: 0, countdown: 1, hand: { x: 'Doomed' } },
          Petr: { squad: { y: 'Hussar' } },
        });
        lost.passWhile();
        expect(lost.outcome).toMatchObject({ places: [2, 1], rule: 'DOT 1.19' });
      },
    );
    it('is lost even when the opponent is in debt', rules('DOT 1.20'), () => {
      const t = table(profile, { at: 'end', Jana: { library: 0, countdown: 1 }, Petr: { debt: 8, squad: { y: 'Hussar' } } }).passWhile();
      expect(t.outcome).toMatchObject({ places: [2, 1] });
    });
  });
