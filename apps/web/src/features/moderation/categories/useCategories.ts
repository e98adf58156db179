import { unwrap } from '@vetka/api-client/client';
import type { CategoryUpdate, ManagedCategories, ManagedCategory, MergeInto } from '@vetka/domain/goods';
import { useApi } from '../../../shell/useContext.ts';
import { moderationQueries } from '../moderation.queries.ts';
import { useAct, useFormAct } from '../useAct.ts';
import { useShowAtOnce } from '../useShowAtOnce.ts';
import { savedCategory, type WrittenCategory } from './categoryDraft.ts';

const areas = ['goods', 'catalog', 'page'] as const;
/** Changes of the tree are sent one after another. */
const order = 'categories';

/** The calls about categories. */
function useCalls() {
  const api = useApi();
  return {
    add: (parentId: number | null, body: WrittenCategory) =>
      unwrap(api.goods.addCategory({ body: { ...body, parentId, isVisible: true } })),
    change: (id: number, body: CategoryUpdate) => unwrap(api.goods.changeCategory({ params: { id }, body })),
    remove: (id: number, body: MergeInto) => unwrap(api.goods.removeCategory({ params: { id }, body })),
    restore: (id: number) => unwrap(api.goods.restoreCategory({ params: { id } })),
    arrange: (all: ManagedCategories) =>
      unwrap(api.goods.arrangeCategories({ body: { categories: all.map(({ id, parentId }) => ({ id, parentId })) } })),
  };
}

/** A toast with «Вернуть», which reverts the act. */
function useUndo() {
  const { act } = useAct({ send: (send: () => Promise<unknown>) => send(), done: () => 'Вернули как было', areas });
  return (text: string, back: () => Promise<unknown>) => ({ text, actionLabel: 'Вернуть', onClick: () => act(back) });
}

/** Adds a category inside another one, or changes the given one. Each can be undone. */
export function useSaveCategory(known: ManagedCategory | null, parentId: number | null, onDone: () => void) {
  const { add, change, remove } = useCalls();
  const offer = useUndo();
  return useFormAct({
    send: (body: WrittenCategory) => (known ? change(known.id, body) : add(parentId, body)),
    done: ({ id, name }) =>
      known
        ? offer(`«${name}»: сохранено`, () => change(id, savedCategory(known)))
        : offer(`«${name}» в каталоге`, () => remove(id, { targetId: null })),
    areas,
    onDone,
  });
}

/** Removes a category. Its products and descendants go to another one, until it is restored. */
export function useRemoveCategory({ id, name }: ManagedCategory, onDone: () => void) {
  const { remove, restore } = useCalls();
  const offer = useUndo();
  return useFormAct({
    send: (body: MergeInto) => remove(id, body),
    done: () => offer(`«${name}» удалена`, () => restore(id)),
    areas,
    onDone,
  });
}

/** Shows and hides categories, and arranges them, each at once and with an undo. */
export function useArrangeCategories(all: ManagedCategories) {
  const calls = useCalls();
  const offer = useUndo();
  const { queryKey } = moderationQueries.categories(useApi());
  const show = useShowAtOnce();
  const { act: switchOn } = useAct({
    order,
    send: ({ id, isVisible }: ManagedCategory) => calls.change(id, { isVisible: !isVisible }),
    done: ({ id, name, isVisible }) =>
      offer(isVisible ? `«${name}» снова в каталоге` : `«${name}» скрыта`, () =>
        calls.change(id, { isVisible: !isVisible }),
      ),
    areas,
  });
  const { act: send } = useAct({
    order,
    send: ({ moved, before }: Record<'moved' | 'before', ManagedCategories>) => calls.arrange(moved).then(() => before),
    done: (before) => offer('Порядок сохранён', () => calls.arrange(before)),
    areas,
  });
  return {
    switchOn,
    arrange: (moved: ManagedCategories) => {
      void show(queryKey, () => moved);
      send({ moved, before: all });
    },
  };
}
