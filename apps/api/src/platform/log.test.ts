import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestApp } from '../../test/app.ts';
import { pathForLog } from './log.ts';

const written: string[] = [];
const api = await startTestApp({ env: { LOG_LEVEL: 'info' }, log: { write: (line) => void written.push(line) } });

test('the values of a statement that fails unexpectedly stay out of the log, unlike its location', async () => {
  const { visitor } = await api.signIn();
  await api.ownerDb.execute(sql`alter table users add constraint broken check (bio <> 'тайна')`);
  written.length = 0;
  const { status } = await visitor.put('profile', { bio: 'тайна' });
  await api.ownerDb.execute(sql`alter table users drop constraint broken`);
  const log = written.join('');
  expect([status, log.includes('тайна')]).toEqual([500, false]);
  expect(log).toContain('"constraint":"broken"');
  expect(log).toMatch(/Failed query: update .+ at .+\.ts:\d+/);
});

test('a value that PostgreSQL cannot read stays out of the log', async () => {
  written.length = 0;
  await api.db
    .execute(sql`select ${'тайна "и" ещё'}::text::int`)
    .catch((err: unknown) => api.app.log.error({ err }, 'failed'));
  expect(written.join('')).toMatch(/invalid input syntax for type integer: \\"…\\"/);
  expect(written.join('')).not.toContain('тайна');
});

test('the values of a query stay out of the log', async () => {
  written.length = 0;
  await api.visitor().get('cities?search=secret-of-the-query');
  expect(written.join('')).toContain('/api/v1/cities?search"');
  expect(written.join('')).not.toContain('secret-of-the-query');
});

test.each([
  ['/catalog', '/catalog'],
  ['/catalog?', '/catalog'],
  ['/catalog?search=пион&tag=1&tag=2', '/catalog?search&tag'],
  ['/a?b?c=1', '/a?b?c'],
])('%s is logged as %s', (url, path) => {
  expect(pathForLog(url)).toBe(path);
});

test('why a request was refused is recorded with its fields, without what was sent', async () => {
  const { visitor } = await api.signIn();
  written.length = 0;
  await visitor.put('profile/email', { email: 'не-почта@@' });
  await visitor.put('profile/visible', { isVisible: true, '"поле": 1': 1 });
  await api.visitor().get('orders');
  const lines = written.map((line) => JSON.parse(line) as { msg: string; refused?: object; userId?: number });
  expect(lines.filter(({ msg }) => msg === 'refused').map(({ refused }) => refused)).toEqual([
    { code: 'validation', fields: ['email'] },
    { code: 'validation', fields: [] },
    { code: 'session.unauthorized' },
  ]);
  expect(lines.find(({ msg }) => msg === 'refused')?.userId).toBeTypeOf('number');
  expect(written.join('')).not.toMatch(/не-почта|поле/);
});
