/** Golgotha: specials. */
import { breakOff, cancel, discard, gainDestiny, sacrifice, toHand } from '../../rules/atoms.ts';
import { momentOf, movesWith, type CardPlay } from '../../rules/legality.ts';
import { topFight } from '../../rules/queries.ts';
import { worthOf } from '../../rules/values.ts';
import { playOf } from '../../rules/windows.ts';
import { discardsAll } from '../base/specials/pieces.ts';
import { isYours, labelled, not, ofType } from '../filters.ts';
import { attachment, special } from '../makers.ts';
import { asks, combatants, doomtroopersOnly, isSpecialOfAnother } from '../pieces.ts';
import { definitionOf } from '../registry.ts';
import { aCard, aWarrior } from '../targets.ts';
import type { Timing } from '../vocabulary.ts';

/** Times at which only the player whose turn it is plays anything. */
const OWN: readonly Timing[] = ['start', 'beforeActions', 'end', 'draw', 'ownTurn', 'ownPeace'];

export const festeringWounds = special({
  code: '05030',
  name: { en: 'Festering Wounds', cs: 'Zanícená zranění' },
  text: { en: 'Discard every wounded warrior; nobody earns points.', cs: 'Vyřaď všechny zraněné bojovníky; nikdo nezíská body.' },
  ...discardsAll(ofType('warrior'), (w, id) => w.cards[id]!.wounded),
});

export const hostileTakeover = special({
  code: '05037',
  name: { en: 'Hostile Takeover', cs: 'Násilný převrat' },
  text: { en: '1 action: remove an alliance from the game.', cs: '1 akce: odstraň ze hry alianci.' },
  timing: 'action',
  actions: 1,
  target: aCard(ofType('alliance')),
  effect: ({ g, target }) => sacrifice(g, target, 'DOT 37.9', true),
});

export const lackOfFaith = attachment({
  code: '05044',
  name: { en: 'Lack of Faith', cs: 'Nedostatek víry' },
  text: {
    en: '1 action, on a member of the Brotherhood: he neither attacks nor casts Art. He can be attacked.',
    cs: '1 akce, na člena Bratrstva: neútočí a nepoužívá Umění. Útočit na něj lze.',
  },
  needs: { affiliation: 'brotherhood' },
  grants: ['cannotAttack', 'neverArt'],
  timing: 'action',
  actions: 1,
});

export const leveledField = special({
  code: '05047',
  name: { en: 'Leveled Field', cs: 'Uděláme si jasno' },
  text: {
    en: '3 actions: discard everything in play but warriors. Removed from the game.',
    cs: '3 akce: vyřaď vše ve hře kromě bojovníků. Odstraní se ze hry.',
  },
  limit: 1,
  ...discardsAll(not(ofType('warrior'))),
  timing: 'action',
  actions: 3,
  after: 'sacrifice',
});

export const missingInAction = attachment({
  code: '05051',
  name: { en: 'Missing in Action', cs: 'Missing in Action' },
  text: {
    en: 'On a Doomtrooper: he counts as out of play. Not on one who is named in a combat.',
    cs: 'Na Doomtroopera: počítá se jako mimo hru. Ne na toho, kdo už je v souboji.',
  },
  needs: { refusal: doomtroopersOnly },
  grants: ['notInPlay'],
  limit: 1,
});

export const outOfFuel = special({
  code: '05054',
  name: { en: 'Out of Fuel', cs: 'Došlo palivo' },
  text: {
    en: '1 action: discard all vehicles and all cards that count as vehicles; nobody earns points. Removed from the game.',
    cs: '1 akce: vyřaď všechna vozidla a karty, které se za ně počítají; nikdo nezíská body. Odstraní se ze hry.',
  },
  ...discardsAll(labelled('vehicle')),
  timing: 'action',
  actions: 1,
  after: 'sacrifice',
});

export const secondThoughts = special({
  code: '05059',
  name: { en: 'Second Thoughts', cs: 'Ne tak zhurta' },
  text: {
    en: 'In combat: it ends; its warriors return to the hands of their owners, what they carry is discarded. Removed from the game.',
    cs: 'V souboji: souboj končí; jeho bojovníci se vrátí do ruky majitelů, co nesou, se vyřadí. Odstraní se ze hry.',
  },
  limit: 1,
  timing: 'combat',
  condition: ({ world }) => {
    const fight = topFight(world);
    return fight !== null && fight.attacker !== null && fight.defender !== null;
  },
  effect: ({ g, world }) => {
    const warriors = combatants(world);
    breakOff(topFight(world)!);
    for (const id of warriors) toHand(g, id, 'DOT 37.15');
  },
  after: 'sacrifice',
});

export const stolenPaperwork = special({
  code: '05062',
  name: { en: 'Stolen Paperwork', cs: 'Ukradené dokumenty' },
  text: {
    en: 'When an opponent has just played a special: he cannot use it and his payment is lost; you play it at once instead, if you pay for it. Removed from the game.',
    cs: 'Když soupeř právě zahrál speciální kartu: nemůže ji použít a o to, co zaplatil, přijde; zahraješ ji hned ty, pokud ji zaplatíš. Odstraní se ze hry.',
  },
  timing: 'reaction',
  answers: isSpecialOfAnother,
  effect: ({ g, world, seat, play }) => {
    const pending = world.announced[world.announced.length - 1]!;
    cancel(g, pending);
    if (world.active !== seat && OWN.includes(definitionOf(world, pending.card).play!.timing)) return null;
    const moves = movesWith(world, seat, [pending.card], { moment: momentOf(world), pool: null, anyTime: true });
    return moves.length ? asks(g, play, seat, 'play', ['stop', ...moves]) : null;
  },
  answered: ({ world, seat, answer }) => (answer === 'stop' ? null : playOf(world, seat, answer as unknown as CardPlay, null)),
  after: 'sacrifice',
});

export const symmetryFailure = special({
  code: '05064',
  name: { en: 'Symmetry Failure', cs: 'Krach symetrie' },
  text: { en: 'Discard all Dark Symmetry cards in play.', cs: 'Vyřaď všechny karty Černé symetrie ve hře.' },
  affiliation: 'brotherhood',
  ...discardsAll(ofType('symmetry')),
});

export const taxRefund = special({
  code: '05065',
  name: { en: 'Tax Refund', cs: 'Odečet z daně' },
  text: {
    en: '1 action: discard a warrior of yours and gain twice his Value in destiny points. Removed from the game.',
    cs: '1 akce: vyřaď svého bojovníka a získej dvojnásobek jeho Hodnoty v bodech osudu. Odstraní se ze hry.',
  },
  timing: 'action',
  actions: 1,
  removes: 'discard',
  target: aWarrior(isYours),
  effect: ({ g, world, seat, target }) => {
    const value = worthOf(world, target, null);
    discard(g, target, 'DOT 37.41');
    gainDestiny(g, seat, 2 * value, 'card', 'DOT 3.32');
  },
  after: 'sacrifice',
});
