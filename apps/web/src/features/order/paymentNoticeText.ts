import { formatDate } from '@vetka/domain/date';
import { acceptMinutes, cancelUnacceptedMinutes } from '@vetka/domain/desk';
import { canCancelOrderService, type Order } from '@vetka/domain/order';
import { paymentMoment } from './paymentMoment.ts';

/** The reason the customer returned without having paid: the API's code in the URL. */
export type PaymentTrouble = 'unavailable' | 'closed' | 'refused';

export const troubleTexts: Record<PaymentTrouble, string> = {
  unavailable: 'Банк сейчас не отвечает. Заказ сохранён: оплатите его чуть позже, здесь или в «Моих покупках».',
  closed: 'Этот заказ уже нельзя оплатить.',
  refused: 'Банк не принял оплату, деньги не списаны. Попробуйте другую карту.',
};

const confirmed = 'Как только банк подтвердит оплату, статус здесь обновится сам.';
const accepted = `Магазин принимает заказ за ${acceptMinutes} минут рабочего времени. Не примет за ${cancelUnacceptedMinutes / 60} часа – отменим заказ и вернём деньги. Ход заказа всегда виден в «Моих покупках».`;

/** What happens next with the order, below the status of its payment. */
export function paymentNoticeText(order: Order, trouble?: PaymentTrouble): string | undefined {
  const { expiresAt, orderServices, payment } = order;
  const moment = paymentMoment(payment.status);
  if (moment === 'waiting') {
    const held = expiresAt === null ? '' : `Держим для вас до ${formatDate(expiresAt, 'H:mm')} по Москве. `;
    if (trouble === 'refused') return `${troubleTexts.refused} ${held}`.trim();
    return trouble ? troubleTexts[trouble] : held + confirmed;
  }
  // Once every shop has accepted its part, the parts tell the rest.
  return moment === 'paid' && orderServices.some(canCancelOrderService) ? accepted : undefined;
}
