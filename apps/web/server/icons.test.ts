import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { serveIcons } from './app.ts';

const app = Fastify();
serveIcons(app);
afterAll(() => app.close());
const ask = (query: string) => app.inject(`/_icons/lucide.json${query}`);

test('AOT-13: the icon service returns the requested icons', async () => {
  const answer = await ask('?icons=tag,truck,tag');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toContain('max-age');
  const { prefix, width, height, icons } = answer.json();
  expect({ prefix, width, height }).toEqual({ prefix: 'lucide', width: 24, height: 24 });
  expect(Object.keys(icons)).toEqual(['tag', 'truck']);
  expect(icons.tag.body).toMatch(/^<(?:g|path) /);
});

test('AOT-13: unknown icon names are listed, and the others are returned', async () => {
  expect((await ask('?icons=tag,net-takoy,constructor')).json()).toMatchObject({
    icons: { tag: {} },
    not_found: ['net-takoy', 'constructor'],
  });
});

test.each([
  '',
  '?icons=',
  '?icons=../secret',
  '?icons=Tag',
  `?icons=${Array.from({ length: 41 }, (_, index) => `a${index}`).join()}`,
])('AOT-13: «%s» is not a valid icon query', async (query) => {
  expect((await ask(query)).statusCode).toBe(400);
});
