import type { CheckoutDraft } from '@vetka/ui/patterns/order/Checkout';
import { useEffect, useState } from 'react';
import { createStore, useStore } from '../../../shell/store.ts';
import { emptyForm, type CheckoutForm, type CheckoutSection } from './checkoutForm.ts';
import { forgetForm, keepForm, readForm } from './checkoutStorage.ts';

/** The checkout form, stored on every change; empty on the server and in the first render. */
export function useCheckoutForm(userId: number) {
  const [store] = useState(() => createStore(emptyForm));
  const form = useStore(store);
  useEffect(
    function restore() {
      store.set(readForm(userId));
    },
    [store, userId],
  );
  const update = (next: CheckoutForm) => {
    store.set(next);
    keepForm(userId, next);
  };
  const changePart = (
    { subCart, draft }: Pick<CheckoutSection, 'subCart' | 'draft'>,
    patch: Partial<CheckoutDraft>,
  ) => {
    // Fix the defaults that the user has seen and accepted: they must not change while the user fills in the form.
    const { deliveryOptionId, deliveryDate } = draft;
    const { parts, email } = store.get();
    const part = { ...parts[subCart.cartId], deliveryOptionId, deliveryDate, ...patch };
    update({ parts: { ...parts, [subCart.cartId]: part }, email });
  };
  return {
    form,
    changePart,
    changeEmail: (email: string) => update({ ...store.get(), email }),
    forget: () => forgetForm(userId),
  };
}
