import { useMutation, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { ShopPromotion } from '@vetka/domain/promotion';
import { invalidateAreas } from '../../../shell/api/queryAreas.ts';
import { useErrorHandler } from '../../../shell/errors/useErrors.ts';
import { isRefusal, refusalOf } from '../../../shell/forms/refusalOf.ts';
import { useApi, useShell } from '../../../shell/useContext.ts';

/** Takes part in a promotion with the chosen products (null: all), and leaves it. */
export function usePromotion(service: string, { id, name, version }: ShopPromotion, onDone: () => void) {
  const api = useApi();
  const errors = useErrorHandler();
  const queryClient = useQueryClient();
  const { toasts } = useShell();
  const refresh = () => void invalidateAreas(queryClient, 'promotion', 'desk', 'catalog');
  const params = { service, id };
  const onError = (failure: Error) => {
    // The terms may have changed: the list has them.
    refresh();
    if (!isRefusal(failure)) errors.handle(failure);
  };
  const finish = (text: string) => {
    toasts.show({ kind: 'success', text });
    refresh();
    onDone();
  };
  const joining = useMutation({
    mutationFn: (productIds: number[] | null) => unwrap(api.promotion.join({ params, body: { version, productIds } })),
    onSuccess: () => finish(`Вы участвуете в акции «${name}»`),
    onError,
  });
  const leaving = useMutation({
    mutationFn: () => unwrap(api.promotion.leave({ params })),
    onSuccess: () => finish(`Вы вышли из акции «${name}», цены вернулись`),
    onError,
  });
  const { fields, message } = refusalOf(joining.error ?? leaving.error);
  return {
    join: joining.mutate,
    leave: () => leaving.mutate(),
    isJoining: joining.isPending,
    isLeaving: leaving.isPending,
    message: message ?? fields['productIds'],
  };
}
