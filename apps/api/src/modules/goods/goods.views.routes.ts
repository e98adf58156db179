import { DeskParams } from '@vetka/domain/desk/schema';
import { GoodsViewOrder, GoodsViewParams, GoodsViews, SavedGoodsView } from '@vetka/domain/goods/schema';
import type { FastifyInstance } from 'fastify';
import { implementForUser } from '../../platform/http/implement.ts';
import type { SignedIn } from '../../platform/session/request-session.ts';

const askedBy = (user: SignedIn, { service }: { service: string }) => ({ userId: user.id, service });

/** The views of the table of goods that people of a shop save for themselves. */
export const goodsViewRoutes = (app: FastifyInstance) => [
  implementForUser(app, 'goods.views', { params: DeskParams, response: GoodsViews }, ({ params, user }) =>
    app.goods.views(askedBy(user, params)),
  ),
  implementForUser(
    app,
    'goods.saveView',
    { params: DeskParams, body: SavedGoodsView, response: GoodsViews },
    ({ params, body, user }) => app.goods.saveView(askedBy(user, params), body),
    { limit: 'writing' },
  ),
  implementForUser(
    app,
    'goods.orderViews',
    { params: DeskParams, body: GoodsViewOrder, response: GoodsViews },
    ({ params, body, user }) => app.goods.orderViews(askedBy(user, params), body.viewIds),
  ),
  implementForUser(
    app,
    'goods.changeView',
    { params: GoodsViewParams, body: SavedGoodsView, response: GoodsViews },
    ({ params, body, user }) => app.goods.changeView(askedBy(user, params), params.viewId, body),
  ),
  implementForUser(app, 'goods.deleteView', { params: GoodsViewParams, response: GoodsViews }, ({ params, user }) =>
    app.goods.deleteView(askedBy(user, params), params.viewId),
  ),
];
