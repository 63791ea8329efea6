/** Chapters 1 to 10, 22 and 27: the end, the opening, the turn, actions, warriors and cover. */
import { breaksIn } from './row.ts';

export const ofTheTurn = [
  ...breaksIn('src/rules/outcome.ts', [
    ['DOT 1.18', "if (fights(w, seat)) return 'DOT 1.18';", ';', 'no warrior stops the countdown'],
    [
      'DOT 6.3',
      "rulesOf(w).bothLibrariesEmptyEnds && w.step !== 'opening' && w.sides.every(({ out, library }) => out || library.length === 0)",
      "w.step !== 'opening' && w.sides.some(({ library }) => library.length === 0)",
      'the last card of a library ends the game',
    ],
  ]),
  ...breaksIn('src/cards/procedures.ts', [
    ['DOT 1.25', 'points: destiny && v.orDestiny > 0 ? v.orDestiny : v.points', 'points: 0', 'missions bring nothing'],
  ]),
  ...breaksIn('src/rules/setup.ts', [
    [
      'DOT 2.3',
      'decksFor(said, seats).forEach((deck, seat) => putDeck(world, seat, deck));',
      'decksFor(said, seats).forEach((_, seat, decks) => putDeck(world, seat, decks[0]!));',
      'all play with one deck',
    ],
    [
      ['DOT 4.6t', 'DOT 4.6s'],
      "said.start === 'lot' ? random.integer(seats) : 0",
      "said.start === 'lot' ? 0 : random.integer(seats)",
      'by lot where it was agreed, and the other way round',
    ],
  ]),
  ...breaksIn('src/rules/module.ts', [['DOT 2.1', '{ min: 2, max: 7 }', '{ min: 3, max: 7 }', 'three at least']]),
  ...breaksIn('src/rules/atoms/piles.ts', [
    ['DOT 4.1', 'random.shuffle(defs);', ';', 'nobody shuffles'],
    ['DOT 37.6', 'side.library.pop()', 'side.discard.pop()', 'drawn from the discard pile'],
    ['DOT 37.10', "pileOf(w, id, 'discard').push(id);", 'w.sides[by]!.discard.push(id);', 'to the pile of whoever had it'],
  ]),
  ...breaksIn('src/rules/turn/opening.ts', [
    [
      'DOT 4.9s',
      'for (const id of old) putBack(g, seat, id);',
      "discardFromHand(g, seat, old, 'DOT 4.11');",
      'a hand exchanged for free is lost',
    ],
    ['DOT 39.1', "if (w.house.ante === 'off') return g.go('hands', null);", ';', 'an ante nobody agreed to'],
  ]),
  ...breaksIn('src/rules/turn/turn.ts', [
    [
      'DOT 5.5',
      "g.call('drawStep', openWindow(g.world, 'free', v.seat, { rule: 'DOT 5.5' }))",
      "g.go('drawStep', 0)",
      'no window before the draw step',
    ],
    [
      'DOT 5.6',
      "g.call('actions', openWindow(g.world, 'free', v.seat, { rule: 'DOT 5.6' }))",
      "g.go('actions', 0)",
      'no window before the actions',
    ],
    [
      'DOT 5.8',
      "g.call('end', openWindow(g.world, 'free', v.seat, { rule: 'DOT 5.8' }))",
      "g.go('end', 0)",
      'no window after the discard step',
    ],
    [
      ['DOT 5.7', 'DOT 5.15'],
      "if (goesOn) return g.call('reacted', openWindow(g.world, 'free', v.seat, { rule: 'DOT 5.7' }));",
      "if (goesOn) return g.go('next', null);",
      'no window after an action',
    ],
    [
      'DOT 5.23',
      'definition.global ? 0 : by === seat ? 3 : friends(w, by, seat) ? 2 : 1',
      'definition.global || by === seat ? 3 : friends(w, by, seat) ? 2 : 1',
      'what concerns all comes last',
    ],
    ['DOT 6.2', 'side.hand.length < up', 'side.hand.length < up - 1', 'somebody draws less than he must'],
    [
      'DOT 7.13',
      'startActions(g, { ...pool, allowance })',
      'startActions(g, { ...pool, allowance, open: 0, peaceful: pool.open })',
      'no attacks',
    ],
    [
      'DOT 27.2',
      "'DOT 27.1', picks, { left: hand.length - hold }",
      "'DOT 27.1', ['keep', ...picks] as never, { left: hand.length - hold }",
      'too many cards may be kept',
    ],
  ]),
  ...breaksIn('src/rules/windows.ts', [
    [
      ['DOT 5.13', 'DOT 5.16'],
      'open(moment, seatsFrom(w, first), card, rule)',
      'open(moment, seatsFrom(w, first).toReversed(), card, rule)',
      'the other way round',
    ],
  ]),
  ...breaksIn('packages/engine/src/window.ts', [
    [
      'DOT 5.14',
      "if (reaction === 'pass') return g.go('offer', null);",
      "if (reaction === 'pass') return g.go('offer', null);\n        v.at = v.seats.indexOf(seat);",
      'whoever has played plays again',
    ],
    ['DOT 5.17', 'v.played++;', 'v.played++;\n        v.at = 0;', 'the first is asked first again'],
    [['DOT 5.18', 'DOT 5.19'], 'v.passes < v.seats.length', 'v.passes <= v.seats.length', 'the first is asked once more'],
    [['DOT 5.20', 'DOT 24.5.16', 'DOT 28.8'], "if (v.closes === 'round') v.passes = 0;", ';', 'one round and no more'],
  ]),
  ...breaksIn('src/rules/atoms/actions.ts', [
    [
      ['DOT 7.2', 'DOT 7.3'],
      "for (let i = 0; i < n; i++) take(pool, attack ? ['attack', 'open', 'peaceful'] : ['peaceful', 'open']);",
      "for (let i = 0; i < n; i++) take(pool, attack ? ['attack', 'open', 'peaceful'] : ['peaceful', 'open']);\n  pool.locked = pool.standard;",
      'after one action only attacks',
    ],
    [
      'DOT 7.27',
      "i < n; i++) take(pool, attack ? ['attack', 'open', 'peaceful']",
      "i < Math.min(n, 1); i++) take(pool, attack ? ['attack', 'open', 'peaceful']",
      'everything takes one action',
    ],
    ['DOT 7.22', 'if (pool.standard) pool.locked = true;', 'pool.locked = true;', 'only attacks follow any attack'],
    [['DOT 7.6', 'DOT 7.7', 'DOT 24.0.2'], 'pool.locked = true', 'pool.locked = false', 'other actions may follow an attack'],
  ]),
  ...breaksIn('src/rules/legality/tokens.ts', [
    [
      'DOT 7.19',
      'pool.open >= n && price !== null',
      'actionsLeft(pool) >= n && price !== null',
      'an attack is bought for an action that was no attack',
    ],
    ['DOT 24.0.1', 'pool.open >= n && price !== null', 'false', 'nobody sells attacks'],
  ]),
  ...breaksIn('src/rules/turn/actions.ts', [
    ['DOT 7.4', 'offer(card.covered ? { uncover: id } : { cover: id });', ';', 'no cover among the actions'],
    [
      ['DOT 7.17', 'DOT 26.1'],
      'for (const id of warriorsOf(w, seat)) offer({ sabotage: id, against });',
      ';',
      'no Sabotage among the actions',
    ],
    [
      'DOT 9.23',
      "takeActions(g, pool, HIDING_COST, { attack: false, rule: 'DOT 9.22' })",
      "takeActions(g, pool, 1, { attack: false, rule: 'DOT 9.22' })",
      'one action',
    ],
    [
      'DOT 10.3',
      ': peacefulTokens(pool, 1);',
      ": warriorsOf(w, seat).length ? peacefulTokens(pool, 1) : no('DOT 10.1', 'actions');",
      'only warriors meditate',
    ],
    [
      'DOT 11.12',
      "cardMoves(w, seat, { moment: 'action', pool: index })",
      "[...cardMoves(w, seat, { moment: 'action', pool: index }), ...(w.play.filter(id => definitionOf(w, id).type === 'equipment').map(id => ({ transfer: id })) as never[])]",
      'equipment moves by itself',
    ],
  ]),
  ...breaksIn('src/rules/legality/moves.ts', [
    [
      'DOT 7.26',
      'if (move !== null && !unless(move, scope))',
      "if (move !== null && !['art', 'special', 'alliance'].includes(definition.type) && !unless(move, scope))",
      'no Art, specials and alliances',
    ],
  ]),
  ...breaksIn('src/rules/playing.ts', [
    [
      'DOT 22.2',
      'v.caster !== null ? spellPrice(w, v.caster, attempt, v.target) : priceFor(w, attempt)',
      'v.caster !== null ? spellPrice(w, v.caster, attempt, v.target) : 0',
      'free',
    ],
    [
      'DOT 3.10',
      'v.caster !== null ? spellPrice(w, v.caster, attempt, v.target) : priceFor(w, attempt)',
      "definitionOf(w, v.card).type === 'warrior' ? 1 : priceFor(w, attempt)",
      'every warrior for one point',
    ],
    ['DOT 3.22', "v.use === null && w.cards[v.card]!.zone === 'stack'", 'v.use === null', 'nothing stays'],
  ]),
  ...breaksIn('src/rules/legality/timing.ts', [
    [
      'DOT 22.3',
      "isFree(w, moment) || (move.saves && moment === 'saving') ? null",
      "(isFree(w, moment) || (move.saves && moment === 'saving')) && definition.type !== 'special' ? null",
      'specials at no time',
    ],
  ]),
  ...breaksIn('src/rules/atoms/playing.ts', [
    [
      'DOT 8.8',
      'arrive(w, id, area, seat);',
      'arrive(w, id, area, seat);\n  w.cards[id]!.uncovered = w.turn;',
      'who has just come may not attack',
    ],
  ]),
  ...breaksIn('src/rules/combat/pairing.ts', [
    [
      'DOT 8.9',
      "if (has(w, id, 'cannotBeAttacked', null))",
      "if (has(w, id, 'cannotBeAttacked', null) || w.play.at(-1) === id)",
      'who has just come is safe',
    ],
    ['DOT 9.7', "has(w, id, 'cannotBeAttacked', null)", "has(w, id, 'cannotBeAttacked', null) || w.cards[id]!.covered", 'cover is safe'],
  ]),
  ...breaksIn('src/rules/atoms/moving.ts', [
    ['DOT 3.37', 'w.cards[id]!.covered = true;', 'w.cards[id]!.covered = !w.cards[id]!.wounded;', 'wounded or in cover, never both'],
  ]),
  ...breaksIn('src/rules/legality/warriors.ts', [
    [
      'DOT 9.9',
      "if (card.covered) return no('DOT 9.1', 'inCover');",
      "if (card.covered || card.wounded) return no('DOT 9.1', 'inCover');",
      'the wounded stay out of cover',
    ],
  ]),
  ...breaksIn('src/rules/legality/bearing.ts', [
    [
      'DOT 9.15',
      "if (host.zone === 'hidden') return no('DOT 9.27', 'hidden');",
      "if (host.zone === 'hidden' || host.covered) return no('DOT 9.27', 'hidden');",
      'nothing for those in cover',
    ],
  ]),
  ...breaksIn('src/rules/abilities.ts', [
    [
      ['DOT 9.16t', 'DOT 9.16s'],
      '!isPresent(w, bearer) || isPrisoner(w, bearer)',
      '!isPresent(w, bearer) || isPrisoner(w, bearer) || w.cards[bearer]!.covered',
      'attachments rest in cover',
    ],
  ]),
  ...breaksIn('src/rules/cover.ts', [
    ['DOT 9.31', "loseDestiny(g, by, price, { cause: 'unpaid', rule: 'DOT 9.31' })", '0', 'the points stay'],
  ]),
  ...breaksIn('src/rules/combat/attack.ts', [
    [
      'DOT 9.36',
      "breakOff(g, v, paid ? 'DOT 9.35' : 'DOT 9.30');",
      "breakOff(g, v, paid ? 'DOT 9.35' : 'DOT 9.30');\n        if (v.pool !== null) (w.pools[v.pool] as { attack: number }).attack++;",
      'the attack may be made again',
    ],
  ]),
  ...breaksIn('src/rules/combat/points.ts', [
    [['DOT 3.34', 'DOT 24.8.4', 'DOT 26.14'], 'victory >= 0', 'victory >= v.points', 'victory points only'],
  ]),
];
