import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ManagedPlan, ManagedPlans } from '@vetka/domain/offer';
import { invalidateAreas } from '../api/queryAreas.ts';
import { useErrorHandler } from '../errors/useErrors.ts';
import { useShell } from '../useContext.ts';
import { managedPlansQuery, type PlanCalls } from './planCalls.ts';

const undoToastMs = 5000;

/** The plans of one seller, and changes that take effect at once. */
export function useManagedPlans(calls: PlanCalls) {
  const { toasts } = useShell();
  const errors = useErrorHandler();
  const queryClient = useQueryClient();
  const list = useQuery(managedPlansQuery(calls));
  const refresh = () => void invalidateAreas(queryClient, 'offer', 'service');

  async function setOnSale({ id, name }: Pick<ManagedPlan, 'id' | 'name'>, isActive: boolean): Promise<void> {
    try {
      await calls.setOnSale(id, isActive);
      toasts.show({
        id: 'plan-sale',
        kind: 'success',
        text: isActive ? `«${name}» снова продаётся` : `«${name}» больше не продаётся. У купивших она остаётся`,
        durationMs: undoToastMs,
        ...(!isActive && { actionLabel: 'Вернуть', onClick: () => void setOnSale({ id, name }, true) }),
      });
    } catch (error) {
      errors.handle(error);
    }
    refresh();
  }

  async function move(plans: ManagedPlans, id: number, by: -1 | 1): Promise<void> {
    const ids = plans.map((plan) => plan.id);
    const from = ids.indexOf(id);
    ids.splice(from, 1);
    ids.splice(from + by, 0, id);
    try {
      queryClient.setQueryData(calls.queryKey as ['offer'], await calls.order(ids));
    } catch (error) {
      errors.handle(error);
    }
    refresh();
  }

  return { list, setOnSale, move, refresh };
}
