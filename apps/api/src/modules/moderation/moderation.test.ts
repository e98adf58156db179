import type { Comment, CommentPage } from '@vetka/domain/comment';
import {
  complaintKinds,
  type ComplaintAnswer,
  type ComplaintCase,
  type ComplaintCasePage,
} from '@vetka/domain/moderation';
import type { NoticePage } from '@vetka/domain/notice';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { createMarketFixture } from '../../../test/marketFixture.ts';
import {
  articles,
  contents,
  moderationCases,
  products,
  reviews,
  services,
  users,
} from '../../platform/database/schema/index.ts';

const api = await startTestApp();
const market = createMarketFixture(api);
const guest = api.visitor();

async function administration() {
  const { visitor, user } = await api.signIn();
  await api.db.update(users).set({ isAdministration: true }).where(eq(users.id, user.id));
  return visitor;
}
const moderator = await administration();

/** A photo post of a new person with a comment of another. */
async function discussed() {
  const author = await api.signIn();
  const writer = await api.signIn();
  const [post] = await api.db.insert(contents).values({ authorUserId: author.user.id, text: 'Пионы' }).returning();
  const path = `content/${post?.id}/comments`;
  const { body: comment } = await writer.visitor.post<Comment>(path, { text: 'Купите у меня' });
  return { author, writer, path, comment };
}

const complain = (visitor: typeof guest, kind: string, subjectId: number, reason = 'SPAM', text = '') =>
  visitor.post<ComplaintAnswer>('complaints', { kind, subjectId, reason, text });
const queue = async (query = '') => (await moderator.get<ComplaintCasePage>(`complaints?take=100${query}`)).body.data;
const caseOf = async (kind: string, id: number, query = '') => {
  const [row] = (await api.db.select().from(moderationCases).where(eq(moderationCases.subjectId, id))).filter(
    (each) => each.kind === kind,
  );
  return (await queue(query)).find((each) => each.id === row?.id);
};

test('complaints about one thing are one case for the administration, and a person complains once', async () => {
  const { author, writer, comment, path } = await discussed();
  const { visitor: third } = await api.signIn();
  expect((await complain(author.visitor, 'COMMENT', comment.id)).body).toEqual({ isNew: true });
  expect((await complain(author.visitor, 'COMMENT', comment.id, 'ABUSE')).body).toEqual({ isNew: false });
  expect((await complain(third, 'COMMENT', comment.id, 'OTHER', ' Реклама под каждым фото ')).body.isNew).toBe(true);

  const found = await caseOf('COMMENT', comment.id);
  expect(found?.subject).toMatchObject({ text: 'Купите у меня', author: { id: writer.user.id } });
  expect(found?.subject?.path).toMatch(new RegExp(`^/content\\?post=\\d+&comment=${comment.id}$`));
  expect(found?.complaints.map(({ reason, text }) => [reason, text])).toEqual([
    ['SPAM', ''],
    ['OTHER', 'Реклама под каждым фото'],
  ]);
  expect((await guest.get<CommentPage>(path)).body.data).toHaveLength(1);
});

test('complaints of several people at once open one case', async () => {
  const { comment } = await discussed();
  const people = await Promise.all([1, 2, 3, 4].map(() => api.signIn()));
  await Promise.all(people.flatMap(({ visitor }) => [1, 2].map(() => complain(visitor, 'COMMENT', comment.id))));
  expect((await caseOf('COMMENT', comment.id))?.complaints).toHaveLength(4);
});

test('a hidden comment disappears, and its author is notified of the reason', async () => {
  const { author, writer, comment, path } = await discussed();
  await complain(author.visitor, 'COMMENT', comment.id);
  const { id = 0 } = (await caseOf('COMMENT', comment.id)) ?? {};
  const silent = await moderator.post(`complaints/${id}/decision`, { decision: 'HIDE', words: ' ' });
  expect([silent.status, Object.keys(silent.body.errors ?? {})]).toEqual([422, ['words']]);
  const words = 'Под фото других людей нельзя рекламировать своё.';
  const { body } = await moderator.post<ComplaintCase>(`complaints/${id}/decision`, { decision: 'HIDE', words });
  expect(body).toMatchObject({ decision: 'HIDE', words, decidedAt: expect.any(String) });
  expect((await guest.get<CommentPage>(path)).body.data).toEqual([]);
  const { body: notices } = await writer.visitor.get<NoticePage>('notices');
  expect(notices.data).toMatchObject([{ kind: 'HIDDEN_BY_MODERATION', title: 'Ваш комментарий скрыт', text: words }]);
  expect(await caseOf('COMMENT', comment.id)).toBeUndefined();
  expect(await caseOf('COMMENT', comment.id, '&view=DECIDED')).toMatchObject({ decision: 'HIDE' });
  const again = await moderator.post(`complaints/${id}/decision`, { decision: 'LEAVE', words: '' });
  expect([again.status, again.body.code]).toEqual([409, 'moderation.decided']);
});

test('a thing that is left stays, its author is not notified, and others may complain about it again', async () => {
  const { author, writer, comment, path } = await discussed();
  const { visitor: later } = await api.signIn();
  await complain(author.visitor, 'COMMENT', comment.id);
  const { id = 0 } = (await caseOf('COMMENT', comment.id)) ?? {};
  await moderator.post(`complaints/${id}/decision`, { decision: 'LEAVE', words: '' });
  expect((await guest.get<CommentPage>(path)).body.data).toHaveLength(1);
  expect((await writer.visitor.get<NoticePage>('notices')).body.data).toEqual([]);
  expect((await complain(author.visitor, 'COMMENT', comment.id)).body.isNew).toBe(false);
  expect((await complain(later, 'COMMENT', comment.id)).body.isNew).toBe(true);
});

/** One shown thing of each kind except comments and messages, with where it is read. */
async function everyKind() {
  const { user, visitor: author } = await api.signIn();
  const seller = await market.seller();
  const product = await market.product(seller);
  const [article] = await api.db
    .insert(articles)
    .values({
      slug: `s-${user.id}`,
      authorUserId: user.id,
      status: 'PUBLISHED',
      title: 'Статья',
      publishedAt: new Date(),
    })
    .returning();
  const [post] = await api.db.insert(contents).values({ authorUserId: user.id }).returning();
  const other = await market.product(seller);
  const [review] = await api.db.insert(reviews).values({ userId: user.id, productId: other.id, rating: 1 }).returning();
  await api.db.update(products).set({ ratingSum: 1, ratingCount: 1 }).where(eq(products.id, other.id));
  return {
    author,
    seller,
    reviewed: other,
    things: [
      ['PRODUCT', product.id, `products/${product.slug}`],
      ['REVIEW', review?.id ?? 0, `reviews/${review?.id}`],
      ['ARTICLE', article?.id ?? 0, `articles/${article?.id}`],
      ['PHOTO', post?.id ?? 0, `content/${post?.id}`],
      ['PROFILE', user.id, `users/${user.nickname}`],
    ] as const,
  };
}

test('anything hidden can no longer be read, and a hidden review no longer counts', async () => {
  const { author, things, seller, reviewed } = await everyKind();
  const { visitor } = await api.signIn();
  for (const [kind, id, path] of [...things, ['SHOP', seller.id, `services/${seller.id}`] as const]) {
    expect([kind, (await guest.get(path)).status]).toEqual([kind, 200]);
    expect([kind, (await complain(visitor, kind, id)).status]).toEqual([kind, 200]);
    const found = await caseOf(kind, id);
    expect([kind, found?.subject === null]).toEqual([kind, false]);
    await moderator.post(`complaints/${found?.id}/decision`, { decision: 'HIDE', words: 'Нарушает правила.' });
    expect([kind, (await guest.get(path)).status]).toEqual([kind, 404]);
  }
  const photo = things.find(([kind]) => kind === 'PHOTO');
  expect((await author.post(`content/${photo?.[1]}/restore`)).status, 'its author cannot restore it').toBe(404);
  const [row] = await api.db.select().from(products).where(eq(products.id, reviewed.id));
  expect([row?.ratingSum, row?.ratingCount]).toEqual([0, 0]);
  const [hidden] = await api.db.select().from(services).where(eq(services.id, seller.id));
  expect(hidden?.status).toBe('HIDDEN');
});

test('complaints are rate-limited, and the refusal says how long to wait', async () => {
  const { visitor } = await api.signIn();
  const { comment } = await discussed();
  const statuses: number[] = [];
  for (let at = 0; at < 11; at += 1) statuses.push((await complain(visitor, 'COMMENT', comment.id)).status);
  expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 200));
  expect(statuses[10]).toBe(429);
});

test('an unknown kind or reason is refused, and so is a thing that does not exist', async () => {
  const { visitor } = await api.signIn();
  expect((await complain(visitor, 'CAT', 1)).status).toBe(422);
  expect((await complain(visitor, 'PRODUCT', 1, 'BORING')).status).toBe(422);
  for (const kind of complaintKinds) {
    expect([kind, (await complain(visitor, kind, 2_000_000_000)).status]).toEqual([kind, 404]);
  }
});
