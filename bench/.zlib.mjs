import { buildSuite } from './build-suites.mjs';
await import(await buildSuite('zz-zlib'));
