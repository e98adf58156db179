import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap, type Result } from '@vetka/api-client/client';
import type { SignedInDevices } from '@vetka/domain/session';
import { DevicesSection } from '@vetka/ui/patterns/account/SettingsForm';
import type { Api } from '../../shell/api/apiClient.ts';
import { useErrorHandler } from '../../shell/errors/useErrors.ts';
import { useApi, useShell } from '../../shell/useContext.ts';
import { accountQueries } from './account.queries.ts';

/** The sessions of the person, and signing out of them. */
export function Devices() {
  const { data: devices } = useQuery(accountQueries.devices(useApi()));
  const end = useEnd<number>((api, id) => api.session.end({ params: { id } }), 'Вышли на этом устройстве');
  const endOthers = useEnd<undefined>((api) => api.session.endOthers(), 'Вышли на других устройствах');
  return (
    devices && (
      <DevicesSection
        devices={devices}
        onEnd={({ id }) => end.mutate(id)}
        onEndOthers={() => endOthers.mutate(undefined)}
        isEnding={endOthers.isPending}
      />
    )
  );
}

function useEnd<Input>(send: (api: Api, input: Input) => Promise<Result<SignedInDevices>>, text: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  const errors = useErrorHandler();
  const { toasts } = useShell();
  const { queryKey } = accountQueries.devices(api);
  return useMutation({
    mutationFn: (input: Input) => unwrap(send(api, input)),
    onSuccess: ({ data }) => {
      queryClient.setQueryData(queryKey, data);
      toasts.show({ kind: 'success', text });
    },
    onError: (error) => {
      errors.handle(error);
      // The list may be outdated: the device may have signed out in the meantime.
      void queryClient.invalidateQueries({ queryKey });
    },
  });
}
