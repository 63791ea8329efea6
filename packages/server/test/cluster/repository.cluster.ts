import { afterAll, inject } from 'vitest';
import { cleanUp } from '../harness.ts';
import { repositoryTests } from '../repository.ts';
import { installation } from './nodes.ts';

afterAll(cleanUp);

let opened: ReturnType<typeof installation> | null = null;
repositoryTests(`a PostgreSQL server (port ${inject('services').postgres.port})`, async () => (await (opened ??= installation())).storage);
