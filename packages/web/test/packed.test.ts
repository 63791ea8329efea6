import { describe, expect, it } from 'vitest';
import { pack, unpack } from '../src/table/packed.ts';

describe('a record in a link', () => {
  it('comes back as it was, Czech letters included', async () => {
    const text = JSON.stringify({ rows: Array.from({ length: 500 }, (_, n) => ({ n, key: `zatočit ${n}`, jméno: 'Žofie Šťastná' })) });
    expect(await unpack(await pack(text))).toBe(text);
  });
  it('is made of letters that an address carries, and shorter than the record', async () => {
    const text = 'spin 3 '.repeat(2_000);
    const packed = await pack(text);
    expect(packed).toMatch(/^[\w-]+$/);
    expect(packed.length).toBeLessThan(text.length / 10);
  });
  it('refuses what was cut off', async () => {
    const packed = await pack('{"a":1}'.repeat(400));
    await expect(unpack(packed.slice(0, packed.length / 2))).rejects.toThrow();
  });
});
