import { Type, type Static } from 'typebox';
import { MediaFile } from '../media/schema.ts';
import { Meta, pageQuery } from '../paging/schema.ts';
import { Entity, Enumeration, Id, Moment, Nullable } from '../value/schema.ts';
import { noticeChannels, noticeGroups, noticeKinds, noticeLimits, noticeSides } from './values.ts';

export const NoticeKind = Enumeration('NoticeKind', noticeKinds);
export type NoticeKind = Static<typeof NoticeKind>;
export const NoticeChannel = Enumeration('NoticeChannel', noticeChannels);
export type NoticeChannel = Static<typeof NoticeChannel>;
export const NoticeSide = Enumeration('NoticeSide', noticeSides);
export type NoticeSide = Static<typeof NoticeSide>;
export const NoticeGroup = Enumeration('NoticeGroup', noticeGroups);
export type NoticeGroup = Static<typeof NoticeGroup>;

/** `path` is a page of the site. */
export const Notice = Entity('Notice', {
  id: Id,
  kind: NoticeKind,
  title: Type.String(),
  text: Type.String(),
  path: Type.String(),
  mediaFile: Nullable(MediaFile),
  createdAt: Moment,
  readAt: Nullable(Moment),
});
export type Notice = Static<typeof Notice>;

/** Numbers of unread notices. */
export const NoticeUnread = Entity('NoticeUnread', {
  order: Type.Integer(),
  people: Type.Integer(),
  shop: Type.Integer(),
});
export type NoticeUnread = Static<typeof NoticeUnread>;

/** Newest first. `unread` counts every side, regardless of the filter. */
export const NoticePage = Entity('NoticePage', { data: Type.Array(Notice), meta: Meta, unread: NoticeUnread });
export type NoticePage = Static<typeof NoticePage>;
export const NoticesQuery = Type.Object({ ...pageQuery, side: Type.Optional(NoticeSide) });
export type NoticesQuery = Static<typeof NoticesQuery>;

/** A message of the live stream: a new notice, or null when notices were read in another window. */
export const NoticeEvent = Entity('NoticeEvent', { notice: Nullable(Notice) });
export type NoticeEvent = Static<typeof NoticeEvent>;

/** Marks notices as read: those named, or every one up to an id. */
export const ReadNotices = Entity('ReadNotices', {
  ids: Type.Array(Id, { maxItems: noticeLimits.read }),
  upTo: Nullable(Id),
});
export type ReadNotices = Static<typeof ReadNotices>;

/** The channels of one group of kinds. */
export const NoticeChoice = Entity('NoticeChoice', {
  group: NoticeGroup,
  channels: Type.Array(NoticeChannel, { maxItems: noticeChannels.length, uniqueItems: true }),
});
export type NoticeChoice = Static<typeof NoticeChoice>;

/** `hasPush`: this browser receives push messages. Groups of the shop's side are listed for people of a service. */
export const NoticeSettings = Entity('NoticeSettings', {
  choices: Type.Array(NoticeChoice),
  hasQuietHours: Type.Boolean(),
  hasPush: Type.Boolean(),
});
export type NoticeSettings = Static<typeof NoticeSettings>;

/** Changes the named groups and leaves the others as they are. */
export const NoticeSettingsChange = Entity('NoticeSettingsChange', {
  choices: Type.Array(NoticeChoice, { maxItems: noticeGroups.length }),
  hasQuietHours: Type.Optional(Type.Boolean()),
});
export type NoticeSettingsChange = Static<typeof NoticeSettingsChange>;

/** The public VAPID key (RFC 8292), base64url. */
export const PushKey = Entity('PushKey', { key: Type.String() });
export type PushKey = Static<typeof PushKey>;

const base64url = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '^[A-Za-z0-9_-]+=*$' });

/** The result of `PushSubscription.toJSON()` in a browser (Push API). */
export const NewPushSubscription = Entity('NewPushSubscription', {
  endpoint: Type.String({ minLength: 1, maxLength: noticeLimits.endpoint }),
  keys: Type.Object({ p256dh: base64url(noticeLimits.pushKey), auth: base64url(noticeLimits.pushKey) }),
});
export type NewPushSubscription = Static<typeof NewPushSubscription>;
