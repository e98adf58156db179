import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createCatalogChanges } from './catalogChanges.ts';
import { createRedirectLookup } from './redirects.ts';

const visitor = '203.0.113.7';
const away = 'http://127.0.0.1:1';

const asked: string[] = [];
let changed: string[] = [];
let answer: { status: number; body: unknown };
let api: Server;
let origin: string;

beforeAll(async () => {
  api = createServer((request, response) => {
    if (request.url?.startsWith('/changes')) {
      response.end(JSON.stringify({ position: '1:1:', changes: changed }));
      return;
    }
    asked.push(new URL(request.url ?? '', 'http://api').searchParams.get('path') ?? '');
    response.writeHead(answer.status).end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => void api.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => void api.close(resolve)));
beforeEach(() => void asked.splice(0));

test('RUL-06: a moved path is looked up once', async () => {
  const redirect = { location: '/catalog/bukety', statusCode: 301 };
  answer = { status: 200, body: { redirect } };
  const lookup = createRedirectLookup(origin, createCatalogChanges(origin));
  expect(await lookup('/букеты', visitor)).toEqual(redirect);
  expect(await lookup('/букеты', visitor)).toEqual(redirect);
  expect(asked).toEqual(['/букеты']);
});

test('a change of the administration is seen at once', async () => {
  let now = 0;
  const lookup = createRedirectLookup(
    origin,
    createCatalogChanges(origin, () => now),
  );
  answer = { status: 200, body: { redirect: null } };
  expect(await lookup('/bukety', visitor)).toBeUndefined();
  const redirect = { location: '/catalog/bukety', statusCode: 308 };
  answer = { status: 200, body: { redirect } };
  changed = ['all'];
  now += 1000;
  expect(await lookup('/bukety', visitor)).toEqual(redirect);
  changed = [];
});

test('a failing API causes no redirect and does not block the page', async () => {
  answer = { status: 500, body: { message: 'x' } };
  expect(await createRedirectLookup(origin, createCatalogChanges(origin))('/a', visitor)).toBeUndefined();
  expect(await createRedirectLookup(away, createCatalogChanges(away))('/a', visitor)).toBeUndefined();
});
