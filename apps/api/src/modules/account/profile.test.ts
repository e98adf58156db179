import type { UserCard, UserProfile } from '@vetka/domain/account';
import type { Page } from '@vetka/domain/paging';
import type { ServiceCard } from '@vetka/domain/service';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { DEMO_PASSWORD } from '@vetka/demo/seed';
import { serviceSubscribers, users, userSubscriptions } from '../../platform/database/schema/index.ts';

const api = await startTestApp({ contents: 'demo' });
const guest = api.visitor();

const signInAs = async (login: string) => {
  const visitor = api.visitor();
  const { body } = await visitor.post<{ id: number }>('auth/by-password', { login, password: DEMO_PASSWORD });
  return Object.assign(visitor, { userId: body.id });
};
const shopper = await signInAs('shopper');
const list = async (path: string, visitor: Pick<typeof guest, 'get'> = guest) =>
  (await visitor.get<Page<UserCard>>(path)).body;
const change = (nickname: string, values: Partial<typeof users.$inferInsert>) =>
  api.db.update(users).set(values).where(eq(users.nickname, nickname));

test('AUS-01: people are listed by popularity, without repetitions', async () => {
  const whole = await list('users?take=100');
  const counts = whole.data.map(({ subscribersCount }) => subscribersCount);
  expect(whole.meta.total).toBe(whole.data.length);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  const seen: number[] = [];
  for (let page = 1; page <= Math.ceil(whole.meta.total / 7); page += 1) {
    seen.push(...(await list(`users?take=7&page=${page}`)).data.map(({ id }) => id));
  }
  expect(seen).toEqual(whole.data.map(({ id }) => id));
});

test('AUS-01: people are found by name and nickname, and pattern characters are matched literally', async () => {
  const found = async (search: string) =>
    (await list(`users?take=100&search=${encodeURIComponent(search)}`)).data.map(({ nickname }) => nickname);
  expect(await found('анна леб')).toEqual(['shopper']);
  expect(await found('KATYA_')).toEqual(['katya_bloom']);
  expect(await found('%')).toEqual([]);
  expect((await found('   ')).length).toBeGreaterThan(20);
});

test('AUS-03: the newest people come first, eight by default', async () => {
  const { user } = await api.signIn();
  const { data } = await list('users/new');
  expect(data).toHaveLength(8);
  expect(data[0]).toMatchObject({ id: user.id, subscriptionState: 'NOT_SUBSCRIBED' });
});

test('AUS-02: a profile counts only what the visitor may read', async () => {
  const { status, body } = await guest.get<UserProfile>('users/editor-demo');
  const articles = await guest.get<Page<unknown>>('account/editor-demo/articles');
  const content = await guest.get<Page<unknown>>('account/editor-demo/content');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    nickname: 'editor-demo',
    firstName: 'Мария',
    cityName: 'Санкт-Петербург',
    articlesCount: articles.body.meta.total,
    contentCount: content.body.meta.total,
    isOwn: false,
  });
  expect(body).not.toHaveProperty('phone');
  expect(body).not.toHaveProperty('email');
  expect((await guest.get<UserProfile>('users/EDITOR-demo')).body.id).toBe(body.id);
  expect((await guest.get('users/net-takogo')).body.message).toBe('Такого пользователя нет');
});

test('AUS-02: a hidden profile is visible only to its owner and the administration', async () => {
  await change('alina-s', { isVisible: false });
  const owner = await signInAs('alina-s');
  const admin = await signInAs('admin');
  const statuses = async (path: string) =>
    Promise.all([guest, shopper, owner, admin].map(async (visitor) => (await visitor.get(path)).status));
  expect(await statuses('users/alina-s')).toEqual([404, 404, 200, 200]);
  expect(await statuses(`user/${owner.userId}/subscriptions`)).toEqual([404, 404, 200, 200]);
  expect(await statuses(`user/${owner.userId}/subscriptions/service`)).toEqual([404, 404, 200, 200]);
  expect((await owner.get<UserProfile>('users/alina-s')).body.isOwn).toBe(true);
  expect((await list('users?take=100')).data.map(({ nickname }) => nickname)).not.toContain('alina-s');
});

test('blocked and deleted people appear nowhere', async () => {
  await change('verochka', { blockedAt: new Date() });
  await change('dmitry.p', { deletedAt: new Date() });
  const names = (await list('users?take=100')).data.map(({ nickname }) => nickname);
  for (const nickname of ['verochka', 'dmitry.p']) {
    expect(names).not.toContain(nickname);
    expect((await guest.get(`users/${nickname}`)).status).toBe(404);
  }
});

test("AUS-05: the people a person follows, most recent first, with the visitor's own following marked", async () => {
  const { visitor, user } = await api.signIn();
  const people = (await list('users?take=3')).data;
  await api.db.insert(userSubscriptions).values(
    people.map(({ id }, index) => ({
      subscriberId: user.id,
      userId: id,
      createdAt: new Date(Date.UTC(2026, 0, 1 + index)),
    })),
  );
  const own = await list(`user/${user.id}/subscriptions`, visitor);
  expect(own.data.map(({ id }) => id)).toEqual(people.map(({ id }) => id).toReversed());
  expect(own.data.map(({ subscriptionState }) => subscriptionState)).toEqual(people.map(() => 'SUBSCRIBED'));
  const seen = await list(`user/${user.id}/subscriptions?take=1`);
  expect(seen.data.map(({ subscriptionState }) => subscriptionState)).toEqual(['NOT_SUBSCRIBED']);
  expect(seen.meta).toEqual({ page: 1, pageCount: 3, take: 1, total: 3 });
  expect((await visitor.get<UserProfile>(`users/${user.nickname}`)).body.subscriptionsCount).toBe(3);
  expect((await guest.get('user/2000000000/subscriptions')).status).toBe(404);
});

test('AUS-06: the services a person follows, most recent first', async () => {
  const { visitor, user } = await api.signIn();
  const { body: all } = await guest.get<Page<ServiceCard>>('services?take=3');
  await api.db.insert(serviceSubscribers).values(
    all.data.map(({ id }, index) => ({
      userId: user.id,
      serviceId: id,
      createdAt: new Date(Date.UTC(2026, 0, 1 + index)),
    })),
  );
  const { body } = await visitor.get<Page<ServiceCard>>(`user/${user.id}/subscriptions/service`);
  expect(body.data.map(({ id }) => id)).toEqual(all.data.map(({ id }) => id).toReversed());
  expect(body.data.map(({ subscriptionState }) => subscriptionState)).toEqual(all.data.map(() => 'SUBSCRIBED'));
  expect(body.meta.total).toBe(3);
});
