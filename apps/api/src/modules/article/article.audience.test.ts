import type { Article, ArticleDraft, ArticlePage, SaveArticle } from '@vetka/domain/article';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { makeService } from '../../../test/shop.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { serviceEmployees } from '../../platform/database/schema/index.ts';

const api = await startTestApp();
const editor = 'account/editor/articles';
const text: SaveArticle['body'] = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Срезайте стебли наискосок.' }] }],
};

/** Writes and publishes an article for an audience. */
async function published(visitor: Visitor, audience: SaveArticle['audience'], service?: string): Promise<ArticleDraft> {
  const { id } = (await visitor.post<ArticleDraft>(editor, { service })).body;
  const article = { title: 'Пионы без спешки', lead: 'Коротко', body: text, tags: [], coverId: null, audience };
  await visitor.put(`${editor}/${id}`, { ...article, version: 0 });
  return (await visitor.post<ArticleDraft>(`${editor}/${id}/publish`, { version: 1 })).body;
}
const statusFor = async (visitor: Visitor, slug: string) => (await visitor.get(`articles/${slug}`)).status;

test('ROL-04: an article is read by the audience that its author chose', async () => {
  const [{ visitor }, { visitor: reader }, owner] = [await api.signIn(), await api.signIn(), await api.signIn()];
  const { id: serviceId } = await makeService(api.db, { ownerId: owner.user.id });
  await api.db.insert(serviceEmployees).values({ serviceId, userId: owner.user.id, role: 'OWNER', status: 'WORKER' });
  const readersOf = async (audience: SaveArticle['audience']) => {
    const { slug } = await published(visitor, audience);
    return [await statusFor(api.visitor(), slug), await statusFor(reader, slug), await statusFor(owner.visitor, slug)];
  };
  expect(await readersOf(null)).toEqual([200, 200, 200]);
  expect(await readersOf('USERS')).toEqual([404, 200, 200]);
  expect(await readersOf('SHOPS')).toEqual([404, 404, 200]);
});

test('those who publish for a shop read what it wrote for others, as their own; its couriers do not', async () => {
  const [owner, manager, courier] = [await api.signIn(), await api.signIn(), await api.signIn()];
  const { id: serviceId, slug: service } = await makeService(api.db, { ownerId: owner.user.id });
  await api.db.insert(serviceEmployees).values([
    { serviceId, userId: manager.user.id, role: 'MANAGER', status: 'WORKER' },
    { serviceId, userId: courier.user.id, role: 'COURIER', status: 'WORKER' },
  ]);
  const { slug } = await published(manager.visitor, 'SERVICES', service);
  const { status, body } = await manager.visitor.get<Article>(`articles/${slug}`);
  expect([status, body.isOwn]).toEqual([200, true]);
  expect((await owner.visitor.get<Article>(`articles/${slug}`)).body.isOwn).toBe(true);
  expect([await statusFor(courier.visitor, slug), await statusFor(api.visitor(), slug)]).toEqual([404, 404]);
  const { body: list } = await owner.visitor.get<ArticlePage>(`services/${serviceId}/articles`);
  expect(list.data.map((each) => each.slug)).toEqual([slug]);
});
