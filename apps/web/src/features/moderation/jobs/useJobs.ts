import { unwrap } from '@vetka/api-client/client';
import type { JobKind } from '@vetka/domain/moderation';
import { plural } from '@vetka/domain/plural';
import { useApi } from '../../../shell/useContext.ts';
import { useAct, useFormAct } from '../useAct.ts';

const areas = ['moderation'] as const;
const repeated = 'Задание начнётся через пару секунд';

export function useRepeatJob() {
  const api = useApi();
  return useAct({
    send: (id: number) => unwrap(api.moderation.repeatJob({ params: { id } })),
    done: () => repeated,
    areas,
  });
}

/** Retries all jobs of a kind, or of every kind. */
export function useRepeatJobs() {
  const api = useApi();
  return useAct({
    send: (kind: JobKind | null) => unwrap(api.moderation.repeatJobs({ body: { kind } })),
    done: ({ count }) => (count === 1 ? repeated : `Повторяем ${plural(count, ['задание', 'задания', 'заданий'])}`),
    areas,
  });
}

export function useRemoveJob(id: number, onDone: () => void) {
  const api = useApi();
  return useFormAct({
    send: (reason: string) => unwrap(api.moderation.removeJob({ params: { id }, body: { reason } })),
    done: () => 'Задание убрано',
    areas,
    onDone,
  });
}
