import { useHydrated } from '@tanstack/react-router';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { DeskPlace, DeskSettingsUpdate } from '@vetka/domain/desk';
import { useErrorHandler } from '../../shell/errors/useErrors.ts';
import { inOrder, isLastPress } from '../../shell/marks/pressOrder.ts';
import { useApi } from '../../shell/useContext.ts';
import { deskQueries } from './desk.queries.ts';
import { changesSettings } from './deskSections.tsx';

/** The settings of a service with a way to change them; a change is shown at once, and reverted if it fails. */
export function useSettings(service: string, isWanted: boolean) {
  const api = useApi();
  const errors = useErrorHandler();
  const queryClient = useQueryClient();
  const options = deskQueries.settings(api, service);
  const { data: settings } = useQuery({ ...options, enabled: isWanted });
  const name = `settings-${service}`;
  const { mutate, isPending } = useMutation({
    ...inOrder(name),
    mutationFn: (body: DeskSettingsUpdate) => unwrap(api.desk.changeSettings({ params: { service }, body })),
    onMutate: (body) => queryClient.setQueryData(options.queryKey, (known) => known && { ...known, ...body }),
    onSuccess: (saved) => {
      if (isLastPress(queryClient, name)) queryClient.setQueryData(options.queryKey, saved);
      void queryClient.invalidateQueries({ queryKey: deskQueries.places(api).queryKey });
    },
    onError: (error) => {
      errors.handle(error);
      void queryClient.invalidateQueries({ queryKey: options.queryKey });
    },
  });
  return { settings, change: (part: DeskSettingsUpdate): void => mutate(part), isPending };
}

/** «Принимаем заказы» of the frame; undefined for people who may not change it. */
export function useAccepting(place: DeskPlace) {
  const { settings, change } = useSettings(place.service.slug, changesSettings(place));
  // Until the page is hydrated the switch is disabled, as the server rendered it, even if the settings are loaded.
  const isHydrated = useHydrated();
  if (!changesSettings(place)) return undefined;
  return {
    isChecked: settings?.isAcceptingOrders ?? place.isAcceptingOrders,
    isDisabled: !isHydrated || settings === undefined,
    onChange: (isAcceptingOrders: boolean) => change({ isAcceptingOrders }),
  };
}
