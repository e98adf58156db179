import { setTimeout as wait } from 'node:timers/promises';
import { callProvider } from '../http.ts';
import { failure, success, type ProviderResult } from '../result.ts';
import type { IncomeBook, NewIncome } from './taxService.ts';
import { element, textIn } from './xml.ts';

export interface MyTaxConfig {
  /** `https://himself-ktr-api.nalog.ru:8090` in production. No trailing slash. */
  baseUrl: string;
  /** The key that the tax service gives a partner. */
  masterToken: string;
  /** Timeout of a request (ms). @default 10000 */
  timeoutMs?: number;
  /** The interval between two queries of whether a message is processed (ms). @default 1000 */
  pollMs?: number;
}

const envelope = 'http://schemas.xmlsoap.org/soap/envelope/';
const consumer = 'urn://x-artefacts-gnivc-ru/inplat/servin';
const smz = 'urn://x-artefacts-gnivc-ru/ais3/SMZ/SmzPartnersIntegrationService/types/1.0';
const permissions = ['INCOME_REGISTRATION', 'INCOME_LIST', 'CANCEL_INCOME'];
/** After this many queries the next attempt continues to poll. */
const polls = 10;

const soap = (namespace: string, name: string, content: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><soap:Envelope xmlns:soap="${envelope}"><soap:Body>` +
  `<${name} xmlns="${namespace}">${content}</${name}></soap:Body></soap:Envelope>`;

/** The platform of the tax service for partners of «Мой налог» (SmzPartnersIntegrationService). */
export function createMyTax(config: MyTaxConfig): IncomeBook {
  const send = createSender(config);
  return {
    ask: async (inn) => {
      const rights = permissions.map((permission) => element('Permissions', permission)).join('');
      const answer = await send('PostBindPartnerWithInnRequest', element('Inn', inn) + rights);
      return answer.ok ? success(textIn(answer.value, 'Id')) : answer;
    },
    answer: async (askId) => {
      const answer = await send('GetBindPartnerStatusRequest', element('Id', askId));
      if (!answer.ok) return answer;
      const result = textIn(answer.value, 'Result');
      if (result === 'COMPLETED') return success('BOUND');
      return success(result === 'IN_PROGRESS' ? 'ASKED' : 'REFUSED');
    },
    register: async (income) => {
      const answer = await send('PostIncomeRequestV2', contentOf(income));
      if (answer.ok)
        return success({ receiptId: textIn(answer.value, 'ReceiptId'), url: textIn(answer.value, 'Link') });
      return answer.code === 'DUPLICATE' ? success(knownReceipt(answer.xml)) : answer;
    },
    cancel: async ({ inn, receiptId }) => {
      const content = element('Inn', inn) + element('ReceiptId', receiptId) + element('ReasonCode', 'REFUND');
      const answer = await send('PostCancelReceiptRequestV2', content);
      return answer.ok || answer.code === 'ALREADY_DELETED' ? success(null) : answer;
    },
  };
}

function contentOf({ requestId, inn, name, amount, soldAt }: NewIncome): string {
  const roubles = (amount / 100).toFixed(2);
  const services = element('Amount', roubles) + element('Name', name) + element('Quantity', '1');
  return (
    element('Inn', inn) +
    element('RequestTime', new Date().toISOString()) +
    element('OperationTime', soldAt.toISOString()) +
    element('IncomeType', 'FROM_INDIVIDUAL') +
    `<Services>${services}</Services>` +
    element('TotalAmount', roubles) +
    element('OperationUniqueId', requestId)
  );
}

/** The receipt that an error DUPLICATE names in its arguments. */
function knownReceipt(xml: string): { receiptId: string; url: string } {
  const given = (key: string) => textIn(/<(?:\w+:)?Args>/.test(xml) ? (xml.split(`>${key}<`)[1] ?? '') : '', 'Value');
  return { receiptId: given('RECEIPT_ID'), url: given('RECEIPT_URL') };
}

type Refusal = Extract<ProviderResult<never>, { ok: false }> & { xml: string };
type Sent = { ok: true; value: string } | Refusal;

/** Sends a message and waits for its answer, with a token that is renewed when it is refused or old. */
function createSender({ baseUrl, masterToken, timeoutMs = 10_000, pollMs = 1000 }: MyTaxConfig) {
  let token: { text: string; until: number } | null = null;

  const call = async (path: string, action: string, xml: string, headers = {}): Promise<ProviderResult<string>> => {
    const request = { method: 'POST', url: baseUrl + path, xml, timeoutMs } as const;
    const answer = await callProvider({ ...request, headers: { soapaction: `urn:${action}`, ...headers } });
    if (!answer.ok) return answer;
    if (answer.value.status !== 200) {
      token = null;
      return failure('unavailable', String(answer.value.status), `Налоговая ответила ${answer.value.status}`);
    }
    return success(answer.value.body as string);
  };

  const signIn = async (): Promise<ProviderResult<string>> => {
    if (token !== null && token.until > Date.now()) return success(token.text);
    const asked =
      '<AuthRequest xmlns="urn://x-artefacts-gnivc-ru/ais3/kkt/AuthService/types/1.0">' +
      `<AuthAppInfo>${element('MasterToken', masterToken)}</AuthAppInfo></AuthRequest>`;
    const body = soap(
      `${consumer}/OpenApiMessageConsumerService/types/1.0`,
      'GetMessageRequest',
      `<Message>${asked}</Message>`,
    );
    const answer = await call('/open-api/AuthService', 'GetMessageRequest', body);
    if (!answer.ok) return answer;
    const text = textIn(answer.value, 'Token');
    if (text === '') return failure('unavailable', 'token', 'Налоговая не принимает ключ партнёра');
    const until = Date.parse(textIn(answer.value, 'ExpireTime'));
    // A token whose time is not known is used for this message only.
    token = { text, until: Number.isNaN(until) ? 0 : until - 60_000 };
    return success(text);
  };

  const ask = async (name: string, content: string): Promise<ProviderResult<string>> => {
    const signed = await signIn();
    if (!signed.ok) return signed;
    const headers = { 'fns-openapi-token': signed.value, 'fns-openapi-usertoken': masterToken };
    const namespace = `${consumer}/OpenApiAsyncMessageConsumerService/types/1.0`;
    return call('/ais3/smz/SmzIntegrationService', name, soap(namespace, name, content), headers);
  };

  return async (name: string, content: string): Promise<Sent> => {
    const message = `<Message><${name} xmlns="${smz}">${content}</${name}></Message>`;
    const sent = await ask('SendMessageRequest', message);
    if (!sent.ok) return { ...sent, xml: '' };
    const id = element('MessageId', textIn(sent.value, 'MessageId'));
    for (let poll = 0; poll < polls; poll += 1) {
      const answer = await ask('GetMessageRequest', id);
      if (!answer.ok) return { ...answer, xml: '' };
      const xml = answer.value;
      if (textIn(xml, 'ProcessingStatus') === 'COMPLETED') return readAnswer(xml);
      await wait(pollMs);
    }
    return { ...failure('unavailable', 'processing', 'Налоговая ещё не ответила'), xml: '' };
  };
}

function readAnswer(xml: string): Sent {
  if (!/<(?:\w+:)?SmzPlatformError[\s>]/.test(xml)) return { ok: true, value: xml };
  const code = textIn(xml, 'Code');
  const reason = code === 'INTERNAL_ERROR' ? 'unavailable' : 'rejected';
  // The answer's message is an XML element, that of the error a text.
  const [, error = ''] = xml.split('</Code>');
  return { ...failure(reason, code, textIn(error, 'Message') || 'Налоговая отказала'), xml };
}
