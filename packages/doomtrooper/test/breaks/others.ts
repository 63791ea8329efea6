/** Chapters 26, 28 to 40: reactions, personalities, status, areas, piles, more players, decks. */
import { breaksIn } from './row.ts';

const ABILITIES = 'src/rules/abilities.ts';
const PLAYING = 'src/rules/playing.ts';
const STATUS = 'src/rules/status.ts';
const WINDOWS = 'src/rules/windows.ts';

export const ofOthers = [
  ...breaksIn('src/cards/define.ts', [
    [
      ['DOT 31.1', 'DOT 31.4'],
      'card.labels ?? []',
      "[...(card.labels ?? []), ...(card.name.en.startsWith('Sgt') ? ['sergeant'] : [])]",
      'the name makes a sergeant',
    ],
  ]),
  // What is untimely is not even looked at: here, where that begins, another moment is taken for the present one.
  ...breaksIn('src/rules/legality/moves.ts', [
    [
      'DOT 28.1',
      'attemptsOf(w, seat, scope, isUntimely)',
      "attemptsOf(w, seat, scope.moment === 'reaction' ? { ...scope, moment: 'free' } : scope, isUntimely)",
      'a card played later works first',
    ],
    [
      'DOT 3.24',
      'attemptsOf(w, seat, scope, isUntimely)',
      "attemptsOf(w, seat, scope.moment === 'status' || scope.moment === 'points' ? { ...scope, moment: 'modifiers' } : scope, isUntimely)",
      'a card is cancelled long after it was played',
    ],
  ]),
  ...breaksIn('src/rules/legality/timing.ts', [
    [['DOT 28.2t', 'DOT 28.2s'], "moment === 'modifiers' && topFight(w) !== null ? null", 'false ? null', 'what works cannot be cancelled'],
  ]),
  ...breaksIn('src/rules/legality/attempt.ts', [
    [
      'DOT 28.6',
      'attempt.scope.free ? null : costRefusal(w, attempt)',
      "attempt.scope.free || attempt.scope.moment === 'reaction' ? null : costRefusal(w, attempt)",
      'answers cost nothing',
    ],
    ['DOT 28.17', 'move.fits ? move.fits(w, seat, card, aim) : null', 'null', 'cards are burnt'],
    [
      'DOT 34.8',
      "on !== null && w.cards[on]!.zone === 'hidden' && !move.blind",
      "on !== null && (w.cards[on]!.zone === 'hidden' || has(w, on, 'behindWall', null)) && !move.blind",
      'a wall keeps everything off',
    ],
    [
      'DOT 34.15',
      "on !== null && w.cards[on]!.zone === 'hidden' && !move.blind",
      "on !== null && (w.cards[on]!.zone === 'hidden' || has(w, on, 'prisoner', null)) && !move.blind",
      'nobody reaches a prisoner',
    ],
    [
      'DOT 34.10',
      "on !== null && w.cards[on]!.zone === 'hidden' && !move.blind",
      "on !== null && (w.cards[on]!.zone === 'hidden' || has(w, on, 'noActions', null)) && !move.blind",
      'nobody reaches whoever does nothing',
    ],
  ]),
  ...breaksIn('src/rules/legality/moves.ts', [
    [
      'DOT 28.9',
      'for (const card of w.sides[seat]!.hand) {',
      'for (const card of [...w.sides[seat]!.hand, ...w.sides[seat]!.discard]) {',
      'cards of the discard pile answer',
    ],
  ]),
  ...breaksIn(WINDOWS, [
    ['DOT 28.13', 'seatsFrom(w, w.active)', 'seatsFrom(w, w.active).toReversed()', 'the other way round'],
    ['DOT 28.15', '[affected, ...order.filter(seat => seat !== affected)]', '[affected]', 'nobody else answers'],
    ['DOT 26.10', 'affectedFirst(w, against)', 'affectedFirst(w, null)', 'the target of a Sabotage waits for its place'],
    ['DOT 32.23', "unturned && labels.includes('cultist')", "labels.includes('cultist')", 'a Cultist changes sides again and again'],
  ]),
  ...breaksIn(PLAYING, [
    [
      'DOT 16.7s',
      "fight.phase === 'modifiers' && w.announced.length === 1",
      "fight.phase === 'modifiers'",
      'an answer to a card takes the chance away',
    ],
    [
      'DOT 28.14',
      'return w.announced[w.announced.length - 2]?.seat ?? null;',
      'return null;',
      'whose card is answered waits for his place',
    ],
    ['DOT 28.20', "else discard(g, v.card, 'DOT 3.23');", "else w.cards[v.card]!.zone = 'hand';", 'a card goes back'],
  ]),
  ...breaksIn('src/rules/combat/pairing.ts', [
    ['DOT 28.26', "if (has(w, id, 'noActions', null)) return no('DOT 34.9', 'noActions');", ';', 'he attacks in spite of it'],
    ['DOT 32.16', "if (has(w, id, 'neverFights', null)) return no('DOT 25.17', 'neverFights');", ';', 'Apostles attack'],
    [
      'DOT 38.3',
      '!forced && owner !== seat && friends(w, owner, seat)',
      '!forced && owner !== seat && owner !== (seat + 1) % w.sides.length',
      'only the next player is attacked',
    ],
    ['DOT 38.6', 'target !== seat && target !== mainTarget(w, seat)', 'target !== seat', 'the main target costs as much'],
  ]),
  ...breaksIn('src/rules/queries.ts', [
    [
      'DOT 38.5',
      'seatsInOrder(w, seatAfter(w, seat), false)[0] ?? seat',
      'seatsInOrder(w, seatAfter(w, seat, true), true)[0] ?? seat',
      'to the right',
    ],
  ]),
  ...breaksIn(ABILITIES, [
    [
      ['DOT 37.35', 'DOT 37.36'],
      '(effect.on === id || isTwin(w, id, effect.on)) &&\n      effect.ability === ability',
      'w.cards[effect.on]!.by === w.cards[id]!.by &&\n      effect.ability === ability',
      'who comes later has it too',
    ],
    [
      'DOT 29.8',
      'if (!usable(w, id, bearer)) return false;',
      "if (!usable(w, id, bearer) || has(w, bearer, 'lostArtImmune', null) || has(w, bearer, 'lostSymmetryImmune', null)) return false;",
      'the whole card ends',
    ],
    [
      'DOT 30.16',
      "case 'all':\n      break;",
      "case 'all':\n      if (w.cards[receiver]!.by !== w.cards[self]!.by) return false;\n      break;",
      "one's own only",
    ],
    [
      'DOT 32.32s',
      "isFreelancer(w, id) ? !has(w, id, 'earnsVictory', topFight(w)) : has(w, id, 'destinyOnly', null)",
      "has(w, id, 'destinyOnly', null)",
      'mercenaries earn victory points',
    ],
    [
      'DOT 33.13',
      'needs.doomtrooper && !isDoomtrooper(w, warrior)',
      "needs.doomtrooper && (!isDoomtrooper(w, warrior) || w.cards[warrior]!.zone !== 'squad')",
      'only in the Squad',
    ],
    [
      'DOT 36.3',
      "if (vehicle !== null && vehicle !== bearer && vehicle !== on && hasLabel(w, vehicle, 'noVehicleEquipment')) return false;",
      ';',
      'what he may not use helps him',
    ],
    ['DOT 33.11', 'w.cards[warrior]!.zone !== needs.area', '!withinReach(w, warrior, needs.area)', 'the Station is the Squad'],
  ]),
  ...breaksIn('src/rules/legality/warriors.ts', [
    [['DOT 30.3t', 'DOT 30.3s'], 'uniqueRefusal(w, id, rulesOf(w).duplicateRule)', 'null', 'one person twice'],
    ['DOT 32.17', "if (has(w, id, 'neverCovers', null)) return no('DOT 9.17', 'neverCovers');", ';', 'Apostles in cover'],
  ]),
  ...breaksIn('src/rules/cover.ts', [
    ['DOT 30.6', "loseDestiny(g, by, price, { cause: 'warrior', rule: 'DOT 9.29' });", ';', 'unpaid'],
    ['DOT 30.10', "discard(g, id, 'DOT 9.30');", "toHand(g, id, 'DOT 9.30');", 'he goes back to hand'],
    [
      'DOT 30.13',
      "for (const loser of copies.slice(i + 1)) toHand(g, loser, 'DOT 30.12');",
      "for (const loser of copies.slice(i + 1)) {\n      loseDestiny(g, g.world.cards[loser]!.by, 1, { cause: 'warrior', rule: 'DOT 30.12' });\n      toHand(g, loser, 'DOT 30.12');\n    }",
      'he pays for nothing',
    ],
    [
      'DOT 30.15s',
      'firstPaid(g, hiddenCopies(w, w.cards[id]!.def, id)) !== null',
      '(copies => (firstPaid(g, copies), copies.length > 0))(hiddenCopies(w, w.cards[id]!.def, id))',
      'a hidden copy nobody paid for wins',
    ],
  ]),
  ...breaksIn('src/rules/units.ts', [
    ['DOT 31.13', 'card.sergeant !== null', 'card.sergeant !== null || w.sides[seat]!.discard.length > 0', 'no second unit'],
  ]),
  ...breaksIn('src/rules/atoms/piles.ts', [
    [
      'DOT 31.12',
      'for (const other of w.play) if (w.cards[other]!.sergeant === id) w.cards[other]!.sergeant = null;',
      ';',
      'they wait for their sergeant',
    ],
  ]),
  ...breaksIn('src/rules/atoms/card.ts', [
    [
      'DOT 31.16',
      'unit.some(id => (affiliationOf(w, id) & corporation) !== 0)',
      'unit.every(id => (affiliationOf(w, id) & 64) === 0)',
      'a Heretic ends the unit',
    ],
  ]),
  ...breaksIn(STATUS, [
    [
      'DOT 32.3',
      '(affiliationOf(w, id) & (CORPORATIONS | BROTHERHOOD)) !== 0 || isFreelancer(w, id)',
      '(affiliationOf(w, id) & CORPORATIONS) !== 0 || isFreelancer(w, id)',
      'the Brotherhood are no Doomtroopers',
    ],
    ['DOT 32.4', 'if (standing.heretic) mask |= LEGION;', 'if (standing.heretic) mask = LEGION;', 'he is nothing else any longer'],
    ['DOT 32.28', 'if (standing.heretic) mask |= LEGION;', ';', 'a Heretic is no Dark Legion'],
    ['DOT 32.12', 'if (zone === area) return true;', "if (zone === area || zone === 'outside') return true;", 'outside is everywhere'],
    [
      'DOT 32.13',
      'if (zone === area) return true;',
      "if (zone === area && !hasLabel(w, id, 'outside')) return true;",
      'whoever comes from outside is nowhere',
    ],
    [
      'DOT 32.20',
      'follower === apostle',
      "follower === apostle || (hasLabel(w, id, 'apostle') && definitionOf(w, id).name.en.toLowerCase().startsWith(apostle))",
      'an Apostle follows himself',
    ],
    [
      'DOT 32.24',
      "if (definition.kinds.includes('heretic')) return true;",
      "if (definition.kinds.includes('heretic') && w.cards[id]!.chosen !== 1) return true;",
      'a Cultist is a Heretic when he likes',
    ],
    ['DOT 32.34', 'lost && affiliationOf(w, id) === 0', 'false', 'he is what he was'],
    ['DOT 33.1', "return isLegion(w, id) && !isDoomtrooper(w, id) ? 'cohort' : 'squad';", "return 'squad';", 'no Kohort'],
    ['DOT 33.3', "area === 'squad' ? isDoomtrooper(w, id) : isLegion(w, id)", 'isLegion(w, id)', 'a Kohort whoever stands there'],
    ['DOT 34.4', ' && (isThere(w, id) || isPreserved(w, id))', '', 'who is away keeps his place'],
    [
      'DOT 34.16',
      ' && (isThere(w, id) || isPreserved(w, id))',
      " && !w.cards[id]!.gear.some(attached => definitionOf(w, attached).grants.some(({ ability }) => ability === 'prisoner')) && (isThere(w, id) || isPreserved(w, id))",
      'a prisoner does not count',
    ],
    [
      'DOT 37.24',
      "abilities.includes(how === 'discard' ? 'neverDiscarded' : 'neverSacrificed')",
      "abilities.includes('neverDiscarded') || abilities.includes('neverSacrificed')",
      'one bars both',
    ],
  ]),
  ...breaksIn('src/rules/search.ts', [
    ['DOT 37.21', '[side.discard, side.sideboard]', '[side.discard, side.sideboard, side.sacrificed]', 'what was sacrificed is found'],
    ['DOT 37.30', '[side.discard, side.sideboard]', '[side.discard, side.sideboard, side.hand]', 'the hand is searched'],
    [
      'DOT 37.31',
      '[side.discard, side.sideboard]',
      "[side.discard, side.sideboard, [...w.cards.keys()].filter(id => w.cards[id]!.zone === 'ante')]",
      'the ante is found',
    ],
    ['DOT 40.7', '[side.discard, side.sideboard]', '[side.discard]', 'the sideboard is not searched'],
  ]),
  ...breaksIn('src/decks/deck.ts', [
    ['DOT 40.1', 'deck.cards.length < MIN_DECK', 'deck.cards.length < 1', 'a deck of one card'],
    ['DOT 40.4', 'deck.cards.length < MIN_DECK', 'deck.cards.length < MIN_DECK || deck.cards.length > 100', 'a hundred at most'],
    ['DOT 40.3', "said === 'usual' ? profile === 'tournament' : said === 'on'", "profile === 'tournament'", 'nobody may agree on anything'],
    ['DOT 40.8', 'else [cards[from], sideboard[to]] = [into, out];', 'else cards[from] = into;', 'a card more'],
  ]),
];
