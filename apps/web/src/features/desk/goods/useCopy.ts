import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { unwrap } from '@vetka/api-client/client';
import { useErrorHandler } from '../../../shell/errors/useErrors.ts';
import { pagePath } from '../../../shell/links/pagePath.ts';
import { useApi, useShell } from '../../../shell/useContext.ts';
import { goodsQueries } from './goods.queries.ts';

/** Makes a draft of a product and opens it in the editor. */
export function useCopy(service: string): (id: number) => Promise<void> {
  const api = useApi();
  const router = useRouter();
  const errors = useErrorHandler();
  const { toasts } = useShell();
  const queryClient = useQueryClient();
  return async (id) => {
    try {
      const copy = await unwrap(api.goods.copy({ params: { service, id } }));
      void queryClient.invalidateQueries({ queryKey: goodsQueries.all(service) });
      await router.navigate({ href: pagePath('/my/shop/$service/products/$id', { service, id: copy.id }) } as never);
      toasts.show({ kind: 'success', text: 'Это копия: измените название, и она готова' });
    } catch (error) {
      errors.handle(error);
    }
  };
}
