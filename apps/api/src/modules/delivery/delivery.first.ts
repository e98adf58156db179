import { firstDelivery } from '@vetka/domain/opening';
import type { Transaction } from '../../platform/database/connect.ts';
import { deliveryIntervals, deliveryOptions } from '../../platform/database/schema/delivery.ts';

const hour = (time: string): number => Number(time.slice(0, 2));
const clock = (hours: number): string => `${String(hours).padStart(2, '0')}:00`;
const slotHours = 3;

/** Slots of three hours over the day. */
function slots(): { startsAt: string; endsAt: string }[] {
  const [from, to] = [hour(firstDelivery.from), hour(firstDelivery.to)];
  return Array.from({ length: (to - from) / slotHours }, (_, index) => ({
    startsAt: clock(from + index * slotHours),
    endsAt: clock(from + (index + 1) * slotHours),
  }));
}

const first = [
  { type: 'DELIVERY', name: 'Курьер магазина', price: firstDelivery.price },
  { type: 'PICKUP', name: 'Самовывоз', price: 0 },
] as const;

/** Inserts pickup and a courier within the city of a new shop, every day. */
export async function insertFirst(tx: Transaction, serviceId: number): Promise<void> {
  const options = await tx
    .insert(deliveryOptions)
    .values(first.map((option, position) => ({ serviceId, ...option, position })))
    .returning({ id: deliveryOptions.id });
  await tx
    .insert(deliveryIntervals)
    .values(options.flatMap(({ id }) => slots().map((slot, position) => ({ optionId: id, ...slot, position }))));
}
