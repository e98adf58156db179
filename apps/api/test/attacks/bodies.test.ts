import { JoinRoom } from '@vetka/domain/chat/schema';
import type { Problem } from '@vetka/domain/problem';
import { expect, test } from 'vitest';
import { checkOf } from '../../src/platform/http/validation.ts';
import { startTestApp } from '../app.ts';

const api = await startTestApp();

const nested = (depth: number, open: string, close: string, inside = '1'): string =>
  open.repeat(depth) + inside + close.repeat(depth);

async function send(payload: string, url = '/api/v1/auth') {
  const started = performance.now();
  const response = await api.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json' },
    remoteAddress: api.visitor().ip,
    payload,
  });
  const ms = performance.now() - started;
  return { status: response.statusCode, body: response.json<Problem>(), bytes: response.rawPayload.length, ms };
}

test.each([
  ['lists', nested(20_000, '[', ']')],
  ['lists in a field', `{"phone":${nested(20_000, '[', ']')}}`],
  ['lists of half a megabyte', `{"phone":${nested(250_000, '[', ']')}}`],
  ['objects', nested(20_000, '{"phone":', '}')],
  ['objects in a field of the cart', `{"productId":${nested(50_000, '{"a":', '}')}}`],
])('a body of %s within each other is refused, and is no failure of the server', async (_, payload) => {
  for (const path of ['auth', 'cart/addToCart', 'verification/phone']) {
    const { status, ms } = await send(payload, `/api/v1/${path}`);
    expect([path, status]).toEqual([path, 422]);
    expect(ms, 'an attack takes much longer').toBeLessThan(3000);
  }
});

test('a body of fifty thousand unknown fields gets a short answer', async () => {
  const fields = Array.from({ length: 50_000 }, (_, index) => `"field${index}":1`);
  const { status, bytes } = await send(`{${fields.join(',')}}`);
  expect(status).toBe(422);
  expect(bytes).toBeLessThan(100_000);
});

test('a list of a hundred thousand wrong entries gets a short answer', async () => {
  const { visitor } = await api.signIn();
  const { status, bytes } = await visitor.post('notices/read', { ids: Array<string>(100_000).fill('x') });
  expect(status).toBe(422);
  expect(bytes.length).toBeLessThan(100_000);
});

test.each(['{', '{"a":', '"\\ud800"', 'null', '[]', '1e999', '"text"', 'NaN', '{"phone":1e400}', ''])(
  'the body %j is refused, and is no failure of the server',
  async (payload) => {
    const { status } = await send(payload);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  },
);

test('an event of lists within each other is refused like any other wrong one', () => {
  const check = checkOf(JoinRoom);
  const wrong = { roomId: JSON.parse(nested(20_000, '[', ']')) as unknown, participantType: 'USER', participantId: 1 };
  expect(() => check(wrong)).toThrow(
    expect.objectContaining({ statusCode: 422, errors: { roomId: ['Недопустимые символы'] } }),
  );
});
