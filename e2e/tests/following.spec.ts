import type { Locator } from '@playwright/test';
import { arriveAs, signUp } from '../shopper/signingIn.ts';
import type { Site } from '../shopper/site.ts';
import { expect, test } from '../shopper/test.ts';

test.describe.configure({ timeout: 150_000 });

const shop = { path: '/myata-i-pion', name: 'Мята и пион' };
/** The author whose followers are read in a second browser. */
const author = 'polina-cake';

const follow = (place: Locator) => place.getByRole('button', { name: /^Подписаться/ });
const followed = (place: Locator) => place.getByRole('button', { name: /^(Вы подписаны|Отписаться)/ });

/** Presses the button and waits until the API agrees. */
async function press(site: Site, button: Locator): Promise<void> {
  const agreed = site.page.waitForResponse(
    (answer) => new URL(answer.url()).pathname.endsWith('/subscribe') && answer.ok(),
  );
  await site.press(button);
  await agreed;
}

/** Stops following. The mouse rests on the button first, which then changes its label. */
async function leave(site: Site, button: Locator): Promise<void> {
  await site.waitForHydration();
  if (!site.isPhone) {
    await button.hover();
    await expect(button).toHaveAccessibleName(/^Отписаться/);
  }
  await press(site, button);
}

/** The page of the signed-in person. */
async function ownPage(site: Site): Promise<string> {
  const answer = await site.page.request.get('/api/v1/auth/user');
  const { nickname } = (await answer.json()) as { nickname: string };
  return `/account/${nickname}`;
}

test('PRD-13: a person follows a shop, finds it in their list and on its card, and stops following', async ({
  site,
}) => {
  await signUp(site);
  const own = await ownPage(site);
  await site.open(shop.path);
  const head = site.main.getByRole('banner').or(site.main.locator('header')).first();
  await press(site, follow(head));
  await expect(followed(head)).toBeVisible();
  await site.screenshot('shop');
  await site.open(`${own}/subscriptions/services`);
  await expect(followed(site.main)).toHaveCount(1);
  await expect(site.main.getByRole('link', { name: shop.name }), 'AUS-06: the shop is in the list').toBeVisible();
  await site.screenshot('list');
  await site.open('/shops');
  await leave(site, site.main.getByRole('button', { name: new RegExp(`отписаться: ${shop.name}$`, 'i') }));
  await expect(site.main.getByRole('button', { name: `Подписаться: ${shop.name}` })).toBeVisible();
  await site.screenshot('shops');
  await site.open(`${own}/subscriptions/services`);
  await expect(site.main.getByText('Подписок на магазины пока нет')).toBeVisible();
  const suggested = site.main.getByRole('region', { name: 'На кого подписаться' });
  await expect(follow(suggested).first(), 'suggestions to follow instead').toBeVisible();
  await site.screenshot('nobody');
  await site.open(shop.path);
  await site.main.locator('a[href^="/products/"]').first().click();
  await press(site, site.main.getByRole('button', { name: `Подписаться: ${shop.name}` }));
  await site.open(shop.path);
  await expect(followed(site.main.locator('header').first()), 'the shop agrees with its product').toBeVisible();
});

test('AUS-04: an author sees a new follower among theirs and in a notice @desktop', async ({
  site,
  anotherBrowser,
}) => {
  await signUp(site);
  const own = await ownPage(site);
  const nickname = own.replace('/account/', '');
  await site.open('/users');
  const newest = site.main.getByRole('region', { name: 'Новые люди' });
  await expect(newest.locator(`a[href="${own}"]`), 'AUS-03: a new person is among the newest').toBeVisible();
  await site.screenshot('users');
  await site.open(`/account/${author}`);
  const before = await site.main
    .getByRole('link', { name: /подписчик/ })
    .first()
    .innerText();
  await press(site, follow(site.main));
  await expect(site.main.getByRole('link', { name: /подписчик/ }).first()).not.toHaveText(before);
  await site.screenshot('profile');
  const other = await anotherBrowser();
  await arriveAs(other, author, `/account/${author}/subscribers`);
  await expect(other.main.getByRole('link', { name: nickname })).toBeVisible();
  await other.screenshot('followers');
  await other.open('/my/notices');
  await expect(other.main.getByText('У вас новый подписчик').first()).toBeVisible();
  await site.open(`${own}/subscriptions`);
  await press(site, followed(site.main));
  await expect(follow(site.main)).toHaveCount(1);
});

test('a guest sees in the feed whom to follow, and signs in to do so @desktop', async ({ site }) => {
  await site.open('/content/feed');
  const suggested = site.main.getByRole('region', { name: 'На кого подписаться' });
  await site.screenshot('feed');
  await site.press(follow(suggested).first());
  await expect(site.signIn).toBeVisible();
});
