import {
  AnswerDispute,
  AnswerPhoto,
  AnswerSubstitution,
  DecideDispute,
  DeskCalendar,
  DeskCalendarQuery,
  DeskEvent,
  DeskOrder,
  DeskOrderParams,
  DeskParams,
  DeskPerson,
  DeskPlace,
  DeskQueue,
  DeskQueueQuery,
  DeskRefund,
  DeskSettings,
  DeskSettingsUpdate,
  DeskStep,
  DeskStop,
  DeskStopsQuery,
  DisputePage,
  DisputeRow,
  DisputesQuery,
  OpenDispute,
  OrderMaking,
  ProposeSubstitution,
  SubstitutionParams,
} from '@vetka/domain/desk/schema';
import { OrderServiceParams } from '@vetka/domain/order/schema';
import { IdParams } from '@vetka/domain/value/schema';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { implementAct, implementForAdministration } from '../../platform/administration/implement.ts';
import { implementForUser } from '../../platform/http/implement.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { wantsStream } from '../../platform/live/streams.ts';
import type { SignedIn } from '../../platform/session/request-session.ts';
import { giftRoutes } from './desk.gift.routes.ts';
import { deskMessages } from './desk.messages.ts';
import { deskViewRoutes } from './desk.views.routes.ts';

const askedBy = (user: SignedIn, { service }: { service: string }) => ({ userId: user.id, service });

/** Orders at the desks of sellers, and their progress for customers. */
export const deskRoutes = (app: FastifyInstance) => [
  ...deskViewRoutes(app),
  ...giftRoutes(app),
  implementForUser(app, 'desk.places', { response: Type.Array(DeskPlace) }, ({ user }) => app.desk.places(user.id)),
  implementForUser(
    app,
    'desk.queue',
    { params: DeskParams, query: DeskQueueQuery, response: DeskQueue },
    ({ params, query, user }) => app.desk.queue(askedBy(user, params), query),
  ),
  implementForUser(
    app,
    'desk.calendar',
    { params: DeskParams, query: DeskCalendarQuery, response: DeskCalendar },
    ({ params, query, user }) => app.desk.calendar(askedBy(user, params), query),
  ),
  implementForUser(app, 'desk.order', { params: DeskOrderParams, response: DeskOrder }, ({ params, user }) =>
    app.desk.order(askedBy(user, params), params.id),
  ),
  implementForUser(
    app,
    'desk.step',
    { params: DeskOrderParams, body: DeskStep, response: DeskOrder },
    ({ params, body, user }) => app.desk.step(askedBy(user, params), params.id, body),
  ),
  implementForUser(
    app,
    'desk.refund',
    { params: DeskOrderParams, body: DeskRefund, response: DeskOrder },
    ({ params, body, user }) => app.desk.refund(askedBy(user, params), params.id, body),
  ),
  implementForUser(
    app,
    'desk.substitute',
    { params: DeskOrderParams, body: ProposeSubstitution, response: DeskOrder },
    ({ params, body, user }) => app.desk.substitute(askedBy(user, params), params.id, body),
  ),
  implementForUser(
    app,
    'desk.answerDispute',
    { params: DeskOrderParams, body: AnswerDispute, response: DeskOrder },
    ({ params, body, user }) => app.desk.answerDispute(askedBy(user, params), params.id, body),
  ),
  implementForAdministration(app, 'desk.disputes', { query: DisputesQuery, response: DisputePage }, ({ query }) =>
    app.desk.disputes(query),
  ),
  implementAct(
    app,
    'desk.decideDispute',
    { params: IdParams, body: DecideDispute, response: DisputeRow },
    { kind: 'DISPUTE', reason: ({ body }) => body.words },
    ({ params, body, ...act }) => app.desk.decideDispute(act, params.id, body),
  ),
  implementForUser(app, 'desk.people', { params: DeskParams, response: Type.Array(DeskPerson) }, ({ params, user }) =>
    app.desk.people(askedBy(user, params)),
  ),
  implementForUser(app, 'desk.settings', { params: DeskParams, response: DeskSettings }, ({ params, user }) =>
    app.desk.settings(askedBy(user, params)),
  ),
  implementForUser(
    app,
    'desk.changeSettings',
    { params: DeskParams, body: DeskSettingsUpdate, response: DeskSettings },
    ({ params, body, user }) => app.desk.changeSettings(askedBy(user, params), body),
  ),
  implementForUser(
    app,
    'desk.stops',
    { params: DeskParams, query: DeskStopsQuery, response: Type.Array(DeskStop) },
    ({ params, query, user }) => app.desk.stops(askedBy(user, params), query),
  ),
  implementForUser(
    app,
    'desk.events',
    { params: DeskParams, response: DeskEvent },
    async ({ params, user }, request, reply) => {
      const source = await app.desk.events(askedBy(user, params));
      if (!wantsStream(request)) throw new Refusal(406, 'desk.stream-only', deskMessages.streamOnly);
      return app.streams.open(request, reply, source);
    },
  ),
  implementForUser(app, 'order.making', { params: OrderServiceParams, response: OrderMaking }, ({ params, user }) =>
    app.desk.making(user.id, params),
  ),
  implementForUser(
    app,
    'order.answerPhoto',
    { params: OrderServiceParams, body: AnswerPhoto, response: OrderMaking },
    ({ params, body, user }) => app.desk.answerPhoto(user.id, params, body),
  ),
  implementForUser(
    app,
    'order.answerSubstitution',
    { params: SubstitutionParams, body: AnswerSubstitution, response: OrderMaking },
    ({ params, body, user }) => app.desk.answerSubstitution(user.id, params, body),
  ),
  implementForUser(
    app,
    'order.openDispute',
    { params: OrderServiceParams, body: OpenDispute, response: OrderMaking },
    ({ params, body, user }) => app.desk.openDispute(user.id, params, body),
  ),
];
