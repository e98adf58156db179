import { formatDate } from '@vetka/domain/date';
import type { DeskOrder, DeskOrderRow, DeskStepType } from '@vetka/domain/desk';
import { deliveryTypeLabels, lacksAddress } from '@vetka/domain/delivery';

const short = (time: string): string => time.replace(/^0/, '');

/** «Сегодня 12:00–15:00, самовывоз». */
export function slotWords(
  { deliveryDate, deliveryFrom, deliveryTo, deliveryType }: DeskOrderRow,
  today: string,
): string {
  const day = deliveryDate === today ? 'Сегодня' : deliveryDate && formatDate(deliveryDate, 'd MMMM');
  const hours = [deliveryFrom, deliveryTo].flatMap((time) => (time === null ? [] : short(time))).join('–');
  const when = [day, hours].filter(Boolean).join(' ');
  const text = deliveryTypeLabels[deliveryType];
  return [when, text.charAt(0).toLocaleLowerCase('ru') + text.slice(1)].filter(Boolean).join(', ');
}

/** The purpose of the next step, above its button. */
export const nextStepWords: Partial<Record<DeskStepType, { title: string; text: string }>> = {
  ACCEPT: { title: 'Примите заказ', text: 'Покупатель узнает, что вы взялись. Отказ вернёт ему деньги целиком.' },
  START: { title: 'Пора собирать', text: 'Покупатель увидит, что заказ собирают.' },
  SEND_PHOTO: {
    title: 'Покажите букет до отправки',
    text: 'Покупатель ответит: «Нравится» или один раз «Переделать». Молчание 30 минут – согласие.',
  },
  READY: { title: 'Заказ можно отправлять', text: 'Отметьте, что он собран.' },
  HAND_TO_COURIER: { title: 'Передайте заказ курьеру', text: 'Покупатель получит код для вручения.' },
  PUT_ON_SHELF: { title: 'Поставьте заказ на полку', text: 'Покупатель узнает, что его можно забрать.' },
  DELIVER: { title: 'Вручите заказ', text: 'С фото или с кодом получателя.' },
};

/** What an order that is late needs, and how it ends by itself; null while it is in time. */
export function lateWords(
  order: Pick<DeskOrder, 'cancelsAt' | 'deliveryType' | 'address'>,
  timeZone: string,
): { title: string; text: string } | null {
  if (order.cancelsAt === null) return null;
  const until = formatDate(order.cancelsAt, 'd MMMM, H:mm', { timeZone });
  const end = 'отменим заказ и вернём деньги покупателю';
  if (lacksAddress(order)) {
    return { title: 'Адреса так и нет', text: `Позвоните покупателю. Не укажут до ${until} – ${end}.` };
  }
  if (order.deliveryType === 'PICKUP') {
    return { title: 'Заказ не забрали', text: `Позвоните покупателю. Не заберут до ${until} – ${end}.` };
  }
  return { title: 'Заказ опаздывает', text: `Не вручите до ${until} – ${end}. Он уже может открыть спор.` };
}

const over: readonly DeskOrder['status']['type'][] = ['COMPLETED', 'CANCELED_BY_CUSTOMER', 'CANCELED_BY_SELLER'];

/** The order is in its final state. */
export const isOver = ({ status }: Pick<DeskOrder, 'status'>): boolean => over.includes(status.type);
