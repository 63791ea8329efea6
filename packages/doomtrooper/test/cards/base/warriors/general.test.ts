import { expect, it } from 'vitest';
import type { Ability } from '../../../../src/cards/vocabulary.ts';
import { can } from '../../situations.ts';

it.each<[string, Ability]>([['Agent Nick Michaels', 'neverHeretic']])('%s: %s', (name, ability) => expect(can(name, ability)).toBe(true));
