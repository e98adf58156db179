import type {
  NewPushSubscription,
  NoticePage,
  NoticeSettings,
  NoticeSettingsChange,
  NoticesQuery,
  NoticeUnread,
  PushKey,
  ReadNotices,
} from '@vetka/domain/notice';
import { call } from './call.ts';

export const notice = {
  /** As `text/event-stream`: one NoticeEvent per message. */
  list: call<{ query: NoticesQuery; response: NoticePage }>('GET', '/notices'),
  unread: call<{ response: NoticeUnread }>('GET', '/notices/unread'),
  read: call<{ body: ReadNotices; response: NoticeUnread }>('POST', '/notices/read'),
  settings: call<{ response: NoticeSettings }>('GET', '/notices/settings'),
  changeSettings: call<{ body: NoticeSettingsChange; response: NoticeSettings }>('PUT', '/notices/settings'),
  pushKey: call<{ response: PushKey }>('GET', '/notices/push-key'),
  /** Replaces the earlier subscription of this browser. */
  subscribePush: call<{ body: NewPushSubscription; response: NoticeSettings }>('PUT', '/notices/push-subscription'),
  unsubscribePush: call<{ response: NoticeSettings }>('DELETE', '/notices/push-subscription'),
};
