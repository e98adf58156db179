import type { FastifyInstance } from 'fastify';
import { noticeChannel } from './notice.events.ts';
import type { Outbox } from './notice.outbox.ts';

/** Finds messages whose pause or quiet hours have ended, and those of a copy that died (ms). */
const roundEveryMs = 5000;

/**
 * Runs the outbox as soon as a notice is committed, and in rounds. While the database cannot be listened to, the rounds
 * alone do the work.
 */
export function deliverOnNotices(app: FastifyInstance, outbox: Outbox): void {
  const { live } = app;
  let isListening = false;
  const deliver = () => outbox.deliver();
  const listen = async () => {
    if (isListening) return;
    isListening = true;
    const lost = () => {
      isListening = false;
    };
    await live
      .listen(noticeChannel, () => app.jobs.soon('notice.deliver', deliver), lost)
      .catch((error: unknown) => {
        lost();
        throw error;
      });
  };
  app.addHook('onReady', async () => app.jobs.soon('notice.listen', listen));
  app.jobs.every(roundEveryMs, 'notice.deliver', async () => {
    await Promise.all([listen(), deliver()]);
  });
}
