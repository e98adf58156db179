import type { DeskStepType } from '@vetka/domain/desk';
import type { StoredStep } from '@vetka/machines/step-queue';

/** How long a step is held before it is sent (ms). */
export const holdMs = 5000;

/**
 * Steps that can be undone: they need one press and are not urgent. The others either have a question, or must be
 * visible to colleagues and the customer at once.
 */
const held: ReadonlySet<DeskStepType> = new Set(['START', 'READY', 'HAND_TO_COURIER', 'PUT_ON_SHELF']);

export const isHeldFirst = ({ step }: Pick<StoredStep, 'step'>): boolean => held.has(step);

/** Holds the last step for a moment, so that it can be undone. */
interface StepHold {
  get: () => StoredStep | undefined;
  keep: (step: StoredStep) => void;
  /** Releases the held step at once. */
  release: () => void;
  /** Removes the held step. @returns undefined when it has already been released */
  take: () => StoredStep | undefined;
}

/** @param onRelease sends a step whose time has passed */
export function createHold(onRelease: (step: StoredStep) => void): StepHold {
  let step: StoredStep | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const take = () => {
    const taken = step;
    clearTimeout(timer);
    step = undefined;
    return taken;
  };
  const release = () => {
    const taken = take();
    if (taken) onRelease(taken);
  };
  return {
    get: () => step,
    keep(next) {
      release();
      step = next;
      timer = setTimeout(release, holdMs);
    },
    release,
    take,
  };
}
