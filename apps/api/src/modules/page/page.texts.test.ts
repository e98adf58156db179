import type { AuditPage } from '@vetka/domain/moderation';
import type { PageTexts, Seo, TextPage } from '@vetka/domain/page';
import type { Problem } from '@vetka/domain/problem';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { categories, users } from '../../platform/database/schema/index.ts';

const api = await startTestApp();
const { visitor: admin, user } = await api.signIn();
await api.db.update(users).set({ isAdministration: true }).where(eq(users.id, user.id));
await api.db.insert(categories).values([
  { slug: 'rozy', name: 'Розы', description: 'Розы с шипами и без' },
  { slug: 'skrytye', name: 'Скрытые', isVisible: false },
]);

const address = 'moderation/seo';
const nothing = { title: '', description: '', text: '' };
const add = (path: string, texts: Partial<typeof nothing>) =>
  admin.post<PageTexts & Problem>(address, { path, ...nothing, ...texts });
const errorsOf = async (path: string, texts: Partial<typeof nothing>) =>
  Object.keys((await add(path, texts)).body.errors ?? {});
const seo = async (path: string) => (await api.visitor().get<Seo>(`seo?path=${encodeURIComponent(path)}`)).body;
const pages = async () => (await admin.get<TextPage[]>(address)).body;
const pageOf = async (path: string) => (await pages()).find((page) => page.path === path);

test('the pages of the site and the shown categories may have texts, with the defaults they show otherwise', async () => {
  const all = await pages();
  expect(all[0]).toEqual({ path: '/', name: 'Главная', title: 'Ветка', description: '', texts: null });
  expect(await pageOf('/catalog/rozy')).toMatchObject({ title: 'Розы', description: 'Розы с шипами и без' });
  expect(await pageOf('/catalog/skrytye')).toBeUndefined();
});

test('texts are shown from the next request on, and the defaults return once they are removed', async () => {
  const { body } = await add('/catalog/rozy/', { title: ' Розы с доставкой ', text: '## Как выбрать\r\n\r\nСмотрите' });
  expect(await seo('/catalog/rozy')).toMatchObject({
    title: 'Розы с доставкой',
    description: null,
    text: '## Как выбрать\n\nСмотрите',
  });
  const changed = {
    path: '/catalog/rozy',
    title: '',
    description: 'Привезём сегодня',
    text: '',
    unchangedSince: body.updatedAt,
  };
  expect((await admin.put(`${address}/${body.id}`, changed)).status).toBe(200);
  expect(await seo('/catalog/rozy')).toMatchObject({ title: null, description: 'Привезём сегодня', text: null });
  expect((await pageOf('/catalog/rozy'))?.texts).toMatchObject({ id: body.id, description: 'Привезём сегодня' });
  await admin.delete(`${address}/${body.id}`);
  expect(await seo('/catalog/rozy')).toMatchObject({ title: null, description: null });
  expect((await admin.delete(`${address}/${body.id}`)).status).toBe(404);
  expect((await admin.put(`${address}/${body.id}`, changed)).status).toBe(404);
});

test('unknown and hidden pages, empty texts and a second row for a page are refused', async () => {
  for (const path of ['/my', '/catalog/no-such', '/catalog/skrytye', 'shops', 'https://evil.ru']) {
    expect([path, await errorsOf(path, { title: 'Слова' })]).toEqual([path, ['path']]);
  }
  expect(await errorsOf('/shops', { title: ' ', text: '\r\n' })).toEqual(['title']);
  const both = await Promise.all([add('/shops', { title: 'Первый' }), add('/shops', { title: 'Второй' })]);
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 422]));
  expect(await errorsOf('/shops', { title: 'Третий' })).toEqual(['path']);
});

test('texts that somebody else has changed since they were read are not replaced unseen', async () => {
  const { body: read } = await add('/popular', { title: 'Популярное' });
  const change = (title: string, unchangedSince: string) =>
    admin.put<PageTexts & Problem>(`${address}/${read.id}`, {
      path: '/popular',
      ...nothing,
      title,
      unchangedSince,
    });
  const both = await Promise.all(['Один', 'Другой'].map((title) => change(title, read.updatedAt)));
  const saved = both.find(({ status }) => status === 200)?.body;
  const refused = both.find(({ status }) => status === 409)?.body;
  expect(refused).toMatchObject({
    message: 'Это уже изменили в другом месте',
    details: { texts: saved },
  });
  expect((await change('Выбранный', saved?.updatedAt ?? '')).body.title).toBe('Выбранный');
});

test('changes are recorded, with the length and hash of the text', async () => {
  const { body } = await add('/articles', { title: 'Статьи о цветах', text: 'Читайте' });
  await admin.put(`${address}/${body.id}`, {
    path: '/articles',
    title: 'Статьи',
    description: '',
    text: 'Читаем',
    unchangedSince: body.updatedAt,
  });
  const { body: log } = await admin.get<AuditPage>(`moderation/audit?kind=PAGE_TEXTS&objectId=${body.id}`);
  expect(log.data[0]?.title).toBe('/articles');
  expect(log.data[0]?.changes).toContainEqual({ field: 'Заголовок', before: 'Статьи о цветах', after: 'Статьи' });
  expect(log.data[0]?.changes).toContainEqual({ field: 'Знаков в тексте', before: '7', after: '6' });
});

test('cached pages of guests are invalidated when texts change', async () => {
  const position = async (since = '') =>
    (await api.app.inject(`/changes${since && `?since=${encodeURIComponent(since)}`}`)).json<{
      position: string;
      changes: string[];
    }>();
  const before = await position();
  await add('/cost-price', { title: 'По себестоимости' });
  expect((await position(before.position)).changes).toContain('all');
});
