import { apiBase, contract, type Call } from '@vetka/api-client/contract';
import { expect, test } from 'vitest';
import { startTestApp } from '../app.ts';

const api = await startTestApp();

/** Routes outside the contract, and why each may be public. */
const unlisted: Record<string, string> = {
  'GET /health/live': 'reveals no personal data',
  'GET /health/ready': 'reveals no personal data',
  'GET /changes': 'numbers of products and sellers that changed; outside the path that the site forwards',
  'GET /metrics': 'counts and durations by route',
  // The router prints `/media/*` like this.
  'GET *':
    'public files have random names; files/ is for its uploader and the rooms it was sent to (media.upload.test.ts)',
  [`GET ${apiBase}/openapi.json`]: 'the OpenAPI document',
  [`GET ${apiBase}/socket.io/`]: 'upgrades to a socket, which checks the session (chat.socket.test.ts)',
  [`POST ${apiBase}/payments/notifications/tbank`]: 'protected by the signature (payment.notifications.test.ts)',
  [`POST ${apiBase}/payments/notifications/tochka`]: 'protected by the signature (payment.tochka.test.ts)',
  [`GET ${apiBase}/payments/return/:id`]: 'only queries the bank; the answer is a redirect (payment.ends.test.ts)',
  [`GET ${apiBase}/payments/orders/:id/pay`]:
    'like order.initPayment, only for the owner of the order (payment.test.ts)',
};

/** The router merges `:slug` and `:id` in the same place, so parameter names are dropped. */
const unnamed = (route: string): string => route.replace(/:[^/]+/g, ':');

/** `GET /path` of every route, parsed from the tree the router prints. */
function routesOf(tree: string): string[] {
  const parts: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent, name, methods] = /^(.*?)[├└]── (\S*)(?: \((.+)\))?$/.exec(line) ?? [];
    if (indent === undefined || name === undefined) return [];
    const depth = indent.length / 4;
    parts.splice(depth, Infinity, name);
    const path = parts.slice(0, depth + 1).join('');
    return (methods ?? '')
      .split(', ')
      .filter(Boolean)
      .map((method) => unnamed(`${method} ${path}`));
  });
}

test('every route is an endpoint of the contract with rows in the matrix, or is public for a reason', () => {
  const calls = Object.values(contract).flatMap((area) => Object.values<Call>(area));
  const known = new Set(
    [
      ...calls.map(({ method, path }) => `${method} ${apiBase}${path.replace(/\{(\w+)\}/g, ':$1')}`),
      ...Object.keys(unlisted),
    ].map(unnamed),
  );
  const routes = routesOf(api.app.printRoutes({ commonPrefix: false }));
  const others = routes.filter((route) => !/^(?:HEAD|OPTIONS) /.test(route));
  expect(others.filter((route) => !known.has(route))).toEqual([]);
  expect([...known].filter((route) => !others.includes(route))).toEqual([]);
});
