import { receivedStatuses } from '@vetka/domain/order';
import { plural } from '@vetka/domain/plural';
import { pagePath } from '@vetka/domain/path';
import { and, eq, gte, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../platform/database/connect.ts';
import { orders, orderServices } from '../../platform/database/schema/order.ts';
import { services } from '../../platform/database/schema/service.ts';
import { isOfStranger } from './review.writing.ts';

const hourMs = 60 * 60_000;
/** Hours after the delivery: always on the next day. */
const afterHours = 18;
/** A program that was stopped for longer does not ask about old purchases. */
const withinHours = 96;
/** How many people are asked in one transaction. */
const batch = 100;

const isAsked = sql`exists (
  select from notices n where n.user_id = ${orders.userId} and n.kind = 'ORDER_REVIEW'
    and n.key = 'review:' || ${orderServices.id})`;
const isReviewed = sql`exists (
  select from reviews r join order_products op on op.product_id = r.product_id
  where op.order_service_id = ${orderServices.id} and r.user_id = ${orders.userId} and r.deleted_at is null)`;

const findDelivered = (tx: Transaction, now: number) =>
  tx
    .select({ id: orderServices.id, itemCount: orderServices.itemCount, userId: orders.userId, shop: services.name })
    .from(orderServices)
    .innerJoin(orders, eq(orders.id, orderServices.orderId))
    .innerJoin(services, eq(services.id, orderServices.serviceId))
    .where(
      and(
        inArray(orderServices.status, [...receivedStatuses]),
        isNull(orderServices.hiddenAt),
        lte(orderServices.deliveredAt, new Date(now - afterHours * hourMs)),
        gte(orderServices.deliveredAt, new Date(now - withinHours * hourMs)),
        sql`not ${isAsked}`,
        sql`not ${isReviewed}`,
        isOfStranger,
      ),
    )
    .orderBy(orderServices.id)
    .limit(batch);

/** Asks the buyers of yesterday's deliveries for a review, once per delivery, on any number of replicas. */
export const askForReviews = (app: FastifyInstance, now = Date.now()): Promise<void> =>
  app.db.transaction(async (tx) => {
    const found = await findDelivered(tx, now);
    await app.notices.notify(
      tx,
      found.map(({ id, itemCount, userId, shop }) => ({
        userId,
        kind: 'ORDER_REVIEW' as const,
        key: `review:${id}`,
        title: `Как вам заказ из «${shop}»?`,
        text: `Оцените ${plural(itemCount, ['покупку', 'покупки', 'покупок'])}: другим покупателям так проще выбрать.`,
        path: pagePath('/my/reviews'),
      })),
    );
  });
