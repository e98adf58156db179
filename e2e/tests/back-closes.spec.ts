import type { Page } from '@playwright/test';
import { shop } from '../shopper/desk.ts';
import { arriveAs } from '../shopper/signingIn.ts';
import { expect, test } from '../shopper/test.ts';

test('«Back» of a phone closes one layer at a time, and is the browser’s again once none is open @phone', async ({
  site,
}) => {
  const { page } = site;
  const back = await phoneBack(page);
  await arriveAs(site, shop.customer, '/catalog/bukety');
  await site.press(site.main.getByRole('button', { name: /^Фильтры/ }));
  const filters = site.dialog('Фильтры');
  await expect(filters).toBeVisible();
  await back();
  await expect(filters).toBeHidden();
  await expect(site.main.getByRole('button', { name: /^Фильтры/ })).toBeFocused();

  await site.openCart();
  await site.cart.getByRole('button', { name: 'Мои покупки' }).click();
  await expect(site.purchases).toBeVisible();
  await back();
  await expect(site.purchases).toBeHidden();
  await expect(site.cart, 'the panel below').toBeVisible();
  await back();
  await expect(site.cart).toBeHidden();
  await expect(page).toHaveURL('/catalog/bukety');
  await expect.poll(() => isWatched(page), 'nothing is open').toBe(false);
});

test('«Back» of a phone asks before it drops what was typed, and is asked again @phone', async ({ site }) => {
  const { page, main } = site;
  const back = await phoneBack(page);
  await arriveAs(site, shop.owner, `/my/shop/${shop.slug}/discounts`);
  await site.press(main.getByRole('button', { name: 'Подписка', exact: true }));
  const form = site.dialog('Новая подписка');
  await form.getByLabel('Название').fill('Друзья мастерской');
  const question = page.getByRole('alertdialog', { name: 'Закрыть без сохранения?' });
  await back();
  await expect(question).toBeVisible();
  await back();
  await expect(question, '«Back» stays with the form').toBeHidden();
  await expect(form.getByLabel('Название')).toHaveValue('Друзья мастерской');
  await back();
  await question.getByRole('button', { name: 'Закрыть' }).click();
  await expect(form).toBeHidden();
});

/** Asks the page to close something as an Android phone does on «Back»: through the browser's own watcher. */
async function phoneBack(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const { CloseWatcher } = globalThis as unknown as { CloseWatcher: typeof Watcher };
    class Noted extends CloseWatcher {
      constructor() {
        super();
        globalThis.noted.add(this);
      }
      override destroy(): void {
        globalThis.noted.delete(this);
        super.destroy();
      }
    }
    Object.assign(globalThis, { CloseWatcher: Noted, noted: new Set() });
  });
  return async () => {
    await expect.poll(() => isWatched(page), 'a layer is open').toBe(true);
    await page.evaluate(() => {
      const [watcher] = globalThis.noted;
      globalThis.noted.delete(watcher!);
      watcher!.requestClose();
    });
  };
}

const isWatched = (page: Page) => page.evaluate(() => globalThis.noted.size > 0);

declare class Watcher {
  requestClose(): void;
  destroy(): void;
}

declare global {
  /** The watchers that wait for a request. */
  var noted: Set<Watcher>;
}
