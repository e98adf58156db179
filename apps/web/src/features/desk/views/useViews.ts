import { useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { DeskList, DeskView, DeskViews, SavedDeskView } from '@vetka/domain/desk';
import { useErrorHandler } from '../../../shell/errors/useErrors.ts';
import { isRefusal, refusalOf } from '../../../shell/forms/refusalOf.ts';
import { useApi, useShell } from '../../../shell/useContext.ts';
import { deskQueries } from '../desk.queries.ts';

const none: readonly DeskView[] = [];

/** The saved views of a list, and the calls that change them. Each call returns all views of the list. */
export function useViews(service: string, list: DeskList) {
  const api = useApi();
  const errors = useErrorHandler();
  const { toasts } = useShell();
  const queryClient = useQueryClient();
  const query = deskQueries.views(api, service, list);
  const stored = useQuery(query);

  /** @returns the views after the change; a message when it was refused, undefined when a toast has reported it */
  async function change(sending: Promise<DeskViews>): Promise<readonly DeskView[] | string | undefined> {
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

  const params = { service, list };
  const save = (view: SavedDeskView) => change(unwrap(api.desk.saveView({ params, body: view })));

  async function remove({ id: viewId, ...view }: DeskView): Promise<void> {
    await change(unwrap(api.desk.deleteView({ params: { ...params, viewId } })));
    toasts.show({
      id: 'desk-view',
      kind: 'success',
      text: `Вид «${view.name}» удалён`,
      actionLabel: 'Вернуть',
      onClick: () => void save(view),
    });
  }

  return {
    views: stored.data?.views ?? none,
    stored,
    save,
    edit: (viewId: number, view: SavedDeskView) =>
      change(unwrap(api.desk.changeView({ params: { ...params, viewId }, body: view }))),
    arrange: (viewIds: number[]) => change(unwrap(api.desk.orderViews({ params, body: { viewIds } }))),
    remove,
  };
}

export type ViewCommands = ReturnType<typeof useViews>;
