import type { DisputeDecision } from '@vetka/domain/desk';
import { formatDate } from '@vetka/domain/date';
import { formatPrice } from '@vetka/domain/money';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../platform/database/connect.ts';
import type { orderSubstitutions } from '../../platform/database/schema/desk-question.ts';
import {
  findShop,
  isManager,
  notifyCustomer,
  notifyPeople,
  withRight,
  withStop,
  type NoticedOrder,
  type NoticedPart,
} from './desk.notify.ts';

type Question = typeof orderSubstitutions.$inferSelect;

/** A partial refund. @param refund `key` identifies it, so that it is reported once */
export const notifyRefunded = (
  app: FastifyInstance,
  tx: Transaction,
  order: NoticedOrder,
  part: NoticedPart,
  refund: { amount: number; reason: string; key: string },
): Promise<void> =>
  notifyCustomer(app, tx, order, {
    kind: 'ORDER_REFUNDED',
    key: `refund:${refund.key}`,
    title: `Вернём ${formatPrice(refund.amount)} за заказ № ${part.id}`,
    text: `${withStop(refund.reason)} Деньги придут на карту, которой вы платили.`,
  });

/** Asks the customer about the substitute, or announces it when they chose «заменить похожим». */
export async function notifySubstitutionProposed(
  app: FastifyInstance,
  tx: Transaction,
  order: NoticedOrder,
  part: NoticedPart,
  question: Question,
): Promise<void> {
  const { timeZone } = await findShop(tx, part.serviceId);
  const until = formatDate(question.answerUntil, 'H:mm', { timeZone });
  const [first] = question.options;
  const isAsked = question.state === 'OPEN';
  await notifyCustomer(app, tx, order, {
    kind: 'ORDER_SUBSTITUTION',
    key: `substitution:${question.id}`,
    title: isAsked ? `Нужна замена в заказе № ${part.id}` : `В заказе № ${part.id} замена`,
    text: isAsked
      ? `Ответьте до ${until}, иначе соберут без замены. ${withStop(question.words)}`
      : `${withStop(question.words)} Вместо этого будет: ${first?.title ?? ''}.`,
    mediaId: first?.mediaId ?? null,
  });
}

export async function notifySubstitutionAnswered(
  app: FastifyInstance,
  tx: Transaction,
  part: NoticedPart,
  { id, state, chosen, options }: Question,
): Promise<void> {
  const option = chosen === null ? undefined : options[chosen];
  const silence = 'Ответа не было 30 минут, собирайте без замены.';
  const text = state === 'SILENCE' ? silence : 'Собирайте без замены.';
  await notifyPeople(app, tx, await findShop(tx, part.serviceId), part, withRight('MAKE_ORDERS'), {
    kind: 'SHOP_SUBSTITUTION_ANSWER',
    key: `substitution-answer:${id}`,
    title: `Заказ № ${part.id}: ответ о замене`,
    text: option ? `Выбрали: ${option.title}.` : text,
  });
}

export async function notifyDisputeOpened(
  app: FastifyInstance,
  tx: Transaction,
  part: NoticedPart,
  dispute: { words: string; answerUntil: Date; isDelivered: boolean },
): Promise<void> {
  const shop = await findShop(tx, part.serviceId);
  const until = formatDate(dispute.answerUntil, 'd MMMM, H:mm', { timeZone: shop.timeZone });
  await notifyPeople(app, tx, shop, part, isManager, {
    kind: 'SHOP_DISPUTE',
    key: `dispute:${part.id}`,
    title: `Открыт спор о заказе № ${part.id}`,
    text: `Ответьте до ${until}${dispute.isDelivered ? '' : ', иначе деньги вернутся покупателю'}. «${dispute.words}»`,
  });
}

export const notifyDisputeAnswered = (
  app: FastifyInstance,
  tx: Transaction,
  order: NoticedOrder,
  part: NoticedPart,
): Promise<void> =>
  notifyCustomer(app, tx, order, {
    kind: 'ORDER_DISPUTE',
    key: `dispute-answer:${part.id}`,
    title: `Магазин ответил на спор о заказе № ${part.id}`,
    text: 'Решение примет «Ветка», о нём сообщим.',
  });

interface Decided {
  decision: DisputeDecision;
  /** Kopecks. */
  refund: number;
  words: string;
  isCancelled?: boolean;
}

const decisions: Record<DisputeDecision, (refund: number) => string> = {
  REFUND: (refund) => `Возвращаем ${formatPrice(refund)}.`,
  PARTIAL_REFUND: (refund) => `Возвращаем часть: ${formatPrice(refund)}.`,
  REJECT: () => 'Деньги не возвращаются.',
};

/** To both sides, or only to the shop when the order is cancelled, about which the customer is told anyway. */
export async function notifyDisputeDecided(
  app: FastifyInstance,
  tx: Transaction,
  order: NoticedOrder,
  part: NoticedPart,
  { decision, refund, words, isCancelled = false }: Decided,
): Promise<void> {
  const notice = {
    key: `dispute-decision:${part.id}`,
    title: `Спор о заказе № ${part.id} решён`,
    text: `${decisions[decision](refund)} ${withStop(words)}`,
  };
  if (!isCancelled) await notifyCustomer(app, tx, order, { kind: 'ORDER_DISPUTE', ...notice });
  await notifyPeople(app, tx, await findShop(tx, part.serviceId), part, isManager, { kind: 'SHOP_DISPUTE', ...notice });
}
