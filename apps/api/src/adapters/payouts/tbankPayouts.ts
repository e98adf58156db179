import { personNameOf, type CompanyDirector } from '@vetka/domain/payout';
import { cutUnits } from '@vetka/domain/text';
import { callProvider, recordOf, refusalOfStatus, textOf, type ProviderRequest } from '../http.ts';
import { reasonOfTbank } from '../payments/tbankRefusal.ts';
import { tbankToken } from '../payments/tbankToken.ts';
import { failure, success, type ProviderResult } from '../result.ts';
import {
  isCompany,
  type PayoutGateway,
  type PayoutProgress,
  type PayoutRecipient,
  type PayoutSnapshot,
} from './gateway.ts';

interface Terminal {
  key: string;
  password: string;
}

export interface TbankPayoutsConfig {
  /** The root of `/v2` and `/e2c/v2`. No trailing slash. */
  baseUrl: string;
  /** The root of `/sm-register` and `/oauth`. @default baseUrl */
  registerUrl?: string;
  /** Takes the payments, and opens and closes deals. */
  dealTerminal: Terminal;
  /** Pays sellers. */
  terminal: Terminal;
  /** The account that registers sellers. */
  register: { login: string; password: string };
  /** Timeout of a request (ms). @default 10000 */
  timeoutMs?: number;
}

type Answer = Record<string, unknown>;
type Send = (request: Omit<ProviderRequest, 'timeoutMs'>) => Promise<ProviderResult<{ status: number; body: Answer }>>;

/** N buyers pay into a deal, and N sellers are paid from it. */
const dealType = 'NN';
const organisationWithoutKpp = '000000000';

const progressOfStatus: Readonly<Record<string, PayoutProgress>> = {
  NEW: 'PREPARED',
  CHECKING: 'MOVING',
  CHECKED: 'PREPARED',
  COMPLETING: 'MOVING',
  CREDIT_CHECKING: 'MOVING',
  COMPLETED: 'PAID',
  CREDIT_CANCELING: 'MOVING',
  CREDIT_CANCELED: 'REFUSED',
  REJECTED: 'REFUSED',
};

/** T-Bank «Мультирасчёты»: deals, registration of sellers, and payouts to them (e2c, version 2). */
export function createTbankPayouts(config: TbankPayoutsConfig): PayoutGateway {
  const { timeoutMs = 10_000, baseUrl, registerUrl = baseUrl, dealTerminal, terminal } = config;
  const send: Send = async (request) => {
    const answer = await callProvider({ ...request, timeoutMs });
    return answer.ok ? success({ status: answer.value.status, body: recordOf(answer.value.body) }) : answer;
  };
  const call = (path: string, from: Terminal, parameters: Answer) =>
    callTerminal(send, `${baseUrl}${path}`, from, parameters);
  const payout = async (method: string, parameters: Answer) => {
    const answer = await call(`/e2c/v2/${method}`, terminal, parameters);
    return answer.ok ? snapshotOf(answer.value) : answer;
  };
  const authorization = createAuthorization(send, registerUrl, config.register);
  return {
    name: 'tbank',
    hasDeals: true,
    asksFor: ['DIRECTOR'],
    openDeal: async () => {
      const answer = await call('/v2/createSpDeal', dealTerminal, { SpDealType: dealType });
      if (!answer.ok) return answer;
      const id = textOf(answer.value.SpAccumulationId);
      return id ? success(id) : failure('unavailable', 'no-deal', 'Банк не прислал номер сделки');
    },
    closeDeal: async (SpAccumulationId) => {
      const answer = await call('/v2/closeSpDeal', dealTerminal, { SpAccumulationId });
      return answer.ok ? success(true) : answer;
    },
    register: async (recipient) => {
      const authorized = await authorization.authorize();
      if (!authorized.ok) return authorized;
      const answer = await registerSeller(send, `${registerUrl}/sm-register/register`, authorized.value, recipient);
      if (!answer.ok && answer.code === '401') authorization.forget();
      return answer;
    },
    prepare: ({ orderNumber, recipientId, dealId, amount }) =>
      dealId === null
        ? Promise.resolve(failure('invalid', 'no-deal', 'Выплата без сделки'))
        : payout('Init', { OrderId: orderNumber, Amount: amount, DealId: dealId, PartnerId: recipientId }),
    execute: (PaymentId) => payout('Payment', { PaymentId }),
    state: (PaymentId) => payout('GetState', { PaymentId }),
  };
}

async function callTerminal(
  send: Send,
  url: string,
  { key, password }: Terminal,
  parameters: Answer,
): Promise<ProviderResult<Answer>> {
  const signed = { TerminalKey: key, ...parameters };
  const answer = await send({ method: 'POST', url, json: { ...signed, Token: tbankToken(signed, password) } });
  if (!answer.ok) return answer;
  const { body, status } = answer.value;
  // A payout that the bank has refused is an answer, not a failure of the call.
  if (body.Success === true || (body.Status !== undefined && body.PaymentId !== undefined)) return success(body);
  const code = textOf(body.ErrorCode ?? status);
  const message = [body.Message, body.Details].filter(Boolean).join('. ');
  return failure(reasonOfTbank(code, status), code, message);
}

function snapshotOf(body: Answer): ProviderResult<PayoutSnapshot> {
  const bankStatus = textOf(body.Status);
  const progress = progressOfStatus[bankStatus];
  if (progress === undefined || body.PaymentId === undefined)
    return failure('unavailable', 'unknown-status', `Неизвестный статус выплаты «${bankStatus}»`);
  const message = progress === 'REFUSED' ? [body.Message, body.Details].filter(Boolean).join('. ') : '';
  return success({ externalId: textOf(body.PaymentId), progress, bankStatus, message });
}

/** The token of the register, kept until it is about to expire or the register does not accept it. */
function createAuthorization(send: Send, root: string, { login, password }: TbankPayoutsConfig['register']) {
  let token = '';
  let expiresAt = 0;
  const authorize = async (): Promise<ProviderResult<string>> => {
    if (performance.now() < expiresAt) return success(token);
    const form = { grant_type: 'password', username: login, password };
    const answer = await send({ method: 'POST', url: `${root}/oauth/token`, form });
    if (!answer.ok) return answer;
    const { access_token: given, expires_in: seconds } = answer.value.body;
    if (typeof given !== 'string')
      return failure(refusalOfStatus(answer.value.status), String(answer.value.status), 'Банк не выдал токен');
    token = given;
    // A minute less, so that the token outlives the call.
    expiresAt = performance.now() + (Number(seconds ?? 0) - 60) * 1000;
    return success(token);
  };
  const forget = () => {
    expiresAt = 0;
  };
  return { authorize, forget };
}

async function registerSeller(
  send: Send,
  url: string,
  token: string,
  seller: PayoutRecipient,
): Promise<ProviderResult<string>> {
  const ceo = ceoOf(seller);
  if (!ceo) return failure('rejected', 'director', 'Укажите счёт ещё раз: банку нужны имя и телефон руководителя');
  const headers = { authorization: `Bearer ${token}` };
  const answer = await send({ method: 'POST', url, headers, json: sellerBody(seller, ceo) });
  if (!answer.ok) return answer;
  const { status } = answer.value;
  const { shopCode, errors, message } = answer.value.body;
  const code = textOf(shopCode);
  if (status < 300 && code) return success(code);
  const words = Array.isArray(errors) ? errors.map((each) => textOf(recordOf(each).defaultMessage)).join('. ') : '';
  return failure(refusalOfStatus(status), String(status), words || textOf(message) || 'Банк не принял продавца');
}

/** The director of a company; a person signs for themselves. */
function ceoOf({ identity, holder, phone, ...seller }: PayoutRecipient): CompanyDirector | undefined {
  if (isCompany(seller)) return identity.director;
  const { lastName, firstName } = personNameOf(holder);
  return { lastName, firstName, phone };
}

function sellerBody(seller: PayoutRecipient, ceo: CompanyDirector): Answer {
  return {
    billingDescriptor: cutUnits(seller.shopName, 14),
    fullName: seller.holder,
    name: seller.shopName,
    inn: seller.inn,
    kpp: seller.kpp || organisationWithoutKpp,
    ogrn: seller.ogrn,
    addresses: [{ type: 'legal', zip: seller.zip, country: 'RUS', city: seller.city, street: seller.street }],
    email: seller.email,
    siteUrl: seller.siteUrl,
    ceo: { ...ceo, country: 'RUS' },
    bankAccount: {
      account: seller.account,
      bankName: seller.bankName,
      bik: seller.bik,
      details: 'Перевод по договору с маркетплейсом. Без НДС',
    },
  };
}
