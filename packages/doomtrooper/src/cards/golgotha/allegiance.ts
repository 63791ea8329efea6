/** Golgotha: cards that settle to whom a warrior belongs. */
import { no } from '@kolbiste/engine';
import { attach, cancel, discard } from '../../rules/atoms.ts';
import { pendingOf } from '../../rules/queries.ts';
import type { Announced, CardId, World } from '../../rules/state.ts';
import { isHeretic, isKind } from '../../rules/status.ts';
import { attachment } from '../makers.ts';
import { doomtroopersOnly } from '../pieces.ts';
import { definitionOf } from '../registry.ts';
import { AFFILIATION } from '../vocabulary.ts';

/** What has just been played to make somebody a Heretic. */
const temptation = (w: World, pending: Announced | null): CardId | null =>
  pending !== null && pending.use === null && ['dark-visitation', 'tainted'].some(kind => isKind(w, pending.card, kind))
    ? pending.target
    : null;

export const touchedByTheLight = attachment({
  code: '05073',
  name: { en: 'Touched by the Light', cs: 'Zasažen světlem' },
  text: {
    en: 'On a Heretic: as long as he has this card, he is a Doomtrooper without affiliation and no Heretic. His cards of the Dark Legion are discarded. Or in answer to Dark Visitation or Tainted!: it has no effect.',
    cs: 'Na Kacíře: dokud tuto kartu má, je Doomtrooperem bez příslušnosti a Kacířem není. Jeho karty Černé legie se vyřadí. Nebo v odpověď na Temnou návštěvu či Poskvrněného: karta nemá účinek.',
  },
  affiliation: 'brotherhood',
  standing: { sets: [], redeemed: true },
  answers: ({ world, pending }) => temptation(world, pending) !== null,
  refusal: ({ world, target }) => {
    const tempted = temptation(world, pendingOf(world));
    if (tempted !== null) return tempted === target ? null : no('DOT 28.16', 'noTarget');
    return isHeretic(world, target) ? null : no('DOT 13.16', 'hereticsOnly');
  },
  effect: ({ g, world, seat, self, target }) => {
    const pending = pendingOf(world);
    if (pending !== null && temptation(world, pending) === target) return cancel(g, pending);
    attach(g, self, { host: target, by: seat, rule: 'DOT 19.1' });
    for (const id of world.cards[target]!.gear.slice())
      if ((definitionOf(world, id).affiliation & AFFILIATION.legion) !== 0) discard(g, id, 'DOT 37.10');
  },
});

export const undyingLoyalty = attachment({
  code: '05077',
  name: { en: 'Undying Loyalty', cs: 'Věrnost v srdci' },
  text: {
    en: '1 action, on a Doomtrooper: only the affiliations printed on him count, whatever he gains or has gained; he never becomes a Heretic and nobody takes him over.',
    cs: '1 akce, na Doomtroopera: platí jen jeho vytištěná příslušnost, ať získá či získal jakoukoli; nikdy se nestane Kacířem a nikdo ho nezíská na svou stranu.',
  },
  timing: 'action',
  actions: 1,
  needs: { refusal: doomtroopersOnly },
  grants: ['neverHeretic'],
  standing: { loyal: true },
});
