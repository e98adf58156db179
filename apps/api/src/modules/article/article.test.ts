import {
  articleText,
  type Article,
  type ArticleDocument,
  type ArticlePage,
  type WriteArticle,
} from '@vetka/domain/article';
import type { Comment, CommentPage } from '@vetka/domain/comment';
import type { Problem } from '@vetka/domain/problem';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { articleFavorites, articles, users } from '../../platform/database/schema/index.ts';
import { DEMO_PASSWORD } from '@vetka/demo/seed';

const api = await startTestApp({ contents: 'demo' });
const guest = api.visitor();

const signInAs = async (login: string) => {
  const visitor = api.visitor();
  await visitor.post('auth/by-password', { login, password: DEMO_PASSWORD });
  return visitor;
};
const idOf = async (nickname: string) => {
  const [row] = await api.db.select({ id: users.id }).from(users).where(eq(users.nickname, nickname));
  return row?.id ?? 0;
};
const paragraph = (text: string): ArticleDocument => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});
/** Adds a one-paragraph article of a person. */
const write = async (nickname: string, values: Partial<typeof articles.$inferInsert>) => {
  const [row] = await api.db
    .insert(articles)
    .values({
      slug: `proba-${values.title?.length}-${Math.random().toString(36).slice(2)}`,
      title: 'Проба пера',
      body: paragraph('Текст'),
      status: 'PUBLISHED',
      publishedAt: new Date(),
      authorUserId: await idOf(nickname),
      ...values,
    })
    .returning();
  if (!row) throw new Error('The article was not inserted.');
  return row;
};
const list = async (path: string, visitor = guest) => (await visitor.get<ArticlePage>(path)).body;
const ids = ({ data }: ArticlePage) => data.map(({ id }) => id);

test('AAR-01: articles come newest first, and pages do not overlap', async () => {
  const whole = await list('articles?take=100');
  expect(whole.meta.total).toBeGreaterThan(10);
  expect(whole, 'AAR-20: a list has data and meta').toEqual({
    data: expect.any(Array),
    meta: { page: 1, pageCount: 1, take: 100, total: whole.data.length },
  });
  const times = whole.data.map(({ createdAt }) => Date.parse(createdAt));
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  const seen: number[] = [];
  for (let page = 1; page <= Math.ceil(whole.meta.total / 5); page += 1) {
    seen.push(...ids(await list(`articles?take=5&page=${page}`)));
  }
  expect(seen).toEqual(ids(whole));
});

test('AAR-02: the newest articles are the first four of the list', async () => {
  expect(ids(await list('articles/new'))).toEqual(ids(await list('articles?take=4')));
});

test('AAR-03: an article is read by its id and by its slug', async () => {
  const [card] = (await list('articles')).data;
  const { status, body } = await guest.get<Article>(`articles/${card?.slug}`);
  expect(status).toBe(200);
  expect(body).toMatchObject({ ...card, status: 'PUBLISHED', isOwn: false });
  expect(articleText(body.body).length).toBeGreaterThan(100);
  expect((await guest.get(`articles/${card?.id}`)).body).toEqual(body);
  expect((await guest.get('articles/net-takoy')).status).toBe(404);
});

test('AAR-04: related articles share the most tags and do not include the article itself', async () => {
  const { data } = await list('articles?take=100');
  const article = data.find(({ tags }) => tags.length > 0 && data.some((other) => other.tags.includes(tags[0] ?? '')));
  const related = await list(`articles/${article?.slug}/related?take=100`);
  const shared = related.data.map(({ tags }) => tags.filter((tag) => article?.tags.includes(tag)).length);
  expect(ids(related)).not.toContain(article?.id);
  expect(related.meta.total).toBe(data.length - 1);
  expect(shared).toEqual(shared.toSorted((a, b) => b - a));
  expect(shared[0]).toBeGreaterThan(0);
  expect((await list(`articles/${article?.id}/related`)).data).toHaveLength(4);
  expect((await guest.get('articles/net-takoy/related')).status).toBe(404);
});

test('AAR-06: favourites belong to the signed-in person', async () => {
  expect((await guest.get('articles/favorite')).status).toBe(401);
  const { visitor, user } = await api.signIn();
  expect((await list('articles/favorite', visitor)).data).toEqual([]);
  const chosen = ids(await list('articles?take=3'));
  await api.db.insert(articleFavorites).values(
    chosen.map((articleId, index) => ({
      articleId,
      userId: user.id,
      createdAt: new Date(Date.UTC(2026, 0, 1 + index)),
    })),
  );
  // Most recently added first.
  expect(ids(await list('articles/favorite', visitor))).toEqual(chosen.toReversed());
  const marked = (await list('articles?take=100', visitor)).data.filter(({ isFavorite }) => isFavorite);
  expect(marked.map(({ id }) => id)).toEqual(chosen);
});

test('AAR-19: authorType and tag filter the list', async () => {
  const all = await list('articles?take=100');
  for (const type of ['SHOP', 'SERVICE', 'COMPANY', 'USER', 'ADMINISTRATION']) {
    const narrowed = await list(`articles?take=100&authorType=${type}`);
    expect(ids(narrowed)).toEqual(all.data.filter(({ author }) => author.type === type).map(({ id }) => id));
  }
  const tag = all.data.find(({ tags }) => tags.length > 0)?.tags[0] ?? '';
  const tagged = await list(`articles?take=100&tag=${encodeURIComponent(tag)}`);
  expect(ids(tagged)).toEqual(all.data.filter(({ tags }) => tags.includes(tag)).map(({ id }) => id));
  expect((await guest.get('articles?authorType=CAT')).status).toBe(422);
});

test('AAR-19: articles for shops are visible to shops, their author and the administration', async () => {
  const { slug, id } = await write('editor-demo', { title: 'Магазинам', audience: 'ONLY_SHOP' });
  const statusFor = async (visitor: typeof guest) => (await visitor.get(`articles/${slug}`)).status;
  expect(await statusFor(guest)).toBe(404);
  expect(await statusFor(await signInAs('shopper'))).toBe(404);
  const allowed = await Promise.all(['florist', 'editor-demo', 'admin'].map(signInAs));
  expect(await Promise.all(allowed.map(statusFor))).toEqual([200, 200, 200]);
  expect(ids(await list('articles?audience=ONLY_SHOP', allowed[0]))).toEqual([id]);
  expect((await list('articles?audience=ONLY_SHOP')).meta.total).toBe(0);
});

test('AAR-22: a draft is readable only by its author', async () => {
  const draft = await write('editor-demo', { title: 'Черновик', status: 'DRAFT', publishedAt: null });
  const editor = await signInAs('editor-demo');
  const own = await list('account/editor-demo/articles?take=100', editor);
  const shown = await list('account/editor-demo/articles?take=100');
  expect(ids(own), 'AAR-21: drafts are in the author’s own list').toContain(draft.id);
  expect(ids(shown), 'AAR-21: and in no one else’s').not.toContain(draft.id);
  expect(shown.data.map(({ author }) => author.slug)).toEqual(shown.data.map(() => 'editor-demo'));
  const path = `account/editor-demo/articles/${draft.id}`;
  expect((await editor.get<Article>(path)).body).toMatchObject({ status: 'DRAFT', isOwn: true });
  expect((await guest.get(path)).status).toBe(404);
  expect((await guest.get(`articles/${draft.id}`)).status).toBe(404);
});

test('AAR-22: an article is found only under its own author', async () => {
  const { id } = await write('editor-demo', { title: 'Открытая' });
  expect((await guest.get(`account/editor-demo/articles/${id}`)).status).toBe(200);
  expect((await guest.get(`account/shopper/articles/${id}`)).status).toBe(404);
});

test('AAR-21: articles of a hidden profile are not listed for others', async () => {
  const { visitor, user } = await api.signIn();
  await api.db.update(users).set({ isVisible: false }).where(eq(users.id, user.id));
  expect((await guest.get(`account/${user.nickname}/articles`)).status).toBe(404);
  expect((await visitor.get(`account/${user.nickname}/articles`)).status).toBe(200);
});

test('AAR-24: an article is deleted by its author and by no one else', async () => {
  const { id, slug } = await write('editor-demo', { title: 'Лишняя' });
  const path = `account/editor-demo/articles/${id}`;
  const editor = await signInAs('editor-demo');
  const shopper = await signInAs('shopper');
  const statuses = [
    await guest.delete(path),
    await shopper.delete(path),
    await shopper.delete(`account/shopper/articles/${id}`),
  ];
  expect(statuses.map(({ status }) => status)).toEqual([401, 404, 404]);
  expect((await guest.get(`articles/${slug}`)).status).toBe(200);
  const removed = await editor.delete(path);
  expect([removed.status, removed.body]).toEqual([200, { id }]);
  expect((await guest.get(`articles/${slug}`)).status).toBe(404);
  expect((await editor.get(path)).status).toBe(404);
  expect((await editor.delete(path)).status).toBe(404);
});

const rewritten: WriteArticle = {
  title: 'Пионы без спешки',
  lead: 'Коротко о главном',
  body: paragraph('Срезайте стебли наискосок.'),
  tags: ['Пионы', 'пионы', 'уход'],
  coverId: null,
  status: 'PUBLISHED',
};

test('AAR-23: authors update their own articles, and the address stays the same', async () => {
  const { id, slug } = await write('editor-demo', { title: 'Старое', status: 'DRAFT', publishedAt: null });
  const editor = await signInAs('editor-demo');
  const path = `account/editor-demo/articles/${id}`;
  const { status, body } = await editor.put<Article>(path, rewritten);
  expect(status).toBe(200);
  expect(body).toMatchObject({ slug, title: 'Пионы без спешки', tags: ['пионы', 'уход'], minutes: 1, isOwn: true });
  expect((await guest.get<Article>(`articles/${slug}`)).body.body).toEqual(rewritten.body);
  await editor.put(path, { ...rewritten, status: 'DRAFT' });
  expect((await guest.get(`articles/${slug}`)).status).toBe(404);
  const again = await editor.put<Article>(path, rewritten);
  expect(again.body.createdAt).toBe(body.createdAt);
});

test('AAR-23: a text takes only the nodes of the list, without HTML, scripts and foreign addresses', async () => {
  const { id, slug } = await write('editor-demo', { title: 'Опасное' });
  const editor = await signInAs('editor-demo');
  const text = (href: string) => ({ type: 'text', text: 'раз', marks: [{ type: 'link', attrs: { href } }] });
  const line = (node: object) => ({ type: 'paragraph', content: [node] });
  const refused: object[] = [
    { type: 'html', text: '<script>alert(1)</script>' },
    { type: 'paragraph', attrs: { onclick: 'x()' } },
    { type: 'heading', attrs: { level: 1 } },
    { type: 'picture', attrs: { src: 'https://tracker.example/1.png', alt: '', caption: '' } },
    { type: 'picture', attrs: { mediaId: 1, alt: '', caption: '', onerror: 'x()' } },
    { type: 'embed', attrs: { provider: 'EVIL', videoId: '1' } },
    { type: 'embed', attrs: { provider: 'VK', videoId: '../x' } },
    line(text('javascript:alert(1)')),
    line(text('JaVaScRiPt:alert(1)')),
    line(text(' javascript:alert(1)')),
    line(text('data:text/html,<script>')),
    line(text('//evil.example')),
    line(text('/\\evil.example')),
    line({ type: 'text', text: 'да', marks: [{ type: 'style' }] }),
  ];
  const statusOf = async (node: object) =>
    (await editor.put(`account/editor-demo/articles/${id}`, { ...rewritten, body: { type: 'doc', content: [node] } }))
      .status;
  for (const node of refused) expect([node, await statusOf(node)]).toEqual([node, 422]);
  for (const href of ['https://example.com/?a=1', '/catalog', 'mailto:a@example.com', 'tel:+79990001122']) {
    expect([href, await statusOf(line(text(href)))]).toEqual([href, 200]);
  }
  const html = '<script>alert(1)</script>';
  await editor.put(`account/editor-demo/articles/${id}`, { ...rewritten, body: paragraph(html) });
  expect(articleText((await guest.get<Article>(`articles/${slug}`)).body.body)).toBe(html);
});

test('AAR-23: someone else’s article, an empty one and someone else’s cover are refused', async () => {
  const { id } = await write('editor-demo', { title: 'Чужое' });
  const path = `account/editor-demo/articles/${id}`;
  const [editor, shopper] = [await signInAs('editor-demo'), await signInAs('shopper')];
  const statuses = [
    await guest.put(path, rewritten),
    await shopper.put(path, rewritten),
    await shopper.put(`account/shopper/articles/${id}`, rewritten),
    await editor.put('account/editor-demo/articles/2000000000', rewritten),
  ];
  expect(statuses.map(({ status }) => status)).toEqual([401, 404, 404, 404]);
  const errors = async (change: Partial<WriteArticle>) =>
    Object.keys((await editor.put<Problem>(path, { ...rewritten, ...change })).body.errors ?? {});
  expect(await errors({ title: '  а  ' })).toEqual(['title']);
  expect(await errors({ body: { type: 'doc', content: [{ type: 'paragraph' }] } })).toEqual(['body']);
  expect(await errors({ coverId: 1 })).toEqual(['coverId']);
  expect((await guest.get<Article>(path)).body.title).toBe('Чужое');
});

test('AAR-08: comments on an article are listed for those who may read it', async () => {
  const { id } = await write('editor-demo', { title: 'Обсуждаемое' });
  const { visitor } = await api.signIn();
  const { body } = await visitor.post<Comment>(`articles/${id}/comments`, { text: 'Спасибо' });
  const { body: page } = await guest.get<CommentPage>(`articles/${id}/comments`);
  expect(page).toMatchObject({ data: [{ id: body.id, text: 'Спасибо', isOwn: false }], meta: { total: 1 } });
  const { id: closed } = await write('editor-demo', { title: 'Для магазинов', audience: 'ONLY_SHOP' });
  expect((await guest.get(`articles/${closed}/comments`)).status).toBe(404);
});
