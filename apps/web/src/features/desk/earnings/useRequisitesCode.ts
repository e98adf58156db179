import { useMutation } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import { useState } from 'react';
import { useErrorHandler } from '../../../shell/errors/useErrors.ts';
import { limitNoticeOf } from '../../../shell/forms/limitNotice.ts';
import { useApi } from '../../../shell/useContext.ts';

/**
 * Sends a code to the owner's phone. A code stays valid while another one cannot be sent yet, even if the dialog has
 * been closed in between.
 */
export function useRequisitesCode(service: string) {
  const api = useApi();
  const errors = useErrorHandler();
  const [count, setCount] = useState(0);
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: () => unwrap(api.payout.sendRequisitesCode({ params: { service } })),
    onSuccess: () => setCount((sent) => sent + 1),
    onError: (failure) => {
      if (limitNoticeOf(failure) === undefined) errors.handle(failure);
    },
  });
  return {
    send: () => mutate(),
    isPending,
    /** How many have been sent; 0 after the last one was used. */
    count,
    notice: limitNoticeOf(error),
    forget: () => {
      reset();
      setCount(0);
    },
  };
}
