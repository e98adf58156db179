import type { DeskParams } from '@vetka/domain/desk';
import type { SellerIncomes } from '@vetka/domain/income';
import type { PageQuery } from '@vetka/domain/paging';
import { call } from './call.ts';

/** Receipts of «Мой налог» of a self-employed seller, for the owner and managers of a shop. */
export const income = {
  list: call<{ params: DeskParams; query: PageQuery; response: SellerIncomes }>('GET', '/desk/{service}/incomes'),
};
