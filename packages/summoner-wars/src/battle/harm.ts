/** Wounds and what comes of them: prevention, markers, removal, reactions, what a fall sets off (SUM 7.5.21 to 7.5.27, G1 steps 6 to 8). */
import { canonical, inTurn, order, windowOf, type Frame } from '@kolbiste/engine';
import { collect, discardUnder, eliminate, heal, liftOff, putUnder, returnVine, wound } from '../atoms.ts';
import { allCards } from '../cards/catalogue.ts';
import type { Collecting, EventDefinition, Fallen } from '../cards/definition.ts';
import type { SummonerWars } from '../events.ts';
import { harmProcedure, implement, type Harm } from '../procedures.ts';
import type { CardId, Rule, World } from '../state.ts';
import { definitionOf, friendly, isUnit, isVine, lifeOf, onBattlefield, seatOf, unitOf } from '../world.ts';

let known: { cards: number; reactions: EventDefinition[] } = { cards: 0, reactions: [] };
function reactionEvents(): readonly EventDefinition[] {
  const cards = allCards();
  if (known.cards !== cards.length)
    known = {
      cards: cards.length,
      reactions: cards.filter((card): card is EventDefinition => card.type === 'event' && card.reaction !== null),
    };
  return known.reactions;
}

type React = { readonly play: CardId };
const asFallen = (subject: unknown): Fallen => subject as Fallen;
const eventOf = (w: World, id: CardId): EventDefinition => definitionOf(w, id) as EventDefinition;

/**
 * Right after a card was destroyed and put into an opponent's magic pile, before anyone can act or spend (SUM C14).
 * Whoever holds a card is asked, so that being asked tells nothing.
 */
export const fallWindow = windowOf<SummonerWars>()<never, React>('fallWindow', {
  reactions(w, _, { subject }) {
    const fallen = asFallen(subject);
    const hand = w.sides[fallen.controller]!.hand;
    return hand.filter(id => definitionOf(w, id).type === 'event' && eventOf(w, id).reaction?.reactsTo(w, fallen)).map(play => ({ play }));
  },
  mightReact: (w, _, { subject }) => w.sides[asFallen(subject).controller]!.hand.length > 0,
  respond(_, { play }, { subject }) {
    const fallen = asFallen(subject);
    return respondTo(fallen, play);
  },
  rule: () => 'SUM C14',
});
const respondTo = (fallen: Fallen, play: CardId) => ({
  procedure: 'reaction',
  step: '',
  locals: { fallen, card: play },
  input: null,
  returns: true,
});

/** Cards that leave destroyed in this moment. */
function fallenNow(w: World, v: Harm): CardId[] {
  return v.cards.filter(id => onBattlefield(w, id) && w.cards[id]!.wounds >= lifeOf(w, id));
}
const asFall = (w: World, v: Harm, card: CardId): Fallen => ({
  card,
  square: w.cards[card]!.square,
  controller: w.cards[card]!.controller,
  by: v.by,
  attacker: v.attacker,
});

/** What goes into the collector's magic pile: the cards and those that lay under them, a redirected unit excepted (SUM D3, D12). */
function gains(w: World, v: Harm): CardId[] {
  const all: CardId[] = [];
  for (const id of v.fallen) {
    if (isVine(w, id)) continue;
    if (v.choice !== 'under') all.push(id);
    all.push(...w.cards[id]!.under);
  }
  return all;
}

/** The paragraph that says who gets the cards. */
function collectingRule(v: Harm, falls: readonly Fallen[]): Rule {
  if (v.rule === 'SUM 4.19') return 'SUM 4.21';
  if (v.attacker < 0) return 'SUM D7';
  const [first] = falls;
  if (first === undefined) return 'SUM 7.5.6';
  return first.controller === v.by ? 'SUM D8' : v.fallen.length === 1 ? 'SUM 7.5.27' : 'SUM 7.5.26';
}

interface HarmSteps {
  prevent: unknown;
  give: { readonly give: CardId };
  place: null;
  redirect: null;
  collect: Collecting;
  remove: number[];
  answer: unknown;
  triggers: null;
  over: unknown;
}

export const harmSteps = implement(harmProcedure)<HarmSteps>({
  prevent(g, v) {
    const w = g.world;
    for (; v.at < v.cards.length; v.at++) {
      const id = v.cards[v.at]!;
      if (v.wounds[v.at] === 0 || !onBattlefield(w, id) || !isUnit(w, id)) continue;
      const givable = unitOf(w, id).ability.prevents?.(w, id);
      if (!givable || givable.length === 0) continue;
      if (givable.length === 1) return g.go('give', { give: givable[0]! });
      return g.ask(
        'give',
        seatOf(w, w.cards[id]!.controller),
        'SUM G9',
        givable.map(give => ({ give })),
        { card: id, wounds: v.wounds[v.at]! },
      );
    }
    return g.go('place', null);
  },
  give(g, v, { give }) {
    const id = v.cards[v.at]!;
    discardUnder(g, id, give, 'SUM D9');
    g.emit({ type: 'woundsPrevented', card: id, wounds: v.wounds[v.at]!, given: give, rule: 'SUM G9' });
    v.wounds[v.at] = 0;
    v.at++;
    return g.go('prevent', null);
  },
  place(g, v) {
    v.cards.forEach((id, i) => {
      if (v.wounds[i]! > 0 && onBattlefield(g.world, id)) wound(g, id, v.wounds[i]!, v.rule);
    });
    return g.go('redirect', null);
  },
  redirect(g, v) {
    const w = g.world;
    v.fallen = fallenNow(w, v);
    const [first] = v.fallen;
    if (first === undefined) return g.done([]);
    w.falling = true;
    const choices =
      v.attacker >= 0 && onBattlefield(w, v.attacker) && isUnit(w, first)
        ? unitOf(w, v.attacker).ability.collects?.(w, v.attacker, asFall(w, v, first))
        : undefined;
    if (!choices || choices.length === 0) return g.go('collect', 'magic');
    if (choices.length === 1) return g.go('collect', choices[0]!);
    return g.ask('collect', seatOf(w, v.by), 'SUM G8', choices, { card: first, unit: v.attacker });
  },
  collect(g, v, choice) {
    v.choice = choice;
    const cards = gains(g.world, v);
    if (cards.length < 2) return g.go('remove', []);
    return g.call('remove', order({ seat: seatOf(g.world, v.by), rule: 'SUM D3', items: cards }));
  },
  remove(g, v, arranged) {
    const w = g.world;
    const cards = gains(w, v);
    const falls: Fallen[] = [];
    const triggers: Frame[] = [];
    const triggered: CardId[] = [];
    for (const id of v.fallen) {
      if (!isUnit(w, id)) continue;
      const fall = asFall(w, v, id);
      falls.push(fall);
      for (const side of w.sides)
        for (const unit of side.units) {
          const follows = unitOf(w, unit).ability.whenDestroyed?.(w, unit, fall);
          // The same thing twice is one thing: nothing to order (SUM C11).
          if (!follows || triggers.some(other => canonical(other) === canonical(follows))) continue;
          triggers.push(follows);
          triggered.push(unit);
        }
    }
    v.triggers = triggers;
    v.triggered = triggered;
    for (const id of v.fallen) {
      g.emit({ type: 'destroyed', card: id, by: v.by, square: w.cards[id]!.square, rule: isUnit(w, id) ? 'SUM 7.5.24' : 'SUM 3.8' });
      if (isVine(w, id)) returnVine(g, id);
      else {
        liftOff(w, id);
        if (v.choice === 'under' && onBattlefield(w, v.attacker)) putUnder(g, id, v.attacker, 'SUM 10.9.1');
      }
    }
    w.falling = false;
    if (v.choice === 'heal') heal(g, v.attacker, 1, 'SUM G8');
    if (cards.length) collect(g, v.by, arranged.length ? arranged.map(i => cards[i]!) : cards, collectingRule(v, falls));
    const redirected = v.choice === 'under';
    v.answering = redirected
      ? []
      : falls.filter(fall => !friendly(fall.controller, fall.by) && reactionEvents().some(({ reaction }) => reaction!.reactsTo(w, fall)));
    const summoners = falls.filter(({ card }) => unitOf(w, card).kind === 'summoner');
    if (summoners.length > 1 && summoners.some(({ controller }) => !friendly(controller, summoners[0]!.controller))) w.fellTogether = true;
    for (const { controller } of summoners) eliminate(g, controller);
    return g.go('answer', null);
  },
  answer(g, v) {
    const fallen = v.answering.shift();
    if (fallen === undefined) return g.go('triggers', null);
    if (!g.world.sides[fallen.controller]!.alive) return g.go('answer', null);
    return g.call(
      'answer',
      fallWindow.open({ kind: 'fall', subject: fallen as never, seats: [seatOf(g.world, fallen.controller)], closes: 'once' }),
    );
  },
  /** At one moment the player whose turn it is decides the order (SUM 10.14.1, C11). */
  triggers(g, v) {
    if (v.triggers.length === 0) return g.done(v.fallen);
    return g.call('over', inTurn(seatOf(g.world, g.world.active), 'SUM 10.14.1', v.triggers, v.triggered));
  },
  over: (g, v) => g.done(v.fallen),
});
