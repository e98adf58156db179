import type { NewPushSubscription } from '@vetka/domain/notice';
import { and, eq, ne, or } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { pushSubscriptions } from '../../platform/database/schema/index.ts';
import { invalid } from '../../platform/http/refusal.ts';
import type { SignedIn } from '../../platform/session/request-session.ts';

/**
 * Subscribes this browser. It has one subscription, and an endpoint has one owner: the last person who signed in there.
 * @throws Refusal 422 when the endpoint is not that of a push service
 */
export async function subscribePush(
  app: FastifyInstance,
  { id, sessionId }: SignedIn,
  { endpoint, keys: { p256dh, auth } }: NewPushSubscription,
): Promise<void> {
  if (!app.providers.push.isKnown(endpoint)) throw invalid({ endpoint: 'Неизвестная служба уведомлений' });
  const row = { sessionId, userId: id, endpoint, p256dh, auth };
  await app.db.transaction(async (tx) => {
    await tx
      .delete(pushSubscriptions)
      .where(
        or(
          and(eq(pushSubscriptions.sessionId, sessionId), ne(pushSubscriptions.endpoint, endpoint)),
          and(eq(pushSubscriptions.endpoint, endpoint), ne(pushSubscriptions.sessionId, sessionId)),
        ),
      );
    await tx
      .insert(pushSubscriptions)
      .values(row)
      .onConflictDoUpdate({ target: pushSubscriptions.sessionId, set: { userId: id, endpoint, p256dh, auth } });
  });
}

/** Unsubscribes this browser, if it is subscribed. */
export const unsubscribePush = ({ db }: FastifyInstance, { sessionId }: SignedIn) =>
  db.delete(pushSubscriptions).where(eq(pushSubscriptions.sessionId, sessionId));
