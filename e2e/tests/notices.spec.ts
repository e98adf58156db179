import type { Locator } from '@playwright/test';
import { letterUrl, lettersTo, pushedTo } from '../shop/emulator.ts';
import { payWith } from '../shopper/bank.ts';
import { arriveAtCheckout } from '../shopper/buying.ts';
import { chromiumPath, launchChromium } from '../shopper/chromium.ts';
import { placeOrder } from '../shopper/checkout.ts';
import { deliverPush, shownNotifications, switchPushOn } from '../shopper/push.ts';
import { arriveAs } from '../shopper/signingIn.ts';
import { labelOf, type Site } from '../shopper/site.ts';
import { expect, test } from '../shopper/test.ts';

// The headless shell shows no notifications.
test.use({ launchOptions: launchChromium(chromiumPath) });

// Two of the tests read the same person's notices, so they run one after another.
test.describe.configure({ mode: 'default', timeout: 150_000 });

/** The seller's owner. Both projects use the same one, so nothing depends on numbers. */
const florist = { login: 'florist', email: 'florist@vetka.example' };
const buyer = 'katya_bloom';

const bell = ({ page, isPhone }: Site): Locator =>
  page
    .getByRole('navigation', { name: isPhone ? 'Разделы' : 'Личное', exact: true })
    .getByRole('link', { name: isPhone ? /^Профиль/ : /^Уведомления/ });

const countOf = async (site: Site): Promise<number> =>
  Number((await bell(site).innerText()).replaceAll(/\D/g, '').slice(0, 3) || 0);

/** Switches a setting, whatever its state. */
async function set(site: Site, box: Locator, isOn: boolean): Promise<void> {
  if ((await box.isChecked()) === isOn) return;
  const saved = site.page.waitForResponse((answer) => answer.url().endsWith('/notices/settings') && answer.ok());
  await labelOf(box).click();
  await saved;
}

test('a paid order reaches its seller at once: in the bell, by e-mail and by push @desktop', async ({
  site,
  anotherBrowser,
}) => {
  const shop = await anotherBrowser();
  await arriveAs(shop, florist.login, '/my/notices/settings');
  await set(shop, shop.main.getByRole('checkbox', { name: 'Новый заказ: Почта', exact: true }), true);
  // At night push messages would be held until the morning.
  await set(shop, shop.main.getByRole('switch', { name: /^Тихие часы/ }), false);
  await expect(shop.main.getByRole('checkbox', { name: 'Новый заказ: Сайт, всегда' })).toBeDisabled();
  // Messages to the shop, and to the person.
  await expect(shop.main.getByText('если не прочли за 5 минут')).toHaveCount(2);
  await shop.page.reload();
  await expect(shop.main.getByRole('checkbox', { name: 'Новый заказ: Почта', exact: true })).toBeChecked();
  await shop.screenshot('settings');
  const browser = await switchPushOn(shop);
  await shop.open('/');
  await shop.waitForHydration();
  const before = await countOf(shop);
  const letters = (await lettersTo(florist.email)).length;

  await arriveAtCheckout(site, buyer);
  await placeOrder(site);
  await payWith(site.page, 'good');

  await expect.poll(() => countOf(shop), 'the bell counts it without a reload').toBeGreaterThan(before);
  await expect.poll(async () => (await lettersTo(florist.email)).length, { timeout: 60_000 }).toBeGreaterThan(letters);
  // Other tests cause notices of the florist as well.
  const orderPush = async () => (await pushedTo(browser)).find(({ title }) => title.startsWith('Новый заказ'));
  await expect.poll(orderPush, { timeout: 60_000 }).toBeDefined();

  const message = await orderPush();
  await deliverPush(shop, message ?? {});
  await expect.poll(() => shownNotifications(shop), 'the browser shows it').toEqual([message?.title]);

  const [letter] = await lettersTo(florist.email);
  if (!letter) throw new Error('There is no letter.');
  await shop.page.goto(letterUrl(letter));
  await shop.screenshot('letter');
  await expect(shop.page.getByRole('link', { name: 'Открыть на «Ветке»' })).toHaveAttribute('href', /\/my\/shop\//);
});

test('notices are read one by one or all at once, also in another window', async ({
  site,
  anotherBrowser,
  isPhone,
}) => {
  const { page } = site;
  await arriveAs(site, florist.login, '/my/notices');
  const other = await anotherBrowser();
  await arriveAs(other, florist.login, '/my/notices');
  await expect(site.main.getByRole('heading', { name: 'Уведомления', level: 1 })).toBeVisible();
  await site.screenshot('list');
  if (isPhone) {
    await page.goto('/account/florist');
    await expect(site.main.getByRole('link', { name: /^Уведомления/ })).toHaveAttribute('href', '/my/notices');
    return;
  }
  await site.open('/catalog');
  await site.press(bell(site));
  const panel = site.dialog('Уведомления');
  await expect(panel).toBeVisible();
  await site.screenshot('panel');
  const readAll = panel.getByRole('button', { name: 'Прочитать все' });
  // Orders of other tests bring this person new notices at any moment.
  await expect(async () => {
    if (await readAll.isVisible()) await readAll.click();
    await expect(readAll).toBeHidden({ timeout: 5000 });
    await expect(panel.getByRole('button', { name: /^Отметить прочитанным/ })).toHaveCount(0, { timeout: 1000 });
    await expect(other.main.getByText('Всё прочитано')).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 60_000 });
});
