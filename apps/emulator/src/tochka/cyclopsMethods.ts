import { scalarText } from '../scalarText.ts';
import type { CyclopsBook, CyclopsDeal } from './cyclopsBook.ts';

type Params = Record<string, unknown>;
export type CyclopsMethod = (book: CyclopsBook, params: Params) => object;

/** An error of JSON-RPC. */
export class CyclopsError extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

export const recordOf = (value: unknown): Params =>
  typeof value === 'object' && value !== null ? (value as Params) : {};
export const recordsOf = (value: unknown): Params[] => (Array.isArray(value) ? value.map(recordOf) : []);
const roubles = (kopecks: number): number => kopecks / 100;
const kopecks = (amount: unknown): number => Math.round(Number(amount) * 100);

export function required(params: Params, ...names: string[]): void {
  const missing = names.filter((name) => params[name] === undefined || params[name] === '');
  if (missing.length > 0) throw new CyclopsError(-32602, `Не заполнено: ${missing.join(', ')}`);
}

function createCompany(book: CyclopsBook, params: Params): object {
  required(params, 'inn', 'beneficiary_data');
  required(recordOf(params.beneficiary_data), 'name', 'kpp');
  const { id, inn } = book.addBeneficiary('ul', scalarText(params.inn), params.beneficiary_data);
  return { beneficiary: { id, inn } };
}

export function beneficiaryOf(book: CyclopsBook, { beneficiary_id: id }: Params) {
  const found = book.beneficiary(scalarText(id));
  if (!found) throw new CyclopsError(4409, 'Бенефициар не найден');
  return found;
}

function dealOf(book: CyclopsBook, { deal_id: id }: Params): CyclopsDeal {
  const found = book.deal(scalarText(id));
  if (!found) throw new CyclopsError(4417, 'Сделка не найдена');
  return found;
}

function createDeal(book: CyclopsBook, params: Params): object {
  const extKey = scalarText(params.ext_key);
  const [payer = {}] = recordsOf(params.payers);
  const [recipient = {}] = recordsOf(params.recipients);
  required(recipient, 'number', 'type', 'amount', 'account', 'bank_code', 'name', 'inn', 'purpose');
  required(payer, 'virtual_account', 'amount');
  const amount = kopecks(params.amount);
  if (kopecks(payer.amount) !== amount || kopecks(recipient.amount) !== amount)
    throw new CyclopsError(4413, 'Суммы сделки не сходятся');
  if (book.deals().some((deal) => deal.extKey === extKey))
    throw new CyclopsError(4442, 'Сделка с таким ext_key уже есть');
  const approved = book.plan.refuseNext === 0;
  if (!approved) book.plan.refuseNext -= 1;
  const details = { number: Number(recipient.number), type: scalarText(recipient.type), amount };
  const to = {
    account: scalarText(recipient.account),
    bank_code: scalarText(recipient.bank_code),
    name: scalarText(recipient.name),
    inn: scalarText(recipient.inn),
  };
  const virtualAccount = scalarText(payer.virtual_account);
  const deal = book.addDeal({ extKey, virtualAccount, amount, recipient: { ...details, ...to } });
  const messages = approved ? [] : [{ level: 'ERROR', text: 'Получатель не согласован' }];
  return { deal_id: deal.id, compliance_check_payments: [{ number: details.number, approved, messages }] };
}

/** Pays a new deal. A second call finds it in another status and moves nothing. */
function executeDeal(book: CyclopsBook, params: Params): object {
  const deal = dealOf(book, params);
  if (deal.status === 'in_process') throw new CyclopsError(4447, 'По сделке уже идёт выплата');
  if (deal.status !== 'new') throw new CyclopsError(4418, `Сделка в статусе ${deal.status}`);
  const files = book.filesOf(deal.id);
  if (files.length === 0) throw new CyclopsError(4406, 'Документ не найден');
  if (!files.some(({ isAccepted }) => isAccepted)) throw new CyclopsError(4408, 'Документ ещё не загружен');
  if (deal.amount > book.cashFor(deal)) throw new CyclopsError(4415, 'Недостаточно средств');
  deal.status = 'in_process';
  deal.paymentStatus = 'WAIT_SEND';
  return { deal_id: deal.id };
}

function getDeal(book: CyclopsBook, params: Params): object {
  const deal = dealOf(book, params);
  const shown = shownDeal(deal);
  // The next query finds the payment made.
  if (deal.status === 'in_process' && !book.plan.isChecking) {
    deal.status = 'closed';
    deal.paymentStatus = 'PAID';
  }
  return { deal: shown };
}

/** Frees the money of a deal whose payment came back before it was made. */
function cancelCorrection(book: CyclopsBook, params: Params): object {
  const deal = dealOf(book, params);
  if (deal.status !== 'correction') throw new CyclopsError(4418, `Сделка в статусе ${deal.status}`);
  deal.status = 'canceled_by_platform';
  return { deal_id: deal.id, status: deal.status };
}

const recipientStatus = { NEW: 'new', WAIT_SEND: 'in_process', PAID: 'success', CANCELED: 'reject' } as const;

const shownDeal = ({ id, extKey, amount, status, recipient, paymentStatus, reason }: CyclopsDeal): object => ({
  id,
  ext_key: extKey,
  amount: roubles(amount),
  status,
  recipients: [
    {
      number: recipient.number,
      type: recipient.type,
      amount: roubles(amount),
      status: recipientStatus[paymentStatus],
      executed: paymentStatus === 'PAID',
      payment: { id: `payment-${id}`, status: paymentStatus },
      ...(reason && { error_reason: reason }),
    },
  ],
});

function rejectDeal(book: CyclopsBook, params: Params): object {
  const deal = dealOf(book, params);
  if (deal.status !== 'new') throw new CyclopsError(4418, `Сделка в статусе ${deal.status}`);
  deal.status = 'rejected';
  return { deal_id: deal.id, status: deal.status };
}

function identify(book: CyclopsBook, params: Params): object {
  const id = scalarText(params.payment_id);
  const payment = book.incoming(id);
  if (!payment) throw new CyclopsError(4412, 'Платёж не найден');
  if (payment.isIdentified) throw new CyclopsError(4414, 'Платёж уже идентифицирован');
  const owners = recordsOf(params.owners);
  if (owners.length !== 1 || kopecks(owners[0]?.amount) !== payment.amount)
    throw new CyclopsError(4413, 'Суммы не сходятся с платежом');
  book.identify(id, scalarText(owners[0]?.virtual_account), payment.amount);
  return {};
}

function getDocument(book: CyclopsBook, { document_id: id }: Params): object {
  const file = book.file(scalarText(id));
  if (!file) throw new CyclopsError(4406, 'Документ не найден');
  // The next question finds it accepted.
  const document = { id: file.id, success_added: file.isAccepted };
  file.isAccepted = true;
  return { document };
}

/** The methods of version 2 that are needed to pay sellers. */
export const cyclopsMethods: Record<string, CyclopsMethod> = {
  echo: (_book, { text }) => ({ text }),
  create_beneficiary_ul: createCompany,
  list_beneficiary: (book, { filters }) => ({
    beneficiaries: book
      .beneficiaries()
      .filter(({ inn }) => inn === scalarText(recordOf(filters).inn))
      .map(({ id, inn, isActive }) => ({ id, inn, is_active: isActive })),
  }),
  get_beneficiary: (book, params) => {
    const { id, inn, isActive, isAdded } = beneficiaryOf(book, params);
    return { beneficiary: { id, inn, is_active: isActive, is_added_to_ms: isAdded } };
  },
  list_payments_v2: (book) => ({ payments: book.unidentified() }),
  get_payment: (book, { payment_id: id }) => {
    const payment = book.incoming(scalarText(id));
    if (!payment) throw new CyclopsError(4412, 'Платёж не найден');
    return { payment: { id, amount: roubles(payment.amount), identify: payment.isIdentified, incoming: true } };
  },
  identification_payment: identify,
  create_deal: createDeal,
  execute_deal: executeDeal,
  get_deal: getDeal,
  rejected_deal: rejectDeal,
  cancel_deal_with_executed_recipients: cancelCorrection,
  list_documents: (book, { filters }) => ({
    documents: book.filesOf(scalarText(recordOf(filters).deal_id)).map(({ id }) => ({ document_id: id })),
  }),
  get_document: getDocument,
  list_deals: (book, { filters }) => ({
    deals: book
      .deals()
      .filter(({ extKey }) => extKey === scalarText(recordOf(filters).ext_key))
      .map(({ id, status, extKey }) => ({ id, status, ext_key: extKey })),
  }),
};
