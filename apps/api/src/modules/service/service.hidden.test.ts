import type { ArticleDraft, ArticlePage } from '@vetka/domain/article';
import type { Content, ContentPage } from '@vetka/domain/content';
import type { SitemapEntry } from '@vetka/domain/page';
import type { Suggestions } from '@vetka/domain/search';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { makeService } from '../../../test/shop.ts';
import { uploadedBy } from '../../../test/upload.ts';
import { services } from '../../platform/database/schema/index.ts';

const api = await startTestApp();
const guest = api.visitor();
const editor = 'account/editor/articles';
const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'Срезайте стебли наискосок.' }] };
const text = { lead: '', body: { type: 'doc', content: [paragraph] }, tags: [], coverId: null, audience: null };

/** A shop whose owner has published an article and a photo. */
async function publishing(title: string) {
  const { visitor, user } = await api.signIn();
  const { id, slug } = await makeService(api.db, { ownerId: user.id });
  const draft = (await visitor.post<ArticleDraft>(editor, { service: slug })).body;
  await visitor.put(`${editor}/${draft.id}`, { ...text, title, version: 0 });
  const publish = () => visitor.post<ArticleDraft>(`${editor}/${draft.id}/publish`, { version: 1 });
  const [picture = 0, another = 0] = await uploadedBy(api.db, user.id, 2);
  const share = (mediaId: number) =>
    visitor.post<Content>(`desk/${slug}/content`, { text: title, mediaFiles: [mediaId] });
  const article = (await publish()).body;
  const photo = (await share(picture)).body;
  const become = (status: 'PUBLISHED' | 'HIDDEN' | 'ARCHIVED') =>
    api.db.update(services).set({ status }).where(eq(services.id, id));
  return { article, photo, publish, shareAnother: () => share(another), become };
}

test.each(['HIDDEN', 'ARCHIVED'] as const)(
  'what a shop has published is seen nowhere while it is %s',
  async (status) => {
    const title = `Пионы ${status.toLowerCase()}`;
    const { article, photo, become } = await publishing(title);
    const places = async () => [
      (await guest.get<ArticlePage>('articles')).body.data.some(({ id }) => id === article.id),
      (await guest.get(`articles/${article.slug}`)).status === 200,
      (await guest.get<ContentPage>('content')).body.data.some(({ id }) => id === photo.id),
      (await guest.get(`content/${photo.id}`)).status === 200,
      (await guest.get(`content/${photo.id}/comments`)).status === 200,
      (await guest.get<Suggestions>(`search/suggestions?query=${encodeURIComponent(title)}`)).body.articles.some(
        ({ id }) => id === article.id,
      ),
      (await guest.get<SitemapEntry[]>('sitemaps/articles?after=0&until=2147483647')).body.some(
        ({ path }) => path === `/articles/${article.slug}`,
      ),
    ];
    expect(new Set(await places())).toEqual(new Set([true]));
    await become(status);
    expect(new Set(await places())).toEqual(new Set([false]));
    await become('PUBLISHED');
    expect(new Set(await places())).toEqual(new Set([true]));
  },
);

test('a hidden shop publishes nothing', async () => {
  const { publish, shareAnother, become } = await publishing('Розы');
  await become('HIDDEN');
  expect((await publish()).body).toMatchObject({ statusCode: 409, code: 'service.not-shown' });
  expect((await shareAnother()).body).toMatchObject({ statusCode: 409, code: 'service.not-shown' });
  await become('PUBLISHED');
  expect([(await publish()).status, (await shareAnother()).status]).toEqual([200, 200]);
});
