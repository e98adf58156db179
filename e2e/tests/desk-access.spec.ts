import { openDesk, shop } from '../shopper/desk.ts';
import { arriveAs } from '../shopper/signingIn.ts';
import { expect, test } from '../shopper/test.ts';

test('a desk does not exist for strangers, and names the required right when one is missing', async ({
  site,
  anotherBrowser,
}) => {
  site.watch.allow(/404/);
  await arriveAs(site, shop.customer, '/');
  const answer = await site.page.goto(`/my/shop/${shop.slug}/orders`);
  expect(answer?.status()).toBe(404);
  const courier = await anotherBrowser('phone');
  await openDesk(courier, shop.courier, 'orders');
  await expect(courier.main).toContainText('Это может владелец, управляющий или продавец');
});

test('«Принимаем заказы» can be pressed on a page whose code arrives after the settings', async ({ site }) => {
  const { page, main } = site;
  const settings = page.waitForResponse(/\/desk\/[^/]+\/settings$/);
  await page.route(/\/DeskMorePage-/, async (route) => {
    await settings;
    await route.continue();
  });
  await openDesk(site, shop.owner, 'more');
  await expect(main.getByRole('switch', { name: /^Принимаем заказы/ })).toBeEnabled();
});
