import { useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type {
  NewBatch,
  NewStem,
  RecipeEdit,
  Stem,
  StemCount,
  StemEdit,
  StemRulesUpdate,
  StemWriteOff,
} from '@vetka/domain/stem';
import { useState } from 'react';
import { useErrorHandler } from '../../../shell/errors/useErrors.ts';
import { useApi, useShell } from '../../../shell/useContext.ts';
import { deskQueries } from '../desk.queries.ts';
import { failedChange } from '../failedChange.ts';
import type { SendOnce } from '../sendOnce.ts';
import { stemsQueries } from './stems.queries.ts';

/** Changes of a shop's stems. Each resolves with the error, or with undefined when it is saved. */
export function useStemChanges(service: string) {
  const api = useApi();
  const { toasts } = useShell();
  const errors = useErrorHandler();
  const queryClient = useQueryClient();
  const [isPending, setPending] = useState(false);

  async function run<T>(call: () => Promise<T>, textOf: string | ((saved: T) => string)) {
    setPending(true);
    try {
      const saved = await call();
      toasts.show({ id: 'stems', kind: 'success', text: typeof textOf === 'string' ? textOf : textOf(saved) });
      return undefined;
    } catch (error) {
      return failedChange(error, errors);
    } finally {
      setPending(false);
      // The stock of products follows the stems.
      void queryClient.invalidateQueries({ queryKey: deskQueries.service(service) });
    }
  }

  const params = { service };
  const byId = (id: number) => ({ service, id });
  return {
    isPending,
    create: (body: NewStem) =>
      run(
        () => unwrap(api.stem.create({ params, body })),
        ({ name }) => `${name}: добавили`,
      ),
    edit: (id: number, body: StemEdit) => run(() => unwrap(api.stem.edit({ params: byId(id), body })), 'Сохранили'),
    remove: (id: number) => run(() => unwrap(api.stem.remove({ params: byId(id) })), 'Убрали из списка'),
    receive: ({ id, name }: Stem, body: NewBatch, sendOnce: SendOnce) =>
      run(
        () => sendOnce((requestId) => unwrap(api.stem.receive({ params: byId(id), body: { ...body, requestId } }))),
        ({ stock }) => `${name}: теперь свободно ${stock}`,
      ),
    writeOff: ({ id, name }: Stem, body: StemWriteOff, sendOnce: SendOnce) =>
      run(
        () => sendOnce((requestId) => unwrap(api.stem.writeOff({ params: byId(id), body: { ...body, requestId } }))),
        ({ stock }) => `${name}: осталось ${stock}`,
      ),
    /** @param seen the number from which the person began */
    count: (lines: StemCount['lines'], sendOnce: SendOnce, seen?: string) =>
      run(
        () => sendOnce((requestId) => unwrap(api.stem.count({ params, body: { lines, requestId } })), seen),
        ({ counted, changed }) => (changed === 0 ? 'Всё сошлось' : `Посчитали: ${counted}, поправили: ${changed}`),
      ),
    setRules: (body: StemRulesUpdate) => run(() => unwrap(api.stem.setRules({ params, body })), 'Сохранили'),
    setRecipe: (id: number, body: RecipeEdit) =>
      run(async () => {
        const saved = await unwrap(api.stem.setRecipe({ params: byId(id), body }));
        queryClient.setQueryData(stemsQueries.recipe(api, service, id).queryKey, saved);
      }, 'Рецепт сохранён'),
  };
}

export type StemChanges = ReturnType<typeof useStemChanges>;
