import { Type, type Static } from 'typebox';
import { Meta } from '../paging/schema.ts';
import { Day, Entity, Enumeration, Id, Kopecks, Moment, Nullable } from '../value/schema.ts';
import * as values from './values.ts';

export const TaxpayerState = Enumeration('TaxpayerState', values.taxpayerStates);
export type TaxpayerState = Static<typeof TaxpayerState>;
export const BindingState = Enumeration('BindingState', values.bindingStates);
export type BindingState = Static<typeof BindingState>;
export const IncomeState = Enumeration('IncomeState', values.incomeStates);
export type IncomeState = Static<typeof IncomeState>;
export const ReceiptIssuer = Enumeration('ReceiptIssuer', values.receiptIssuers);
export type ReceiptIssuer = Static<typeof ReceiptIssuer>;
export type IncomeMeaning = (typeof values.incomeMeanings)[number];

/** A receipt of «Мой налог» (kopecks). */
export const SellerIncome = Entity('SellerIncome', {
  id: Id,
  /** null for a subscription. */
  orderServiceId: Nullable(Id),
  name: Type.String(),
  amount: Kopecks,
  state: IncomeState,
  /** When the buyer has paid. */
  soldAt: Moment,
  /** The last day to register it. */
  deadline: Day,
  /** The number of the receipt; empty until it is registered. */
  receiptId: Type.String(),
  url: Nullable(Type.String()),
  /** The reason the tax service has not accepted it yet. */
  error: Type.String(),
});
export type SellerIncome = Static<typeof SellerIncome>;

/** The data of the tax service about a self-employed seller. */
export const SellerTaxes = Entity('SellerTaxes', {
  status: TaxpayerState,
  checkedAt: Nullable(Moment),
  binding: BindingState,
  /** The party that registers incomes. */
  issuer: ReceiptIssuer,
});
export type SellerTaxes = Static<typeof SellerTaxes>;

/** `taxes`: null for a seller who is not self-employed. */
export const SellerIncomes = Entity('SellerIncomes', {
  taxes: Nullable(SellerTaxes),
  data: Type.Array(SellerIncome),
  meta: Meta,
});
export type SellerIncomes = Static<typeof SellerIncomes>;
