import { setTimeout as wait } from 'node:timers/promises';

/**
 * The size of the data that the server hands over to the browser with a page (bytes, not compressed): the inline
 * scripts, without the data for search engines.
 */
export const stateBytes = (html: string): number =>
  [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/\bsrc=|ld\+json/.test(attributes))
    .reduce((sum, [, , text = '']) => sum + Buffer.byteLength(text), 0);

/**
 * Calls that do not belong to one page: data that the site shares between visitors, its query for changes, and this
 * measurement. A route is one of the API, such as `/api/v1/products/:slug`.
 */
const notOfPage = new Set(['/api/v1/categories', '/api/v1/seo', '/api/v1/session', '/changes', '/metrics']);

/** The number of answers of an API by route, from its metrics. */
export function answersByRoute(metrics: string): Map<string, number> {
  const answers = new Map<string, number>();
  for (const [, labels = '', count] of metrics.matchAll(/^http_request_duration_seconds_count\{([^}]*)\} (\d+)/gm)) {
    const route = /route="([^"]*)"/.exec(labels)?.[1] ?? '';
    if (!notOfPage.has(route)) answers.set(route, (answers.get(route) ?? 0) + Number(count));
  }
  return answers;
}

/** An API counts an answer shortly after it has sent it. */
const settledMs = 100;

async function countAnswers(apiUrl: string): Promise<Map<string, number>> {
  await wait(settledMs);
  const response = await fetch(`${apiUrl}/metrics`);
  return answersByRoute(await response.text());
}

/** The calls of the API while `work` runs, by route. Nothing else may call it meanwhile. */
export async function callsDuring(apiUrl: string, work: () => Promise<unknown>): Promise<string[]> {
  const before = await countAnswers(apiUrl);
  await work();
  const after = await countAnswers(apiUrl);
  return [...after].flatMap(([route, count]) => Array<string>(count - (before.get(route) ?? 0)).fill(route));
}
