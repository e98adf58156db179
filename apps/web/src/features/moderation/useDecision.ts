import { unwrap } from '@vetka/api-client/client';
import type { DecideDispute } from '@vetka/domain/desk';
import { useApi } from '../../shell/useContext.ts';
import { useFormAct } from './useAct.ts';

/** Sends the decision of a dispute. @param id the order service */
export function useDecision(id: number, onDone: () => void) {
  const api = useApi();
  const { act, isPending, message, fields } = useFormAct({
    send: (body: DecideDispute) => unwrap(api.desk.decideDispute({ params: { id }, body })),
    done: () => `Спор по заказу №\u00A0${id} решён`,
    areas: ['desk', 'moderation'],
    onDone,
  });
  return { decide: act, isPending, message, fieldErrors: fields };
}
