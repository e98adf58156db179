import { NicknameParams, UserPage, UserProfile, UsersQuery } from '@vetka/domain/account/schema';
import { PageQuery } from '@vetka/domain/paging/schema';
import { IdParams } from '@vetka/domain/value/schema';
import type { FastifyInstance } from 'fastify';
import { implement } from '../../platform/http/implement.ts';

export const profileRoutes = (app: FastifyInstance) => [
  implement(app, 'account.users', { query: UsersQuery, response: UserPage }, ({ query }, { session }) =>
    app.profile.list(session, query),
  ),
  implement(app, 'account.newUsers', { query: PageQuery, response: UserPage }, ({ query }, { session }) =>
    app.profile.latest(session, query),
  ),
  implement(app, 'account.profile', { params: NicknameParams, response: UserProfile }, ({ params }, { session }) =>
    app.profile.read(session, params.nickname),
  ),
  implement(
    app,
    'account.subscribers',
    { params: IdParams, query: PageQuery, response: UserPage },
    ({ params, query }, { session }) => app.profile.subscribers(session, params.id, query),
  ),
  implement(
    app,
    'account.subscriptions',
    { params: IdParams, query: PageQuery, response: UserPage },
    ({ params, query }, { session }) => app.profile.subscriptions(session, params.id, query),
  ),
];
