import { unwrap } from '@vetka/api-client/client';
import { useApi } from '../../shell/useContext.ts';
import { useModerate } from './useModerate.ts';

/** Undoes the decision about a product, within a day. */
export function useUndoProduct() {
  const api = useApi();
  return useModerate({
    send: (id: number) => unwrap(api.goods.undoModeration({ params: { id } })),
    done: () => 'Решение отменено, товар снова ждёт',
    area: 'goods',
  });
}

/** Undoes the decision about a shop, within a day. */
export function useUndoShop() {
  const api = useApi();
  return useModerate({
    send: (id: number) => unwrap(api.opening.undoModeration({ params: { id } })),
    done: () => 'Решение отменено, магазин снова ждёт',
    area: 'opening',
  });
}
