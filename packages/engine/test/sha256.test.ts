import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hashWith, sha256, sha256Words } from '../src/index.ts';

describe('SHA-256', () => {
  it('gives the published digests', () => {
    expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(sha256('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')).toBe(
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    );
    expect(sha256('a'.repeat(1_000_000))).toBe('cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0');
  });

  it('agrees with OpenSSL on every length around the blocks', () => {
    for (let length = 0; length < 200; length++) {
      const text = 'kolbiště'.repeat(30).slice(0, length);
      expect(sha256(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
    }
  });

  it('reads text as UTF-8, of one to four bytes', () => {
    for (const text of ['aé', 'ěščřžýáíé', '€', '𝄞🎲', 'mixed: ž€🎲!'])
      expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
  });

  it('gives the digest as eight words, too', () => {
    expect(sha256Words('abc').map(word => word.toString(16))).toEqual([
      'ba7816bf',
      '8f01cfea',
      '414140de',
      '5dae2223',
      'b00361a3',
      '96177a9c',
      'b410ff61',
      'f20015ad',
    ]);
  });

  it('is taken from a machine that has it, and is the same, half characters too', () => {
    const texts = ['', 'abc', 'a'.repeat(70_000), 'ěščřžýáíé', '𝄞🎲', 'half \ud83c', '\udfb2 of a die'];
    const before = texts.map(sha256);
    let asked = 0;
    hashWith(text => {
      asked++;
      return createHash('sha256').update(text).digest('hex');
    });
    const trial = asked;
    expect(texts.map(sha256)).toEqual(before);
    expect(asked - trial).toBe(texts.length - 3);
  });

  it('refuses a machine that hashes otherwise', () => {
    expect(() => hashWith(text => createHash('sha1').update(text).digest('hex'))).toThrow('not SHA-256');
    expect(sha256('abc')).toMatch(/^ba7816bf/);
  });
});
