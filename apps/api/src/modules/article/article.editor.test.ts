import {
  articleText,
  emptyArticle,
  type Article,
  type ArticleDocument,
  type ArticleDraft,
  type ArticlePage,
  type ArticleVersion,
  type OwnArticlePage,
  type SaveArticle,
  type SavedArticle,
} from '@vetka/domain/article';
import type { Notice } from '@vetka/domain/notice';
import type { Problem } from '@vetka/domain/problem';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { makeProduct, makeService } from '../../../test/shop.ts';
import { uploadedBy } from '../../../test/upload.ts';
import { articles, articleVersions, noticeNews, serviceEmployees } from '../../platform/database/schema/index.ts';

const api = await startTestApp();
const editor = 'account/editor/articles';
type Visitor = ReturnType<typeof api.visitor>;

const paragraph = (text: string): ArticleDocument => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});
const said: Omit<SaveArticle, 'version'> = {
  title: 'Пионы без спешки',
  lead: 'Коротко о главном',
  body: paragraph('Срезайте стебли наискосок.'),
  tags: ['Пионы', 'пионы'],
  coverId: null,
  audience: null,
};
const begin = async (visitor: Visitor, body: object = {}) => (await visitor.post<ArticleDraft>(editor, body)).body;
const save = (visitor: Visitor, id: number, body: Partial<SaveArticle>) =>
  visitor.put<SavedArticle>(`${editor}/${id}`, { ...said, ...body });
const read = async (visitor: Visitor, id: number) => (await visitor.get<ArticleDraft>(`${editor}/${id}`)).body;
const publish = (visitor: Visitor, id: number, version: number) =>
  visitor.post<ArticleDraft>(`${editor}/${id}/publish`, { version });
const published = async (visitor: Visitor, change: Partial<SaveArticle> = {}) => {
  const { id } = await begin(visitor);
  await save(visitor, id, { version: 0, ...change });
  return (await publish(visitor, id, 1)).body;
};
const statusFor = async (visitor: Visitor, slug: string) => (await visitor.get(`articles/${slug}`)).status;

test('a person starts a draft, saves it and finds it in their list; nobody else sees it', async () => {
  const { visitor, user } = await api.signIn();
  const draft = await begin(visitor);
  expect(draft).toMatchObject({
    title: '',
    status: 'DRAFT',
    version: 0,
    body: emptyArticle,
    author: { slug: user.nickname },
  });
  const { body: saved } = await save(visitor, draft.id, { version: 0 });
  expect(saved).toEqual({ version: 1, savedAt: expect.any(String) });
  const { coverId: _none, ...text } = said;
  expect(await read(visitor, draft.id)).toMatchObject({ ...text, tags: ['пионы'], cover: null, version: 1 });
  const { body: list } = await visitor.get<OwnArticlePage>(editor);
  expect(list.data, 'AAR-21: their list has it').toMatchObject([{ id: draft.id, title: said.title, status: 'DRAFT' }]);
  const guest = api.visitor();
  expect(await statusFor(guest, draft.slug)).toBe(404);
  expect((await guest.get<ArticlePage>(`account/${user.nickname}/articles`)).body.data).toEqual([]);
});

test('a save that is based on an older version is refused with the latest text', async () => {
  const { visitor } = await api.signIn();
  const { id } = await begin(visitor);
  await save(visitor, id, { version: 0, title: 'С телефона' });
  const { status, body } = await save(visitor, id, { version: 0, title: 'С компьютера' });
  const problem = body as unknown as Problem & { details: { draft: ArticleDraft } };
  expect([status, problem.code, problem.details.draft.title]).toEqual([409, 'article.changed', 'С телефона']);
  expect((await publish(visitor, id, 0)).status).toBe(409);
  const answers = await Promise.all([save(visitor, id, { version: 1 }), save(visitor, id, { version: 1 })]);
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200, 409]));
});

test('readers see a change only when it is published, and the address stays', async () => {
  const { visitor } = await api.signIn();
  const guest = api.visitor();
  const { id, slug } = await published(visitor);
  expect(slug).toBe(`piony-bez-speshki-${id}`);
  await save(visitor, id, { version: 1, title: 'Другой заголовок' });
  const draft = await read(visitor, id);
  expect(draft).toMatchObject({ isChanged: true, title: 'Другой заголовок', status: 'PUBLISHED' });
  const before = (await guest.get<Article>(`articles/${slug}`)).body;
  expect(before.title).toBe(said.title);
  expect((await publish(visitor, id, draft.version)).body).toMatchObject({ isChanged: false, slug });
  const after = (await guest.get<Article>(`articles/${slug}`)).body;
  expect(after).toMatchObject({ title: 'Другой заголовок', createdAt: before.createdAt });
  await visitor.post(`${editor}/${id}/unpublish`);
  expect(await statusFor(guest, slug)).toBe(404);
  expect(await read(visitor, id)).toMatchObject({ status: 'DRAFT', title: 'Другой заголовок' });
});

test('an article without a title or a text cannot be published', async () => {
  const { visitor } = await api.signIn();
  const { id } = await begin(visitor);
  const errorsOf = async (version: number) =>
    Object.keys(((await publish(visitor, id, version)).body as unknown as Problem).errors ?? {});
  expect(await errorsOf(0)).toEqual(['title']);
  await save(visitor, id, { version: 0, body: emptyArticle });
  expect(await errorsOf(1)).toEqual(['body']);
  expect((await read(visitor, id)).status).toBe('DRAFT');
});

test('saves of ten minutes make one version, and an earlier version can be restored', async () => {
  const { visitor } = await api.signIn();
  const { id } = await begin(visitor);
  await save(visitor, id, { version: 0, title: 'Первая' });
  await save(visitor, id, { version: 1, title: 'Первая, с правкой' });
  await api.db
    .update(articleVersions)
    .set({ createdAt: sql`now() - interval '11 minutes'` })
    .where(eq(articleVersions.articleId, id));
  await save(visitor, id, { version: 2, title: 'Вторая' });
  const { body: versions } = await visitor.get<ArticleVersion[]>(`${editor}/${id}/versions`);
  expect(versions.map(({ title }) => title)).toEqual(['Вторая', 'Первая, с правкой']);
  const { body } = await visitor.post<ArticleDraft>(`${editor}/${id}/versions/${versions[1]?.id}/restore`);
  expect(body).toMatchObject({ title: 'Первая, с правкой', version: 4 });
});

test('a deleted article can be brought back within a day, as it was', async () => {
  const { visitor } = await api.signIn();
  const { id, slug } = await published(visitor);
  const guest = api.visitor();
  expect((await visitor.delete(`${editor}/${id}`)).body).toEqual({ id });
  expect(await statusFor(guest, slug)).toBe(404);
  expect((await visitor.post(`${editor}/${id}/restore`)).status).toBe(200);
  expect(await statusFor(guest, slug)).toBe(200);
  await visitor.delete(`${editor}/${id}`);
  await api.db
    .update(articles)
    .set({ deletedAt: sql`now() - interval '25 hours'` })
    .where(eq(articles.id, id));
  expect((await visitor.post(`${editor}/${id}/restore`)).status).toBe(404);
});

test('an article has at most 20 pictures, its own ones, and 100,000 characters', async () => {
  const { visitor, user } = await api.signIn();
  const { user: stranger } = await api.signIn();
  const { id } = await begin(visitor);
  const [own = 0] = await uploadedBy(api.db, user.id, 1);
  const [foreign = 0] = await uploadedBy(api.db, stranger.id, 1);
  const pictures = (mediaId: number, count: number): ArticleDocument => ({
    type: 'doc',
    content: Array.from({ length: count }, () => ({ type: 'picture', attrs: { mediaId, alt: '', caption: '' } })),
  });
  const errorsOf = async (body: ArticleDocument) =>
    ((await save(visitor, id, { version: 0, body })).body as unknown as Problem).errors;
  expect(await errorsOf(pictures(own, 21))).toEqual({ body: ['В статье может быть не больше 20 снимков'] });
  expect(await errorsOf(paragraph('а'.repeat(99_990)))).toEqual({
    body: ['Статья слишком длинная. Разделите её на две'],
  });
  expect(await errorsOf(pictures(foreign, 1))).toEqual({ body: ['Файл не найден. Загрузите его ещё раз'] });
  expect((await save(visitor, id, { version: 0, body: pictures(own, 20) })).status).toBe(200);
  expect((await read(visitor, id)).pictures.map((picture) => picture.id)).toEqual([own]);
});

test('people who publish for a shop write its articles together, with the pictures of each other', async () => {
  const [{ visitor: owner, user }, { visitor: manager, user: colleague }] = [await api.signIn(), await api.signIn()];
  const shop = await makeService(api.db, { ownerId: user.id });
  await api.db
    .insert(serviceEmployees)
    .values({ serviceId: shop.id, userId: colleague.id, role: 'MANAGER', status: 'WORKER' });
  const draft = await begin(owner, { service: shop.slug });
  expect(draft.author.slug).toBe(shop.slug);
  const [coverId = 0] = await uploadedBy(api.db, user.id, 1);
  await save(owner, draft.id, { version: 0, coverId });
  expect((await save(manager, draft.id, { version: 1, coverId, title: 'От коллеги' })).status).toBe(200);
  const { body } = await publish(manager, draft.id, 2);
  const { body: shown } = await api.visitor().get<Article>(`articles/${body.slug}`);
  expect([shown.title, shown.author.slug, shown.cover?.id]).toEqual(['От коллеги', shop.slug, coverId]);
  const { body: list } = await manager.get<OwnArticlePage>(`${editor}?service=${shop.slug}`);
  expect(list.data.map(({ id }) => id)).toEqual([draft.id]);
});

test('an article shows the products and shops that it names, as long as they are shown', async () => {
  const { visitor } = await api.signIn();
  const shop = await makeService(api.db);
  const product = await makeProduct(api.db, shop.id, { title: 'Зефир', price: 3500_00 });
  const body: ArticleDocument = {
    type: 'doc',
    content: [
      { type: 'product', attrs: { productId: product.id } },
      { type: 'shop', attrs: { serviceId: shop.id } },
      { type: 'product', attrs: { productId: 2_000_000_000 } },
    ],
  };
  const { slug } = await published(visitor, { body });
  const { body: shown } = await api.visitor().get<Article>(`articles/${slug}`);
  expect(shown.products).toMatchObject([{ id: product.id, title: 'Зефир', price: 3500_00 }]);
  expect(shown.services).toMatchObject([{ id: shop.id, slug: shop.slug }]);
});

test('followers are notified of the first publication once, and of one article an hour', async () => {
  const [{ visitor, user }, { visitor: reader }] = [await api.signIn(), await api.signIn()];
  await reader.post(`user/${user.id}/subscribe`);
  const noticesOf = async (who: Visitor) => {
    await api.app.jobs.run('notice.news');
    return (await who.get<{ data: Notice[] }>('notices?side=PEOPLE')).body.data;
  };
  const { id, slug } = await published(visitor);
  await visitor.post(`${editor}/${id}/unpublish`);
  await publish(visitor, id, 1);
  await published(visitor, { title: 'Вторая за час' });
  expect(await noticesOf(reader)).toMatchObject([{ kind: 'NEW_ARTICLE', text: said.title, path: `/articles/${slug}` }]);
  await api.db.update(noticeNews).set({ createdAt: sql`now() - interval '61 minutes'` });
  await published(visitor, { title: 'Третья, через час' });
  expect((await noticesOf(reader)).map(({ text }) => text)).toEqual(['Третья, через час', said.title]);
});

test('followers who may not read an article are not notified of it, nor is anyone of an unpublished one', async () => {
  const [{ visitor, user }, { visitor: reader }] = [await api.signIn(), await api.signIn()];
  await reader.post(`user/${user.id}/subscribe`);
  const kinds = async () => {
    await api.app.jobs.run('notice.news');
    return (await reader.get<{ data: Notice[] }>('notices?side=PEOPLE')).body.data.map(({ kind }) => kind);
  };
  await published(visitor, { audience: 'ONLY_SHOP' });
  expect(await kinds()).toEqual([]);
  await api.db.update(noticeNews).set({ createdAt: sql`now() - interval '61 minutes'` });
  const { id } = await published(visitor);
  await visitor.post(`${editor}/${id}/unpublish`);
  expect(await kinds()).toEqual([]);
  const mediaFiles = await uploadedBy(api.db, user.id, 1);
  await visitor.post('account/editor/content', { text: 'Утро', mediaFiles });
  expect(await kinds()).toEqual(['NEW_PHOTO']);
});

test('a text of 100,000 characters is read whole', async () => {
  const { visitor } = await api.signIn();
  const body: ArticleDocument = {
    type: 'doc',
    content: Array.from({ length: 900 }, (_, index) => ({
      type: 'paragraph',
      content: [{ type: 'text', text: `${index} ${'слово '.repeat(6)}` }],
    })),
  };
  const { slug } = await published(visitor, { body });
  const { body: shown } = await api.visitor().get<Article>(`articles/${slug}`);
  expect(articleText(shown.body)).toBe(articleText(body));
});

test('a reader lists only the articles of those they follow', async () => {
  const [{ visitor, user }, { visitor: other }, { visitor: reader }] = [
    await api.signIn(),
    await api.signIn(),
    await api.signIn(),
  ];
  const { id } = await published(visitor, { title: 'От того, кого читают' });
  await published(other, { title: 'От другого' });
  const ids = async (who: Visitor) =>
    (await who.get<ArticlePage>('articles?following=true')).body.data.map((article) => article.id);
  expect(await ids(reader)).toEqual([]);
  await reader.post(`user/${user.id}/subscribe`);
  expect(await ids(reader)).toEqual([id]);
  expect(await ids(api.visitor())).toEqual([]);
});
