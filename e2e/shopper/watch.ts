import type { BrowserContext, ConsoleMessage, Request, Response } from '@playwright/test';
import { shopAddress } from '../shop/address.ts';

/** What went wrong behind the page while nobody saw it. */
export interface Watch {
  problems: string[];
  /** From now on these are expected: a test that opens a page which is not there, say. */
  allow: (problem: RegExp) => void;
}

const isOurs = (url: string) => url.startsWith(shopAddress().url);

/** Says that the machine was slow, not that the page was wrong: the browser counts seconds. */
const slowness = /was preloaded using link preload but not used within a few seconds/;

/**
 * Hears everything a developer would see in the tools of every page of a browser: messages of errors and warnings
 * (hydration and content security policy among them), exceptions, requests that failed and answers of failure.
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
    // A page that is left takes its unfinished requests with it.
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
