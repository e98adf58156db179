import { AuthUser, ProfileUpdate } from '@vetka/domain/account/schema';
import type { FastifyInstance } from 'fastify';
import { implement } from '../../platform/http/implement.ts';
import { requireUser } from '../../platform/session/request-session.ts';

export const accountRoutes = (app: FastifyInstance) => [
  implement(
    app,
    'account.update',
    { body: ProfileUpdate, response: AuthUser },
    ({ body }, request) => app.account.update(requireUser(request).id, body),
    { guard: requireUser },
  ),
];
