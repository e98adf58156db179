import { useIsMutating, useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { NoticeSettings, NoticeSettingsChange } from '@vetka/domain/notice';
import { useErrorHandler } from '../../shell/errors/useErrors.ts';
import { noticeQueries } from '../../shell/notice/notice.queries.ts';
import { useApi } from '../../shell/useContext.ts';

const saving = { mutationKey: ['notice', 'changeSettings'] } as const;

const withChange = (settings: NoticeSettings, { choices, hasQuietHours }: NoticeSettingsChange): NoticeSettings => ({
  ...settings,
  choices: settings.choices.map((choice) => choices.find(({ group }) => group === choice.group) ?? choice),
  hasQuietHours: hasQuietHours ?? settings.hasQuietHours,
});

/** The settings of notices. A change is shown at once and saved in the order of the presses. */
export function useNoticeSettings() {
  const api = useApi();
  const queryClient = useQueryClient();
  const errors = useErrorHandler();
  const { data: settings } = useSuspenseQuery(noticeQueries.settings(api));
  const { queryKey } = noticeQueries.settings(api);
  const { mutate, isError } = useMutation({
    ...saving,
    scope: { id: 'notice-settings' },
    mutationFn: (body: NoticeSettingsChange) => unwrap(api.notice.changeSettings({ body })),
    onMutate: (change) => {
      queryClient.setQueryData(queryKey, (known: NoticeSettings | undefined) => known && withChange(known, change));
    },
    onError: (error) => void errors.handle(error),
    // A response that is older than the last press would revert it on the screen.
    onSettled: () => (queryClient.isMutating(saving) === 1 ? queryClient.invalidateQueries({ queryKey }) : undefined),
  });
  const isSaving = useIsMutating(saving) > 0;
  return { settings, change: mutate, state: isSaving ? 'saving' : isError ? 'failed' : 'saved' } as const;
}
