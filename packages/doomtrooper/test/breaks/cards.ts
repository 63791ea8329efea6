/** Chapters 3 and 11 to 23: what cards are, and what lies on warriors, in areas and before players. */
import { breaksIn } from './row.ts';

const BEARING = 'src/rules/legality/bearing.ts';
const ABILITIES = 'src/rules/abilities.ts';
const STATUS = 'src/rules/status.ts';

export const ofCards = [
  ...breaksIn(BEARING, [
    [
      ['DOT 3.16', 'DOT 3.17'],
      'needsRefusal(w, anything ? others : definition.needs, on)',
      'needsRefusal(w, anything ? others : { ...definition.needs, ...(definition.affiliation && { affiliation: definition.affiliation }) }, on)',
      'the icon counts',
    ],
    [
      'DOT 11.2',
      "isWeapon(definition) && (has(w, on, 'noWeapons', null) || (isGun(definition) && has(w, on, 'noGuns', null)))",
      'w.cards[on]!.gear.length > 0',
      'one piece of equipment',
    ],
    [
      'DOT 11.13',
      "isWeapon(definition) && (has(w, on, 'noWeapons', null) || (isGun(definition) && has(w, on, 'noGuns', null)))",
      'w.cards[on]!.gear.some(id => definitionOf(w, id) === definition)',
      'one copy',
    ],
    [
      ['DOT 11.11', 'DOT 12.4', 'DOT 12.10'],
      '!definition.areas.includes(area)',
      '!definition.areas.includes(area) || !w.play.some(other => w.cards[other]!.by === seat && w.cards[other]!.zone === area)',
      'only where somebody is',
    ],
    [
      'DOT 12.12',
      'const copy of copiesInPlay(w, w.cards[id]!.def, seat)',
      'const copy of copiesInPlay(w, w.cards[id]!.def, null)',
      'one copy for all',
    ],
    ['DOT 13.2', "gift !== 'generic'", 'true', 'general gifts for nobody'],
    ['DOT 13.11', 'carries(w, on, w.cards[id]!.def) && !isStacked(w, definition, on)', 'w.cards[on]!.gear.length > 0', 'one gift'],
    [
      'DOT 13.12',
      "if (!isLegion(w, on)) return no('DOT 13.1', 'legionOnly');",
      "if (!isLegion(w, on) || isHeretic(w, on)) return no('DOT 13.1', 'legionOnly');",
      'no gifts for Heretics',
    ],
    ['DOT 13.15', "if (!isLegion(w, on)) return no('DOT 13.1', 'legionOnly');", ';', 'gifts for whoever was of the Dark Legion'],
    [
      'DOT 14.1',
      "return carries(w, on, w.cards[id]!.def) ? no('DOT 14.10', 'hasCopy') : havingRefusal(w, definition, on);",
      "return host.by !== seat ? no('DOT 14.3', 'notYours') : havingRefusal(w, definition, on);",
      "one's own warriors only",
    ],
    [
      'DOT 14.3',
      "no('DOT 14.10', 'hasCopy') : havingRefusal(w, definition, on)",
      "no('DOT 14.10', 'hasCopy') : null",
      'missions for anybody',
    ],
    [
      'DOT 15.2',
      "? no('DOT 15.12', 'notYours')",
      "|| !w.play.some(other => definitionOf(w, other).name.en === 'Noted Collector') ? no('DOT 15.12', 'notYours')",
      'a Noted Collector is needed',
    ],
    [
      ['DOT 15.3', 'DOT 15.9'],
      'needsRefusal(w, anything ? others : definition.needs, on)',
      "(definition.type === 'relic' ? null : needsRefusal(w, anything ? others : definition.needs, on))",
      'relics for everybody',
    ],
    [
      ['DOT 15.6', 'DOT 30.18'],
      'copiesInPlay(w, w.cards[id]!.def, null).some(other => other !== id)',
      "(copiesInPlay(w, w.cards[id]!.def, null).some(other => other !== id) || w.cards.some(({ def, zone }) => def === w.cards[id]!.def && zone === 'discard'))",
      'what was there once never comes again',
    ],
    [
      'DOT 16.2',
      "if (definition.type === 'warzone') return",
      "if (definition.type === 'warzone' && !w.play.some(other => definitionOf(w, other).name.en === 'Grand Tactician')) return no('DOT 16.4', 'hasCopy');\n  if (definition.type === 'warzone') return",
      'a Grand Tactician is needed',
    ],
    [
      'DOT 16.3',
      "copiesInPlay(w, w.cards[id]!.def, seat).length ? no('DOT 16.4', 'hasCopy')",
      "copiesInPlay(w, w.cards[id]!.def, null).length ? no('DOT 16.4', 'hasCopy')",
      'one copy for all',
    ],
    [
      'DOT 17.5',
      '(affiliationOf(w, on) & AFFILIATION.mishima) === 0',
      '(definitionOf(w, on).affiliation & AFFILIATION.mishima) === 0',
      'only born Mishima',
    ],
    [
      'DOT 32.19',
      "if (host.zone === 'hidden') return no('DOT 9.27', 'hidden');",
      "if (host.zone === 'hidden' || hasLabel(w, on, 'apostle')) return no('DOT 9.27', 'hidden');",
      'nothing for Apostles',
    ],
  ]),
  ...breaksIn('src/rules/atoms/card.ts', [
    [
      ['DOT 11.15', 'DOT 13.5', 'DOT 13.13', 'DOT 17.6'],
      'leaveLostVehicles(g, warrior);',
      'leaveLostVehicles(g, warrior);\n  for (const id of g.world.cards[warrior]!.gear) if (!usable(g.world, id, warrior)) draft(g.world).cards[id]!.zone = "discard";',
      'what he may not use is gone',
    ],
  ]),
  ...breaksIn(ABILITIES, [
    [
      'DOT 11.24',
      "definition.labels.includes('specialWeapon')",
      "(definition.labels.includes('specialWeapon') || definition.type === 'equipment')",
      'all equipment is a weapon',
    ],
    [
      'DOT 11.32',
      "if (vehicleOf(w, receiver) !== null && !has(w, receiver, 'coversInVehicle', null)) return true;",
      'if ([receiver, fight && opponentIn(w, fight, receiver)].some(id => id !== null && vehicleOf(w, id) !== null)) return true;',
      'a vehicle keeps the opponent from his fortifications',
    ],
    [
      'DOT 11.36',
      'vehicleOf(w, bearer)',
      "(w.cards[bearer]!.gear.find(attached => hasLabel(w, attached, 'vehicle')) ?? null)",
      'a vehicle he is not in forbids too',
    ],
    [
      ['DOT 12.5t', 'DOT 12.5s', 'DOT 33.5'],
      'if (reach.exceptSelf && receiver === self) return false;',
      "if (w.cards[self]!.zone !== 'attached' && reach.who === 'yours' && w.cards[self]!.zone !== w.cards[receiver]!.zone) return false;",
      'only where it lies itself',
    ],
    [
      ['DOT 15.14'],
      '(needs.affiliation === undefined || (affiliationOf(w, bearer) & needs.affiliation) !== 0)',
      "(type === 'relic' || needs.affiliation === undefined || (affiliationOf(w, bearer) & needs.affiliation) !== 0)",
      'relics for whoever has them',
    ],
    [
      'DOT 16.10t',
      "if (fight.defender !== receiver && !(fight.attacker === receiver && has(w, receiver, 'sharesWarzone', fight))) return false;",
      'if (!takesPart(fight, receiver)) return false;',
      'the attacker has the modifiers too',
    ],
    [
      'DOT 18.3',
      'if (!usable(w, id, bearer)) return false;',
      "if (!usable(w, id, bearer) || (definition.type !== 'beast' && w.cards[bearer]!.gear.some(other => definitionOf(w, other).type === 'beast'))) return false;",
      'a rider has nothing but his beast',
    ],
    [
      'DOT 18.4',
      "if (labels.includes('vehicle')) return card.inside && !has(w, bearer, 'noVehicles', fight);",
      "if (labels.includes('vehicle') || definition.type === 'beast') return card.inside && !has(w, bearer, 'noVehicles', fight);",
      'a beast must be mounted',
    ],
    [
      'DOT 18.10',
      "if (vehicleOf(w, receiver) !== null && !has(w, receiver, 'coversInVehicle', null)) return true;",
      "if (vehicleOf(w, receiver) !== null || w.cards[receiver]!.gear.some(id => definitionOf(w, id).type === 'beast')) return true;",
      'no fortifications for riders',
    ],
    [
      'DOT 18.15',
      "if (vehicleOf(w, receiver) !== null && !has(w, receiver, 'coversInVehicle', null)) return true;",
      "if (vehicleOf(w, receiver) !== null || hasLabel(w, receiver, 'beast')) return true;",
      'no fortifications for beasts',
    ],
    [
      'DOT 19.7t',
      "(rulesOf(w).name === 'standard' && type !== 'equipment' && type !== 'relic') || isEntitled(w, id, bearer)",
      'true',
      'of use to whoever has it',
    ],
    [
      'DOT 23.2',
      "if (definition.type === 'warzone') return fight !== null && fight.warzone === id;",
      "if (definition.type === 'alliance') return false;",
      'alliances give nothing',
    ],
  ]),
  ...breaksIn(STATUS, [
    ['DOT 11.39', "if (definitionOf(w, id).labels.includes('vehicle')) return id;", ';', 'a warrior is no vehicle'],
    [
      'DOT 15.10',
      "definitionOf(w, id).type === 'equipment'",
      "['equipment', 'relic'].includes(definitionOf(w, id).type)",
      'relics are equipment cards',
    ],
  ]),
  ...breaksIn('src/rules/atoms/piles.ts', [
    [
      'DOT 12.7',
      "for (const attached of gear) goAlong(g, attached, type === 'warrior' ? 'DOT 19.5' : 'DOT 11.9');",
      "for (const attached of gear) if (definitionOf(w, attached).type !== 'fortification') discard(g, attached, 'DOT 19.5', true);",
      'his fortification stays',
    ],
    [
      'DOT 19.3',
      "for (const attached of gear) goAlong(g, attached, type === 'warrior' ? 'DOT 19.5' : 'DOT 11.9');",
      ';',
      'what he carried stays',
    ],
  ]),
  ...breaksIn('src/rules/atoms/playing.ts', [
    [
      'DOT 14.4',
      'w.cards[id]!.host = host;',
      "if (definitionOf(w, id).type !== 'mission') w.cards[id]!.host = host;",
      'a mission lies on nobody',
    ],
    ['DOT 19.1', 'w.cards[id]!.host = host;', ';', 'nothing lies on anybody'],
    [
      'DOT 19.2',
      'w.cards[id]!.host = host;',
      "if (definitionOf(w, host).type === 'warrior') w.cards[id]!.host = host;",
      'only warriors have attachments',
    ],
    [
      'DOT 13.6',
      'w.cards[id]!.host = host;',
      "w.cards[id]!.host = host;\n  if (definitionOf(w, id).type === 'symmetry') w.cards[id]!.off = true;",
      'a new gift does nothing',
    ],
  ]),
  ...breaksIn('src/rules/triggers.ts', [
    ['DOT 14.13', 'if (paid?.includes(key)) continue;', ';', 'one deed fulfils all'],
    [
      'DOT 14.11',
      'if (definition.mission === null) continue;',
      'if (definition.mission === null || w.stamp > w.cards[id]!.stamp + 1) continue;',
      'a mission is over after a while',
    ],
  ]),
  ...breaksIn('src/rules/playing.ts', [
    [
      'DOT 15.1',
      'if (move.actions > 0 && v.pool !== null)',
      "if (move.actions > 0 && v.pool !== null && definition.type !== 'relic')",
      'free',
    ],
    [
      'DOT 17.2',
      'if (move.actions > 0 && v.pool !== null)',
      "if (move.actions > 0 && v.pool !== null && definition.type !== 'ki')",
      'free',
    ],
    [
      'DOT 21.11',
      'if (move.actions > 0 && v.pool !== null)',
      'if (move.actions > 0 && v.pool !== null && definition.aspect === null)',
      'free',
    ],
    [
      'DOT 21.16',
      "else discard(g, v.card, 'DOT 3.23');",
      "else if (definitionOf(w, v.card).aspect === null) discard(g, v.card, 'DOT 3.23');",
      'the spell stays',
    ],
  ]),
  ...breaksIn('src/rules/legality/warriors.ts', [
    [
      'DOT 15.11',
      'isWeapon(definitionOf(w, attached)) && fits(attached)',
      "isWeapon(definitionOf(w, attached)) && definitionOf(w, attached).type !== 'relic' && fits(attached)",
      'no relic is a weapon',
    ],
    [
      'DOT 18.10',
      "if (vehicleOf(w, id) !== null && !drilled) return no('DOT 11.33', 'inVehicle');",
      "if (w.cards[id]!.gear.some(other => definitionOf(w, other).type === 'beast')) return no('DOT 11.33', 'inVehicle');",
      'no cover for riders',
    ],
    [
      'DOT 18.15',
      "if (vehicleOf(w, id) !== null && !drilled) return no('DOT 11.33', 'inVehicle');",
      "if (hasLabel(w, id, 'beast')) return no('DOT 11.33', 'inVehicle');",
      'no cover for beasts',
    ],
    [
      'DOT 23.7',
      'return organisationRefusal(w, seat, id) ?? placeRefusal(w, seat, id);',
      "return w.play.some(other => w.cards[other]!.by === seat && definitionOf(w, other).type === 'alliance' && (definitionOf(w, other).affiliation & affiliationOf(w, id)) === 0) ? no('DOT 8.7', 'destiny') : placeRefusal(w, seat, id);",
      'only warriors of the alliance',
    ],
  ]),
  ...breaksIn('src/rules/legality/moves.ts', [
    ['DOT 16.5', 'use === null ? definition.areas', 'use === null ? definition.areas.slice(0, 1)', 'no choice of areas'],
    ['DOT 21.18', '[fight.attacker, fight.defender, ...fight.helpers]', '[fight.attacker]', 'on the attacker only'],
  ]),
  ...breaksIn('src/rules/windows.ts', [['DOT 16.8', '!fight.zoned && !rulesOf(w).warzonePhase && ', '', 'a warzone chosen later']]),
  ...breaksIn('src/rules/combat/attack.ts', [
    ['DOT 16.16', 'warzonesFor(w, fight.defender)', 'warzonesFor(w, fight.attacker)', "the attacker's warzones"],
  ]),
  ...breaksIn('src/rules/combat/warzone.ts', [
    [
      'DOT 3.1t',
      "(anyones || has(w, defender, 'anyWarzone', null)) && !(across && stationWarzonesLocked)",
      'false',
      'no card beats the rules',
    ],
    ['DOT 33.10', ' && !(across && stationWarzonesLocked)', '', 'warzones reach as cards do'],
    [
      'DOT 18.11',
      "if (!isCapable(w, defender)) return no('DOT 37.1', 'notCapable');",
      "if (w.cards[defender]!.gear.some(id => definitionOf(w, id).type === 'beast')) return no('DOT 37.1', 'notCapable');",
      'no warzone for riders',
    ],
    [
      'DOT 18.16',
      "if (!isCapable(w, defender)) return no('DOT 37.1', 'notCapable');",
      "if (definitionOf(w, defender).labels.includes('beast')) return no('DOT 37.1', 'notCapable');",
      'no warzone for beasts',
    ],
  ]),
  ...breaksIn('src/rules/values.ts', [
    [
      ['DOT 18.6t', 'DOT 18.6s', 'DOT 25.3t'],
      "return { layer: 'beast', does: 'plus', n, rule, source };",
      "return { layer: 'add', does: 'plus', n, rule, source };",
      'a beast counts last',
    ],
  ]),
  ...breaksIn('src/cards/define.ts', [['DOT 3.35', 'value ?? same,', '0,', 'the Value stays']]),
  ...breaksIn('src/rules/turn/actions.ts', [
    [
      'DOT 20.6',
      "if (stationDuty(w, seat) && waysToStation(w, seat, pool)) return 'station';",
      "if (stationDuty(w, seat) && waysToStation(w, seat, pool)) return coverDuty(w, seat) && waysOutOfCover(w, seat, pool) ? 'cover' : 'station';",
      'cover comes first',
    ],
  ]),
  ...breaksIn('src/rules/turn/station.ts', [
    ['DOT 20.18', 'card.moved === w.sides[seat]!.draws', 'false', 'as often as he likes'],
    ['DOT 20.20', 'return companyRefusal(w, seat, id);', 'return null;', 'all stand together'],
    [
      'DOT 20.21',
      '(doom && !legion && !isDoomtrooper(w, other))',
      '(legion && !isLegion(w, other))',
      'a tainted one is of the Dark Legion',
    ],
    ['DOT 20.23', 'tribe === 0 && otherTribe === 0 && ', '', 'tribes stand with nobody'],
    [
      'DOT 32.11',
      "if (hasLabel(w, id, 'beast')) return no('DOT 18.13', 'beast');",
      "if (hasLabel(w, id, 'outside')) return no('DOT 18.13', 'beast');",
      'whoever is outside stays there',
    ],
  ]),
  ...breaksIn('src/rules/legality/casting.ts', [
    ['DOT 21.6', "definition.casting === 'personal' && on !== null", 'on !== null', 'on the caster only'],
    ['DOT 21.19', "definition.casting === 'personal' && !has", "definition.casting !== 'any' && !has", 'only those who fight cast'],
    [
      'DOT 21.24',
      'isLegion(w, caster) && !isDoomtrooper(w, caster) ? no',
      'isLegion(w, caster) ? no',
      'a tainted one casts for the Dark Legion only',
    ],
    [
      'DOT 21.27',
      "if (on === null || definitionOf(w, on).type !== 'warrior') return null;",
      "if (on === null || definitionOf(w, on).type !== 'warrior') return null;\n  if (has(w, on, 'neverArt', null)) return no('DOT 21.26', 'neverArt');",
      'no spells on those who cast none',
    ],
  ]),
  ...breaksIn('src/rules/legality/prices.ts', [
    ['DOT 21.31', "has(w, id, 'castsForThree', fight) ? 3 : null", "has(w, id, 'castsForThree', fight) ? 3 : 0", 'everybody casts'],
  ]),
  ...breaksIn('src/cards/pieces.ts', [
    ['DOT 21.7', "Math.floor(worth / (kind === 'art' ? costFor(w, payer, step) : step))", '1', 'more is no more'],
  ]),
  ...breaksIn('src/rules/legality/timing.ts', [
    [
      ['DOT 21.12', 'DOT 21.17'],
      "if (timing === 'action' && isFree(w, moment) && isGiftForFree(w, attempt)) return null;",
      'if (definition.aspect !== null) return null;',
      'spells at any moment',
    ],
    [
      'DOT 23.1',
      "isFree(w, moment) || (move.saves && moment === 'saving') ? null",
      "(isFree(w, moment) || (move.saves && moment === 'saving')) && definition.type !== 'alliance' ? null",
      'alliances at no time',
    ],
  ]),
  ...breaksIn('src/rules/legality/attempt.ts', [
    [
      ['DOT 23.5t', 'DOT 23.5s'],
      "(uniqueRefusal(w, card, 'DOT 23.4') ?? allianceRefusal(w, seat))",
      'allianceRefusal(w, seat)',
      'the same alliance twice',
    ],
  ]),
];
