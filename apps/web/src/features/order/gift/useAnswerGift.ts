import { useMutation, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { AnswerGift } from '@vetka/domain/desk';
import { useErrorHandler } from '../../../shell/errors/useErrors.ts';
import { isRefusal } from '../../../shell/forms/refusalOf.ts';
import { useApi } from '../../../shell/useContext.ts';
import { giftQuery } from './gift.queries.ts';

interface AnswerEvents {
  onSaved: () => void;
  onRefused: () => void;
}

/** Sends the recipient's answer. After a lost connection the same answer may be sent again. */
export function useAnswerGift(token: string, { onSaved, onRefused }: AnswerEvents) {
  const api = useApi();
  const errors = useErrorHandler();
  const queryClient = useQueryClient();
  const sending = useMutation({
    mutationFn: (body: AnswerGift) => unwrap(api.order.answerGift({ body })),
    onSuccess: (gift) => {
      queryClient.setQueryData(giftQuery(api, token).queryKey, gift);
      onSaved();
    },
    onError: (error, body) => {
      if (isRefusal(error)) onRefused();
      else errors.handle(error, { onRetry: () => sending.mutate(body) });
    },
  });
  return sending;
}
