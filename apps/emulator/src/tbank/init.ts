import { scalarText } from '../scalarText.ts';
import type { Emulation } from '../emulation.ts';
import type { Terminal } from '../settings.ts';
import { isPaid } from '../payments/payment.ts';
import { tbankFailure } from './errors.ts';
import { findReceiptFault } from './receipt.ts';

export type Parameters = Readonly<Record<string, unknown>>;

const smallestAmount = 100;
const maxOrderIdLength = 36;
const maxDescriptionLength = 140;
const defaultLifetimeMs = 24 * 60 * 60 * 1000;

/** `POST /v2/Init`: a new payment and the URL of its page. */
export function initPayment({ payments, deals, publicUrl }: Emulation, terminal: Terminal, body: Parameters): object {
  const amount = body.Amount;
  const orderId = body.OrderId;
  if (typeof orderId !== 'string' || orderId === '' || orderId.length > maxOrderIdLength) {
    return tbankFailure('501', 'OrderId — от 1 до 36 символов');
  }
  if (!Number.isInteger(amount)) return tbankFailure('501', 'Amount — целое число копеек');
  if ((amount as number) < smallestAmount) return tbankFailure('251');
  const fault = findBodyFault(body) ?? findReceiptRefusal(terminal, body);
  if (fault !== null) return fault;
  const isTaken = payments.all().some((one) => one.bank === 'tbank' && one.orderId === orderId && isPaid(one));
  if (isTaken) return tbankFailure('8', 'Заказ с таким OrderId уже оплачен');
  const dealId = body.CreateDealWithType === 'NN' ? deals.open(terminal.key).id : textOf(body.DealId);
  if (dealId !== null && deals.find(dealId)?.isClosed !== false)
    return tbankFailure('501', 'Сделка не найдена или закрыта');
  const payment = payments.add({
    bank: 'tbank',
    dealId,
    merchant: terminal.key,
    orderId,
    originalAmount: amount as number,
    description: textOf(body.Description) ?? '',
    successUrl: textOf(body.SuccessURL),
    failUrl: textOf(body.FailURL),
    notificationUrl: textOf(body.NotificationURL),
    expiresAt: dueTime(body.RedirectDueDate) ?? Date.now() + defaultLifetimeMs,
    receipt: body.Receipt ?? null,
  });
  return {
    Success: true,
    ErrorCode: '0',
    TerminalKey: terminal.key,
    Status: payment.status,
    PaymentId: payment.id,
    OrderId: payment.orderId,
    Amount: payment.amount,
    PaymentURL: `${publicUrl()}/tbank/pay/${payment.id}`,
  };
}

function findBodyFault(body: Parameters): object | null {
  const { PayType, RedirectDueDate, Description } = body;
  if (PayType !== undefined && PayType !== 'O')
    return tbankFailure('501', 'PayType — O: двухстадийная оплата не подключена');
  if (RedirectDueDate !== undefined && (dueTime(RedirectDueDate) ?? 0) <= Date.now()) {
    return tbankFailure('501', 'RedirectDueDate — время в будущем, ГГГГ-ММ-ДДTчч:мм:сс+чч:мм');
  }
  if ((textOf(Description) ?? '').length > maxDescriptionLength)
    return tbankFailure('501', 'Description — до 140 символов');
  for (const key of ['SuccessURL', 'FailURL', 'NotificationURL']) {
    if (body[key] !== undefined && !URL.canParse(scalarText(body[key])))
      return tbankFailure('501', `${key} — не адрес`);
  }
  return null;
}

function findReceiptRefusal(terminal: Terminal, body: Parameters): object | null {
  if (body.Receipt === undefined && !terminal.needsReceipt) return null;
  const fault = findReceiptFault(body.Receipt, body.Amount as number);
  return fault && tbankFailure(fault.code, fault.details);
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function dueTime(value: unknown): number | null {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/.test(value)) return null;
  const time = Date.parse(value);
  return Number.isNaN(time) ? null : time;
}
