import { readFileSync } from 'node:fs';
import { overflow } from '../shopper/measures.ts';
import { photo } from '../shopper/photo.ts';
import { signUp } from '../shopper/signingIn.ts';
import type { Site } from '../shopper/site.ts';
import { expect, test } from '../shopper/test.ts';

test.describe.configure({ timeout: 180_000 });

const script = '<img src=x onerror="window.hostile=1">';
const longWord = 'Достопримечательность'.repeat(14);
const text = `<script>window.hostile=1</script>${script} javascript:window.hostile=1 \u200B${'💐'.repeat(40)} ${longWord}`;

/** A call of the API with the cookies of the site's browser. */
async function call<Answer>({ page }: Site, method: 'get' | 'post' | 'put', path: string, data?: object) {
  const response = await page.request[method](`/api/v1${path}`, data && { data });
  expect(response.ok(), `${path} answered ${response.status()} ${await response.text()}`).toBe(true);
  return (await response.json()) as Answer;
}

async function publishPhoto(site: Site): Promise<number> {
  const file = { name: 'цветок.jpg', mimeType: 'image/jpeg', buffer: readFileSync(photo('цветок.jpg')) };
  const response = await site.page.request.post('/api/v1/media', { multipart: { file } });
  const { id: mediaId } = (await response.json()) as { id: number };
  const { id } = await call<{ id: number }>(site, 'post', '/account/editor/content', { text, mediaFiles: [mediaId] });
  return id;
}

async function publishArticle(site: Site): Promise<string> {
  const editor = '/account/editor/articles';
  const { id, version } = await call<{ id: number; version: number }>(site, 'post', editor, {});
  const paragraph = (words: string) => ({ type: 'paragraph', content: [{ type: 'text', text: words }] });
  const saved = await call<{ version: number }>(site, 'put', `${editor}/${id}`, {
    version,
    title: `${script} ${longWord}`.slice(0, 120),
    lead: text.slice(0, 200),
    body: { type: 'doc', content: [paragraph(text), paragraph('💐'.repeat(10_000))] },
    coverId: null,
    tags: [],
    audience: null,
  });
  const { slug } = await call<{ slug: string }>(site, 'post', `${editor}/${id}/publish`, { version: saved.version });
  return slug;
}

/** No text ran as code, and nothing is wider than the screen. */
async function expectHarmless(site: Site, path: string): Promise<void> {
  await site.open(path);
  // `?post=` leaves the address once its dialog is open.
  const isSamePage = (url: URL) => url.pathname === new URL(path, url).pathname;
  await expect(site.page, 'it is not another page').toHaveURL(isSamePage);
  await site.screenshot('page');
  await expect(site.page.getByText('onerror=', { exact: false }).first()).toBeVisible();
  expect.soft(await overflow(site.page), path).toEqual({ by: 0, culprits: [] });
  expect.soft(await site.page.evaluate(() => 'hostile' in window), path).toBe(false);
  const titles = await site.page
    .getByRole('heading', { level: 1 })
    .evaluateAll((all) => all.map((title) => title.scrollWidth - title.clientWidth));
  expect.soft(Math.max(0, ...titles), `the title of ${path} fits its box`).toBeLessThanOrEqual(1);
}

test('texts full of markup, emoji and endless words run nothing and break no page @phone', async ({ site }) => {
  await signUp(site);
  const { nickname } = await call<{ nickname: string }>(site, 'put', '/profile', {
    firstName: script,
    lastName: longWord.slice(0, 60),
    bio: text.slice(0, 500),
  });
  const [postId, slug] = [await publishPhoto(site), await publishArticle(site)];
  const { id } = await call<{ id: number }>(site, 'post', '/articles/2/comments', { text });
  await call(site, 'post', `/content/${postId}/comments`, { text });
  for (const path of [
    `/account/${nickname}`,
    `/account/${nickname}/articles`,
    `/articles/${slug}`,
    `/articles/kak-sokhranit-piony?comment=${id}`,
    `/content?post=${postId}`,
    `/users?search=${encodeURIComponent('onerror')}`,
    '/my/articles',
    '/my/settings',
  ]) {
    await expectHarmless(site, path);
  }
});
