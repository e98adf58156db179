import { appName } from '@vetka/domain/page';
import type { FastifyInstance } from 'fastify';
import { JobFailure } from '../../platform/jobs/failure.ts';
import { countAsked, findGift, isOpen } from './desk.gift.rows.ts';
import { giftPath, tokenOf } from './desk.gift.token.ts';

/** A phone gets no more of these SMS a day: its owner has not asked for them. */
const mostPerPhoneADay = 5;

/** It says neither what is coming nor from whom. */
const textOf = (url: string): string => `${appName}: Вам готовят подарок. Укажите адрес и удобное время: ${url}`;

/**
 * Sends the link to the recipient of a paid order, unless the address is there already.
 * @throws {JobFailure} when the operator did not accept the message
 */
export async function sendGiftLink(app: FastifyInstance, orderServiceId: number): Promise<void> {
  const row = await findGift(app.db, orderServiceId);
  const token = row && tokenOf(app.config, row.request);
  if (!row || !token || !isOpen(row) || row.request.givenBy !== null) return;
  const phone = row.part.recipientPhone;
  if (phone === null || (await countAsked(app.db, row)) > mostPerPhoneADay) return;
  const url = `${app.config.publicUrl ?? 'http://localhost'}${giftPath(token)}`;
  const sent = await app.providers.sms.send(phone, textOf(url));
  if (!sent.ok) throw new JobFailure(`${sent.message} (${sent.code})`, sent.reason !== 'unavailable');
}
