import type { DeskParams } from '@vetka/domain/desk';
import type { PageQuery } from '@vetka/domain/paging';
import type { Payouts } from '@vetka/domain/payout';
import { call } from './call.ts';

/** What sellers are paid. */
export const payout = {
  list: call<{ params: DeskParams; query: PageQuery; response: Payouts }>('GET', '/desk/{service}/payouts'),
};
