import { useMutation } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { RespondInvite } from '@vetka/domain/service';
import { useErrorHandler } from '../../shell/errors/useErrors.ts';
import { useRefreshSession } from '../../shell/session/useRefreshSession.ts';
import { useApi } from '../../shell/useContext.ts';

/** Answers an invitation to a team. Both sides see the answer over their sockets; a new employee sees the desk. */
export function useInviteAnswer(): (inviteId: number, status: RespondInvite['status']) => void {
  const api = useApi();
  const errors = useErrorHandler();
  const refresh = useRefreshSession();
  const { mutate } = useMutation({
    mutationFn: ({ id, status }: { id: number; status: RespondInvite['status'] }) =>
      unwrap(api.service.respondInvite({ params: { id }, body: { status } })),
    onSuccess: ({ status }) => (status === 'ACCEPTED' ? refresh() : undefined),
    onError: (error) => void errors.handle(error),
  });
  return (id, status) => mutate({ id, status });
}
