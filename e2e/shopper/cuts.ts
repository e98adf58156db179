import { expect, type Page, type Route } from '@playwright/test';
import type { Site } from './site.ts';

declare global {
  interface Window {
    /** While it is set the site gives an answer up after as many milliseconds. */
    patienceMs?: number;
  }
}

/** A time-out that a test does not have to wait out. */
const quickPatienceMs = 300;

/** What the browser says of a cut, which is no mistake of the site. */
const traces =
  /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET|ERR_FAILED|Failed to fetch|NetworkError|The request met no|Нет связи|Сервер не ответил/;

/** Cuts a page off from the shop in the three ways that a network has. */
export class Cuts {
  readonly #site: Site;
  readonly #page: Page;

  constructor(site: Site) {
    this.#site = site;
    this.#page = site.page;
    site.watch.allow(traces);
  }

  /** Before the page is opened: makes its time-outs short when a test asks for it. */
  async prepare(): Promise<void> {
    await this.#page.addInitScript(() => {
      const timeout = AbortSignal.timeout.bind(AbortSignal);
      AbortSignal.timeout = (milliseconds) => timeout(window.patienceMs ?? milliseconds);
    });
  }

  /** Sees that a toast says it, and closes the toast: the next one of the same words is another. */
  async told(text: string): Promise<void> {
    const toast = this.#site.toast(text);
    await toast.getByRole('button', { name: 'Закрыть' }).click();
    await expect(toast).toHaveCount(0);
  }

  /** No network while something is done. */
  async offline(during: () => Promise<void>): Promise<void> {
    const context = this.#page.context();
    await context.setOffline(true);
    await during();
    await context.setOffline(false);
  }

  /** The server does what it is asked, and its answer is lost on the way. */
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

  /** The server never answers, and the site stops waiting for it. */
  async hang(call: string, during: () => Promise<void>): Promise<void> {
    await this.#page.evaluate((patience) => void (window.patienceMs = patience), quickPatienceMs);
    await this.#meddle(call, during, () => new Promise<void>(() => undefined));
    await this.#page.evaluate(() => void delete window.patienceMs);
  }

  async #meddle(call: string, during: () => Promise<void>, answer: (route: Route) => Promise<void>): Promise<void> {
    const isMeant = ({ pathname }: URL) => pathname === `/api/v1${call}` || pathname.startsWith(`/api/v1${call}/`);
    // Writes only: what is read meanwhile comes.
    await this.#page.route(isMeant, (route) => (route.request().method() === 'GET' ? route.continue() : answer(route)));
    await during();
    await this.#page.unroute(isMeant);
  }
}
