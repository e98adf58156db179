import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@vetka/api-client/client';
import { useErrorHandler } from '../../shell/errors/useErrors.ts';
import { noticeQueries } from '../../shell/notice/notice.queries.ts';
import { useApi, useShell } from '../../shell/useContext.ts';
import { disablePush, enablePush, type PushRefusal } from './pushBrowser.ts';

const refusals: Record<PushRefusal, string> = {
  unsupported: 'Этот браузер не умеет показывать уведомления. На айфоне добавьте «Ветку» на экран «Домой»',
  denied: 'Браузер не разрешил уведомления. Разрешите их для «Ветки» в настройках браузера',
};

/** Switches push messages of this browser on and off. */
export function usePush() {
  const api = useApi();
  const queryClient = useQueryClient();
  const { toasts } = useShell();
  const errors = useErrorHandler();
  const { mutate, isPending } = useMutation({
    mutationFn: (isOn: boolean) => (isOn ? enablePush(api) : disablePush(api)),
    onSuccess: (outcome) => {
      if (typeof outcome === 'string') toasts.show({ kind: 'error', text: refusals[outcome] });
      else queryClient.setQueryData(noticeQueries.settings(api).queryKey, outcome);
    },
    onError: (error) => {
      if (error instanceof ApiError) void errors.handle(error);
      else toasts.show({ kind: 'error', text: 'Не получилось включить уведомления. Попробуйте ещё раз позже' });
    },
  });
  return { setPush: mutate, isPending };
}
