import type { VoteAnswer } from '@vetka/domain/catalog';
import type { Comment, CommentPage } from '@vetka/domain/comment';
import type { NoticePage } from '@vetka/domain/notice';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { comments, contents, users } from '../../platform/database/schema/index.ts';

const api = await startTestApp({ env: { TWO_FACTOR: 'on' } });
const guest = api.visitor();

/** A photo post of a new person, and what is said under it. */
async function posted(values: Partial<typeof contents.$inferInsert> = {}) {
  const author = await api.signIn();
  const [row] = await api.db
    .insert(contents)
    .values({ authorUserId: author.user.id, text: 'Пионы', ...values })
    .returning();
  const path = `content/${row?.id}/comments`;
  const counted = async () => {
    const [found] = await api.db
      .select()
      .from(contents)
      .where(eq(contents.id, row?.id ?? 0));
    return found?.commentsCount;
  };
  const say = async (visitor: typeof guest, text: string, parentId?: number) =>
    (await visitor.post<Comment>(path, { text, ...(parentId && { parentId }) })).body;
  const read = async (visitor = guest, query = '') => (await visitor.get<CommentPage>(`${path}${query}`)).body;
  return { author, path, say, read, counted };
}

const noticesOf = async (visitor: typeof guest) =>
  (await visitor.get<NoticePage>('notices')).body.data.map(({ kind, title, path }) => ({ kind, title, path }));

test('a comment is changed by its author for 15 minutes, and by nobody else', async () => {
  const { say, read } = await posted();
  const { visitor } = await api.signIn();
  const { visitor: stranger } = await api.signIn();
  const said = await say(visitor, 'Красива');
  expect(Date.parse(said.editableUntil ?? '') - Date.parse(said.createdAt)).toBe(15 * 60_000);
  const changed = await visitor.put<Comment>(`comments/${said.id}`, { text: ' Красиво ' });
  expect(changed.body).toMatchObject({ text: 'Красиво', isOwn: true, editedAt: expect.any(String) });
  expect((await read()).data[0]).toMatchObject({ text: 'Красиво', editableUntil: null });
  expect((await stranger.put(`comments/${said.id}`, { text: 'Моё' })).status).toBe(404);
  expect((await visitor.put(`comments/${said.id}`, { text: '  ' })).body.errors).toEqual({
    text: ['Поле обязательно для заполнения'],
  });

  await api.db
    .update(comments)
    .set({ createdAt: sql`now() - interval '15 minutes 1 second'` })
    .where(eq(comments.id, said.id));
  const late = await visitor.put(`comments/${said.id}`, { text: 'Поздно' });
  expect([late.status, late.body.message]).toEqual([403, 'Изменить комментарий можно в течение 15 минут']);
  expect((await read(visitor)).data[0]).toMatchObject({ text: 'Красиво', editableUntil: null });
});

test('a deleted comment leaves its replies readable, and disappears with the last of them', async () => {
  const { say, read, counted } = await posted();
  const { visitor } = await api.signIn();
  const { visitor: other } = await api.signIn();
  const first = await say(visitor, 'Мой адрес: Лесная, 5');
  const answer = await say(other, 'Спасибо', first.id);
  expect(await counted()).toBe(2);
  expect((await other.delete(`comments/${first.id}`)).status).toBe(404);
  expect((await visitor.delete(`comments/${first.id}`)).body).toEqual({ id: first.id });
  expect((await visitor.delete(`comments/${first.id}`)).status).toBe(404);
  expect(await counted()).toBe(1);
  const { data, meta } = await read();
  expect(data.map(({ id }) => id)).toEqual([first.id, answer.id]);
  expect(data[0]).toMatchObject({ isDeleted: true, author: null, text: '', isOwn: false });
  expect(data[1]).toMatchObject({ isDeleted: false, text: 'Спасибо' });
  expect(meta.total).toBe(2);
  await other.delete(`comments/${answer.id}`);
  expect((await read()).data).toEqual([]);
  expect(await counted()).toBe(0);
});

test('a comment that is linked to is found on its page', async () => {
  const { say, read } = await posted();
  const { visitor } = await api.signIn();
  const said: Comment[] = [];
  for (let index = 1; index <= 7; index += 1) said.push(await say(visitor, `Слово ${index}`));
  const [oldest] = said;
  const { data, meta } = await read(guest, `?take=3&commentId=${oldest?.id}`);
  expect(meta).toEqual({ page: 3, pageCount: 3, take: 3, total: 7 });
  expect(data.map(({ id }) => id)).toEqual([oldest?.id]);
  expect((await read(guest, `?take=3&commentId=2000000000`)).meta.page).toBe(1);
  expect((await read(guest, `?take=3&page=2&commentId=${oldest?.id}`)).meta.page).toBe(2);
});

test('a comment is voted for once by each person', async () => {
  const { say, read } = await posted();
  const { visitor } = await api.signIn();
  const { visitor: other } = await api.signIn();
  const { id } = await say(visitor, 'Красиво');
  const vote = async (method: string) => (await other.post<VoteAnswer>(`comments/${id}/vote`, { method })).body;
  expect(await vote('UP')).toEqual({ ownVote: 'UP', votesUp: 1, votesDown: 0 });
  expect(await vote('UP')).toEqual({ ownVote: 'UP', votesUp: 1, votesDown: 0 });
  expect((await read(other)).data[0]).toMatchObject({ votesUp: 1, ownVote: 'UP' });
  expect(await vote('DOWN')).toEqual({ ownVote: null, votesUp: 0, votesDown: 0 });
});

test('replies, mentions and comments under a post are notified: each person once, nobody of their own comment', async () => {
  const { author, say, read } = await posted();
  const anna = await api.signIn();
  const oleg = await api.signIn();
  const first = await say(anna.visitor, 'Как называется сорт?');
  const answer = await say(
    oleg.visitor,
    `@${anna.user.nickname} и @${author.user.nickname}, это Сара. @nobody-here`,
    first.id,
  );
  expect(answer.mentions).toEqual([anna.user.nickname, author.user.nickname]);
  expect((await read()).data[1]?.mentions).toEqual(answer.mentions);
  expect((await noticesOf(anna.visitor)).map(({ kind }) => kind)).toEqual(['COMMENT_REPLY']);
  expect((await noticesOf(author.visitor)).map(({ kind }) => kind)).toEqual(['COMMENT_MENTION', 'NEW_COMMENT']);
  expect((await noticesOf(author.visitor))[0]?.path).toContain(`comment=${answer.id}`);
  expect(await noticesOf(oleg.visitor)).toEqual([]);
});

test('notices follow the text of a changed comment and lose that of a deleted one', async () => {
  const { author, say } = await posted();
  const { visitor } = await api.signIn();
  const texts = async () => (await author.visitor.get<NoticePage>('notices')).body.data.map(({ text }) => text);
  const { id } = await say(visitor, 'Мой номер 8 916 123-45-67');
  await say(visitor, 'Красиво');
  expect(await texts()).toEqual(['Красиво', 'Мой номер 8 916 123-45-67']);
  await visitor.put(`comments/${id}`, { text: 'Напишите мне' });
  expect(await texts()).toEqual(['Красиво', 'Напишите мне']);
  await visitor.delete(`comments/${id}`);
  expect(await texts()).toEqual(['Красиво']);
});

test('nobody is notified of a comment under a publication that they may not read', async () => {
  const { author, say } = await posted({ audience: 'SHOPS' });
  const [shopper, administrator] = [await api.signIn(), await api.signIn()];
  await api.db.update(users).set({ isAdministration: true }).where(eq(users.id, administrator.user.id));
  await say(author.visitor, `@${shopper.user.nickname}, @${administrator.user.nickname}, смотрите, какая поставка`);
  expect(await noticesOf(shopper.visitor)).toEqual([]);
  // Notices are read without the second factor.
  expect(await noticesOf(administrator.visitor)).toEqual([]);
});
