import { useMutation } from '@tanstack/react-query';
import { useErrorHandler } from '../../shell/errors/useErrors.ts';
import { isRefusal, refusalOf } from '../../shell/forms/refusalOf.ts';

/** Sends a code; `error` is the error of its field. */
export function useSecondFactorCode<Answer>(send: (code: string) => Promise<Answer>, onDone: (answer: Answer) => void) {
  const handler = useErrorHandler();
  const { mutate, isPending, error } = useMutation({
    mutationFn: send,
    onSuccess: onDone,
    onError: (failure) => {
      if (!isRefusal(failure)) handler.handle(failure);
    },
  });
  const { fields, message } = refusalOf(error);
  return { send: mutate, isPending, error: fields['code'] ?? message };
}
