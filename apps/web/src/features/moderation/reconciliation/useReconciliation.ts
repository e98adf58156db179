import { useMutation, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { BankName } from '@vetka/domain/payment';
import type { ResolveDifference } from '@vetka/domain/reconciliation';
import { plural } from '@vetka/domain/plural';
import { invalidateAreas } from '../../../shell/api/queryAreas.ts';
import { useErrorHandler } from '../../../shell/errors/useErrors.ts';
import { useApi, useShell } from '../../../shell/useContext.ts';
import { useFormAct } from '../useAct.ts';

const areas = ['reconciliation', 'payout'] as const;

const openText = (open: number): string =>
  open === 0 ? 'Всё сошлось' : `Без решения ${plural(open, ['расхождение', 'расхождения', 'расхождений'])}`;

/** Compares the books now. */
export function useCompare() {
  const api = useApi();
  const { toasts } = useShell();
  const queryClient = useQueryClient();
  const errors = useErrorHandler();
  return useMutation({
    mutationFn: () => unwrap(api.reconciliation.run({})),
    onSuccess: async ({ open }) => {
      toasts.show({ kind: open === 0 ? 'success' : 'info', text: openText(open) });
      await invalidateAreas(queryClient, ...areas);
    },
    onError: (error) => void errors.handle(error),
  });
}

export function useUpload(onDone: () => void) {
  const api = useApi();
  return useFormAct({
    send: async ({ bank, file }: { bank: BankName; file: File }) =>
      unwrap(api.reconciliation.upload({ body: { bank, table: await file.text() } })),
    done: () => 'Реестр загружен, сверяем',
    areas,
    onDone,
  });
}

export function useResolve(id: number, onDone: () => void) {
  const api = useApi();
  return useFormAct({
    send: (body: ResolveDifference) => unwrap(api.reconciliation.resolve({ params: { id }, body })),
    done: () => 'Решение записано',
    areas,
    onDone,
  });
}
