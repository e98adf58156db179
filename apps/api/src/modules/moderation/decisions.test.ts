import type { Comment, CommentPage } from '@vetka/domain/comment';
import type { AuditPage, ComplaintCase, ComplaintCasePage, ComplaintKind, OwnDecision } from '@vetka/domain/moderation';
import type { NoticePage } from '@vetka/domain/notice';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { dial, historyOf, openTalk } from '../../../test/chatLine.ts';
import { createMarketFixture } from '../../../test/marketFixture.ts';
import { articles, contents, moderationCases, products, reviews, users } from '../../platform/database/schema/index.ts';

const api = await startTestApp();
const address = await api.listen();
const market = createMarketFixture(api);
const guest = api.visitor();
const { visitor: moderator, user: admin } = await api.signIn();
await api.db.update(users).set({ isAdministration: true }).where(eq(users.id, admin.id));

const words = 'Нарушает правила';
const queue = async (query = '') => (await moderator.get<ComplaintCasePage>(`complaints?take=100${query}`)).body.data;

/** The open case of a thing about which another person has complained. */
async function reported(kind: ComplaintKind, subjectId: number): Promise<number> {
  const { visitor } = await api.signIn();
  await visitor.post('complaints', { kind, subjectId, reason: 'SPAM', text: '' });
  return (await queue()).find((row) => row.kind === kind && row.subjectId === subjectId)?.id ?? 0;
}
const hide = (id: number) => moderator.post<ComplaintCase>(`complaints/${id}/decision`, { decision: 'HIDE', words });
const undo = (id: number) => moderator.post<ComplaintCase>(`complaints/${id}/undo`);

/** A post with a comment by another person. */
async function discussed(text = 'Купите у меня') {
  const author = await api.signIn();
  const writer = await api.signIn();
  const [post] = await api.db.insert(contents).values({ authorUserId: author.user.id, text: 'Пионы' }).returning();
  const postId = post?.id ?? 0;
  const path = `content/${postId}/comments`;
  const { body: comment } = await writer.visitor.post<Comment>(path, { text });
  const count = async () => {
    const [row] = await api.db.select().from(contents).where(eq(contents.id, postId));
    return row?.commentsCount;
  };
  return { author, writer, postId, path, comment, count };
}

/** One visible thing of each kind that guests can read, and its page. */
async function everyKind() {
  const { user, visitor } = await api.signIn();
  const seller = await market.seller();
  const product = await market.product(seller);
  const reviewed = await market.product(seller);
  const article = { slug: `s-${user.id}`, title: 'Статья', status: 'PUBLISHED' as const, publishedAt: new Date() };
  const [shown] = await api.db
    .insert(articles)
    .values({ ...article, authorUserId: user.id })
    .returning();
  const [post] = await api.db.insert(contents).values({ authorUserId: user.id }).returning();
  const review = { userId: user.id, productId: reviewed.id, rating: 4 };
  const [written] = await api.db.insert(reviews).values(review).returning();
  await api.db.update(products).set({ ratingSum: 4, ratingCount: 1 }).where(eq(products.id, reviewed.id));
  const things: [ComplaintKind, number, string][] = [
    ['PRODUCT', product.id, `products/${product.slug}`],
    ['REVIEW', written?.id ?? 0, `reviews/${written?.id}`],
    ['ARTICLE', shown?.id ?? 0, `articles/${shown?.id}`],
    ['PHOTO', post?.id ?? 0, `content/${post?.id}`],
    ['PROFILE', user.id, `users/${user.nickname}`],
    ['SHOP', seller.id, `services/${seller.id}`],
  ];
  return { things, reviewed, article: shown, visitor };
}

test('a decision is undone within a day: the thing of any kind is back in place, and its case is open again', async () => {
  const { things, reviewed, article } = await everyKind();
  for (const [kind, id, path] of things) {
    const caseId = await reported(kind, id);
    await hide(caseId);
    expect([kind, (await guest.get(path)).status]).toEqual([kind, 404]);
    expect([kind, (await undo(caseId)).status]).toEqual([kind, 200]);
    expect([kind, (await guest.get(path)).status]).toEqual([kind, 200]);
    expect([kind, (await queue()).some((row) => row.id === caseId)]).toEqual([kind, true]);
  }
  const [row] = await api.db.select().from(products).where(eq(products.id, reviewed.id));
  expect([row?.ratingSum, row?.ratingCount]).toEqual([4, 1]);
  const [again] = await api.db
    .select()
    .from(articles)
    .where(eq(articles.id, article?.id ?? 0));
  expect(again?.publishedAt).toEqual(article?.publishedAt);
});

test('a hidden comment leaves the count and comes back with it, and its author is notified both times', async () => {
  const { writer, comment, path, count } = await discussed();
  const id = await reported('COMMENT', comment.id);
  await hide(id);
  expect([await count(), (await guest.get<CommentPage>(path)).body.meta.total]).toEqual([0, 0]);
  await undo(id);
  expect([await count(), (await guest.get<CommentPage>(path)).body.data[0]?.text]).toEqual([1, 'Купите у меня']);
  const { body } = await writer.visitor.get<NoticePage>('notices');
  expect(body.data.map(({ title }) => title)).toEqual(['Ваш комментарий снова виден', 'Ваш комментарий скрыт']);
});

test('a decision is final after a day, and so is one with newer complaints', async () => {
  const { comment } = await discussed();
  const id = await reported('COMMENT', comment.id);
  await moderator.post(`complaints/${id}/decision`, { decision: 'LEAVE', words: '' });
  await reported('COMMENT', comment.id);
  expect((await undo(id)).body).toMatchObject({ statusCode: 409, code: 'moderation.new-case' });
  await api.db
    .update(moderationCases)
    .set({ decidedAt: new Date(Date.now() - 25 * 60 * 60_000) })
    .where(eq(moderationCases.id, id));
  expect((await undo(id)).body).toMatchObject({ statusCode: 409, code: 'moderation.final' });
  expect((await queue('&view=DECIDED')).find((row) => row.id === id)?.undoUntil).toBeNull();
});

test('undoing a decision does not show what its author had hidden before', async () => {
  const { user } = await api.signIn();
  const id = await reported('PROFILE', user.id);
  await api.db.update(users).set({ isVisible: false }).where(eq(users.id, user.id));
  await hide(id);
  await undo(id);
  expect((await guest.get(`users/${user.nickname}`)).status).toBe(404);
});

test('the author of a hidden photo cannot bring it back themselves', async () => {
  const { author, postId } = await discussed();
  const id = await reported('PHOTO', postId);
  await hide(id);
  expect((await author.visitor.post(`content/${postId}/restore`)).status).toBe(404);
  expect((await guest.get(`content/${postId}`)).status).toBe(404);
  await undo(id);
  await author.visitor.delete(`content/${postId}`);
  expect((await author.visitor.post(`content/${postId}/restore`)).status).toBe(200);
});

test('a hidden profile that its owner shows again is checked again', async () => {
  const { user, visitor } = await api.signIn();
  await hide(await reported('PROFILE', user.id));
  await visitor.put('profile/visible', { isVisible: true });
  expect((await guest.get(`users/${user.nickname}`)).status).toBe(200);
  const cases = (await queue('&kind=PROFILE')).filter((row) => row.subjectId === user.id);
  expect(cases.map(({ signs }) => signs)).toEqual([['SHOWN_AGAIN']]);
});

test('undoing a decision keeps a photo deleted that its author had deleted', async () => {
  const { author, postId } = await discussed();
  const id = await reported('PHOTO', postId);
  await author.visitor.delete(`content/${postId}`);
  await hide(id);
  await undo(id);
  expect((await guest.get(`content/${postId}`)).status).toBe(404);
  expect((await author.visitor.post(`content/${postId}/restore`)).status).toBe(200);
});

test('an author appeals once, and accepting the appeal shows the thing again', async () => {
  const { writer, comment, path } = await discussed();
  const id = await reported('COMMENT', comment.id);
  await hide(id);
  const { body: notices } = await writer.visitor.get<NoticePage>('notices');
  expect(notices.data[0]).toMatchObject({ text: words, path: `/my/decisions/${id}` });
  const { body: decision } = await writer.visitor.get<OwnDecision>(`decisions/${id}`);
  expect(decision).toMatchObject({ isHidden: true, words, appeal: null, subject: { text: 'Купите у меня' } });

  const text = 'Я спрашивала, а не продавала';
  expect((await writer.visitor.post(`decisions/${id}/appeal`, { text })).status).toBe(200);
  expect((await writer.visitor.post(`decisions/${id}/appeal`, { text })).status).toBe(409);
  expect((await undo(id)).body).toMatchObject({ statusCode: 409, code: 'moderation.appealed' });
  const [waiting] = (await queue('&view=APPEALS')).filter((row) => row.id === id);
  expect(waiting?.appeal).toMatchObject({ text, answer: null });
  const due = Date.parse(waiting?.answerBy ?? '') - Date.parse(waiting?.appeal?.createdAt ?? '');
  expect(due).toBe(15 * 24 * 60 * 60_000);

  const answer = { answer: 'RESTORE', words: 'Вы правы, вернули' };
  expect((await moderator.post(`complaints/${id}/appeal-answer`, answer)).status).toBe(200);
  expect((await moderator.post(`complaints/${id}/appeal-answer`, answer)).status).toBe(409);
  expect((await guest.get<CommentPage>(path)).body.data[0]?.text).toBe('Купите у меня');
  expect((await writer.visitor.get<OwnDecision>(`decisions/${id}`)).body).toMatchObject({ isHidden: false });
  const { body: log } = await moderator.get<AuditPage>(`moderation/audit?kind=COMMENT&objectId=${comment.id}`);
  expect(log.data.map((entry) => [entry.call, entry.reason])).toEqual([
    ['moderation.answerAppeal', 'Вы правы, вернули'],
    ['moderation.decide', words],
  ]);
});

test('a rejected appeal leaves the thing hidden, and the author gets the reason', async () => {
  const { writer, comment, path } = await discussed();
  const id = await reported('COMMENT', comment.id);
  await hide(id);
  await writer.visitor.post(`decisions/${id}/appeal`, { text: 'Не согласна' });
  await moderator.post(`complaints/${id}/appeal-answer`, { answer: 'UPHOLD', words: 'Это всё же реклама' });
  expect((await guest.get<CommentPage>(path)).body.data).toEqual([]);
  const { body } = await writer.visitor.get<NoticePage>('notices');
  expect(body.data[0]).toMatchObject({ title: 'Решение осталось прежним', text: 'Это всё же реклама' });
});

test.each([
  ['Пишите в телеграм, сделаю дешевле', ['CONTACTS']],
  ['Смотрите на my-flowers.ru', ['LINK']],
  ['Звоните 8 (912) 345-67-89', ['CONTACTS']],
  ['САМЫЕ ДЕШЁВЫЕ ЦВЕТЫ В ГОРОДЕ', ['CAPITALS']],
  ['Автор идиот, ссылка example.com', ['LINK', 'STOP_WORDS']],
])('the filter puts «%s» in the queue, and it stays visible', async (text, signs) => {
  const { comment, path } = await discussed(text);
  const found = (await queue('&kind=COMMENT')).find((row) => row.subjectId === comment.id);
  expect(found).toMatchObject({ signs, complaints: [], decision: null });
  expect((await guest.get<CommentPage>(path)).body.data[0]?.text).toBe(text);
});

test.each(['Пионы простояли 8 дней, спасибо!', 'Очень красиво. А в Казань довезёте?', 'ОГО!'])(
  'the filter does not put an ordinary comment in the queue: «%s»',
  async (text) => {
    const { comment } = await discussed(text);
    expect((await queue('&kind=COMMENT')).some((row) => row.subjectId === comment.id)).toBe(false);
  },
);

test('a link is suspicious from a new account only', async () => {
  const { writer, path } = await discussed();
  await api.db
    .update(users)
    .set({ createdAt: new Date('2020-01-01') })
    .where(eq(users.id, writer.user.id));
  const { body } = await writer.visitor.post<Comment>(path, { text: 'Рецепт подкормки: example.com' });
  expect((await queue('&kind=COMMENT')).some((row) => row.subjectId === body.id)).toBe(false);
});

test('a message that is hidden or restored changes on the pages that are open', async () => {
  const { customer, florist, roomId } = await openTalk(api);
  const [asking, answering] = [dial(address, customer.visitor), dial(address, florist.visitor)];
  await asking.connected();
  answering.send(roomId, 'Переведите на карту');
  const [message] = await asking.waitFor('recMessage');
  const subjectId = message?.id ?? 0;
  await customer.visitor.post('complaints', { kind: 'MESSAGE', subjectId, reason: 'SPAM', text: '' });
  const id = (await queue()).find((row) => row.kind === 'MESSAGE' && row.subjectId === subjectId)?.id ?? 0;
  expect((await hide(id)).status).toBe(200);
  expect(await asking.waitFor('changeMessage')).toMatchObject([{ id: subjectId, text: '', isDeleted: true }]);
  expect((await undo(id)).status).toBe(200);
  expect((await answering.waitFor('changeMessage', 2)).at(-1)).toMatchObject({ text: 'Переведите на карту' });
  expect(await historyOf(customer.visitor, roomId)).toMatchObject([{ isDeleted: false }]);
});
