import { answerMinutes, type AnswerSubstitution, type ProposeSubstitution } from '@vetka/domain/desk';
import { formatPrice } from '@vetka/domain/money';
import type { OrderServiceParams } from '@vetka/domain/order';
import type { FastifyInstance } from 'fastify';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connect.ts';
import { orderSubstitutionMedia, orderSubstitutions } from '../../platform/database/schema/desk-question.ts';
import { conflict, invalid, notFound } from '../../platform/http/refusal.ts';
import { requireOwnMedia } from '../../platform/own-media.ts';
import type { Desk } from './desk.access.ts';
import { inMinutes, startClocks, stopClocks } from './desk.clocks.ts';
import { notifyOfOrder } from './desk.events.ts';
import { lockOrder, lockOwnPart, type LockedOrder } from './desk.locking.ts';
import { deskMessages, makingMessages, substitutionReason } from './desk.messages.ts';
import { tellSubstitutionAnswered, tellSubstitutionProposed } from './desk.question.notices.ts';
import { requireRow, substitutableStatuses } from './desk.order.ts';
import { nameOfUser } from './desk.people.ts';
import type { ClockHandler } from './desk.clock.handler.ts';
import type { DeskRow } from './desk.rows.ts';

type Order = LockedOrder;
type Part = DeskRow['part'];
type Question = typeof orderSubstitutions.$inferSelect;
/** Work to do after the transaction is committed. */
type FollowUp = () => Promise<void>;

/** @throws Refusal 409 when the shop, the customer or the moment does not allow a substitute */
function requireMoment({ service }: Desk, { part, hasOpenSubstitution }: DeskRow): void {
  if (!service.offersSubstitution) throw conflict('desk.substitutions-off', deskMessages.substitutionsOff);
  if (part.substitution === 'NEVER') throw conflict('desk.no-substitutes', deskMessages.noSubstitutes);
  if (!substitutableStatuses.includes(part.status)) throw conflict('desk.not-now', deskMessages.tooLateToSubstitute);
  if (hasOpenSubstitution) throw conflict('desk.not-now', deskMessages.waitsForSubstitution);
}

async function checkMoney(
  app: FastifyInstance,
  tx: Transaction,
  orderServiceId: number,
  { orderProductId, options, refundWithout }: ProposeSubstitution,
): Promise<void> {
  const lines = await app.payment.moneyOfLines(tx, orderServiceId);
  const line = lines.find((entry) => entry.orderProductId === orderProductId);
  if (!line) throw invalid({ orderProductId: deskMessages.unknownProduct });
  const left = line.paid - line.refunded;
  const asked: [string, number][] = [
    ...options.map(({ refund }, index): [string, number] => [`options.${index}.refund`, refund]),
    ['refundWithout', refundWithout],
  ];
  const errors = asked.flatMap(([field, amount]) =>
    amount > left ? [[field, deskMessages.noMoreThan(formatPrice(left))]] : [],
  );
  if (errors.length > 0) throw invalid(Object.fromEntries(errors));
}

async function checkPictures(
  tx: Transaction,
  { userId, service }: Desk,
  { options }: ProposeSubstitution,
): Promise<void> {
  for (const [index, { mediaFileId }] of options.entries()) {
    const ids = mediaFileId === null ? [] : [mediaFileId];
    await requireOwnMedia(tx, { userId, serviceId: service.id, ids, field: `options.${index}.mediaFileId` });
  }
}

/** «Заменить похожим за ту же цену» was agreed to at the checkout: the first option is taken without a question. */
const settled = { state: 'CHOSEN', chosen: 0 } as const;

async function insertQuestion(
  tx: Transaction,
  { userId }: Desk,
  { part }: DeskRow,
  body: ProposeSubstitution,
): Promise<Question> {
  const { orderProductId, refundWithout } = body;
  const [question] = await tx
    .insert(orderSubstitutions)
    .values({
      orderServiceId: part.id,
      orderProductId,
      words: body.words.trim(),
      options: body.options.map(({ title, note, mediaFileId, refund }) => ({
        title: title.trim(),
        note: note.trim(),
        mediaId: mediaFileId,
        refund,
      })),
      refundWithout,
      proposedById: userId,
      answerUntil: inMinutes(answerMinutes),
      ...(part.substitution === 'SIMILAR' && { ...settled, answeredAt: new Date() }),
    })
    .returning();
  if (!question) throw new Error('The insert of a substitution returned no row.');
  const pictures = [...new Set(question.options.flatMap(({ mediaId }) => mediaId ?? []))];
  if (pictures.length > 0) {
    await tx
      .insert(orderSubstitutionMedia)
      .values(pictures.map((mediaId) => ({ substitutionId: question.id, mediaId })));
  }
  return question;
}

/** Kopecks of a line that were not refunded. */
async function leftOf(app: FastifyInstance, tx: Transaction, { orderServiceId, orderProductId }: Question) {
  const lines = await app.payment.moneyOfLines(tx, orderServiceId);
  const line = lines.find((entry) => entry.orderProductId === orderProductId);
  return line ? Math.max(0, line.paid - line.refunded) : 0;
}

/** Returns the difference of an answered question, or what other refunds have left of it since it was asked. */
async function refundDifference(
  app: FastifyInstance,
  tx: Transaction,
  order: Order,
  question: Question,
): Promise<FollowUp | undefined> {
  const option = question.chosen === null ? undefined : question.options[question.chosen];
  const amount = Math.min(option ? option.refund : question.refundWithout, await leftOf(app, tx, question));
  if (amount === 0) return undefined;
  const { orderServiceId, orderProductId, proposedById } = question;
  const made = await app.payment.refundPart(tx, {
    orderId: order.id,
    orderServiceId,
    lines: [{ orderProductId, amount }],
    reason: substitutionReason(option?.title ?? null),
    actorUserId: proposedById,
    requestId: null,
  });
  return made?.followUp;
}

/**
 * Asks the customer what to take instead of something that has run out; with «заменить похожим» it is settled at once.
 * @throws Refusal 404; 409 when the shop, the customer or the moment does not allow it; 422
 */
export async function proposeSubstitution(
  app: FastifyInstance,
  desk: Desk,
  id: number,
  body: ProposeSubstitution,
): Promise<void> {
  const followUp = await app.db.transaction(async (tx) => {
    const order = await lockOrder(app, tx, desk, id);
    const row = await requireRow(tx, desk, id);
    requireMoment(desk, row);
    // With «заменить похожим» nobody is asked, so there is nothing to choose from.
    if (row.part.substitution === 'SIMILAR' && body.options.length > 1) {
      throw invalid({ options: deskMessages.oneSubstitute });
    }
    await checkMoney(app, tx, id, body);
    await checkPictures(tx, desk, body);
    const question = await insertQuestion(tx, desk, row, body);
    const { answerUntil: dueAt } = question;
    const isOpen = question.state === 'OPEN';
    if (isOpen) await startClocks(tx, [{ orderServiceId: id, kind: 'SUBSTITUTION_SILENCE', dueAt }]);
    await app.order.changed(tx, order, row.part);
    await notifyOfOrder(tx, row.part, { by: await nameOfUser(tx, desk.userId) });
    await tellSubstitutionProposed(app, tx, order, row.part, question);
    return isOpen ? undefined : refundDifference(app, tx, order, question);
  });
  if (followUp) app.jobs.soon('payment.refund', followUp);
}

async function findQuestion(tx: Transaction, orderServiceId: number, id: number): Promise<Question> {
  const [question] = await tx
    .select()
    .from(orderSubstitutions)
    .where(and(eq(orderSubstitutions.id, id), eq(orderSubstitutions.orderServiceId, orderServiceId)));
  if (!question) throw notFound('order.unknown-substitution', makingMessages.noSubstitution);
  return question;
}

function isSame({ state, chosen }: Question, { status }: Part, wanted: AnswerSubstitution): boolean {
  if (wanted.cancelOrder) return state === 'WITHDRAWN' && status === 'CANCELED_BY_CUSTOMER';
  return wanted.chosen === null ? state === 'WITHOUT' : state === 'CHOSEN' && chosen === wanted.chosen;
}

/** Whether the same answer was given before. @throws Refusal 409 when another one was, or the time is over */
function isGiven(question: Question, part: Part, wanted: AnswerSubstitution): boolean {
  const { state } = question;
  if (state === 'OPEN') return false;
  if (isSame(question, part, wanted)) return true;
  const message = state === 'SILENCE' ? makingMessages.tooLateToChoose : makingMessages.answered;
  throw conflict('order.substitution-answered', message);
}

type Answer = Pick<Question, 'state' | 'chosen'>;

async function closeQuestion(tx: Transaction, question: Question, answer: Answer): Promise<Question> {
  const change = { ...answer, answeredAt: new Date() };
  await tx.update(orderSubstitutions).set(change).where(eq(orderSubstitutions.id, question.id));
  await stopClocks(tx, question.orderServiceId, ['SUBSTITUTION_SILENCE']);
  return { ...question, ...change };
}

async function settle(
  app: FastifyInstance,
  tx: Transaction,
  { order, part }: { order: Order; part: Part },
  question: Question,
): Promise<FollowUp | undefined> {
  const followUp = await refundDifference(app, tx, order, question);
  await app.order.changed(tx, order, part);
  await notifyOfOrder(tx, part);
  await tellSubstitutionAnswered(app, tx, part, question);
  return followUp;
}

/**
 * Stores the customer's choice and returns the difference. The same answer twice is one answer. `cancelOrder` cancels
 * the order service and refunds it whole: what was bought cannot be made.
 * @throws Refusal 404, 409 for another answer, 422 on `chosen`
 */
export async function answerSubstitution(
  app: FastifyInstance,
  userId: number,
  params: OrderServiceParams & { substitutionId: number },
  body: AnswerSubstitution,
): Promise<void> {
  const followUps = await app.db.transaction(async (tx): Promise<FollowUp[]> => {
    const place = await lockOwnPart(app, tx, userId, params);
    const question = await findQuestion(tx, place.part.id, params.substitutionId);
    if (isGiven(question, place.part, body)) return [];
    if (body.cancelOrder) {
      await closeQuestion(tx, question, { state: 'WITHDRAWN', chosen: null });
      const reason = makingMessages.refusedSubstitution;
      const mover = { actorType: 'USER', actorUserId: userId } as const;
      return app.order.cancelPart(tx, place, { status: 'CANCELED_BY_CUSTOMER', reason, ...mover });
    }
    const { chosen } = body;
    if (chosen !== null && chosen >= question.options.length) throw invalid({ chosen: makingMessages.noSuchOption });
    const closed = await closeQuestion(tx, question, { state: chosen === null ? 'WITHOUT' : 'CHOSEN', chosen });
    const followUp = await settle(app, tx, place, closed);
    return followUp ? [followUp] : [];
  });
  app.order.followUp(followUps);
}

/** Silence means «без неё». */
export const settleSilently: ClockHandler = async (app, { tx, order, part }) => {
  const [question] = await tx
    .select()
    .from(orderSubstitutions)
    .where(and(eq(orderSubstitutions.orderServiceId, part.id), eq(orderSubstitutions.state, 'OPEN')));
  if (!question) return undefined;
  const closed = await closeQuestion(tx, question, { state: 'SILENCE', chosen: null });
  const followUp = await settle(app, tx, { order, part }, closed);
  return followUp && (() => app.order.followUp([followUp]));
};

/** A question about an order that is cancelled needs no answer. */
export const withdrawQuestions = (tx: Transaction, orderServiceId: number) =>
  tx
    .update(orderSubstitutions)
    .set({ state: 'WITHDRAWN', answeredAt: new Date() })
    .where(and(eq(orderSubstitutions.orderServiceId, orderServiceId), eq(orderSubstitutions.state, 'OPEN')));
