import type { ReceiptKind } from '@vetka/domain/receipt';
import { callProvider, recordOf, refusalOfStatus, textOf, type ProviderAnswer } from '../http.ts';
import { failure, success, type ProviderResult } from '../result.ts';
import type { CashRegister, Correction, CorrectionState } from './cashRegister.ts';
import type { FiscalLine } from './receipt.ts';

export interface AtolConfig {
  /** Up to and including `/possystem/v5`. No trailing slash. */
  baseUrl: string;
  login: string;
  password: string;
  /** The group of cash registers. */
  group: string;
  /** ИНН of the marketplace. */
  inn: string;
  /** The site on which the payment was made. */
  paymentAddress: string;
  /** Timeout of a request (ms). @default 10000 */
  timeoutMs?: number;
}

type Send = (method: 'GET' | 'POST', path: string, json?: unknown) => Promise<ProviderResult<ProviderAnswer>>;

const operations: Record<ReceiptKind, string> = { INCOME: 'sell_correction', RETURN: 'sell_refund_correction' };
/** A document with this `external_id` exists; the answer names it. */
const knownCode = '33';
const unknownCode = '34';
const electronic = 1;
const goods = 1;
const service = 4;
const pieces = 0;

const roubles = (kopecks: number): number => kopecks / 100;
const moscow = (date: Date): string => new Date(date.getTime() + 3 * 3_600_000).toISOString();
const russianDay = (day: string): string => day.slice(0, 10).split('-').toReversed().join('.');

/** ATOL Online, version 5 (FFD 1.2). Prints corrections; receipts themselves are printed through the bank. */
export function createAtol(config: AtolConfig): CashRegister {
  const send = createSender(config);
  return {
    correct: async (correction) => {
      const path = `/${config.group}/${operations[correction.kind]}`;
      const answer = await send('POST', path, documentOf(config, correction));
      if (!answer.ok) return answer;
      const { uuid, error } = recordOf(answer.value.body);
      const code = textOf(recordOf(error).code);
      if (uuid && (error == null || code === knownCode)) return success({ externalId: textOf(uuid) });
      const { status } = answer.value;
      return failure(refusalOfStatus(status), code || String(status), textOf(recordOf(error).text) || 'Отказ кассы');
    },
    state: async (externalId) => {
      const answer = await send('GET', `/${config.group}/report/${encodeURIComponent(externalId)}`);
      return answer.ok ? stateOf(recordOf(answer.value.body)) : answer;
    },
  };
}

/** Calls with a token, which is fetched again when it has expired. */
function createSender({ baseUrl, login, password, timeoutMs = 10_000 }: AtolConfig): Send {
  let token: string | null = null;
  const signIn = async (): Promise<ProviderResult<string>> => {
    const json = { login, pass: password };
    const answer = await callProvider({ method: 'POST', url: `${baseUrl}/getToken`, json, timeoutMs });
    if (!answer.ok) return answer;
    const given = textOf(recordOf(answer.value.body).token);
    return given ? success(given) : failure('unavailable', 'token', 'Касса не принимает логин и пароль');
  };
  return async (method, path, json) => {
    for (const isLast of [false, true]) {
      const signed: ProviderResult<string> = token === null ? await signIn() : success(token);
      if (!signed.ok) return signed;
      token = signed.value;
      const headers = { token };
      const answer = await callProvider({ method, url: baseUrl + path, headers, json, timeoutMs });
      if (!answer.ok || answer.value.status !== 401) return answer;
      token = null;
      if (isLast) break;
    }
    return failure('unavailable', '401', 'Касса не принимает токен');
  };
}

function documentOf({ inn, paymentAddress }: AtolConfig, correction: Correction) {
  const { requestId, receipt, total, basis, baseNumber, baseDay, wrongSign } = correction;
  const { taxation, phone, email, lines } = receipt;
  const now = moscow(new Date());
  return {
    timestamp: `${russianDay(now)} ${now.slice(11, 19)}`,
    external_id: requestId,
    correction: {
      client: { ...(email !== null && { email }), ...(phone !== null && { phone }) },
      company: { sno: taxation, inn, payment_address: paymentAddress },
      correction_info: {
        type: basis === 'SELF' ? 'self' : 'instruction',
        base_date: russianDay(baseDay),
        ...(baseNumber && { base_number: baseNumber }),
      },
      items: lines.map(itemOf),
      payments: [{ type: electronic, sum: roubles(total) }],
      total: roubles(total),
      ...(wrongSign && { additional_check_props: wrongSign }),
    },
  };
}

function itemOf({ name, price, quantity, amount, vat, kind, supplier }: FiscalLine) {
  return {
    name,
    price: roubles(price),
    quantity,
    measure: pieces,
    sum: roubles(amount),
    payment_method: 'full_prepayment',
    payment_object: kind === 'commodity' ? goods : service,
    vat: { type: vat },
    ...(supplier !== null && { agent_info: { type: 'another' }, supplier_info: supplier }),
  };
}

function stateOf({ status, error, payload }: Record<string, unknown>): ProviderResult<CorrectionState> {
  const { code, text } = recordOf(error);
  if (textOf(code) === unknownCode) return failure('not-found', unknownCode, textOf(text));
  if (status === 'wait') return success({ state: 'WAITING' });
  if (status === 'fail') return success({ state: 'FAILED', error: textOf(text) || 'Касса не назвала причину' });
  const printed = recordOf(payload);
  const number = textOf(printed.fiscal_document_number);
  if (status !== 'done' || number === '') return failure('unavailable', 'status', 'Касса прислала незнакомый ответ');
  return success({
    state: 'PRINTED',
    document: {
      driveNumber: textOf(printed.fn_number),
      documentNumber: number,
      sign: textOf(printed.fiscal_document_attribute),
      url: textOf(printed.ofd_receipt_url) || null,
      amount: Math.round(Number(printed.total) * 100),
      printedAt: momentOf(textOf(printed.receipt_datetime)),
    },
  });
}

/** `receipt_datetime` is `DD.MM.YYYY HH:MM:SS` of Moscow. */
function momentOf(text: string): Date {
  const [, day, month, year, time] = /^(\d{2})\.(\d{2})\.(\d{4}) (\d{2}:\d{2}:\d{2})$/.exec(text) ?? [];
  const moment = new Date(day ? `${year}-${month}-${day}T${time}+03:00` : text);
  return Number.isNaN(moment.getTime()) ? new Date() : moment;
}
