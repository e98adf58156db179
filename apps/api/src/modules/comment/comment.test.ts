import { randomUUID } from 'node:crypto';
import type { ArticlePage } from '@vetka/domain/article';
import type { Comment, CommentPage } from '@vetka/domain/comment';
import { eq, isNull } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { articles, comments, contents, reviews } from '../../platform/database/schema/index.ts';

const api = await startTestApp({ contents: 'demo' });
const guest = api.visitor();
const tables = { articles, content: contents, reviews };

const listed = async (area: string) => (await guest.get<ArticlePage>(area)).body.data[0]?.id ?? 0;
const [review] = await api.db.select().from(reviews).where(isNull(reviews.deletedAt)).limit(1);
const ids = { articles: await listed('articles'), content: await listed('content'), reviews: review?.id ?? 0 };

describe.each(['articles', 'content', 'reviews'] as const)('comments of /%s', (area) => {
  const path = `${area}/${ids[area]}/comments`;
  const count = async () => {
    const table = tables[area];
    const [row] = await api.db.select({ count: table.commentsCount }).from(table).where(eq(table.id, ids[area]));
    return row?.count ?? 0;
  };

  test('a comment is added, answered and counted', async () => {
    const { visitor, user } = await api.signIn();
    const before = await count();
    const { status, body } = await visitor.post<Comment>(path, { text: '  Красиво  ' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ text: 'Красиво', parentId: null, isOwn: true, author: { slug: user.nickname } });
    const answer = await visitor.post<Comment>(path, { text: 'И правда', parentId: body.id });
    expect(answer.body.parentId).toBe(body.id);
    expect(await count()).toBe(before + 2);
  });

  test('a comment sent again after a lost answer, or twice at once, is published once', async () => {
    const { visitor } = await api.signIn();
    const before = await count();
    const comment = { text: 'Один раз', clientId: randomUUID() };
    const send = async () => (await visitor.post<Comment>(path, comment)).body;
    const [one, other] = await Promise.all([send(), send()]);
    expect(one).toMatchObject({ text: 'Один раз', isOwn: true });
    expect([other.id, (await send()).id]).toEqual([one.id, one.id]);
    expect(await count()).toBe(before + 1);
    // Ids belong to their authors.
    const { visitor: stranger } = await api.signIn();
    expect((await stranger.post<Comment>(path, comment)).body.id).not.toBe(one.id);
  });

  test('a comment whose answer was lost can be sent again after it was deleted', async () => {
    const { visitor } = await api.signIn();
    const before = await count();
    const comment = { text: 'Ещё раз', clientId: randomUUID() };
    const send = async () => (await visitor.post<Comment>(path, comment)).body;
    const lost = await send();
    await visitor.delete(`comments/${lost.id}`);
    const again = await send();
    expect(again).toMatchObject({ text: 'Ещё раз', isDeleted: false });
    expect(again.id).not.toBe(lost.id);
    expect((await send()).id).toBe(again.id);
    expect(await count()).toBe(before + 1);
  });

  test('there is one level of replies, to existing comments only', async () => {
    const { visitor } = await api.signIn();
    const before = await count();
    const say = async (parentId: number | null) => (await visitor.post<Comment>(path, { text: 'Да', parentId })).body;
    const errors = async (parentId: number) => (await visitor.post(path, { text: 'Да', parentId })).body.errors;
    const first = await say(null);
    const answer = await say(first.id);
    expect(await errors(answer.id)).toEqual({ parentId: ['На ответ ответить нельзя'] });
    await api.db.update(comments).set({ deletedAt: new Date() }).where(eq(comments.id, first.id));
    expect(await errors(first.id)).toEqual({ parentId: ['Этого комментария уже нет'] });
    expect(await count()).toBe(before + 2);
  });

  test('a reply must be to a comment on the same subject', async () => {
    const { visitor } = await api.signIn();
    const elsewhere = area === 'content' ? 'articles' : 'content';
    const { body } = await visitor.post<Comment>(`${elsewhere}/${ids[elsewhere]}/comments`, { text: 'Там' });
    expect((await visitor.post(path, { text: 'Тут', parentId: body.id })).status).toBe(422);
  });

  test('empty and overlong comments, guests and unknown subjects are refused', async () => {
    const { visitor } = await api.signIn();
    const errors = async (text: string) => (await visitor.post(path, { text })).body.errors;
    expect(await errors('   ')).toEqual({ text: ['Поле обязательно для заполнения'] });
    expect(await errors('а'.repeat(1001))).toEqual({ text: ['Поле должно быть не более 1000 символов'] });
    expect((await visitor.post(path, { text: 'а'.repeat(1000) })).status).toBe(200);
    expect((await guest.post(path, { text: 'Красиво' })).status).toBe(401);
    expect((await visitor.post(`${area}/2000000000/comments`, { text: 'Красиво' })).status).toBe(404);
  });
});

test('AAR-16: comments on a post are listed', async () => {
  const { visitor } = await api.signIn();
  const path = `content/${ids.content}/comments`;
  const { body } = await visitor.post<Comment>(path, { text: 'Первое слово' });
  const { body: page } = await guest.get<CommentPage>(path);
  expect(page.data[0]).toEqual({ ...body, isOwn: false, editableUntil: null });
});

test('ARE-04: a comment on a review is stored and counted', async () => {
  const { visitor } = await api.signIn();
  const { status, body } = await visitor.post<Comment>(`reviews/${ids.reviews}/comments`, { text: 'Тоже брала' });
  expect([status, body.text]).toEqual([200, 'Тоже брала']);
});
