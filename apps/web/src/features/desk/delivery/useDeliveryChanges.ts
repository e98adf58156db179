import { useQueryClient } from '@tanstack/react-query';
import { ApiError, unwrap } from '@vetka/api-client/client';
import {
  dayChangedCode,
  type ChangedDelivery,
  type ChangeDeliveryDay,
  type DayLimits,
  type DeliveryWayEdit,
} from '@vetka/domain/delivery';
import { useState } from 'react';
import { useErrorHandler } from '../../../shell/errors/useErrors.ts';
import { isRefusal, refusalOf, type FormRefusal } from '../../../shell/forms/refusalOf.ts';
import { useApi, useShell } from '../../../shell/useContext.ts';
import { deskQueries } from '../desk.queries.ts';

/** Long enough to reach «Вернуть» with a wet hand (ms). */
const undoToastMs = 5000;

/** Somebody else has changed the same day since it was opened. */
const isConflict = (error: unknown): boolean =>
  error instanceof ApiError && error.failure.kind === 'error' && error.failure.code === dayChangedCode;

interface DeliveryRefusal extends FormRefusal {
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
      return { ...refusalOf(error), isConflict: isConflict(error) };
    } finally {
      setIsPending(false);
    }
  }

  /** A change by one press, without a form to show a refusal in. */
  async function press(change: Promise<ChangedDelivery>, done: string): Promise<void> {
    const refusal = await send(change, done);
    const text = refusal && (refusal.message ?? Object.values(refusal.fields)[0]);
    if (!text) return;
    toasts.show({ id: 'delivery-change', kind: 'error', text });
    await refresh();
  }

  return {
    isPending,
    undo,
    refresh,
    saveDay: (day: string, body: ChangeDeliveryDay, text: string) =>
      send(unwrap(api.delivery.changeDay({ params: { service, day }, body })), text),
    pressDay: (day: string, body: ChangeDeliveryDay, text: string) =>
      press(unwrap(api.delivery.changeDay({ params: { service, day }, body })), text),
    pressWay: (id: number, body: DeliveryWayEdit, text: string) =>
      press(unwrap(api.delivery.changeWay({ params: { service, id }, body })), text),
    saveUsual: (body: DayLimits) =>
      send(unwrap(api.delivery.changeUsual({ params: { service }, body })), 'Обычный день изменён'),
    /** @param id null adds an option */
    saveWay: (id: number | null, body: DeliveryWayEdit, text: string) =>
      send(
        unwrap(
          id === null
            ? api.delivery.addWay({ params: { service }, body })
            : api.delivery.changeWay({ params: { service, id }, body }),
        ),
        text,
      ),
  };
}

export type DeliveryChanges = ReturnType<typeof useDeliveryChanges>;
