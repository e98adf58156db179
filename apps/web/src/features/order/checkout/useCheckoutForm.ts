import type { CheckoutDraft } from '@vetka/ui/patterns/order/Checkout';
import { useEffect, useState } from 'react';
import { createStore, useStore } from '../../../shell/store.ts';
import { emptyForm, type CheckoutForm, type CheckoutSection } from './checkoutForm.ts';
import { forgetForm, keepForm, readForm } from './checkoutStorage.ts';

/** What is typed, kept with every change; the server and the first look know nothing of it yet. */
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
  const changePart = ({ subCart, draft }: CheckoutSection, patch: Partial<CheckoutDraft>) => {
    // What was supposed until now was seen and accepted: it must not move under somebody's hands.
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
