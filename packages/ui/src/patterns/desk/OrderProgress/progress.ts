import { dayIn, formatDate } from '@vetka/domain/date';
import type { OrderMaking } from '@vetka/domain/desk';
import { formatPrice } from '@vetka/domain/money';
import { isUndelivered, type OrderService, type OrderStatusType } from '@vetka/domain/order';
import { vetka, type MarketplaceName } from '../../page/Logo/marketplace.ts';

/** What the customer is told: what happens now, and until when. */
export interface Progress {
  title: string;
  text: string;
}

export interface ProgressOf {
  status: OrderStatusType;
  order: Pick<OrderService, 'orderServiceId' | 'deliveryType' | 'deliveryDate' | 'deliveryTime' | 'deliveryTimeTo'>;
  making: OrderMaking;
  now: number | undefined;
  timeZone: string;
  /** The shop is late to accept, and the customer chose to wait. */
  isLoading?: boolean | undefined;
  marketplace?: MarketplaceName | undefined;
}

type Telling = ProgressOf & { at: (moment: string) => string };
type Told = (of: Telling) => Progress;

const clock = (time: string | null) => time?.replace(/^0/, '') ?? '';

const refundText = ({ refunded, refunds }: OrderMaking) => {
  if (refunds.some(({ isRefused, settlement }) => isRefused && settlement === ''))
    return 'Банк не принял возврат, вернём деньги другим способом.';
  if (refunds.some(({ isRefused }) => isRefused)) return 'Вернули деньги другим способом.';
  if (refunded === 0) return 'Деньги вернутся на карту.';
  return refunds.every(({ isDone }) => isDone)
    ? `Вернули ${formatPrice(refunded)}.`
    : `Возвращаем ${formatPrice(refunded)}.`;
};

const cancelled: Told = ({ making }) => ({ title: 'Заказ отменён', text: refundText(making) });

const fresh: Told = ({ making: { acceptUntil, cancelsAt }, now, at, isLoading = false }) => {
  const text = cancelsAt === null ? '' : `Не примет до ${at(cancelsAt)} – отменим и вернём деньги сами.`;
  const isLate = acceptUntil !== null && now !== undefined && Date.parse(acceptUntil) <= now;
  if (isLate && isLoading) return { title: 'Ждём магазин', text: `Мы позвали владельца и управляющих. ${text}`.trim() };
  if (isLate) return { title: 'Магазин ещё не принял заказ', text: `Можно отменить или подождать. ${text}`.trim() };
  return { title: acceptUntil === null ? 'Ждём, когда магазин примет' : `Магазин примет до ${at(acceptUntil)}`, text };
};

/** «30 ноября »; empty today. */
const dayOf = ({ order: { deliveryDate }, now, timeZone }: ProgressOf): string =>
  deliveryDate === null || (now !== undefined && deliveryDate === dayIn(timeZone, now))
    ? ''
    : `${formatDate(deliveryDate, 'd MMMM')} `;

const onTheWay: Told = (of) => {
  const { deliveryTime, deliveryTimeTo } = of.order;
  const { courierName } = of.making;
  return {
    title:
      deliveryTimeTo === null
        ? 'Заказ в пути'
        : `Курьер приедет ${dayOf(of)}с ${clock(deliveryTime)} до ${clock(deliveryTimeTo)}`,
    text: courierName === null ? 'Заказ уже едет.' : `Везёт ${courierName}.`,
  };
};

const delivered: Told = ({ making: { disputeUntil }, at }) => ({
  title: 'Заказ вручён',
  text: disputeUntil === null ? '' : `Что-то не так? Скажите до ${at(disputeUntil)}, разберёмся.`,
});

/** Until when the shop may answer, or that it has not. */
function answerText({ making: { dispute, cancelsAt }, now, at }: Telling): string {
  const until = dispute?.answerUntil ?? '';
  const isLate = now !== undefined && Date.parse(until) <= now;
  if (isLate) return `Магазин не ответил.${cancelsAt === null ? '' : ' Отменяем заказ и возвращаем деньги.'}`;
  return `Магазин ответит до ${at(until)}.${cancelsAt === null ? '' : ' Не ответит – отменим заказ и вернём деньги.'}`;
}

const disputed: Told = (of) => {
  const { making, at, marketplace = vetka } = of;
  const { dispute, cancelsAt } = making;
  const title = 'Открыт спор';
  if (dispute?.answer === null) return { title, text: answerText(of) };
  const text = `Магазин ответил, решение за «${marketplace.instrumental}».`;
  return { title, text: cancelsAt === null ? text : `${text} Без решения вернём деньги ${at(cancelsAt)}.` };
};

const numberText = ({ order: { orderServiceId } }: ProgressOf): string => `Назовите номер заказа: ${orderServiceId}.`;

/** Whether an accepted order has missed its time. */
const isOverdue = ({ status, making: { overdueAt }, now }: ProgressOf): boolean =>
  isUndelivered(status) && overdueAt !== null && now !== undefined && Date.parse(overdueAt) <= now;

const overdue: Told = (of) => {
  const { cancelsAt } = of.making;
  const end = cancelsAt === null ? '' : ` до ${of.at(cancelsAt)} – отменим и вернём деньги сами.`;
  return of.status === 'READY_FOR_PICKUP'
    ? { title: 'Заказ ждёт вас в магазине', text: `${numberText(of)}${end && ` Не заберёте${end}`}` }
    : { title: 'Заказ опаздывает', text: `Можно подождать или открыть спор.${end && ` Не вручат${end}`}` };
};

const told: Record<OrderStatusType, Told> = {
  NEW: fresh,
  ACCEPTED: () => ({ title: 'Магазин принял заказ', text: 'Соберёт к вашему времени.' }),
  ASSEMBLING: () => ({ title: 'Заказ собирают', text: 'Скажем, когда будет готов.' }),
  PHOTO_SENT: ({ making: { photo } }) => ({
    title: 'Букет собран',
    text: photo?.answer === 'REDO' ? 'Флорист переделывает, ждём новое фото.' : 'Посмотрите фото ниже.',
  }),
  READY: ({ order: { deliveryType } }) => ({
    title: 'Заказ готов',
    text: deliveryType === 'PICKUP' ? 'Скоро будет ждать вас в магазине.' : 'Ждёт курьера.',
  }),
  DELIVERING: onTheWay,
  READY_FOR_PICKUP: (of) => ({ title: 'Заказ ждёт вас в магазине', text: numberText(of) }),
  DELIVERED: delivered,
  COMPLETED: () => ({ title: 'Заказ завершён', text: '' }),
  CANCELED_BY_CUSTOMER: cancelled,
  CANCELED_BY_SELLER: cancelled,
  DISPUTE: disputed,
};

/** The headline of an order for its customer. */
export function progressOf(of: ProgressOf): Progress {
  const { now, timeZone } = of;
  const today = now === undefined ? undefined : formatDate(now, 'd MMMM', { timeZone });
  const at = (moment: string) => {
    const day = formatDate(moment, 'd MMMM', { timeZone });
    const time = formatDate(moment, 'H:mm', { timeZone });
    return day === today ? time : `${day}, ${time}`;
  };
  const tell = isOverdue(of) ? overdue : told[of.status];
  return tell({ ...of, at });
}

const doneSteps: Record<OrderStatusType, number> = {
  NEW: 0,
  ACCEPTED: 1,
  ASSEMBLING: 1,
  PHOTO_SENT: 2,
  READY: 2,
  DELIVERING: 3,
  READY_FOR_PICKUP: 3,
  DELIVERED: 4,
  COMPLETED: 4,
  CANCELED_BY_CUSTOMER: 0,
  CANCELED_BY_SELLER: 0,
  DISPUTE: 4,
};

/** Steps for the sprig. A disputed order that will be cancelled was not delivered. */
export const stepsFor = ({
  status,
  order: { deliveryType },
  making,
}: Pick<ProgressOf, 'status' | 'order' | 'making'>) => ({
  done: status === 'DISPUTE' && making.cancelsAt !== null ? doneSteps.ACCEPTED : doneSteps[status],
  steps: ['Принят', 'Собран', deliveryType === 'PICKUP' ? 'В магазине' : 'В пути', 'У вас'],
});
