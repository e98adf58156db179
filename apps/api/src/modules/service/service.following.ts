import type { SubscriptionAnswer } from '@vetka/domain/account';
import { pressedSubscription, type SubscriptionState } from '@vetka/domain/actor';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connect.ts';
import { services, serviceSubscribers } from '../../platform/database/schema/service.ts';
import { forbidden } from '../../platform/http/refusal.ts';
import { hasBlockedService } from '../../platform/restrictions.ts';

interface Follow {
  userId: number;
  serviceId: number;
  /** Without one, the opposite of now. */
  state: SubscriptionState | undefined;
}

/**
 * Follows or unfollows a service. Locks it, so that concurrent requests keep its counter exact.
 * @throws Refusal 403 for a service that the person has blocked
 */
export async function changeFollowing(
  tx: Transaction,
  { userId, serviceId, state }: Follow,
): Promise<SubscriptionAnswer> {
  const isThis = eq(services.id, serviceId);
  const [service] = await tx
    .select({ count: services.subscribersCount })
    .from(services)
    .where(isThis)
    .for('no key update');
  const pair = and(eq(serviceSubscribers.userId, userId), eq(serviceSubscribers.serviceId, serviceId));
  const [current] = await tx.select({ id: serviceSubscribers.serviceId }).from(serviceSubscribers).where(pair);
  const before = current ? 'SUBSCRIBED' : 'NOT_SUBSCRIBED';
  const after = state ?? pressedSubscription(before);
  const count = service?.count ?? 0;
  if (before === after) return { state: after, subscribersCount: count };
  const follows = after === 'SUBSCRIBED';
  if (follows && (await hasBlockedService(tx, userId, serviceId))) {
    throw forbidden('service.blocked', 'Вы заблокировали этот магазин. Разблокируйте его, чтобы подписаться');
  }
  if (follows) await tx.insert(serviceSubscribers).values({ userId, serviceId });
  else await tx.delete(serviceSubscribers).where(pair);
  const subscribersCount = Math.max(0, count + (follows ? 1 : -1));
  await tx.update(services).set({ subscribersCount }).where(isThis);
  return { state: after, subscribersCount };
}
