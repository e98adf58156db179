import { QueryClient } from '@tanstack/react-query';
import { createClient } from '@vetka/api-client/client';
import type { DeskOrderRow } from '@vetka/domain/desk';
import { metaOf } from '@vetka/domain/paging';
import { expect, test } from 'vitest';
import { deskQueries } from './desk.queries.ts';
import { parsePrintSearch, printIds } from './printSearch.ts';

/** The queue of a day with this many orders, the last five of them at 18:00. */
function dayOf(total: number) {
  const rows = Array.from(
    { length: total },
    (_, index) => ({ id: index + 1, deliveryFrom: index < total - 5 ? '10:00' : '18:00' }) as DeskOrderRow,
  );
  return createClient({
    origin: 'http://shop.test',
    fetch: async (url) => {
      const { searchParams } = new URL(url);
      const [page, take] = [Number(searchParams.get('page') ?? 1), Number(searchParams.get('take'))];
      const data = rows.slice((page - 1) * take, page * take);
      return Response.json({ data, meta: metaOf(page, take, total) });
    },
  });
}

const day = '2027-03-08';
const idsOf = (total: number, slot?: string) =>
  new QueryClient().fetchQuery(deskQueries.dayIds(dayOf(total), 'myata-i-pion', day, slot));

test('the list of a day has all its orders, and that of a late slot all of that slot', async () => {
  expect(await idsOf(0)).toEqual([]);
  expect(await idsOf(230)).toHaveLength(230);
  expect(await idsOf(230, '18:00')).toEqual([226, 227, 228, 229, 230]);
});

test('all chosen orders are printed, each once', () => {
  const chosen = Array.from({ length: 90 }, (_, index) => index + 1);
  expect(printIds(parsePrintSearch({ ids: [...chosen, 7, 'x'].join(',') }))).toEqual(chosen);
});
