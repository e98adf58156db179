import type { OrderMaking } from '@vetka/domain/desk';
import { isUndelivered, type OrderStatusType } from '@vetka/domain/order';

/** The customer's actions on an order besides answering questions; null: none. */
export type MakingAction = 'cancelLate' | 'openDispute';

const isPast = (moment: string, now: number) => Date.parse(moment) <= now;

/** @param now milliseconds since the epoch */
export function makingAction(status: OrderStatusType, making: OrderMaking, now: number): MakingAction | null {
  const { acceptUntil, overdueAt, disputeUntil } = making;
  if (status === 'NEW' && acceptUntil !== null && isPast(acceptUntil, now)) return 'cancelLate';
  if (status === 'DELIVERED' && disputeUntil !== null && !isPast(disputeUntil, now)) return 'openDispute';
  if (isUndelivered(status) && overdueAt !== null && isPast(overdueAt, now)) return 'openDispute';
  return null;
}
