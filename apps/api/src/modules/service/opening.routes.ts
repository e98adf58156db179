import { ModerationDecision } from '@vetka/domain/goods/schema';
import {
  CompanyQuery,
  DecidedShop,
  FoundCompany,
  ModeratedShops,
  Opening,
  SaveOpeningSeller,
  SaveOpeningShop,
  SubmitOpening,
} from '@vetka/domain/opening/schema';
import { QueueQuery } from '@vetka/domain/moderation/schema';
import { IdParams } from '@vetka/domain/value/schema';
import type { FastifyInstance } from 'fastify';
import { implementAct, implementForAdministration } from '../../platform/administration/implement.ts';
import { implementForUser, type UserCallOptions } from '../../platform/http/implement.ts';

const writes: UserCallOptions = { limit: 'writing' };

/** Opening a shop, and the moderation queue. */
export const openingRoutes = (app: FastifyInstance) => [
  implementForUser(app, 'opening.read', { response: Opening }, ({ user }) => app.opening.read(user.id)),
  implementForUser(
    app,
    'opening.company',
    { query: CompanyQuery, response: FoundCompany },
    ({ query }) => app.opening.company(query.inn),
    writes,
  ),
  implementForUser(app, 'opening.seller', { body: SaveOpeningSeller, response: Opening }, ({ body, user }) =>
    app.opening.saveSeller(user.id, body),
  ),
  implementForUser(app, 'opening.shop', { body: SaveOpeningShop, response: Opening }, ({ body, user }) =>
    app.opening.saveShop(user.id, body),
  ),
  implementForUser(
    app,
    'opening.submit',
    { body: SubmitOpening, response: Opening },
    ({ body, user }, request) =>
      app.opening.submit(user.id, body.contractVersion, {
        ip: request.ip,
        userAgent: request.headers['user-agent'] ?? null,
      }),
    writes,
  ),
  implementForUser(app, 'opening.withdraw', { response: Opening }, ({ user }) => app.opening.withdraw(user.id)),
  implementForAdministration(app, 'opening.moderated', { query: QueueQuery, response: ModeratedShops }, ({ query }) =>
    app.opening.moderated(query),
  ),
  implementAct(
    app,
    'opening.moderate',
    { params: IdParams, body: ModerationDecision, response: DecidedShop },
    { kind: 'SHOP', reason: ({ body }) => body.reason },
    ({ params, body, tx }) => app.opening.moderate(tx, params.id, body),
  ),
  implementAct(
    app,
    'opening.undoModeration',
    { params: IdParams, response: DecidedShop },
    { kind: 'SHOP' },
    ({ params, tx }) => app.opening.undoModeration(tx, params.id),
  ),
];
