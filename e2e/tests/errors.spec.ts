import { openBesideBrokenApi, type BrokenSite } from '../shop/brokenApi.ts';
import { cardOf, sellers, titleOf } from '../shopper/buying.ts';
import { signInByPassword } from '../shopper/signingIn.ts';
import { expect, test } from '../shopper/test.ts';

test('ROL-07: a guest signs in over the page to save a favourite, and it is saved then', async ({ site }) => {
  const { page } = site;
  await site.open('/catalog?sort=cheaper');
  const card = site.cards.nth(20);
  await site.press(card.getByRole('button', { name: 'В избранное' }));
  await expect(site.signIn).toBeVisible();
  await expect(page).toHaveURL('/catalog?sort=cheaper&auth=sigin');
  // A phone may discard the page while its owner reads the code.
  await page.reload();
  // A toast stays for seconds only, so the test starts waiting for it beforehand.
  await Promise.all([expect(site.toast('Сохранили в избранном')).toBeVisible(), signInByPassword(site, 'olya.n')]);
  await expect(page).toHaveURL('/catalog?sort=cheaper');
  const saved = card.getByRole('button', { name: 'Убрать из избранного' });
  await expect(saved).toBeVisible();
  await page.reload();
  await site.press(saved);
  await expect(card.getByRole('button', { name: 'В избранное' })).toBeVisible();
});

test('a refused addition shows the server’s message, or a generic one', async ({ site }) => {
  const { page } = site;
  site.watch.allow(/429|409|500/);
  await site.open('/catalog/bukety');
  const title = await titleOf(site.cards.first());
  const add = site.main.getByRole('button', { name: `В корзину: ${title}`, exact: true }).first();
  const expectRefusal = async (id: string, status: number, json: object, said: string) => {
    await page.route('**/api/v1/cart/addToCart', (route) => route.fulfill({ status, json }));
    await site.press(add);
    await expect(site.toast(said), id).toBeVisible();
    // Retrying does not help after a refusal.
    await expect(site.toast(said).getByRole('button', { name: 'Повторить' })).toHaveCount(0);
    await page.unroute('**/api/v1/cart/addToCart');
  };
  await expectRefusal('ERR-06', 429, { message: 'Подождите минуту' }, 'Слишком много запросов');
  await expectRefusal('ERR-07', 409, { message: 'Магазин закрыт до завтра' }, 'Магазин закрыт до завтра');
  await expectRefusal('ERR-08', 500, {}, 'Что-то пошло не так');
  await add.click();
  await expect(site.toast(title)).toBeVisible();
});

test('OVL-13: a failed page shows the default title, and loads on retry', async ({ site }) => {
  const { page } = site;
  site.watch.allow(/500|ApiError|Поломка/);
  await site.open('/catalog/bukety');
  const card = cardOf(site, sellers.first);
  const title = await titleOf(card);
  await page.route('**/api/v1/products/*', (route) => route.fulfill({ status: 500, json: { message: 'Поломка' } }));
  await site.press(card.getByRole('link', { name: title }));
  await expect(page.getByRole('heading', { level: 1, name: 'Internal Server Error' })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(1);
  await site.screenshot('failure');
  await page.unroute('**/api/v1/products/*');
  await page.getByRole('button', { name: 'Попробовать ещё раз' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

const robot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

test('OVL-14: bots get only the status of a missing page', async ({ site }) => {
  const ask = (headers: Record<string, string>) => site.page.request.get('/net-takoy-stranitsy', { headers });
  const toRobot = await ask({ 'user-agent': robot });
  expect(toRobot.status()).toBe(404);
  expect(await toRobot.text()).not.toContain('Page not found');
  const toPerson = await ask({});
  expect(toPerson.status()).toBe(404);
  expect(await toPerson.text()).toContain('Page not found');
});

test.describe('a page that the server failed to render', () => {
  let broken: BrokenSite;
  test.beforeEach(async () => {
    broken = await openBesideBrokenApi();
  });
  test.afterEach(() => broken.close());

  const product = '/products/buket-iz-3-rozovykh-gortenziy';

  test('OVL-14: has status 500, and an error page for people only', async ({ site }) => {
    const ask = (headers: Record<string, string>) => site.page.request.get(`${broken.url}${product}`, { headers });
    const toPerson = await ask({});
    expect(toPerson.status()).toBe(500);
    expect(await toPerson.text()).toMatch(/<h1[^>]*>Internal Server Error<.*>На главную</s);
    const toRobot = await ask({ 'user-agent': robot });
    expect(toRobot.status()).toBe(500);
    expect(await toRobot.text()).not.toMatch(/<h1|Internal Server Error|>На главную</);
  });

  test('OVL-13: offers a link home and a retry, which works once the API recovers', async ({ site }) => {
    const { page, watch } = site;
    watch.allow(/500|ApiError|Поломка|Internal Server Error/);
    await page.goto(`${broken.url}${product}`);
    await site.waitForHydration();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Internal Server Error');
    await expect(site.main.getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/');
    await site.screenshot('server-failure');
    const retry = site.main.getByRole('button', { name: 'Попробовать ещё раз' });
    const refused = page.waitForResponse((answer) => answer.url().includes('/api/v1/products/') && !answer.ok());
    await retry.click();
    await refused;
    await expect(heading).toHaveText('Internal Server Error');
    broken.mend();
    await retry.click();
    await expect(heading).toHaveText(/розовых гортензий/);
  });
});

test('ERR-18: a missing chunk reloads the page once', async ({ site }) => {
  const { page } = site;
  site.watch.allow(/ERR_FAILED|dynamically imported module/);
  // Chunks of this page that are still loading would fail as well, and reload it.
  await site.openWhole('/');
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await page.route('**/assets/*.js', (route) => route.abort());
  await site.press(page.getByRole('contentinfo').getByRole('link', { name: 'Все документы' }));
  await expect.poll(() => documents).toEqual(['/docs']);
  await expect(page.getByRole('heading', { level: 1, name: 'Документы' })).toBeVisible();
  await page.unroute('**/assets/*.js');
  expect(documents).toEqual(['/docs']);
});
