import type { CommentPage } from '@vetka/domain/comment';
import type { Content, ContentPage } from '@vetka/domain/content';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { DEMO_PASSWORD } from '@vetka/demo/seed';
import { comments, contents, users } from '../../platform/database/schema/index.ts';

const api = await startTestApp({ contents: 'demo' });
const guest = api.visitor();

const signInAs = async (login: string) => {
  const visitor = api.visitor();
  const { body } = await visitor.post<{ id: number }>('auth/by-password', { login, password: DEMO_PASSWORD });
  return Object.assign(visitor, { userId: body.id });
};
const shopper = await signInAs('shopper');
const list = async (path: string, visitor: Pick<typeof guest, 'get'> = guest) =>
  (await visitor.get<ContentPage>(path)).body;
const ids = ({ data }: ContentPage) => data.map(({ id }) => id);
const post = async (values: Partial<typeof contents.$inferInsert>) => {
  const [row] = await api.db
    .insert(contents)
    .values({ text: 'Новый букет', authorUserId: shopper.userId, ...values })
    .returning();
  if (!row) throw new Error('The post was not inserted.');
  return row;
};

test.each([
  ['AAR-09', 'content'],
  ['AAR-12', 'content/feed'],
])("%s: /%s lists everyone's newest posts without repetitions", async (_, path) => {
  const whole = await list(`${path}?take=100`);
  expect(whole.meta.total).toBeGreaterThan(10);
  const times = whole.data.map(({ createdAt }) => Date.parse(createdAt));
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  const seen: number[] = [];
  for (let page = 1; page <= Math.ceil(whole.data.length / 7); page += 1) {
    seen.push(...ids(await list(`${path}?take=7&page=${page}`)));
  }
  expect(seen.slice(0, whole.data.length)).toEqual(ids(whole));
  expect(new Set(whole.data.map(({ author }) => author.type)).size).toBeGreaterThan(1);
});

test('AAR-10: six newest posts by default', async () => {
  expect((await list('content/new')).data).toHaveLength(6);
  expect(ids(await list('content/new?take=2'))).toEqual(ids(await list('content?take=2')));
});

test('AAR-11: a post is read with its pictures in order', async () => {
  const [card] = (await list('content')).data;
  const { status, body } = await guest.get<Content>(`content/${card?.id}`);
  expect(status).toBe(200);
  expect(body).toEqual(card);
  expect(body.mediaFiles.length).toBeGreaterThan(0);
  expect((await guest.get('content/2000000000')).body.message).toBe('Такой публикации нет');
  expect((await guest.get('content/one')).status).toBe(404);
});

test.each(['content', 'content/feed'])('AAR-19: authorType filters /%s', async (path) => {
  const all = await list(`${path}?take=100`);
  for (const type of ['SHOP', 'SERVICE', 'COMPANY', 'USER', 'ADMINISTRATION']) {
    const narrowed = await list(`${path}?take=100&authorType=${type}`);
    expect(ids(narrowed)).toEqual(all.data.filter(({ author }) => author.type === type).map(({ id }) => id));
  }
});

test('ROL-04: a post for shops is visible to shops, its author and the administration', async () => {
  const { id } = await post({ audience: 'SHOPS' });
  const statusFor = async (visitor: Pick<typeof guest, 'get'>) => (await visitor.get(`content/${id}`)).status;
  expect(await statusFor(guest)).toBe(404);
  expect(await statusFor((await api.signIn()).visitor)).toBe(404);
  expect(await statusFor(shopper)).toBe(200);
  expect(await statusFor(await signInAs('florist'))).toBe(200);
  expect(await statusFor(await signInAs('admin'))).toBe(200);
  expect(ids(await list('content?audience=SHOPS', shopper))).toEqual([id]);
  expect(ids(await list('content?audience=SHOPS'))).toEqual([]);
  expect((await guest.get(`content/${id}/comments`)).status).toBe(404);
});

test('a deleted post appears nowhere', async () => {
  const { id } = await post({ deletedAt: new Date() });
  expect((await shopper.get(`content/${id}`)).status).toBe(404);
  expect(ids(await list('content?take=100', shopper))).not.toContain(id);
});

test('AAR-15: comments are threads, newest first, each with its replies in order', async () => {
  const { id: contentId } = await post({});
  const say = async (text: string, minute: number, values: Partial<typeof comments.$inferInsert> = {}) => {
    const createdAt = new Date(Date.UTC(2026, 0, 1, 12, minute));
    const [row] = await api.db
      .insert(comments)
      .values({ contentId, authorUserId: shopper.userId, text, createdAt, ...values })
      .returning();
    return row?.id ?? 0;
  };
  const first = await say('Первый', 1);
  const second = await say('Второй', 2);
  await say('Ответ на первый', 5, { parentId: first });
  await say('Ещё ответ на первый', 6, { parentId: first });
  const gone = await say('Удалённый', 3, { deletedAt: new Date() });
  await say('Ответ на удалённый', 4, { parentId: gone });
  await say('Удалённый без ответов', 7, { deletedAt: new Date() });
  const { body } = await guest.get<CommentPage>(`content/${contentId}/comments`);
  expect(body.data.map(({ text, parentId }) => [text, parentId])).toEqual([
    ['', null],
    ['Ответ на удалённый', gone],
    ['Второй', null],
    ['Первый', null],
    ['Ответ на первый', first],
    ['Ещё ответ на первый', first],
  ]);
  expect(body.meta).toMatchObject({ page: 1, total: 6 });
  expect(body.data[2]).toMatchObject({ id: second, author: { slug: 'shopper' }, isOwn: false });
  const paged = await shopper.get<CommentPage>(`content/${contentId}/comments?take=3&page=2`);
  expect(paged.body.data.map(({ text, isOwn }) => [text, isOwn])).toEqual([
    ['Первый', true],
    ['Ответ на первый', true],
    ['Ещё ответ на первый', true],
  ]);
  expect((await guest.get('content/2000000000/comments')).status).toBe(404);
});

test('AAR-17: favourites belong to the signed-in person', async () => {
  expect((await guest.get('content/favorite')).status).toBe(401);
  const kept = await list('content/favorite?take=100', shopper);
  const marked = (await list('content?take=100', shopper)).data.filter(({ isFavorite }) => isFavorite);
  expect(kept.meta.total).toBeGreaterThan(0);
  expect(new Set(ids(kept))).toEqual(new Set(marked.map(({ id }) => id)));
});

test('AAR-25: posts of an account are that person’s, and of a hidden profile no one’s', async () => {
  await post({});
  const { data } = await list('account/shopper/content?take=100');
  expect(data.length).toBeGreaterThan(0);
  expect(data.map(({ author }) => author.slug)).toEqual(data.map(() => 'shopper'));
  const { user } = await api.signIn();
  await api.db.update(users).set({ isVisible: false }).where(eq(users.id, user.id));
  expect((await guest.get(`account/${user.nickname}/content`)).status).toBe(404);
  expect((await guest.get('account/net-takogo/content')).status).toBe(404);
});
