import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../platform/database/connect.ts';
import type { orderServices } from '../../platform/database/schema/order.ts';
import { slotOf } from './desk.notices.ts';
import { findShop, isManager, notifyCustomer, notifyPeople, withRight, type NoticedOrder } from './desk.notify.ts';

type Part = typeof orderServices.$inferSelect;

/** The address itself is left out: a lock screen shows the text to anyone nearby. */
export const notifyOfAddress = async (
  app: FastifyInstance,
  tx: Transaction,
  part: Part,
  { at, isFirst }: { at: Date; isFirst: boolean },
): Promise<void> =>
  notifyPeople(app, tx, await findShop(tx, part.serviceId), part, withRight('MAKE_ORDERS'), {
    kind: 'SHOP_ADDRESS',
    key: `address:${part.id}:${at.getTime()}`,
    title: `Заказ № ${part.id}: ${isFirst ? 'указан адрес' : 'изменён адрес'}`,
    text: `${slotOf(part)}. Адрес – в заказе.`,
  });

/** The recipient has not answered, and the hours of the order are near. */
export const warnOfNoAddress = (
  app: FastifyInstance,
  tx: Transaction,
  order: NoticedOrder,
  part: Part,
): Promise<void> =>
  notifyCustomer(app, tx, order, {
    kind: 'ORDER_ADDRESS',
    key: `no-address:${part.id}`,
    title: `Заказ № ${part.id}: адреса ещё нет`,
    text: `Получатель пока не ответил. ${slotOf(part)}. Укажите адрес сами или отправьте ему ссылку ещё раз.`,
  });

/** The hours are over. It is not the shop that is late. */
export async function notifyWithoutAddress(
  app: FastifyInstance,
  tx: Transaction,
  order: NoticedOrder,
  part: Part,
  until: string,
): Promise<void> {
  const key = `overdue:${part.id}`;
  const end = `Без адреса до ${until} заказ отменится`;
  await notifyPeople(app, tx, await findShop(tx, part.serviceId), part, isManager, {
    kind: 'SHOP_ORDER_LATE',
    key,
    title: `Заказ № ${part.id}: адрес так и не указали`,
    text: `${slotOf(part)}. Позвоните покупателю или отмените заказ. ${end}.`,
  });
  await notifyCustomer(app, tx, order, {
    kind: 'ORDER_LATE',
    key,
    title: `Заказ № ${part.id} ждёт адреса`,
    text: `Время доставки прошло, а адреса нет. Укажите его, и магазин привезёт заказ. ${end}.`,
  });
}
