import type { CategoryRef } from '@vetka/domain/catalog';
import type { GoodsProduct } from '@vetka/domain/goods';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { productFamilies, products } from '../../platform/database/schema/catalog.ts';
import { promotionPrices } from '../../platform/database/schema/promotion.ts';
import { stemRecipes } from '../../platform/database/schema/stem.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { mediaFileOf, mediaJson, type ShownMedia } from '../../platform/media-file.ts';
import { goodsMessages } from './goods.messages.ts';
import { missingFacets } from './goods.needs.ts';

export type ProductRow = typeof products.$inferSelect;

const millimetres = 10;
const centimetres = (mm: number | null): number | null => (mm === null ? null : Math.round(mm / millimetres));

/** The data of a product in other tables, as one JSON each. */
const parts = {
  photos: sql.raw(`(
    select coalesce(json_agg(json_build_object('file', ${mediaJson('m')}, 'alt', pm.alt) order by pm.position, pm.media_id), '[]')
    from product_media pm join media m on m.id = pm.media_id where pm.product_id = products.id)`),
  composition: sql.raw(`(
    select coalesce(json_agg(json_build_object('name', c.name, 'quantity', c.quantity) order by c.position, c.id), '[]')
    from product_compositions c where c.product_id = products.id)`),
  categories: sql.raw(`(
    select coalesce(json_agg(json_build_object('id', c.id, 'parentId', coalesce(c.parent_id, 0), 'slug', c.slug,
      'name', c.name) order by pc.position, c.id), '[]')
    from product_categories pc join categories c on c.id = pc.category_id where pc.product_id = products.id)`),
  facetValueIds: sql.raw(`(
    select coalesce(json_agg(v.value_id order by v.value_id), '[]')
    from product_attribute_values v join attribute_values av on av.id = v.value_id join attributes a on a.id = av.attribute_id
    where v.product_id = products.id and a.kind <> 'NUMBER')`),
  facetNumbers: sql.raw(`(
    select coalesce(json_agg(json_build_object('facetId', a.id, 'number', av.number) order by a.id), '[]')
    from product_attribute_values v join attribute_values av on av.id = v.value_id join attributes a on a.id = av.attribute_id
    where v.product_id = products.id and a.kind = 'NUMBER')`),
};

interface Parts {
  photos: { file: ShownMedia; alt: string }[];
  composition: GoodsProduct['composition'];
  categories: CategoryRef[];
  facetValueIds: number[];
  facetNumbers: GoodsProduct['facetNumbers'];
}

const json = <T>(expression: (typeof parts)[keyof typeof parts]) => expression.mapWith((value: T) => value);

export const selectProducts = (db: Executor) =>
  db
    .select({
      product: products,
      photos: json<Parts['photos']>(parts.photos),
      composition: json<Parts['composition']>(parts.composition),
      categories: json<Parts['categories']>(parts.categories),
      facetValueIds: json<Parts['facetValueIds']>(parts.facetValueIds),
      facetNumbers: json<Parts['facetNumbers']>(parts.facetNumbers),
      missingFacets: missingFacets.mapWith((labels: string[]) => labels),
      recipe: stemRecipes,
      promoted: promotionPrices,
      family: productFamilies.name,
    })
    .from(products)
    .leftJoin(stemRecipes, eq(stemRecipes.productId, products.id))
    .leftJoin(promotionPrices, eq(promotionPrices.productId, products.id))
    .leftJoin(productFamilies, eq(productFamilies.id, products.familyId))
    .$dynamic();
type Selected = Awaited<ReturnType<typeof selectProducts>>[number];

type Recipe = typeof stemRecipes.$inferSelect | null;
type Promoted = typeof promotionPrices.$inferSelect | null;

/** The product's prices without promotions. */
const unpromoted = ({ price, oldPrice }: ProductRow, promoted: Promoted) =>
  promoted?.price === price
    ? { price: promoted.regularPrice, oldPrice: promoted.regularOldPrice }
    : { price, oldPrice };

/** The product's own prices, and the one for which it is sold today. */
export function pricesOf(product: ProductRow, recipe: Recipe, promoted: Promoted) {
  const { price, oldPrice } = unpromoted(product, promoted);
  const regular = recipe?.freshPrice === price ? recipe.regularPrice : null;
  const own = regular === null ? { price, oldPrice } : { price: regular, oldPrice: recipe?.regularOldPrice ?? null };
  return { ...own, todayPrice: own.price === product.price ? null : product.price };
}

export const productOf = ({ product, photos, recipe, promoted, family, ...rest }: Selected): GoodsProduct => ({
  id: product.id,
  slug: product.slug,
  status: product.status,
  returnReason: product.returnReason,
  isForbidden: product.isForbidden,
  wasPublished: product.publishedAt !== null,
  version: product.version,
  savedAt: product.updatedAt.toISOString(),
  sku: product.sku ?? '',
  title: product.title,
  description: product.description,
  care: product.careText,
  ...pricesOf(product, recipe, promoted),
  isPromoted: promoted?.price === product.price,
  costPrice: product.costPrice,
  isSoldAtCost: product.isSoldAtCost,
  stock: product.isStockTracked ? product.stock : null,
  productionMinutes: product.productionMinutes,
  width: centimetres(product.widthMm),
  height: centimetres(product.heightMm),
  weight: product.weightGrams,
  pack: { amount: product.amount, unit: product.unit },
  seoTitle: product.seoTitle ?? '',
  seoDescription: product.seoDescription ?? '',
  photos: photos.map(({ file, alt }) => ({ mediaFile: mediaFileOf(file, alt), alt })),
  family: family ?? '',
  size: product.familyLabel ?? '',
  ...rest,
});

/** @throws Refusal 404 for a product of another shop */
export async function readProduct(db: Executor, serviceId: number, id: number): Promise<GoodsProduct> {
  const [row] = await selectProducts(db).where(and(eq(products.id, id), eq(products.serviceId, serviceId)));
  if (!row) throw notFound('goods.unknown', goodsMessages.unknown);
  return productOf(row);
}

/** The row, locked until the transaction ends. @throws Refusal 404 for a product of another shop */
export async function lockProduct(tx: Executor, serviceId: number, id: number): Promise<ProductRow> {
  const [row] = await tx
    .select()
    .from(products)
    .where(and(eq(products.id, id), eq(products.serviceId, serviceId)))
    .for('update');
  if (!row) throw notFound('goods.unknown', goodsMessages.unknown);
  return row;
}

type State = Pick<ProductRow, 'status' | 'publishedAt' | 'returnReason' | 'isForbidden'>;

/**
 * Gives locked products another status. Their version grows: an editor opened before does not know that a draft, which
 * saves itself while it is typed, is on sale now.
 */
export async function writeState(tx: Executor, ids: readonly number[], state: Partial<State>): Promise<void> {
  await tx
    .update(products)
    .set({ ...state, version: sql`${products.version} + 1` })
    .where(inArray(products.id, [...ids]));
}
