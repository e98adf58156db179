import { DeskParams } from '@vetka/domain/desk/schema';
import { ActReason } from '@vetka/domain/moderation/schema';
import { PageQuery } from '@vetka/domain/paging/schema';
import {
  HeldShops,
  IndebtedShops,
  PaidByHand,
  PayByHand,
  PayoutHoldChanged,
  PayoutQueueQuery,
  PayoutRequisitesHistory,
  Payouts,
  QueuedPayouts,
  SavePayoutRequisites,
  UnassignedMoneys,
} from '@vetka/domain/payout/schema';
import { VerificationSent } from '@vetka/domain/session/schema';
import { IdParams } from '@vetka/domain/value/schema';
import type { FastifyInstance } from 'fastify';
import { implementAct, implementForAdministration } from '../../platform/administration/implement.ts';
import { implementForUser } from '../../platform/http/implement.ts';

/** A shop's payouts and requisites, and the queue of the administration. */
export const payoutRoutes = (app: FastifyInstance) => [
  implementForUser(
    app,
    'payout.list',
    { params: DeskParams, query: PageQuery, response: Payouts },
    ({ params, query, user }) => app.payout.read({ userId: user.id, service: params.service }, query),
  ),
  implementForUser(
    app,
    'payout.requisites',
    { params: DeskParams, response: PayoutRequisitesHistory },
    ({ params, user }) => app.payout.requisites({ userId: user.id, service: params.service }),
  ),
  implementForUser(
    app,
    'payout.sendRequisitesCode',
    { params: DeskParams, response: VerificationSent },
    ({ params, user }, request) => app.payout.sendRequisitesCode({ userId: user.id, service: params.service }, request),
  ),
  implementForUser(
    app,
    'payout.saveRequisites',
    { params: DeskParams, body: SavePayoutRequisites, response: PayoutRequisitesHistory },
    ({ params, body, user }, request) =>
      app.payout.saveRequisites({ userId: user.id, service: params.service }, body, request),
    { limit: 'writing' },
  ),
  implementForAdministration(app, 'payout.queue', { query: PayoutQueueQuery, response: QueuedPayouts }, ({ query }) =>
    app.payout.queue(query),
  ),
  implementForAdministration(app, 'payout.held', { response: HeldShops }, () => app.payout.held()),
  implementForAdministration(app, 'payout.debts', { query: PageQuery, response: IndebtedShops }, ({ query }) =>
    app.payout.debts(query),
  ),
  implementForAdministration(app, 'payout.unassigned', { response: UnassignedMoneys }, () => app.payout.unassigned()),
  implementAct(
    app,
    'payout.payByHand',
    { params: IdParams, body: PayByHand, response: PaidByHand },
    { kind: 'SHOP', reason: ({ body }) => body.reason },
    ({ params, body, tx }) => app.payout.payByHand(tx, params.id, body),
  ),
  implementAct(
    app,
    'payout.hold',
    { params: IdParams, body: ActReason, response: PayoutHoldChanged },
    { kind: 'SHOP', reason: ({ body }) => body.reason },
    ({ params, body, tx }) => app.payout.hold(tx, params.id, body.reason),
  ),
  implementAct(
    app,
    'payout.release',
    { params: IdParams, body: ActReason, response: PayoutHoldChanged },
    { kind: 'SHOP', reason: ({ body }) => body.reason },
    ({ params, tx }) => app.payout.release(tx, params.id),
  ),
];
