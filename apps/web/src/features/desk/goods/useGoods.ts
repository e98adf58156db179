import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { ChangedProduct, GoodsFigures, GoodsPage, GoodsRow, GoodsStatus } from '@vetka/domain/goods';
import { plural } from '@vetka/domain/plural';
import { useErrorHandler } from '../../../shell/errors/useErrors.ts';
import { refusalOf } from '../../../shell/forms/refusalOf.ts';
import { useApi, useShell } from '../../../shell/useContext.ts';
import { failedChange } from '../failedChange.ts';
import type { SendOnce } from '../sendOnce.ts';
import { goodsQueries } from './goods.queries.ts';
import type { GoodsSearch } from './goodsSearch.ts';

/** Long enough to reach «Вернуть» with a wet hand (ms). */
const undoToastMs = 5000;

export const useGoodsList = (service: string, search: GoodsSearch, isEnabled: boolean) =>
  useInfiniteQuery({ ...goodsQueries.list(useApi(), service, search), enabled: isEnabled });

type Pages = { pages: GoodsPage[]; pageParams: unknown[] };

const withRow = (known: Pages | undefined, row: GoodsRow): Pages | undefined =>
  known && {
    ...known,
    pages: known.pages.map((page) => ({ ...page, data: page.data.map((each) => (each.id === row.id ? row : each)) })),
  };

/** Changes of a shop's goods, each with «Вернуть» in its toast. */
export function useGoodsChanges(service: string) {
  const api = useApi();
  const { toasts } = useShell();
  const errors = useErrorHandler();
  const queryClient = useQueryClient();
  const refresh = () => void queryClient.invalidateQueries({ queryKey: goodsQueries.all(service) });

  /** @param keptBefore how many products the undo before this retry has kept */
  async function undo(changeIds: readonly number[], keptBefore = 0): Promise<void> {
    const left = [...changeIds];
    let kept = keptBefore;
    try {
      for (const changeId of changeIds) {
        kept += (await unwrap(api.goods.undo({ params: { service, changeId } }))).kept;
        left.shift();
      }
      const text = `${plural(kept, ['товар', 'товара', 'товаров'])} уже изменили снова`;
      toasts.show(kept > 0 ? { kind: 'info', text } : { kind: 'success', text: 'Вернули как было' });
    } catch (error) {
      // Its toast is gone. What is undone stays so, so that it may be sent again like a read.
      errors.handle(error, { isRead: true, onRetry: () => void undo(left, kept) });
    }
    refresh();
  }

  const offerUndo = (text: string, changeIds: readonly number[]): void =>
    toasts.show({
      id: 'goods-change',
      kind: 'success',
      text,
      durationMs: undoToastMs,
      ...(changeIds.length > 0 && { actionLabel: 'Вернуть', onClick: () => void undo(changeIds) }),
    });

  /** Shows the changed row at once, wherever the table has it; counts follow. */
  function settle({ changeId, row }: ChangedProduct, text: string): void {
    queryClient.setQueriesData<Pages>({ queryKey: [...goodsQueries.all(service), 'list'] }, (known) =>
      withRow(known, row),
    );
    if (changeId !== null) offerUndo(text, [changeId]);
    refresh();
  }

  /** @returns why it failed; undefined when it is saved */
  async function save(change: Promise<ChangedProduct>, text: string): Promise<string | undefined> {
    try {
      settle(await change, text);
      return undefined;
    } catch (error) {
      // Without an answer the table may be out of date.
      refresh();
      return failedChange(error, errors).reason;
    }
  }

  const send = (id: number, body: GoodsFigures) => unwrap(api.goods.figures({ params: { service, id }, body }));
  const setPrices = (id: number, prices: Pick<GoodsFigures, 'price' | 'oldPrice' | 'costPrice'>, text: string) =>
    save(send(id, prices), text);
  /** Null: made to order. @param seenStock the one from which the person has changed it */
  const setStock = (id: number, stock: number | null, seenStock: number | null, sendOnce: SendOnce) =>
    save(
      sendOnce((requestId) => send(id, { stock, seenStock, requestId }), String(seenStock)),
      'Остаток изменён',
    );

  async function setStatus(id: number, status: GoodsStatus, text: string): Promise<boolean> {
    try {
      settle(await unwrap(api.goods.status({ params: { service, id }, body: { status } })), text);
      return true;
    } catch (error) {
      const message = refusalOf(error).fields['status'];
      if (message === undefined) errors.handle(error);
      else toasts.show({ kind: 'error', text: message });
      return false;
    }
  }

  return { setPrices, setStock, setStatus, offerUndo, refresh };
}

export type GoodsChanges = ReturnType<typeof useGoodsChanges>;
