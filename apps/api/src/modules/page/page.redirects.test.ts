import type { AuditPage } from '@vetka/domain/moderation';
import type { Redirect, RedirectPage, Seo } from '@vetka/domain/page';
import type { Problem } from '@vetka/domain/problem';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { users } from '../../platform/database/schema/index.ts';

const api = await startTestApp();
const { visitor: admin, user } = await api.signIn();
await api.db.update(users).set({ isAdministration: true }).where(eq(users.id, user.id));

const path = 'moderation/redirects';
const add = (from: string, to: string, statusCode = 301) =>
  admin.post<Redirect & Problem>(path, { from, to, statusCode });
const errorsOf = async (from: string, to: string) => Object.keys((await add(from, to)).body.errors ?? {});
const redirectOf = async (asked: string) =>
  (await api.visitor().get<Seo>(`seo?path=${encodeURIComponent(asked)}`)).body.redirect;

test('a moved path redirects from the next request on, and no longer once removed', async () => {
  const { body } = await add('/rozy/', '/catalog/rozy?sort=new', 308);
  expect(body).toMatchObject({ from: '/rozy', to: '/catalog/rozy?sort=new', statusCode: 308 });
  expect(await redirectOf('/rozy')).toEqual({ location: '/catalog/rozy?sort=new', statusCode: 308 });
  await admin.put(`${path}/${body.id}`, { from: '/rozy', to: '/popular', statusCode: 302 });
  expect(await redirectOf('/rozy/?utm=1')).toEqual({ location: '/popular', statusCode: 302 });
  await admin.delete(`${path}/${body.id}`);
  expect(await redirectOf('/rozy')).toBeNull();
  expect((await admin.delete(`${path}/${body.id}`)).status).toBe(404);
});

test('loops are refused, also over several redirects', async () => {
  expect(await errorsOf('/a', '/a/')).toEqual(['to']);
  await add('/a', '/b');
  const { body } = await add('/b', '/c?x=1');
  expect(await errorsOf('/c', '/a')).toEqual(['to']);
  const changed = { from: '/b', to: '/a', statusCode: 301 };
  expect((await admin.put(`${path}/${body.id}`, changed)).status).toBe(422);
  const both = await Promise.all([add('/left', '/right'), add('/right', '/left')]);
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 422]));
});

test('rooms, other sites, wildcards and a second redirect of a path are refused', async () => {
  for (const from of ['/', '/my/shop', '/api/v1/seo', '/old/*', 'bukety']) {
    expect([from, await errorsOf(from, '/catalog')]).toEqual([from, ['from']]);
  }
  for (const to of ['https://evil.ru', '//evil.ru', 'catalog']) {
    expect([to, await errorsOf('/old', to)]).toEqual([to, ['to']]);
  }
  await add('/twice', '/catalog');
  expect(await errorsOf('/twice', '/popular')).toEqual(['from']);
});

test('redirects are listed, the latest first, searched, and recorded', async () => {
  await add('/tyulpany', '/catalog/tyulpany');
  const { body } = await admin.get<RedirectPage>(`${path}?search=TYUL`);
  expect(body.data).toMatchObject([{ from: '/tyulpany' }]);
  const { body: log } = await admin.get<AuditPage>(`moderation/audit?kind=REDIRECT&objectId=${body.data[0]?.id}`);
  expect(log.data[0]?.changes).toContainEqual({ field: 'Куда', before: null, after: '/catalog/tyulpany' });
});
