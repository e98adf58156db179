import type {
  NewPushSubscription,
  NoticePage,
  NoticeSettings,
  NoticeSettingsChange,
  NoticesQuery,
  NoticeUnread,
  ReadNotices,
} from '@vetka/domain/notice';
import { metaOf } from '@vetka/domain/paging';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../platform/database/connect.ts';
import type { SignedIn } from '../../platform/session/request-session.ts';
import { announce } from './notice.events.ts';
import { subscribePush, unsubscribePush } from './notice.push.ts';
import { afterQuietHours } from './notice.quiet.ts';
import { countUnread, listNotices, markRead } from './notice.repository.ts';
import { changeSettings, readSettings } from './notice.settings.ts';
import { readOnPage, reword, withdraw, type Occasion, type Shown } from './notice.retention.ts';
import { spreadNews, notifyFollowers, type News } from './notice.news.ts';
import { notify, type NewNotice } from './notice.notify.ts';

/** The default page size. */
const noticesTake = 24;

/** Notices of people: written by other modules in their transactions, read by their people. */
export class Notices {
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  /** Notifies people when the transaction is committed, once per occasion. */
  notify(tx: Transaction, notices: readonly NewNotice[]): Promise<void> {
    return notify(tx, notices);
  }

  /** When people may be written to who have not asked for it: the end of the quiet hours, or `now`. */
  afterQuietHours(timeZone: string, now: Date): Date {
    return afterQuietHours(timeZone, now);
  }

  /** Withdraws notices; messages that are not sent yet never will be. */
  withdraw(tx: Transaction, occasion: Occasion): Promise<void> {
    return withdraw(tx, occasion);
  }

  /** Marks notices as read by people who have opened the page that they lead to. */
  readOnPage(tx: Transaction, shown: Shown): Promise<void> {
    return readOnPage(tx, shown);
  }

  /** Replaces the text of notices. */
  reword(tx: Transaction, occasion: Occasion, text: string): Promise<void> {
    return reword(tx, occasion, text);
  }

  /** Notifies the followers of an author in the background, once the transaction is committed. */
  notifyFollowers(tx: Transaction, news: News): Promise<void> {
    return notifyFollowers(tx, news);
  }

  /** Notifies the followers who still wait for news. */
  spreadNews(): Promise<void> {
    return spreadNews(this.#app);
  }

  async list(userId: number, { side, page = 1, take = noticesTake }: NoticesQuery): Promise<NoticePage> {
    const [{ data, total }, unread] = await Promise.all([
      listNotices(this.#app.db, userId, { side, page, take }),
      countUnread(this.#app.db, userId),
    ]);
    return { data, meta: metaOf(page, take, total), unread };
  }

  unread(userId: number): Promise<NoticeUnread> {
    return countUnread(this.#app.db, userId);
  }

  /** Marks notices as read in every open window. Those of others are left alone. */
  async read(userId: number, which: ReadNotices): Promise<NoticeUnread> {
    await this.#app.db.transaction(async (tx) => {
      if ((await markRead(tx, userId, which)) > 0) await announce(tx, userId, null);
    });
    return countUnread(this.#app.db, userId);
  }

  settings(user: SignedIn): Promise<NoticeSettings> {
    return readSettings(this.#app.db, user);
  }

  /** @throws Refusal 422 when a choice switches off a locked site channel */
  async changeSettings(user: SignedIn, change: NoticeSettingsChange): Promise<NoticeSettings> {
    await changeSettings(this.#app.db, user.id, change);
    return this.settings(user);
  }

  /** @throws Refusal 422 when the endpoint is not that of a push service */
  async subscribePush(user: SignedIn, subscription: NewPushSubscription): Promise<NoticeSettings> {
    await subscribePush(this.#app, user, subscription);
    return this.settings(user);
  }

  async unsubscribePush(user: SignedIn): Promise<NoticeSettings> {
    await unsubscribePush(this.#app, user);
    return this.settings(user);
  }
}
