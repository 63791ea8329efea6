/** Base set: specials about missions, spells, organisations and other people's business. */
import type { Call, Option, Seat } from '@kolbiste/engine';
import { has } from '../../abilities.ts';
import { discard, gainDestiny, gainVictory, heal, last, loseDestiny, loseVictory, place, reattach, destinyOf } from '../../atoms.ts';
import { harmOne } from '../../combat/harm.ts';
import type { Here } from '../../doomtrooper.ts';
import { bearerRefusal, momentOf, movesWith, type CardMove } from '../../moves.ts';
import { no } from '../../rule.ts';
import { awarding, rewarding, searching, type Playing } from '../../signatures.ts';
import {
  affiliationOf,
  bearerOf,
  hasLabel,
  isBrother,
  isDoomtrooper,
  isEquipment,
  isFreelancer,
  isPresent,
  knownWarriors,
  ownsVehicle,
  warriorsOf,
} from '../../status.ts';
import { checkVictory } from '../../victory.ts';
import { playOf } from '../../windows.ts';
import { byBook, NOBODY, NOTHING, topFight, type CardId, type World } from '../../world.ts';
import { AFFILIATION, type Definition, type Move } from '../card.ts';
import { attachment, bearer, plus, special } from '../make.ts';
import { asks, asksOn, picked, picks, upkeep } from '../pieces.ts';
import { definitionOf } from '../registry.ts';
import { SECRET_MISSION } from '../secrets.ts';

const noTarget = () => no('DOT 28.16', 'noTarget');
type Play = Partial<Move> & Pick<Move, 'timing' | 'does'>;

/** Who might have this mission instead: another warrior it fits, or another player without a copy. */
function holdersFor(w: World, id: CardId): Option[] {
  const definition = definitionOf(w, id);
  const { by, host, at, def } = w.cards[id]!;
  const fits = (on: CardId, seat: Seat): boolean => (definition.play!.fits?.(w, by, id, on, seat) ?? null) === null;
  if (definition.mission!.for === 'warrior')
    return picks(knownWarriors(w).filter(on => on !== host && bearerRefusal(w, by, id, definition, on) === null && fits(on, NOBODY)));
  return w.sides.flatMap((side, seat) =>
    !side.out && seat !== at && fits(NOTHING, seat) && !w.play.some(other => w.cards[other]!.def === def && w.cards[other]!.at === seat)
      ? [{ holder: seat }]
      : [],
  );
}

/** Equipment of one's own that may go to somebody else, and to whom. Arguments of the questions: what has moved already. */
const takersOf = (w: World, seat: Seat, id: CardId): CardId[] =>
  w.play.filter(on => on !== w.cards[id]!.host && w.cards[on]!.by === seat && bearerRefusal(w, seat, id, definitionOf(w, id), on) === null);
const movable = (w: World, seat: Seat, moved: readonly CardId[]): CardId[] =>
  w.play.filter(
    id =>
      w.cards[id]!.by === seat &&
      w.cards[id]!.host >= 0 &&
      definitionOf(w, id).type === 'equipment' &&
      !hasLabel(w, id, 'soleFightWeapon') &&
      !moved.includes(id) &&
      takersOf(w, seat, id).length > 0,
  );

/** Spells in hand that this warrior could cast now if a card made him. */
const revelations = (w: World, seat: Seat, caster: CardId): CardMove[] =>
  movesWith(
    w,
    seat,
    w.sides[seat]!.hand.filter(id => definitionOf(w, id).type === 'art'),
    { moment: momentOf(w), pool: NOTHING, caster },
  );

/** Who killed a Mishima warrior in the combat that is on, and lives. */
function murderer(w: World): CardId {
  const fight = topFight(w);
  if (fight === null || fight.phase !== 'status') return NOTHING;
  for (let i = 0; i < fight.felled.length; i += 3) {
    const [, killer, affiliation] = fight.felled.slice(i, i + 3) as [CardId, CardId, number];
    if (killer >= 0 && (affiliation & AFFILIATION.mishima) !== 0 && isPresent(w, killer)) return killer;
  }
  return NOTHING;
}

/** The warrior who has just come into somebody's Squad: nothing else has happened since. */
const newcomer = (w: World, seat: Seat): CardId =>
  warriorsOf(w, seat).find(
    id => w.cards[id]!.zone === 'squad' && w.cards[id]!.stamp === w.stamp && isDoomtrooper(w, id) && !isBrother(w, id),
  ) ?? NOTHING;

const ORGANISATIONS = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024];
const equipmentOf = (w: World, organisation: number): CardId[] =>
  knownWarriors(w).flatMap(id =>
    (affiliationOf(w, id) & organisation) !== 0 ? w.cards[id]!.gear.filter(card => isEquipment(w, card)) : [],
  );

/** Points on their way for a mission that a warrior of somebody else has completed. */
function spied(w: World, seat: Seat): CardId {
  const award = w.awards[w.awards.length - 1];
  if (award === undefined || award.seat === seat || award.victory + award.destiny === 0) return NOTHING;
  if (award.for < 0 || definitionOf(w, award.for).type !== 'mission') return NOTHING;
  const warrior = bearerOf(w, award.for);
  return warrior >= 0 && w.cards[warrior]!.by !== seat && isPresent(w, warrior) ? warrior : NOTHING;
}

const secretsInHand = (w: World, seat: Seat): CardId[] =>
  w.sides[seat]!.hand.filter(id => w.secrets.some(secret => secret.seat === seat && secret.def === w.cards[id]!.def));

const casting = (destiny: 2 | 3): Pick<Definition, 'grants'> => ({
  grants: [{ ability: destiny === 2 ? 'castsForTwo' : 'castsForThree', to: { who: 'bearer' } }],
});
const once = (does: (g: Here, seat: Seat) => void, more: Partial<Play> = {}): Play => ({
  timing: 'any',
  does: (g, play) => {
    does(g, play.seat);
    return null;
  },
  ...more,
});

export const baseIntrigues: readonly Definition[] = [
  attachment(
    '01011',
    'At Peace with the Art',
    'Smíření s Uměním',
    AFFILIATION.brotherhood,
    [
      'On a Doomtrooper: he may cast any spell that is no combat spell, for 2 destiny points more each time.',
      'Na Doomtroopera: smí seslat kterékoli kouzlo, které není bojové, pokaždé za 2 body osudu navíc.',
    ],
    {},
    { needs: { doomtrooper: true, also: (w, on) => (has(w, on, 'neverArt', null) ? no('DOT 21.26', 'neverArt') : null) }, ...casting(2) },
  ),
  attachment(
    '01307',
    'Tainted Conjurer',
    'Zlý kouzelník',
    AFFILIATION.legion,
    [
      'On a Heretic: he may cast any spell, for 3 destiny points more each time.',
      'Na Kacíře: smí seslat kterékoli kouzlo, pokaždé za 3 body osudu navíc.',
    ],
    {},
    { needs: { heretic: true, also: (w, on) => (has(w, on, 'neverArt', null) ? no('DOT 21.26', 'neverArt') : null) }, ...casting(3) },
  ),
  attachment(
    '01253',
    'Reinstatement',
    'Návrat',
    0,
    [
      '1 action, on a freelancer: he belongs to his old corporation again, may earn victory points, and has +1 to all four ratings as long as he belongs to it.',
      '1 akce, na žoldnéře: patří zase ke své staré korporaci, smí získávat vítězné body a dokud k ní patří, má +1 ke všem čtyřem hodnotám.',
    ],
    { timing: 'action', actions: 1 },
    {
      needs: { also: (w, on) => (isFreelancer(w, on) && definitionOf(w, on).affiliation !== 0 ? null : no('DOT 32.33', 'wrongKind')) },
      standing: { regains: true },
      gives: [
        {
          ...bearer(plus(1, 1, 1, 1)),
          to: { who: 'bearer', fits: (w, _, receiver) => (affiliationOf(w, receiver) & definitionOf(w, receiver).affiliation) !== 0 },
        },
      ],
    },
  ),
  special(
    '01028',
    'Born with a Silver Spoon',
    'Dítě štěstěny',
    0,
    [
      'When a Doomtrooper outside the Brotherhood has just come into your Squad: pay 5 destiny points and earn 3 victory points.',
      'Když ti do mužstva právě přišel Doomtrooper mimo Bratrstvo: zaplať 5 bodů osudu a získej 3 vítězné body.',
    ],
    {
      timing: 'any',
      destiny: 5,
      fits: (w, seat) => (newcomer(w, seat) >= 0 ? null : noTarget()),
      does: (g, play) => {
        last(g, play, 'silverSpoon', newcomer(g.world, play.seat), {}, 'DOT 22.1');
        return awarding({ seat: play.seat, points: 3, kind: 'victory', for: play.card, cause: 'card', check: true });
      },
    },
  ),
  special(
    '01056',
    'Corporate Shenanigans',
    'Podfuk korporací',
    0,
    [
      'Every player loses half his victory points, rounded down, and all his destiny points.',
      'Každý hráč přijde o polovinu vítězných bodů, zaokrouhleno dolů, a o všechny body osudu.',
    ],
    once(g => {
      g.world.sides.forEach((side, seat) => {
        loseVictory(g, seat, Math.floor(side.victory / 2), 'card', 'DOT 1.13');
        loseDestiny(g, seat, destinyOf(g.world, seat), 'card', 'DOT 3.32');
      });
    }),
    { limit: 0 },
  ),
  special(
    '01083',
    'Divine Inspiration',
    'Božská inspirace',
    0,
    [
      '3 actions: take any card of your collection. Removed from the game.',
      '3 akce: vezmi si kteroukoli kartu ze své sbírky. Odstraní se ze hry.',
    ],
    { timing: 'action', actions: 3, does: (_, play) => searching({ seat: play.seat, from: 'collection', left: 1, shuffle: true }) },
    { after: 'sacrifice', limit: 1 },
  ),
  special(
    '01090',
    'Efficiency Training',
    'Trénink účinnosti',
    0,
    [
      '1 action: rearrange equipment among your warriors as you like, each card once.',
      '1 akce: přerozděl vybavení mezi svými bojovníky, každou kartu jednou.',
    ],
    {
      timing: 'action',
      actions: 1,
      fits: (w, seat) => (movable(w, seat, []).length ? null : noTarget()),
      does: (g, play) => asks(g, play, play.seat, 'move', picks(movable(g.world, play.seat, []))),
    },
    {
      answered: (g, asked, answer): Call<unknown> | null => {
        const w = g.world;
        const { seat, args } = asked;
        const next = (moved: readonly CardId[]): Call<unknown> | null => {
          const more = movable(w, seat, moved);
          return more.length ? asksOn(asked, 'move', ['stop', ...picks(more)], moved) : null;
        };
        if (answer === 'stop') return null;
        if (asked.ask === 'move') return asksOn(asked, 'to', picks(takersOf(w, seat, picked(answer))), [...args, picked(answer)]);
        const id = args[args.length - 1]!;
        if (asked.ask === 'board') {
          w.cards[id]!.inside = answer === 'inside';
          g.emit({ type: 'boarded', vehicle: id, inside: answer === 'inside', rule: 'DOT 11.26' });
          return next(args);
        }
        reattach(g, id, picked(answer), 'DOT 11.1');
        const boards = hasLabel(w, id, 'vehicle') && !w.cards[picked(answer)]!.covered && ownsVehicle(w, picked(answer));
        return boards ? asksOn(asked, 'board', ['inside', 'outside']) : next(args);
      },
    },
  ),
  special(
    '01127',
    'File Transfer',
    'Přenos souboru',
    0,
    [
      'A mission in play goes to another warrior or player who may have it.',
      'Mise ve hře přejde na jiného bojovníka či hráče, který ji smí mít.',
    ],
    {
      timing: 'any',
      aim: 'card',
      fits: (w, _, __, on) => (definitionOf(w, on).type === 'mission' && holdersFor(w, on).length ? null : noTarget()),
      does: (g, play) => asks(g, play, play.seat, 'holder', holdersFor(g.world, play.on), [play.on]),
    },
    {
      answered: (g, { args }, answer) => {
        const id = args[0]!;
        const { by } = g.world.cards[id]!;
        if (picked(answer) >= 0) reattach(g, id, picked(answer), 'DOT 14.4');
        else place(g, id, by, 'player', (answer as { holder: Seat }).holder, 'DOT 14.8');
        return null;
      },
    },
  ),
  special(
    '01140',
    'Gale Force Winds',
    'Vichřice',
    0,
    [
      'Discard all airships. Stays as long as you pay 3 destiny points in each of your draw steps: no airship may be played.',
      'Odhoď všechny vzducholodě. Zůstává, dokud v každém svém kroku lízání platíš 3 body osudu: nelze zahrát žádnou vzducholoď.',
    ],
    {
      timing: 'any',
      does: (g, play) => {
        const w = g.world;
        for (const id of w.play.filter(card => hasLabel(w, card, 'airship') && w.cards[card]!.zone !== 'hidden'))
          if (w.play.includes(id)) discard(g, id, 'DOT 37.10');
        place(g, play.card, play.seat, 'table', NOBODY, 'DOT 19.2');
        last(g, play, 'noAirships', play.card, {}, 'DOT 19.2');
        return null;
      },
    },
    { after: 'stays', ...upkeep(3) },
  ),
  special(
    '01181',
    'Joy of Victory',
    'Radost z vítězství',
    0,
    [
      'After a combat your attacker survived: 5 destiny points, and he is healed if he was wounded in it.',
      'Po souboji, který tvůj útočník přežil: 5 bodů osudu, a byl-li v něm zraněn, uzdraví se.',
    ],
    {
      timing: 'any',
      fits: (w, seat) => {
        const fight = topFight(w);
        const after = fight !== null && (fight.phase === 'status' || fight.phase === 'points');
        return after && w.cards[fight.attacker]!.by === seat && isPresent(w, fight.attacker) ? null : noTarget();
      },
      does: (g, play) => {
        const { attacker, hurt } = topFight(g.world)!;
        gainDestiny(g, play.seat, 5, 'card', 'DOT 3.32');
        if (hurt.some((id, i) => i % 2 === 0 && id === attacker)) heal(g, attacker, 'DOT 24.7.9');
        return null;
      },
    },
  ),
  special(
    '01258',
    'Retraining',
    'Přeškolení',
    0,
    [
      '1 action: exchange destiny points for victory points or the other way, five for one. Removed from the game.',
      '1 akce: vyměň body osudu za vítězné nebo naopak, pět za jeden. Odstraní se ze hry.',
    ],
    {
      timing: 'action',
      actions: 1,
      fits: (w, seat) => (destinyOf(w, seat) >= 5 || w.sides[seat]!.victory > 0 ? null : noTarget()),
      does: (g, play) => {
        const { victory } = g.world.sides[play.seat]!;
        const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);
        return asks(g, play, play.seat, 'exchange', [
          ...upTo(Math.floor(destinyOf(g.world, play.seat) / 5)).map(buy => ({ buy })),
          ...upTo(victory).map(sell => ({ sell })),
        ]);
      },
    },
    {
      after: 'sacrifice',
      limit: 1,
      answered: (g, { seat, card }, answer) => {
        const { buy, sell } = answer as { readonly buy?: number; readonly sell?: number };
        if (buy !== undefined) {
          loseDestiny(g, seat, 5 * buy, 'card', 'DOT 3.32');
          return awarding({ seat, points: buy, kind: 'victory', for: card, cause: 'card', check: true });
        }
        loseVictory(g, seat, sell!, 'card', 'DOT 1.13');
        gainDestiny(g, seat, 5 * sell!, 'card', 'DOT 3.32');
        return null;
      },
    },
  ),
  special(
    '01260',
    'Revelation',
    'Zjevení',
    AFFILIATION.brotherhood,
    [
      'On your Doomtrooper: at once he casts a spell from your hand, whatever he knows; you pay its costs.',
      'Na tvého Doomtroopera: hned sešle kouzlo z tvé ruky, ať umí cokoli; jeho cenu zaplatíš.',
    ],
    {
      timing: 'any',
      aim: 'warrior',
      fits: (w, seat, _, on) =>
        w.cards[on]!.by !== seat || !isDoomtrooper(w, on)
          ? noTarget()
          : revelations(w, seat, on).length
            ? null
            : no('DOT 21.5', 'noTarget'),
      does: (g, play) => asks(g, play, play.seat, 'spell', revelations(g.world, play.seat, play.on), [play.on]),
    },
    {
      answered: (g, { seat, args }, answer) => {
        if (typeof answer !== 'object') return null;
        const call = playOf(g.world, seat, answer as unknown as CardMove, NOTHING);
        (call.locals as Playing).caster = args[0]!;
        return call;
      },
    },
  ),
  special(
    '01266',
    'Sabotage!',
    'Sabotáž',
    0,
    ['All members of an organisation lose all their equipment.', 'Všichni členové jedné organizace přijdou o všechno vybavení.'],
    {
      timing: 'any',
      fits: w => (ORGANISATIONS.some(of => equipmentOf(w, of).length) ? null : noTarget()),
      does: (g, play) =>
        asks(
          g,
          play,
          play.seat,
          'organisation',
          ORGANISATIONS.filter(of => equipmentOf(g.world, of).length).map(of => ({ of })),
        ),
    },
    {
      answered: (g, _, answer) => {
        for (const id of equipmentOf(g.world, (answer as { of: number }).of)) discard(g, id, 'DOT 37.10');
        return null;
      },
    },
  ),
  special(
    SECRET_MISSION,
    'Secret Mission',
    'Tajný úkol',
    0,
    [
      'With a mission in your hand whose condition you have met: show both and take its reward.',
      'S misí v ruce, jejíž podmínku jsi už splnil: ukaž obě karty a vezmi si její odměnu.',
    ],
    {
      timing: 'any',
      fits: (w, seat) => (secretsInHand(w, seat).length ? null : noTarget()),
      does: (g, play) => asks(g, play, play.seat, 'secret', picks(secretsInHand(g.world, play.seat))),
    },
    {
      answered: (g, { seat, ask, args }, answer) => {
        const w = g.world;
        if (ask === 'noted') {
          const [def, points, kind, orDestiny] = args as [number, number, number, number];
          w.secrets.push({ seat, def, points, kind: (['choice', 'victory', 'destiny'] as const)[kind]!, orDestiny });
          return null;
        }
        const mission = picked(answer);
        const i = w.secrets.findIndex(secret => secret.seat === seat && secret.def === w.cards[mission]!.def);
        const { points, kind, orDestiny } = w.secrets[i]!;
        w.secrets.splice(i, 1);
        place(g, mission, seat, 'player', seat, 'DOT 14.12');
        return rewarding({ mission, seat, points, kind, orDestiny, over: true });
      },
    },
  ),
  special(
    '01293',
    'Spy in the Ranks',
    'Špion ve vojsku',
    0,
    [
      'When an opponent’s warrior has completed a mission: you take all its points, and he is discarded.',
      'Když soupeřův bojovník splnil misi: všechny její body získáš ty a on je odhozen.',
    ],
    {
      timing: 'points',
      fits: (w, seat) => (spied(w, seat) >= 0 ? null : no('DOT 24.8.6', 'noPoints')),
      does: (g, play) => {
        const warrior = spied(g.world, play.seat);
        const award = g.world.awards[g.world.awards.length - 1]!;
        const { victory, destiny } = award;
        award.victory = 0;
        award.destiny = 0;
        gainVictory(g, play.seat, victory, 'card', 'DOT 24.8.6');
        gainDestiny(g, play.seat, destiny, 'card', 'DOT 24.8.6');
        discard(g, warrior, 'DOT 37.41');
        checkVictory(g);
        return null;
      },
    },
  ),
  special(
    '01296',
    'Strength of Will',
    'Síla vůle',
    0,
    [
      'Until your next turn the Dark Symmetry of others does nothing to your warriors.',
      'Do tvého příštího kola na tvé bojovníky cizí Černá symetrie nepůsobí.',
    ],
    {
      timing: 'any',
      fits: (w, seat) => (warriorsOf(w, seat).length ? null : noTarget()),
      does: (g, play) => {
        for (const id of warriorsOf(g.world, play.seat))
          last(g, play, 'strongWilled', id, { until: play.seat }, byBook(g.world, 'DOT 29.1t', 'DOT 29.1s'));
        return null;
      },
    },
  ),
  special(
    '01304',
    'Sworn Vengeance',
    'Odpřísáhlá pomsta',
    AFFILIATION.mishima,
    [
      'When a Mishima warrior was killed in combat: his killer is wounded; if he dies of it, you earn the points. Once for a combat.',
      'Když byl v souboji zabit bojovník Mishimy: jeho vrah je zraněn; zemře-li na to, body získáš ty. Jednou za souboj.',
    ],
    {
      timing: 'any',
      fits: w => (murderer(w) >= 0 && !w.effects.some(({ what }) => what === 'avenged') ? null : noTarget()),
      does: (g, play) => {
        last(g, play, 'avenged', NOTHING, { fight: play.fight }, 'DOT 22.1');
        return harmOne(g, murderer(g.world), NOTHING, play.seat, false);
      },
    },
  ),
  special(
    '01329',
    'Undercover Agents',
    'Skrytí agenti',
    0,
    ['1 action, per 3 destiny: discard a mission in play.', '1 akce, za každé 3 body osudu: odhoď misi ve hře.'],
    {
      timing: 'action',
      actions: 1,
      destiny: 3,
      aim: 'card',
      many: true,
      fits: (w, _, __, on) => (definitionOf(w, on).type === 'mission' ? null : noTarget()),
      does: (g, play) => {
        for (const id of [play.on, ...(play.also ?? [])]) discard(g, id, 'DOT 37.10');
        return null;
      },
    },
  ),
];
