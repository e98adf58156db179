import type { AnswerGift, GiftHours, GiveAddress, AddressGiver } from '@vetka/domain/desk';
import { formMessages } from '@vetka/domain/form';
import type { OrderServiceParams } from '@vetka/domain/order';
import type { OrderAddress } from '@vetka/domain/place';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from '../../platform/database/connect.ts';
import { addressRequests } from '../../platform/database/schema/desk-address.ts';
import { conflict, invalid } from '../../platform/http/refusal.ts';
import { orderAddressOf } from '../../platform/order-address.ts';
import { stopClocks } from './desk.clocks.ts';
import { notifyOfOrder } from './desk.events.ts';
import { notifyOfAddress } from './desk.gift.notices.ts';
import { placedOf, requireGift } from './desk.gift.reading.ts';
import { findGift, isOpen, type GiftRow } from './desk.gift.rows.ts';
import { hashOfToken } from './desk.gift.token.ts';
import { clockOf } from './desk.hours.ts';
import { lockOwnPart, lockPart, type LockedOrder } from './desk.locking.ts';
import { giftMessages } from './desk.messages.ts';
import { startDelivering } from './desk.overdue.ts';

/** Where and when a recipient expects the order. */
interface Answer {
  givenBy: AddressGiver;
  address: OrderAddress;
  from: string;
  comment: string;
}

/** The source of a recipient's consent. */
export interface AnswerSource {
  ip: string;
  userAgent: string | null;
}

/** @throws Refusal 422 on `address` or `from` */
async function requireHours(app: FastifyInstance, tx: Transaction, row: GiftRow, answer: Answer): Promise<GiftHours> {
  if (answer.address.formatted.trim() === '') throw invalid({ address: formMessages.required });
  await app.delivery.lock(tx, [row.part.serviceId]);
  const { refusal, hours } = await app.delivery.choices(tx, placedOf(row), answer.address);
  if (refusal !== undefined) throw invalid({ address: refusal });
  const chosen = hours.find(({ from }) => from === answer.from);
  if (!chosen) throw invalid({ from: giftMessages.taken });
  return chosen;
}

const isSame = ({ request, part, address }: GiftRow, answer: Answer): boolean =>
  request.givenBy === answer.givenBy &&
  request.comment === answer.comment &&
  clockOf(part.deliveryFrom) === answer.from &&
  isDeepStrictEqual({ ...orderAddressOf(address) }, { ...withoutEmpty(answer.address) });

/** Empty parts are stored and returned like missing ones. */
function withoutEmpty({ region, district, ...address }: OrderAddress): OrderAddress {
  return { ...address, ...(region && { region }), ...(district && { district }) };
}

/** The time of the shop to deliver starts anew when it could not deliver before, or at other hours. */
async function moveDeadlines(tx: Transaction, before: GiftRow, part: GiftRow['part']): Promise<void> {
  await stopClocks(tx, part.id, ['NO_ADDRESS']);
  const isMoved = before.part.addressId === null || before.part.deliveryFrom !== part.deliveryFrom;
  if (part.status === 'NEW' || !isMoved) return;
  await stopClocks(tx, part.id, ['OVERDUE', 'CANCEL_UNDELIVERED']);
  await startDelivering(tx, part, before.timeZone);
}

/** Stores an answer. The order is locked. @throws Refusal 422 on `address` or `from` */
async function store(
  app: FastifyInstance,
  tx: Transaction,
  order: LockedOrder,
  row: GiftRow,
  answer: Answer,
): Promise<void> {
  const hours = await requireHours(app, tx, row, answer);
  const { id, addressId: former } = row.part;
  const addressId = await app.place.saveAddress(tx, answer.address);
  const booked = { deliveryFrom: `${hours.from}:00`, deliveryTo: `${hours.to}:00` };
  const part = { ...row.part, ...booked, addressId };
  await app.order.deliverTo(tx, id, { ...booked, addressId });
  if (former !== null) await app.place.deleteAddress(tx, former);
  const at = new Date();
  await tx
    .update(addressRequests)
    .set({ givenBy: answer.givenBy, comment: answer.comment, givenAt: at })
    .where(eq(addressRequests.orderServiceId, id));
  await moveDeadlines(tx, row, part);
  await app.order.changed(tx, order, part);
  await notifyOfOrder(tx, part);
  await notifyOfAddress(app, tx, part, { at, isFirst: former === null });
}

/**
 * The recipient's answer. The same answer twice changes nothing.
 * @throws Refusal 404, 409 when the courier has it, 422 on `address` or `from`, 429
 */
export async function answerGift(app: FastifyInstance, body: AnswerGift, source: AnswerSource): Promise<void> {
  const { token, address, from, comment } = body;
  const found = await requireGift(app.db, token);
  await app.limits.take('giftAnswers', hashOfToken(token));
  await app.db.transaction(async (tx) => {
    const { order } = await lockPart(app, tx, found.part.id);
    const row = await requireGift(tx, token);
    if (!isOpen(row)) throw conflict('gift.closed', giftMessages.closed);
    const answer: Answer = { givenBy: 'RECIPIENT', address, from, comment: comment.trim() };
    if (isSame(row, answer)) return;
    await store(app, tx, order, row, answer);
    await app.account.acceptPersonalData(tx, null, source);
  });
}

/**
 * The customer gives the address that the recipient was asked for; the booked hours stay.
 * @throws Refusal 404, 409 when nobody was asked, the recipient has answered or the courier has it, 422 on `address`
 */
export const giveAddress = (
  app: FastifyInstance,
  userId: number,
  params: OrderServiceParams,
  { address }: GiveAddress,
): Promise<void> =>
  app.db.transaction(async (tx) => {
    const { order, part } = await lockOwnPart(app, tx, userId, params);
    const row = await findGift(tx, part.id);
    if (!row || !isOpen(row)) throw conflict('order.address-fixed', giftMessages.fixed);
    if (row.request.givenBy === 'RECIPIENT') throw conflict('order.address-given', giftMessages.given);
    const answer: Answer = { givenBy: 'CUSTOMER', address, from: clockOf(part.deliveryFrom) ?? '', comment: '' };
    if (!isSame(row, answer)) await store(app, tx, order, row, answer);
  });
