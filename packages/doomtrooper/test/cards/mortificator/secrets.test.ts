import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { definitionNamed } from '../../../src/cards/registry.ts';
import { contentsOf } from '../../../src/rules/status.ts';
import { sees } from '../../../src/rules/view.ts';
import { table } from '../../fixture.ts';
import { ask } from '../situations.ts';

const secret = (petr: object = {}) =>
  table('tournament', {
    Jana: { destiny: 9, hand: { s: 'Secret', p: 'Positive Karma', l: 'Lost Paperwork', n: 'Hussar' }, squad: { a: 'Hussar' } },
    Petr: { victory: 0, squad: { b: 'Hussar' }, ...petr },
  }).do('0: play s', '0: use s as 0');
const asked = () => ask(secret());
const under = (t: ReturnType<typeof table>) => contentsOf(t.world, t.id('s'));
const hide = (t: ReturnType<typeof table>, name: string) => {
  const def = definitionNamed(name);
  const of = t.side(0).hand.find(id => t.world.cards[id]!.def === def)!;
  return ask(t).do(`0: pick ${of}`);
};

it('Secret: specials lie face down under it', rules('DOT DR-108'), () => {
  const t = asked();
  expect(t.offers.length).toBe(2);
  hide(t, 'Positive Karma');
  const [id] = under(t) as [number];
  expect([sees(t.world, 0, id), sees(t.world, 1, id), sees(t.world, 'spectator', id), t.world.pools[0]!.open]).toEqual([
    true,
    false,
    false,
    1,
  ]);
  expect(t.side(0).hand.length).toBe(2);
});
it('Secret: all are played at once; what cannot be played is removed, and so is the Secret', rules('DOT DR-110', 'DOT 37.9'), () => {
  const t = hide(secret(), 'Positive Karma').do('0: use s as 0');
  hide(t, 'Lost Paperwork').do('0: use s as 1');
  const [p, l] = under(t) as [number, number];
  t.do(`0: pick ${l}`);
  expect([t.world.cards[l]!.zone, t.offersKey(`pick ${p}`)]).toEqual(['sacrificed', true]);
  t.do(`0: pick ${p}`, `0: play ${p}`).passWhile(q => q.question === 'window.answer');
  expect([t.side(0).destiny, t.world.cards[p]!.zone, t.card('s').zone]).toEqual([19, 'discard', 'sacrificed']);
});
it('Secret: nothing reaches what lies under it, and nobody learns of it so', rules('DOT DR-108'), () => {
  const t = table('tournament', {
    actions: 5,
    Jana: { hand: { s: 'Secret', f: 'Falling Market' } },
    Petr: { hand: { r: 'Rising Market' } },
  });
  ask(ask(t.do('0: play s', '0: use s as 0')).do(`0: pick ${t.id('f')}`));
  const [id] = under(t) as [number];
  t.do('0: meditate').passWhile(p => p.asked !== 1);
  t.do('1: play r').passWhile(p => p.question === 'window.answer');
  expect([t.card('r').zone, t.world.cards[id]!.zone]).toEqual(['table', 'stored']);
});
it('Bluff: what lies under a revealed Secret does nothing', rules('DOT 37.9'), () => {
  const t = hide(secret({ hand: { u: 'Bluff' } }), 'Positive Karma').do('0: use s as 1');
  const [p] = under(t) as [number];
  t.do('1: play u').passWhile(q => q.question === 'window.answer');
  expect([t.side(0).destiny, t.world.cards[p]!.zone, t.card('s').zone, t.card('u').zone]).toEqual([
    9,
    'sacrificed',
    'sacrificed',
    'discard',
  ]);
});
it('Informants: its player alone looks under Secrets', rules('DOT 37.14'), () => {
  const t = table('tournament', {
    Jana: { hand: { i: 'Informants' } },
    Petr: { player: { s: 'Secret' } },
  });
  expect(t.offersKey('play i')).toBe(false);
  const u = hide(secret({ hand: { i: 'Informants', k: 'Hussar' } }), 'Positive Karma').do(
    '0: end',
    '0: keep',
    '1: meditate',
    '1: play i',
    '1: pick s',
  );
  const [p] = under(u) as [number];
  expect([sees(u.world, 1, p), sees(u.world, 'spectator', p)]).toEqual([true, false]);
});
