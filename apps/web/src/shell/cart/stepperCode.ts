import type { CardStepper } from '@vetka/ui/patterns/cart/CardStepper';
import { createStore } from '../store.ts';

export type Stepper = typeof CardStepper;

/** The stepper's code once it is there: for all cards of a page at once. Code only, so one for all requests. */
export const loadedStepper = createStore<Stepper | undefined>(undefined);

/** Loads the stepper: with the first sign that a product will be in the cart, at the latest when it is there. */
export function loadStepper(): void {
  import('@vetka/ui/patterns/cart/CardStepper').then(
    ({ CardStepper }) => loadedStepper.set(CardStepper),
    // The way into the cart stays in its place, and the next sign tries again.
    () => undefined,
  );
}
