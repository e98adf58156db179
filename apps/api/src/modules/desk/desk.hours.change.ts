import { addWorkingMinutes, workingMinutes, type WorkingHours } from '@vetka/domain/desk';
import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from '../../platform/database/connect.ts';
import { orderClocks } from '../../platform/database/schema/desk.ts';
import { orderServices } from '../../platform/database/schema/order.ts';
import { services } from '../../platform/database/schema/service.ts';
import { readHours } from './desk.hours.ts';

/** Changes wait for each other and for payments, which update the same row before they read the hours. */
const lockHours = (tx: Transaction, serviceId: number) =>
  tx.select({ id: services.id }).from(services).where(eq(services.id, serviceId)).for('no key update');

const acceptingClocks = ['CALL_AGAIN', 'LAST_CALL', 'CANCEL_UNACCEPTED'] as const;

/** The running clocks of a service's new orders, without orders that are locked because somebody is accepting them. */
const lockAccepting = (tx: Transaction, serviceId: number) =>
  tx
    .select({ id: orderClocks.id, dueAt: orderClocks.dueAt })
    .from(orderClocks)
    .innerJoin(orderServices, eq(orderServices.id, orderClocks.orderServiceId))
    .where(
      and(
        eq(orderServices.serviceId, serviceId),
        inArray(orderClocks.kind, acceptingClocks),
        isNull(orderClocks.doneAt),
        gt(orderClocks.dueAt, new Date()),
      ),
    )
    .for('update', { of: orderClocks, skipLocked: true });

/**
 * The service has changed its hours: the remaining working time to accept its new orders runs by the new hours. Elapsed
 * time stays elapsed.
 */
async function moveAccepting(tx: Transaction, serviceId: number, old: WorkingHours, changed: WorkingHours) {
  const now = new Date();
  for (const { id, dueAt } of await lockAccepting(tx, serviceId)) {
    const left = workingMinutes(old, now, dueAt);
    await tx
      .update(orderClocks)
      .set({ dueAt: addWorkingMinutes(changed, now, left) })
      .where(eq(orderClocks.id, id));
  }
}

/** Every change of a service's hours, closed days or time zone: the deadlines of its new orders move with it. */
export async function changeHours<T>(tx: Transaction, serviceId: number, change: () => Promise<T>): Promise<T> {
  await lockHours(tx, serviceId);
  const old = (await readHours(tx, [serviceId]))(serviceId);
  const result = await change();
  const changed = (await readHours(tx, [serviceId]))(serviceId);
  if (!isDeepStrictEqual(old, changed)) await moveAccepting(tx, serviceId, old, changed);
  return result;
}
