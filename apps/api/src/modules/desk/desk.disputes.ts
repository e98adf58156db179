import type { DisputePage, DisputeRow, DisputesQuery } from '@vetka/domain/desk';
import { metaOf } from '@vetka/domain/paging';
import { asc, count, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { users } from '../../platform/database/schema/account.ts';
import { orderDisputes } from '../../platform/database/schema/desk-question.ts';
import { media } from '../../platform/database/schema/media.ts';
import { orderProducts, orders, orderServices } from '../../platform/database/schema/order.ts';
import { services } from '../../platform/database/schema/service.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { optionalMediaFile, shownMedia } from '../../platform/media-file.ts';
import { returnedTotal } from '../../platform/owed-refunds.ts';
import { deskMessages } from './desk.messages.ts';
import { nameOf } from './desk.people.ts';
import { findDisputes } from './desk.questions.ts';

/** The default page size. */
const disputesTake = 24;

/** The first product names the order. */
const firstProduct = sql`(select min(p.id) from order_products p where p.order_service_id = ${orderServices.id})`;

const isWanted = ({ isDecided = false, id }: DisputesQuery) => {
  if (id !== undefined) return eq(orderDisputes.orderServiceId, id);
  return isDecided ? isNotNull(orderDisputes.decidedAt) : isNull(orderDisputes.decidedAt);
};

const findRows = (db: Executor) =>
  db
    .select({
      part: orderServices,
      returned: returnedTotal,
      service: { slug: services.slug, name: services.name },
      customer: users,
      title: orderProducts.title,
      picture: shownMedia,
    })
    .from(orderDisputes)
    .innerJoin(orderServices, eq(orderServices.id, orderDisputes.orderServiceId))
    .innerJoin(orders, eq(orders.id, orderServices.orderId))
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(services, eq(services.id, orderServices.serviceId))
    .innerJoin(orderProducts, eq(orderProducts.id, firstProduct))
    .leftJoin(media, eq(media.id, orderProducts.mediaId))
    .$dynamic();
type Row = Awaited<ReturnType<typeof findRows>>[number];

async function viewRows(db: Executor, rows: readonly Row[]): Promise<DisputeRow[]> {
  const disputeOf = await findDisputes(
    db,
    rows.map(({ part }) => part.id),
  );
  return rows.flatMap(({ part, service, customer, title, picture, ...row }) => {
    const dispute = disputeOf(part.id);
    const view = {
      id: part.id,
      number: part.id,
      service,
      title,
      mediaFile: optionalMediaFile(picture),
      customerName: nameOf(customer),
      left: Math.max(0, part.total - row.returned),
    };
    return dispute ? [{ ...view, dispute }] : [];
  });
}

/** How many disputes of the whole marketplace there are. */
export async function countDisputes(db: Executor, query: DisputesQuery = {}): Promise<number> {
  const [row] = await db.select({ total: count() }).from(orderDisputes).where(isWanted(query));
  return row?.total ?? 0;
}

/** Disputes of the whole marketplace, the oldest first; a constant number of queries. */
export async function readDisputes(db: Executor, query: DisputesQuery): Promise<DisputePage> {
  const { page = 1, take = disputesTake } = query;
  const rows = await findRows(db)
    .where(isWanted(query))
    .orderBy(asc(orderDisputes.createdAt), asc(orderDisputes.orderServiceId))
    .limit(take)
    .offset((page - 1) * take);
  return { data: await viewRows(db, rows), meta: metaOf(page, take, await countDisputes(db, query)) };
}

/** @throws Refusal 404 */
export async function readDispute(db: Executor, orderServiceId: number): Promise<DisputeRow> {
  const rows = await findRows(db).where(eq(orderDisputes.orderServiceId, orderServiceId));
  const [view] = await viewRows(db, rows);
  if (!view) throw notFound('desk.unknown-dispute', deskMessages.noDispute);
  return view;
}
