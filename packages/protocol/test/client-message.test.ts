import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIMITS, parseClientMessage, PRESETS, tooLarge, TOPICS, utf8Length, type ClientMessage } from '../src/index.ts';

const MESSAGES: { readonly [T in ClientMessage['type']]: Extract<ClientMessage, { type: T }> } = {
  hello: { type: 'hello', v: 1, id: 'h', token: 'secret', lang: 'cs' },
  join: { type: 'join', match: 'm1', after: 12 },
  leave: { type: 'leave', match: 'm1' },
  ready: { type: 'ready', match: 'm1', nonce: 'Ab_9-' },
  answer: { type: 'answer', match: 'm1', id: 'a1', decision: 7, key: 'spin 3' },
  propose: { type: 'propose', match: 'm1', topic: 'undo' },
  consent: { type: 'consent', match: 'm1', proposal: 4 },
  decline: { type: 'decline', match: 'm1', proposal: 4 },
  unseal: { type: 'unseal', match: 'm1', nonce: 'n-1' },
  claim: { type: 'claim', match: 'm1' },
  concede: { type: 'concede', match: 'm1', id: 'c' },
  stops: { type: 'stops', match: 'm1', stops: { mode: 'whenUseful', kinds: { shield: 'everywhere' } } },
  explain: { type: 'explain', match: 'm1' },
  hint: { type: 'hint', match: 'm1' },
  chat: { type: 'chat', match: 'm1', text: 'Dobrá hra!' },
  lobby: { type: 'lobby', watch: true },
  seek: { type: 'seek', game: 'g' },
  unseek: { type: 'unseek' },
  ping: { type: 'ping' },
};
const parse = (value: unknown) => parseClientMessage(JSON.stringify(value));
const refusal = (value: unknown) => {
  const parsed = parse(value);
  return parsed.ok ? null : parsed;
};

describe('a client message', () => {
  it.each(Object.entries(MESSAGES))('%s is read as it was meant', (_, message) => {
    expect(parse(message)).toEqual({ ok: true, message });
  });

  it.each(Object.entries(MESSAGES))('%s is refused without any one of the fields it needs, and the refusal says which', (type, message) => {
    const needed: Record<string, readonly string[]> = { hello: ['v'], ping: [], join: ['match'], ready: ['match'] };
    const fields =
      needed[type] ?? Object.keys(message).filter(field => field !== 'type' && field !== 'text' && !(field === 'id' && type !== 'answer'));
    for (const field of fields) {
      const { [field]: _, ...rest } = message as unknown as Record<string, unknown>;
      expect(refusal(rest)).toMatchObject({ code: 'malformed', text: expect.stringContaining(field) });
    }
  });

  it.each<[string, unknown]>([
    ['v', { ...MESSAGES.hello, v: '1' }],
    ['lang', { ...MESSAGES.hello, lang: 'de' }],
    ['token', { ...MESSAGES.hello, token: 'x'.repeat(LIMITS.tokenLength + 1) }],
    ['match', { ...MESSAGES.join, match: '' }],
    ['match', { ...MESSAGES.join, match: 'x'.repeat(LIMITS.idLength + 1) }],
    ['after', { ...MESSAGES.join, after: -1 }],
    ['after', { ...MESSAGES.join, after: 1.5 }],
    ['after', { ...MESSAGES.join, after: null }],
    ['nonce', { ...MESSAGES.ready, nonce: 'a b' }],
    ['nonce', { ...MESSAGES.ready, nonce: 'x'.repeat(LIMITS.nonceLength + 1) }],
    ['nonce', { ...MESSAGES.ready, nonce: '' }],
    ['decision', { ...MESSAGES.answer, decision: '7' }],
    ['decision', { ...MESSAGES.answer, decision: 1e300 }],
    ['key', { ...MESSAGES.answer, key: 'x'.repeat(LIMITS.keyLength + 1) }],
    ['key', { ...MESSAGES.answer, key: { pick: 1 } }],
    ['topic', { ...MESSAGES.propose, topic: 'cheat' }],
    ['stops.mode', { ...MESSAGES.stops, stops: { mode: 'sometimes' } }],
    [
      'stops.kinds',
      {
        ...MESSAGES.stops,
        stops: { mode: 'never', kinds: Object.fromEntries(Array.from({ length: LIMITS.stops + 1 }, (_, i) => [`k${i}`, 'never'])) },
      },
    ],
    ['stops.kinds', { ...MESSAGES.stops, stops: { mode: 'never', kinds: { any: 'perhaps' } } }],
    ['stops.kinds', { ...MESSAGES.stops, stops: { mode: 'never', kinds: { ['k'.repeat(LIMITS.stopLength + 1)]: 'never' } } }],
    ['stops.kinds', { ...MESSAGES.stops, stops: { mode: 'never', kinds: { 'any thing': 'never' } } }],
    ['text', { ...MESSAGES.chat, text: ' '.repeat(5) }],
    ['text', { ...MESSAGES.chat, text: 'line\nline' }],
    ['text', { ...MESSAGES.chat, text: 'x'.repeat(LIMITS.chatLength + 1) }],
    ['text', { ...MESSAGES.chat, text: '\ud800' }],
    ['preset', { type: 'chat', match: 'm1', preset: 'insult' }],
    ['either text or preset', { ...MESSAGES.chat, preset: PRESETS[0] }],
    ['either text or preset', { type: 'chat', match: 'm1' }],
  ])('is refused when %s is wrong', (words, message) => {
    expect(refusal(message)).toMatchObject({ code: 'malformed', text: expect.stringContaining(words) });
  });

  it('keeps only the fields it knows', () => {
    expect(parse({ ...MESSAGES.concede, seat: 1, admin: true })).toEqual({ ok: true, message: MESSAGES.concede });
    expect(parseClientMessage('{"type":"ping","__proto__":{"admin":true}}')).toEqual({ ok: true, message: { type: 'ping' } });
  });

  it('trims chat, and takes every preset and topic', () => {
    expect(parse({ ...MESSAGES.chat, text: '  ahoj ' })).toMatchObject({ message: { text: 'ahoj' } });
    for (const preset of PRESETS) expect(parse({ type: 'chat', match: 'm1', preset }).ok).toBe(true);
    for (const topic of TOPICS) expect(parse({ ...MESSAGES.propose, topic }).ok).toBe(true);
  });

  it('a hello of another version is refused with the one spoken here', () => {
    expect(refusal({ ...MESSAGES.hello, v: 2 })).toEqual({
      ok: false,
      code: 'version',
      text: 'this table speaks version 1, not 2',
      id: 'h',
    });
  });

  it('a refusal names the message it refuses, if that has a proper name', () => {
    expect(refusal({ ...MESSAGES.answer, decision: -1 })).toMatchObject({ id: 'a1' });
    expect(refusal({ ...MESSAGES.answer, id: 'x'.repeat(500) })).not.toHaveProperty('id');
    expect(refusal({ type: 'nonsense', id: 7 })).not.toHaveProperty('id');
  });

  it('over the limit is refused before it is read, counted in bytes', () => {
    const padded = (length: number, filler: string) => {
      const text = JSON.stringify({ type: 'ping', more: '' });
      return text.replace('""', `"${filler.repeat(length)}"`);
    };
    const room = LIMITS.messageBytes - JSON.stringify({ type: 'ping', more: '' }).length;
    expect(parseClientMessage(padded(room, 'x')).ok).toBe(true);
    expect(parseClientMessage(padded(room + 1, 'x'))).toMatchObject({ code: 'tooLarge' });
    expect(parseClientMessage(padded(Math.floor(room / 2), 'ě')).ok).toBe(true);
    expect(parseClientMessage(padded(Math.floor(room / 2) + 1, 'ě'))).toMatchObject({ code: 'tooLarge' });
    expect(parseClientMessage('{'.repeat(LIMITS.messageBytes + 1))).toMatchObject({ code: 'tooLarge' });
  });

  it('deep nesting is refused, not crashed on', () => {
    expect(parseClientMessage('['.repeat(LIMITS.messageBytes))).toMatchObject({ code: 'malformed' });
    expect(parseClientMessage('['.repeat(8_000) + ']'.repeat(8_000))).toMatchObject({ code: 'malformed' });
  });

  it('whatever comes, there is an answer', () => {
    const near = fc.constantFrom(...Object.values(MESSAGES)).chain(message =>
      fc
        .record({
          key: fc.constantFrom(...Object.keys(message), 'id', 'match', 'type'),
          value: fc.oneof(fc.jsonValue(), fc.string(), fc.integer()),
        })
        .map(({ key, value }) => JSON.stringify({ ...message, [key]: value })),
    );
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), near, fc.anything()), text => {
        const parsed = parseClientMessage(text);
        if (parsed.ok) expect(parse(parsed.message)).toEqual(parsed);
        else {
          expect(['malformed', 'tooLarge', 'version']).toContain(parsed.code);
          expect(parsed.text).not.toBe('');
          expect(parsed.text.length).toBeLessThan(1_000);
        }
      }),
      { numRuns: 3_000, seed: 1 },
    );
  });

  it('bytes are counted as UTF-8 has them', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(60), (text, max) => {
        expect(utf8Length(text)).toBe(new TextEncoder().encode(text).length);
        expect(tooLarge(text, max)).toBe(utf8Length(text) > max);
      }),
      { numRuns: 500, seed: 2 },
    );
    expect(utf8Length('a\ud800b')).toBe(5);
  });
});
