import { useHydrated } from '@tanstack/react-router';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { DeskPlace, DeskSettings, DeskSettingsUpdate } from '@vetka/domain/desk';
import { useErrorHandler } from '../../shell/errors/useErrors.ts';
import { inOrder, isLastPress } from '../../shell/marks/pressOrder.ts';
import { useApi, useShell } from '../../shell/useContext.ts';
import { deskQueries } from './desk.queries.ts';
import { changesSettings } from './deskSections.tsx';

export type Hours = Pick<DeskSettings, 'opensAt' | 'closesAt'>;

/** The settings of a service with a way to change them; a switch is shown at once, and reverted if it fails. */
export function useSettings(service: string, isWanted: boolean) {
  const api = useApi();
  const queryClient = useQueryClient();
  const options = deskQueries.settings(api, service);
  const { data: settings } = useQuery({ ...options, enabled: isWanted });
  const { mutate } = useMutation({
    ...useSavedSettings(service),
    onMutate: (body) => queryClient.setQueryData(options.queryKey, (known) => known && { ...known, ...body }),
  });
  return { settings, change: (part: DeskSettingsUpdate): void => mutate(part) };
}

/** Saves the working hours. They are typed, so they stay in the form, and are shown as saved once they are. */
export function useHours(service: string) {
  const { toasts } = useShell();
  const { mutate, isPending } = useMutation(useSavedSettings(service));
  const save = (hours: Hours, onSaved: () => void): void =>
    mutate(hours, {
      onSuccess: () => {
        onSaved();
        toasts.show({ kind: 'success', text: 'Часы сохранены' });
      },
    });
  return { save, isPending };
}

/** Options of a mutation that changes settings. */
function useSavedSettings(service: string) {
  const api = useApi();
  const errors = useErrorHandler();
  const queryClient = useQueryClient();
  const options = deskQueries.settings(api, service);
  const name = `settings-${service}`;
  return {
    ...inOrder(name),
    mutationFn: (body: DeskSettingsUpdate) => unwrap(api.desk.changeSettings({ params: { service }, body })),
    onSuccess: (saved: DeskSettings) => {
      if (isLastPress(queryClient, name)) queryClient.setQueryData(options.queryKey, saved);
      void queryClient.invalidateQueries({ queryKey: deskQueries.places(api).queryKey });
    },
    onError: (error: Error) => {
      errors.handle(error);
      void queryClient.invalidateQueries({ queryKey: options.queryKey });
    },
  };
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
