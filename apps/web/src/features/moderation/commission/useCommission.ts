import { useMutation } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { CommissionRule, CommissionRuleSaved, EndCommissionRule, NewCommissionRule } from '@vetka/domain/ledger';
import { plural } from '@vetka/domain/plural';
import { useErrorHandler } from '../../../shell/errors/useErrors.ts';
import { isRefusal, refusalOf } from '../../../shell/forms/refusalOf.ts';
import { useApi } from '../../../shell/useContext.ts';
import { useFormAct } from '../useAct.ts';
import type { RuleTerms } from './ruleDraft.ts';

const areas = ['commission'] as const;

const notifiedText = ({ notifiedShops }: CommissionRuleSaved): string =>
  notifiedShops === 0 ? '' : `. Предупредили ${plural(notifiedShops, ['магазин', 'магазина', 'магазинов'])}`;

/** A preview of a rule. Requested by a press, and discarded with each change of the draft. */
export function useRulePreview() {
  const api = useApi();
  const handler = useErrorHandler();
  const { mutate, reset, data, isPending, error } = useMutation({
    mutationFn: ({ subjectId, ...terms }: RuleTerms) =>
      unwrap(api.commission.preview({ query: { ...terms, ...(subjectId !== null && { subjectId }) } })),
    onError: (failure) => {
      if (!isRefusal(failure)) handler.handle(failure);
    },
  });
  return { ask: mutate, forget: reset, preview: data, isPending, ...refusalOf(error) };
}

export function useAddRule(onDone: () => void) {
  const api = useApi();
  return useFormAct({
    send: (body: NewCommissionRule) => unwrap(api.commission.add({ body })),
    done: (saved) => `Правило добавлено${notifiedText(saved)}`,
    areas,
    onDone,
  });
}

export function useEndRule({ id, state }: CommissionRule, onDone: () => void) {
  const api = useApi();
  return useFormAct({
    send: (body: EndCommissionRule) => unwrap(api.commission.end({ params: { id }, body })),
    done: (saved) => `${state === 'PLANNED' ? 'Правило отозвано' : 'Конец назначен'}${notifiedText(saved)}`,
    areas,
    onDone,
  });
}

export function useKeepRule({ id }: CommissionRule, onDone: () => void) {
  const api = useApi();
  return useFormAct({
    send: (reason: string) => unwrap(api.commission.keep({ params: { id }, body: { reason } })),
    done: (saved) => `Правило остаётся${notifiedText(saved)}`,
    areas,
    onDone,
  });
}
