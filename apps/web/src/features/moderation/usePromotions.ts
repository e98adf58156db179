import { useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { ManagedPromotion, PromotionTerms } from '@vetka/domain/promotion';
import { invalidateAreas } from '../../shell/api/queryAreas.ts';
import { useErrorHandler } from '../../shell/errors/useErrors.ts';
import { useApi, useShell } from '../../shell/useContext.ts';
import { useFormAct } from './useAct.ts';

/** Adds a promotion, or changes the one with the id. */
export function useSavePromotion(id: number | null, onDone: () => void) {
  const api = useApi();
  const { act, ...saving } = useFormAct({
    send: (body: PromotionTerms) =>
      unwrap(id === null ? api.promotion.create({ body }) : api.promotion.edit({ params: { id }, body })),
    done: ({ name, shopsToAsk }) => {
      const asks = shopsToAsk > 0 ? '. Магазины должны согласиться ещё раз' : '';
      return id === null ? `«${name}»: магазины уже видят` : `«${name}»: сохранили${asks}`;
    },
    areas: ['promotion'],
    onDone,
  });
  return { save: act, ...saving };
}

/** Stops a promotion at once, and offers to resume it. */
export function useSwitchPromotion() {
  const api = useApi();
  const { toasts } = useShell();
  const errors = useErrorHandler();
  const queryClient = useQueryClient();
  return async function setWorking(promotion: ManagedPromotion, isActive: boolean): Promise<void> {
    const { id, name } = promotion;
    try {
      await unwrap(api.promotion.switch({ params: { id }, body: { isActive } }));
      toasts.show({
        id: 'promotion-work',
        kind: 'success',
        text: isActive ? `«${name}» снова идёт` : `«${name}» остановлена, цены вернулись`,
        ...(!isActive && { actionLabel: 'Вернуть', onClick: () => void setWorking(promotion, true) }),
      });
    } catch (failure) {
      errors.handle(failure);
    }
    await invalidateAreas(queryClient, 'promotion');
  };
}
