import type { Locator } from '@playwright/test';
import { addFrom, arriveToBuy, cardOf, sellers } from '../shopper/buying.ts';
import type { Site } from '../shopper/site.ts';
import { expect, test } from '../shopper/test.ts';

/** Adds a product and keeps its toast open by hovering over it. */
async function keepToast(site: Site): Promise<void> {
  await addFrom(site, cardOf(site, sellers.second));
  await site.toasts.getByRole('listitem').first().dispatchEvent('pointerover', { pointerType: 'mouse' });
}

/**
 * Names of the layer's controls covered by a toast. On a wide window there must be none; on a phone, scrollable content
 * can be scrolled away, but the header and the footer must stay clear.
 */
async function coveredIn(site: Site, layer: Locator): Promise<string[]> {
  await layer.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  return layer.evaluate((element, isPhone) => {
    const scrolls = (one: Element): boolean =>
      one !== element && (getComputedStyle(one).overflowY === 'auto' || scrolls(one.parentElement ?? element));
    const toasts = [...document.querySelectorAll('[aria-label="Уведомления"] li')].map((one) =>
      one.getBoundingClientRect(),
    );
    if (toasts.length === 0) throw new Error('There is no toast.');
    const isUnder = ({ top, bottom, left, right }: DOMRect) =>
      toasts.some((toast) => left < toast.right && toast.left < right && top < toast.bottom && toast.top < bottom);
    return [...element.querySelectorAll('button, a, input')]
      .filter((control) => control.checkVisibility() && !(isPhone && scrolls(control)))
      .filter((control) => isUnder(control.getBoundingClientRect()))
      .map((control) => control.getAttribute('aria-label') ?? control.textContent);
  }, site.isPhone);
}

async function expectClear(site: Site, layer: Locator, name: string): Promise<void> {
  await expect(layer, name).toBeVisible();
  await expect.poll(() => coveredIn(site, layer), name).toEqual([]);
}

test('a toast covers no control of the cart, sign-in and city overlays', async ({ site, isPhone }) => {
  const { page, cart } = site;
  await site.open('/catalog/bukety');
  await keepToast(site);
  await site.openCart();
  await expectClear(site, cart, 'cart');
  await site.screenshot('toast-over-cart');
  await cart.getByRole('button', { name: 'Мои покупки' }).click();
  await expectClear(site, site.signIn, 'sign-in');
  await page.keyboard.press('Escape');
  await expect(site.signIn).toBeHidden();
  await cart.getByRole('button', { name: 'Закрыть' }).click();
  await expect(cart).toBeHidden();
  // With the keyboard: outside layers, a phone's toast may cover the header.
  await page.getByRole('button', { name: 'Выберите город' }).press('Enter');
  await expectClear(site, site.dialog('Куда везти цветы'), 'city');
  await page.keyboard.press('Escape');
  await expect(site.dialog('Куда везти цветы')).toBeHidden();
  if (!isPhone) return;
  await site.press(site.main.getByRole('button', { name: /^Фильтры/ }));
  await expectClear(site, site.dialog('Фильтры'), 'filters');
});

test('a toast covers no control of the purchases and order panels', async ({ site, isPhone }) => {
  const { purchases } = site;
  await arriveToBuy(site, isPhone ? 'roman-t' : 'zhenya.m', '/catalog/bukety');
  await site.waitForHydration();
  await keepToast(site);
  await site.openPurchases();
  await expectClear(site, purchases, 'purchases');
  await site.screenshot('toast-over-purchases');
  await purchases
    .getByRole('button', { name: /^Подробнее/ })
    .first()
    .click();
  await expectClear(site, site.dialog(/^Заказ №/), 'order');
});
