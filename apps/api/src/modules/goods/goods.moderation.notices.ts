import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../platform/database/connect.ts';
import { services } from '../../platform/database/schema/service.ts';
import type { ProductRow } from './goods.product.ts';

interface ProductNotice {
  /** The change of the product that the notice is about. */
  changeId: number;
  title: string;
  text: string;
}

export const noticeOf = (changeId: number | null, title: string, text: string): ProductNotice => ({
  changeId: changeId ?? 0,
  title,
  text,
});

/** Notifies the people of a shop who manage its goods about one of its products. */
export async function notifyPeople(
  { desk, notices }: FastifyInstance,
  tx: Transaction,
  { id, serviceId }: ProductRow,
  { changeId, title, text }: ProductNotice,
): Promise<void> {
  const [shop] = await tx.select({ slug: services.slug }).from(services).where(eq(services.id, serviceId));
  const people = await desk.idsWithRight(tx, serviceId, 'MANAGE_GOODS');
  const path = `/my/shop/${shop?.slug ?? ''}/products/${id}`;
  const notice = { kind: 'SHOP_PRODUCT' as const, key: `product-${id}-${changeId}`, title, text, path };
  await notices.notify(
    tx,
    people.map((userId) => ({ userId, ...notice })),
  );
}
