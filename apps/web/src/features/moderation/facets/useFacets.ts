import { unwrap } from '@vetka/api-client/client';
import type {
  ManagedFacet,
  ManagedFacets,
  ManagedFacetValue,
  MergeInto,
  WriteFacet,
  WriteFacetValue,
} from '@vetka/domain/goods';
import { useApi } from '../../../shell/useContext.ts';
import { moderationQueries } from '../moderation.queries.ts';
import { useAct, useFormAct } from '../useAct.ts';
import { useShowAtOnce } from '../useShowAtOnce.ts';

const areas = ['goods', 'catalog'] as const;
/** Changes of the list are sent one after another. */
const listOrder = 'facets';

/** The facet before a change. */
export const writtenOf = ({
  label,
  kind,
  isMultiple,
  unit,
  isWanted,
  isFilter,
  categoryIds,
}: ManagedFacet): WriteFacet => ({
  label,
  kind,
  isMultiple,
  unit,
  isWanted,
  isFilter,
  categoryIds,
});

/** The calls about facets. */
function useCalls() {
  const { goods } = useApi();
  return {
    add: (body: WriteFacet) => unwrap(goods.addFacet({ body })),
    change: (id: number, body: WriteFacet) => unwrap(goods.changeFacet({ params: { id }, body })),
    remove: (id: number) => unwrap(goods.removeFacet({ params: { id } })),
    order: (ids: number[]) => unwrap(goods.orderFacets({ body: { ids } })),
    addValue: (id: number, body: WriteFacetValue) => unwrap(goods.addFacetValue({ params: { id }, body })),
    changeValue: (id: number, body: WriteFacetValue) => unwrap(goods.changeFacetValue({ params: { id }, body })),
    removeValue: (id: number, body: MergeInto) => unwrap(goods.removeFacetValue({ params: { id }, body })),
    restoreValue: (id: number) => unwrap(goods.restoreFacetValue({ params: { id } })),
    orderValues: (id: number, ids: number[]) => unwrap(goods.orderFacetValues({ params: { id }, body: { ids } })),
  };
}

/** A toast with «Вернуть», which reverts the act. */
function useUndo() {
  const { act } = useAct({ send: (send: () => Promise<unknown>) => send(), done: () => 'Вернули как было', areas });
  return (text: string, back: () => Promise<unknown>) => ({ text, actionLabel: 'Вернуть', onClick: () => act(back) });
}

/** Adds a facet, or changes the given one. */
export function useSaveFacet(known: ManagedFacet | null, onDone: () => void) {
  const { add, change, remove } = useCalls();
  const offer = useUndo();
  return useFormAct({
    send: (body: WriteFacet) => (known ? change(known.id, body) : add(body)),
    done: ({ id, label, kind }) =>
      known
        ? kind === known.kind
          ? offer(`«${label}»: сохранено`, () => change(id, writtenOf(known)))
          : // A change of the kind rewrites the values: the former kind would not bring them back.
            `«${label}»: сохранено`
        : offer(`«${label}» добавлен`, () => remove(id)),
    areas,
    onDone,
  });
}

/** Adds a value to a facet, or changes the given one. */
export function useSaveValue(facet: ManagedFacet, known: ManagedFacetValue | null, onDone: () => void) {
  const { addValue, changeValue, removeValue } = useCalls();
  const offer = useUndo();
  return useFormAct({
    send: (body: WriteFacetValue) => (known ? changeValue(known.id, body) : addValue(facet.id, body)),
    done: ({ id, label }) =>
      known
        ? offer(`«${label}»: сохранено`, () => changeValue(id, { label: known.label, colour: known.colour }))
        : offer(`«${label}» добавлено`, () => removeValue(id, { targetId: null })),
    areas,
    onDone,
  });
}

/** Removes a value. Its products get another one until it is restored. */
export function useRemoveValue({ id, label }: ManagedFacetValue, onDone: () => void) {
  const { removeValue, restoreValue } = useCalls();
  const offer = useUndo();
  return useFormAct({
    send: (body: MergeInto) => removeValue(id, body),
    done: () => offer(`«${label}» удалено`, () => restoreValue(id)),
    areas,
    onDone,
  });
}

/** Orders facets and their values, and removes facets that no product has, each at once. */
export function useArrangeFacets(all: ManagedFacets) {
  const { add, remove, order, orderValues } = useCalls();
  const offer = useUndo();
  const show = useShowAtOnce();
  const { queryKey } = moderationQueries.facets(useApi());
  const idsOf = (list: readonly { id: number }[]) => list.map(({ id }) => id);
  const { act: send } = useAct({
    order: listOrder,
    send: ({ now, before }: { now: () => Promise<unknown>; before: () => Promise<unknown> }) =>
      now().then(() => before),
    done: (before) => offer('Порядок сохранён', before),
    areas,
  });
  const { act: drop } = useAct({
    order: listOrder,
    send: (facet: ManagedFacet) => remove(facet.id).then(() => facet),
    done: (facet) =>
      facet.values.length > 0
        ? `«${facet.label}» удалён`
        : offer(`«${facet.label}» удалён`, () => add(writtenOf(facet))),
    areas,
  });
  return {
    drop,
    arrange: (moved: ManagedFacets) => {
      void show(queryKey, () => moved);
      send({ now: () => order(idsOf(moved)), before: () => order(idsOf(all)) });
    },
    arrangeValues: (facet: ManagedFacet, values: ManagedFacetValue[]) => {
      void show(queryKey, (known) => known.map((each) => (each.id === facet.id ? { ...each, values } : each)));
      send({
        now: () => orderValues(facet.id, idsOf(values)),
        before: () => orderValues(facet.id, idsOf(facet.values)),
      });
    },
  };
}
