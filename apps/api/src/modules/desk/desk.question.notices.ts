import type { DisputeDecision } from '@vetka/domain/desk';
import { formatDate } from '@vetka/domain/date';
import { formatPrice } from '@vetka/domain/money';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../platform/database/connect.ts';
import type { orderSubstitutions } from '../../platform/database/schema/desk-question.ts';
import {
  findShop,
  isManager,
  tellCustomer,
  tellPeople,
  withRight,
  type NoticedOrder,
  type NoticedPart,
} from './desk.telling.ts';

type Question = typeof orderSubstitutions.$inferSelect;

const withStop = (text: string): string => `${text.trim().replace(/[.!]$/, '')}.`;

/** A part of the money goes back. @param refund `key`: names it, so that it is told once */
export const tellRefunded = (
  app: FastifyInstance,
  tx: Transaction,
  order: NoticedOrder,
  part: NoticedPart,
  refund: { amount: number; reason: string; key: string },
): Promise<void> =>
  tellCustomer(app, tx, order, {
    kind: 'ORDER_REFUNDED',
    key: `refund:${refund.key}`,
    title: `Вернём ${formatPrice(refund.amount)} за заказ № ${part.id}`,
    text: `${withStop(refund.reason)} Деньги придут на карту, которой вы платили.`,
  });

/** The customer is asked, or with «заменить похожим» told, what comes instead. */
export async function tellSubstitutionProposed(
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
  await tellCustomer(app, tx, order, {
    kind: 'ORDER_SUBSTITUTION',
    key: `substitution:${question.id}`,
    title: isAsked ? `Нужна замена в заказе № ${part.id}` : `В заказе № ${part.id} замена`,
    text: isAsked
      ? `${withStop(question.words)} Ответьте до ${until}, иначе соберут без замены.`
      : `${withStop(question.words)} Вместо этого будет: ${first?.title ?? ''}.`,
    mediaId: first?.mediaId ?? null,
  });
}

export async function tellSubstitutionAnswered(
  app: FastifyInstance,
  tx: Transaction,
  part: NoticedPart,
  { id, state, chosen, options }: Question,
): Promise<void> {
  const option = chosen === null ? undefined : options[chosen];
  const silence = 'Ответа не было 30 минут, собирайте без замены.';
  const text = state === 'SILENCE' ? silence : 'Собирайте без замены.';
  await tellPeople(app, tx, await findShop(tx, part.serviceId), part, withRight('MAKE_ORDERS'), {
    kind: 'SHOP_SUBSTITUTION_ANSWER',
    key: `substitution-answer:${id}`,
    title: `Заказ № ${part.id}: ответ о замене`,
    text: option ? `Выбрали: ${option.title}.` : text,
  });
}

export async function tellDisputeOpened(
  app: FastifyInstance,
  tx: Transaction,
  part: NoticedPart,
  dispute: { words: string; answerUntil: Date },
): Promise<void> {
  const shop = await findShop(tx, part.serviceId);
  const until = formatDate(dispute.answerUntil, 'd MMMM, H:mm', { timeZone: shop.timeZone });
  await tellPeople(app, tx, shop, part, isManager, {
    kind: 'SHOP_DISPUTE',
    key: `dispute:${part.id}`,
    title: `Открыт спор о заказе № ${part.id}`,
    text: `«${dispute.words}». Ответьте до ${until}.`,
  });
}

export const tellDisputeAnswered = (
  app: FastifyInstance,
  tx: Transaction,
  order: NoticedOrder,
  part: NoticedPart,
): Promise<void> =>
  tellCustomer(app, tx, order, {
    kind: 'ORDER_DISPUTE',
    key: `dispute-answer:${part.id}`,
    title: `Магазин ответил на спор о заказе № ${part.id}`,
    text: 'Решение примет «Ветка», о нём сообщим.',
  });

const decisions: Record<DisputeDecision, (refund: number) => string> = {
  REFUND: (refund) => `Возвращаем ${formatPrice(refund)}.`,
  PARTIAL_REFUND: (refund) => `Возвращаем часть: ${formatPrice(refund)}.`,
  REJECT: () => 'Деньги не возвращаются.',
};

/** To both sides. */
export async function tellDisputeDecided(
  app: FastifyInstance,
  tx: Transaction,
  order: NoticedOrder,
  part: NoticedPart,
  { decision, refund, words }: { decision: DisputeDecision; refund: number; words: string },
): Promise<void> {
  const told = {
    key: `dispute-decision:${part.id}`,
    title: `Спор о заказе № ${part.id} решён`,
    text: `${decisions[decision](refund)} ${withStop(words)}`,
  };
  await tellCustomer(app, tx, order, { kind: 'ORDER_DISPUTE', ...told });
  await tellPeople(app, tx, await findShop(tx, part.serviceId), part, isManager, { kind: 'SHOP_DISPUTE', ...told });
}
