import { expect, type Page, type Route } from '@playwright/test';
import type { Site } from './site.ts';

declare global {
  interface Window {
    /** While set, the site's requests time out after this many milliseconds. */
    timeoutMs?: number;
  }
}

/** A time-out short enough for a test, and long enough for reads that are not held (ms). */
const shortTimeoutMs = 3000;

/** Console messages of the browser about a failed network, which are expected. */
const networkErrors =
  /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET|ERR_FAILED|Failed to fetch|NetworkError|The request met no|Нет связи|Сервер не ответил/;

/** What the site says when there is no network. */
export const lost = 'Нет связи. Проверьте интернет и попробуйте ещё раз';

/** Simulates network failures between a page and the server. */
export class Cuts {
  readonly #site: Site;
  readonly #page: Page;

  private constructor(site: Site) {
    this.#site = site;
    this.#page = site.page;
    site.watch.allow(networkErrors);
  }

  /** Call before opening the page: the test can then shorten the page's time-outs. */
  static async of(site: Site): Promise<Cuts> {
    await site.page.addInitScript(() => {
      const timeout = AbortSignal.timeout.bind(AbortSignal);
      AbortSignal.timeout = (milliseconds) => timeout(window.timeoutMs ?? milliseconds);
    });
    return new Cuts(site);
  }

  /** Expects a toast with this text and closes it, so that the next one with the same text is a different toast. */
  async expectToast(text: string): Promise<void> {
    const toast = this.#site.toast(text);
    await this.#site.pressInToast(text, 'Закрыть');
    await expect(toast).toHaveCount(0);
  }

  /** Takes the network offline while `during` runs. */
  async offline(during: () => Promise<void>): Promise<void> {
    const context = this.#page.context();
    await context.setOffline(true);
    await during();
    await context.setOffline(false);
  }

  /** The server handles the request, but its response is lost. */
  async loseAnswer(call: string, during: () => Promise<void>): Promise<void> {
    await this.#meddle(call, during, async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
  }

  /** The request does not reach the server. */
  async loseRequest(call: string, during: () => Promise<void>): Promise<void> {
    await this.#meddle(call, during, (route) => route.abort('connectionreset'));
  }

  /** The server never responds, and the request times out. */
  async hang(call: string, during: () => Promise<void>): Promise<void> {
    await this.#page.evaluate((patience) => void (window.timeoutMs = patience), shortTimeoutMs);
    await this.#meddle(call, during, () => new Promise<void>(() => undefined));
    await this.#page.evaluate(() => void delete window.timeoutMs);
  }

  async #meddle(call: string, during: () => Promise<void>, answer: (route: Route) => Promise<void>): Promise<void> {
    const isMeant = ({ pathname }: URL) => pathname === `/api/v1${call}` || pathname.startsWith(`/api/v1${call}/`);
    // Only writes: reads still get through.
    await this.#page.route(isMeant, (route) => (route.request().method() === 'GET' ? route.continue() : answer(route)));
    await during();
    await this.#page.unroute(isMeant);
  }
}
