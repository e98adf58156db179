import { categoryUndoHours, type ManagedCategories, type ManagedCategory } from '@vetka/domain/goods';
import { pagePath } from '@vetka/domain/path';
import { isSectionTree, sectionBranch, sectionsIn } from '@vetka/domain/storefront';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../platform/database/connect.ts';
import { categories, categoryRemovals, coupons, type KeptCategory } from '../../platform/database/schema/index.ts';
import { conflict, invalid, notFound } from '../../platform/http/refusal.ts';
import { mainCategoryOf } from '../../platform/main-category.ts';
import {
  listManagedCategories,
  lockCategories,
  pageOfCategory,
  productsIn,
  readManagedCategory,
  requireFreeSlug,
} from './goods.categories.ts';
import { outdateKeywords } from './goods.keywords.ts';

/** Messages to the administration. */
const messages = {
  unknown: 'Такой категории нет',
  target: 'Выберите, куда перенести всё из этой категории',
  inside: 'Эта категория сама внутри удаляемой',
  tooDeep: 'Там вложенные категории окажутся слишком глубоко',
  promotion: (name: string) => `Категория в акции «${name}». Дождитесь её конца или уберите категорию из акции`,
  facet: (label: string) => `В категории стоит признак «${label}». Сначала уберите его оттуда`,
  commission: 'На категорию ссылается история комиссии. Её можно скрыть',
  tooLate: `Вернуть категорию можно в течение ${categoryUndoHours} часов`,
} as const;

/** The tree once a category is removed and another one has its children. */
const treeWithout = (all: ManagedCategories, id: number, targetId: number | null): ManagedCategories =>
  all.filter((each) => each.id !== id).map((each) => (each.parentId === id ? { ...each, parentId: targetId } : each));

/**
 * Shops agreed to a promotion for one category, so the promotion must not spread to another. A commission rule is part
 * of the money history. A facet without categories would apply to all of them.
 * @throws Refusal 409
 */
function requireRemovable({ promotions, hasCommission, facets: [facet] }: ManagedCategory): void {
  const [promotion] = promotions;
  if (promotion !== undefined) throw conflict('goods.category-promotion', messages.promotion(promotion));
  if (hasCommission) throw conflict('goods.category-commission', messages.commission);
  if (facet !== undefined) throw conflict('goods.category-facet', messages.facet(facet));
}

/** @throws Refusal 422 on `targetId` */
function requireTarget(all: ManagedCategories, own: ManagedCategory, targetId: number | null): void {
  const holds = own.products + own.coupons + sectionsIn(all, own.id).length;
  const isKnown = all.some((each) => each.id === targetId);
  if (targetId === null ? holds > 0 : !isKnown) throw invalid({ targetId: messages.target });
  if (sectionBranch(all, own.id).some((each) => each.id === targetId)) throw invalid({ targetId: messages.inside });
  const tree = treeWithout(all, own.id, targetId);
  if (!isSectionTree(tree, tree)) throw invalid({ targetId: messages.tooDeep });
}

interface Move {
  id: number;
  targetId: number | null;
}

/**
 * A product whose main category goes gets the target as the main one.
 *
 * @returns the products of the category, those that the target did not have, and the places that others had in it
 */
async function moveProducts(tx: Transaction, { id, targetId }: Move) {
  const { rows: held } = await tx.execute<{ productId: number; position: number }>(sql`
    select product_id as "productId", position from product_categories where category_id = ${id} order by 1`);
  if (targetId === null) return { products: held, added: [], raised: [] };
  await outdateKeywords(tx, productsIn(id));
  const { rows: added } = await tx.execute<{ id: number }>(sql`
    insert into product_categories (product_id, category_id, position)
    select product_id, ${targetId}::int, position from product_categories where category_id = ${id}
    on conflict do nothing returning product_id as id`);
  const { rows: raised } = await tx.execute<{ productId: number; position: number }>(sql`
    update product_categories pc set position = gone.position
    from product_categories gone, product_categories before
    where gone.category_id = ${id} and gone.product_id = pc.product_id and pc.category_id = ${targetId}
      and before.product_id = pc.product_id and before.category_id = pc.category_id and pc.position > gone.position
    returning pc.product_id as "productId", before.position`);
  return { products: held, added: added.map((row) => row.id), raised };
}

/** A promo code stays for the products that were in the category, and for the categories inside it, and for no others. */
async function narrowCoupons(tx: Transaction, id: number, children: number[]): Promise<KeptCategory['coupons']> {
  const { rows } = await tx.execute<{
    id: number;
    before: KeptCategory['coupons'][number]['before'];
    own: number[];
  }>(sql`
    select c.id, json_build_object('categoryIds', c.category_ids, 'productIds', c.product_ids) as before,
      (select coalesce(array_agg(p.id order by p.id), '{}') from products p
        where p.id in (${productsIn(id)}) and ${mainCategoryOf(sql`p.id`)} = ${id} and (c.service_id is null or p.service_id = c.service_id)) as own
    from coupons c where ${id} = any(c.category_ids) order by c.id for update of c`);
  const changed = rows.map((coupon) => {
    const categoryIds = [...new Set([...coupon.before.categoryIds.filter((each) => each !== id), ...children])];
    const productIds = [...new Set([...coupon.before.productIds, ...coupon.own])];
    // Without goods it would apply to everything.
    const isForNone = categoryIds.length + productIds.length === 0;
    return { id: coupon.id, before: coupon.before, after: { categoryIds: isForNone ? [id] : categoryIds, productIds } };
  });
  for (const each of changed) await tx.update(coupons).set(each.after).where(eq(coupons.id, each.id));
  return changed;
}

/**
 * Removes a category. Its products and child categories go to another one, to which its page redirects.
 * @throws Refusal 404, 409 for one with a promotion, a commission or a facet, 422 on `targetId`
 */
export async function removeCategory(
  app: FastifyInstance,
  tx: Transaction,
  { id, targetId }: Move,
): Promise<{ id: number }> {
  await lockCategories(tx);
  const all = await listManagedCategories(tx);
  const own = all.find((each) => each.id === id);
  if (!own) throw notFound('goods.unknown-category', messages.unknown);
  requireRemovable(own);
  requireTarget(all, own, targetId);
  // Waits for sellers who are putting products into it.
  const [category] = await tx.select().from(categories).where(eq(categories.id, id)).for('update');
  if (!category) throw notFound('goods.unknown-category', messages.unknown);
  const children = sectionsIn(all, id).map((each) => each.id);
  const narrowed = await narrowCoupons(tx, id, children);
  const moved = await moveProducts(tx, { id, targetId });
  if (moved.products.length > 0 && targetId === null) throw invalid({ targetId: messages.target });
  await tx.update(categories).set({ parentId: targetId }).where(eq(categories.parentId, id));
  const kept: KeptCategory = { category, targetId, ...moved, children, coupons: narrowed };
  await tx.insert(categoryRemovals).values({ id, kept });
  await tx.delete(categories).where(eq(categories.id, id));
  const next = all.find((each) => each.id === (targetId ?? own.parentId));
  await app.page.redirect(tx, pageOfCategory(own.slug), next ? pageOfCategory(next.slug) : pagePath('/catalog'));
  await app.promotion.categoriesChanged(tx);
  return { id };
}

const sameNumbers = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((each, index) => each === b[index]);

/** Promo codes that were edited meanwhile get the category back beside what they have now. */
async function widenCoupons(tx: Transaction, id: number, narrowed: KeptCategory['coupons']): Promise<void> {
  for (const { id: couponId, before, after } of narrowed) {
    const [now] = await tx.select().from(coupons).where(eq(coupons.id, couponId)).for('update');
    if (!now) continue;
    const isSame = sameNumbers(now.categoryIds, after.categoryIds) && sameNumbers(now.productIds, after.productIds);
    const set = isSame ? before : { categoryIds: [...new Set([...now.categoryIds, id])] };
    await tx.update(coupons).set(set).where(eq(coupons.id, couponId));
  }
}

async function returnProducts(tx: Transaction, id: number, kept: KeptCategory): Promise<void> {
  const { products, added, raised = [], targetId } = kept;
  await tx.execute(sql`
    insert into product_categories (product_id, category_id, position)
    select h."productId", ${id}::int, h.position
    from json_to_recordset(${JSON.stringify(products)}::json) as h("productId" int, position int)
      join products p on p.id = h."productId"`);
  if (targetId !== null && added.length > 0) {
    await tx.execute(sql`
      delete from product_categories where category_id = ${targetId} and product_id = any(${sql.param(added)}::int[])`);
  }
  await tx.execute(sql`
    update product_categories pc set position = h.position
    from json_to_recordset(${JSON.stringify(raised)}::json) as h("productId" int, position int)
    where pc.product_id = h."productId" and pc.category_id = ${targetId}`);
  await outdateKeywords(tx, productsIn(id));
}

/** To its former parent, or to the first level if that is gone or has become too deep. */
async function returnToTree(tx: Transaction, { category, children, targetId }: KeptCategory): Promise<void> {
  const { id, parentId, mediaId } = category;
  const set = (parent: number | null) => tx.update(categories).set({ parentId: parent }).where(eq(categories.id, id));
  const { rows } = await tx.execute<{ found: boolean }>(
    sql`select exists (select from media where id = ${mediaId}) as found`,
  );
  await tx
    .insert(categories)
    .overridingSystemValue()
    .values({ ...category, parentId: null, mediaId: rows[0]?.found ? mediaId : null });
  if (children.length > 0) {
    const stayed = targetId === null ? sql`parent_id is null` : eq(categories.parentId, targetId);
    await tx
      .update(categories)
      .set({ parentId: id })
      .where(and(inArray(categories.id, children), stayed));
  }
  const isThere = parentId !== null && (await listManagedCategories(tx)).some((each) => each.id === parentId);
  if (!isThere) return;
  await set(parentId);
  const { rows: all } = await tx.execute<{ id: number; parentId: number | null }>(
    sql`select id, parent_id as "parentId" from categories`,
  );
  if (!isSectionTree(all, all)) await set(null);
}

/** @throws Refusal 404 after 24 hours, 422 on `slug` when another category has its address */
export async function restoreCategory(app: FastifyInstance, tx: Transaction, id: number): Promise<ManagedCategory> {
  await lockCategories(tx);
  const recently = sql`${categoryRemovals.createdAt} > now() - make_interval(hours => ${categoryUndoHours})`;
  const [row] = await tx
    .delete(categoryRemovals)
    .where(and(eq(categoryRemovals.id, id), recently))
    .returning();
  if (!row) throw notFound('goods.category-gone', messages.tooLate);
  const { kept } = row;
  await requireFreeSlug(tx, kept.category.slug, id);
  await returnToTree(tx, kept);
  await returnProducts(tx, id, kept);
  await widenCoupons(tx, id, kept.coupons);
  await app.page.endRedirect(tx, pageOfCategory(kept.category.slug));
  await app.promotion.categoriesChanged(tx);
  return readManagedCategory(tx, id);
}
