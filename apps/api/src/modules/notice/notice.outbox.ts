import { and, eq, inArray, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { failure, type ProviderFailure } from '../../adapters/result.ts';
import type { Database } from '../../platform/database/connect.ts';
import { deliveryChannels, noticeDeliveries, pushSubscriptions } from '../../platform/database/schema/index.ts';
import { findMessages, type OutgoingMessage } from './notice.outgoing.ts';
import { sendMessage } from './notice.sending.ts';

/** Messages of one round. */
const batchSize = 20;
/** How long an attempt belongs to the copy of the program that began it (s). Longer than the timeout of any provider. */
const leaseSeconds = 60;
/** Pauses before the next attempts (s); after the last one the message is given up. */
const pauses = [5, 30, 120, 600, 1800];

type Change = Partial<typeof noticeDeliveries.$inferInsert>;
type Channel = OutgoingMessage['channel'];

/** Claims messages that are due. Those of a copy that died are due again when its lease ends. */
async function claim(db: Database, channel: Channel): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    update ${noticeDeliveries} set attempts = attempts + 1, next_at = now() + make_interval(secs => ${leaseSeconds})
    where id in (
      select id from ${noticeDeliveries} where state = 'WAITING' and channel = ${channel} and next_at <= now()
      order by next_at limit ${batchSize} for update skip locked
    ) returning id`);
  return rows.map(({ id }) => id);
}

function changeAfter({ reason, code, message }: ProviderFailure, attempts: number): Change {
  const pause = pauses[attempts - 1];
  const problem = `${code}: ${message}`.slice(0, 500);
  return reason === 'unavailable' && pause !== undefined
    ? { nextAt: new Date(Date.now() + pause * 1000), problem }
    : { state: 'FAILED', problem };
}

/** Sends what waits in the outbox. */
export class Outbox {
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  /**
   * Sends everything that is due. Copies of the program share the work. A provider that is slow holds up its own
   * channel only.
   */
  async deliver(): Promise<void> {
    await Promise.all(deliveryChannels.map((channel) => this.#deliverBy(channel)));
  }

  async #deliverBy(channel: Channel): Promise<void> {
    const { db } = this.#app;
    for (let ids = await claim(db, channel); ids.length > 0; ids = await claim(db, channel)) {
      const messages = await findMessages(db, ids);
      await Promise.all(messages.map((message) => this.#attempt(message)));
      await this.#skipRest(ids, messages);
    }
  }

  /** Their people are blocked or deleted. */
  async #skipRest(ids: readonly number[], messages: readonly OutgoingMessage[]): Promise<void> {
    const found = new Set(messages.map(({ id }) => id));
    const rest = ids.filter((id) => !found.has(id));
    if (rest.length === 0) return;
    await this.#app.db.update(noticeDeliveries).set({ state: 'SKIPPED' }).where(inArray(noticeDeliveries.id, rest));
  }

  async #attempt(message: OutgoingMessage): Promise<void> {
    const result = await this.#send(message);
    if (result === 'skipped') return this.#record(message, { state: 'SKIPPED' });
    if (result.ok) return this.#record(message, { state: 'SENT', sentAt: new Date(), problem: null });
    if (result.reason === 'not-found' && message.subscription) return this.#forget(message.subscription.id);
    const change = changeAfter(result, message.attempts);
    const { id, channel, attempts } = message;
    if (change.state) this.#app.log.error({ id, channel, attempts, code: result.code }, 'a notice was given up');
    return this.#record(message, change);
  }

  /** A message that breaks its sender counts as a failed attempt, so that the rest of its batch is sent. */
  async #send(message: OutgoingMessage) {
    try {
      return await sendMessage(this.#app, message);
    } catch (error) {
      const { id, channel } = message;
      this.#app.log.error({ err: error, id, channel }, 'a notice broke its sender');
      return failure('unavailable', 'broken', 'Сообщение не удалось составить');
    }
  }

  /** Changes nothing when another copy has taken the message over in the meantime. */
  async #record({ id, attempts }: OutgoingMessage, change: Change): Promise<void> {
    await this.#app.db
      .update(noticeDeliveries)
      .set(change)
      .where(
        and(
          eq(noticeDeliveries.id, id),
          eq(noticeDeliveries.attempts, attempts),
          eq(noticeDeliveries.state, 'WAITING'),
        ),
      );
  }

  /** The browser has unsubscribed; its other messages go with it. */
  async #forget(subscriptionId: number): Promise<void> {
    await this.#app.db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, subscriptionId));
  }
}
