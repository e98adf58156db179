import { useMutation } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { NewComplaint } from '@vetka/domain/moderation';
import { useErrorHandler } from '../../shell/errors/useErrors.ts';
import { isRefusal, refusalOf } from '../../shell/forms/refusalOf.ts';
import { useApi, useShell } from '../../shell/useContext.ts';

/** Sends a complaint. */
export function useComplaining(onDone: () => void) {
  const api = useApi();
  const { toasts } = useShell();
  const handler = useErrorHandler();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: NewComplaint) => unwrap(api.moderation.complain({ body })),
    onSuccess: ({ isNew }) => {
      const text = isNew ? 'Спасибо, проверим' : 'Вы уже жаловались на это, мы проверяем';
      toasts.show({ kind: 'success', text });
      onDone();
    },
    onError: (failure) => {
      if (!isRefusal(failure)) handler.handle(failure);
    },
  });
  const { fields, message } = refusalOf(error);
  return { complain: mutate, isPending, message: message ?? Object.values(fields)[0] };
}
