import type { OrderDispute, OrderRefund, Substitution } from '@vetka/domain/desk';
import type { MediaFile } from '@vetka/domain/media';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { users } from '../../platform/database/schema/account.ts';
import { orderClocks } from '../../platform/database/schema/desk.ts';
import {
  orderDisputes,
  orderSubstitutionMedia,
  orderSubstitutions,
} from '../../platform/database/schema/desk-question.ts';
import { media } from '../../platform/database/schema/media.ts';
import { orderProducts } from '../../platform/database/schema/order.ts';
import { orderRefundLines, refunds } from '../../platform/database/schema/payment.ts';
import { mediaFileOf, mediaJson, shownMedia, type ShownMedia } from '../../platform/media-file.ts';
import { isReturned } from '../../platform/owed-refunds.ts';
import { nameOf } from './desk.people.ts';

const moment = (date: Date | null): string | null => date?.toISOString() ?? null;

const findQuestions = (db: Executor, orderServiceId: number) =>
  db
    .select({ question: orderSubstitutions, title: orderProducts.title, proposedBy: users })
    .from(orderSubstitutions)
    .innerJoin(orderProducts, eq(orderProducts.id, orderSubstitutions.orderProductId))
    .leftJoin(users, eq(users.id, orderSubstitutions.proposedById))
    .where(eq(orderSubstitutions.orderServiceId, orderServiceId))
    .orderBy(asc(orderSubstitutions.id));

/** Questions about goods the shop has run out of, oldest first; two queries. */
export async function findSubstitutions(db: Executor, orderServiceId: number): Promise<Substitution[]> {
  const [rows, fileOf] = await Promise.all([findQuestions(db, orderServiceId), findFiles(db, orderServiceId)]);
  return rows.map(({ question, title, proposedBy }) => ({
    id: question.id,
    orderProductId: question.orderProductId,
    productTitle: title,
    words: question.words,
    options: question.options.map((option) => ({
      title: option.title,
      note: option.note,
      mediaFile: fileOf(option.mediaId),
      refund: option.refund,
    })),
    refundWithout: question.refundWithout,
    state: question.state,
    chosen: question.chosen,
    createdAt: question.createdAt.toISOString(),
    by: proposedBy ? nameOf(proposedBy) : '',
    answerUntil: question.answerUntil.toISOString(),
    answeredAt: moment(question.answeredAt),
  }));
}

async function findFiles(db: Executor, orderServiceId: number) {
  const rows = await db
    .select(shownMedia)
    .from(media)
    .innerJoin(orderSubstitutionMedia, eq(orderSubstitutionMedia.mediaId, media.id))
    .innerJoin(orderSubstitutions, eq(orderSubstitutions.id, orderSubstitutionMedia.substitutionId))
    .where(eq(orderSubstitutions.orderServiceId, orderServiceId));
  return (id: number | null): MediaFile | null => {
    const row = rows.find((file) => file.id === id);
    return row ? mediaFileOf(row) : null;
  };
}

const disputeFiles = sql
  .raw(
    `(
    select coalesce(json_agg(${mediaJson('m')} order by dm.position, dm.media_id), '[]')
    from order_dispute_media dm join media m on m.id = dm.media_id
    where dm.order_service_id = order_disputes.order_service_id)`,
  )
  .mapWith((files: ShownMedia[]) => files.map((file) => mediaFileOf(file)));

/** When the order of a claim that nothing was delivered is cancelled. */
const claimEnds = sql<Date | null>`(
  select c.due_at from order_clocks c where c.order_service_id = order_disputes.order_service_id
    and c.kind = 'CANCEL_UNDELIVERED' and c.done_at is null)`.mapWith(orderClocks.dueAt);

/** Disputes of order services with their pictures, in one query. */
export async function findDisputes(db: Executor, orderServiceIds: readonly number[]) {
  const rows = await db
    .select({ dispute: orderDisputes, files: disputeFiles, cancelsAt: claimEnds })
    .from(orderDisputes)
    .where(inArray(orderDisputes.orderServiceId, [...orderServiceIds]));
  return (orderServiceId: number): OrderDispute | null => {
    const row = rows.find(({ dispute }) => dispute.orderServiceId === orderServiceId);
    return row ? disputeOf(row) : null;
  };
}

interface DisputeFound {
  dispute: typeof orderDisputes.$inferSelect;
  files: MediaFile[];
  cancelsAt: Date | null;
}

const disputeOf = ({ dispute: row, files: mediaFiles, cancelsAt }: DisputeFound): OrderDispute => ({
  words: row.words,
  mediaFiles,
  createdAt: row.createdAt.toISOString(),
  answerUntil: row.answerUntil.toISOString(),
  cancelsAt: moment(cancelsAt),
  answer: row.answer,
  answeredAt: moment(row.answeredAt),
  decision: row.decision,
  refund: row.refund,
  decisionWords: row.decisionWords,
  decidedAt: moment(row.decidedAt),
});

export async function findDispute(db: Executor, orderServiceId: number): Promise<OrderDispute | null> {
  const disputeWith = await findDisputes(db, [orderServiceId]);
  return disputeWith(orderServiceId);
}

/** Refunds of an order service, oldest first, also those that the bank has refused. */
export async function findRefunds(db: Executor, orderServiceId: number): Promise<OrderRefund[]> {
  const rows = await db
    .select({ refund: refunds, by: users })
    .from(refunds)
    .leftJoin(users, eq(users.id, refunds.actorUserId))
    .where(eq(refunds.orderServiceId, orderServiceId))
    .orderBy(asc(refunds.id));
  return rows.map(({ refund, by }) => ({
    id: refund.id,
    amount: refund.amount,
    reason: refund.reason,
    createdAt: refund.createdAt.toISOString(),
    isDone: refund.state === 'DONE',
    isRefused: refund.state === 'FAILED',
    settlement: refund.settlement ?? '',
    by: by && nameOf(by),
  }));
}

/** Kopecks refunded of each line; of the delivery under null. */
export async function findRefundedLines(db: Executor, orderServiceId: number): Promise<Map<number | null, number>> {
  const rows = await db
    .select({
      orderProductId: orderRefundLines.orderProductId,
      amount: sql`sum(${orderRefundLines.amount})`.mapWith(Number),
    })
    .from(orderRefundLines)
    .innerJoin(refunds, eq(refunds.id, orderRefundLines.refundId))
    .where(and(eq(refunds.orderServiceId, orderServiceId), isReturned))
    .groupBy(orderRefundLines.orderProductId);
  return new Map(rows.map(({ orderProductId, amount }) => [orderProductId, amount]));
}
