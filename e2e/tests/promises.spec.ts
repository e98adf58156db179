import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../shopper/test.ts';

/** Wordings of a photo before delivery, which only products of sellers with `photoBeforeDelivery` may use. */
const photoPromise =
  /(?:пришл[её]м|пришл[её]т|присыла(?:ем|ют)|пришлют)\s+(?:фото|снимок)|увидите\s+до\s+доставки|фото\s+(?:до|перед)\s+(?:выезд|доставк|отправк)|фотографируем|(?:собер[её]м|собер[её]т|собираем)\s+заново/i;

/** Promises that the site does not keep. */
const otherPromise = /магазины\s+уже\s+получили|мы\s+уже\s+знаем|от\s+490|открывается\s+список\s+товаров/i;

/** The text of a page as the server sends it, including its meta description. */
async function wordsOf(request: APIRequestContext, path: string): Promise<{ html: string; words: string }> {
  const html = await (await request.get(path)).text();
  return { html, words: html.replaceAll(/<script[\s\S]*?<\/script>/g, ' ').replaceAll(/&nbsp;|\u00A0/g, ' ') };
}

const linksIn = (html: string): string[] =>
  [...html.matchAll(/href="(\/[^"?#]*)"/g)].map(([, path = '']) => path).filter((path) => !/\.\w+$/.test(path));

/** Whether a page may and must promise a photo: a product's page, by its seller's setting. */
async function showsPhoto(request: APIRequestContext, path: string): Promise<boolean> {
  const [, slug] = /^\/products\/([^/]+)$/.exec(path) ?? [];
  if (slug === undefined) return false;
  const product = (await (await request.get(`/api/v1/products/${slug}`)).json()) as {
    seller: { photoBeforeDelivery: boolean };
  };
  return product.seller.photoBeforeDelivery;
}

/** How many pages of each kind are read: all shops and articles of the demo, and products of every seller. */
const maxPerKind = 40;

test('pages promise only what the site provides: a photo where the seller sends one, and nothing else', async ({
  page: { request },
}) => {
  test.setTimeout(240_000);
  const queue = ['/', '/catalog', '/catalog/bukety', '/subscription-cost-products'];
  const counts = new Map<string, number>();
  const broken: string[] = [];
  const photos = { promised: 0, silent: 0 };
  for (const path of queue) {
    const wasPhotoShown = await showsPhoto(request, path);
    const { html, words } = await wordsOf(request, path);
    const isPhotoShown = await showsPhoto(request, path);
    const [other] = otherPromise.exec(words) ?? [];
    if (other) broken.push(`${path}: ${other}`);
    const [photo] = photoPromise.exec(words) ?? [];
    // The seller may have changed the setting while the page was read.
    const isSteady = wasPhotoShown === isPhotoShown;
    if (isSteady && (photo !== undefined) !== isPhotoShown) broken.push(`${path}: ${photo ?? 'no word of the photo'}`);
    if (path.startsWith('/products/')) photos[isPhotoShown ? 'promised' : 'silent'] += 1;
    for (const next of linksIn(html)) {
      const kind = next.split('/').slice(0, 2).join('/');
      const count = counts.get(kind) ?? 0;
      if (queue.includes(next) || next.startsWith('/api/') || count >= maxPerKind) continue;
      counts.set(kind, count + 1);
      queue.push(next);
    }
  }
  expect(queue.length).toBeGreaterThan(60);
  expect(broken).toEqual([]);
  expect(Math.min(photos.promised, photos.silent), 'products of both kinds of sellers were read').toBeGreaterThan(0);
});
