import { expect, type Locator, type Page, type TestInfo } from '@playwright/test';
import type { Watch } from './watch.ts';

interface SiteOptions {
  isPhone: boolean;
  testInfo: TestInfo;
  watch: Watch;
}

/** Page object of the site. */
export class Site {
  readonly page: Page;
  readonly isPhone: boolean;
  readonly watch: Watch;
  readonly #testInfo: TestInfo;
  #screenshots = 0;

  constructor(page: Page, { isPhone, testInfo, watch }: SiteOptions) {
    this.page = page;
    this.isPhone = isPhone;
    this.watch = watch;
    this.#testInfo = testInfo;
  }

  /** Opens a path and waits until every control is hydrated. */
  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await this.waitForHydration();
  }

  /**
   * Opens a page and waits, for five seconds at most, until its pictures and other late parts have arrived. A page that
   * keeps sending requests never ends loading.
   */
  async openWhole(path: string): Promise<void> {
    await this.open(path);
    await this.page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined);
  }

  /** Waits until every control of the page is hydrated, also in parts whose code loads later. */
  async waitForHydration(): Promise<void> {
    // Not located by role: an open dialog hides the rest of the page from the accessibility tree.
    await waitForReact(this.page.locator('header a').first());
    await this.page.waitForFunction(isHydrated, undefined, { polling: 50, timeout: 20_000 });
    // Effects run after the render: shortcuts and live updates start there.
    await this.page.evaluate(
      () => new Promise<void>((resolve) => void requestIdleCallback(() => resolve(), { timeout: 2000 })),
    );
  }

  /** Clicks an element once it is hydrated. */
  async press(target: Locator): Promise<void> {
    await waitForReact(target);
    await target.click();
  }

  /** With `E2E_SCREENSHOTS` set, saves a numbered screenshot to the output folder of the test, for people to look at. */
  async screenshot(name: string): Promise<void> {
    if (!process.env['E2E_SCREENSHOTS']) return;
    this.#screenshots += 1;
    const number = String(this.#screenshots).padStart(2, '0');
    await this.page.screenshot({ path: this.#testInfo.outputPath(`${number}-${name}.png`) });
  }

  get main(): Locator {
    return this.page.getByRole('main');
  }

  /** Product cards on the page. */
  get cards(): Locator {
    return this.main.getByRole('article').filter({ has: this.page.locator('a[href^="/products/"]') });
  }

  get toasts(): Locator {
    return this.page.getByRole('region', { name: 'Уведомления' });
  }

  /** A visible toast; its text is also announced by a separate live region. */
  toast(text: string | RegExp): Locator {
    return this.toasts.getByRole('listitem').filter({ hasText: text });
  }

  /** Rests the pointer on a toast, which otherwise leaves after 3.5 seconds. */
  async keepToast(text: string | RegExp): Promise<void> {
    // Not the mouse itself: a toast that is gone in between would be waited for.
    await this.toast(text).last().dispatchEvent('pointerover', { pointerType: 'mouse' });
  }

  /** Presses a button of a toast. A slow machine would come too late without resting the pointer on it first. */
  async pressInToast(text: string | RegExp, name: string): Promise<void> {
    await this.keepToast(text);
    await this.toast(text).last().getByRole('button', { name }).click();
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

  /** «Корзина» in the header, or in the bottom bar of a phone. */
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

  /** Follows a link and waits for the page. */
  async follow(link: Locator, path: string | RegExp): Promise<void> {
    await link.click();
    await expect(this.page).toHaveURL(path);
  }
}

/** Runs in the page. Links of articles are not rendered by React, so they do not count. */
function isHydrated(): boolean {
  const controls = document.querySelectorAll('button, input, textarea, select');
  return [...controls].every((control) => Object.keys(control).some((key) => key.startsWith('__reactProps')));
}

/** Waits until React handles an element's events: server-rendered HTML is visible before that. */
async function waitForReact(target: Locator): Promise<void> {
  await expect
    .poll(() => target.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))), {
      message: 'the page comes to life',
      intervals: [20, 50, 100],
    })
    .toBe(true);
}

/** The visible, clickable label around a native radio button. */
export const labelOf = (radio: Locator): Locator => radio.locator('xpath=ancestor::label');

/** Ticks a checkbox by clicking its box: the label may contain links. */
export async function tick(checkbox: Locator): Promise<void> {
  await labelOf(checkbox).click({ position: { x: 14, y: 20 } });
  await expect(checkbox).toBeChecked();
}
