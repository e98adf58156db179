import { dayIn } from '@vetka/domain/date';
import { deskFilters, filterStatuses, type DeskFilter, type DeskQueue, type DeskQueueQuery } from '@vetka/domain/desk';
import type { OrderStatusType } from '@vetka/domain/order';
import { metaOf } from '@vetka/domain/paging';
import { and, asc, count, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { gathered } from '../../platform/database/gathered.ts';
import { orders, orderServices } from '../../platform/database/schema/order.ts';
import type { Desk } from './desk.access.ts';
import { acceptUntil, customers, findRows, isAtDesk, rowOf } from './desk.rows.ts';

const defaultTake = 50;

/** People type «е» for «ё». */
const plain = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');
const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** The number of an order, the last digits of a phone, or a part of the recipient's name. */
function searchOf(search: string): SQL | undefined {
  const wanted = search.replace(/№/g, '').trim();
  if (wanted === '') return undefined;
  const phone = sql`coalesce(${orderServices.recipientPhone}, ${customers.phone})`;
  if (/^\d+$/.test(wanted)) {
    const isNumber = wanted.length < 10;
    return or(isNumber ? eq(orderServices.id, Number(wanted)) : undefined, sql`${phone} like ${`%${wanted}`}`);
  }
  const name = sql`translate(lower(concat_ws(' ', ${orderServices.recipientFirstName}, ${orderServices.recipientLastName},
    ${orderServices.recipientFirstName}, ${customers.firstName}, ${customers.lastName}, ${customers.firstName})), 'ё', 'е')`;
  return sql`${name} like ${`%${literally(plain(wanted))}%`}`;
}

const filterOf = (desk: Desk, { filter = 'QUEUE', day, search = '' }: DeskQueueQuery): SQL | undefined =>
  and(
    isAtDesk(desk.service.id),
    inArray(orderServices.status, [...filterStatuses[filter]]),
    day === undefined ? undefined : eq(orderServices.deliveryDate, day),
    searchOf(search),
  );

/** New orders by the time left, then the others by slot. Finished orders are listed newest first. */
const orderOf = (filter: DeskFilter | undefined): SQL[] =>
  filter === 'FINISHED'
    ? [desc(orderServices.id)]
    : [
        sql`(${orderServices.status} = 'NEW') desc`,
        sql`case when ${orderServices.status} = 'NEW' then ${acceptUntil} end asc nulls last`,
        sql`${orderServices.deliveryDate} asc nulls last`,
        sql`${orderServices.deliveryFrom} asc nulls last`,
        asc(orderServices.id),
      ];

async function countFound(db: Executor, where: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(orderServices)
    .innerJoin(orders, eq(orders.id, orderServices.orderId))
    .innerJoin(customers, eq(customers.id, orders.userId))
    .where(where);
  return row?.total ?? 0;
}

const countByStatus = (db: Executor, serviceId: number, today: string) =>
  db
    .select({
      status: orderServices.status,
      all: count(),
      today: sql<number>`(count(*) filter (where ${orderServices.deliveryDate} = ${today}))::int`,
      todayTotal:
        sql`coalesce(sum(${orderServices.total}) filter (where ${orderServices.deliveryDate} = ${today}), 0)`.mapWith(
          Number,
        ),
    })
    .from(orderServices)
    .innerJoin(orders, eq(orders.id, orderServices.orderId))
    .where(isAtDesk(serviceId))
    .groupBy(orderServices.status);

const isLive = (status: OrderStatusType): boolean => !status.startsWith('CANCELED');
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** A page of a service's orders with the counts of every filter, in one query. */
export async function readQueue(db: Executor, desk: Desk, query: DeskQueueQuery): Promise<DeskQueue> {
  const { page = 1, take = defaultTake } = query;
  const { service, timeZone } = desk;
  const today = dayIn(timeZone);
  const where = filterOf(desk, query);
  const [rows, total, statuses] = await gathered(() =>
    Promise.all([
      findRows(db)
        .where(where)
        .orderBy(...orderOf(query.filter))
        .limit(take)
        .offset((page - 1) * take),
      countFound(db, where),
      countByStatus(db, service.id, today),
    ]),
  );
  const countOf = (filter: DeskFilter): number =>
    sum(statuses.filter(({ status }) => filterStatuses[filter].includes(status)).map(({ all }) => all));
  const live = statuses.filter(({ status }) => isLive(status));
  return {
    data: rows.map((row) => rowOf(row, desk)),
    meta: metaOf(page, take, total),
    counts: Object.fromEntries(deskFilters.map((filter) => [filter, countOf(filter)])) as DeskQueue['counts'],
    today,
    todayCount: sum(live.map((row) => row.today)),
    todayTotal: sum(live.map((row) => row.todayTotal)),
  };
}
