import type { SubscriptionAnswer, UserCard, UserProfile } from '@vetka/domain/account';
import type { Page } from '@vetka/domain/paging';
import type { NoticePage } from '@vetka/domain/notice';
import { describe, expect, it } from 'vitest';
import type { Service } from '@vetka/domain/service';
import { startTestApp } from '../../../test/app.ts';
import { makeService } from '../../../test/shop.ts';

const api = await startTestApp();

describe('following', () => {
  it('AUS-04: each call toggles it and updates the counter', async () => {
    const { visitor } = await api.signIn();
    const { user } = await api.signIn();
    const press = async () => (await visitor.post<SubscriptionAnswer>(`user/${user.id}/subscribe`)).body;
    expect(await press()).toEqual({ state: 'SUBSCRIBED', subscribersCount: 1 });
    const { body: followed } = await visitor.get<UserProfile>(`users/${user.nickname}`);
    expect(followed).toMatchObject({ subscriptionState: 'SUBSCRIBED', subscribersCount: 1 });
    expect(await press()).toEqual({ state: 'NOT_SUBSCRIBED', subscribersCount: 0 });
    const { body: left } = await visitor.get<UserProfile>(`users/${user.nickname}`);
    const states = [followed.subscriptionState, left.subscriptionState];
    expect(states, 'ENU-03: the two states').toEqual(['SUBSCRIBED', 'NOT_SUBSCRIBED']);
  });

  it('concurrent follows of many people are all counted', async () => {
    const { user } = await api.signIn();
    const people = await Promise.all(Array.from({ length: 5 }, () => api.signIn()));
    await Promise.all(people.map(({ visitor }) => visitor.post(`user/${user.id}/subscribe`)));
    expect((await api.visitor().get<UserProfile>(`users/${user.nickname}`)).body.subscribersCount).toBe(5);
  });

  it('200 concurrent presses of four people end in the right count, for a person and for a shop', async () => {
    const { user } = await api.signIn();
    const { slug } = await makeService(api.db);
    const people = await Promise.all(Array.from({ length: 4 }, () => api.signIn()));
    const press = (path: string, times: number) =>
      people.flatMap(({ visitor }, index) =>
        Array.from({ length: times + (index % 2) }, () => visitor.post<SubscriptionAnswer>(path)),
      );
    // Two people press an odd number of times and remain followers.
    const answers = await Promise.all([
      ...press(`user/${user.id}/subscribe`, 25),
      ...press(`services/${slug}/subscribe`, 24),
    ]);
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect((await api.visitor().get<UserProfile>(`users/${user.nickname}`)).body.subscribersCount).toBe(2);
    expect((await api.visitor().get<Service>(`services/${slug}`)).body.subscribersCount).toBe(2);
  });

  it('followers are listed newest first, without hidden profiles', async () => {
    const { user } = await api.signIn();
    const [first, second, shy] = [await api.signIn(), await api.signIn(), await api.signIn()];
    for (const { visitor } of [first, second, shy]) await visitor.post(`user/${user.id}/subscribe`);
    await shy.visitor.put('profile/visible', { isVisible: false });
    const { body } = await api.visitor().get<Page<UserCard>>(`user/${user.id}/subscribers`);
    expect(body.data.map(({ id }) => id)).toEqual([second.user.id, first.user.id]);
    expect(body.meta.total).toBe(2);
    expect((await api.visitor().get(`user/${shy.user.id}/subscribers`)).status).toBe(404);
  });

  it('notifies a person of each new follower once, and never of one with a hidden profile', async () => {
    const { visitor: author, user } = await api.signIn();
    const { visitor, user: follower } = await api.signIn();
    const { visitor: shy } = await api.signIn();
    await shy.put('profile/visible', { isVisible: false });
    for (const each of [visitor, visitor, visitor, shy]) await each.post(`user/${user.id}/subscribe`);
    const { body } = await author.get<NoticePage>('notices');
    expect(body.data.map(({ kind, path }) => [kind, path])).toEqual([
      ['NEW_SUBSCRIBER', `/account/${follower.nickname}`],
    ]);
  });

  it('following oneself or a hidden profile is refused', async () => {
    const { visitor, user } = await api.signIn();
    const own = await visitor.post(`user/${user.id}/subscribe`);
    expect([own.status, own.body.errors]).toEqual([422, { id: ['На себя подписаться нельзя'] }]);
    const { visitor: shy, user: hidden } = await api.signIn();
    await shy.put('profile/visible', { isVisible: false });
    expect((await visitor.post(`user/${hidden.id}/subscribe`)).status).toBe(404);
  });
});
