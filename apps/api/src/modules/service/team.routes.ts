import { DeskParams } from '@vetka/domain/desk/schema';
import { ChangeRole, InviteToTeam, Team, TeamParams } from '@vetka/domain/team/schema';
import type { FastifyInstance } from 'fastify';
import { implementForUser, type UserCallOptions } from '../../platform/http/implement.ts';
import type { SignedIn } from '../../platform/session/request-session.ts';

const askedBy = (user: SignedIn, { service }: { service: string }) => ({ userId: user.id, service });
const writes: UserCallOptions = { limit: 'writing' };

/** The people of a service, managed by its owner and managers. */
export const teamRoutes = (app: FastifyInstance) => [
  implementForUser(app, 'team.read', { params: DeskParams, response: Team }, ({ params, user }) =>
    app.team.read(askedBy(user, params)),
  ),
  implementForUser(
    app,
    'team.invite',
    { params: DeskParams, body: InviteToTeam, response: Team },
    ({ params, body, user }) => app.team.invite(askedBy(user, params), body),
    { writes: 'invite' },
  ),
  implementForUser(
    app,
    'team.withdraw',
    { params: TeamParams, response: Team },
    ({ params, user }) => app.team.withdraw(askedBy(user, params), params.id),
    writes,
  ),
  implementForUser(
    app,
    'team.changeRole',
    { params: TeamParams, body: ChangeRole, response: Team },
    ({ params, body, user }) => app.team.changeRole(askedBy(user, params), params.id, body),
    writes,
  ),
  implementForUser(
    app,
    'team.dismiss',
    { params: TeamParams, response: Team },
    ({ params, user }) => app.team.dismiss(askedBy(user, params), params.id),
    writes,
  ),
];
