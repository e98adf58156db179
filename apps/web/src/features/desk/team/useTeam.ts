import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { AppointedRole, InviteToTeam, Team } from '@vetka/domain/team';
import { useErrorHandler } from '../../../shell/errors/useErrors.ts';
import { useApi, useShell } from '../../../shell/useContext.ts';
import { deskQueries } from '../desk.queries.ts';

type Change =
  | { kind: 'invite'; body: InviteToTeam }
  | { kind: 'withdraw'; id: number }
  | { kind: 'role'; id: number; role: AppointedRole }
  | { kind: 'dismiss'; id: number };

const done: Record<Change['kind'], string> = {
  invite: 'Приглашение отправлено',
  withdraw: 'Приглашение отозвано',
  role: 'Роль изменена',
  dismiss: 'Человек больше не в команде',
};

/** The team of a shop, and its changes. Each returns the whole team. */
export function useTeam(service: string) {
  const api = useApi();
  const errors = useErrorHandler();
  const queryClient = useQueryClient();
  const { toasts } = useShell();
  const options = deskQueries.team(api, service);
  const send = (change: Change): Promise<Team> => {
    if (change.kind === 'invite') return unwrap(api.team.invite({ params: { service }, body: change.body }));
    const params = { service, id: change.id };
    if (change.kind === 'withdraw') return unwrap(api.team.withdraw({ params }));
    if (change.kind === 'dismiss') return unwrap(api.team.dismiss({ params }));
    return unwrap(api.team.changeRole({ params, body: { role: change.role } }));
  };
  const { mutate, isPending, variables } = useMutation({
    mutationFn: send,
    onSuccess: (team, { kind }) => {
      queryClient.setQueryData(options.queryKey, team);
      // What was refused before has been corrected.
      errors.clear();
      toasts.show({ kind: 'success', text: done[kind] });
    },
    onError: (error, { kind }) => void errors.handle(error, { hasToasts: kind !== 'invite' }),
  });
  const { data: team, error, refetch } = useQuery(options);
  return { team, error, refetch, change: mutate, isInviting: isPending && variables.kind === 'invite' };
}
export type ChangeTeam = ReturnType<typeof useTeam>['change'];
