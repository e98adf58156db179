import { addDays } from '@vetka/domain/date';
import {
  moneyKinds,
  moneyLimits,
  sellerAccounts,
  type MoneyKind,
  type MoneyMovesQuery,
  type SellerAccount,
} from '@vetka/domain/ledger';
import { cutText } from '@vetka/domain/text';

const views = ['waiting', 'payouts', 'receipts'] as const;
type MoneyView = (typeof views)[number];

/** The URL of «Деньги»: which moves are listed. */
export interface MoneySearch {
  /** Orders with pending money, payouts, or receipts of «Мой налог», instead of moves. */
  view?: MoneyView;
  /** `YYYY-MM`; absent for all the time. */
  month?: string;
  kind?: MoneyKind;
  account?: SellerAccount;
  search?: string;
}

const isMonth = (raw: unknown): raw is string => typeof raw === 'string' && /^20\d\d-(0[1-9]|1[0-2])$/.test(raw);

export function parseMoneySearch(raw: Record<string, unknown>): MoneySearch {
  const kind = moneyKinds.find((each) => each === raw['kind']);
  const account = sellerAccounts.find((each) => each === raw['account']);
  const view = views.find((each) => each === raw['view']);
  const typed = raw['search'];
  // The router reads a text of digits as a number.
  const text = typeof typed === 'string' || typeof typed === 'number' ? cutText(`${typed}`, moneyLimits.search) : '';
  return {
    ...(view && { view }),
    ...(isMonth(raw['month']) && { month: raw['month'] }),
    ...(kind && { kind }),
    ...(account && { account }),
    ...(text && { search: text }),
  };
}

/** Query string with its `?`; empty for the room's initial state. */
export function moneyQuery(search: MoneySearch): string {
  const query = new URLSearchParams(Object.entries(parseMoneySearch({ ...search })));
  return query.size > 0 ? `?${query}` : '';
}

/** The last day of a month. */
function lastDay(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const next = number === 12 ? `${year + 1}-01-01` : `${year}-${String(number + 1).padStart(2, '0')}-01`;
  return addDays(next, -1);
}

export const movesAsked = ({ month, kind, account, search }: MoneySearch): MoneyMovesQuery => ({
  ...(month && { from: `${month}-01`, to: lastDay(month) }),
  ...(kind && { kind }),
  ...(account && { account }),
  ...(search && { search }),
});
