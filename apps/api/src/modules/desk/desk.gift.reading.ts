import type { AddressRequest, Gift } from '@vetka/domain/desk';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../platform/config.ts';
import type { Executor } from '../../platform/database/connect.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { orderAddressOf } from '../../platform/order-address.ts';
import { findGift, findGiftByHash, isOnTheWay, isOpen, type GiftRow } from './desk.gift.rows.ts';
import { giftPath, hashOfToken, tokenOf } from './desk.gift.token.ts';
import { clockOf } from './desk.hours.ts';
import { giftMessages } from './desk.messages.ts';

/** @throws Refusal 404 for a link that is unknown or no longer leads anywhere */
export async function requireGift(db: Executor, token: string): Promise<GiftRow> {
  const row = await findGiftByHash(db, hashOfToken(token));
  if (!row || !(isOpen(row) || isOnTheWay(row))) throw notFound('gift.unknown', giftMessages.expired);
  return row;
}

/** The delivery of a gift, as it was paid. */
export const placedOf = ({ part, request, productionMinutes }: GiftRow) => ({
  serviceId: part.serviceId,
  optionId: part.deliveryOptionId,
  day: part.deliveryDate ?? '',
  hours: { from: clockOf(part.deliveryFrom) ?? '', to: clockOf(part.deliveryTo) ?? '' },
  subtotal: part.itemsTotal - part.discountTotal,
  paid: part.deliveryPrice,
  // Once it is being made, only the way is left.
  productionMinutes: part.status === 'NEW' || part.status === 'ACCEPTED' ? productionMinutes : 0,
  workMinutes: part.workMinutes,
  cityId: request.cityId,
});

/** A gift as its recipient sees it. @throws Refusal 404 */
export async function readGift({ db, delivery }: FastifyInstance, token: string): Promise<Gift> {
  const row = await requireGift(db, token);
  const { part, request } = row;
  const isClosed = !isOpen(row);
  // The customer may have given another address than the recipient's.
  const isOwn = request.givenBy === 'RECIPIENT' && !isClosed;
  const own = isOwn ? orderAddressOf(row.address) : null;
  const { hours } = isClosed ? { hours: [] } : await delivery.choices(db, placedOf(row), own);
  return {
    day: part.deliveryDate,
    from: clockOf(part.deliveryFrom),
    to: clockOf(part.deliveryTo),
    hours,
    senderName: part.isAnonymous ? null : row.senderName || null,
    cityId: request.cityId,
    address: own,
    comment: isOwn ? request.comment : '',
    isGiven: request.givenBy !== null,
    isClosed,
    shopPhone: isClosed ? row.shopPhone : null,
  };
}

/** The request for an address as the customer of the order sees it. */
export async function readRequest(
  db: Executor,
  config: Config,
  orderServiceId: number,
): Promise<AddressRequest | null> {
  const row = await findGift(db, orderServiceId);
  if (!row) return null;
  const token = isOpen(row) ? tokenOf(config, row.request) : null;
  return { givenBy: row.request.givenBy, path: token === null ? null : giftPath(token) };
}
