import { photo } from '../shopper/photo.ts';
import { arriveAs } from '../shopper/signingIn.ts';
import { Conversation, refuseMessages, roomsOf } from '../shopper/talking.ts';
import { expect, test } from '../shopper/test.ts';

test.describe.configure({ timeout: 180_000 });

test('ERR-14: a refused conversation is reported, and the list of conversations stays', async ({ site }) => {
  const { page } = site;
  await arriveAs(site, 'timur.k', '/account/katya_bloom');
  site.watch.allow(/500/);
  await page.route('**/api/v1/rooms', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, json: { message: 'Комната не открылась' } })
      : route.continue(),
  );
  await site.press(site.main.getByRole('link', { name: 'Написать', exact: true }));
  await expect(site.toast('Комната не открылась')).toBeVisible();
  await expect(page).toHaveURL('/chat');
});

test('ERR-12: one handler reports failures to load, send, publish, cancel, hide, fetch or sign out', async ({
  site,
}) => {
  const { page, purchases } = site;
  const failing = async (path: string, message: string, during: () => Promise<void>) => {
    await page.route(path, (route) => route.fulfill({ status: 500, json: { message } }));
    // A toast stays for seconds only, so the test starts waiting for it beforehand.
    await Promise.all([expect(site.toast(message)).toBeVisible(), during()]);
    await page.unroute(path);
  };
  site.watch.allow(/500|chat\.refused/);
  await arriveAs(site, 'shopper', '/chat');
  const room = roomsOf(site).getByRole('link', { name: /Мята и пион/ });
  await expect(room).toBeVisible();

  // Chat load: the server-rendered data is shown, and the fetch after connecting fails.
  await page.route('**/api/v1/rooms?take=100', (route) =>
    route.fulfill({ status: 500, json: { message: 'Переписка не читается' } }),
  );
  await page.reload();
  await expect(site.toast('Переписка не читается')).toBeVisible();
  await page.unroute('**/api/v1/rooms?take=100');

  // Chat send: a refused message stays in the list with a retry button.
  await refuseMessages(page, 'Сообщение не принято');
  const conversation = new Conversation(site);
  await conversation.open((await room.getAttribute('href')) ?? '');
  const words = `Минутка ${Date.now()}`;
  await conversation.say(words);
  await expect(site.toast('Сообщение не принято')).toBeVisible();
  await expect(conversation.said(words).getByRole('button', { name: 'Отправить ещё раз' })).toBeVisible();
  await site.screenshot('refused');

  // Loading, cancelling and hiding orders.
  await page.goto('/my/settings');
  await site.waitForHydration();
  await failing('**/api/v1/orders?*', 'Заказы не читаются', () => site.openPurchases());
  await purchases.getByRole('button', { name: 'Повторить' }).click();
  for (const [verb, path, message] of [
    ['Отменить', 'cancel', 'Отменить не вышло'],
    ['Скрыть', 'hide', 'Скрыть не вышло'],
  ] as const) {
    await failing(`**/api/v1/orders/*/services/*/${path}`, message, async () => {
      await purchases
        .getByRole('button', { name: new RegExp(`^${verb}`) })
        .first()
        .click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Да' }).click();
    });
    await expect(page.getByRole('alertdialog'), 'STA-23: the dialog closes').toBeHidden();
    await expect(purchases.getByRole('article').first()).toBeVisible();
  }

  // Publishing a post, signing out.
  await page.goto('/content?panel=photoShare');
  const dialog = site.dialog('Поделиться фото');
  await dialog.getByLabel('Добавить').setInputFiles([photo('пионы.jpg')]);
  await expect(dialog.getByRole('img', { name: 'пионы.jpg' })).toBeVisible();
  await expect(dialog.getByRole('progressbar')).toHaveCount(0);
  await failing('**/api/v1/account/editor/content', 'Фото не опубликовано', () =>
    dialog.getByRole('button', { name: 'Опубликовать' }).click(),
  );
  await page.goto('/my/settings');
  await site.waitForHydration();
  await failing('**/api/v1/auth/logout', 'Выйти не вышло', () =>
    site.press(page.getByRole('button', { name: 'Выйти', exact: true })),
  );
  await expect(page).toHaveURL('/my/settings');
  await expect(page.getByRole('button', { name: 'Выйти', exact: true })).toBeEnabled();
});
