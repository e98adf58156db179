import { useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { DeskList, DeskView, DeskViews, SavedDeskView } from '@vetka/domain/desk';
import { useErrorHandler } from '../../../shell/errors/useErrors.ts';
import { useApi, useShell } from '../../../shell/useContext.ts';
import { deskQueries } from '../desk.queries.ts';
import { failedChange, type FailedChange } from '../failedChange.ts';

const none: readonly DeskView[] = [];

/** The views after a change, or why it was not made. */
type ChangedViews = { views: readonly DeskView[]; failed?: undefined } | { views?: undefined; failed: FailedChange };

/** The saved views of a list, and the calls that change them. Each call returns all views of the list. */
export function useViews(service: string, list: DeskList) {
  const api = useApi();
  const errors = useErrorHandler();
  const { toasts } = useShell();
  const queryClient = useQueryClient();
  const query = deskQueries.views(api, service, list);
  const stored = useQuery(query);

  async function change(sending: Promise<DeskViews>): Promise<ChangedViews> {
    try {
      const answer = await sending;
      queryClient.setQueryData(query.queryKey, answer);
      return { views: answer.views };
    } catch (error) {
      return { failed: failedChange(error, errors) };
    }
  }

  /** Reports a failure of a change without a form by a toast. @returns whether it was made */
  async function press(sending: Promise<DeskViews>): Promise<boolean> {
    const { failed } = await change(sending);
    if (failed && !failed.isReported) toasts.show({ id: 'desk-view', kind: 'error', text: failed.reason });
    return !failed;
  }

  const params = { service, list };
  const saving = (view: SavedDeskView) => unwrap(api.desk.saveView({ params, body: view }));
  const editing = (viewId: number, view: SavedDeskView) =>
    unwrap(api.desk.changeView({ params: { ...params, viewId }, body: view }));

  async function remove({ id: viewId, ...view }: DeskView): Promise<void> {
    if (!(await press(unwrap(api.desk.deleteView({ params: { ...params, viewId } }))))) return;
    toasts.show({
      id: 'desk-view',
      kind: 'success',
      text: `Вид «${view.name}» удалён`,
      actionLabel: 'Вернуть',
      onClick: () => void press(saving(view)),
    });
  }

  return {
    views: stored.data?.views ?? none,
    stored,
    save: (view: SavedDeskView) => change(saving(view)),
    edit: (viewId: number, view: SavedDeskView) => change(editing(viewId, view)),
    update: (viewId: number, view: SavedDeskView) => press(editing(viewId, view)),
    arrange: (viewIds: number[]) => press(unwrap(api.desk.orderViews({ params, body: { viewIds } }))),
    remove,
  };
}

export type ViewCommands = ReturnType<typeof useViews>;
