import { useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { SellAtCost } from '@vetka/domain/offer';
import { plural } from '@vetka/domain/plural';
import { invalidateAreas } from '../../../shell/api/queryAreas.ts';
import { useErrorHandler } from '../../../shell/errors/useErrors.ts';
import { refusalOf } from '../../../shell/forms/refusalOf.ts';
import { useApi, useShell } from '../../../shell/useContext.ts';

/** Starts or ends the sale of goods at cost price. Takes effect at once. */
export function useSellAtCost(service: string) {
  const api = useApi();
  const errors = useErrorHandler();
  const queryClient = useQueryClient();
  const { toasts } = useShell();
  return async (body: SellAtCost): Promise<void> => {
    try {
      const { changed } = await unwrap(api.offer.sellAtCost({ params: { service }, body }));
      if (body.ids === null) {
        toasts.show({ kind: 'success', text: `Изменили ${plural(changed, ['товар', 'товара', 'товаров'])}` });
      }
    } catch (error) {
      const message = refusalOf(error).fields['ids'];
      if (message === undefined) errors.handle(error);
      else toasts.show({ kind: 'error', text: message });
    }
    await invalidateAreas(queryClient, 'offer', 'catalog');
  };
}
