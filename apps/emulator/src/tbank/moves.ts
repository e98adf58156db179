import { scalarText } from '../scalarText.ts';
import type { Emulation } from '../emulation.ts';
import { giveBack } from '../payments/giveBack.ts';
import { isPaid, type Payment } from '../payments/payment.ts';
import type { Terminal } from '../settings.ts';
import { tbankFailure, tbankMessage } from './errors.ts';
import type { Parameters } from './init.ts';
import { findReceiptFault } from './receipt.ts';

/** `POST /v2/GetState`. `Amount` is the amount after refunds. */
export function getState(emulation: Emulation, terminal: Terminal, body: Parameters): object {
  const payment = findOwn(emulation, terminal, body);
  if (payment) return { ...stateOf(payment), Amount: payment.amount };
  return emulation.payments.isEarlier(scalarText(body.PaymentId)) ? tbankFailure('9999') : unknownPayment();
}

/** `POST /v2/CheckOrder`: every payment of one order. */
export function checkOrder({ payments }: Emulation, terminal: Terminal, body: Parameters): object {
  const own = payments.all().filter((one) => one.merchant === terminal.key && one.orderId === scalarText(body.OrderId));
  const [newest] = own;
  if (newest === undefined) return tbankFailure('255', 'Заказ не найден');
  return {
    Success: true,
    ErrorCode: '0',
    Message: 'OK',
    TerminalKey: terminal.key,
    OrderId: newest.orderId,
    Payments: own.map((payment) => ({
      PaymentId: payment.id,
      Amount: payment.amount,
      Status: payment.status,
      Success: payment.errorCode === '0',
      ErrorCode: payment.errorCode,
      Message: tbankMessage(payment.errorCode),
    })),
  };
}

/**
 * `POST /v2/Cancel`: cancels or refunds. The same ExternalRequestId returns the same response and moves
 * nothing.
 */
export function cancel(emulation: Emulation, terminal: Terminal, body: Parameters): object {
  const payment = findOwn(emulation, terminal, body);
  if (payment === undefined) return cancelEarlier(emulation, terminal, body);
  const requestId = scalarText(body.ExternalRequestId);
  const given = payment.refunds.get(requestId);
  if (given !== undefined) return given as object;
  const before = payment.amount;
  const amount = Number(body.Amount ?? before);
  const fault = body.Receipt === undefined ? null : findReceiptFault(body.Receipt, amount);
  if (fault !== null) return tbankFailure(fault.code, fault.details);
  const deal = payment.dealId === null ? undefined : emulation.deals.find(payment.dealId);
  if (deal?.isClosed && isPaid(payment)) return tbankFailure('8', 'Сделка закрыта: возврат невозможен');
  if (deal && isPaid(payment) && amount > emulation.deals.balanceOf(deal))
    return tbankFailure('8', 'Недостаточно средств в сделке');
  const refusal = giveBack(emulation.payments, payment, amount);
  if (refusal !== null) return tbankFailure(refusal.code, refusal.details);
  const answer = { ...stateOf(payment), OriginalAmount: before, NewAmount: payment.amount };
  if (body.Receipt !== undefined) payment.refundReceipts.push(body.Receipt);
  if (requestId !== '') payment.refunds.set(requestId, answer);
  return answer;
}

/** A payment of an earlier run is charged, and enough of its money is left: so the shop has it in its database. */
function cancelEarlier(
  { payments }: Emulation,
  terminal: Terminal,
  { PaymentId, Amount, Receipt }: Parameters,
): object {
  const id = scalarText(PaymentId);
  if (!payments.isEarlier(id)) return unknownPayment();
  const fault = Receipt === undefined ? null : findReceiptFault(Receipt, Number(Amount));
  if (fault !== null) return tbankFailure(fault.code, fault.details);
  const Status = Amount === undefined ? 'REFUNDED' : 'PARTIAL_REFUNDED';
  return { Success: true, ErrorCode: '0', Message: 'OK', TerminalKey: terminal.key, Status, PaymentId: id };
}

function findOwn({ payments }: Emulation, terminal: Terminal, body: Parameters): Payment | undefined {
  const payment = payments.find('tbank', scalarText(body.PaymentId));
  return payment?.merchant === terminal.key ? payment : undefined;
}

function unknownPayment(): object {
  return tbankFailure('255', 'Платёж не найден');
}

function stateOf(payment: Payment): object {
  return {
    Success: true,
    ErrorCode: '0',
    Message: 'OK',
    TerminalKey: payment.merchant,
    Status: payment.status,
    PaymentId: payment.id,
    OrderId: payment.orderId,
  };
}
