import { useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { ArrangedFamily, GoodsFamily, GoodsSize, NewGoodsSize } from '@vetka/domain/goods';
import { useErrorHandler } from '../../../../shell/errors/useErrors.ts';
import { useApi, useShell } from '../../../../shell/useContext.ts';
import { failedChange, type FailedChange } from '../../failedChange.ts';
import { goodsQueries } from '../goods.queries.ts';

const none: readonly GoodsSize[] = [];

type Arranged = ArrangedFamily['sizes'];

export const arrangedOf = (sizes: readonly GoodsSize[]): Arranged =>
  sizes.map(({ label, product }) => ({ id: product.id, label }));

/** The sizes of a product, and their changes. Every change returns all of them. */
export function useFamily(service: string, id: number) {
  const api = useApi();
  const errors = useErrorHandler();
  const { toasts } = useShell();
  const queryClient = useQueryClient();
  const params = { service, id };
  const sizes = useQuery(goodsQueries.family(api, service, id)).data?.sizes ?? none;

  /** @returns the failure; undefined when it was done */
  async function send(sending: Promise<GoodsFamily>): Promise<FailedChange | undefined> {
    try {
      queryClient.setQueryData(goodsQueries.family(api, service, id).queryKey, await sending);
      return undefined;
    } catch (error) {
      return failedChange(error, errors);
    } finally {
      void queryClient.invalidateQueries({ queryKey: goodsQueries.all(service) });
    }
  }

  const arrange = (next: Arranged) => send(unwrap(api.goods.arrangeFamily({ params, body: { sizes: next } })));

  /** Reports a change without a form by a toast. @returns whether it was done */
  async function press(next: Arranged, text: string, undo?: () => void): Promise<boolean> {
    const failed = await arrange(next);
    const toast = { id: 'goods-sizes', ...(undo && { actionLabel: 'Вернуть', onClick: undo }) };
    if (!failed) toasts.show({ ...toast, kind: 'success', text });
    else if (!failed.isReported) toasts.show({ id: toast.id, kind: 'error', text: failed.reason });
    return !failed;
  }

  const add = (body: NewGoodsSize) => send(unwrap(api.goods.addSize({ params, body })));
  return {
    sizes,
    add,
    rename: async (next: Arranged) => (await arrange(next))?.reason,
    /** With «Вернуть» in a toast. */
    change(next: Arranged, text: string): Promise<boolean> {
      const before = arrangedOf(sizes);
      return press(next, text, () => void press(before, 'Вернули как было'));
    },
  };
}

export type FamilyCommands = ReturnType<typeof useFamily>;
