import { Type, type Static } from 'typebox';
import { Day, Entity, Enumeration, Id, Kopecks, Moment, Nullable, Slug } from '../value/schema.ts';
import { SellerCommissionRule } from './commission.schema.ts';
import * as values from './values.ts';

export * from './commission.schema.ts';

const { moneyLimits } = values;

export const LedgerAccount = Enumeration('LedgerAccount', values.ledgerAccounts);
export type LedgerAccount = Static<typeof LedgerAccount>;
export const SellerAccount = Enumeration('SellerAccount', values.sellerAccounts);
export type SellerAccount = Static<typeof SellerAccount>;
export const LedgerCause = Enumeration('LedgerCause', values.ledgerCauses);
export type LedgerCause = Static<typeof LedgerCause>;
export const MoneyKind = Enumeration('MoneyKind', values.moneyKinds);
export type MoneyKind = Static<typeof MoneyKind>;
export const MoneyState = Enumeration('MoneyState', values.moneyStates);
export type MoneyState = Static<typeof MoneyState>;

/** Kopecks; below zero for money that leaves. */
const Signed = Type.Integer();

/** When the money of an order becomes available. */
const expectation = {
  state: MoneyState,
  /** Null when it is available already, or when the date is unknown: before a dispute is decided. */
  expectedAt: Nullable(Moment),
  /** The dispute period is running, and ends then. Otherwise the date follows from the planned delivery. */
  isExact: Type.Boolean(),
};

/** Changes of a seller's balance, by account. */
const changes = { pending: Signed, available: Signed, debt: Signed, inFlight: Signed };

/** The balances of a seller, in kopecks. Each figure is the sum of the moves on its account. */
export const SellerMoney = Entity('SellerMoney', {
  pending: Signed,
  available: Signed,
  /** Below zero: the seller's debt. */
  debt: Signed,
  /** Sent to the seller's bank, and not confirmed by it. */
  inFlight: Signed,
  paidOut: Signed,
  /** The amounts of `pending` by the expected day of the shop, the earliest first; null: unknown. */
  waiting: Type.Array(Type.Object({ day: Nullable(Day), orders: Type.Integer(), amount: Signed })),
});
export type SellerMoney = Static<typeof SellerMoney>;

/** An order service in the list of moves. */
export const MoneyOrderName = Entity('MoneyOrderName', {
  /** The order service. */
  id: Id,
  number: Id,
  /** Of the first product. */
  title: Type.String(),
  productCount: Type.Integer(),
});
export type MoneyOrderName = Static<typeof MoneyOrderName>;

/**
 * A move of a seller's money. `paid + compensation - commission - paidOut` is the sum of `pending`, `available`, `debt`
 * and `inFlight`: zero when money only moves between them.
 */
export const MoneyMove = Entity('MoneyMove', {
  id: Id,
  cause: LedgerCause,
  createdAt: Moment,
  order: Nullable(MoneyOrderName),
  /** Name of the plan that was sold. */
  plan: Nullable(Type.String()),
  /** By buyers. */
  paid: Signed,
  /** By the marketplace, for its discounts. */
  compensation: Signed,
  commission: Signed,
  /** To the seller's bank account. */
  paidOut: Signed,
  ...changes,
});
export type MoneyMove = Static<typeof MoneyMove>;

/** `account`: only moves on it. `before`: the last move of the page before. `search`: number of an order. */
export const MoneyMovesQuery = Type.Object({
  from: Type.Optional(Day),
  to: Type.Optional(Day),
  kind: Type.Optional(MoneyKind),
  account: Type.Optional(SellerAccount),
  search: Type.Optional(Type.String({ maxLength: moneyLimits.search })),
  before: Type.Optional(Id),
  take: Type.Optional(Type.Integer({ minimum: 1, maximum: moneyLimits.take })),
});
export type MoneyMovesQuery = Static<typeof MoneyMovesQuery>;

/** The newest first. */
export const MoneyMoves = Entity('MoneyMoves', {
  data: Type.Array(MoneyMove),
  /** `before` of the next page. */
  next: Nullable(Id),
  /** Of everything that matches the filters, including other pages. */
  total: Type.Object({ moves: Type.Integer(), ...changes }),
});
export type MoneyMoves = Static<typeof MoneyMoves>;

/** An order with pending money. */
export const WaitingMoney = Entity('WaitingMoney', { order: MoneyOrderName, amount: Signed, ...expectation });
export type WaitingMoney = Static<typeof WaitingMoney>;

/** `after`: the last order of the page before. */
export const WaitingMoneyQuery = Type.Object({
  after: Type.Optional(Id),
  take: Type.Optional(Type.Integer({ minimum: 1, maximum: moneyLimits.take })),
});
export type WaitingMoneyQuery = Static<typeof WaitingMoneyQuery>;

/** The earliest first, those without a date last. */
export const WaitingMoneys = Entity('WaitingMoneys', { data: Type.Array(WaitingMoney), next: Nullable(Id) });
export type WaitingMoneys = Static<typeof WaitingMoneys>;

/** A line of an order, or its delivery, as it was sold and as it is after refunds. */
export const MoneyLine = Entity('MoneyLine', {
  /** Null: the delivery. */
  orderProductId: Nullable(Id),
  title: Type.String(),
  quantity: Type.Integer(),
  paid: Kopecks,
  compensation: Kopecks,
  /** With its tax. */
  commission: Kopecks,
  tax: Kopecks,
  /** The returned parts of `paid`, `compensation` and `commission`. */
  refunded: Kopecks,
  compensationReturned: Kopecks,
  commissionReturned: Kopecks,
  /** The seller's share. */
  left: Signed,
  /** The terms of the commission; null where there is none. */
  rule: Nullable(SellerCommissionRule),
});
export type MoneyLine = Static<typeof MoneyLine>;

/** The money of an order service. */
export const MoneyOrder = Entity('MoneyOrder', {
  order: MoneyOrderName,
  ...expectation,
  lines: Type.Array(MoneyLine),
  /** The sum of the remaining amounts of the lines. */
  left: Signed,
});
export type MoneyOrder = Static<typeof MoneyOrder>;

/** `id`: the order service. */
export const MoneyOrderParams = Type.Object({ service: Slug, id: Id });
export type MoneyOrderParams = Static<typeof MoneyOrderParams>;

const monthPattern = '^20\\d{2}-(0[1-9]|1[0-2])$';

/** A month of a seller: opening balance, moves and closing balance. */
export const MoneyMonth = Entity('MoneyMonth', {
  month: Type.String({ pattern: monthPattern }),
  /** Orders that were sold. */
  orders: Type.Integer(),
  /** The seller's total balance, less debts. */
  opening: Signed,
  sold: Signed,
  compensation: Signed,
  commission: Signed,
  /** VAT that `commission` contains. */
  tax: Signed,
  refunded: Signed,
  subscriptions: Signed,
  paidOut: Signed,
  /** `opening` and everything between. */
  closing: Signed,
});
export type MoneyMonth = Static<typeof MoneyMonth>;
/** The latest first. */
export const MoneyMonths = Type.Array(MoneyMonth);
export type MoneyMonths = Static<typeof MoneyMonths>;

export const MoneyRegisterQuery = Type.Object({
  month: Type.String({ pattern: monthPattern }),
  format: Enumeration('MoneyRegisterFormat', values.moneyRegisterFormats),
});
export type MoneyRegisterQuery = Static<typeof MoneyRegisterQuery>;
