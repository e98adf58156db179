import { DeskParams } from '@vetka/domain/desk/schema';
import { CountedView, Statistics, StatisticsQuery } from '@vetka/domain/statistics/schema';
import { IdParams } from '@vetka/domain/value/schema';
import type { FastifyInstance } from 'fastify';
import { implement, implementForUser } from '../../platform/http/implement.ts';

/** Figures of a shop, and the counter of product pages. */
export const statisticsRoutes = (app: FastifyInstance) => [
  implementForUser(
    app,
    'statistics.read',
    { params: DeskParams, query: StatisticsQuery, response: Statistics },
    ({ params, query, user }) => app.statistics.read({ userId: user.id, service: params.service }, query),
  ),
  implement(
    app,
    'statistics.countView',
    { params: IdParams, response: CountedView },
    ({ params }, { headers }) => ({
      isCounted: app.statistics.countView(params.id, headers['user-agent'] ?? ''),
    }),
    { limit: 'views' },
  ),
];
