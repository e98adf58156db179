import { DeskListParams, DeskViewOrder, DeskViewParams, DeskViews, SavedDeskView } from '@vetka/domain/desk/schema';
import type { FastifyInstance } from 'fastify';
import { implementForUser } from '../../platform/http/implement.ts';
import type { SignedIn } from '../../platform/session/request-session.ts';

const askedBy = (user: SignedIn, { service, list }: DeskListParams) => ({ userId: user.id, service, list });

/** The views of a desk's lists that people of a shop save for themselves. */
export const deskViewRoutes = (app: FastifyInstance) => [
  implementForUser(app, 'desk.views', { params: DeskListParams, response: DeskViews }, ({ params, user }) =>
    app.desk.views.read(askedBy(user, params)),
  ),
  implementForUser(
    app,
    'desk.saveView',
    { params: DeskListParams, body: SavedDeskView, response: DeskViews },
    ({ params, body, user }) => app.desk.views.save(askedBy(user, params), body),
    { limit: 'writing' },
  ),
  implementForUser(
    app,
    'desk.orderViews',
    { params: DeskListParams, body: DeskViewOrder, response: DeskViews },
    ({ params, body, user }) => app.desk.views.order(askedBy(user, params), body.viewIds),
  ),
  implementForUser(
    app,
    'desk.changeView',
    { params: DeskViewParams, body: SavedDeskView, response: DeskViews },
    ({ params, body, user }) => app.desk.views.change(askedBy(user, params), params.viewId, body),
  ),
  implementForUser(app, 'desk.deleteView', { params: DeskViewParams, response: DeskViews }, ({ params, user }) =>
    app.desk.views.delete(askedBy(user, params), params.viewId),
  ),
];
