import { DeskParams } from '@vetka/domain/desk/schema';
import {
  ChangedGoods,
  ChangedProduct,
  ChangeManyGoods,
  DecidedProduct,
  GoodsChangeParams,
  GoodsChoices,
  GoodsEdit,
  GoodsFigures,
  GoodsHistory,
  GoodsPage,
  GoodsParams,
  GoodsProduct,
  GoodsQuery,
  GoodsStatusChange,
  ModeratedProducts,
  ModerationDecision,
  NewGoods,
  UndoneGoods,
} from '@vetka/domain/goods/schema';
import { ActReason, QueueQuery } from '@vetka/domain/moderation/schema';
import { PageQuery } from '@vetka/domain/paging/schema';
import { IdParams } from '@vetka/domain/value/schema';
import type { FastifyInstance } from 'fastify';
import { implementAct, implementForAdministration } from '../../platform/administration/implement.ts';
import { implementForUser, type UserCallOptions } from '../../platform/http/implement.ts';
import type { SignedIn } from '../../platform/session/request-session.ts';
import { goodsCategoryRoutes } from './goods.categories.routes.ts';
import { goodsFacetRoutes } from './goods.facets.routes.ts';
import { goodsImportRoutes } from './goods.import.routes.ts';
import { goodsSizeRoutes } from './goods.sizes.routes.ts';

const askedBy = (user: SignedIn, { service }: { service: string }) => ({ userId: user.id, service });
const writes: UserCallOptions = { limit: 'writing' };

const reading = (app: FastifyInstance) => [
  implementForUser(
    app,
    'goods.list',
    { params: DeskParams, query: GoodsQuery, response: GoodsPage },
    ({ params, query, user }) => app.goods.list(askedBy(user, params), query),
  ),
  implementForUser(app, 'goods.choices', { params: DeskParams, response: GoodsChoices }, ({ params, user }) =>
    app.goods.choices(askedBy(user, params)),
  ),
  implementForUser(app, 'goods.read', { params: GoodsParams, response: GoodsProduct }, ({ params, user }) =>
    app.goods.read(askedBy(user, params), params.id),
  ),
  implementForUser(
    app,
    'goods.history',
    { params: GoodsParams, query: PageQuery, response: GoodsHistory },
    ({ params, query, user }) => app.goods.history(askedBy(user, params), params.id, query),
  ),
];

const writing = (app: FastifyInstance) => [
  implementForUser(
    app,
    'goods.create',
    { params: DeskParams, body: NewGoods, response: GoodsProduct },
    ({ params, body, user }) => app.goods.create(askedBy(user, params), body),
    writes,
  ),
  implementForUser(
    app,
    'goods.copy',
    { params: GoodsParams, response: GoodsProduct },
    ({ params, user }) => app.goods.copy(askedBy(user, params), params.id),
    writes,
  ),
  implementForUser(
    app,
    'goods.edit',
    { params: GoodsParams, body: GoodsEdit, response: GoodsProduct },
    ({ params, body, user }) => app.goods.edit(askedBy(user, params), params.id, body),
  ),
  implementForUser(
    app,
    'goods.figures',
    { params: GoodsParams, body: GoodsFigures, response: ChangedProduct },
    ({ params, body, user }) => app.goods.figures(askedBy(user, params), params.id, body),
  ),
  implementForUser(
    app,
    'goods.status',
    { params: GoodsParams, body: GoodsStatusChange, response: ChangedProduct },
    ({ params, body, user }) => app.goods.status(askedBy(user, params), params.id, body.status),
  ),
  implementForUser(
    app,
    'goods.changeMany',
    { params: DeskParams, body: ChangeManyGoods, response: ChangedGoods },
    ({ params, body, user }) => app.goods.changeMany(askedBy(user, params), body),
  ),
  implementForUser(app, 'goods.undo', { params: GoodsChangeParams, response: UndoneGoods }, ({ params, user }) =>
    app.goods.undo(askedBy(user, params), params.changeId),
  ),
];

/** The goods of shops, the moderation queue, categories and facets. */
export const goodsRoutes = (app: FastifyInstance) => [
  ...reading(app),
  ...writing(app),
  ...goodsSizeRoutes(app),
  ...goodsImportRoutes(app),
  ...goodsCategoryRoutes(app),
  ...goodsFacetRoutes(app),
  implementForAdministration(app, 'goods.moderated', { query: QueueQuery, response: ModeratedProducts }, ({ query }) =>
    app.goods.moderated(query),
  ),
  implementAct(
    app,
    'goods.moderate',
    { params: IdParams, body: ModerationDecision, response: DecidedProduct },
    { kind: 'PRODUCT', reason: ({ body }) => body.reason },
    ({ params, body, tx }) => app.goods.moderate(tx, params.id, body),
  ),
  implementAct(
    app,
    'goods.forbid',
    { params: IdParams, body: ActReason, response: DecidedProduct },
    { kind: 'PRODUCT', reason: ({ body }) => body.reason },
    ({ params, body, tx }) => app.goods.forbid(tx, params.id, body),
  ),
  implementAct(
    app,
    'goods.undoModeration',
    { params: IdParams, response: DecidedProduct },
    { kind: 'PRODUCT' },
    ({ params, tx }) => app.goods.undoModeration(tx, params.id),
  ),
];
