import { randomUUID } from 'node:crypto';
import type { ChangedProduct, GoodsPage } from '@vetka/domain/goods';
import type { Problem } from '@vetka/domain/problem';
import type { CountedStems, Recipe, Stem, StemPage } from '@vetka/domain/stem';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { createStemFixture } from '../../../test/stemFixture.ts';
import { stemBatches } from '../../platform/database/schema/index.ts';

const { api, market, shopWithStems, shown } = await createStemFixture();

describe('the stems of a shop', () => {
  test('are found by words of their name and colour, with what the shelf costs', async () => {
    const { owner, at, stem } = await shopWithStems();
    await stem(20, { name: 'Роза Аваланж', colour: 'белая', costPrice: 10_000 });
    await stem(5, { name: 'Тюльпан', colour: 'жёлтый', costPrice: null });
    const list = async (query: string) => (await owner.visitor.get<StemPage>(`${at}/stems${query}`)).body;
    const all = await list('');
    expect(all.data.map(({ name, stock }) => [name, stock])).toEqual([
      ['Роза Аваланж', 20],
      ['Тюльпан', 5],
    ]);
    expect([all.stockCost, all.meta.total]).toEqual([200_000, 2]);
    expect((await list('?search=желтый')).data.map(({ name }) => name)).toEqual(['Тюльпан']);
    expect((await list('?search=белая роза')).data).toHaveLength(1);
    expect((await list('?search=пион')).data).toEqual([]);
  });

  test('are not added twice, and cannot be removed while something needs them', async () => {
    const { owner, at, stem, bouquet } = await shopWithStems();
    const rose = await stem(0, { name: 'Роза', colour: 'Белая' });
    const again = { name: ' роза ', colour: 'белая', unit: 'шт', costPrice: null, shelfLifeDays: null };
    const { status, body } = await owner.visitor.post<Problem>(`${at}/stems`, again);
    expect([status, body.errors]).toEqual([422, { name: ['Такой стебель уже есть'] }]);
    await bouquet([[rose, 5]]);
    expect((await owner.visitor.delete(`${at}/stems/${rose.id}`)).status).toBe(409);
    const unused = await stem(0);
    expect((await owner.visitor.delete(`${at}/stems/${unused.id}`)).status).toBe(200);
    expect((await owner.visitor.put(`${at}/stems/${unused.id}`, { costPrice: 1 })).status).toBe(404);
  });
});

describe('batches', () => {
  test('are written off first expired first, never more than is free, and each change has a line with its author', async () => {
    const { owner, at, stem, receive, readStem, moves } = await shopWithStems();
    const rose = await stem(0);
    await receive(rose.id, { quantity: 10, document: 'Накладная 17' });
    await receive(rose.id, { quantity: 6, shelfLifeDays: 3, costPrice: 12_000 });
    await receive(rose.id, { quantity: 4, shelfLifeDays: 1 });
    await owner.visitor.put('profile', { firstName: 'Анна', lastName: 'Петрова' });
    const writeOff = (body: object) => owner.visitor.post<Stem & Problem>(`${at}/stems/${rose.id}/write-offs`, body);
    const all = { batchId: null, quantity: 21, cause: 'WILTED', note: '' };
    expect((await writeOff(all)).body.errors).toEqual({ quantity: ['Свободно только 20'] });
    const { body } = await writeOff({ ...all, quantity: 7, note: 'Холодильник' });
    expect(body.batches.map(({ remaining }) => remaining)).toEqual([3, 10]);
    expect([body.stock, body.costPrice]).toEqual([13, 12_000]);
    const chosen = body.batches[1]?.id ?? 0;
    expect((await writeOff({ ...all, batchId: chosen, quantity: 2, cause: 'GIFT' })).body.stock).toBe(11);
    expect((await writeOff({ ...all, batchId: 1, quantity: 1 })).status).toBe(404);
    expect(await moves(`stem=${rose.id}`)).toMatchObject([
      { reason: 'GIFT', onShelf: -2, free: -2, stock: 11, by: 'Анна Петрова' },
      { reason: 'WILTED', onShelf: -7, free: -7, stock: 13, note: 'Холодильник' },
      { reason: 'RECEIVED', onShelf: 4, stock: 20 },
      { reason: 'RECEIVED', onShelf: 6, stock: 16 },
      { reason: 'RECEIVED', onShelf: 10, stock: 10, note: 'Накладная 17' },
    ]);
    expect((await readStem(rose.id)).stock).toBe(11);
  });

  test('an expired batch is written off automatically, and its bouquets cannot be bought', async () => {
    const { stem, receive, bouquet, readStem, moves } = await shopWithStems();
    const rose = await stem(0);
    await receive(rose.id, { quantity: 9, shelfLifeDays: 2 });
    await receive(rose.id, { quantity: 4 });
    const product = await bouquet([[rose, 3]]);
    expect((await shown(product)).body.stock).toBe(4);
    await api.db
      .update(stemBatches)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(sql`stem_id = ${rose.id} and expires_at is not null`);
    await api.app.jobs.run('stem.expiry');
    expect((await readStem(rose.id)).stock).toBe(4);
    expect((await shown(product)).body.stock).toBe(1);
    expect((await moves(`stem=${rose.id}`))[0]).toMatchObject({ reason: 'EXPIRED', free: -9, stock: 4, by: '' });
  });

  test('a count sets the shelf to the counted number, and an order in between is not lost', async () => {
    const { owner, at, stem, readStem, receive } = await shopWithStems();
    const [more, fewer] = [await stem(10), await stem(10)];
    await receive(fewer.id, { quantity: 5 });
    const lines = [
      { stemId: more.id, counted: 12, seen: 10 },
      { stemId: fewer.id, counted: 7, seen: 10 },
    ];
    const { body } = await owner.visitor.post(`${at}/stem-counts`, { lines });
    expect(body).toEqual({ counted: 2, changed: 2 });
    expect([(await readStem(more.id)).stock, (await readStem(fewer.id)).stock]).toEqual([12, 12]);
  });

  test('a count sent again after a lost answer is applied once, also with a corrected number', async () => {
    const { owner, seller, at, stem, readStem, receive } = await shopWithStems();
    const [more, fewer] = [await stem(10), await stem(10)];
    const request = { requestId: randomUUID() };
    const linesOf = (counted: number) => [
      { stemId: more.id, counted, seen: 10 },
      { stemId: fewer.id, counted: 7, seen: 10 },
    ];
    const send = (body: object, person = owner) =>
      person.visitor.post<CountedStems>(`${at}/stem-counts`, body).then((answer) => answer.body);
    const stocks = async () => [(await readStem(more.id)).stock, (await readStem(fewer.id)).stock];
    const count = { ...request, lines: linesOf(15) };
    await Promise.all([send(count), send(count)]);
    expect(await send(count), 'the answer is the first one').toEqual({ counted: 2, changed: 2 });
    expect(await stocks()).toEqual([15, 7]);
    await receive(more.id, { quantity: 4 });
    await send(count);
    expect(await stocks(), 'a delivery in between stays').toEqual([19, 7]);
    await send({ ...request, lines: linesOf(16) });
    expect(await stocks(), 'a corrected number replaces the first one').toEqual([20, 7]);
    await send({ ...count, requestId: randomUUID() });
    expect(await stocks(), 'another count').toEqual([25, 4]);
    await send(count, seller);
    expect(await stocks(), 'another person has counted on their own').toEqual([30, 1]);
  });

  test('a delivery and a write-off sent again after a lost answer count once, also while the first one runs', async () => {
    const { owner, at, stem, readStem, moves } = await shopWithStems();
    const rose = await stem(10);
    const batch = { quantity: 5, costPrice: null, shelfLifeDays: null, document: '', requestId: randomUUID() };
    const writeOff = { batchId: null, quantity: 15, cause: 'WILTED', note: '', requestId: randomUUID() };
    const send = (kind: string, body: object) =>
      owner.visitor.post<Stem & Problem>(`${at}/stems/${rose.id}/${kind}`, body);
    await Promise.all([send('batches', batch), send('batches', batch)]);
    expect((await send('batches', batch)).body.stock).toBe(15);
    const other = await send('batches', { ...batch, quantity: 6 });
    expect([other.status, other.body.message]).toEqual([
      409,
      'Уже записали: 5. Проверьте остаток и, если нужно, сохраните ещё раз',
    ]);
    const corrected = await send('batches', { ...batch, costPrice: 9_000 });
    expect([corrected.status, corrected.body.stock], 'a corrected price is not lost silently').toEqual([
      409,
      undefined,
    ]);
    const answers = await Promise.all([send('write-offs', writeOff), send('write-offs', writeOff)]);
    expect((await send('write-offs', { ...writeOff, cause: 'BROKEN' })).status).toBe(409);
    expect(answers.map(({ status, body }) => [status, body.stock])).toEqual([
      [200, 0],
      [200, 0],
    ]);
    expect((await readStem(rose.id)).stock).toBe(0);
    expect(await moves(`stem=${rose.id}`)).toHaveLength(3);
  });

  test('a whole shelf is counted at once', async () => {
    const { owner, at, stem } = await shopWithStems();
    const rose = await stem(10);
    const unknown = Array.from({ length: 499 }, (_, index) => ({ stemId: 10_000_000 + index, counted: 1, seen: 0 }));
    const send = (lines: object[]) => owner.visitor.post<Problem>(`${at}/stem-counts`, { lines });
    expect((await send([{ stemId: rose.id, counted: 9, seen: 10 }, ...unknown])).status).toBe(404);
  });
});

describe('a recipe', () => {
  test('decides how many can be bought, and shoppers read it as the composition', async () => {
    const { owner, at, stem, receive, bouquet } = await shopWithStems();
    const rose = await stem(25, { name: 'Роза', colour: 'белая' });
    const paper = await stem(2, { name: 'Крафт', unit: 'м', costPrice: 5000 });
    const product = await bouquet([
      [rose, 11],
      [paper, 1],
    ]);
    const { body } = await shown(product);
    expect([body.stock, body.isAvailable]).toEqual([2, true]);
    expect(body.composition).toMatchObject([
      { name: 'Роза, белая', quantity: 11 },
      { name: 'Крафт', quantity: 1 },
    ]);
    await receive(rose.id, { quantity: 100 });
    expect((await shown(product)).body.stock).toBe(2);
    await receive(paper.id, { quantity: 100 });
    expect((await shown(product)).body.stock).toBe(11);
    const recipe = (await owner.visitor.get<Recipe>(`${at}/products/${product.id}/recipe`)).body;
    expect(recipe.parts.map(({ stem: { name }, quantity }) => [name, quantity])).toEqual([
      ['Роза', 11],
      ['Крафт', 1],
    ]);
  });

  test('replaces a stock typed by hand, until it is emptied', async () => {
    const { owner, at, stem, bouquet, setRecipe } = await shopWithStems();
    const product = await bouquet([[await stem(9), 3]]);
    const set = () =>
      owner.visitor.post<ChangedProduct & Problem>(`${at}/products/${product.id}/figures`, { stock: 50 });
    expect((await set()).body.errors).toEqual({ stock: ['Остаток считается по рецепту: измените стебли'] });
    const row = async () => (await owner.visitor.get<GoodsPage>(`${at}/products`)).body.data[0];
    expect(await row()).toMatchObject({ stock: 3, hasRecipe: true });
    await setRecipe(product.id, []);
    expect((await set()).body.row).toMatchObject({ stock: 50, hasRecipe: false });
  });

  test('does not list a stem twice', async () => {
    const { owner, at, shop, stem } = await shopWithStems();
    const [rose, product] = [await stem(9), await market.product(shop)];
    const part = { stemId: rose.id, quantity: 1 };
    const { status, body } = await owner.visitor.put<Problem>(`${at}/products/${product.id}/recipe`, {
      parts: [part, part],
    });
    expect([status, body.errors]).toEqual([422, { parts: ['Этот стебель уже есть в рецепте'] }]);
  });

  test.each([
    ['SOLD_OUT', { status: 200, isAvailable: false, stock: 0 }],
    ['HIDDEN', { status: 404 }],
    ['TO_ORDER', { status: 200, isAvailable: true, stock: null }],
  ] as const)('with the rule %s its product without stems is shown so', async (whenOut, expected) => {
    const { owner, at, stem, receive, bouquet } = await shopWithStems();
    const rose = await stem(0);
    const product = await bouquet([[rose, 5]]);
    expect((await owner.visitor.put(`${at}/stem-rules`, { whenOut, fresh: null })).body).toEqual({
      whenOut,
      fresh: null,
    });
    const { status, body } = await shown(product);
    expect({ ...body, status }).toMatchObject(expected);
    await receive(rose.id, { quantity: 5 });
    expect(await shown(product)).toMatchObject({ status: 200, body: { isAvailable: true } });
  });

  test('one rule is changed without the other, so that an outdated page loses nothing', async () => {
    const { owner, at } = await shopWithStems();
    const put = (body: object) => owner.visitor.put(`${at}/stem-rules`, body);
    const fresh = { percent: 30, hours: 12 };
    await Promise.all([put({ fresh }), put({ whenOut: 'HIDDEN' })]);
    expect((await owner.visitor.get(`${at}/stem-rules`)).body).toEqual({ whenOut: 'HIDDEN', fresh });
    expect((await put({ fresh: null })).body).toEqual({ whenOut: 'HIDDEN', fresh: null });
    expect((await put({})).status).toBe(422);
  });

  test('a product that its shop has hidden stays hidden when stems arrive', async () => {
    const { owner, at, stem, receive, bouquet } = await shopWithStems();
    const rose = await stem(5);
    const product = await bouquet([[rose, 5]]);
    await owner.visitor.put(`${at}/stem-rules`, { whenOut: 'HIDDEN', fresh: null });
    await owner.visitor.post(`${at}/products/${product.id}/status`, { status: 'HIDDEN' });
    await owner.visitor.post(`${at}/stems/${rose.id}/write-offs`, {
      batchId: null,
      quantity: 5,
      cause: 'BROKEN',
      note: '',
    });
    await receive(rose.id, { quantity: 5 });
    expect((await shown(product)).status).toBe(404);
    expect((await api.db.select().from(stemBatches).where(eq(stemBatches.stemId, rose.id))).length).toBe(2);
  });
});
