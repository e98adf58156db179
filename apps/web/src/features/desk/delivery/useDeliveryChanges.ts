import { useQueryClient } from '@tanstack/react-query';
import { ApiError, unwrap } from '@vetka/api-client/client';
import {
  editedElsewhereCode,
  type ChangedDelivery,
  type ChangeDeliveryDay,
  type ChangeDeliveryWay,
  type ChangeUsualDay,
  type DeliveryWayEdit,
} from '@vetka/domain/delivery';
import { useState } from 'react';
import { useErrorHandler } from '../../../shell/errors/useErrors.ts';
import { isRefusal, refusalOf, type FormRefusal } from '../../../shell/forms/refusalOf.ts';
import { useApi, useShell } from '../../../shell/useContext.ts';
import { deskQueries } from '../desk.queries.ts';

/** Long enough to reach «Вернуть» with a wet hand (ms). */
const undoToastMs = 5000;

/** Somebody else has changed the same thing since it was read. */
const isConflict = (error: unknown): boolean =>
  error instanceof ApiError && error.failure.kind === 'error' && error.failure.code === editedElsewhereCode;

export interface DeliveryRefusal extends FormRefusal {
  isConflict: boolean;
}

/** Changes of a shop's delivery, each with «Вернуть» in its toast. */
export function useDeliveryChanges(service: string) {
  const api = useApi();
  const { toasts } = useShell();
  const errors = useErrorHandler();
  const queryClient = useQueryClient();
  const [isPending, setIsPending] = useState(false);
  const refresh = () => queryClient.invalidateQueries({ queryKey: deskQueries.service(service) });

  async function undo(changeId: number): Promise<void> {
    try {
      await unwrap(api.delivery.undo({ params: { service, changeId } }));
      toasts.show({ id: 'delivery-change', kind: 'success', text: 'Вернули как было' });
    } catch (error) {
      errors.handle(error);
    }
    await refresh();
  }

  function offerUndo(text: string, { changeId }: ChangedDelivery): void {
    toasts.show({
      id: 'delivery-change',
      kind: 'success',
      text,
      durationMs: undoToastMs,
      ...(changeId !== null && { actionLabel: 'Вернуть', onClick: () => void undo(changeId) }),
    });
  }

  /** @returns the error; undefined when it is saved */
  async function send(change: Promise<ChangedDelivery>, text: string): Promise<DeliveryRefusal | undefined> {
    setIsPending(true);
    try {
      const changed = await change;
      await refresh();
      offerUndo(text, changed);
      return undefined;
    } catch (error) {
      if (!isRefusal(error)) errors.handle(error);
      const refusal = refusalOf(error);
      // A refusal that is about no field: the page shows an outdated state.
      if (refusal.message) void refresh();
      return { ...refusal, isConflict: isConflict(error) };
    } finally {
      setIsPending(false);
    }
  }

  /** A change by one press, without a form to show a refusal in. */
  async function press(change: Promise<ChangedDelivery>, text: string): Promise<void> {
    const refusal = await send(change, text);
    const reason = refusal?.message ?? Object.values(refusal?.fields ?? {})[0];
    if (reason) toasts.show({ id: 'delivery-change', kind: 'error', text: reason });
  }

  const changeDay = (day: string, body: ChangeDeliveryDay) =>
    unwrap(api.delivery.changeDay({ params: { service, day }, body }));
  const changeWay = (id: number, body: ChangeDeliveryWay) =>
    unwrap(api.delivery.changeWay({ params: { service, id }, body }));

  return {
    isPending,
    undo,
    refresh,
    saveDay: (day: string, body: ChangeDeliveryDay, text: string) => send(changeDay(day, body), text),
    pressDay: (day: string, body: ChangeDeliveryDay, text: string) => press(changeDay(day, body), text),
    saveUsual: (body: ChangeUsualDay) =>
      send(unwrap(api.delivery.changeUsual({ params: { service }, body })), 'Обычный день изменён'),
    addWay: (body: DeliveryWayEdit, text: string) =>
      send(unwrap(api.delivery.addWay({ params: { service }, body })), text),
    saveWay: (id: number, body: ChangeDeliveryWay, text: string) => send(changeWay(id, body), text),
    pressWay: (id: number, body: ChangeDeliveryWay, text: string) => press(changeWay(id, body), text),
  };
}

export type DeliveryChanges = ReturnType<typeof useDeliveryChanges>;
