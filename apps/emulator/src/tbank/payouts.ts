import { scalarText } from '../scalarText.ts';
import type { Emulation } from '../emulation.ts';
import type { Payout } from './dealBook.ts';
import { tbankFailure } from './errors.ts';
import type { Parameters } from './init.ts';

export type PayoutMethod = (emulation: Emulation, body: Parameters) => object;

const maxOrderIdLength = 50;
const smallestAmount = 100;

/** `POST /e2c/v2/Init`: checks a payout. No money moves before `Payment`. */
export function initPayout({ deals }: Emulation, body: Parameters): object {
  const orderId = scalarText(body.OrderId);
  const partnerId = scalarText(body.PartnerId);
  const amount = Number(body.Amount);
  if (orderId === '' || orderId.length > maxOrderIdLength) return tbankFailure('501', 'OrderId — от 1 до 50 символов');
  if (!Number.isInteger(amount) || amount < smallestAmount) return tbankFailure('251');
  const deal = deals.find(scalarText(body.DealId));
  if (deal === undefined) return tbankFailure('501', 'Сделка не найдена');
  if (deal.isClosed) return tbankFailure('8', 'Сделка закрыта');
  if (!deals.knowsSeller(partnerId)) return tbankFailure('501', 'PartnerId не зарегистрирован');
  if (deals.payouts().some((one) => one.orderId === orderId))
    return tbankFailure('8', 'Выплата с таким OrderId уже есть');
  const isFinal = body.FinalPayout === true;
  return stateOf(deals.addPayout({ orderId, dealId: deal.id, partnerId, amount, isFinal }));
}

/** `POST /e2c/v2/Payment`: makes a checked payout. A second call finds it in another status and moves nothing. */
export function makePayout({ deals }: Emulation, body: Parameters): object {
  const payout = deals.payout(scalarText(body.PaymentId));
  if (payout === undefined) return unknownPayout();
  if (payout.status !== 'CHECKED') return tbankFailure('8', `Выплата в статусе ${payout.status}`);
  const deal = deals.find(payout.dealId);
  if (deal === undefined || deal.isClosed) deals.move(payout, 'REJECTED', 'Сделка закрыта');
  else if (payout.amount > deals.balanceOf(deal)) deals.move(payout, 'REJECTED', 'Недостаточно средств в сделке');
  else if (deals.plan.refuseNext > 0) {
    deals.plan.refuseNext -= 1;
    deals.move(payout, 'REJECTED', deals.plan.message || 'Банк получателя отклонил перевод');
  } else {
    deals.move(payout, deals.plan.isChecking ? 'CREDIT_CHECKING' : 'COMPLETING');
    if (payout.isFinal) deal.isClosed = true;
  }
  return stateOf(payout);
}

/** `POST /e2c/v2/GetState`. */
export function getPayoutState({ deals }: Emulation, body: Parameters): object {
  const payout = deals.payout(scalarText(body.PaymentId));
  if (payout === undefined) return unknownPayout();
  if (payout.status === 'COMPLETING') deals.move(payout, 'COMPLETED');
  if (payout.status === 'CREDIT_CANCELING') deals.move(payout, 'CREDIT_CANCELED');
  return stateOf(payout);
}

/** `POST /e2c/v2/CancelPayment`: returns the whole amount, while the deal is open. */
export function cancelPayout({ deals }: Emulation, body: Parameters): object {
  const payout = deals.payout(scalarText(body.PaymentId));
  if (payout === undefined) return unknownPayout();
  if (payout.status !== 'COMPLETED') return tbankFailure('8', `Выплата в статусе ${payout.status}`);
  if (deals.find(payout.dealId)?.isClosed !== false) return tbankFailure('8', 'Сделка закрыта');
  deals.move(payout, 'CREDIT_CANCELING');
  return stateOf(payout);
}

const unknownPayout = (): object => tbankFailure('255', 'Выплата не найдена');

function stateOf({ id, orderId, status, message, amount, dealId }: Payout): object {
  const isRefused = status === 'REJECTED';
  return {
    Success: !isRefused,
    ErrorCode: isRefused ? '8' : '0',
    Message: isRefused ? message : 'OK',
    Status: status,
    PaymentId: id,
    OrderId: orderId,
    DealId: dealId,
    Amount: amount,
  };
}
