/** Chapter 26: a Sabotage after its answers, who earns what by it, and attacks in the same turn. */
import type { Plain } from '@kolbiste/engine';
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { PROFILES, table, type Table } from '../../fixture.ts';
import { withMadeUpCards } from '../../made-up.ts';

withMadeUpCards();

for (const profile of PROFILES)
  describe(`Sabotage (${profile})`, () => {
    const answered = (saboteur: Plain, hand: Plain): Table =>
      table(profile, { Jana: { destiny: 0, squad: { spy: saboteur } }, Petr: { destiny: 9, hand } }).do('0: sabotage spy against 1');
    it.each([
      ['is not in play', { card: 'Missing in Action' }],
      ['performs no actions', { card: "Don't Call Again!" }],
      ['is a prisoner', { card: 'Jail' }],
      ['is the victim’s own by now', { card: 'Call to the Station' }],
    ])('fails when the saboteur %s after the answers', rules('DOT 26.10', 'DOT 34.2', 'DOT DR-85'), (_, hand) => {
      const t = answered('Mitch Hunter', hand);
      t.do('1: play card on spy').passWhile();
      expect(t.happened('sabotageFailed', { against: 1, rule: 'DOT 26.10' })).toBe(true);
      expect(t.side(0)).toMatchObject({ victory: 0, destiny: 0 });
    });
    it('fails when a card protects the victim by then', rules('DOT 26.11', 'DOT DR-85', 'DOT 26.10'), () => {
      const t = answered('Mitch Hunter', { inspired: 'Inspired', hq: 'Secret HQ' });
      t.do('1: play inspired', '1: play hq to squad', '1: end').passWhile();
      expect(t.happened('sabotageFailed', { against: 1 })).toBe(true);
    });
    it('succeeds where the answer changes nothing', rules('DOT 26.12', 'DOT 26.11'), () => {
      const t = answered('Mitch Hunter', { doomed: 'Doomed' });
      t.do('1: play doomed at 0', '0: victory 4').passWhile();
      expect(t.side(0).victory).toBe(4);
    });
    it.each(['Ex-Capitol Freelancer', 'Freelancer Patriarch', 'Local Thug'])(
      'brings destiny points only, unasked: %s',
      rules('DOT 32.32t', 'DOT 32.32s', 'DOT DR-66'),
      name => {
        const area = name === 'Local Thug' ? 'outside' : 'squad';
        const t = table(profile, { Jana: { destiny: 0, [area]: { spy: name } }, Petr: {} });
        t.do('0: sabotage spy against 1').passWhile();
        expect(t.happened('sabotaged', { against: 1 })).toBe(true);
        expect(t.side(0)).toMatchObject({ victory: 0, destiny: name === 'Ex-Capitol Freelancer' ? 1 : 3 });
      },
    );
  });

describe('Sabotage and attack in one turn (tournament)', () => {
  const given = {
    Jana: {
      destiny: 9,
      hand: { inspired: 'Inspired', assault: 'Grand Assault' },
      squad: { boss: 'President Charles W. Colding', a: 'Sea Lion' },
    },
    Petr: { hand: { x: 'Doomed' }, squad: { d: 'Hussar' } },
    Eva: {},
  };
  const at = (more: object = {}): Table => table('tournament', { ...given, ...more }, { seats: 3 });
  it('is refused after an attack through a Leader with an action of Inspired', rules('DOT 26.19t', 'DOT 26.20', 'DOT DR-86'), () => {
    const t = at({ at: 'window' });
    t.do('0: play inspired', '0: lead boss', '0: attacker a', '0: defender d', '0: shoot').passWhile().do('0: end').passWhile();
    expect(t.question).toBe('acting.act');
    expect(t.world.pools[0]!.standard).toBe(true);
    expect(t.refusal('sabotage a against 2')).toBe('DOT 26.19t');
  });
  it('bars such an attack after it', rules('DOT 26.19t', 'DOT DR-86', 'DOT 26.9'), () => {
    const t = at();
    t.do('0: sabotage a against 2', '0: victory 0', '0: play inspired').passWhile();
    expect(t.world.pools.at(-1)!.peaceful).toBe(3);
    expect(t.refusal('lead boss')).toBe('DOT 26.19t');
  });
  it('leaves an attack that a card gives at any time', rules('DOT 26.20'), () => {
    const t = at();
    t.do('0: sabotage a against 2', '0: victory 0', '0: play assault', '0: attacker a', '0: defender d');
    expect(t.happened('paired')).toBe(true);
    const before = at({ at: 'window' });
    before.do('0: play assault', '0: attacker a', '0: defender d', '0: shoot').passWhile();
    expect(before.refusal('sabotage a against 2')).toBe(null);
    expect(before.offersKey('sabotage a against 2')).toBe(true);
  });
});
