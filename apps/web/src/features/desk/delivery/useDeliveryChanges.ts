import { useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { ChangedDelivery, DayLimits, DeliveryDayEdit, DeliveryWayEdit } from '@vetka/domain/delivery';
import { useState } from 'react';
import { useErrorHandler } from '../../../shell/errors/useErrors.ts';
import { isRefusal, refusalOf, type FormRefusal } from '../../../shell/forms/refusalOf.ts';
import { useApi, useShell } from '../../../shell/useContext.ts';
import { deskQueries } from '../desk.queries.ts';

/** Long enough to reach «Вернуть» with a wet hand (ms). */
const undoToastMs = 5000;

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

  /** @returns why it can't be saved; undefined when it is saved */
  async function send(change: Promise<ChangedDelivery>, text: string): Promise<FormRefusal | undefined> {
    setIsPending(true);
    try {
      const changed = await change;
      await refresh();
      offerUndo(text, changed);
      return undefined;
    } catch (error) {
      if (!isRefusal(error)) errors.handle(error);
      return refusalOf(error);
    } finally {
      setIsPending(false);
    }
  }

  return {
    isPending,
    undo,
    saveDay: (day: string, body: DeliveryDayEdit, text: string) =>
      send(unwrap(api.delivery.changeDay({ params: { service, day }, body })), text),
    saveUsual: (body: DayLimits) =>
      send(unwrap(api.delivery.changeUsual({ params: { service }, body })), 'Обычный день изменён'),
    /** @param id null adds a way */
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
