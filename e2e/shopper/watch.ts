import type { BrowserContext, ConsoleMessage, Request, Response } from '@playwright/test';
import { shopAddress } from '../shop/address.ts';

/** Browser errors that the test did not expect. */
export interface Watch {
  problems: string[];
  /** Marks matching errors as expected, e.g. the 404 of a missing page. */
  allow: (problem: RegExp) => void;
}

const isOurs = (url: string) => url.startsWith(shopAddress().url);

/** Caused by a slow machine, not by the page: the browser measures seconds. */
const slowness = /was preloaded using link preload but not used within a few seconds/;

/**
 * Collects what developer tools would show for every page of a context: console errors and warnings (including
 * hydration and content security policy), exceptions, failed requests and error responses.
 */
export function watchContext(context: BrowserContext): Watch {
  const allowed: RegExp[] = [slowness];
  const problems: string[] = [];
  const note = (problem: string) => {
    if (!allowed.some((each) => each.test(problem))) problems.push(problem);
  };
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (isOurs(message.page()?.url() ?? '')) note(`console: ${message.text()} (${message.page()?.url()})`);
  };
  const onFailure = (request: Request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page aborts its pending requests.
    if (isOurs(request.url()) && reason !== 'net::ERR_ABORTED') note(`failed: ${request.url()} ${reason}`);
  };
  const onAnswer = (response: Response) => {
    if (isOurs(response.url()) && response.status() >= 400) note(`${response.status()}: ${response.url()}`);
  };
  context.on('console', onConsole);
  context.on('weberror', (error) => note(`exception: ${error.error().message}`));
  context.on('requestfailed', onFailure);
  context.on('response', onAnswer);
  return { problems, allow: (problem) => void allowed.push(problem) };
}
