import { cutText } from '@vetka/domain/text';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { failure, type ProviderFailure } from '../../adapters/result.ts';
import { noticeDeliveries, pushSubscriptions } from '../../platform/database/schema/index.ts';
import { JobFailure } from '../../platform/jobs/failure.ts';
import { findMessage, type OutgoingMessage } from './notice.outgoing.ts';
import { sendMessage } from './notice.sending.ts';

type Outcome = Pick<Partial<typeof noticeDeliveries.$inferInsert>, 'sentAt' | 'problem'> & {
  state?: OutgoingState;
};
type OutgoingState = (typeof noticeDeliveries.$inferSelect)['state'];

/** Sends messages, each by a job. */
export class Outbox {
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  /** @throws {JobFailure} when the provider did not accept the message */
  async send(id: number, isLast: boolean): Promise<void> {
    if (!(await this.#isOpen(id))) return;
    const message = await findMessage(this.#app.db, id);
    const result = message ? await this.#attempt(message) : 'skipped';
    if (result === 'skipped') return this.#record(id, { state: 'SKIPPED' });
    if (result.ok) return this.#record(id, { state: 'SENT', sentAt: new Date(), problem: null });
    if (result.reason === 'not-found' && message?.subscription) return this.#forget(message.subscription.id);
    return this.#fail(id, result, isLast);
  }

  /** A message that was given up may be retried once more. */
  async #isOpen(id: number): Promise<boolean> {
    const { state } = noticeDeliveries;
    return (
      (await this.#app.db.$count(
        noticeDeliveries,
        and(eq(noticeDeliveries.id, id), inArray(state, ['WAITING', 'FAILED'])),
      )) > 0
    );
  }

  async #attempt(message: OutgoingMessage) {
    try {
      return await sendMessage(this.#app, message);
    } catch (error) {
      const { id, channel } = message;
      this.#app.log.error({ err: error, id, channel }, 'a notice broke its sender');
      return failure('unavailable', 'broken', 'Сообщение не удалось составить');
    }
  }

  async #fail(id: number, { reason, code, message }: ProviderFailure, isLast: boolean): Promise<never> {
    const isFinal = reason !== 'unavailable';
    const problem = cutText(`${message} (${code})`, 500);
    await this.#record(id, { problem, ...((isFinal || isLast) && { state: 'FAILED' as const }) });
    if (isFinal || isLast) this.#app.log.error({ id, code }, 'a notice was given up');
    throw new JobFailure(problem, isFinal);
  }

  /** A sent message stays sent, whatever the result of a late attempt by another worker. */
  async #record(id: number, outcome: Outcome): Promise<void> {
    await this.#app.db
      .update(noticeDeliveries)
      .set(outcome)
      .where(and(eq(noticeDeliveries.id, id), ne(noticeDeliveries.state, 'SENT')));
  }

  /** The browser has unsubscribed; its other messages go with it. */
  async #forget(subscriptionId: number): Promise<void> {
    await this.#app.db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, subscriptionId));
  }
}
