import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { ChangedProduct, GoodsFigures, GoodsPage, GoodsRow, GoodsStatus } from '@vetka/domain/goods';
import { plural } from '@vetka/domain/plural';
import { useErrorHandler } from '../../../shell/errors/useErrors.ts';
import { isRefusal, refusalOf } from '../../../shell/forms/refusalOf.ts';
import { useApi, useShell } from '../../../shell/useContext.ts';
import { StockUnclear, type StockRetry } from '../stockRetry.ts';
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

  async function undo(changeId: number): Promise<void> {
    try {
      const { kept } = await unwrap(api.goods.undo({ params: { service, changeId } }));
      const text = `${plural(kept, ['товар', 'товара', 'товаров'])} уже изменили снова`;
      toasts.show(kept > 0 ? { kind: 'info', text } : { kind: 'success', text: 'Вернули как было' });
    } catch (error) {
      errors.handle(error);
    }
    refresh();
  }

  const offerUndo = (text: string, changeId: number | null): void =>
    toasts.show({
      id: 'goods-change',
      kind: 'success',
      text,
      durationMs: undoToastMs,
      ...(changeId !== null && { actionLabel: 'Вернуть', onClick: () => void undo(changeId) }),
    });

  /** Shows the changed row at once, wherever the table has it; counts follow. */
  function settle({ changeId, row }: ChangedProduct, text: string): void {
    queryClient.setQueriesData<Pages>({ queryKey: [...goodsQueries.all(service), 'list'] }, (known) =>
      withRow(known, row),
    );
    if (changeId !== null) offerUndo(text, changeId);
    refresh();
  }

  /** @returns the error; undefined when it is saved, or was reported by a toast */
  async function save(change: () => Promise<ChangedProduct | undefined>, text: string): Promise<string | undefined> {
    try {
      const changed = await change();
      if (changed) settle(changed, text);
      else {
        toasts.show({ id: 'goods-change', kind: 'success', text });
        refresh();
      }
      return undefined;
    } catch (error) {
      // Without an answer the table may be out of date. The next difference is to what it shows then.
      const refreshed = queryClient.invalidateQueries({ queryKey: goodsQueries.all(service) });
      if (error instanceof StockUnclear) {
        await refreshed;
        return error.message;
      }
      if (!isRefusal(error)) errors.handle(error);
      const { fields, message } = refusalOf(error);
      return Object.values(fields)[0] ?? message ?? 'Не сохранилось. Проверьте связь и попробуйте ещё раз';
    }
  }

  const send = (id: number, body: GoodsFigures) => unwrap(api.goods.figures({ params: { service, id }, body }));
  const setPrices = (id: number, prices: Omit<GoodsFigures, 'stock' | 'seenStock'>, text: string) =>
    save(() => send(id, prices), text);
  const setStock = (
    { id, stock: seenStock }: Pick<GoodsRow, 'id' | 'stock'>,
    stock: number | null,
    retry: StockRetry,
  ) =>
    save(
      () =>
        retry({
          typed: stock,
          seen: seenStock,
          after: stock,
          send: () => send(id, { stock, seenStock }),
          read: async () => (await unwrap(api.goods.read({ params: { service, id } }))).stock,
        }),
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
