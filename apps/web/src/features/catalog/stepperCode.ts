import type { CardStepper } from '@vetka/ui/patterns/cart/CardStepper';
import { createStore } from '../../shell/store.ts';

export type Stepper = typeof CardStepper;

/** The stepper's code once loaded, for all cards of a page. Only code, so requests can share it. */
export const loadedStepper = createStore<Stepper | undefined>(undefined);

/** Loads the stepper when a product is likely to be added, at the latest when it is in the cart. */
export function loadStepper(): void {
  import('@vetka/ui/patterns/cart/CardStepper').then(
    ({ CardStepper }) => loadedStepper.set(CardStepper),
    // The «В корзину» button stays, and the next attempt loads the code again.
    () => undefined,
  );
}
