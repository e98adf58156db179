import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap, type Result } from '@vetka/api-client/client';
import type { SignedInDevices } from '@vetka/domain/session';
import { Button } from '@vetka/ui/Button';
import { Notice } from '@vetka/ui/Notice';
import { DevicesSection } from '@vetka/ui/patterns/account/SettingsForm';
import type { Api } from '../../shell/api/apiClient.ts';
import { useErrorHandler } from '../../shell/errors/useErrors.ts';
import { useApi, useShell } from '../../shell/useContext.ts';
import { useConfirmation } from '../../shell/session/confirmation/useConfirmation.ts';
import { UnloadedSection } from './UnloadedSection.tsx';
import { accountQueries } from './account.queries.ts';

/** The sessions of the person, and signing out of them. */
export function Devices() {
  const query = useQuery(accountQueries.devices(useApi()));
  const { data: devices } = query;
  const end = useEnd<number>((api, id) => api.session.end({ params: { id } }), 'Вышли на этом устройстве');
  const endOthers = useEndOthers();
  if (!devices) return <UnloadedSection id="profile-devices" title="Устройства" query={query} />;
  return (
    <DevicesSection
      devices={devices}
      onEnd={({ id }) => end.mutate(id)}
      onEndOthers={() => endOthers.mutate(undefined)}
      isEnding={endOthers.isPending}
    />
  );
}

/** After a change of the phone or the e-mail: others may still be signed in with the former one. */
export function OthersOffer() {
  const { data: devices = [] } = useQuery(accountQueries.devices(useApi()));
  const endOthers = useEndOthers();
  if (devices.length < 2) return null;
  return (
    <Notice
      title="Вы вошли и на других устройствах"
      action={
        <Button
          variant="outline"
          onClick={() => endOthers.mutate(undefined)}
          isLoading={endOthers.isPending}
          loadingText="Выходим"
        >
          Выйти на них
        </Button>
      }
    >
      Если пользуетесь не вы один, выйдите: войти снова можно будет только по-новому.
    </Notice>
  );
}

const useEndOthers = () => useEnd<undefined>((api) => api.session.endOthers(), 'Вышли на других устройствах');

function useEnd<Input>(send: (api: Api, input: Input) => Promise<Result<SignedInDevices>>, text: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  const errors = useErrorHandler();
  const confirmed = useConfirmation();
  const { toasts } = useShell();
  const { queryKey } = accountQueries.devices(api);
  const end = useMutation({
    mutationFn: (input: Input) => unwrap(send(api, input)),
    onSuccess: ({ data }) => {
      queryClient.setQueryData(queryKey, data);
      toasts.show({ kind: 'success', text });
    },
    onError: (error, input) => {
      if (confirmed(error, () => end.mutate(input))) return;
      errors.handle(error);
      // The list may be outdated: the device may have signed out in the meantime.
      void queryClient.invalidateQueries({ queryKey });
    },
  });
  return end;
}
