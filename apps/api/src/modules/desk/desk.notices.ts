import { dayIn, formatDate } from '@vetka/domain/date';
import { photoReasonLabels, type DeskPerson, type PhotoReason } from '@vetka/domain/desk';
import { deliveryTypeLabels } from '@vetka/domain/delivery';
import { noticeLimits } from '@vetka/domain/notice';
import { cutText } from '@vetka/domain/text';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../platform/database/connect.ts';
import type { orders, orderServices } from '../../platform/database/schema/order.ts';
import { clockOf } from './desk.hours.ts';
import {
  findShop,
  isManager,
  notifyCustomer,
  notifyPeople,
  withRight,
  withStop,
  type NoticedShop,
  type NoticeWords,
} from './desk.notify.ts';

type Order = typeof orders.$inferSelect;
type Part = typeof orderServices.$inferSelect;

const timeOf = (at: Date, { timeZone }: NoticedShop): string => formatDate(at, 'H:mm', { timeZone });

/** The time, with its day when that is not today. */
const momentOf = (at: Date, shop: NoticedShop): string => {
  const isToday = dayIn(shop.timeZone, at) === dayIn(shop.timeZone);
  return isToday ? timeOf(at, shop) : formatDate(at, 'H:mm d MMMM', { timeZone: shop.timeZone });
};

/** «Доставка 24 ноября, 14:00–16:00». */
export function slotOf({ deliveryType, deliveryDate, deliveryFrom, deliveryTo }: Part): string {
  const day = deliveryDate === null ? '' : ` ${formatDate(deliveryDate, 'd MMMM')}`;
  const times = [clockOf(deliveryFrom), clockOf(deliveryTo)].filter(Boolean).join('–');
  return `${deliveryTypeLabels[deliveryType]}${day}${times === '' ? '' : `, ${times}`}`;
}

const maxReason = noticeLimits.text - 40;
const moneyBack = ({ total }: Part): string => (total > 0 ? ' Деньги вернём полностью.' : '');

/** Notices for the people of an order, written in the transaction of the change. All their texts are here. */
export class DeskNotices {
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  /** @param acceptUntil the deadline to accept it */
  async newOrder(tx: Transaction, part: Part, acceptUntil: Date): Promise<void> {
    const shop = await findShop(tx, part.serviceId);
    await this.#notifyPeople(tx, shop, part, withRight('MAKE_ORDERS'), {
      kind: 'SHOP_NEW_ORDER',
      key: `new-order:${part.id}`,
      title: `Новый заказ № ${part.id}`,
      text: `${slotOf(part)}. Примите до ${momentOf(acceptUntil, shop)}.`,
    });
  }

  async accepted(tx: Transaction, order: Order, part: Part): Promise<void> {
    const { name } = await findShop(tx, part.serviceId);
    await this.#notifyCustomer(tx, order, {
      kind: 'ORDER_ACCEPTED',
      key: `accepted:${part.id}`,
      title: `Заказ № ${part.id} принят`,
      text: `Магазин «${name}» принял заказ. ${slotOf(part)}.`,
    });
  }

  async photoSent(tx: Transaction, order: Order, part: Part, photo: { id: number; mediaId: number; until: Date }) {
    const shop = await findShop(tx, part.serviceId);
    await this.#notifyCustomer(tx, order, {
      kind: 'ORDER_PHOTO',
      key: `photo:${photo.id}`,
      title: `Посмотрите фото заказа № ${part.id}`,
      text: `Нравится или переделать? Если не ответите до ${timeOf(photo.until, shop)}, магазин продолжит с этим фото.`,
      mediaId: photo.mediaId,
    });
  }

  async photoAnswered(
    tx: Transaction,
    part: Part,
    photo: { id: number; answer: 'LIKED' | 'REDO' | 'SILENCE'; reasons: readonly PhotoReason[]; words: string },
  ): Promise<void> {
    const wishes = [...photo.reasons.map((reason) => photoReasonLabels[reason]), photo.words].filter(Boolean);
    const wordings = {
      LIKED: ['фото нравится', 'Можно передавать.'],
      REDO: ['просят переделать', wishes.join(', ')],
      SILENCE: ['ответа о фото не было', 'Прошло 30 минут, продолжайте с этим фото.'],
    } as const;
    const [what, text] = wordings[photo.answer];
    await this.#notifyPeople(tx, await findShop(tx, part.serviceId), part, withRight('MAKE_ORDERS'), {
      kind: 'SHOP_PHOTO_ANSWER',
      key: `photo-answer:${photo.id}`,
      title: `Заказ № ${part.id}: ${what}`,
      text,
    });
  }

  /** To the customer, and to the courier if one is named. @param part with the new code and courier */
  async onTheWay(tx: Transaction, order: Order, part: Part, address: string): Promise<void> {
    await this.#notifyCustomer(tx, order, {
      kind: 'ORDER_ON_THE_WAY',
      key: `on-the-way:${part.id}`,
      title: `Заказ № ${part.id} в пути`,
      text: `Код для курьера: ${part.handoverCode}. Его называет тот, кто получает заказ.`,
    });
    if (part.courierId === null) return;
    const { slug } = await findShop(tx, part.serviceId);
    await this.#app.notices.notify(tx, [
      {
        userId: part.courierId,
        kind: 'SHOP_DELIVERY',
        key: `delivery:${part.id}`,
        title: `Вам передали заказ № ${part.id}`,
        text: [slotOf(part), address].filter(Boolean).join('. '),
        path: `/my/shop/${slug}/deliveries/${part.id}`,
      },
    ]);
  }

  async readyForPickup(tx: Transaction, order: Order, part: Part): Promise<void> {
    const { name } = await findShop(tx, part.serviceId);
    await this.#notifyCustomer(tx, order, {
      kind: 'ORDER_READY_FOR_PICKUP',
      key: `ready-for-pickup:${part.id}`,
      title: `Заказ № ${part.id} ждёт в магазине`,
      text: `Заберите его в магазине «${name}». ${slotOf(part)}.`,
    });
  }

  delivered(tx: Transaction, order: Order, part: Part): Promise<void> {
    return this.#notifyCustomer(tx, order, {
      kind: 'ORDER_DELIVERED',
      key: `delivered:${part.id}`,
      title: `Заказ № ${part.id} доставлен`,
      text: 'Если что-то не так, в течение 3 дней можно открыть спор.',
    });
  }

  /** The seller has cancelled it, or the system or the administration: gives the customer the reason. */
  cancelledForCustomer(tx: Transaction, order: Order, part: Part, reason: string, isByShop: boolean): Promise<void> {
    return this.#notifyCustomer(tx, order, {
      kind: 'ORDER_CANCELED',
      key: `cancelled:${part.id}`,
      title: isByShop ? `Магазин отменил заказ № ${part.id}` : `Заказ № ${part.id} отменён`,
      // A long reason would push the money out of the notice.
      text: `${withStop(cutText(reason, maxReason))}${moneyBack(part)}`,
    });
  }

  async cancelledByCustomer(tx: Transaction, part: Part): Promise<void> {
    await this.#notifyPeople(tx, await findShop(tx, part.serviceId), part, withRight('MAKE_ORDERS'), {
      kind: 'SHOP_ORDER_CANCELED',
      key: `cancelled:${part.id}`,
      title: `Покупатель отменил заказ № ${part.id}`,
      text: 'Собирать его не нужно.',
    });
  }

  /** The system has cancelled an order that nobody accepted. */
  async cancelledUnaccepted(tx: Transaction, part: Part): Promise<void> {
    await this.#notifyPeople(tx, await findShop(tx, part.serviceId), part, isManager, {
      kind: 'SHOP_ORDER_CANCELED',
      key: `cancelled:${part.id}`,
      title: `Заказ № ${part.id} отменён`,
      text: 'Его никто не принял вовремя, деньги вернулись покупателю.',
    });
  }

  /** Nobody has accepted it in time. @param cancelsAt when the system cancels it */
  async late(tx: Transaction, order: Order, part: Part, cancelsAt: Date | null): Promise<void> {
    const shop = await findShop(tx, part.serviceId);
    const until = cancelsAt === null ? '' : momentOf(cancelsAt, shop);
    await this.#notifyPeople(tx, shop, part, isManager, {
      kind: 'SHOP_ORDER_LATE',
      key: `late:${part.id}`,
      title: `Заказ № ${part.id} ещё не принят`,
      text: `${slotOf(part)}. В ${until} он отменится, и деньги вернутся покупателю.`,
      ...(cancelsAt && { sendBefore: cancelsAt }),
    });
    await this.#notifyCustomer(tx, order, {
      kind: 'ORDER_LATE',
      key: `late:${part.id}`,
      title: `Магазин ещё не принял заказ № ${part.id}`,
      text: `Можно подождать или отменить.${moneyBack(part)} Если магазин не ответит до ${until}, заказ отменится сам.`,
    });
  }

  /** Still nobody has accepted it. @param cancelsAt when the system cancels it, in a few minutes */
  async lastCall(tx: Transaction, part: Part, cancelsAt: Date): Promise<void> {
    const shop = await findShop(tx, part.serviceId);
    await this.#notifyPeople(tx, shop, part, isManager, {
      kind: 'SHOP_ORDER_LATE',
      key: `last-call:${part.id}`,
      title: `Заказ № ${part.id} скоро отменится`,
      text: `Его никто не принял. Примите до ${momentOf(cancelsAt, shop)}, иначе деньги вернутся покупателю.`,
      sendBefore: cancelsAt,
    });
  }

  #notifyPeople(
    tx: Transaction,
    shop: NoticedShop,
    part: Part,
    isRecipient: (each: DeskPerson) => boolean,
    words: NoticeWords,
  ): Promise<void> {
    return notifyPeople(this.#app, tx, shop, part, isRecipient, words);
  }

  #notifyCustomer(tx: Transaction, order: Order, words: NoticeWords): Promise<void> {
    return notifyCustomer(this.#app, tx, order, words);
  }
}
