import { useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { GoodsView, GoodsViews, SavedGoodsView } from '@vetka/domain/goods';
import { useErrorHandler } from '../../../../shell/errors/useErrors.ts';
import { isRefusal, refusalOf } from '../../../../shell/forms/refusalOf.ts';
import { useApi, useShell } from '../../../../shell/useContext.ts';
import { goodsQueries } from '../goods.queries.ts';

const none: readonly GoodsView[] = [];

/** The views that the person has saved, and what can be done to them. Every change answers with the whole list. */
export function useViews(service: string, isEnabled: boolean) {
  const api = useApi();
  const errors = useErrorHandler();
  const { toasts } = useShell();
  const queryClient = useQueryClient();
  const query = goodsQueries.views(api, service);
  const { data } = useQuery({ ...query, enabled: isEnabled });

  /** @returns the views after the change; a message when it was refused, undefined when a toast has reported it */
  async function change(sending: Promise<GoodsViews>): Promise<readonly GoodsView[] | string | undefined> {
    try {
      const answer = await sending;
      queryClient.setQueryData(query.queryKey, answer);
      return answer.views;
    } catch (error) {
      const { fields, message } = refusalOf(error);
      if (isRefusal(error)) return fields['name'] ?? message;
      errors.handle(error);
      return undefined;
    }
  }

  const params = { service };
  const save = (view: SavedGoodsView) => change(unwrap(api.goods.saveView({ params, body: view })));

  async function remove({ id: viewId, ...view }: GoodsView): Promise<void> {
    await change(unwrap(api.goods.deleteView({ params: { service, viewId } })));
    toasts.show({
      id: 'goods-view',
      kind: 'success',
      text: `Вид «${view.name}» удалён`,
      actionLabel: 'Вернуть',
      onClick: () => void save(view),
    });
  }

  return {
    views: data?.views ?? none,
    save,
    edit: (viewId: number, view: SavedGoodsView) =>
      change(unwrap(api.goods.changeView({ params: { service, viewId }, body: view }))),
    arrange: (viewIds: number[]) => change(unwrap(api.goods.orderViews({ params, body: { viewIds } }))),
    remove,
  };
}

export type ViewCommands = ReturnType<typeof useViews>;
