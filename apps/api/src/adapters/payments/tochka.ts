import { cutUnits } from '@vetka/domain/text';
import { callProvider, recordOf, refusalOfStatus, textOf, type ProviderRequest } from '../http.ts';
import { failure, success, type ProviderResult } from '../result.ts';
import { stateOfBankStatus } from './bankStatus.ts';
import type { NewPayment, PaymentGateway, PaymentNotification, PaymentSnapshot } from './gateway.ts';
import { buildReceipt, type ReceiptConfig } from './receipt.ts';
import { createTochkaVerifier } from './tochkaKeys.ts';
import { kopecksOfRoubles, roublesText } from './tochkaMoney.ts';
import { tochkaReceipt } from './tochkaReceipt.ts';

export interface TochkaConfig {
  /** The root of the API: `…/uapi` in production. No trailing slash. */
  baseUrl: string;
  /** The bank's public keys. */
  jwksUrl: string;
  token: string;
  customerCode: string;
  /** The application whose webhook is set to `notificationUrl`. Leave it out when the webhook is configured by hand. */
  clientId?: string;
  receipt: ReceiptConfig;
  /**
   * `payments` takes the lines and leaves the receipt to the shop; `payments_with_receipt` has the bank's partner print
   * it.
   * @default 'payments_with_receipt'
   */
  call?: 'payments' | 'payments_with_receipt';
  /** Timeout of a request (ms). @default 10000 */
  timeoutMs?: number;
}

type Data = Record<string, unknown>;
type Send = (request: Pick<ProviderRequest, 'method' | 'json'> & { path: string }) => Promise<ProviderResult<Data>>;

const maxPurposeLength = 140;
const maxTtlMinutes = 44_640;

/** Tochka's payment links, version 1.0 (developers.tochka.com). */
export function createTochkaGateway(config: TochkaConfig): PaymentGateway {
  const timeoutMs = config.timeoutMs ?? 10_000;
  const send: Send = (request) => callTochka(config, timeoutMs, request);
  const verify = createTochkaVerifier(config.jwksUrl, timeoutMs);
  const registerWebhook = createWebhookRegistration(config, send);
  const state = async (externalId: string) => {
    const answer = await send({ method: 'GET', path: operationPath(externalId) });
    return answer.ok ? snapshotOf(recordOf((answer.value.Operation as unknown[] | undefined)?.[0])) : answer;
  };
  const refund = async (externalId: string, amount: number | undefined) => {
    const sum = amount === undefined ? await leftOf(state, externalId) : success(amount);
    if (!sum.ok) return sum;
    const path = `${operationPath(externalId)}/refund`;
    const answer = await send({ method: 'POST', path, json: { Data: { amount: roublesText(sum.value) } } });
    return answer.ok ? state(externalId) : answer;
  };
  return {
    name: 'tochka',
    create: async (payment) => {
      const registered = await registerWebhook(payment.notificationUrl);
      return registered.ok ? createLink(config, send, payment) : registered;
    },
    state,
    // The bank cannot close an unpaid link; it expires. Money that has just arrived is returned.
    cancel: (externalId) => refund(externalId, undefined),
    refund: ({ externalId, amount }) => refund(externalId, amount),
    parseNotification: async (_headers, rawBody) => {
      const claims = await verify(rawBody.trim());
      return claims.ok ? readClaims(claims.value, config.customerCode) : claims;
    },
    acknowledgement: () => ({ status: 200, contentType: 'text/plain; charset=utf-8', body: 'OK' }),
  };
}

async function createLink(config: TochkaConfig, send: Send, payment: NewPayment): ReturnType<PaymentGateway['create']> {
  const receipt = buildReceipt(payment.items, payment.amount, payment.customer, config.receipt);
  if (!receipt.ok) return receipt;
  const answer = await send({
    method: 'POST',
    path: `/acquiring/v1.0/${config.call ?? 'payments_with_receipt'}`,
    json: {
      Data: {
        customerCode: config.customerCode,
        amount: roublesText(payment.amount),
        purpose: cutUnits(payment.description, maxPurposeLength),
        paymentMode: ['card', 'sbp'],
        // One stage: the bank charges at once.
        preAuthorization: false,
        ttl: minutesUntil(payment.expiresAt),
        redirectUrl: payment.returnUrl,
        failRedirectUrl: payment.failUrl,
        paymentLinkId: payment.paymentId,
        ...tochkaReceipt(receipt.value),
      },
    },
  });
  if (!answer.ok) return answer;
  const { operationId, paymentLink, status } = answer.value;
  if (typeof operationId !== 'string' || typeof paymentLink !== 'string') {
    return failure('unavailable', 'no-link', 'Банк не прислал ссылку на оплату');
  }
  return success({
    externalId: operationId,
    paymentLink,
    status: stateOfBankStatus('tochka', String(status)) ?? 'CREATED',
  });
}

async function callTochka(
  config: TochkaConfig,
  timeoutMs: number,
  { path, ...request }: Parameters<Send>[0],
): Promise<ProviderResult<Data>> {
  const headers = { authorization: `Bearer ${config.token}` };
  const answer = await callProvider({ ...request, url: config.baseUrl + path, headers, timeoutMs });
  if (!answer.ok) return answer;
  const { status, body } = answer.value;
  if (status < 300) return success(recordOf(recordOf(body).Data));
  const { Errors, message } = recordOf(body);
  const first = recordOf(Array.isArray(Errors) ? Errors[0] : undefined);
  return failure(
    status === 404 ? 'not-found' : refusalOfStatus(status),
    String(status),
    textOf(first.message) || textOf(message) || 'Отказ банка',
  );
}

/** Sets the bank's webhook address once. After a failure the next payment retries. */
function createWebhookRegistration({ clientId }: TochkaConfig, send: Send) {
  let registeredUrl: string | null = null;
  return async (url: string): Promise<ProviderResult<true>> => {
    if (clientId === undefined || registeredUrl === url) return success(true);
    const json = { webhooksList: ['acquiringInternetPayment'], url };
    const answer = await send({ method: 'PUT', path: `/webhook/v1.0/${encodeURIComponent(clientId)}`, json });
    if (!answer.ok) return answer;
    registeredUrl = url;
    return success(true);
  };
}

function readClaims(claims: Data, customerCode: string): ProviderResult<PaymentNotification> {
  if (claims.webhookType !== 'acquiringInternetPayment' || claims.customerCode !== customerCode) {
    return failure('untrusted', 'wrong-webhook', 'Уведомление не об оплате этого магазина');
  }
  const snapshot = snapshotOf({ ...claims, Order: [] });
  if (!snapshot.ok) return snapshot;
  return success({ ...snapshot.value, paymentId: textOf(claims.paymentLinkId), errorCode: '0' });
}

function snapshotOf(operation: Data): ProviderResult<PaymentSnapshot> {
  const bankStatus = textOf(operation.status);
  const status = stateOfBankStatus('tochka', bankStatus);
  if (status === null || typeof operation.operationId !== 'string') {
    return failure('unavailable', 'unknown-status', `Неизвестный статус платежа «${bankStatus}»`);
  }
  const amount = kopecksOfRoubles(operation.amount);
  const left = amount === null ? null : amount - returnedOf(operation.Order);
  return success({ externalId: operation.operationId, status, bankStatus, amount: left });
}

// The operation keeps its original amount; refunds are listed separately.
function returnedOf(orders: unknown): number {
  const returns = Array.isArray(orders) ? orders.map(recordOf).filter(({ type }) => type === 'refund') : [];
  return returns.reduce((sum, { amount }) => sum + (kopecksOfRoubles(amount) ?? 0), 0);
}

async function leftOf(state: PaymentGateway['state'], externalId: string): Promise<ProviderResult<number>> {
  const now = await state(externalId);
  if (!now.ok) return now;
  const { amount } = now.value;
  return amount === null ? failure('unavailable', 'no-amount', 'Банк не назвал сумму платежа') : success(amount);
}

function operationPath(externalId: string): string {
  return `/acquiring/v1.0/payments/${encodeURIComponent(externalId)}`;
}

function minutesUntil(date: Date): number {
  return Math.min(Math.max(Math.ceil((date.getTime() - Date.now()) / 60_000), 1), maxTtlMinutes);
}
