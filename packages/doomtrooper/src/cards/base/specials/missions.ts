/** Base set: specials, about missions. */
import { no, type Option, type Seat } from '@kolbiste/engine';
import { friends } from '../../../rules/queries.ts';
import { discard, divertAward, noteSecret, place, reattach, takeSecret } from '../../../rules/atoms.ts';
import { bearerRefusal } from '../../../rules/legality.ts';
import { rewarding } from '../../../rules/procedures.ts';
import type { CardId, World } from '../../../rules/state.ts';
import { bearerOf, isPresent, knownWarriors } from '../../../rules/status.ts';
import { discardTarget } from '../../effects.ts';
import { ofType } from '../../filters.ts';
import { special } from '../../makers.ts';
import { asks, picked, pickedOrNone, picks } from '../../pieces.ts';
import { definitionOf } from '../../registry.ts';
import { aCard } from '../../targets.ts';
import { discardsAll } from './pieces.ts';

/** Who might have this mission instead: another warrior it fits, or another player without a copy. */
function holdersFor(w: World, id: CardId): Option[] {
  const definition = definitionOf(w, id);
  const { by, host, at, def } = w.cards[id]!;
  const fits = (target: CardId | null, player: Seat | null): boolean =>
    (definition.play!.fits?.(w, by, id, { target, player }) ?? null) === null;
  if (definition.mission!.for === 'warrior')
    return picks(
      knownWarriors(w).filter(on => on !== host && bearerRefusal(w, { seat: by, card: id, definition }, on) === null && fits(on, null)),
    );
  return w.sides.flatMap((side, seat) =>
    !side.out && seat !== at && fits(null, seat) && !w.play.some(other => w.cards[other]!.def === def && w.cards[other]!.at === seat)
      ? [{ holder: seat }]
      : [],
  );
}

/** Points on their way for a mission that an opponent's warrior has completed. */
function spied(w: World, seat: Seat): CardId | null {
  const award = w.awards[w.awards.length - 1];
  if (award === undefined || award.seat === seat || award.victory + award.destiny === 0) return null;
  if (definitionOf(w, award.for).type !== 'mission') return null;
  const warrior = bearerOf(w, award.for);
  return warrior !== null && !friends(w, w.cards[warrior]!.by, seat) && isPresent(w, warrior) ? warrior : null;
}

const secretsInHand = (w: World, seat: Seat): CardId[] =>
  w.sides[seat]!.hand.filter(id => w.secrets.some(secret => secret.seat === seat && secret.def === w.cards[id]!.def));

export const botchedOrders = special({
  code: '01029',
  name: { en: 'Botched Orders', cs: 'Zfušované rozkazy' },
  text: { en: 'Discard a mission in play.', cs: 'Vyřaď úkol ve hře.' },
  timing: 'any',
  removes: 'discard',
  target: aCard(ofType('mission')),
  effect: discardTarget(),
});

export const desperateMeasures = special({
  code: '01074',
  name: { en: 'Desperate Measures', cs: 'Zoufalá opatření' },
  text: { en: 'Discard all missions in play.', cs: 'Vyřaď všechny úkoly ve hře.' },
  ...discardsAll(ofType('mission')),
});

export const fileTransfer = special({
  code: '01127',
  name: { en: 'File Transfer', cs: 'Přenos souboru' },
  text: {
    en: 'A mission in play goes to another warrior or player who may have it.',
    cs: 'Úkol ve hře přejde na jiného bojovníka či hráče, který ho smí mít.',
  },
  timing: 'any',
  target: aCard(ofType('mission'), (w, id) => holdersFor(w, id).length > 0),
  effect: ({ g, world, seat, target, play }) => asks(g, play, seat, { ask: 'holder', options: holdersFor(world, target), args: [target] }),
  answered: ({ g, world, args, answer }) => {
    const id = args[0]!;
    const { by } = world.cards[id]!;
    const warrior = pickedOrNone(answer);
    if (warrior !== null) reattach(g, id, warrior, 'DOT 14.4');
    else place(g, id, { by, area: 'player', at: (answer as { holder: Seat }).holder, rule: 'DOT 14.8' });
  },
});

export const secretMission = special({
  code: '01276',
  name: { en: 'Secret Mission', cs: 'Tajný úkol' },
  text: {
    en: 'With a mission in your hand whose condition you have met: show both and take its reward.',
    cs: 'S úkolem v ruce, jehož podmínka už je splněna: ukaž obě karty a vezmi si jeho odměnu.',
  },
  timing: 'any',
  condition: ({ world, seat }) => secretsInHand(world, seat).length > 0,
  effect: ({ g, world, seat, play }) => asks(g, play, seat, { ask: 'secret', options: picks(secretsInHand(world, seat)) }),
  answered: ({ g, world, seat, ask, args, answer }) => {
    if (ask === 'noted') {
      const [def, points, kind, orDestiny] = args as [number, number, number, number];
      noteSecret(g, { seat, def, points, kind: (['choice', 'victory', 'destiny'] as const)[kind]!, orDestiny });
      return null;
    }
    const mission = picked(answer);
    const i = world.secrets.findIndex(secret => secret.seat === seat && secret.def === world.cards[mission]!.def);
    const { points, kind, orDestiny } = takeSecret(g, i);
    place(g, mission, { by: seat, area: 'player', at: seat, rule: 'DOT 14.12' });
    return rewarding({ mission, seat, points, kind, orDestiny, over: true });
  },
});

export const spyInTheRanks = special({
  code: '01293',
  name: { en: 'Spy in the Ranks', cs: 'Špion ve vojsku' },
  text: {
    en: 'When an opponent’s warrior has completed a mission: you take all its points, and he is discarded.',
    cs: 'Když soupeřův bojovník splnil úkol: všechny jeho body získáš ty a bojovník je vyřazen.',
  },
  timing: 'points',
  refusal: ({ world, seat }) => (spied(world, seat) !== null ? null : no('DOT 24.8.6', 'noPoints')),
  effect: ({ g, world, seat }) => {
    const warrior = spied(world, seat)!;
    divertAward(world.awards[world.awards.length - 1]!, seat);
    discard(g, warrior, 'DOT 37.41');
  },
});

export const undercoverAgents = special({
  code: '01329',
  name: { en: 'Undercover Agents', cs: 'Skrytí agenti' },
  text: { en: '1 action, per 3 destiny: discard a mission in play.', cs: '1 akce, za každé 3 body osudu: vyřaď úkol ve hře.' },
  timing: 'action',
  actions: 1,
  destiny: 3,
  many: true,
  target: aCard(ofType('mission')),
  effect: ({ g, targets }) => {
    for (const id of targets) discard(g, id, 'DOT 37.10');
  },
});
