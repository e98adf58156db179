import type {
  CommissionFigures,
  CommissionRuleKind,
  LedgerCause,
  MoneyKind,
  MoneyOrderName,
  SellerAccount,
  SellerCommissionRule,
} from './schema.ts';

const roubles = new Intl.NumberFormat('ru-RU', { minimumFractionDigits: 0, maximumFractionDigits: 2 });
const noBreak = '\u00A0';

/** «1 290 ₽», «−45,50 ₽»: to the kopeck. */
export function exactRoubles(kopecks: number): string {
  const hasKopecks = kopecks % 100 !== 0;
  const text = hasKopecks ? (Math.abs(kopecks) / 100).toFixed(2) : String(Math.abs(kopecks) / 100);
  const [whole = '0', part] = text.split('.');
  const grouped = roubles.format(Number(whole)).replace(/[\u202F ]/g, noBreak);
  return `${kopecks < 0 ? '\u2212' : ''}${grouped}${part ? `,${part}` : ''}${noBreak}₽`;
}

/** «15 %», «7,5 %». @param rate hundredths of a percent */
export const ratePercent = (rate: number): string => `${String(rate / 100).replace('.', ',')}${noBreak}%`;

export const ledgerCauseLabels: Record<LedgerCause, string> = {
  CAPTURE: 'Оплата',
  SALE: 'Продажа',
  SUBSCRIPTION: 'Подписка на магазин',
  RELEASE: 'Стало доступно',
  REFUND: 'Возврат покупателю',
  REFUND_PAID: 'Возврат выплачен',
  REFUND_FAILED: 'Возврат не прошёл',
  CANCELLATION: 'Заказ отменён',
  DEBT_COVERED: 'Долг погашен',
  PAYOUT: 'Выплата отправлена',
  PAYOUT_PAID: 'Выплата на счёте',
  PAYOUT_FAILED: 'Выплата не прошла',
  PAYOUT_RETURNED: 'Банк вернул выплату',
  BANK_FEE: 'Комиссия банка',
  CORRECTION: 'Исправление по сверке с банком',
};

export const moneyKindLabels: Record<MoneyKind, string> = {
  SALES: 'Продажи',
  REFUNDS: 'Возвраты',
  SUBSCRIPTIONS: 'Подписки',
  RELEASES: 'Стало доступно',
  DEBTS: 'Долг',
  PAYOUTS: 'Выплаты',
};

export const sellerAccountLabels: Record<SellerAccount, string> = {
  SELLER_PENDING: 'Ожидает',
  SELLER_AVAILABLE: 'Доступно',
  SELLER_DEBT: 'Долг',
  SELLER_PAYOUT: 'В пути на счёт',
};

export const commissionKindLabels: Record<CommissionRuleKind, string> = {
  PROMOTION: 'для акции',
  SELLER: 'для магазина',
  CATEGORY: 'для категории',
  BASE: 'для всех товаров',
};

/** «15 %, не меньше 50 ₽ за строку, внутри НДС 22 %». */
export function commissionText({ rate, minimum, taxRate }: CommissionFigures): string {
  return [
    ratePercent(rate),
    ...(minimum > 0 ? [`не меньше ${exactRoubles(minimum)} за строку`] : []),
    taxRate > 0 ? `внутри НДС ${ratePercent(taxRate)}` : 'без НДС',
  ].join(', ');
}

/** «15 %, внутри НДС 22 %, для категории „Вазы“». */
export const ruleText = ({ kind, subject, ...terms }: SellerCommissionRule): string =>
  `${commissionText(terms)}, ${commissionKindLabels[kind]}${subject === null || kind === 'SELLER' ? '' : ` «${subject}»`}`;

const monthNames = [
  'январь',
  'февраль',
  'март',
  'апрель',
  'май',
  'июнь',
  'июль',
  'август',
  'сентябрь',
  'октябрь',
  'ноябрь',
  'декабрь',
] as const;

/** «май 2026». @param month `YYYY-MM` */
export function monthText(month: string): string {
  const [year, number] = month.split('-');
  return `${monthNames[Number(number) - 1]} ${year}`;
}

/** «№ 10531, „Зефир“ и ещё 2». */
export const moneyOrderText = ({ number, title, productCount }: MoneyOrderName): string =>
  `№${noBreak}${number}, ${title}${productCount > 1 ? ` и ещё ${productCount - 1}` : ''}`;
