/** Base set: specials, what changes the whole table. */
import { has, spurns } from '../../../rules/abilities.ts';
import { breakOff, cover, discard, isLocked, last, place } from '../../../rules/atoms.ts';
import { leaveCover } from '../../../rules/cover.ts';
import { cowering } from '../../../rules/procedures.ts';
import { byBook, topFight } from '../../../rules/queries.ts';
import { hasLabel, isThere, warriorsOf } from '../../../rules/status.ts';
import { isCovered } from '../../filters.ts';
import type { Played } from '../../form.ts';
import { special } from '../../makers.ts';
import { upkeep } from '../../pieces.ts';
import { aWarrior, anOpponent } from '../../targets.ts';

/** Only one kind of combat until your next turn; one of the other kind that is on ends. */
const onlyTactic = (lock: 'onlyShoot' | 'onlyFight', ends: 'fight' | 'shoot'): Played => ({
  timing: 'any',
  condition: ({ world }) => !isLocked(world, lock),
  effect: ({ g, world, seat, self, play }) => {
    last(g, play, { what: 'lock', on: null, lock }, { until: seat, rule: 'DOT 25.25' });
    const fight = topFight(world);
    const isSpurned = fight !== null && fight.attacker !== null && spurns(world, fight.attacker, world.cards[self]!.def);
    if (fight !== null && fight.tactic === ends && !isSpurned) breakOff(fight); // DOT 25.24
  },
});

export const chasm = special({
  code: '01037',
  name: { en: 'Chasm!', cs: 'Propast' },
  text: {
    en: 'Only Shoot combats until your next turn; a Fight combat that is on ends.',
    cs: 'Do tvého příštího kola jen střelba; probíhající zápas končí.',
  },
  ...onlyTactic('onlyShoot', 'fight'),
});

export const cowardice = special({
  code: '01058',
  name: { en: 'Cowardice', cs: 'Zbabělost' },
  text: {
    en: 'All warriors of a player go into cover; he loses those who already were, unless he pays 5 destiny points.',
    cs: 'Všichni bojovníci hráče musí do úkrytu; o ty, kdo už v úkrytu byli, přijde, nezaplatí-li 5 bodů osudu.',
  },
  timing: 'any',
  target: anOpponent((w, player) => warriorsOf(w, player).length > 0),
  effect: ({ g, world, player }) => {
    const theirs = warriorsOf(world, player);
    const lost = theirs.filter(id => world.cards[id]!.covered);
    for (const id of theirs)
      if (!world.cards[id]!.covered && !has(world, id, 'neverCovers', null)) cover(g, id, byBook(world, 'DOT 9.8t', 'DOT 9.8s'));
    return cowering({ seat: player, lost });
  },
});

export const discovered = special({
  code: '01080',
  name: { en: 'Discovered', cs: 'Odhalen' },
  text: { en: 'On a warrior in cover: he leaves it.', cs: 'Na bojovníka v úkrytu: opustí úkryt.' },
  timing: 'any',
  blind: true,
  target: aWarrior(isCovered),
  effect: ({ g, target }) => void leaveCover(g, target),
});

export const galeForceWinds = special({
  code: '01140',
  name: { en: 'Gale Force Winds', cs: 'Vichřice' },
  text: {
    en: 'Discard all airships. Stays as long as you pay 3 destiny points in each of your draw steps: no airship may be played.',
    cs: 'Vyřaď všechny vzdušné koráby. Zůstává, dokud v každém svém kroku dobírání platíš 3 body osudu: nelze zahrát žádný vzdušný koráb.',
  },
  timing: 'any',
  effect: ({ g, world, seat, self, play }) => {
    for (const id of world.play.filter(
      card => isThere(world, card) && hasLabel(world, card, 'airship') && world.cards[card]!.zone !== 'hidden',
    ))
      if (world.play.includes(id)) discard(g, id, 'DOT 37.10');
    place(g, self, { by: seat, area: 'table', at: null, rule: 'DOT 19.2' });
    last(g, play, { what: 'lock', on: self, lock: 'noAirships' }, { rule: 'DOT 19.2' });
  },
  ...upkeep(3),
  after: 'stays',
});

export const heavyFog = special({
  code: '01151',
  name: { en: 'Heavy Fog', cs: 'Hustá mlha' },
  text: {
    en: 'Only Fight combats until your next turn; a Shoot combat that is on ends.',
    cs: 'Do tvého příštího kola jen zápasy; probíhající střelba končí.',
  },
  ...onlyTactic('onlyFight', 'shoot'),
});

export const strengthOfWill = special({
  code: '01296',
  name: { en: 'Strength of Will', cs: 'Síla vůle' },
  text: {
    en: 'Until your next turn the Dark Symmetry of others does nothing to your warriors.',
    cs: 'Do tvého příštího kola na tvé bojovníky cizí Černá symetrie nepůsobí.',
  },
  timing: 'any',
  condition: ({ world, seat }) => warriorsOf(world, seat).length > 0,
  effect: ({ g, world, seat, play }) => {
    for (const id of warriorsOf(world, seat))
      last(g, play, { what: 'ability', on: id, ability: 'strongWilled' }, { until: seat, rule: byBook(world, 'DOT 29.1t', 'DOT 29.1s') });
  },
});
