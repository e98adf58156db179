import type { Request } from '@playwright/test';
import { titleOf } from '../shopper/buying.ts';
import { arriveAs, signInByPassword } from '../shopper/signingIn.ts';
import type { Site } from '../shopper/site.ts';
import { holdNext } from '../shopper/slowPhone.ts';
import { expect, test } from '../shopper/test.ts';

/** «Избранное» in the header; a phone shows it beside the city. */
const favoritesLink = ({ page }: Site) => page.getByRole('banner').getByRole('link', { name: 'Избранное' });

const heartOf = (site: Site, title: string) =>
  site.cards.filter({ hasText: title }).getByRole('button', { name: /избранн/i });

/** Saves a product, as opposed to removing it. */
const isReturn = (request: Request) => request.url().endsWith('/favorite') && /UP/.test(request.postData() ?? '');

test('saves products with the heart, finds them behind the heart of the header, removes one and restores it', async ({
  site,
  isPhone,
}) => {
  await arriveAs(site, isPhone ? 'shopper-2' : 'shopper', '/catalog?sort=dearer');
  const { page } = site;
  const titles = [await titleOf(site.cards.nth(0)), await titleOf(site.cards.nth(1))];
  for (const title of titles) {
    const heart = heartOf(site, title);
    if ((await heart.getAttribute('aria-label')) === 'Убрать из избранного') continue;
    const saved = page.waitForResponse((answer) => answer.url().endsWith('/favorite'));
    await site.press(heart);
    await saved;
  }
  await site.press(favoritesLink(site));
  await expect(page).toHaveURL('/my/favorites');
  await expect(site.main.getByRole('heading', { level: 1, name: 'Избранное' })).toBeVisible();
  for (const title of titles) {
    await expect(site.cards.filter({ hasText: title }), 'ACA-10: the saved products').toBeVisible();
  }
  const [removed = ''] = titles;
  const removal = await holdNext(page, /\/favorite$/);
  await site.press(heartOf(site, removed));
  await expect(site.cards.filter({ hasText: removed })).toHaveCount(0);
  const returned = page.waitForResponse((answer) => isReturn(answer.request()));
  await site.pressInToast(removed, 'Вернуть');
  await expect(site.cards.filter({ hasText: removed })).toBeVisible();
  removal.release();
  await returned;
  await expect(site.cards.filter({ hasText: removed }), 'the last press decides').toBeVisible();
  await page.reload();
  await expect(site.cards.filter({ hasText: removed })).toBeVisible();
});

test('asks a guest to sign in over the current page, then shows the favourites @desktop', async ({ site }) => {
  await site.open('/popular');
  await site.press(favoritesLink(site));
  await expect(site.signIn).toBeVisible();
  await expect(site.page).toHaveURL(/^[^?]*\/popular\?auth=sigin/);
  await signInByPassword(site, 'shopper');
  await expect(site.page).toHaveURL('/my/favorites');
});

test('shows a new person how favourites work @desktop', async ({ site }) => {
  const { page } = site;
  await page.route('**/api/v1/products/favorite*', (route) =>
    route.fulfill({ json: { data: [], meta: { page: 1, take: 24, total: 0, pageCount: 0 } } }),
  );
  await arriveAs(site, 'shopper', '/popular');
  await site.press(favoritesLink(site));
  await expect(site.main.getByRole('heading', { name: 'Здесь будет то, что понравилось' })).toBeVisible();
  await site.follow(site.main.getByRole('link', { name: 'Выбрать букет' }), '/catalog');
});

test('counts everything saved on the tabs, and restores a removed article @desktop', async ({ site }) => {
  const { page, main } = site;
  await arriveAs(site, 'shopper', '/articles/tyulpany-v-vaze');
  const save = main.getByRole('button', { name: 'В избранное', exact: true });
  const saved = main.getByRole('button', { name: 'Убрать из избранного', exact: true });
  await expect(save.or(saved).first()).toBeVisible();
  if ((await saved.count()) === 0) {
    await site.press(save);
    await expect(saved).toBeVisible();
  }
  await site.press(favoritesLink(site));
  const tabs = main.getByRole('navigation', { name: 'Разделы страницы' });
  const countOf = async (label: string) =>
    Number(/\d+$/.exec(await tabs.getByRole('link', { name: label }).innerText())?.[0]);
  await site.press(tabs.getByRole('link', { name: 'Статьи' }));
  await expect(page).toHaveURL('/my/favorites?kind=articles');
  const cards = main.locator('a[href^="/articles/"]');
  const before = await countOf('Статьи');
  await expect(cards).toHaveCount(before);
  const title = await main.getByRole('heading', { level: 2 }).first().innerText();
  await site.press(saved.first());
  await expect(cards).toHaveCount(before - 1);
  await expect.poll(() => countOf('Статьи')).toBe(before - 1);
  await site.pressInToast(title, 'Вернуть');
  await expect(cards).toHaveCount(before);
  await expect.poll(() => countOf('Статьи')).toBe(before);
  await site.press(tabs.getByRole('link', { name: 'Магазины' }));
  await expect(page).toHaveURL('/my/favorites?kind=shops');
  await expect(main.getByRole('button', { name: /^Отписаться|^Вы подписаны/ })).toHaveCount(await countOf('Магазины'));
});
