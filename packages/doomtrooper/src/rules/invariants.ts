/** What must be true of the table at every decision. */
import { definitionOf } from '../cards/registry.ts';
import { isAltering } from './atoms.ts';
import * as givers from './givers.ts';
import { isAtRest, isInPlay, type World } from './state.ts';

export function invariants(w: World): string[] {
  const broken: string[] = [];
  const must = (holds: boolean, what: string): void => void (holds || broken.push(what));
  const places = new Map<number, string>();
  const put = (ids: readonly number[], where: string): void => {
    for (const id of ids) {
      must(!places.has(id), `card ${id} is in ${where} and in ${places.get(id)}`);
      places.set(id, where);
      if (where !== 'play') must(w.cards[id]!.zone === where, `card ${id} lies in ${where} and says ${w.cards[id]!.zone}`);
    }
  };
  for (const side of w.sides) {
    put(side.library, 'library');
    put(side.hand, 'hand');
    put(side.discard, 'discard');
    put(side.sacrificed, 'sacrificed');
    put(side.sideboard, 'sideboard');
    must(side.destiny >= 0, 'destiny points are never negative');
    must(side.reserve >= 0, 'the reserve is never negative');
    must(side.victory >= 0, 'victory points are never negative (DOT 1.13)');
  }
  put(w.play, 'play');
  must(givers.areTrue(w), 'what is kept of who gives what is not so: the list of play was changed in place');
  w.cards.forEach((card, id) => {
    must(places.has(id) || card.zone === 'stack' || card.zone === 'ante', `card ${id} is nowhere`);
    must(
      !places.has(id) || (places.get(id) === 'play') === isInPlay(card.zone),
      `card ${id} in ${card.zone} and the list of play disagree`,
    );
    if (isAtRest(card.zone))
      must(
        card.was === null && card.gear.length === 0 && card.host === null && !card.wounded && !card.covered && card.by === card.owner,
        `card ${id} in ${card.zone} keeps what it was in play`,
      );
    for (const attached of card.gear) must(w.cards[attached]!.host === id, `card ${attached} hangs on ${id} and does not know it`);
    if (card.host !== null)
      must(
        w.cards[card.host]!.gear.includes(id) && (card.zone === 'attached' || card.zone === 'stored'),
        `card ${id} has a host that does not know it`,
      );
    if (card.zone === 'stored')
      must(
        definitionOf(w, card.host!).stores !== null && card.gear.length === 0 && !card.wounded && card.by === w.cards[card.host!]!.by,
        `card ${id} lies under a card that stores nothing, or does something there [DR-108]`,
      );
    if (card.zone === 'attached') must(card.host !== null, `card ${id} is attached to nothing`);
    if (card.sergeant !== null) {
      const sergeant = w.cards[card.sergeant]!;
      must(
        isInPlay(card.zone) && isInPlay(sergeant.zone) && sergeant.by === card.by,
        `card ${id} serves a sergeant who is not there (DOT 31.9)`,
      );
    }
    if (card.zone === 'attached' && definitionOf(w, id).type === 'beast')
      must(w.cards[card.host!]!.zone === 'station', `the beast ${id} is ridden outside the Stations (DOT 18.17)`);
    if (card.zone === 'hidden') must(card.gear.length === 0 && card.covered, 'a hidden warrior is in cover and carries nothing (DOT 9.27)');
  });
  const altered = new Set(w.effects.flatMap(({ what, on }) => (isAltering(what) && on !== null ? [on] : [])));
  must([...altered].join() === w.altered.join(), 'the list of cards that are not as printed is not what the effects say');
  const people = new Set<number>();
  for (const id of w.play) {
    const definition = definitionOf(w, id);
    const { zone, def } = w.cards[id]!;
    if (
      !definition.personality ||
      zone === 'hidden' ||
      (zone === 'stored' && definitionOf(w, w.cards[id]!.host!).stores?.unique !== true) ||
      w.cards[id]!.was !== null || // by a card's leave
      w.cards[id]!.gear.some(attached => definitionOf(w, attached).grants.some(({ ability }) => ability === 'notInPlay'))
    )
      continue;
    must(!people.has(def), `${definition.name.en} is in play twice (DOT 30.2)`);
    people.add(def);
  }
  return broken;
}
