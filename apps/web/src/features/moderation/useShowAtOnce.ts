import { useQueryClient, type DataTag } from '@tanstack/react-query';
import type { QueryArea } from '../../shell/api/queryAreas.ts';

type Key<Data> = DataTag<readonly [area: QueryArea, ...rest: unknown[]], Data, Error>;

/** Shows a change before the API has answered. A read in progress would show the former state. */
export function useShowAtOnce() {
  const queryClient = useQueryClient();
  return async <Data>(queryKey: Key<Data>, change: (known: Data) => Data): Promise<void> => {
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData<Data>(queryKey, (known) => known && change(known));
  };
}
