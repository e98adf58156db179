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
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: request,
    onSuccess: () => setCount((sent) => sent + 1),
    onError: (failure) => {
      if (limitNoticeOf(failure) === undefined) errors.handle(failure);
    },
  });
  const notice = limitNoticeOf(error);
  return {
    send: () => mutate(),
    isPending,
    /** How many have been sent; 0 after the last one was used. Another code starts in an empty field. */
    count,
    /** Whether the person may have a code: one was sent, or another is refused because of one sent before. */
    hasCode: count > 0 || notice !== undefined,
    notice,
    forget: () => {
      reset();
      setCount(0);
    },
  };
}
export type SentCode = ReturnType<typeof useSentCode>;
