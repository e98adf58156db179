import { Restrictions, RestrictionUpdate } from '@vetka/domain/account/schema';
import type { FastifyInstance } from 'fastify';
import { implementForUser } from '../../platform/http/implement.ts';

/** The people and shops that the person has muted or blocked. Every change returns the whole list. */
export const restrictionRoutes = (app: FastifyInstance) => [
  implementForUser(app, 'account.restrictions', { response: Restrictions }, ({ user }) =>
    app.restrictions.list(user.id),
  ),
  implementForUser(
    app,
    'account.restrict',
    { body: RestrictionUpdate, response: Restrictions },
    ({ body, user }) => app.restrictions.change(user, body),
    { limit: 'saves' },
  ),
];
