import { violationsOf } from '../shopper/axe.ts';
import { addFrom, cardOf, sellers } from '../shopper/buying.ts';
import { arriveAs } from '../shopper/signingIn.ts';
import type { Site } from '../shopper/site.ts';
import { expect, test } from '../shopper/test.ts';

const themes = ['light', 'dark'] as const;

/** Cards far from the screen are not drawn, and their colours do not follow a change of theme until they are. */
const drawFarCards = ({ page }: Site) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
  });

/** Runs axe in both themes and reports each violation in one readable line. */
async function expectNoViolation(site: Site, place: string): Promise<void> {
  await drawFarCards(site);
  for (const colorScheme of themes) {
    await site.page.emulateMedia({ colorScheme });
    await settled(site);
    expect.soft(await violationsOf(site), `${place}, ${colorScheme}`).toEqual([]);
    await site.screenshot(`${place}-${colorScheme}`);
  }
}

/** Waits for animations: axe measures the contrast of the current frame. */
async function settled({ page }: Site): Promise<void> {
  await page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

test.describe.configure({ timeout: 300_000 });

test('axe finds no violations on the pages of a guest', async ({ site }) => {
  const product = '/products/buket-iz-3-rozovykh-gortenziy';
  const pages = { home: '/', catalog: '/catalog', product, email: '/my/email' };
  for (const [name, path] of Object.entries(pages)) {
    await site.openWhole(path);
    await expectNoViolation(site, name);
  }
  await site.open('/catalog/bukety');
  await addFrom(site, cardOf(site, sellers.first));
  await site.openCart();
  await expectNoViolation(site, 'cart');
  await site.open('/?auth=sigin');
  await expect(site.signIn).toBeVisible();
  await expectNoViolation(site, 'sign-in');
});

test('axe finds no violations on the pages of a shopper', async ({ site, isPhone }) => {
  const { page } = site;
  await arriveAs(site, isPhone ? 'florist' : 'shopper', '/catalog/bukety');
  // Other tests of the same person read the cart, so it is not emptied: another product is added.
  const add = page.getByRole('button', { name: /^В корзину: / });
  await addFrom(site, site.cards.filter({ hasText: sellers.second }).filter({ has: add }).first());
  await site.openPurchases();
  await expect(
    site.purchases.getByRole('article').or(site.purchases.getByText('Покупок пока нет')).first(),
  ).toBeVisible();
  await expectNoViolation(site, 'purchases');
  await site.open('/checkout');
  await expect(page.getByRole('radiogroup', { name: 'День' }).first()).toBeVisible();
  await expectNoViolation(site, 'checkout');
  await site.openWhole('/my/settings');
  await expectNoViolation(site, 'settings');
});

test('axe finds no violations in photo posts and chat', async ({ site, isPhone }) => {
  const { page } = site;
  await arriveAs(site, isPhone ? 'florist' : 'shopper', '/docs');
  const pages = { reviews: '/products/buket-iz-3-rozovykh-gortenziy/reviews', profile: '/account/shopper' };
  for (const [name, path] of Object.entries(pages)) {
    await site.openWhole(path);
    await expectNoViolation(site, name);
  }
  // The chat keeps a connection open, so the network never becomes idle.
  await site.open('/chat');
  await expect(page.locator('main a[href^="/chat/"]').first()).toBeVisible();
  await expectNoViolation(site, 'chat');
  await page.locator('main a[href^="/chat/"]').first().click();
  await expect(page.getByRole('textbox', { name: 'Сообщение' })).toBeVisible();
  await expectNoViolation(site, 'room');
  await site.open('/content?panel=photoShare');
  await expect(site.dialog('Поделиться фото')).toBeVisible();
  await expectNoViolation(site, 'photo');
});
