import type { AnswerGift, Gift, GiveAddress } from '@vetka/domain/desk';
import { noAddressMoment } from '@vetka/domain/desk';
import type { OrderServiceParams } from '@vetka/domain/order';
import { inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../platform/database/connect.ts';
import { addressRequests } from '../../platform/database/schema/desk-address.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { startClocks } from './desk.clocks.ts';
import { answerGift, giveAddress, type AnswerSource } from './desk.gift.answer.ts';
import { readGift } from './desk.gift.reading.ts';
import { findGifts } from './desk.gift.rows.ts';
import { newToken } from './desk.gift.token.ts';
import { clockOf } from './desk.hours.ts';

/** Orders whose recipients give the address by a link. */
export class Gifts {
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  /** An order service whose recipient is asked once it is paid. @param cityId where its delivery was chosen */
  async add(tx: Transaction, orderServiceId: number, cityId: number): Promise<void> {
    await tx.insert(addressRequests).values({ orderServiceId, cityId, ...newToken(this.#app.config) });
  }

  /** Asks the recipients of paid order services, not at night. */
  async ask(tx: Transaction, ids: readonly number[], paidAt: Date): Promise<void> {
    const rows = await findGifts(tx).where(inArray(addressRequests.orderServiceId, [...ids]));
    if (rows.length === 0) return;
    const dueAt = ({ part, timeZone }: (typeof rows)[number]) =>
      noAddressMoment({ timeZone, day: part.deliveryDate ?? '', from: clockOf(part.deliveryFrom) }, paidAt);
    await startClocks(
      tx,
      rows.map((row) => ({ orderServiceId: row.part.id, kind: 'NO_ADDRESS' as const, dueAt: dueAt(row) })),
    );
    await enqueue(
      tx,
      rows.map(({ part: { id }, timeZone }) => ({
        kind: 'order.gift' as const,
        id,
        runAt: this.#app.notices.afterQuietHours(timeZone, paidAt),
      })),
    );
  }

  /** @throws Refusal 404 */
  read(token: string): Promise<Gift> {
    return readGift(this.#app, token);
  }

  /** @throws Refusal 404, 409 when the courier has it, 422 on `address` or `from`, 429 */
  async answer(body: AnswerGift, source: AnswerSource): Promise<Gift> {
    await answerGift(this.#app, body, source);
    return this.read(body.token);
  }

  /** @throws Refusal 404, 409, 422 on `address` */
  give(userId: number, params: OrderServiceParams, body: GiveAddress): Promise<void> {
    return giveAddress(this.#app, userId, params, body);
  }
}
