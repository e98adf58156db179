import { cutUnits } from '@vetka/domain/text';
import { callProvider, recordOf, textOf } from '../http.ts';
import { failure, success, type ProviderResult } from '../result.ts';
import { stateOfBankStatus } from './bankStatus.ts';
import type { MoneyBack, NewPayment, PaymentGateway, PaymentNotification, PaymentSnapshot } from './gateway.ts';
import { buildReceipt, type ReceiptConfig } from './receipt.ts';
import { parseJson } from './tbankJson.ts';
import { tbankReceipt } from './tbankReceipt.ts';
import { readReceiptNotification } from './tbankReceiptNotification.ts';
import { reasonOfTbank } from './tbankRefusal.ts';
import { isSignedByTbank, tbankToken } from './tbankToken.ts';

export interface TbankConfig {
  /** Up to and including `/v2`. No trailing slash. */
  baseUrl: string;
  terminalKey: string;
  password: string;
  receipt: ReceiptConfig;
  /** The terminal notifies of printed receipts. @default false */
  confirmsReceipts?: boolean;
  /** Timeout of a request (ms). @default 10000 */
  timeoutMs?: number;
}

type Answer = Record<string, unknown>;
type Send = (method: string, parameters: Answer) => Promise<ProviderResult<Answer>>;

const maxDescriptionLength = 140;

/** T-Bank acquiring, version 2 (developer.tbank.ru/eacq). */
export function createTbankGateway(config: TbankConfig): PaymentGateway {
  const send: Send = (method, parameters) => callTbank(config, method, parameters);
  const read = async (method: string, parameters: Answer) => {
    const answer = await send(method, parameters);
    return answer.ok ? snapshotOf(answer.value) : answer;
  };
  return {
    name: 'tbank',
    ...(config.confirmsReceipts && {
      receipts: { config: config.receipt, parse: (rawBody: string) => readReceiptNotification(config, rawBody) },
    }),
    create: (payment) => createPayment(config, send, payment),
    state: (PaymentId) => read('GetState', { PaymentId }),
    cancel: (PaymentId) => read('Cancel', { PaymentId }),
    refund: async (request) => {
      const parameters = refundParameters(config, request);
      return parameters.ok ? read('Cancel', parameters.value) : parameters;
    },
    parseNotification: async (_headers, rawBody) => readNotification(config, rawBody),
    acknowledgement: () => ({ status: 200, contentType: 'text/plain; charset=utf-8', body: 'OK' }),
  };
}

async function createPayment(
  config: TbankConfig,
  send: Send,
  payment: NewPayment,
): ReturnType<PaymentGateway['create']> {
  const receipt = buildReceipt(payment.items, payment.amount, payment.customer, config.receipt);
  if (!receipt.ok) return receipt;
  const answer = await send('Init', {
    Amount: payment.amount,
    OrderId: payment.paymentId,
    Description: cutUnits(payment.description, maxDescriptionLength),
    // One stage: the bank charges at once.
    PayType: 'O',
    Language: 'ru',
    SuccessURL: payment.returnUrl,
    FailURL: payment.failUrl,
    NotificationURL: payment.notificationUrl,
    RedirectDueDate: moscowTime(payment.expiresAt),
    ...(payment.dealId !== undefined && { DealId: payment.dealId }),
    Receipt: tbankReceipt(receipt.value),
  });
  if (!answer.ok) return answer;
  const { PaymentURL } = answer.value;
  const snapshot = snapshotOf(answer.value);
  if (!snapshot.ok) return snapshot;
  if (typeof PaymentURL !== 'string') return failure('unavailable', 'no-link', 'Банк не прислал ссылку на оплату');
  return success({ externalId: snapshot.value.externalId, paymentLink: PaymentURL, status: snapshot.value.status });
}

function refundParameters(config: TbankConfig, request: MoneyBack): ProviderResult<Answer> {
  const { externalId, amount, items, customer, requestId } = request;
  const parameters = {
    PaymentId: externalId,
    ...(amount !== undefined && { Amount: amount }),
    ...(requestId !== undefined && { ExternalRequestId: requestId }),
  };
  if (items === undefined || amount === undefined) return success(parameters);
  const receipt = buildReceipt(items, amount, customer ?? {}, config.receipt);
  return receipt.ok ? success({ ...parameters, Receipt: tbankReceipt(receipt.value) }) : receipt;
}

async function callTbank(config: TbankConfig, method: string, parameters: Answer): Promise<ProviderResult<Answer>> {
  const signed = { TerminalKey: config.terminalKey, ...parameters };
  const answer = await callProvider({
    method: 'POST',
    url: `${config.baseUrl}/${method}`,
    json: { ...signed, Token: tbankToken(signed, config.password) },
    timeoutMs: config.timeoutMs ?? 10_000,
  });
  if (!answer.ok) return answer;
  const body = recordOf(answer.value.body);
  if (body.Success === true) return success(body);
  const code = textOf(body.ErrorCode ?? answer.value.status);
  const message = [body.Message, body.Details].filter(Boolean).join('. ');
  return failure(reasonOfTbank(code, answer.value.status), code, message);
}

function readNotification(config: TbankConfig, rawBody: string): ProviderResult<PaymentNotification> {
  const body = parseJson(rawBody);
  if (body.TerminalKey !== config.terminalKey || !isSignedByTbank(body, config.password)) {
    return failure('untrusted', 'token', 'Уведомление не подписано банком');
  }
  const snapshot = snapshotOf(body);
  if (!snapshot.ok) return snapshot;
  const { OrderId, ErrorCode } = body;
  return success({ ...snapshot.value, paymentId: textOf(OrderId), errorCode: textOf(ErrorCode ?? '0') });
}

// PaymentId is a number in notifications and a string elsewhere. Cancel returns the remaining amount in NewAmount.
function snapshotOf(body: Answer): ProviderResult<PaymentSnapshot> {
  const bankStatus = textOf(body.Status);
  const status = stateOfBankStatus('tbank', bankStatus);
  if (status === null || body.PaymentId === undefined) {
    return failure('unavailable', 'unknown-status', `Неизвестный статус платежа «${bankStatus}»`);
  }
  const amount = body.NewAmount ?? body.Amount;
  return success({
    externalId: textOf(body.PaymentId),
    status,
    bankStatus,
    amount: amount === undefined ? null : Number(amount),
  });
}

// The bank requires an offset and no fractional seconds: 2026-11-20T12:00:00+03:00.
function moscowTime(date: Date): string {
  return `${new Date(date.getTime() + 3 * 3_600_000).toISOString().slice(0, 19)}+03:00`;
}
