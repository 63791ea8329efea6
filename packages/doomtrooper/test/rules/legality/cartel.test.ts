/** The Cartel option: warriors of your own organisation only. */
import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { table } from '../../fixture.ts';

it('keeps out an ex-corporate mercenary, who belongs to none (standard)', rules('DOT 38.13', 'DOT 32.29'), () => {
  const t = table(
    'standard',
    { actions: 3, Jana: { destiny: 20, hand: { ex: 'Ex-Bauhaus Freelancer', own: 'Hussar' }, squad: { here: 'Hussar' } } },
    { seats: 7, options: { mode: 'cartel' } },
  );
  expect([t.refusal('play ex'), t.refusal('hide ex')]).toEqual(['DOT 38.13', 'DOT 38.13']);
  expect([t.offersKey('play own'), t.offersKey('hide own')]).toEqual([true, true]);
});
