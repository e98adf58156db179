import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Opening } from '@vetka/domain/opening';
import { useErrorHandler } from '../../../shell/errors/useErrors.ts';
import { isRefusal, refusalOf } from '../../../shell/forms/refusalOf.ts';
import { useApi } from '../../../shell/useContext.ts';
import type { Api } from '../../../shell/api/apiClient.ts';
import { openingQueries } from './opening.queries.ts';

/** Saves a step: the answer is the whole opening. Refusals are shown beside the fields. */
export function useStep<Body>(send: (api: Api, body: Body) => Promise<Opening>, onSaved: () => void) {
  const api = useApi();
  const errors = useErrorHandler();
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: Body) => send(api, body),
    onSuccess: (opening) => {
      queryClient.setQueryData(openingQueries.current(api).queryKey, opening);
      onSaved();
    },
    onError: (failure) => {
      if (!isRefusal(failure)) errors.handle(failure);
    },
  });
  return { save: mutate, isPending, ...refusalOf(error) };
}
