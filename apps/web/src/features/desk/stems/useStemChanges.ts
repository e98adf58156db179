import { useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type {
  NewBatch,
  NewStem,
  RecipeEdit,
  Stem,
  StemCount,
  StemEdit,
  StemRules,
  StemWriteOff,
} from '@vetka/domain/stem';
import { useState } from 'react';
import { useErrorHandler } from '../../../shell/errors/useErrors.ts';
import { isRefusal, refusalOf, type FormRefusal } from '../../../shell/forms/refusalOf.ts';
import { useApi, useShell } from '../../../shell/useContext.ts';
import { deskQueries } from '../desk.queries.ts';
import { StockUnclear, type StockRetry } from '../stockRetry.ts';

const connection: FormRefusal = {
  fields: {},
  message: 'Не сохранилось. Проверьте связь и попробуйте ещё раз',
};

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
      if (error instanceof StockUnclear) return { fields: {}, message: error.message };
      if (isRefusal(error)) return refusalOf(error);
      errors.handle(error);
      return connection;
    } finally {
      setPending(false);
      // The stock of products follows the stems.
      void queryClient.invalidateQueries({ queryKey: deskQueries.service(service) });
    }
  }

  const params = { service };
  const byId = (id: number) => ({ service, id });
  /** The free pieces at the server now. */
  async function readFree(stem: number): Promise<number> {
    const { data } = await unwrap(api.stem.moves({ params, query: { stem, take: 1 } }));
    return data[0]?.stock ?? 0;
  }
  return {
    isPending,
    create: (body: NewStem) =>
      run(
        () => unwrap(api.stem.create({ params, body })),
        ({ name }) => `${name}: добавили`,
      ),
    edit: (id: number, body: StemEdit) => run(() => unwrap(api.stem.edit({ params: byId(id), body })), 'Сохранили'),
    remove: (id: number) => run(() => unwrap(api.stem.remove({ params: byId(id) })), 'Убрали из списка'),
    receive: ({ id, name, stock: seen }: Stem, body: NewBatch, retry: StockRetry) =>
      run(
        () =>
          retry({
            typed: body.quantity,
            seen,
            after: seen + body.quantity,
            send: () => unwrap(api.stem.receive({ params: byId(id), body })),
            read: () => readFree(id),
          }),
        (saved) => (saved ? `${name}: теперь свободно ${saved.stock}` : `${name}: приход уже записан`),
      ),
    writeOff: ({ id, name, stock: seen }: Stem, body: StemWriteOff, retry: StockRetry) =>
      run(
        () =>
          retry({
            typed: body.quantity,
            seen,
            after: seen - body.quantity,
            send: () => unwrap(api.stem.writeOff({ params: byId(id), body })),
            read: () => readFree(id),
          }),
        (saved) => (saved ? `${name}: осталось ${saved.stock}` : `${name}: уже списано`),
      ),
    count: (body: StemCount) =>
      run(
        () => unwrap(api.stem.count({ params, body })),
        ({ counted, changed }) => (changed === 0 ? 'Всё сошлось' : `Посчитали: ${counted}, поправили: ${changed}`),
      ),
    setRules: (body: StemRules) => run(() => unwrap(api.stem.setRules({ params, body })), 'Сохранили'),
    setRecipe: (id: number, body: RecipeEdit) =>
      run(() => unwrap(api.stem.setRecipe({ params: byId(id), body })), 'Рецепт сохранён'),
  };
}

export type StemChanges = ReturnType<typeof useStemChanges>;
