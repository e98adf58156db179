import type { DecidedProduct, GoodsHistory, GoodsProduct, UndoneGoods } from '@vetka/domain/goods';
import type { AuditPage, ComplaintCasePage } from '@vetka/domain/moderation';
import type { NoticePage } from '@vetka/domain/notice';
import type { Problem } from '@vetka/domain/problem';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Visitor } from '../../../test/visitor.ts';
import { createDeskFixture } from '../../../test/deskFixture.ts';
import { categories, goodsChanges, products } from '../../platform/database/schema/index.ts';

const { api, line, market } = await createDeskFixture();

const rowOf = async (id: number) => {
  const [row] = await api.db.select().from(products).where(eq(products.id, id));
  if (!row) throw new Error(`no product ${id}`);
  return row;
};

/** A product that awaits moderation, with the calls of its shop and of the administration. */
async function waiting() {
  const shop = await market.seller();
  const { visitor, user } = await line.employ(shop.id, 'OWNER');
  const { id, slug } = await market.product(shop, { title: 'Пионы', status: 'MODERATION', publishedAt: null });
  const admin = await api.signIn();
  await api.db.execute(sql`update users set is_administration = true where id = ${admin.user.id}`);
  const at = `moderation/products/${id}`;
  const decide = (isApproved: boolean) => admin.visitor.post(`${at}/decision`, { isApproved, reason: 'Нужен снимок' });
  const undo = <T = DecidedProduct & Problem>() => admin.visitor.post<T>(`${at}/undo`);
  const path = `desk/${shop.service.slug}/products/${id}`;
  const product = async () => (await visitor.get<GoodsProduct>(path)).body;
  /** Fills in everything a product on sale must have. */
  const complete = async () => {
    const [category] = await api.db
      .insert(categories)
      .values({ slug: `rozy-${id}`, name: 'Розы' })
      .returning();
    const photos = [{ mediaFileId: await line.picture(user.id), alt: '' }];
    const { version } = await product();
    expect((await visitor.put(path, { version, photos, categoryIds: [category?.id] })).status).toBe(200);
  };
  const setStatus = (status: string) => visitor.post(`${path}/status`, { status });
  /** The newest change of the status that the shop reads in the history. */
  const lastChangeId = async () =>
    (await visitor.get<GoodsHistory>(`${path}/history`)).body.data.find(({ field }) => field === 'STATUS')?.changeId;
  /** The shop takes a change of its goods back. */
  const takeBack = (changeId = 0) =>
    visitor.post<UndoneGoods & Problem>(`desk/${shop.service.slug}/product-changes/${changeId}/undo`);
  const asShop = { setStatus, lastChangeId, takeBack };
  return { shop, admin: admin.visitor, visitor, id, slug, decide, undo, path, product, complete, asShop };
}

test('a published product returns to the queue, is hidden from shoppers, and its shop is notified', async () => {
  const { visitor, slug, decide, undo, product } = await waiting();
  const guest = api.visitor();
  await decide(true);
  expect((await guest.get(`products/${slug}`)).status).toBe(200);
  expect((await undo()).body.status).toBe('MODERATION');
  expect((await guest.get(`products/${slug}`)).status).toBe(404);
  expect(await product()).toMatchObject({ status: 'MODERATION', wasPublished: false });
  expect((await visitor.get<NoticePage>('notices')).body.data[0]?.title).toBe('«Пионы» снова на проверке');
  expect((await undo()).status, 'taken back once').toBe(409);
  await decide(false);
  expect(await product()).toMatchObject({ status: 'DRAFT', returnReason: 'Нужен снимок' });
});

test('the history of a product says why each of its changes was made', async () => {
  const { shop, id, path, visitor, decide, undo, product } = await waiting();
  const figures = { price: (await product()).price + 1000 };
  await visitor.post(`${path}/figures`, figures);
  await visitor.post(`desk/${shop.service.slug}/product-changes`, {
    ids: [id],
    change: { kind: 'PRICE_PERCENT', percent: 10 },
    isDryRun: false,
    requestId: crypto.randomUUID(),
  });
  await decide(true);
  await undo();
  const { data } = (await visitor.get<GoodsHistory>(`${path}/history`)).body;
  expect(data.slice(0, 4).map(({ field, source }) => [field, source])).toEqual([
    ['STATUS', 'RECONSIDERED'],
    ['STATUS', 'MODERATION'],
    ['PRICE', 'BULK'],
    ['PRICE', 'HAND'],
  ]);
});

test('the log offers to undo only the last decision, and only once', async () => {
  const { admin, id, decide, undo } = await waiting();
  const offered = async () => {
    const { body } = await admin.get<AuditPage>(`moderation/audit?kind=PRODUCT&objectId=${id}`);
    return body.data.map(({ call, canBeUndone }) => [call, canBeUndone]);
  };
  await decide(true);
  expect(await offered()).toEqual([['goods.moderate', true]]);
  await undo();
  expect(await offered()).toEqual([
    ['goods.undoModeration', false],
    ['goods.moderate', false],
  ]);
  await decide(false);
  expect((await offered())[0]).toEqual(['goods.moderate', true]);
});

/**
 * Takes a product off sale after a complaint about it while it is published.
 * @param meanwhile what its shop does between the complaint and the decision
 * @returns the case
 */
async function takeOffSale(admin: Visitor, id: number, meanwhile?: () => Promise<unknown>): Promise<number> {
  const { visitor: neighbour } = await api.signIn();
  await neighbour.post('complaints', { kind: 'PRODUCT', subjectId: id, reason: 'SPAM', text: '' });
  const { data } = (await admin.get<ComplaintCasePage>('complaints?take=100')).body;
  const caseId = data.find(({ kind, subjectId }) => kind === 'PRODUCT' && subjectId === id)?.id ?? 0;
  await meanwhile?.();
  await admin.post(`complaints/${caseId}/decision`, { decision: 'HIDE', words: 'Нарушает правила' });
  return caseId;
}

test('a product that the administration took off sale is checked again when its shop publishes it again', async () => {
  const { admin, visitor, id, decide, path, product, complete } = await waiting();
  await decide(true);
  await complete();
  await takeOffSale(admin, id);
  expect(await product()).toMatchObject({ status: 'DRAFT', wasPublished: false, returnReason: 'Нарушает правила' });
  await visitor.post(`${path}/status`, { status: 'PUBLISHED' });
  expect((await product()).status).toBe('MODERATION');
  await visitor.post(`${path}/status`, { status: 'DRAFT' });
  await visitor.post(`${path}/status`, { status: 'PUBLISHED' });
  expect((await product()).status, 'also when its shop has withdrawn it meanwhile').toBe('MODERATION');
});

test('a shop cannot take back what the administration did to its product', async () => {
  const { admin, id, decide, product, complete, asShop } = await waiting();
  await decide(true);
  await complete();
  await takeOffSale(admin, id);
  const answer = await asShop.takeBack(await asShop.lastChangeId());
  expect([answer.status, answer.body.message]).toEqual([409, 'Вернуть можно только правку своего магазина']);
  expect((await product()).status).toBe('DRAFT');
});

test('a shop that takes its own earlier change back does not return a product that was taken off sale since', async () => {
  const { admin, id, decide, product, complete, asShop } = await waiting();
  await decide(true);
  await complete();
  await asShop.setStatus('ARCHIVED');
  const archived = await asShop.lastChangeId();
  await asShop.setStatus('HIDDEN');
  await asShop.setStatus('PUBLISHED');
  expect((await product()).status).toBe('PUBLISHED');
  await takeOffSale(admin, id);
  await asShop.setStatus('ARCHIVED');
  expect((await asShop.takeBack(archived)).body).toEqual({ undone: 0, kept: 1 });
  expect((await product()).status).toBe('ARCHIVED');
});

test('a shop that takes its own earlier change back does not submit a product that was forbidden since', async () => {
  const { admin, id, product, complete, asShop } = await waiting();
  await complete();
  await asShop.setStatus('DRAFT');
  const withdrawn = await asShop.lastChangeId();
  await asShop.setStatus('PUBLISHED');
  expect((await product()).status).toBe('MODERATION');
  await admin.post(`moderation/products/${id}/ban`, { reason: 'Подделка' });
  expect((await asShop.takeBack(withdrawn)).body).toEqual({ undone: 0, kept: 1 });
  expect(await product()).toMatchObject({ status: 'DRAFT', isForbidden: true });
});

describe.each(['HIDDEN', 'ARCHIVED'] as const)(
  'a product that was %s when it was decided to take it off sale',
  (status) => {
    const decided = async () => {
      const made = await waiting();
      await made.decide(true);
      await made.complete();
      const { publishedAt } = await rowOf(made.id);
      const caseId = await takeOffSale(made.admin, made.id, () => made.asShop.setStatus(status));
      expect(await made.product()).toMatchObject({ status: 'DRAFT', returnReason: 'Нарушает правила' });
      return { ...made, publishedAt, caseId };
    };

    test('is checked again before it is shown', async () => {
      const { product, asShop } = await decided();
      await asShop.setStatus('PUBLISHED');
      expect((await product()).status).toBe('MODERATION');
    });

    test('is again what it was once the decision is undone', async () => {
      const { admin, visitor, id, product, publishedAt, caseId } = await decided();
      await admin.post(`complaints/${caseId}/undo`);
      expect(await product()).toMatchObject({ status, wasPublished: true, returnReason: '' });
      expect((await rowOf(id)).publishedAt).toEqual(publishedAt);
      const [notice] = (await visitor.get<NoticePage>('notices')).body.data;
      expect(notice?.title).toBe('Замечание к товару «Пионы» снято');
    });
  },
);

test("undoing a decision to take a product off sale leaves the product's age unchanged", async () => {
  const { admin, id, decide, product } = await waiting();
  await decide(true);
  const { publishedAt } = await rowOf(id);
  const caseId = await takeOffSale(admin, id);
  await admin.post(`complaints/${caseId}/undo`);
  expect(await product()).toMatchObject({ status: 'PUBLISHED', wasPublished: true, returnReason: '' });
  expect((await rowOf(id)).publishedAt).toEqual(publishedAt);
});

test('a returned product awaits moderation again without its reason, unless its shop has archived it', async () => {
  const { visitor, decide, undo, path, product } = await waiting();
  await decide(false);
  await undo();
  expect(await product()).toMatchObject({ status: 'MODERATION', returnReason: '' });
  await decide(false);
  await visitor.post(`${path}/status`, { status: 'ARCHIVED' });
  expect((await undo()).body.code).toBe('goods.no-decision');
});

test('a forbidden product cannot be submitted again, and its shop reads why, until the decision is undone', async () => {
  const { admin, visitor, id, undo, path, product } = await waiting();
  const forbid = (reason: string) => admin.post<DecidedProduct & Problem>(`moderation/products/${id}/ban`, { reason });
  const submit = () => visitor.post<Problem>(`${path}/status`, { status: 'PUBLISHED' });
  expect((await forbid(' ')).body.errors, 'a reason is required').toHaveProperty('reason');
  expect((await forbid('Подделка')).body.status).toBe('DRAFT');
  expect((await forbid('Подделка')).body.code, 'decided once').toBe('goods.decided');
  expect(await product()).toMatchObject({ status: 'DRAFT', isForbidden: true, returnReason: 'Подделка' });
  const [notice] = (await visitor.get<NoticePage>('notices')).body.data;
  expect(notice).toMatchObject({ title: '«Пионы» запрещён', text: 'Подделка' });
  expect((await submit()).body.code).toBe('goods.forbidden');
  // The way through the archive is closed as well.
  await visitor.post(`${path}/status`, { status: 'ARCHIVED' });
  await visitor.post(`${path}/status`, { status: 'DRAFT' });
  expect((await submit()).body.message).toBe('Администрация запретила этот товар: опубликовать его нельзя');
  expect(await product()).toMatchObject({ status: 'DRAFT', isForbidden: true });
  expect((await undo()).body.status).toBe('MODERATION');
  expect(await product()).toMatchObject({ status: 'MODERATION', isForbidden: false, returnReason: '' });
});

test('a decision is final after a day, and once the product was ordered', async () => {
  const old = await waiting();
  await old.decide(true);
  const dayAgo = new Date(Date.now() - 25 * 60 * 60_000);
  await api.db.update(goodsChanges).set({ createdAt: dayAgo }).where(eq(goodsChanges.serviceId, old.shop.id));
  expect((await old.undo()).body.code).toBe('goods.no-decision');
  const sold = await waiting();
  await sold.decide(true);
  const buyer = await market.customer();
  const { carts } = await market.add(buyer, sold.id);
  await market.order(buyer, market.bodyOf([market.wish(carts[0]?.cartId ?? 0, sold.shop)], 280_000));
  expect((await sold.undo()).body.message).toBe('Товар уже заказали. Если он нарушает правила, скройте его');
});
