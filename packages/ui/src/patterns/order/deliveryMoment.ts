import { deliveryDatePattern, formatDate } from '@vetka/domain/date';
import type { OrderService } from '@vetka/domain/order';

/** «20 мая 2026 в 14:00–16:00»; `null` without a day. */
export function deliveryMoment(
  order: Pick<OrderService, 'deliveryDate' | 'deliveryTime' | 'deliveryTimeTo'>,
): string | null {
  const { deliveryDate, deliveryTime, deliveryTimeTo } = order;
  if (deliveryDate === null) return null;
  const time = [deliveryTime, deliveryTimeTo].filter(Boolean).join('–');
  return [formatDate(deliveryDate, deliveryDatePattern), time && `в\u00A0${time}`].filter(Boolean).join(' ');
}
