import type { GoodsImportRows, GoodsImports, GoodsPage, GoodsProduct, MendedGoodsRow } from '@vetka/domain/goods';
import type { Problem } from '@vetka/domain/problem';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createDeskFixture } from '../../../test/deskFixture.ts';
import { createGoodsFiles, rowsOf, upload } from '../../../test/goodsFiles.ts';
import { attributes, attributeValues, categories, products } from '../../platform/database/schema/index.ts';

const fixture = await createDeskFixture();
const { api, market } = fixture;
const { opened } = createGoodsFiles(fixture);
const mark = crypto.randomUUID().slice(0, 8);
const [category] = await api.db
  .insert(categories)
  .values([
    { slug: `boxes-${mark}`, name: `Цветы в коробке ${mark}` },
    { slug: `roses-${mark}`, name: `Розы ${mark}` },
  ])
  .returning();
const [facet] = await api.db
  .insert(attributes)
  .values({ name: mark, label: `Цвет ${mark}` })
  .returning();
const [white] = await api.db
  .insert(attributeValues)
  .values({ attributeId: facet?.id ?? 0, value: 'white', label: `Белый ${mark}` })
  .returning();

test('rows are found by id, then by article, and otherwise become drafts; nothing changes before confirmation', async () => {
  const { shop, start, apply, list, product } = await opened();
  const byId = await market.product(shop, { title: 'Розы', price: 100_000 });
  const bySku = await market.product(shop, { title: 'Пионы', price: 200_000, sku: 'PION-1', stock: 4 });
  const same = await market.product(shop, { title: 'Тюльпаны', price: 300_000 });
  const begun = await start([
    'ID;Артикул;Название;Цена, ₽;Остаток, шт;Категория;Состав;Признаки',
    `${byId.id};;Розы красные;1 290,50;;;;`,
    `;pion-1;Пионы;2000;на заказ;цветы в коробке ${mark};Пион × 5;`,
    `${same.id};;Тюльпаны;3000;10;;;`,
    `;NEW-1;Новый букет;990 ₽;7;Розы ${mark};"Роза кустовая × 3; Эвкалипт 2 шт";`,
  ]);
  expect(begun.counts).toEqual({ NEW: 1, CHANGED: 2, UNCHANGED: 1, WRONG: 0 });
  expect((await list('&sort=title')).map(({ title, price }) => [title, price])).toEqual([
    ['Пионы', 200_000],
    ['Розы', 100_000],
    ['Тюльпаны', 300_000],
  ]);
  const { status, done } = await apply(begun.id);
  expect([status, done.state, done.applied, done.ready]).toEqual([200, 'DONE', 3, 0]);
  expect((await list('&sort=title')).map(({ title, price, stock, status: now }) => [title, price, stock, now])).toEqual(
    [
      ['Новый букет', 99_000, 7, 'DRAFT'],
      ['Пионы', 200_000, null, 'PUBLISHED'],
      ['Розы красные', 129_050, 10, 'PUBLISHED'],
      ['Тюльпаны', 300_000, 10, 'PUBLISHED'],
    ],
  );
  const changed = await product(bySku.id);
  expect(changed.categories.map(({ id }) => id)).toEqual([category?.id]);
  expect(changed.sku).toBe('pion-1');
});

test('invalid rows show an error in each cell, are corrected in place, and applied later', async () => {
  const { shop, visitor, start, path, apply, at } = await opened();
  const sold = await market.product(shop, { title: 'Зефир', price: 839_000, sku: 'Z', publishedAt: new Date() });
  const begun = await start([
    'ID;Артикул;Название;Цена;Себестоимость;Категория;Признаки',
    ';A;Букет;дорого;;;',
    `;B;Коробка;1000;;Цветы в коробках ${mark};`,
    ';C;;1000;;;',
    ';D;Ваза;1000;1200;;',
    ';a;Букет;1000;;;',
    '7777777;E;Чужой;1000;;;',
    `${sold.id};D2;Зефир;0;;;`,
    `;F;Свеча;12.05.2026;;;Чёрный ${mark}`,
    `;G;Открытка;100;;;Цвет ${mark}: белый ${mark}`,
  ]);
  expect(await rowsOf(visitor, at, begun.id, 'WRONG')).toEqual([
    { number: 2, title: 'Букет', problems: [['price', 'Число в рублях, например 1 290,50']] },
    {
      number: 3,
      title: 'Коробка',
      problems: [['categories', `Нет категории «Цветы в коробках ${mark}». Ближе всего «Цветы в коробке ${mark}»`]],
    },
    { number: 4, title: '', problems: [['title', 'Поле обязательно для заполнения']] },
    { number: 5, title: 'Ваза', problems: [['costPrice', 'Себестоимость не может быть выше цены']] },
    { number: 6, title: 'Букет', problems: [['sku', 'Этот артикул уже в строке 2']] },
    {
      number: 7,
      title: 'Чужой',
      problems: [['id', 'Товара с таким ID в магазине нет. Оставьте пустым, чтобы создать новый']],
    },
    { number: 8, title: 'Зефир', problems: [['price', 'Укажите цену']] },
    {
      number: 9,
      title: 'Свеча',
      problems: [
        ['price', 'Excel сделал из числа дату. Задайте ячейке формат «Текст» или «Число»'],
        ['facets', `Нет признака «Чёрный ${mark}». Ближе всего «Белый ${mark}»`],
      ],
    },
  ]);
  expect((await apply(begun.id)).done.applied).toBe(1);
  const mend = <T = MendedGoodsRow>(row: number, column: string, text: string) =>
    visitor.put<T>(`${path(begun.id)}/rows/${row}`, { column, text });
  const still = await mend(2, 'price', 'очень дорого');
  expect(still.body.row.problems).toEqual([
    { column: 'price', text: 'очень дорого', message: 'Число в рублях, например 1 290,50' },
  ]);
  const mended = await mend(2, 'price', '7640');
  expect([mended.body.row.state, mended.body.row.problems, mended.body.import.ready]).toEqual(['NEW', [], 1]);
  const freed = await mend(6, 'sku', 'A-2');
  expect(freed.body.import.ready).toBe(2);
  expect((await mend<Problem>(10, 'price', '5')).status, 'an applied row').toBe(404);
  expect((await apply(begun.id)).done).toMatchObject({ state: 'DONE', applied: 3, ready: 0 });
  const [created] = (await visitor.get<GoodsPage>(`${at}/products?search=открытка`)).body.data;
  expect((await visitor.get<GoodsProduct>(`${at}/products/${created?.id}`)).body.facetValueIds).toEqual([white?.id]);
});

test('the report contains the failed rows with the reason, and can be imported again', async () => {
  const { visitor, at, start, path, apply } = await opened();
  const begun = await start(['Название;Цена;Описание', 'Розы;100;', 'Пионы;дорого;"=СУММ(A1) ""в кавычках"""']);
  await apply(begun.id);
  const { body, headers } = await visitor.get<string>(`${path(begun.id)}/report`);
  expect([headers['content-type'], headers['content-disposition']]).toEqual([
    'text/csv; charset=utf-8',
    `attachment; filename=errors-${begun.id}.csv`,
  ]);
  expect(body).toBe(
    '\uFEFFНазвание;Цена;Описание;Ошибка\r\n' +
      'Пионы;дорого;"\'=СУММ(A1) ""в кавычках""";Цена: Число в рублях, например 1 290,50\r\n',
  );
  const again = (await upload(visitor, at, body.replace('дорого', '500'))).body;
  expect(again.headings.map(({ column }) => column)).toEqual(['title', 'price', 'description', null]);
  await visitor.put(`${path(again.id)}/columns`, { columns: ['title', 'price', 'description', null] });
  const { body: rows } = await visitor.get<GoodsImportRows>(`${path(again.id)}/rows`);
  expect(rows.data.map(({ title, state, changes }) => [title, state, changes.at(-1)?.after])).toEqual([
    ['Пионы', 'NEW', '=СУММ(A1) "в кавычках"'],
  ]);
});

test('pieces sold between the check and the import stay sold', async () => {
  const { shop, start, apply, product } = await opened();
  const sold = await market.product(shop, { stock: 10, sku: 'R' });
  const begun = await start(['Артикул;Остаток', 'R;30']);
  await api.db.update(products).set({ stock: 7 }).where(eq(products.id, sold.id));
  await apply(begun.id);
  expect((await product(sold.id)).stock).toBe(27);
});

test('a shop lists its imports in a constant number of queries', async () => {
  const { visitor, at, start } = await opened();
  const cost = async () => (await api.queries.during(() => visitor.get(`${at}/product-imports`))).length;
  await api.app.jobs.stop();
  await start(['Название', 'Розы']);
  const before = await cost();
  await start(['Название;Код склада', 'Пионы;5']);
  expect(await cost()).toBe(before);
  const { body } = await visitor.get<GoodsImports>(`${at}/product-imports`);
  expect(body.data.map(({ state, total }) => [state, total])).toEqual([
    ['MAPPING', 1],
    ['CHECKED', 1],
  ]);
});
