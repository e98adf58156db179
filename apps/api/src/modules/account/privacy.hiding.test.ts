import type { ArticlePage } from '@vetka/domain/article';
import type { DeskSettings } from '@vetka/domain/desk';
import type { NoticePage } from '@vetka/domain/notice';
import type { Suggestions } from '@vetka/domain/search';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { makeService } from '../../../test/shop.ts';
import {
  articles,
  contents,
  serviceEmployees,
  services,
  verificationCodes,
} from '../../platform/database/schema/index.ts';

const api = await startTestApp();

async function deleteAccount({ visitor, user }: Awaited<ReturnType<typeof api.signIn>>) {
  await api.db.delete(verificationCodes).where(eq(verificationCodes.phone, user.phone));
  await visitor.post('profile/deletion/code');
  expect((await visitor.post('profile/deletion', { code: api.lastCode(user.phone) })).status).toBe(200);
}

test('articles and photos of a deleted account are hidden everywhere, and come back with it and a notice', async () => {
  const person = await api.signIn();
  const slug = `pivoine-${person.user.id}`;
  const author = { authorUserId: person.user.id };
  const [photo] = await api.db.insert(contents).values(author).returning();
  await api.db
    .insert(articles)
    .values({ ...author, slug, title: `Пионы ${slug}`, status: 'PUBLISHED', publishedAt: new Date() });
  const shown = async () => {
    const guest = api.visitor();
    const one = [await guest.get(`articles/${slug}`), await guest.get(`content/${photo?.id}`)];
    const { body: list } = await guest.get<ArticlePage>('articles?take=50');
    const { body: found } = await guest.get<Suggestions>(`search/suggestions?query=${slug}`);
    const isListed = [list.data, found.articles].map((articlesFound) =>
      articlesFound.some((each) => each.slug === slug),
    );
    return [...one.map(({ status }) => status), ...isListed];
  };
  expect(await shown()).toEqual([200, 200, true, true]);
  await deleteAccount(person);
  expect(await shown()).toEqual([404, 404, false, false]);
  const { visitor } = await api.signIn(api.visitor(), person.user.phone);
  expect(await shown()).toEqual([200, 200, true, true]);
  const { body: notices } = await visitor.get<NoticePage>('notices');
  expect(notices.data).toMatchObject([{ kind: 'ACCOUNT_RESTORED', title: 'Аккаунт восстановлен' }]);
});

test('the shops of a restored account accept orders again, except one that did not before', async () => {
  const owner = await api.signIn();
  const [open, paused] = [await makeService(api.db), await makeService(api.db, { isAcceptingOrders: false })];
  const ownerId = owner.user.id;
  for (const { id } of [open, paused]) await api.db.update(services).set({ ownerId }).where(eq(services.id, id));
  const accepting = async () => {
    const rows = await api.db.select().from(services).where(eq(services.ownerId, ownerId)).orderBy(services.id);
    return rows.map(({ isAcceptingOrders }) => isAcceptingOrders);
  };
  for (let time = 0; time < 2; time += 1) {
    const person = await api.signIn(api.visitor(), owner.user.phone);
    expect(await accepting()).toEqual([true, false]);
    await deleteAccount(person);
    expect(await accepting()).toEqual([false, false]);
  }
  const { visitor } = await api.signIn(api.visitor(), owner.user.phone);
  expect(await accepting()).toEqual([true, false]);
  const { body: notices } = await visitor.get<NoticePage>('notices');
  expect(notices.data[0]?.text).toContain('магазин принимает заказы');
});

test('a shop that a manager paused after the account of its owner was deleted stays paused', async () => {
  const [owner, manager] = [await api.signIn(), await api.signIn()];
  const { id: serviceId, slug } = await makeService(api.db, { ownerId: owner.user.id });
  await api.db
    .insert(serviceEmployees)
    .values({ serviceId, userId: manager.user.id, role: 'MANAGER', status: 'WORKER' });
  const accept = async (isAcceptingOrders: boolean) => {
    const { body } = await manager.visitor.get<DeskSettings>(`desk/${slug}/settings`);
    const change = { ...body, isAcceptingOrders };
    expect((await manager.visitor.put(`desk/${slug}/settings`, change)).status).toBe(200);
  };
  const isAccepting = async () =>
    (await manager.visitor.get<DeskSettings>(`desk/${slug}/settings`)).body.isAcceptingOrders;
  await deleteAccount(owner);
  await accept(true);
  await accept(false);
  await api.signIn(api.visitor(), owner.user.phone);
  expect(await isAccepting()).toBe(false);
});
