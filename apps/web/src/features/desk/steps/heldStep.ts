import type { DeskStepType } from '@vetka/domain/desk';
import type { StoredStep } from '@vetka/machines/step-queue';

/** How long a step is held before it is sent (ms). */
export const holdMs = 5000;

/**
 * Steps that may be taken back: one press, and nobody waits for them by the second. The others either ask first, or
 * have to be known to colleagues and the customer at once.
 */
const held: ReadonlySet<DeskStepType> = new Set(['START', 'READY', 'HAND_TO_COURIER', 'PUT_ON_SHELF']);

export const isHeldFirst = ({ step }: Pick<StoredStep, 'step'>): boolean => held.has(step);

/** Holds the last step for a moment, so that it can be taken back. */
interface StepHold {
  get: () => StoredStep | undefined;
  keep: (step: StoredStep) => void;
  /** Lets the held step go at once. */
  release: () => void;
  /** Takes the held step away. @returns undefined when it is gone already */
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
