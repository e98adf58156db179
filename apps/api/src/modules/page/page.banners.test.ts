import type { AuditPage } from '@vetka/domain/moderation';
import type { Banner, HomeBanner, WriteHomeBanner } from '@vetka/domain/page';
import type { Problem } from '@vetka/domain/problem';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { makeProduct, makeService } from '../../../test/shop.ts';
import { articles, banners, categories, media, services, users } from '../../platform/database/schema/index.ts';

const api = await startTestApp();
const { visitor: admin, user } = await api.signIn();
await api.db.update(users).set({ isAdministration: true }).where(eq(users.id, user.id));
await api.db.insert(categories).values([
  { slug: 'rozy', name: 'Розы' },
  { slug: 'skrytye', name: 'Скрытые', isVisible: false },
]);

let uploads = 0;
const upload = async (owner: Partial<typeof media.$inferInsert> = {}): Promise<number> => {
  const file = { type: 'IMAGE', ownerScope: 'PLATFORM', filename: 'a.webp', contentType: 'image/webp' } as const;
  const [row] = await api.db
    .insert(media)
    .values({ ...file, key: `banner-${uploads++}`, width: 1600, height: 640, ...owner })
    .returning();
  return row?.id ?? 0;
};

const address = 'moderation/banners';
const plain: WriteHomeBanner = {
  place: 'HERO',
  label: '',
  title: 'Розы приехали',
  text: '',
  buttonText: '',
  href: '/catalog/rozy',
  alt: '',
  look: null,
  viewers: 'EVERYBODY',
  startsAt: null,
  endsAt: null,
  isActive: true,
  pictureId: null,
};
const add = async (part: Partial<WriteHomeBanner> = {}) =>
  (await admin.post<HomeBanner & Problem>(address, { ...plain, ...part })).body;
const errorsOf = async (part: Partial<WriteHomeBanner>) => Object.keys((await add(part)).errors ?? {});
const shown = async (visitor = api.visitor()) => (await visitor.get<Banner[]>('banners')).body;
const titles = async (visitor?: typeof admin) => (await shown(visitor)).map(({ title }) => title);
const clear = () => api.db.delete(banners);

test('a banner is shown with its alternative text, until it is switched off or removed', async () => {
  await clear();
  const { id } = await add({ pictureId: await upload(), alt: ' Красные розы в вазе ', label: 'Сезон', look: 2 });
  const [banner] = await shown();
  expect(banner).toMatchObject({ title: 'Розы приехали', label: 'Сезон', look: 2, href: '/catalog/rozy' });
  expect(banner?.mediaFile?.alt).toBe('Красные розы в вазе');
  await admin.post(`${address}/${id}/work`, { isActive: false });
  expect(await titles()).toEqual([]);
  await admin.put(`${address}/${id}`, { title: 'Розы здесь' });
  expect(await titles(), 'an edit of the texts does not switch it on').toEqual([]);
  await admin.post(`${address}/${id}/work`, { isActive: true });
  expect((await shown())[0]).toMatchObject({ title: 'Розы здесь', label: 'Сезон', look: 2 });
  await admin.delete(`${address}/${id}`);
  expect(await titles()).toEqual([]);
  expect((await admin.delete(`${address}/${id}`)).status).toBe(404);
  expect((await admin.put(`${address}/${id}`, plain)).status).toBe(404);
});

test('a broken link, a missing alternative text, a picture of somebody else and an end before the start are refused', async () => {
  await clear();
  for (const href of [
    'https://evil.ru',
    '//evil.ru',
    'catalog',
    '/catalog/no-such',
    '/catalog/skrytye',
    '/products/no',
  ]) {
    expect([href, await errorsOf({ href })]).toEqual([href, ['href']]);
  }
  const pictureId = await upload();
  expect(await errorsOf({ pictureId, alt: ' ' })).toEqual(['alt']);
  const stranger = await api.signIn();
  const foreign = await upload({ ownerScope: 'USER', ownerUserId: stranger.user.id });
  expect(await errorsOf({ pictureId: foreign, alt: 'Розы' })).toEqual(['pictureId']);
  const days = { startsAt: '2026-05-02T00:00:00.000Z', endsAt: '2026-05-01T00:00:00.000Z' };
  expect(await errorsOf(days)).toEqual(['endsAt']);
  expect(await titles()).toEqual([]);
});

test('a banner leads to articles and products that readers can see', async () => {
  const shop = await makeService(api.db);
  const product = await makeProduct(api.db, shop.id, { title: 'Зефир', price: 3500_00 });
  const [article] = await api.db
    .insert(articles)
    .values({ authorServiceId: shop.id, slug: 'piony', title: 'Пионы', status: 'PUBLISHED', publishedAt: new Date() })
    .returning();
  const hrefs = ['/articles/piony', `/products/${product.slug}`];
  const refused = async () => {
    const errors = [];
    for (const href of hrefs) errors.push(...((await errorsOf({ href })).length > 0 ? [href] : []));
    return errors;
  };
  expect(await refused()).toEqual([]);
  await api.db.update(services).set({ status: 'HIDDEN' }).where(eq(services.id, shop.id));
  expect(await refused()).toEqual(hrefs);
  await api.db.update(services).set({ status: 'PUBLISHED' }).where(eq(services.id, shop.id));
  await api.db
    .update(articles)
    .set({ deletedAt: new Date() })
    .where(eq(articles.id, article?.id ?? 0));
  expect(await refused()).toEqual(['/articles/piony']);
  await clear();
});

test('banners are in the order of the administration, separately for each place', async () => {
  await clear();
  const [first, second, side] = [
    await add({ title: 'Первый' }),
    await add({ title: 'Второй' }),
    await add({ place: 'SIDE' }),
  ];
  const order = (ids: number[]) => admin.post(`moderation/banner-order`, { place: 'HERO', ids });
  expect((await order([second.id, first.id])).status).toBe(200);
  expect(await titles()).toEqual(['Второй', 'Первый', 'Розы приехали']);
  for (const ids of [[first.id], [first.id, side.id], [first.id, second.id, side.id]]) {
    expect([ids, (await order(ids)).status]).toEqual([ids, 409]);
  }
  await admin.put(`${address}/${second.id}`, { ...plain, title: 'Второй', place: 'SIDE' });
  expect(await titles()).toEqual(['Первый', 'Розы приехали', 'Второй']);
});

test('a banner is shown to the chosen audience, on its days', async () => {
  await clear();
  const hour = 3_600_000;
  const at = (ms: number) => new Date(Date.now() + ms).toISOString();
  await add({ title: 'Гостям', viewers: 'GUESTS' });
  await add({ title: 'Компаниям', viewers: 'COMPANIES' });
  await add({ title: 'Идёт', startsAt: at(-hour), endsAt: at(hour) });
  await add({ title: 'Будет', startsAt: at(hour) });
  await add({ title: 'Прошёл', endsAt: at(-hour) });
  expect(await titles()).toEqual(['Гостям', 'Идёт']);
  expect(await titles(admin)).toEqual(['Идёт']);
  expect((await admin.get<HomeBanner[]>(address)).body).toHaveLength(5);
});

test('changes are in the log with their reason, and cached pages of guests are invalidated', async () => {
  const changes = async (since = '') =>
    (await api.app.inject({ url: '/changes', query: since ? { since } : {} })).json<{
      position: string;
      changes: string[];
    }>();
  await clear();
  const before = await changes();
  const { id } = await add({ reason: 'К восьмому марта' });
  const added = await changes(before.position);
  await admin.post(`${address}/${id}/work`, { isActive: false, reason: 'Розы кончились' });
  const off = await changes(added.position);
  expect([added.changes, off.changes]).toEqual([['all'], ['all']]);
  const { body } = await admin.get<AuditPage>(`moderation/audit?kind=BANNER&objectId=${id}`);
  expect(body.data.map(({ call, reason }) => [call, reason])).toEqual([
    ['page.switchBanner', 'Розы кончились'],
    ['page.addBanner', 'К восьмому марта'],
  ]);
  expect(body.data[0]?.changes).toEqual([{ field: 'Состояние', before: 'опубликовано', after: 'скрыто' }]);
});
