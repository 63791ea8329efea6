/** The pool: every card whose effect is enforced. A card is in exactly one file, by its set and type. */
import * as apocalypse from './apocalypse/index.ts';
import * as base from './base/index.ts';
import * as golgotha from './golgotha/index.ts';
import * as inquisition from './inquisition/index.ts';
import * as mortificator from './mortificator/index.ts';
import { ORDER } from './order.ts';
import * as paradiseLost from './paradise-lost/index.ts';
import * as promo from './promo/index.ts';
import { register } from './registry.ts';
import * as warzone from './warzone/index.ts';

const cards = new Map(
  [base, inquisition, warzone, mortificator, golgotha, apocalypse, paradiseLost, promo].flatMap(set =>
    Object.values(set).map(card => [card.code, card]),
  ),
);
register(
  ORDER.map(code => {
    const card = cards.get(code);
    if (card === undefined) throw new Error(`no card has the number ${code}`);
    cards.delete(code);
    return card;
  }),
);
for (const code of cards.keys()) throw new Error(`card ${code} has no place in the order`);

export { DEFINITIONS, definitionNamed, definitionOf } from './registry.ts';
export type { Definition } from './vocabulary.ts';
