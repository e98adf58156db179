import type { SubscriptionAnswer } from '@vetka/domain/account';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connect.ts';
import { services, serviceSubscribers } from '../../platform/database/schema/service.ts';
import { forbidden } from '../../platform/http/refusal.ts';
import { hasBlockedService } from '../../platform/restrictions.ts';

/** Ends the following of a service, if there is one. */
export async function endFollowing(tx: Transaction, userId: number, serviceId: number): Promise<void> {
  const pair = and(eq(serviceSubscribers.userId, userId), eq(serviceSubscribers.serviceId, serviceId));
  const [following] = await tx.select().from(serviceSubscribers).where(pair);
  if (following) await toggleFollowing(tx, userId, serviceId);
}

/**
 * Follows or unfollows a service. Locks it, so that concurrent requests keep its counter exact.
 * @throws Refusal 403 for a service that the person has blocked
 */
export async function toggleFollowing(tx: Transaction, userId: number, serviceId: number): Promise<SubscriptionAnswer> {
  const isThis = eq(services.id, serviceId);
  const [service] = await tx
    .select({ count: services.subscribersCount })
    .from(services)
    .where(isThis)
    .for('no key update');
  const pair = and(eq(serviceSubscribers.userId, userId), eq(serviceSubscribers.serviceId, serviceId));
  const { rowCount } = await tx.delete(serviceSubscribers).where(pair);
  const follows = rowCount === 0;
  if (follows && (await hasBlockedService(tx, userId, serviceId))) {
    throw forbidden('service.blocked', 'Вы заблокировали этот магазин. Разблокируйте его, чтобы подписаться');
  }
  if (follows) await tx.insert(serviceSubscribers).values({ userId, serviceId });
  const subscribersCount = Math.max(0, (service?.count ?? 0) + (follows ? 1 : -1));
  await tx.update(services).set({ subscribersCount }).where(isThis);
  return { state: follows ? 'SUBSCRIBED' : 'NOT_SUBSCRIBED', subscribersCount };
}
