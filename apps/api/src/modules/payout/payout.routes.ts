import { DeskParams } from '@vetka/domain/desk/schema';
import { PageQuery } from '@vetka/domain/paging/schema';
import { Payouts } from '@vetka/domain/payout/schema';
import type { FastifyInstance } from 'fastify';
import { implementForUser } from '../../platform/http/implement.ts';

/** What a shop sees of its payouts. */
export const payoutRoutes = (app: FastifyInstance) => [
  implementForUser(
    app,
    'payout.list',
    { params: DeskParams, query: PageQuery, response: Payouts },
    ({ params, query, user }) => app.payout.read({ userId: user.id, service: params.service }, query),
  ),
];
