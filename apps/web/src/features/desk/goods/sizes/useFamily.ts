import { useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { ArrangedFamily, GoodsFamily, GoodsSize, NewGoodsSize } from '@vetka/domain/goods';
import { useErrorHandler } from '../../../../shell/errors/useErrors.ts';
import { isRefusal, refusalOf, type FormRefusal } from '../../../../shell/forms/refusalOf.ts';
import { useApi, useShell } from '../../../../shell/useContext.ts';
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

  /** @returns the refusal; undefined when it was done, or a toast has reported it */
  async function send(sending: Promise<GoodsFamily>): Promise<FormRefusal | undefined> {
    try {
      queryClient.setQueryData(goodsQueries.family(api, service, id).queryKey, await sending);
    } catch (error) {
      if (isRefusal(error)) return refusalOf(error);
      errors.handle(error);
    }
    void queryClient.invalidateQueries({ queryKey: goodsQueries.all(service) });
    return undefined;
  }

  async function arrange(next: Arranged): Promise<string | undefined> {
    const refused = await send(unwrap(api.goods.arrangeFamily({ params, body: { sizes: next } })));
    return refused && (refused.fields['sizes'] ?? refused.message);
  }

  /** With «Вернуть» in a toast. */
  async function change(next: Arranged, text: string): Promise<void> {
    const before = arrangedOf(sizes);
    const problem = await arrange(next);
    const undo = { actionLabel: 'Вернуть', onClick: () => void arrange(before) };
    toasts.show(
      problem === undefined
        ? { id: 'goods-sizes', kind: 'success', text, ...undo }
        : { id: 'goods-sizes', kind: 'error', text: problem },
    );
  }

  const add = (body: NewGoodsSize) => send(unwrap(api.goods.addSize({ params, body })));
  return { sizes, arrange, change, add };
}

export type FamilyCommands = ReturnType<typeof useFamily>;
