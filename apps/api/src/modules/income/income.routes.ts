import { DeskParams } from '@vetka/domain/desk/schema';
import { SellerIncomes } from '@vetka/domain/income/schema';
import { PageQuery } from '@vetka/domain/paging/schema';
import type { FastifyInstance } from 'fastify';
import { implementForUser } from '../../platform/http/implement.ts';

/** Receipts of «Мой налог» of a self-employed seller. */
export const incomeRoutes = (app: FastifyInstance) => [
  implementForUser(
    app,
    'income.list',
    { params: DeskParams, query: PageQuery, response: SellerIncomes },
    ({ params, query, user }) => app.income.read({ userId: user.id, service: params.service }, query),
  ),
];
