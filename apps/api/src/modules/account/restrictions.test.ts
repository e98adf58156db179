import type { Restrictions, SubscriptionAnswer, UserProfile } from '@vetka/domain/account';
import type { ArticlePage } from '@vetka/domain/article';
import type { Comment, CommentPage } from '@vetka/domain/comment';
import type { ContentPage } from '@vetka/domain/content';
import type { NoticePage } from '@vetka/domain/notice';
import type { Problem } from '@vetka/domain/problem';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { makeService } from '../../../test/shop.ts';
import { uploadedBy } from '../../../test/upload.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { articles, contents, users } from '../../platform/database/schema/index.ts';

const api = await startTestApp();
type Person = Awaited<ReturnType<typeof api.signIn>>;

const restrict = (visitor: Visitor, level: string, id: number, kind = 'USER') =>
  visitor.put<Restrictions & Pick<Problem, 'errors'>>('profile/restrictions', { kind, id, level });
const two = async (): Promise<[Person, Person]> => [await api.signIn(), await api.signIn()];

const post = async ({ user }: Person) => {
  const [row] = await api.db.insert(contents).values({ authorUserId: user.id, text: 'Пионы' }).returning();
  return row?.id ?? 0;
};
const article = async ({ user }: Person, title = 'Как поставить пионы') => {
  const values = { slug: `s-${crypto.randomUUID()}`, authorUserId: user.id, title, publishedAt: new Date() };
  const [row] = await api.db
    .insert(articles)
    .values({ ...values, status: 'PUBLISHED' })
    .returning();
  return row?.id ?? 0;
};
const noticesOf = async (visitor: Visitor) => (await visitor.get<NoticePage>('notices')).body.data;

test('the list shows whom a person muted and blocked, latest first, to that person alone', async () => {
  const [{ visitor, user }, other] = await two();
  const shop = await makeService(api.db);
  expect((await restrict(visitor, 'MUTED', other.user.id)).status).toBe(200);
  await restrict(visitor, 'MUTED', shop.id, 'SERVICE');
  const { body } = await restrict(visitor, 'BLOCKED', other.user.id);
  expect(body.data).toMatchObject([
    { target: { id: shop.id, slug: shop.slug }, level: 'MUTED' },
    { target: { id: other.user.id, slug: other.user.nickname }, level: 'BLOCKED' },
  ]);
  expect((await visitor.get<Restrictions>('profile/restrictions')).body).toEqual(body);
  expect((await other.visitor.get<Restrictions>('profile/restrictions')).body.data).toEqual([]);
  expect((await restrict(visitor, 'NONE', other.user.id)).body.data).toHaveLength(1);
  expect((await restrict(visitor, 'NONE', other.user.id)).body.data).toHaveLength(1);
  expect((await restrict(visitor, 'BLOCKED', user.id)).body.errors).toEqual({ id: ['Себя заблокировать нельзя'] });
  expect((await restrict(visitor, 'BLOCKED', 2_000_000_000)).status).toBe(404);
});

test('the administration cannot be blocked', async () => {
  const [{ visitor }, { user }] = await two();
  await api.db.update(users).set({ isAdministration: true }).where(eq(users.id, user.id));
  expect((await restrict(visitor, 'BLOCKED', user.id)).body.errors).toEqual({
    id: ['Администрацию «Ветки» заблокировать нельзя'],
  });
});

test('concurrent changes of one restriction leave one row', async () => {
  const [{ visitor }, other] = await two();
  const levels = Array.from({ length: 12 }, (_, at) => (at % 2 === 0 ? 'MUTED' : 'BLOCKED'));
  const answers = await Promise.all(levels.map((level) => restrict(visitor, level, other.user.id)));
  expect(answers.map(({ status }) => status)).toEqual(levels.map(() => 200));
  expect((await visitor.get<Restrictions>('profile/restrictions')).body.data).toHaveLength(1);
});

test('posts and articles of a muted author leave the feeds of the person, and stay on the page of the author', async () => {
  const [{ visitor }, author] = await two();
  const [postId, articleId] = [await post(author), await article(author)];
  await visitor.post(`user/${author.user.id}/subscribe`);
  const seen = async (path: string) =>
    (await visitor.get<ContentPage | ArticlePage>(path)).body.data.map(({ id }) => id);
  const feeds = [
    ['content/feed', postId],
    ['content', postId],
    ['content/new', postId],
    ['articles', articleId],
    ['articles?following=true', articleId],
    ['articles/new', articleId],
  ] as const;
  for (const [path, id] of feeds) expect([path, (await seen(path)).includes(id)]).toEqual([path, true]);
  await restrict(visitor, 'MUTED', author.user.id);
  for (const [path, id] of feeds) expect([path, (await seen(path)).includes(id)]).toEqual([path, false]);
  expect(await seen(`account/${author.user.nickname}/content`)).toEqual([postId]);
  expect(await seen(`account/${author.user.nickname}/articles`)).toEqual([articleId]);
  const { body } = await api.visitor().get<ContentPage>('content');
  expect(body.data.map(({ id }) => id)).toContain(postId);
});

test('acts of a muted person cause no notices, and those of others do', async () => {
  const [owner, muted] = await two();
  const other = await api.signIn();
  const id = await post(owner);
  await restrict(owner.visitor, 'MUTED', muted.user.id);
  for (const { visitor } of [muted, other]) {
    await visitor.post(`user/${owner.user.id}/subscribe`);
    await visitor.post(`content/${id}/comments`, { text: `@${owner.user.nickname}, красиво` });
  }
  expect((await noticesOf(owner.visitor)).map(({ kind, path }) => [kind, path])).toEqual([
    ['COMMENT_MENTION', expect.stringContaining('/content?post=')],
    ['NEW_SUBSCRIBER', `/account/${other.user.nickname}`],
  ]);
});

test('a muted author’s publications are not news', async () => {
  const [reader, author] = await two();
  const other = await api.signIn();
  for (const { visitor } of [reader, other]) await visitor.post(`user/${author.user.id}/subscribe`);
  await restrict(reader.visitor, 'MUTED', author.user.id);
  const mediaFiles = await uploadedBy(api.db, author.user.id, 1);
  await author.visitor.post('account/editor/content', { text: 'Утро', mediaFiles });
  await api.app.jobs.run('notice.news');
  expect((await noticesOf(other.visitor)).map(({ kind }) => kind)).toEqual(['NEW_PHOTO']);
  expect(await noticesOf(reader.visitor)).toEqual([]);
});

test('a block ends following both ways, and neither can follow the other until it is lifted', async () => {
  const [{ visitor, user }, other] = await two();
  const follow = (from: Visitor, id: number) => from.post<SubscriptionAnswer>(`user/${id}/subscribe`);
  await follow(visitor, other.user.id);
  await follow(other.visitor, user.id);
  await restrict(visitor, 'BLOCKED', other.user.id);
  for (const person of [user, other.user]) {
    const { body } = await api.visitor().get<UserProfile>(`users/${person.nickname}`);
    expect([body.subscribersCount, body.subscriptionsCount]).toEqual([0, 0]);
  }
  const own = await follow(visitor, other.user.id);
  expect([own.status, own.body]).toMatchObject([
    403,
    { message: 'Вы заблокировали этого человека. Разблокируйте его, чтобы подписаться' },
  ]);
  const theirs = await follow(other.visitor, user.id);
  expect([theirs.status, theirs.body]).toMatchObject([
    403,
    { message: 'Подписаться на этого человека нельзя: он ограничил общение с вами' },
  ]);
  await restrict(visitor, 'NONE', other.user.id);
  expect((await follow(other.visitor, user.id)).body.state).toBe('SUBSCRIBED');
});

test('a blocked shop is not followed', async () => {
  const { visitor } = await api.signIn();
  const { id, slug } = await makeService(api.db);
  const follow = () => visitor.post<SubscriptionAnswer>(`services/${slug}/subscribe`);
  await follow();
  await restrict(visitor, 'BLOCKED', id, 'SERVICE');
  expect((await visitor.get<UserProfile>(`services/${slug}`)).body).toMatchObject({
    subscribersCount: 0,
    subscriptionState: 'NOT_SUBSCRIBED',
  });
  expect((await follow()).status).toBe(403);
});

test('a blocked person does not comment on the publications of the person, and does not answer their comments', async () => {
  const [owner, blocked] = await two();
  const third = await api.signIn();
  const [own, foreign] = [await post(owner), await post(third)];
  const { body: comment } = await owner.visitor.post<Comment>(`content/${foreign}/comments`, { text: 'Красиво' });
  await restrict(owner.visitor, 'BLOCKED', blocked.user.id);
  const say = (id: number, parentId: number | null = null) =>
    blocked.visitor.post<Comment>(`content/${id}/comments`, { text: 'А вот я', parentId });
  const refused = await say(own);
  expect([refused.status, refused.body]).toMatchObject([
    403,
    { code: 'comment.blocked', message: 'Автор ограничил общение с вами, поэтому ответить здесь нельзя' },
  ]);
  expect((await say(foreign, comment.id)).status).toBe(403);
  expect((await say(foreign)).status).toBe(200);
  expect((await api.visitor().get<CommentPage>(`content/${own}/comments`)).body.data).toEqual([]);
});

test('a blocked person’s mention is plain text and no notice', async () => {
  const [owner, blocked] = await two();
  const third = await api.signIn();
  const id = await post(third);
  await restrict(owner.visitor, 'BLOCKED', blocked.user.id);
  const text = `@${owner.user.nickname}, смотрите`;
  const { body } = await blocked.visitor.post<Comment>(`content/${id}/comments`, { text });
  expect(body.mentions).toEqual([]);
  const { body: welcome } = await third.visitor.post<Comment>(`content/${id}/comments`, { text });
  expect(welcome.mentions).toEqual([owner.user.nickname]);
  expect(await noticesOf(owner.visitor)).toHaveLength(1);
});
