import {
  NewPushSubscription,
  NoticePage,
  NoticeSettings,
  NoticeSettingsChange,
  NoticesQuery,
  NoticeUnread,
  PushKey,
  ReadNotices,
} from '@vetka/domain/notice/schema';
import type { FastifyInstance } from 'fastify';
import { implementForUser } from '../../platform/http/implement.ts';
import { wantsStream } from '../../platform/live/streams.ts';
import { liveNotices } from './notice.events.ts';

/** The person's own notices. */
export const noticeRoutes = (app: FastifyInstance) => [
  implementForUser(
    app,
    'notice.list',
    { query: NoticesQuery, response: NoticePage },
    ({ query, user }, request, reply) =>
      wantsStream(request)
        ? app.streams.open(request, reply, liveNotices(app.db, user.id))
        : app.notices.list(user.id, query),
  ),
  implementForUser(app, 'notice.unread', { response: NoticeUnread }, ({ user }) => app.notices.unread(user.id)),
  implementForUser(app, 'notice.read', { body: ReadNotices, response: NoticeUnread }, ({ body, user }) =>
    app.notices.read(user.id, body),
  ),
  implementForUser(app, 'notice.settings', { response: NoticeSettings }, ({ user }) => app.notices.settings(user)),
  implementForUser(
    app,
    'notice.changeSettings',
    { body: NoticeSettingsChange, response: NoticeSettings },
    ({ body, user }) => app.notices.changeSettings(user, body),
  ),
  implementForUser(app, 'notice.pushKey', { response: PushKey }, () => ({ key: app.providers.push.publicKey })),
  implementForUser(
    app,
    'notice.subscribePush',
    { body: NewPushSubscription, response: NoticeSettings },
    ({ body, user }) => app.notices.subscribePush(user, body),
  ),
  implementForUser(app, 'notice.unsubscribePush', { response: NoticeSettings }, ({ user }) =>
    app.notices.unsubscribePush(user),
  ),
];
