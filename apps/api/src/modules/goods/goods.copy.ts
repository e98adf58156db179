import { goodsLimits } from '@vetka/domain/goods';
import { cutText } from '@vetka/domain/text';
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connect.ts';
import {
  productAttributeValues,
  productCategories,
  productCompositions,
  productMedia,
  products,
  stemRecipeParts,
  stemRecipes,
} from '../../platform/database/schema/index.ts';
import { createDraft, type Editor } from './goods.edit.ts';
import { lockProduct, type ProductRow } from './goods.product.ts';

const copyMark = ', копия';

/** Copies what a product has in other tables, besides its recipe. */
async function copyParts(tx: Transaction, from: number, to: number): Promise<void> {
  const copies = [
    { table: productMedia, columns: 'media_id, position, alt' },
    { table: productCategories, columns: 'category_id, position' },
    { table: productCompositions, columns: 'name, quantity, unit, position' },
    { table: productAttributeValues, columns: 'value_id' },
  ];
  for (const { table, columns } of copies) {
    const names = sql.raw(columns);
    await tx.execute(
      sql`insert into ${table} (product_id, ${names}) select ${to}::int, ${names} from ${table} where product_id = ${from}`,
    );
  }
}

/** A draft with everything that two sizes of one bouquet share. @returns its id */
export async function copyShared(tx: Transaction, editor: Editor, row: ProductRow, title: string): Promise<number> {
  const id = await createDraft(tx, editor, { title });
  const { kind, unit, amount, description, careText, productionMinutes, isStockTracked, isSoldAtCost, keywords } = row;
  await tx
    .update(products)
    .set({ kind, unit, amount, description, careText, productionMinutes, isStockTracked, isSoldAtCost, keywords })
    .where(eq(products.id, id));
  await copyParts(tx, row.id, id);
  return id;
}

async function copyRecipe(tx: Transaction, from: number, to: number): Promise<void> {
  await tx.execute(
    sql`insert into ${stemRecipes} (product_id, service_id) select ${to}::int, service_id from ${stemRecipes} where product_id = ${from}`,
  );
  await tx.execute(
    sql`insert into ${stemRecipeParts} (product_id, stem_id, quantity, position) select ${to}::int, stem_id, quantity, position from ${stemRecipeParts} where product_id = ${from}`,
  );
}

/**
 * A draft that begins as a copy of a product, also of an archived one. It has no article, no SEO texts and no stock of
 * its own: the first must be unique, the second would compete in search engines, the third has not been counted.
 *
 * @returns its id. @throws Refusal 404 for a product of another shop
 */
export async function copyProduct(tx: Transaction, editor: Editor, id: number): Promise<number> {
  const row = await lockProduct(tx, editor.serviceId, id);
  const title = `${cutText(row.title, goodsLimits.title - copyMark.length)}${copyMark}`;
  const copy = await copyShared(tx, editor, row, title);
  const { price, oldPrice, costPrice, lengthMm, widthMm, heightMm, weightGrams } = row;
  await tx
    .update(products)
    .set({ price, oldPrice, costPrice, lengthMm, widthMm, heightMm, weightGrams })
    .where(eq(products.id, copy));
  await copyRecipe(tx, id, copy);
  return copy;
}
