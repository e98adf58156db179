import { expect, test } from 'vitest';
import { answersByRoute, stateBytes } from './pageData.ts';

test('counts the inline scripts of a page, without files and without the data for search engines', () => {
  const html =
    '<script src="/a.js"></script><script nonce="1">«1»</script><script type="application/ld+json">{}</script>';
  expect(stateBytes(html)).toBe(5);
  expect(stateBytes('<p>Букет</p>')).toBe(0);
});

test('adds up the answers of a route, and leaves out those that do not belong to one page', () => {
  const count = (route: string, status: number, value: number) =>
    `http_request_duration_seconds_count{method="GET",route="${route}",status="${status}"} ${value}`;
  const metrics = [count('/api/v1/cart', 200, 2), count('/api/v1/cart', 401, 1), count('/changes', 200, 9)].join('\n');
  expect([...answersByRoute(metrics)]).toEqual([['/api/v1/cart', 3]]);
});
