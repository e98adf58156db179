import { ArrangedFamily, GoodsFamily, GoodsParams, NewGoodsSize } from '@vetka/domain/goods/schema';
import type { FastifyInstance } from 'fastify';
import { implementForUser } from '../../platform/http/implement.ts';
import type { SignedIn } from '../../platform/session/request-session.ts';

const askedBy = (user: SignedIn, { service }: { service: string }) => ({ userId: user.id, service });

/** The sizes of a bouquet, each a product of its own. */
export const goodsSizeRoutes = (app: FastifyInstance) => [
  implementForUser(app, 'goods.family', { params: GoodsParams, response: GoodsFamily }, ({ params, user }) =>
    app.goods.family(askedBy(user, params), params.id),
  ),
  implementForUser(
    app,
    'goods.arrangeFamily',
    { params: GoodsParams, body: ArrangedFamily, response: GoodsFamily },
    ({ params, body, user }) => app.goods.arrangeFamily(askedBy(user, params), params.id, body),
  ),
  implementForUser(
    app,
    'goods.addSize',
    { params: GoodsParams, body: NewGoodsSize, response: GoodsFamily },
    ({ params, body, user }) => app.goods.addSize(askedBy(user, params), params.id, body),
    { limit: 'writing' },
  ),
];
