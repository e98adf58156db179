import { AuthUser, ProfileUpdate } from '@vetka/domain/account/schema';
import type { FastifyInstance } from 'fastify';
import { implementForUser } from '../../platform/http/implement.ts';

export const accountRoutes = (app: FastifyInstance) => [
  implementForUser(app, 'account.update', { body: ProfileUpdate, response: AuthUser }, ({ body, user }) =>
    app.account.update(user.id, body),
  ),
];
