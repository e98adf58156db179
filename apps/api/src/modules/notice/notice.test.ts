import {
  groupsOfSide,
  type Notice,
  type NoticePage,
  type NoticeSettings,
  type NoticeUnread,
} from '@vetka/domain/notice';
import type { Problem } from '@vetka/domain/problem';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { makeService } from '../../../test/shop.ts';
import { noticeDeliveries, notices, serviceEmployees, users } from '../../platform/database/schema/index.ts';
import { notify as notifyIn, type NewNotice } from './notice.notify.ts';

const api = await startTestApp();

const newNotice = (userId: number, change: Partial<NewNotice> = {}): NewNotice => ({
  userId,
  kind: 'ORDER_ACCEPTED',
  key: crypto.randomUUID(),
  title: 'Заказ № 10531 принят',
  text: 'Соберём к 15:00',
  path: '/my/purchases/10531',
  ...change,
});

const notify = (...newNotices: NewNotice[]) => api.db.transaction((tx) => notifyIn(tx, newNotices));

describe('notices of a person', () => {
  it('are listed newest first, with the numbers of unread ones, and by side', async () => {
    const { visitor, user } = await api.signIn();
    await notify(newNotice(user.id, { title: 'Первое' }));
    await notify(newNotice(user.id, { title: 'Второе', kind: 'SHOP_NEW_ORDER' }));
    const { body } = await visitor.get<NoticePage>('notices');
    expect(body.data.map(({ title }) => title)).toEqual(['Второе', 'Первое']);
    expect(body).toMatchObject({
      data: [{ path: '/my/purchases/10531', readAt: null, mediaFile: null }, {}],
      meta: { total: 2 },
      unread: { order: 1, people: 0, shop: 1 },
    });
    const ofShop = await visitor.get<NoticePage>('notices?side=SHOP');
    expect(ofShop.body.data.map(({ title }) => title)).toEqual(['Второе']);
    expect(ofShop.body.unread).toEqual({ order: 1, people: 0, shop: 1 });
  });

  it('are written once per occasion, however often it is reported, also by two at once', async () => {
    const { visitor, user } = await api.signIn();
    const notice = newNotice(user.id);
    await Promise.all([notify(notice), notify(notice)]);
    await notify(notice, notice);
    expect((await visitor.get<NoticePage>('notices')).body.meta.total).toBe(1);
  });

  it('are not written when the transaction is rolled back', async () => {
    const { visitor, user } = await api.signIn();
    const failed = api.db.transaction(async (tx) => {
      await notifyIn(tx, [newNotice(user.id)]);
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect((await visitor.get<NoticePage>('notices')).body.data).toEqual([]);
  });

  it('are marked as read by id or up to one, and only by their person', async () => {
    const [mine, other] = [await api.signIn(), await api.signIn()];
    await notify(newNotice(mine.user.id), newNotice(mine.user.id), newNotice(mine.user.id));
    const ids = (await mine.visitor.get<NoticePage>('notices')).body.data.map(({ id }) => id);
    await other.visitor.post('notices/read', { ids, upTo: ids[0] });
    expect((await mine.visitor.get<NoticeUnread>('notices/unread')).body).toEqual({ order: 3, people: 0, shop: 0 });
    const one = await mine.visitor.post<NoticeUnread>('notices/read', { ids: [ids[0]], upTo: null });
    expect(one.body).toEqual({ order: 2, people: 0, shop: 0 });
    const some = await mine.visitor.post<NoticeUnread>('notices/read', { ids: [], upTo: ids[1] });
    expect(some.body).toEqual({ order: 0, people: 0, shop: 0 });
    const { data } = (await mine.visitor.get<NoticePage>('notices')).body;
    expect(data.map(({ readAt }) => readAt)).toEqual(data.map(() => expect.any(String) as string));
  });

  it('truncate long texts instead of failing the step that reports them', async () => {
    const { visitor, user } = await api.signIn();
    await notify(newNotice(user.id, { title: 'я'.repeat(500), text: 'ж'.repeat(5000) }));
    const [notice] = (await visitor.get<NoticePage>('notices')).body.data as [Notice];
    expect([notice.title.length, notice.text.length]).toEqual([120, 300]);
    expect(notice.text.endsWith('…')).toBe(true);
  });

  it('send no messages that quiet hours would hold until it is too late', async () => {
    const { visitor, user } = await api.signIn();
    const night = new Date('2026-05-17T23:00:00+03:00');
    const late = newNotice(user.id, { kind: 'SHOP_ORDER_LATE', sendBefore: new Date('2026-05-18T02:00:00+03:00') });
    const early = newNotice(user.id, { kind: 'SHOP_ORDER_LATE', sendBefore: new Date('2026-05-18T09:00:00+03:00') });
    await api.db.transaction((tx) => notifyIn(tx, [late, early], night));
    const channels = async (key: string) =>
      (
        await api.db
          .select({ channel: noticeDeliveries.channel })
          .from(noticeDeliveries)
          .innerJoin(notices, eq(notices.id, noticeDeliveries.noticeId))
          .where(and(eq(notices.userId, user.id), eq(notices.key, key)))
      ).map(({ channel }) => channel);
    expect([await channels(late.key), await channels(early.key)]).toEqual([[], ['SMS']]);
    expect((await visitor.get<NoticePage>('notices')).body.meta.total, 'the site shows both').toBe(2);
  });

  it('are truncated between characters', async () => {
    const { visitor, user } = await api.signIn();
    await notify(newNotice(user.id, { title: `а${'🌸'.repeat(120)}`, text: `а${'🌸'.repeat(300)}` }));
    const [notice] = (await visitor.get<NoticePage>('notices')).body.data as [Notice];
    expect(notice).toMatchObject({ title: `а${'🌸'.repeat(118)}…`, text: `а${'🌸'.repeat(298)}…` });
  });

  it('are not for blocked people', async () => {
    const { user } = await api.signIn();
    await api.db.update(users).set({ blockedAt: new Date() }).where(eq(users.id, user.id));
    await notify(newNotice(user.id));
    await api.app.jobs.runDue();
    expect(api.outside.sms.sent.filter(({ phone, text }) => phone === user.phone && text.includes('10531'))).toEqual(
      [],
    );
  });
});

describe('the live stream', () => {
  it('sends new notices as they are committed, those missed while disconnected, and reading in another window', async () => {
    const root = await api.listen();
    const { visitor, user } = await api.signIn();
    await notify(newNotice(user.id, { title: 'Пропущенное' }));
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const stop = new AbortController();
    const response = await fetch(`${root}/api/v1/notices`, {
      headers: { cookie, accept: 'text/event-stream', 'last-event-id': '0' },
      signal: stop.signal,
    });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    const until = async (word: string) => {
      while (!text.includes(word)) text += (await reader?.read())?.value ?? '';
    };
    await until('Пропущенное');
    await notify(newNotice(user.id, { title: 'Новое' }), newNotice((await api.signIn()).user.id, { title: 'Чужое' }));
    await until('Новое');
    const { data } = (await visitor.get<NoticePage>('notices')).body;
    await visitor.post('notices/read', { ids: [], upTo: data[0]?.id ?? 0 });
    await until('{"notice":null}');
    expect(text).not.toContain('Чужое');
    stop.abort();
  });
});

describe('the settings', () => {
  it('list the groups of customers, and those of a shop for its people', async () => {
    const { visitor, user } = await api.signIn();
    const groups = async () =>
      (await visitor.get<NoticeSettings>('notices/settings')).body.choices.map(({ group }) => group);
    expect(await groups()).toEqual([...groupsOfSide('ORDER'), ...groupsOfSide('PEOPLE')]);
    const service = await makeService(api.db);
    await api.db
      .insert(serviceEmployees)
      .values({ serviceId: service.id, userId: user.id, role: 'SELLER', status: 'WORKER' });
    expect(await groups()).toEqual([
      'SHOP_NEW',
      'SHOP_ANSWER',
      'SHOP_TROUBLE',
      'SHOP_MESSAGES',
      'SHOP_DELIVERIES',
      ...groupsOfSide('ORDER'),
      ...groupsOfSide('PEOPLE'),
    ]);
    await api.db.update(serviceEmployees).set({ role: 'COURIER' }).where(eq(serviceEmployees.userId, user.id));
    expect((await groups()).filter((group) => group.startsWith('SHOP'))).toEqual(['SHOP_DELIVERIES']);
  });

  it('change the listed groups and keep the rest, also when two windows save at once', async () => {
    const { visitor } = await api.signIn();
    const choose = (group: string, channels: string[]) =>
      visitor.put<NoticeSettings>('notices/settings', { choices: [{ group, channels }] });
    await choose('ORDER_COURSE', []);
    await Promise.all([choose('ORDER_QUESTION', ['SITE', 'SMS']), choose('ORDER_TROUBLE', ['SITE'])]);
    const { body } = await visitor.put<NoticeSettings>('notices/settings', { choices: [], hasQuietHours: false });
    expect(body).toMatchObject({ hasQuietHours: false, hasPush: false });
    expect(body.choices.slice(0, 4)).toEqual([
      { group: 'ORDER_COURSE', channels: [] },
      { group: 'ORDER_QUESTION', channels: ['SITE', 'SMS'] },
      { group: 'ORDER_TROUBLE', channels: ['SITE'] },
      { group: 'ORDER_REVIEWS', channels: ['SITE', 'EMAIL'] },
    ]);
  });

  it('keep the site channel for notices about money', async () => {
    const { visitor } = await api.signIn();
    const choices = [{ group: 'ORDER_TROUBLE', channels: ['SMS'] }];
    const { status, body } = await visitor.put<Problem>('notices/settings', { choices });
    expect(status).toBe(422);
    expect(body).toMatchObject({
      code: 'notice.locked',
      errors: { 'choices.0.channels': ['Об этом пишем всегда, хотя бы на сайте'] },
    });
  });

  it('hide from the site the groups that are switched off there', async () => {
    const { visitor, user } = await api.signIn();
    await visitor.put('notices/settings', { choices: [{ group: 'ORDER_COURSE', channels: [] }] });
    await notify(newNotice(user.id));
    expect((await visitor.get<NoticePage>('notices')).body).toMatchObject({
      data: [],
      unread: { order: 0, people: 0, shop: 0 },
    });
  });
});

describe('old notices', () => {
  it('are deleted 90 days after they were read, and unread ones after 180', async () => {
    const { visitor, user } = await api.signIn();
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
    const write = async (title: string, created: number, read: number | null) => {
      await notify(newNotice(user.id, { title }));
      await api.db
        .update(notices)
        .set({ createdAt: daysAgo(created), readAt: read === null ? null : daysAgo(read) })
        .where(and(eq(notices.userId, user.id), eq(notices.title, title)));
    };
    await write('Прочитано давно', 100, 91);
    await write('Прочитано недавно', 200, 89);
    await write('Не прочитано за полгода', 181, null);
    await write('Ещё ждёт', 179, null);
    await api.app.jobs.run('notice.delete-old');
    const { body } = await visitor.get<NoticePage>('notices');
    expect(body.data.map(({ title }) => title)).toEqual(['Ещё ждёт', 'Прочитано недавно']);
  });
});
