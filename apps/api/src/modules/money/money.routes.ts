import { create as disposition } from 'content-disposition';
import { DeskParams } from '@vetka/domain/desk/schema';
import {
  MoneyMonths,
  MoneyMoves,
  MoneyMovesQuery,
  MoneyOrder,
  MoneyOrderParams,
  MoneyRegisterQuery,
  SellerCommission,
  SellerMoney,
  WaitingMoneyQuery,
  WaitingMoneys,
} from '@vetka/domain/ledger/schema';
import type { FastifyInstance } from 'fastify';
import { FormFile } from '../../platform/http/form.ts';
import { implementForUser } from '../../platform/http/implement.ts';
import type { SignedIn } from '../../platform/session/request-session.ts';

const askedBy = (user: SignedIn, { service }: { service: string }) => ({ userId: user.id, service });

/** The money of a shop, for its owner and managers. */
export const moneyRoutes = (app: FastifyInstance) => [
  implementForUser(app, 'money.read', { params: DeskParams, response: SellerMoney }, ({ params, user }) =>
    app.money.read(askedBy(user, params)),
  ),
  implementForUser(
    app,
    'money.moves',
    { params: DeskParams, query: MoneyMovesQuery, response: MoneyMoves },
    ({ params, query, user }) => app.money.moves(askedBy(user, params), query),
  ),
  implementForUser(
    app,
    'money.waiting',
    { params: DeskParams, query: WaitingMoneyQuery, response: WaitingMoneys },
    ({ params, query, user }) => app.money.waiting(askedBy(user, params), query),
  ),
  implementForUser(app, 'money.order', { params: MoneyOrderParams, response: MoneyOrder }, ({ params, user }) =>
    app.money.order(askedBy(user, params), params.id),
  ),
  implementForUser(app, 'money.commission', { params: DeskParams, response: SellerCommission }, ({ params, user }) =>
    app.money.commission(askedBy(user, params)),
  ),
  implementForUser(app, 'money.months', { params: DeskParams, response: MoneyMonths }, ({ params, user }) =>
    app.money.months(askedBy(user, params)),
  ),
  implementForUser(
    app,
    'money.register',
    { params: DeskParams, query: MoneyRegisterQuery, response: FormFile },
    async ({ params, query, user }, _, reply) => {
      const { name, contentType, content } = await app.money.register(askedBy(user, params), query);
      return reply.header('content-disposition', disposition(name)).type(contentType).send(content);
    },
    { limit: 'uploads' },
  ),
];
