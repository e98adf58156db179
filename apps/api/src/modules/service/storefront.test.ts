import type { Problem } from '@vetka/domain/problem';
import {
  arranged,
  movedTo,
  unpinned,
  type Shelf,
  type ShopPageState,
  type ShopSections,
} from '@vetka/domain/storefront';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createStorefrontFixture } from '../../../test/storefrontFixture.ts';
import { uploadedBy } from '../../../test/upload.ts';
import { products } from '../../platform/database/schema/index.ts';

const { api, line, market, opened } = await createStorefrontFixture();

const texts = { name: 'Мята', tagline: 'Пионы', story: 'Теплица', phone: '+79161234567', email: 'shop@vetka.ru' };
const bodyOf = (version: number, change: object = {}) => ({
  version,
  ...texts,
  logoId: null,
  coverId: null,
  ...change,
});

describe('the page of a shop', () => {
  test('a draft is shown to shoppers once it is published', async () => {
    const { owner, at, read, home, shop } = await opened();
    const [logoId] = await uploadedBy(api.db, owner.user.id, 1);
    const name = `Мята ${shop.id}`;
    const saved = await owner.visitor.put<ShopPageState>(`${at}/page`, bodyOf(0, { name, logoId }));
    expect(saved.body).toMatchObject({ draft: { ...texts, name, logo: { id: logoId } }, version: 1 });
    expect((await home()).name).toBe(shop.service.name);
    const published = await owner.visitor.post<ShopPageState>(`${at}/page/publish`, { savedVersion: 1 });
    expect(published.body).toMatchObject({ draft: null, published: { name, logo: { id: logoId } } });
    expect(await home()).toMatchObject({ name, tagline: 'Пионы', story: 'Теплица', mediaFile: { id: logoId } });
    expect((await read()).page).toEqual(published.body);
  });

  test('a discarded draft leaves the published page as it was', async () => {
    const { owner, at, read, shop } = await opened();
    await owner.visitor.put(`${at}/page`, bodyOf(0));
    await owner.visitor.post(`${at}/page/discard`, { savedVersion: 1 });
    expect((await read()).page).toMatchObject({ draft: null, published: { name: shop.service.name } });
  });

  test('a save based on an older draft is refused, and brings the newer one', async () => {
    const { owner, at } = await opened();
    await owner.visitor.put(`${at}/page`, bodyOf(0, { story: 'Первая' }));
    const late = await owner.visitor.put<Problem>(`${at}/page`, bodyOf(0, { story: 'Вторая' }));
    expect(late.status).toBe(409);
    expect(late.body.details).toMatchObject({ page: { draft: { story: 'Первая' }, version: 1 } });
    expect((await owner.visitor.post(`${at}/page/publish`, { savedVersion: 0 })).status).toBe(409);
  });

  test('a draft may be incomplete, a published page may not', async () => {
    const { owner, at, shop } = await opened();
    const other = await market.seller();
    const publish = async (change: object, version: number) => {
      expect((await owner.visitor.put(`${at}/page`, bodyOf(version - 1, change))).status).toBe(200);
      return (await owner.visitor.post<Problem>(`${at}/page/publish`, { savedVersion: version })).body.errors;
    };
    expect(Object.keys((await publish({ name: ' ', phone: '12', email: 'почта' }, 1)) ?? {})).toEqual([
      'name',
      'phone',
      'email',
    ]);
    const taken = await publish({ name: other.service.name.toUpperCase() }, 2);
    expect(taken).toEqual({ name: ['Магазин с таким названием уже есть'] });
    expect(await publish({ name: `Мята ${shop.id}` }, 3)).toBeUndefined();
  });
});

describe('the order of goods', () => {
  test('the products a shop puts first are first in its lists, the rest follows by sales', async () => {
    const { owner, goods, at, listed } = await opened(5);
    const [first, second, third, fourth, fifth] = goods;
    expect(await listed()).toEqual(goods);
    await owner.visitor.put(`${at}/shelf`, { ids: [fourth, second], hidesSoldOut: false });
    expect(await listed()).toEqual([fourth, second, first, third, fifth]);
    expect(await listed('products')).toEqual([fourth, second, first, third, fifth]);
    expect((await listed('products?sort=cheaper')).length).toBe(5);
    await owner.visitor.put(`${at}/shelf`, { ids: [], hidesSoldOut: false });
    expect(await listed()).toEqual(goods);
  });

  test('the hundredth product can be put first, and the first one last', async () => {
    const { owner, goods, at } = await opened(100);
    const [first, ...others] = goods;
    const [hundredth, ...middle] = others.toReversed();
    const ids = [hundredth, ...middle.toReversed(), first];
    const { status, body } = await owner.visitor.put<Shelf>(`${at}/shelf`, { ids, hidesSoldOut: false });
    expect([status, body.pinned, body.total]).toEqual([200, 100, 100]);
    expect(body.goods.map(({ id }) => id)).toEqual(ids);
  });

  test('sold-out goods leave the lists of a shop that hides them, and return with the stock', async () => {
    const { owner, goods, at, listed } = await opened(3);
    const [first = 0, second, third] = goods;
    await api.db.update(products).set({ stock: 0 }).where(eq(products.id, first));
    const { body } = await owner.visitor.put<Shelf>(`${at}/shelf`, { ids: [first], hidesSoldOut: true });
    expect(body.goods[0]).toMatchObject({ id: first, isAvailable: false });
    expect(await listed()).toEqual([second, third]);
    await api.db.update(products).set({ stock: 1 }).where(eq(products.id, first));
    expect(await listed()).toEqual([first, second, third]);
  });

  test('a product that is temporarily off sale keeps its position', async () => {
    const { owner, goods, at, listed } = await opened(4);
    const [first, second, third, fourth = 0] = goods;
    await owner.visitor.put(`${at}/shelf`, { ids: [fourth, third], hidesSoldOut: false });
    await api.db.update(products).set({ status: 'HIDDEN' }).where(eq(products.id, fourth));
    await owner.visitor.put(`${at}/shelf`, { ids: [second], hidesSoldOut: false });
    await api.db.update(products).set({ status: 'PUBLISHED' }).where(eq(products.id, fourth));
    expect(await listed()).toEqual([second, fourth, first, third]);
  });

  test('any sequence of moves keeps every product once, and shoppers see that order', async () => {
    const { owner, goods, at, listed, read } = await opened(6);
    const place = fc.nat({ max: goods.length - 1 });
    const step = fc.oneof(
      fc.tuple(place, place).map(
        ([from, to]) =>
          (shelf: Shelf) =>
            arranged(shelf, movedTo(shelf.goods, from, to)),
      ),
      place.map((from) => (shelf: Shelf) => unpinned(shelf, from)),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), async (steps) => {
        for (const move of steps) {
          const { goods: moved, pinned } = move((await read()).shelf);
          const ids = moved.map(({ id }) => id);
          expect(ids.toSorted((a, b) => a - b)).toEqual(goods.toSorted((a, b) => a - b));
          const body = { ids: ids.slice(0, pinned), hidesSoldOut: false };
          expect((await owner.visitor.put(`${at}/shelf`, body)).status).toBe(200);
          const seen = await listed();
          expect(seen.slice(0, pinned)).toEqual(ids.slice(0, pinned));
          expect(seen.toSorted((a, b) => a - b)).toEqual(goods.toSorted((a, b) => a - b));
        }
      }),
      { numRuns: 15 },
    );
  });
});

test('new working hours of a shop appear on its page', async () => {
  const { owner, at, home, shop } = await opened();
  await line.change(shop.id, { opensAt: '10:00', closesAt: '19:00', workingHours: 'вт–вс 10:00–19:00' });
  const { body: settings } = await owner.visitor.get<{ opensAt: string }>(`${at}/settings`);
  await owner.visitor.put(`${at}/settings`, { ...settings, photoBeforeDelivery: true });
  expect((await home()).workingHours).toBe('вт–вс 10:00–19:00');
  await owner.visitor.put(`${at}/settings`, { ...settings, opensAt: '08:00' });
  expect((await home()).workingHours).toBe('ежедневно 8:00–19:00');
});

test('cached pages of a shop are renewed when the shop edits them', async () => {
  const { owner, at, goods, shop } = await opened(2);
  const changed = async (write: () => Promise<unknown>) => {
    const { position } = await api.app.changes.since(undefined);
    await write();
    const { changes } = await api.app.changes.since(position);
    return new Set(changes.map(({ topic, subject }) => `${topic}:${subject}`));
  };
  const service = `service:${shop.id}`;
  const { body: sections } = await owner.visitor.post<ShopSections>(`${at}/sections`, {
    name: 'Пионы',
    parentId: null,
  });
  const writes = {
    order: () => owner.visitor.put(`${at}/shelf`, { ids: [goods[1]], hidesSoldOut: false }),
    section: () => owner.visitor.post(`${at}/sections`, { name: 'Розы', parentId: null }),
    goods: () => owner.visitor.put(`${at}/sections/${sections[0]?.id}/products`, { productIds: goods }),
  };
  expect([...(await changed(writes.order))]).toContain('list:0');
  expect([...(await changed(writes.section))]).toContain(service);
  expect([...(await changed(writes.goods))]).toContain('list:0');
});
