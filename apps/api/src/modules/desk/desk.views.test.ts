import type { DeskViews } from '@vetka/domain/desk';
import type { Problem } from '@vetka/domain/problem';
import { expect, test } from 'vitest';
import { createDeskFixture } from '../../../test/deskFixture.ts';
import { deskViews } from '../../platform/database/schema/index.ts';

const { api, line, market } = await createDeskFixture();

async function opened() {
  const shop = await market.seller();
  const owner = await line.employ(shop.id, 'OWNER');
  const seller = await line.employ(shop.id, 'SELLER');
  const at = `desk/${shop.service.slug}/views`;
  return { shop, owner, seller, goods: `${at}/GOODS`, orders: `${at}/ORDERS` };
}

const view = (name: string, query = 'columns=price%2Cstock') => ({ name, query });
const namesOf = ({ body }: { body: DeskViews }): string[] => body.views.map(({ name }) => name);

test.each(['goods', 'orders'] as const)(
  'a person saves views of %s for themselves, changes, orders and deletes them',
  async (list) => {
    const { owner, seller, [list]: path } = await opened();
    await owner.visitor.post(path, view('Акции', 'filter=ON_SALE&sort=dearer&search=%D1%80%D0%BE%D0%B7'));
    const { body } = await owner.visitor.post<DeskViews>(path, view('  На переучёт '));
    expect(body.views).toMatchObject([
      { name: 'Акции', query: 'filter=ON_SALE&sort=dearer&search=%D1%80%D0%BE%D0%B7' },
      view('На переучёт'),
    ]);
    const [first, second] = body.views.map(({ id }) => id);
    expect(namesOf(await owner.visitor.put<DeskViews>(path, { viewIds: [second, first] }))).toEqual([
      'На переучёт',
      'Акции',
    ]);
    const renamed = await owner.visitor.put<DeskViews>(`${path}/${first}`, view('Скидки', ''));
    expect(renamed.body.views[1]).toMatchObject({ name: 'Скидки', query: '' });
    expect(namesOf(await seller.visitor.get<DeskViews>(path))).toEqual([]);
    expect(namesOf(await owner.visitor.delete<DeskViews>(`${path}/${second}`))).toEqual(['Скидки']);
    expect(namesOf(await owner.visitor.get<DeskViews>(path))).toEqual(['Скидки']);
  },
);

test('a name belongs to one view of a person in a list, and a view of another person or list does not exist', async () => {
  const { owner, seller, goods, orders } = await opened();
  const { body } = await owner.visitor.post<DeskViews>(goods, view('Акции'));
  const twice = await owner.visitor.post<Problem>(goods, view('акции'));
  expect([twice.status, twice.body.errors]).toEqual([422, { name: ['Вид с таким названием уже есть'] }]);
  expect((await seller.visitor.post(goods, view('Акции'))).status).toBe(200);
  expect((await owner.visitor.post(orders, view('Акции'))).status).toBe(200);
  const id = body.views[0]?.id;
  expect((await seller.visitor.put(`${goods}/${id}`, view('Чужой'))).status).toBe(404);
  expect((await owner.visitor.put(`${orders}/${id}`, view('Не отсюда'))).status).toBe(404);
  await seller.visitor.delete(`${goods}/${id}`);
  await owner.visitor.delete(`${orders}/${id}`);
  expect(namesOf(await owner.visitor.get<DeskViews>(goods))).toEqual(['Акции']);
});

test('a person saves at most twenty views of a list in a shop', async () => {
  const { shop, owner, goods, orders } = await opened();
  const saved = { serviceId: shop.id, userId: owner.user.id, list: 'ORDERS' as const, query: '' };
  const many = Array.from({ length: 19 }, (_, position) => ({ ...saved, name: `Вид ${position}`, position }));
  await api.db.insert(deskViews).values(many);
  expect((await owner.visitor.post(orders, view('Двадцатый'))).status).toBe(200);
  const { status, body } = await owner.visitor.post<Problem>(orders, view('Лишний'));
  expect([status, body.message]).toEqual([409, 'Больше 20 видов сохранить нельзя: удалите ненужный']);
  expect((await owner.visitor.post(goods, view('Другой список'))).status).toBe(200);
});

test.each(['filter=NEW#top', '?filter=NEW', 'a b', 'x'.repeat(1001)])('refuses %j as a query', async (query) => {
  const { owner, orders } = await opened();
  expect((await owner.visitor.post(orders, view('Вид', query))).status).toBe(422);
});
