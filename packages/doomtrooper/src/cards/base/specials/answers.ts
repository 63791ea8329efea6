/** Base set: specials, answers to what others do. */
import { no } from '@kolbiste/engine';
import { gainDestiny, last, save, spoilAward } from '../../../rules/atoms.ts';
import { harmOne } from '../../../rules/combat/harm.ts';
import { notesOf, topFight } from '../../../rules/queries.ts';
import { type CardId, type World } from '../../../rules/state.ts';
import { isPresent } from '../../../rules/status.ts';
import { special } from '../../makers.ts';
import { cancelling } from '../../pieces.ts';
import { aWarrior } from '../../targets.ts';
import { AFFILIATION } from '../../vocabulary.ts';

/** Who killed a Mishima warrior in the combat that is on, and lives. */
function murderer(w: World): CardId | null {
  const fight = topFight(w);
  if (fight === null || fight.phase !== 'status') return null;
  for (const { by, affiliations } of fight.felled)
    if (by !== null && (affiliations & AFFILIATION.mishima) !== 0 && isPresent(w, by)) return by;
  return null;
}

export const bamboozled = special({
  code: '01014',
  name: { en: 'Bamboozled!', cs: 'Napálen!' },
  text: {
    en: 'When a player earns victory points: he does not get them, and you gain twice as many destiny points.',
    cs: 'Když hráč získává vítězné body: nedostane je a ty získáš dvakrát tolik bodů osudu.',
  },
  timing: 'points',
  refusal: ({ world, seat }) =>
    world.awards.length && world.awards[world.awards.length - 1]!.victory > 0 && world.awards[world.awards.length - 1]!.seat !== seat
      ? null
      : no('DOT 24.8.6', 'noPoints'),
  effect: ({ g, world, seat }) => {
    const award = world.awards[world.awards.length - 1]!;
    const n = award.victory;
    spoilAward(award, 'victory');
    gainDestiny(g, seat, 2 * n, { cause: 'card', rule: 'DOT 24.8.6' });
  },
  limit: 1,
});

export const miscommunication = special({
  code: '01207',
  name: { en: 'Miscommunication', cs: 'Komunikační šum' },
  text: {
    en: 'A special that another player has just played, or his combat card while the combat lasts, has no effect.',
    cs: 'Speciální karta, kterou právě zahrál jiný hráč, nebo jeho bojová karta po dobu souboje, nemá účinek.',
  },
  ...cancelling,
});

export const narrowEscape = special({
  code: '01213',
  name: { en: 'Narrow Escape!', cs: 'Únik o vlásek!' },
  text: {
    en: 'Your warrior who would be killed is not, and stays as he was.',
    cs: 'Tvůj bojovník, který by byl zabit, nezemře a zůstane, jak byl.',
  },
  timing: 'saving',
  blind: true,
  target: aWarrior(),
  refusal: ({ world, seat, target }) =>
    world.harms.some(harm => harm.victim === target && !harm.saved && (harm.kill || world.cards[target]!.wounded)) &&
    world.cards[target]!.by === seat
      ? null
      : no('DOT 24.7.3', 'nobodyToSave'),
  effect: ({ world, target }) => {
    for (const harm of world.harms) if (harm.victim === target) save(harm);
  },
});

export const portentsOfVictory = special({
  code: '01234',
  name: { en: 'Portents of Victory', cs: 'Předzvěst vítězství' },
  text: {
    en: 'When your warrior earns victory points: 2 destiny points for each.',
    cs: 'Když tvůj bojovník získává vítězné body: za každý 2 body osudu.',
  },
  timing: 'points',
  refusal: ({ world, seat }) =>
    world.awards.length && world.awards[world.awards.length - 1]!.victory > 0 && world.awards[world.awards.length - 1]!.seat === seat
      ? null
      : no('DOT 24.8.6', 'noPoints'),
  effect: ({ g, world, seat }) =>
    gainDestiny(g, seat, 2 * world.awards[world.awards.length - 1]!.victory, { cause: 'card', rule: 'DOT 24.8.6' }),
});

export const swornVengeance = special({
  code: '01304',
  name: { en: 'Sworn Vengeance', cs: 'Odpřísáhlá pomsta' },
  text: {
    en: 'When a Mishima warrior was killed in combat: his killer is wounded; if he dies of it, you earn the points. Once for a combat.',
    cs: 'Když byl v souboji zabit bojovník Mishimy: jeho vrah je zraněn; zemře-li na to, body získáš ty. Jednou za souboj.',
  },
  affiliation: 'mishima',
  timing: 'any',
  condition: ({ world }) => murderer(world) !== null && notesOf(world, 'avenged').length === 0,
  effect: ({ g, world, seat, fight, play }) => {
    last(g, play, { what: 'note', on: null, note: 'avenged' }, { fight, rule: 'DOT 22.1' });
    return harmOne(g, { victim: murderer(world)!, earner: seat });
  },
  wounds: ({ world }) => [murderer(world)!],
});
