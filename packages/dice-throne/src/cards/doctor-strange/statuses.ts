/** Doctor Strange: statuses. */
import { no } from '@kolbiste/engine';
import { countOf } from '../../rules/statuses.ts';
import { call, discardToken, either, named, restartRoll, say } from '../makers.ts';
import { script } from '../registry.ts';
import type { StatusDefinition } from '../vocabulary.ts';
import { BANDS, DEJA, PRE } from './names.ts';
import { foresee } from './premonition.ts';

export const statuses: readonly StatusDefinition[] = [
  {
    id: DEJA,
    name: named('Déjà Vu', 'Déjà vu'),
    kind: 'positive',
    limit: 1,
    worth: 1.1,
    movable: true,
    removable: true,
    source: 'fact',
    text: say(
      'In your offensive roll, instead of activating an ability: this roll ends and a new one begins with all attempts.',
      'Ve svém hodu na útok místo spuštění schopnosti: hod končí a začíná nový se všemi bojovými pokusy.',
    ),
    spend: {
      n: 1,
      rule: 'DIT 6.10',
      refusal: (w, seat, window) => (w.active === seat && window === 'announce' ? null : no('DIT R12', 'noRoll')),
      script: script(restartRoll),
    },
  },
  {
    id: PRE,
    name: named('Premonition', 'Předtucha'),
    kind: 'positive',
    limit: 3,
    worth: 0.65,
    movable: true,
    removable: true,
    source: 'fact',
    text: say(
      'Once per turn in your income phase instead of drawing 1: spend 1 to draw 2, or 3 to draw 3; then put one of them on top or under your deck.',
      'Jednou za tah ve své fázi příjmu místo dobrání 1 karty: využij 1 a dober si 2, nebo 3 a dober si 3; poté jednu z nich vrať navrch nebo dospod balíčku.',
    ),
    spend: {
      n: 1,
      oncePerTurn: true,
      urgent: true,
      rule: 'DIT 6.10',
      refusal: (w, seat, window) => (w.active === seat && window === 'income' ? null : no('DIT 6.11', 'onlyIncome')),
      script: script(
        either(
          { id: 'two', effects: [call((_, c) => foresee({ seat: c.seat, n: 2, drawn: [] }), say('draw 2', 'dober si 2'), 1.4)] },
          {
            id: 'three',
            effects: [discardToken(PRE, 2), call((_, c) => foresee({ seat: c.seat, n: 3, drawn: [] }), say('draw 3', 'dober si 3'), 2.6)],
            test: (w, c) => countOf(w, c.seat, PRE) >= 2,
          },
        ),
      ),
    },
  },
  {
    id: BANDS,
    name: named('Crimson Bands', 'Karmínová pouta'),
    kind: 'negative',
    limit: 1,
    worth: -1.5,
    movable: true,
    removable: true,
    source: 'fact',
    silences: true,
    until: 'rollPhase',
    text: say(
      'The bearer cannot play cards in their own next roll phase; removed at its end.',
      'Nositel nesmí ve své příští fázi hodu hrát karty; na jejím konci odchází.',
    ),
  },
];
