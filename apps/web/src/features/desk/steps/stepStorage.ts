import type { StoredStep } from '@vetka/machines/step-queue';
import { createStore, del, set, values, type UseStore } from 'idb-keyval';

/** Steps of one person on this device. They survive a reload, with their photos. */
export interface StepStorage {
  read: () => Promise<StoredStep[]>;
  put: (step: StoredStep) => Promise<void>;
  remove: (step: StoredStep) => Promise<void>;
}

/** Steps in IndexedDB, one record each, so that two tabs do not overwrite each other's. */
export function createStepStorage(userId: number): StepStorage {
  let store: UseStore | undefined;
  const opened = () => (store ??= createStore(`vetka.desk.${userId}`, 'steps'));
  return {
    read: () => values<StoredStep>(opened()),
    put: (step) => set(step.stepId, step, opened()),
    remove: ({ stepId }) => del(stepId, opened()),
  };
}
