import { answerMinutes, hasRight, type ProposeSubstitution } from '@vetka/domain/desk';
import { formatPrice } from '@vetka/domain/money';
import { and, desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../platform/database/connect.ts';
import { orderSubstitutionMedia, orderSubstitutions } from '../../platform/database/schema/desk-question.ts';
import { conflict, forbidden, invalid } from '../../platform/http/refusal.ts';
import { requireOwnMedia } from '../../platform/own-media.ts';
import type { Desk } from './desk.access.ts';
import { inMinutes, startClocks } from './desk.clocks.ts';
import { notifyOfOrder } from './desk.events.ts';
import { lockOrder } from './desk.locking.ts';
import { deskMessages } from './desk.messages.ts';
import { requireRow, substitutableStatuses } from './desk.order.ts';
import { nameOfUser } from './desk.people.ts';
import { notifySubstitutionProposed } from './desk.question.notices.ts';
import type { DeskRow } from './desk.rows.ts';
import { refundDifference, type Question } from './desk.substitution.refund.ts';

/** @throws Refusal 409 when the shop, the customer or the status does not allow a substitute */
function requireMoment({ service }: Desk, { part, hasOpenSubstitution }: DeskRow): void {
  if (!service.offersSubstitution) throw conflict('desk.substitutions-off', deskMessages.substitutionsOff);
  if (part.substitution === 'NEVER') throw conflict('desk.no-substitutes', deskMessages.noSubstitutes);
  if (!substitutableStatuses.includes(part.status)) throw conflict('desk.not-now', deskMessages.tooLateToSubstitute);
  if (hasOpenSubstitution) throw conflict('desk.not-now', deskMessages.waitsForSubstitution);
}

/**
 * With «заменить похожим» the difference is returned without an answer of the customer, like any partial refund, so it
 * needs the same right. @throws Refusal 403
 */
function requireRightToReturn({ role }: Desk, { part }: DeskRow, { options }: ProposeSubstitution): void {
  if (part.substitution !== 'SIMILAR' || options.every(({ refund }) => refund === 0)) return;
  if (!hasRight(role, 'REFUND_ORDERS')) throw forbidden('desk.no-right', deskMessages.noDifference);
}

interface Gist {
  words: string;
  options: readonly { title: string; note: string; refund: number }[];
  refundWithout: number;
}

/** What was proposed, without the picture: another photo does not make it another substitute. */
const gistOf = ({ words, options, refundWithout }: Gist): string =>
  JSON.stringify([
    words.trim(),
    refundWithout,
    options.map(({ title, note, refund }) => [title.trim(), note.trim(), refund]),
  ]);

/**
 * Whether a substitute that was settled at once is sent again, because its answer was lost. Such a question is never
 * open, so nothing else keeps it from being recorded and refunded twice.
 */
async function isRepeated(tx: Transaction, { part }: DeskRow, body: ProposeSubstitution): Promise<boolean> {
  if (part.substitution !== 'SIMILAR') return false;
  const { orderServiceId, orderProductId } = orderSubstitutions;
  const [last] = await tx
    .select()
    .from(orderSubstitutions)
    .where(and(eq(orderServiceId, part.id), eq(orderProductId, body.orderProductId)))
    .orderBy(desc(orderSubstitutions.id))
    .limit(1);
  return last?.state === 'CHOSEN' && gistOf(last) === gistOf(body);
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

/**
 * The customer agreed to «Заменить похожим за ту же цену» at the checkout: the first option is taken without a
 * question.
 */
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

/**
 * Asks the customer to choose a substitute for goods the shop has run out of; with «заменить похожим» it is settled at
 * once, and once however often it is sent.
 * @throws Refusal 403 for a difference that a seller may not return; 404; 409 when the shop, the customer or the status
 * does not allow it; 422
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
    requireRightToReturn(desk, row, body);
    if (await isRepeated(tx, row, body)) return undefined;
    requireMoment(desk, row);
    // With «заменить похожим» the customer is not asked, so there is nothing to choose from.
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
    await notifySubstitutionProposed(app, tx, order, row.part, question);
    return isOpen ? undefined : refundDifference(app, tx, order, question);
  });
  if (followUp) app.jobs.soon('payment.refund', followUp);
}
