import type { GoodsHistory } from '@vetka/domain/goods';
import type { Problem } from '@vetka/domain/problem';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createDeskFixture } from '../../../test/deskFixture.ts';
import { createGoodsFiles } from '../../../test/goodsFiles.ts';
import { goodsChanges, goodsImports, products } from '../../platform/database/schema/index.ts';

const fixture = await createDeskFixture();
const { api, market } = fixture;
const { opened } = createGoodsFiles(fixture);

test('an import is undone within a day: drafts disappear, pages return, and what was edited since stays', async () => {
  const { shop, visitor, at, start, apply, undo, list, product } = await opened();
  const roses = await market.product(shop, { title: 'Розы', price: 100_000, description: 'Было', sku: 'R' });
  const peony = await market.product(shop, { title: 'Пионы', price: 100_000, description: 'Было', sku: 'P' });
  const begun = await start([
    'Артикул;Название;Цена;Описание;Состав',
    'R;Розы;1500;Стало;Роза × 5',
    'P;Пионы;1500;Стало;',
    'N1;Новый;10;;',
    'N2;Другой;20;;',
  ]);
  await apply(begun.id);
  const history = async (id: number) => (await visitor.get<GoodsHistory>(`${at}/products/${id}/history`)).body.data;
  expect((await history(roses.id)).map(({ field, before, after, columns }) => [field, before, after, columns])).toEqual(
    [
      ['PAGE', null, null, ['description', 'composition']],
      ['PRICE', 100_000, 150_000, []],
    ],
  );
  expect(new Set((await history(roses.id)).map(({ source }) => source))).toEqual(new Set(['FILE']));
  const edit = async (id: number, body: object) =>
    visitor.put(`${at}/products/${id}`, { version: (await product(id)).version, ...body });
  await edit(peony.id, { description: 'Исправлено руками' });
  const kept = (await list('&filter=DRAFT')).find(({ title }) => title === 'Другой');
  await edit(kept?.id ?? 0, { care: 'Менять воду' });
  const { body } = await undo(begun.id);
  expect(body).toEqual({ undone: 2, kept: 2 });
  expect((await list('&sort=title')).map(({ title, price }) => [title, price])).toEqual([
    ['Другой', 2000],
    ['Пионы', 100_000],
    ['Розы', 100_000],
  ]);
  expect(await product(roses.id)).toMatchObject({ description: 'Было', composition: [] });
  expect(await product(peony.id)).toMatchObject({ description: 'Исправлено руками' });
  expect((await undo<Problem>(begun.id)).body.message).toBe('Эту загрузку вернули. Загрузите файл ещё раз');
});

test('an undo comes too late after a day', async () => {
  const { start, apply, undo, read } = await opened();
  const begun = await start(['Название', 'Розы']);
  await apply(begun.id);
  expect((await read(begun.id)).mayUndo).toBe(true);
  const [found] = await api.db.select().from(goodsImports).where(eq(goodsImports.id, begun.id));
  await api.db
    .update(goodsChanges)
    .set({ createdAt: new Date(Date.now() - 25 * 3_600_000) })
    .where(eq(goodsChanges.id, found?.changeId ?? 0));
  expect((await read(begun.id)).mayUndo).toBe(false);
  expect((await undo<Problem>(begun.id)).status).toBe(409);
});

test('an import that a restart interrupted resumes, once on all replicas, and applies each row once', async () => {
  const { start, read, list } = await opened();
  const begun = await start(['Название', ...Array.from({ length: 250 }, (_, index) => `Букет № ${index}`)]);
  await api.db.update(goodsImports).set({ state: 'APPLYING' }).where(eq(goodsImports.id, begun.id));
  await Promise.all([api.app.jobs.run('goods.imports'), api.app.jobs.run('goods.imports')]);
  await api.app.jobs.run('goods.imports');
  expect(await read(begun.id)).toMatchObject({ state: 'DONE', applied: 250, ready: 0 });
  expect((await list()).length).toBe(100);
  const all = await api.db.select().from(products).where(eq(products.title, 'Букет № 249'));
  expect(all).toHaveLength(1);
});
