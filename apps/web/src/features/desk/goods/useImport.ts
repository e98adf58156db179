import { useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { GoodsColumn, GoodsImport, GoodsImportRow, GoodsImportRows } from '@vetka/domain/goods';
import { plural } from '@vetka/domain/plural';
import { useErrorHandler } from '../../../shell/errors/useErrors.ts';
import { isRefusal, refusalOf } from '../../../shell/forms/refusalOf.ts';
import { saveBlob } from '../../../shell/files/saveFile.ts';
import { useApi, useShell } from '../../../shell/useContext.ts';
import { goodsQueries } from './goods.queries.ts';
import { importQueries } from './import.queries.ts';

type Pages = { pages: GoodsImportRows[]; pageParams: unknown[] };

const withRow = (known: Pages | undefined, row: GoodsImportRow): Pages | undefined =>
  known && {
    ...known,
    pages: known.pages.map((page) => ({
      ...page,
      data: page.data.map((each) => (each.number === row.number ? row : each)),
    })),
  };

/** The actions of an import. */
export function useImport(service: string, importId: number) {
  const api = useApi();
  const { toasts } = useShell();
  const errors = useErrorHandler();
  const queryClient = useQueryClient();
  const params = { service, importId };

  const keep = (found: GoodsImport): void => {
    queryClient.setQueryData(importQueries.one(api, service, importId).queryKey, found);
  };
  const refreshRows = () => queryClient.invalidateQueries({ queryKey: importQueries.rowsOf(service, importId) });

  return {
    /** @throws ApiError that the form shows */
    match: async (columns: readonly (GoodsColumn | null)[]): Promise<void> => {
      keep(await unwrap(api.goods.matchColumns({ params, body: { columns: [...columns] } })));
      await refreshRows();
    },
    /** @returns the error; undefined when it was saved, although the row may still be invalid */
    mend: async (row: number, column: GoodsColumn, text: string): Promise<string | undefined> => {
      try {
        const mended = await unwrap(api.goods.mendRow({ params: { ...params, row }, body: { column, text } }));
        queryClient.setQueriesData<Pages>({ queryKey: importQueries.rowsOf(service, importId) }, (known) =>
          withRow(known, mended.row),
        );
        keep(mended.import);
        return undefined;
      } catch (error) {
        if (!isRefusal(error)) errors.handle(error);
        const { fields, message } = refusalOf(error);
        return Object.values(fields)[0] ?? message ?? 'Не сохранилось. Попробуйте ещё раз';
      }
    },
    apply: async (): Promise<void> => {
      keep(await unwrap(api.goods.applyImport({ params })));
    },
    undo: async (): Promise<void> => {
      const { undone, kept } = await unwrap(api.goods.undoImport({ params }));
      const forms = ['товар', 'товара', 'товаров'] as const;
      const text = `Вернули ${plural(undone, forms)}. ${plural(kept, forms)} успели изменить: они остались`;
      toasts.show(kept > 0 ? { kind: 'info', text } : { kind: 'success', text: 'Вернули как было' });
      await queryClient.invalidateQueries({ queryKey: goodsQueries.all(service) });
    },
    saveReport: async (): Promise<void> => {
      saveBlob(await unwrap(api.goods.importReport({ params })), `errors-${importId}.csv`);
    },
    refreshRows,
    refreshGoods: () => queryClient.invalidateQueries({ queryKey: goodsQueries.all(service) }),
    handle: (error: unknown): void => void errors.handle(error),
  };
}
