import type { SubscriptionAnswer } from '@vetka/domain/account';
import type { Page } from '@vetka/domain/paging';
import type { Service, ServiceCard } from '@vetka/domain/service';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { makeService } from '../../../test/shop.ts';

const api = await startTestApp();

test('PRD-13: each call follows a shop or stops following it, and the shop and the list of the person agree', async () => {
  const { slug, id } = await makeService(api.db);
  const { visitor, user } = await api.signIn();
  const press = async () => (await visitor.post<SubscriptionAnswer>(`services/${slug}/subscribe`)).body;
  const shown = async () => {
    const { body: service } = await visitor.get<Service>(`services/${slug}`);
    const { body: list } = await api.visitor().get<Page<ServiceCard>>(`user/${user.id}/subscriptions/service`);
    return [service.subscriptionState, service.subscribersCount, list.data.map((each) => each.id)];
  };
  expect(await press()).toEqual({ state: 'SUBSCRIBED', subscribersCount: 1 });
  expect(await shown()).toEqual(['SUBSCRIBED', 1, [id]]);
  expect(await press()).toEqual({ state: 'NOT_SUBSCRIBED', subscribersCount: 0 });
  expect(await shown()).toEqual(['NOT_SUBSCRIBED', 0, []]);
});

test('a press on an outdated page, or one that is sent again, does what its button says', async () => {
  const { slug } = await makeService(api.db);
  const { visitor } = await api.signIn();
  const { user: person } = await api.signIn();
  for (const path of [`services/${slug}/subscribe`, `user/${person.id}/subscribe`]) {
    const press = async (state: string) => (await visitor.post(`${path}?state=${state}`)).body;
    const followed = { state: 'SUBSCRIBED', subscribersCount: 1 };
    const left = { state: 'NOT_SUBSCRIBED', subscribersCount: 0 };
    const answers = [await press('NOT_SUBSCRIBED'), await press('SUBSCRIBED'), await press('SUBSCRIBED')];
    expect([...answers, await press('NOT_SUBSCRIBED')]).toEqual([left, followed, followed, left]);
    expect((await visitor.post(`${path}?state=MAYBE`)).status).toBe(422);
  }
});

test('concurrent follows of one shop are all counted', async () => {
  const { slug } = await makeService(api.db);
  const people = await Promise.all(Array.from({ length: 8 }, () => api.signIn()));
  await Promise.all(people.map(({ visitor }) => visitor.post(`services/${slug}/subscribe`)));
  expect((await api.visitor().get<Service>(`services/${slug}`)).body.subscribersCount).toBe(8);
});

test('a guest is asked to sign in, and a hidden shop cannot be followed', async () => {
  const { slug } = await makeService(api.db);
  const hidden = await makeService(api.db, { status: 'HIDDEN' });
  const { visitor } = await api.signIn();
  expect((await api.visitor().post(`services/${slug}/subscribe`)).status).toBe(401);
  expect((await visitor.post(`services/${hidden.slug}/subscribe`)).status).toBe(404);
});
