import { expect, type Locator, type Page, type TestInfo } from '@playwright/test';
import type { Watch } from './watch.ts';

interface SiteOptions {
  isPhone: boolean;
  testInfo: TestInfo;
  watch: Watch;
}

/** The site in one window, with the words a shopper finds things by. */
export class Site {
  readonly page: Page;
  readonly isPhone: boolean;
  readonly watch: Watch;
  readonly #testInfo: TestInfo;
  #stations = 0;

  constructor(page: Page, { isPhone, testInfo, watch }: SiteOptions) {
    this.page = page;
    this.isPhone = isPhone;
    this.watch = watch;
    this.#testInfo = testInfo;
  }

  /** Opens an address of the site, and waits until it answers to presses. */
  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await this.comesToLife();
  }

  /** Waits until the page on screen answers to presses: React has taken over what the server drew. */
  async comesToLife(): Promise<void> {
    // Not by its role: an open dialog hides the rest of the page from roles.
    await awake(this.page.locator('header a').first());
  }

  /** Presses what is seen, once it is more than a picture of itself. */
  async press(target: Locator): Promise<void> {
    await awake(target);
    await target.click();
  }

  /** Keeps what is on screen as the next picture of the story. */
  async station(name: string): Promise<void> {
    this.#stations += 1;
    const number = String(this.#stations).padStart(2, '0');
    await this.page.screenshot({ path: this.#testInfo.outputPath(`${number}-${name}.png`) });
  }

  get main(): Locator {
    return this.page.getByRole('main');
  }

  /** Cards of products on the page. */
  get cards(): Locator {
    return this.main.getByRole('article').filter({ has: this.page.locator('a[href^="/products/"]') });
  }

  get toasts(): Locator {
    return this.page.getByRole('region', { name: 'Уведомления' });
  }

  /** A toast on screen; its text is also read out from elsewhere. */
  toast(text: string | RegExp): Locator {
    return this.toasts.getByRole('listitem').filter({ hasText: text });
  }

  /** A panel or dialog by its title. */
  dialog(title: string | RegExp): Locator {
    return this.page.getByRole('dialog', { name: title });
  }

  get cart(): Locator {
    return this.dialog('Корзина');
  }

  get purchases(): Locator {
    return this.dialog('Мои покупки');
  }

  get signIn(): Locator {
    return this.dialog('Вход или регистрация');
  }

  /** «Корзина» of the header, or of the bar at the bottom of a phone. */
  get cartLink(): Locator {
    const place = this.isPhone ? 'Разделы' : 'Личное';
    return this.page.getByRole('navigation', { name: place, exact: true }).getByRole('link', { name: /^Корзина/ });
  }

  async openCart(): Promise<void> {
    await this.press(this.cartLink);
    await expect(this.cart).toBeVisible();
  }

  async openPurchases(): Promise<void> {
    await this.openCart();
    await this.cart.getByRole('button', { name: 'Мои покупки' }).click();
    await expect(this.purchases).toBeVisible();
  }

  /** Goes where a link of the page leads, and waits for the page. */
  async follow(link: Locator, path: string | RegExp): Promise<void> {
    await link.click();
    await expect(this.page).toHaveURL(path);
  }
}

/** Waits until React listens to an element. What the server drew is on screen sooner than it answers. */
async function awake(target: Locator): Promise<void> {
  await expect
    .poll(() => target.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))), {
      message: 'the page comes to life',
      intervals: [20, 50, 100],
    })
    .toBe(true);
}

/** What a hand aims at: the choice drawn around a native radio button. */
export const labelOf = (radio: Locator): Locator => radio.locator('xpath=ancestor::label');

/** Ticks a box at its box: the words beside it may lead elsewhere. */
export async function tick(checkbox: Locator): Promise<void> {
  await labelOf(checkbox).click({ position: { x: 14, y: 20 } });
  await expect(checkbox).toBeChecked();
}
