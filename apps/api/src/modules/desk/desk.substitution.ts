import type { AnswerSubstitution } from '@vetka/domain/desk';
import type { OrderServiceParams } from '@vetka/domain/order';
import type { FastifyInstance } from 'fastify';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connect.ts';
import { orderSubstitutions } from '../../platform/database/schema/desk-question.ts';
import { conflict, invalid, notFound } from '../../platform/http/refusal.ts';
import type { ClockHandler } from './desk.clock.handler.ts';
import { stopClocks } from './desk.clocks.ts';
import { notifyOfOrder } from './desk.events.ts';
import { lockOwnPart, type LockedOrder } from './desk.locking.ts';
import { makingMessages } from './desk.messages.ts';
import { notifySubstitutionAnswered } from './desk.question.notices.ts';
import type { DeskRow } from './desk.rows.ts';
import { refundDifference, type FollowUp, type Question } from './desk.substitution.refund.ts';

type Part = DeskRow['part'];

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

/** Whether the same answer was given before. @throws Refusal 409 when a different one was, or the time is over */
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
  { order, part }: { order: LockedOrder; part: Part },
  question: Question,
): Promise<FollowUp | undefined> {
  const followUp = await refundDifference(app, tx, order, question);
  await app.order.changed(tx, order, part);
  await notifyOfOrder(tx, part);
  await notifySubstitutionAnswered(app, tx, part, question);
  return followUp;
}

/**
 * Stores the customer's choice and returns the difference. The same answer twice is one answer. `cancelOrder` cancels
 * the order service with a full refund.
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

/** No answer in time means «без неё». */
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
