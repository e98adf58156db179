import { randomBytes } from 'node:crypto';
import type { IncomeReceipt, TaxpayerBook } from './taxpayerBook.ts';

const smz = 'urn://x-artefacts-gnivc-ru/ais3/SMZ/SmzPartnersIntegrationService/types/1.0';
const errors = {
  REQUEST_VALIDATION_ERROR: 'Ошибка парсинга запроса',
  TAXPAYER_UNREGISTERED: 'НП НПД снят с учета или не обнаружен',
  TAXPAYER_UNBOUND: 'Пользователь не привязан к Партнеру',
  DUPLICATE: 'Такой доход уже был зарегистрирован',
  ALREADY_DELETED: 'Чек с таким ID уже сторнирован',
  RECEIPT_ID_NOT_FOUND: 'Чек с таким ID не зарегистрирован',
} as const;

/** The text of the first element with this name. */
export const textIn = (xml: string, name: string): string =>
  new RegExp(`<(?:[\\w-]+:)?${name}(?:\\s[^>]*)?>([^<]*)</`).exec(xml)?.[1]?.trim() ?? '';

const answer = (name: string, content: string): string => `<${name} xmlns="${smz}">${content}</${name}>`;
const field = (name: string, text: string): string => `<${name}>${text}</${name}>`;

function error(code: keyof typeof errors, args: Record<string, string> = {}): string {
  const listed = Object.entries(args).map(([key, value]) => field('Args', field('Key', key) + field('Value', value)));
  return answer('SmzPlatformError', field('Code', code) + field('Message', errors[code]) + listed.join(''));
}

interface Asked {
  book: TaxpayerBook;
  xml: string;
  linkOf: (receipt: IncomeReceipt) => string;
}

/** The person for whom an income is registered or annulled, or the reason of a refusal. */
function refusalOf({ book, xml }: Asked): string | null {
  const person = book.person(textIn(xml, 'Inn'));
  if (!/^\d{12}$/.test(person.inn)) return error('REQUEST_VALIDATION_ERROR');
  if (!person.isSelfEmployed) return error('TAXPAYER_UNREGISTERED');
  return person.isBound ? null : error('TAXPAYER_UNBOUND');
}

function postIncome(asked: Asked): string {
  const { book, xml, linkOf } = asked;
  const refusal = refusalOf(asked);
  if (refusal !== null) return refusal;
  const [uniqueId, name, time] = [textIn(xml, 'OperationUniqueId'), textIn(xml, 'Name'), textIn(xml, 'OperationTime')];
  const amount = Number(textIn(xml, 'TotalAmount'));
  const isWrong = name === '' || !(amount > 0) || Number(textIn(xml, 'Amount')) !== amount;
  if (isWrong || Number.isNaN(Date.parse(time)) || textIn(xml, 'IncomeType') === '')
    return error('REQUEST_VALIDATION_ERROR');
  const known = uniqueId === '' ? undefined : book.receipts.find((receipt) => receipt.uniqueId === uniqueId);
  if (known) return error('DUPLICATE', { RECEIPT_URL: linkOf(known), RECEIPT_ID: known.receiptId });
  const receipt = {
    receiptId: randomBytes(5).toString('hex'),
    inn: textIn(xml, 'Inn'),
    uniqueId,
    name,
    amount,
    operationTime: time,
    cancelReason: null,
  };
  book.receipts.push(receipt);
  return answer('PostIncomeResponseV2', field('ReceiptId', receipt.receiptId) + field('Link', linkOf(receipt)));
}

function cancelReceipt(asked: Asked): string {
  const { book, xml } = asked;
  const refusal = refusalOf(asked);
  if (refusal !== null) return refusal;
  const reason = textIn(xml, 'ReasonCode');
  if (reason !== 'REFUND' && reason !== 'REGISTRATION_MISTAKE') return error('REQUEST_VALIDATION_ERROR');
  const receipt = book.receipts.find(({ receiptId }) => receiptId === textIn(xml, 'ReceiptId'));
  if (receipt?.inn !== textIn(xml, 'Inn')) return error('RECEIPT_ID_NOT_FOUND');
  if (receipt.cancelReason !== null) return error('ALREADY_DELETED');
  receipt.cancelReason = reason;
  return answer('PostCancelReceiptResponseV2', field('RequestResult', 'OK'));
}

function bind({ book, xml }: Asked): string {
  const { inn, isSelfEmployed } = book.person(textIn(xml, 'Inn'));
  if (!isSelfEmployed) return error('TAXPAYER_UNREGISTERED');
  return answer('PostBindPartnerWithInnResponse', field('Id', book.ask(inn)));
}

function bindStatus({ book, xml }: Asked): string {
  const result = book.answerTo(textIn(xml, 'Id'));
  if (result === undefined) return error('REQUEST_VALIDATION_ERROR');
  return answer('GetBindPartnerStatusResponse', field('Result', result));
}

const methods: Record<string, (asked: Asked) => string> = {
  PostIncomeRequestV2: postIncome,
  PostCancelReceiptRequestV2: cancelReceipt,
  PostBindPartnerWithInnRequest: bind,
  GetBindPartnerStatusRequest: bindStatus,
};

/** The method in a message. */
export const methodIn = (xml: string): string =>
  Object.keys(methods).find((name) => xml.includes(`<${name} `)) ?? 'unknown';

/** Handles a message. */
export const smzAnswer = (asked: Asked): string =>
  methods[methodIn(asked.xml)]?.(asked) ?? error('REQUEST_VALIDATION_ERROR');
