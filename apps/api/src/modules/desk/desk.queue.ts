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

const wordsOf = (search: string): string => search.replace(/№/g, '').trim();
/** The number of an order that is searched for. */
const numberIn = (search: string): number | undefined =>
  /^\d{1,9}$/.test(wordsOf(search)) ? Number(wordsOf(search)) : undefined;

/** The number of a part or of the whole order, the last digits of a phone, or a part of the recipient's name. */
function searchOf(search: string): SQL | undefined {
  const wanted = wordsOf(search);
  if (wanted === '') return undefined;
  const phone = sql`coalesce(${orderServices.recipientPhone}, ${customers.phone})`;
  if (/^\d+$/.test(wanted)) {
    const number = numberIn(search);
    const isNumber = number === undefined ? [] : [eq(orderServices.id, number), eq(orderServices.orderId, number)];
    return or(...isNumber, sql`${phone} like ${`%${wanted}`}`);
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

/**
 * The order with the number searched for, new orders by the time left, then the others by slot. Finished orders are
 * listed newest first.
 */
function orderOf({ filter, search = '' }: DeskQueueQuery): SQL[] {
  const number = numberIn(search);
  const isFound = number === undefined ? [] : [desc(eq(orderServices.id, number))];
  return filter === 'FINISHED'
    ? [...isFound, desc(orderServices.id)]
    : [
        ...isFound,
        sql`(${orderServices.status} = 'NEW') desc`,
        sql`case when ${orderServices.status} = 'NEW' then ${acceptUntil} end asc nulls last`,
        sql`${orderServices.deliveryDate} asc nulls last`,
        sql`${orderServices.deliveryFrom} asc nulls last`,
        asc(orderServices.id),
      ];
}

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
        .orderBy(...orderOf(query))
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
