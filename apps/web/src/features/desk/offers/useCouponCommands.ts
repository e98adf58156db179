import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { unwrap } from '@vetka/api-client/client';
import type { ManagedCoupon, WriteCoupon } from '@vetka/domain/offer';
import { invalidateAreas } from '../../../shell/api/queryAreas.ts';
import { useErrorHandler } from '../../../shell/errors/useErrors.ts';
import { isRefusal, refusalOf } from '../../../shell/forms/refusalOf.ts';
import { pagePath } from '../../../shell/links/pagePath.ts';
import { useApi, useShell } from '../../../shell/useContext.ts';

const undoToastMs = 5000;

/** Saves a promo code, stops and resumes it. @param coupon null for a new one */
export function useCouponCommands(service: string, coupon: ManagedCoupon | null) {
  const api = useApi();
  const router = useRouter();
  const errors = useErrorHandler();
  const queryClient = useQueryClient();
  const { toasts } = useShell();
  const list = pagePath('/my/shop/$service/discounts', { service });
  const close = (options = {}) => void router.navigate({ href: list, resetScroll: false, ...options } as never);
  const refresh = () => void invalidateAreas(queryClient, 'offer');

  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: WriteCoupon) =>
      unwrap(
        coupon
          ? api.offer.editCoupon({ params: { service, id: coupon.id }, body })
          : api.offer.createCoupon({ params: { service }, body }),
      ),
    onSuccess: ({ code }) => {
      toasts.show({ kind: 'success', text: coupon ? `${code}: сохранили` : `Промокод ${code} создан` });
      refresh();
      // Nothing is unsaved any more.
      close({ ignoreBlocker: true });
    },
    onError: (failure) => {
      if (!isRefusal(failure)) errors.handle(failure);
    },
  });

  async function setWorking(known: Pick<ManagedCoupon, 'id' | 'code'>, isActive: boolean): Promise<void> {
    const { id, code } = known;
    try {
      await unwrap(api.offer.switchCoupon({ params: { service, id }, body: { isActive } }));
      toasts.show({
        id: 'coupon-work',
        kind: 'success',
        text: isActive ? `${code} снова действует` : `${code} остановлен`,
        durationMs: undoToastMs,
        ...(!isActive && { actionLabel: 'Вернуть', onClick: () => void setWorking(known, true) }),
      });
      close();
    } catch (failure) {
      errors.handle(failure);
    }
    refresh();
  }

  return {
    save: mutate,
    isSaving: isPending,
    setWorking: (isActive: boolean) => void (coupon && setWorking(coupon, isActive)),
    ...refusalOf(error),
  };
}
