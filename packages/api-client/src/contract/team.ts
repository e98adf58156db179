import type { DeskParams } from '@vetka/domain/desk';
import type { ChangeRole, InviteToTeam, Team, TeamParams } from '@vetka/domain/team';
import { call } from './call.ts';

/** The people of a service. For people who do not work for it, it does not exist: 404. Every change answers the team. */
export const team = {
  read: call<{ params: DeskParams; response: Team }>('GET', '/desk/{service}/team'),
  /** Sends an invitation as a message of the service. */
  invite: call<{ params: DeskParams; body: InviteToTeam; response: Team }>('POST', '/desk/{service}/team/invites'),
  withdraw: call<{ params: TeamParams; response: Team }>('DELETE', '/desk/{service}/team/invites/{id}'),
  changeRole: call<{ params: TeamParams; body: ChangeRole; response: Team }>(
    'PUT',
    '/desk/{service}/team/members/{id}',
  ),
  dismiss: call<{ params: TeamParams; response: Team }>('DELETE', '/desk/{service}/team/members/{id}'),
};
