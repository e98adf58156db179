import { canPublish } from '@vetka/domain/goods';
import type { OpeningProduct } from '@vetka/domain/opening';
import { and, asc, eq, ne } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import { products } from '../../platform/database/schema/catalog.ts';
import { linesBetween, recordChange } from './goods.changes.ts';
import { productOf, selectProducts, writeState } from './goods.product.ts';

/** How many products are submitted together with a shop, at most. */
const shown = 12;

const ofShop = (serviceId: number) => and(eq(products.serviceId, serviceId), ne(products.status, 'ARCHIVED'));

/** The products of a shop that is not open yet, the oldest first. */
export async function readUnopened(db: Executor, serviceId: number): Promise<OpeningProduct[]> {
  const rows = await selectProducts(db).where(ofShop(serviceId)).orderBy(asc(products.id)).limit(shown);
  return rows.map((row) => {
    const product = productOf(row);
    return {
      id: product.id,
      title: product.title,
      price: product.price,
      mediaFile: product.photos[0]?.mediaFile ?? null,
      isComplete: canPublish(product),
    };
  });
}

/** Puts the complete products of a shop on sale as it opens: they were checked with it. */
export async function openShop(tx: Transaction, serviceId: number): Promise<void> {
  const rows = await selectProducts(tx).where(ofShop(serviceId)).limit(shown).orderBy(asc(products.id));
  const complete = rows.filter((row) => row.product.publishedAt === null && canPublish(productOf(row)));
  if (complete.length === 0) return;
  const next = { status: 'PUBLISHED' as const, publishedAt: new Date(), returnReason: '' };
  await writeState(
    tx,
    complete.map(({ product }) => product.id),
    next,
  );
  await recordChange(
    tx,
    { serviceId, userId: null },
    'OPENING',
    complete.flatMap(({ product }) => linesBetween(product, { ...product, ...next })),
  );
}
