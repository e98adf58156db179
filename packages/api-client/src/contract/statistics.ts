import type { DeskParams } from '@vetka/domain/desk';
import type { CountedView, Statistics, StatisticsQuery } from '@vetka/domain/statistics';
import { call } from './call.ts';

/** Statistics of a shop for its managers, and the counter that they are based on. */
export const statistics = {
  /** 422 for a period that ends before it starts or is longer than a year. */
  read: call<{ params: DeskParams; query: StatisticsQuery; response: Statistics }>('GET', '/desk/{service}/statistics'),
  /** Sent by a product page when it is shown. Bots are not counted. */
  countView: call<{ params: { id: number }; response: CountedView }>('POST', '/products/{id}/views'),
};
