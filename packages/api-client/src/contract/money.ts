import type { DeskParams } from '@vetka/domain/desk';
import type {
  MoneyMonths,
  MoneyMoves,
  MoneyMovesQuery,
  MoneyOrder,
  MoneyOrderParams,
  MoneyRegisterQuery,
  SellerCommission,
  SellerMoney,
  WaitingMoneyQuery,
  WaitingMoneys,
} from '@vetka/domain/ledger';
import { call, fileCall } from './call.ts';

/** The money of a shop by the ledger, for its owner and managers. For strangers there is no such shop: 404. */
export const money = {
  read: call<{ params: DeskParams; response: SellerMoney }>('GET', '/desk/{service}/money'),
  moves: call<{ params: DeskParams; query: MoneyMovesQuery; response: MoneyMoves }>(
    'GET',
    '/desk/{service}/money/moves',
  ),
  /** Orders with pending money. */
  waiting: call<{ params: DeskParams; query: WaitingMoneyQuery; response: WaitingMoneys }>(
    'GET',
    '/desk/{service}/money/waiting',
  ),
  order: call<{ params: MoneyOrderParams; response: MoneyOrder }>('GET', '/desk/{service}/money/orders/{id}'),
  /** The current and announced commission rules for its products. */
  commission: call<{ params: DeskParams; response: SellerCommission }>('GET', '/desk/{service}/money/commission'),
  /** From the first month with a move; at most the last three years. */
  months: call<{ params: DeskParams; response: MoneyMonths }>('GET', '/desk/{service}/money/months'),
  /** Every move of a month with the balance before and after, for a bookkeeper. */
  register: fileCall<{ params: DeskParams; query: MoneyRegisterQuery; response: Blob }>(
    '/desk/{service}/money/register',
  ),
};
