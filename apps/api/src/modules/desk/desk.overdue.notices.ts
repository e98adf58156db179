import { formatDate } from '@vetka/domain/date';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../platform/database/connect.ts';
import type { orderServices } from '../../platform/database/schema/order.ts';
import { notifyWithoutAddress } from './desk.gift.notices.ts';
import { isWithoutAddress } from './desk.gift.rows.ts';
import { slotOf } from './desk.notices.ts';
import {
  findShop,
  isManager,
  notifyCustomer,
  notifyPeople,
  type NoticedOrder,
  type NoticeWords,
} from './desk.notify.ts';

type Part = typeof orderServices.$inferSelect;
type Texts = Pick<NoticeWords, 'title' | 'text'>;

/** For the shop and for the customer. @param until when the system cancels it */
function overdueTexts(part: Part, shop: string, until: string): [shop: Texts, customer: Texts] {
  const { id } = part;
  const end = part.total > 0 ? 'заказ отменится, и деньги вернутся' : 'заказ отменится';
  if (part.status === 'READY_FOR_PICKUP') {
    const ofShop = `${slotOf(part)}. Позвоните покупателю. Если не заберёт до ${until}, ${end}.`;
    const ofCustomer = `Заберите его в магазине «${shop}». Не заберёте до ${until} – ${end}.`;
    return [
      { title: `Заказ № ${id} не забрали`, text: ofShop },
      { title: `Заказ № ${id} ждёт вас в магазине`, text: ofCustomer },
    ];
  }
  const ofShop = `${slotOf(part)}. Вручите его или отмените. Не вручите до ${until} – ${end}.`;
  const ofCustomer = `Его не вручили вовремя. Можно подождать или открыть спор. Не вручат до ${until} – ${end}.`;
  return [
    { title: `Заказ № ${id} не вручён вовремя`, text: ofShop },
    { title: `Заказ № ${id} опаздывает`, text: ofCustomer },
  ];
}

/** An order is not delivered or collected in time. */
export async function notifyOverdue(
  app: FastifyInstance,
  tx: Transaction,
  order: NoticedOrder,
  part: Part,
  cancelsAt: Date,
): Promise<void> {
  const shop = await findShop(tx, part.serviceId);
  const until = formatDate(cancelsAt, 'd MMMM, H:mm', { timeZone: shop.timeZone });
  if (isWithoutAddress(part)) {
    return notifyWithoutAddress(app, tx, order, part, until);
  }
  const [ofShop, ofCustomer] = overdueTexts(part, shop.name, until);
  const key = `overdue:${part.id}`;
  await notifyPeople(app, tx, shop, part, isManager, { kind: 'SHOP_ORDER_LATE', key, ...ofShop });
  await notifyCustomer(app, tx, order, { kind: 'ORDER_LATE', key, ...ofCustomer });
}

/** The system has cancelled an order that was never delivered or collected; the customer is told as always. */
export const notifyUndelivered = async (
  app: FastifyInstance,
  tx: Transaction,
  part: Part,
  reason: string,
): Promise<void> =>
  notifyPeople(app, tx, await findShop(tx, part.serviceId), part, isManager, {
    kind: 'SHOP_ORDER_CANCELED',
    key: `cancelled:${part.id}`,
    title: `Заказ № ${part.id} отменён`,
    text: part.total > 0 ? `${reason}, деньги вернулись покупателю.` : `${reason}.`,
  });

/** An order is cancelled that a courier of the shop has taken, and perhaps carries. */
export async function notifyCarrier(app: FastifyInstance, tx: Transaction, part: Part): Promise<void> {
  if (part.courierId === null) return;
  const { slug } = await findShop(tx, part.serviceId);
  await app.notices.notify(tx, [
    {
      userId: part.courierId,
      kind: 'SHOP_DELIVERY',
      key: `taken-back:${part.id}`,
      title: `Заказ № ${part.id} отменён`,
      text: 'Везти его не нужно, верните в магазин.',
      path: `/my/shop/${slug}/deliveries/${part.id}`,
    },
  ]);
}
