import type { EmployeeRole } from '@vetka/domain/actor';
import type { Content, ContentPage } from '@vetka/domain/content';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { makeService } from '../../../test/shop.ts';
import { uploadedBy } from '../../../test/upload.ts';
import { contents, serviceEmployees, services } from '../../platform/database/schema/index.ts';

const api = await startTestApp();
const { visitor, user } = await api.signIn();
const photos = await uploadedBy(api.db, user.id, 11);
const post = (body: object) => visitor.post<Content>('account/editor/content', body);
const errorsOf = async (body: object) => ((await post(body)).body as unknown as { errors: unknown }).errors;

test('AAR-26: a photo is published with its pictures in the chosen order, and is in the feed at once', async () => {
  const mediaFiles = photos.slice(0, 10).toReversed();
  const { status, body } = await post({ text: ' Пионы от соседки ', mediaFiles });
  expect(status).toBe(200);
  expect(body).toMatchObject({ isOwn: true, author: { slug: user.nickname } });
  expect([body.text, body.mediaFiles.map(({ id }) => id)], 'REC-25: the payload is text and mediaFiles').toEqual([
    'Пионы от соседки',
    mediaFiles,
  ]);
  const { body: feed } = await api.visitor().get<ContentPage>('content');
  expect(feed.data[0]).toEqual({ ...body, isOwn: false });
});

/** Employs the person in a new shop, with three pictures of theirs. */
async function employed(role: EmployeeRole) {
  const { id, slug } = await makeService(api.db);
  const { visitor: worker, user: person } = await api.signIn();
  await api.db.insert(serviceEmployees).values({ serviceId: id, userId: person.id, role, status: 'WORKER' });
  return { id, slug, worker, pictures: await uploadedBy(api.db, person.id, 3) };
}

test('ENU-05: a photo shared by a person is of the kind SHARE, and the post of a shop is COMMON', async () => {
  const { slug, worker, pictures } = await employed('MANAGER');
  const { body: common } = await worker.post<Content>(`desk/${slug}/content`, { text: 'Завоз', mediaFiles: pictures });
  const { body: shared } = await worker.post<Content>('account/editor/content', {
    text: 'Завоз',
    mediaFiles: pictures,
  });
  expect(common).toMatchObject({ kind: 'COMMON', isOwn: true, author: { slug } });
  expect(shared).toMatchObject({ kind: 'SHARE', isOwn: true, author: { type: 'USER' } });
  const { body: ofShop } = await api.visitor().get<ContentPage>(`services/${slug}/content`);
  expect(ofShop.data).toEqual([{ ...common, isOwn: false }]);
});

test('the author changes text, order and pictures; a colleague changes the post of their shop', async () => {
  const { id: shopId, slug, worker, pictures } = await employed('OWNER');
  const [first = 0, second = 0, third = 0] = pictures;
  const { body } = await worker.post<Content>(`desk/${slug}/content`, { text: 'Пионы', mediaFiles: [first, second] });
  const { visitor: manager, user: person } = await api.signIn();
  const values = { serviceId: shopId, userId: person.id, role: 'MANAGER', status: 'WORKER' } as const;
  await api.db.insert(serviceEmployees).values(values);
  const [own = 0] = await uploadedBy(api.db, person.id, 1);
  const change = { text: ' Розы ', mediaFiles: [second, own, first] };
  const { body: changed } = await manager.put<Content>(`content/${body.id}`, change);
  expect(changed).toMatchObject({ text: 'Розы', createdAt: body.createdAt });
  expect(changed.mediaFiles.map(({ id }) => id)).toEqual(change.mediaFiles);
  expect((await api.visitor().get<Content>(`content/${body.id}`)).body).toEqual({ ...changed, isOwn: false });
  // The third picture is the first person's, and was not in the post.
  const refused = await manager.put(`content/${body.id}`, { ...change, mediaFiles: [third] });
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    { mediaFiles: ['Файл не найден. Загрузите его ещё раз'] },
  ]);
});

test('people of a hidden shop change and restore its photos', async () => {
  const { id: shopId, slug, worker, pictures } = await employed('OWNER');
  const [first = 0, second = 0] = pictures;
  const { body } = await worker.post<Content>(`desk/${slug}/content`, { text: 'Пионы', mediaFiles: [first] });
  await api.db.update(services).set({ status: 'HIDDEN' }).where(eq(services.id, shopId));
  const changed = await worker.put<Content>(`content/${body.id}`, { text: 'Розы', mediaFiles: [second] });
  expect(changed).toMatchObject({ status: 200, body: { text: 'Розы', isOwn: true, mediaFiles: [{ id: second }] } });
  await worker.delete(`content/${body.id}`);
  expect(await worker.post(`content/${body.id}/restore`)).toMatchObject({ status: 200, body: { text: 'Розы' } });
  expect((await api.visitor().get(`content/${body.id}`)).status).toBe(404);
});

test('a deleted post is shown nowhere, and comes back with its marks within 24 hours', async () => {
  const mediaFiles = await uploadedBy(api.db, user.id, 1);
  const { body } = await post({ text: 'Удалю', mediaFiles });
  const { visitor: reader } = await api.signIn();
  await reader.post(`content/${body.id}/vote`, { method: 'UP' });
  const path = `content/${body.id}`;
  expect((await visitor.delete<{ id: number }>(path)).body).toEqual({ id: body.id });
  expect((await visitor.get(path)).status).toBe(404);
  expect((await visitor.get<ContentPage>('content')).body.data.map(({ id }) => id)).not.toContain(body.id);
  expect((await visitor.delete(path)).status).toBe(404);
  expect((await visitor.post<Content>(`${path}/restore`)).body).toMatchObject({ id: body.id, votesUp: 1 });
  expect((await visitor.post<Content>(`${path}/restore`)).status).toBe(200);
  await api.db
    .update(contents)
    .set({ deletedAt: new Date(Date.now() - 24 * 3_600_000 - 1000) })
    .where(eq(contents.id, body.id));
  expect((await visitor.post(`${path}/restore`)).status).toBe(404);
});

test('a repeated picture is shown once, and the text is optional', async () => {
  const [first] = photos;
  const { body } = await post({ text: '', mediaFiles: [first, first] });
  expect(body.mediaFiles.map(({ id }) => id)).toEqual([first]);
});

test('a post has one to ten pictures and at most two thousand characters', async () => {
  const [first] = photos;
  expect(await errorsOf({ text: 'Без фото', mediaFiles: [] })).toEqual({
    mediaFiles: ['Поле обязательно для заполнения'],
  });
  expect(await errorsOf({ text: '', mediaFiles: photos })).toEqual({
    mediaFiles: ['Можно не больше: 10\u00A0значений'],
  });
  expect(await errorsOf({ text: 'а'.repeat(2001), mediaFiles: [first] })).toEqual({
    text: ['Поле должно быть не более 2000 символов'],
  });
});

test('a post takes only pictures, uploaded by its author', async () => {
  const { user: stranger } = await api.signIn();
  const refused = { mediaFiles: ['Файл не найден. Загрузите его ещё раз'] };
  const before = (await visitor.get<ContentPage>('content')).body.meta.total;
  const theirs = await uploadedBy(api.db, stranger.id, 1);
  const papers = await uploadedBy(api.db, user.id, 1, 'DOCUMENT');
  expect(await errorsOf({ text: '', mediaFiles: [...photos.slice(0, 1), ...theirs] })).toEqual(refused);
  expect(await errorsOf({ text: '', mediaFiles: papers })).toEqual(refused);
  expect(await errorsOf({ text: '', mediaFiles: [2_000_000_000] })).toEqual(refused);
  expect((await visitor.get<ContentPage>('content')).body.meta.total).toBe(before);
});

test('the same pictures and text make one post, however often and concurrently they are sent', async () => {
  const mediaFiles = await uploadedBy(api.db, user.id, 2);
  const sent = { text: 'Ответ потерялся в пути', mediaFiles };
  const [first, second] = await Promise.all([post(sent), post(sent)]);
  const { body: third } = await post(sent);
  expect([second.body.id, third.id]).toEqual([first.body.id, first.body.id]);
  const { body: other } = await post({ ...sent, mediaFiles: mediaFiles.toReversed() });
  expect(other.id).not.toBe(third.id);
});

test("the feed has posts of the people one follows and one's own, or of everyone for those who follow no one", async () => {
  const [{ visitor: reader, user: me }, { visitor: friend, user: followed }] = [await api.signIn(), await api.signIn()];
  const share = async (by: typeof reader, { id }: { id: number }) => {
    const mediaFiles = await uploadedBy(api.db, id, 1);
    return (await by.post<Content>('account/editor/content', { text: '', mediaFiles })).body.id;
  };
  const [own, friends] = [await share(reader, me), await share(friend, followed)];
  const feed = async () => (await reader.get<ContentPage>('content/feed')).body.data.map(({ id }) => id);
  const everything = (await reader.get<ContentPage>('content')).body.data.map(({ id }) => id);
  expect(await feed()).toEqual(everything);
  await reader.post(`user/${followed.id}/subscribe`);
  expect(await feed()).toEqual([friends, own]);
});

test('guests cannot publish', async () => {
  expect((await api.visitor().post('account/editor/content', { text: '', mediaFiles: photos })).status).toBe(401);
});
