import { unwrap } from '@vetka/api-client/client';
import type { CorrectReceipt } from '@vetka/domain/receipt';
import { useApi } from '../../../shell/useContext.ts';
import { useFormAct } from '../useAct.ts';

/** Prints a correction of a receipt. */
export function useCorrectReceipt(id: number, onDone: () => void) {
  const api = useApi();
  return useFormAct({
    send: (body: CorrectReceipt) => unwrap(api.receipt.correct({ params: { id }, body })),
    done: () => 'Чек коррекции отправлен в кассу',
    areas: ['receipt'],
    onDone,
  });
}
