import type { Form } from '@vetka/ui/forms';
import { useState } from 'react';
import { useErrorHandler } from '../../../shell/errors/useErrors.ts';
import { serverErrorsOf } from '../../../shell/forms/serverErrors.ts';
import { orderProblem, waitsForPayments } from './checkoutRefusal.ts';
import type { CheckoutValues } from './checkoutRules.ts';
import { useRefetchCheckout } from './useCheckoutMachine.ts';

interface Refused {
  /** What concerns no field. */
  rest: readonly string[];
  /** No field is refused, to which the page would scroll. */
  isAlone: boolean;
}

const nothing: Refused = { rest: [], isAlone: false };

/** The server's validation errors: field errors until edited, the rest beside the button until the next attempt. */
export function useCheckoutRefusal() {
  const handler = useErrorHandler();
  const refetchCheckout = useRefetchCheckout();
  const [refused, setRefused] = useState(nothing);
  const [isWaiting, setWaiting] = useState(false);
  const refuse = (error: unknown, form: Form<CheckoutValues>) => {
    const errors = serverErrorsOf(error);
    const refusal = errors === null ? { fields: [], rest: orderProblem(error) } : form.refuse(errors);
    setRefused({ rest: refusal.rest, isAlone: refusal.fields.length === 0 });
    setWaiting(waitsForPayments(error));
    handler.handle(error, { hasToasts: false });
    if (refusal.fields.length > 0 || refusal.rest.length > 0) refetchCheckout();
  };
  return { ...refused, isWaiting, refuse, forget: () => setRefused(nothing) };
}
