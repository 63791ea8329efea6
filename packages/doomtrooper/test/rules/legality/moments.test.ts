/** Chapters 5, 24 and 28: at which moment a card may be played, by whom, and by which rule not. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { inPhase } from '../../cards/situations.ts';
import { PROFILES, table, type Profile, type Table } from '../../fixture.ts';

/** A card of each timing, and the rule that refuses it when it is not its time; in combats, where that is another. */
const CARDS = {
  paper: ['Lost Paperwork', 'DOT 5.3'],
  change: ['Tactical Advantage', 'DOT 28.19'],
  luck: ['Lucky Shot', 'DOT 28.19', 'DOT 24.5.14'],
  first: ['Initiative', 'DOT 5.4'],
  smell: ['Smell of War', 'DOT 5.3'],
  again: ['Ruthless Efficiency', 'DOT 5.9'],
  draw: ['Manifest Destiny', 'DOT 5.3'],
  supply: ['Supply Line Severed', 'DOT 5.3'],
  fate: ['Gift of Fate', 'DOT 5.3'],
  back: ['Strategic Restructuring', 'DOT 5.3'],
  fury: ['Blind Fury', 'DOT 5.3'],
  faulty: ['Faulty Supplies', 'DOT 28.5t'],
  escape: ['Narrow Escape!', 'DOT 24.7.3'],
  fooled: ['Bamboozled!', 'DOT 24.8.6'],
  close: ['Close Call!', 'DOT 28.5t'],
  train: ['Efficiency Training', 'DOT 22.1'],
} satisfies Record<string, readonly [card: string, rule: string, inCombats?: string]>;
type Name = keyof typeof CARDS;
const NAMES = Object.keys(CARDS) as Name[];
const RULES: Readonly<Record<Name, readonly [card: string, rule: string, inCombats?: string]>> = CARDS;

const hand = (seat: number) => Object.fromEntries(NAMES.map(name => [`${name}${seat}`, CARDS[name][0]]));
const opened = (profile: Profile, at?: string): Table =>
  table(profile, {
    ...(at && { at }),
    Jana: { destiny: 20, victory: 9, hand: hand(0), squad: { a: 'Golden Lion' }, discard: { q: 'Hussar' } },
    Petr: { destiny: 20, victory: 9, hand: hand(1), squad: { e: 'Clansman' }, cohort: { d: 'Razide' }, discard: { r: 'Hussar' } },
  });
/** Who is asked may play these and nothing else; each of the others is refused by its own rule. */
function playable(t: Table, names: readonly Name[], more: { readonly [name in Name]?: string } = {}): void {
  const seat = t.asked!;
  const inCombat = t.world.fights.length > 0;
  const verdicts = NAMES.map(name => {
    const key = t.key(`play ${name}${seat}`);
    if (t.offers.some(offer => offer === key || offer.startsWith(`${key} `))) return `${name}: offered`;
    const said = [`play ${name}${seat}`, `play ${name}${seat} on a`, `play ${name}${seat} at ${1 - seat}`].map(each => t.refusal(each));
    return `${name}: ${said.find(rule => rule !== null) ?? 'unknown'}`;
  });
  const ruleOf = (name: Name): string => more[name] ?? (inCombat ? RULES[name][2] : undefined) ?? RULES[name][1];
  const byBook = (rule: string): string => (rule === 'DOT 28.5t' && t.world.profile === 'standard' ? 'DOT 28.5s' : rule);
  expect(verdicts).toEqual(NAMES.map(name => `${name}: ${names.includes(name) ? 'offered' : byBook(ruleOf(name))}`));
}
const combat = (profile: Profile, phase: string, seat: number): Table => {
  const t = opened(profile).do('0: attack', '0: attacker a', '0: defender d');
  if (phase !== 'paired') t.do('0: fight');
  return t.passWhile(p => !(inPhase(phase)(p) && t.asked === seat && p.question === 'window.answer'));
};

for (const profile of PROFILES)
  describe(`the time to play a card (${profile})`, () => {
    const timing = ['DOT 5.3', 'DOT 5.4', 'DOT 5.9', 'DOT 28.19', 'DOT 24.5.14', 'DOT 24.7.3', 'DOT 24.8.6', 'DOT 22.1'] as const;
    const answers = profile === 'tournament' ? ('DOT 28.5t' as const) : ('DOT 28.5s' as const);
    it('in the window before an action', rules(...timing, answers), () => {
      playable(opened(profile, 'window'), ['paper', 'smell', 'fate', 'back']);
      playable(opened(profile, 'window').until('Petr'), ['paper']);
    });
    it('as an action', rules(...timing, answers), () => playable(opened(profile), [], { train: 'DOT 28.16' }));
    it('while an attack is declared', rules(...timing, answers), () => {
      const t = opened(profile).do('0: attack');
      // In total war anybody may be attacked as it is (DOT 24.2.9t).
      playable(t.until('Jana'), profile === 'standard' ? ['paper', 'fate', 'fury'] : ['paper', 'fate'], { fury: 'DOT 28.16' });
      playable(t.until('Petr'), ['paper'], { fury: 'DOT 28.16' });
    });
    it('in a combat', rules(...timing, answers), () => {
      playable(combat(profile, 'paired', 0), ['paper', 'fate']);
      playable(combat(profile, 'paired', 1), ['paper']);
      playable(combat(profile, 'modifiers', 0), ['paper', 'change', 'luck', 'fate']);
      playable(combat(profile, 'modifiers', 1), ['paper', 'change', 'luck']);
      playable(combat(profile, 'status', 0), ['paper', 'fate']);
      playable(combat(profile, 'status', 1), ['paper']);
    });
    it('in answer to a card', rules(answers), () => {
      const t = opened(profile, 'window').do('0: play paper0 at 1').until('Petr');
      playable(t, [], Object.fromEntries(NAMES.map(name => [name, 'DOT 28.5t'])));
    });
  });
