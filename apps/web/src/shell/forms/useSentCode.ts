import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorHandler } from '../errors/useErrors.ts';
import { limitNoticeOf } from './limitNotice.ts';

/**
 * Sends a code to the person's phone. A code stays valid while another one cannot be sent yet, so call this outside the
 * dialog that asks for it: it may be closed in between.
 */
export function useSentCode(request: () => Promise<unknown>) {
  const errors = useErrorHandler();
  const [count, setCount] = useState(0);
  const [hasCode, setHasCode] = useState(false);
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: request,
    onSuccess: () => {
      setCount((sent) => sent + 1);
      setHasCode(true);
    },
    onError: (failure) => {
      if (limitNoticeOf(failure) === undefined) errors.handle(failure);
      else setHasCode(true);
    },
  });
  return {
    send: () => mutate(),
    isPending,
    /** How many have been sent; 0 after the last one was used. Another code starts in an empty field. */
    count,
    /** Whether the person may have a code: one was sent, or another is refused because of one sent before. */
    hasCode,
    /** Why the last one was not sent. */
    notice: limitNoticeOf(error),
    /** The notice no longer applies: the dialog was closed. */
    forgetNotice: () => {
      if (error) reset();
    },
    /** The code was used. */
    forget: () => {
      reset();
      setCount(0);
      setHasCode(false);
    },
  };
}
export type SentCode = ReturnType<typeof useSentCode>;
