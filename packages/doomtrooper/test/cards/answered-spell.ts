/** A spell that somebody may turn: for the tests of the cards that do. */
import { table } from '../fixture.ts';

/** Jana's Mystic heals her Hussar, unless Petr answers. */
export const healing = (answer: string, caster = true) =>
  table('tournament', {
    at: 'window',
    Jana: {
      destiny: 20,
      hand: { s: 'Exorcise Injuries' },
      squad: { a: { card: 'Mystic', wounded: caster }, b: { card: 'Hussar', wounded: true } },
    },
    Petr: { destiny: 20, hand: { r: answer }, squad: { d: { card: 'Infantry', wounded: true }, e: 'Infantry' } },
  });
/** The spell is cast, and Petr is asked for his answer. */
export const cast = (answer: string, caster = true) => {
  const t = healing(answer, caster).do('0: play s on b');
  // Further targets, its strength: as little as there is.
  while (t.asked === 0 && t.question !== 'window.answer') t.do(`0: ${t.offers.includes('stop') ? 'stop' : t.offers[0]}`);
  return t;
};
