import { arriveAs, signInByPassword } from '../shopper/signingIn.ts';
import { Conversation, enter, enterShop, roomsOf } from '../shopper/talking.ts';
import { expect, test } from '../shopper/test.ts';

test.describe.configure({ timeout: 180_000 });

test('a conversation that does not exist is an error beside the list, and a failure to read one offers a retry @desktop', async ({
  site,
}) => {
  const { page, main } = site;
  site.watch.allow(/404|500|не читаются/);
  await arriveAs(site, 'shopper', '/chat/99999999');
  await expect(main.getByRole('heading', { name: /Page Not Found/ })).toBeVisible();
  await expect(page.locator('main')).toHaveCount(1);
  await expect(page.getByRole('banner')).toHaveCount(1);
  await expect(page.locator('h1').filter({ visible: true })).toHaveCount(1);
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(main.getByRole('link', { name: 'К сообщениям' })).toHaveAttribute('href', '/chat');
  if (size) await page.setViewportSize(size);
  await expect(main.getByRole('link', { name: 'К сообщениям' })).toBeHidden();

  await page.route('**/api/v1/rooms/*/messages?*', (route) =>
    route.fulfill({ status: 500, json: { message: 'Сообщения не читаются' } }),
  );
  await roomsOf(site)
    .getByRole('link', { name: /Мята и пион/ })
    .click();
  await expect(site.toast('Сообщения не читаются')).toBeVisible();
  await page.unroute('**/api/v1/rooms/*/messages?*');
  await main.getByRole('button', { name: 'Повторить' }).click();
  await expect(new Conversation(site).log).toBeVisible();
});

test('ROL-07: an expired session is reported in the conversation, and unsent messages are sent after signing in @desktop', async ({
  site,
  anotherBrowser,
}) => {
  const { page } = site;
  const person = 'verochka';
  const shopper = await enter(site, person);
  const florist = await enterShop(await anotherBrowser(), new URL(page.url()).pathname);
  site.watch.allow(/401|авторизоваться/);
  await page.request.get('/api/v1/auth/logout');
  await expect(shopper.state).toContainText('Вам необходимо авторизоваться');
  const words = `Ещё вопрос ${Date.now()}`;
  await shopper.say(words);
  await expect(shopper.said(words).getByRole('img', { name: 'Отправляется' })).toBeVisible();
  await site.screenshot('dropped');
  await shopper.state.getByRole('button', { name: 'Войти' }).click();
  await expect(site.signIn).toBeVisible();
  await signInByPassword(site, person);
  await shopper.expectStored(words);
  await expect(florist.said(words)).toHaveCount(1);
});
