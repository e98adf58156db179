import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createCatalogChanges } from './catalogChanges.ts';

/** An API that gives these answers in turn, then fails. */
async function openApi(answers: { position: string; changes: string[] }[]) {
  const asked: string[] = [];
  const api = createServer(({ url = '' }, response) => {
    const answer = answers[asked.push(url) - 1];
    response.writeHead(answer ? 200 : 500).end(JSON.stringify(answer ?? {}));
  });
  await new Promise<void>((resolve) => void api.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    api.closeAllConnections();
    api.close();
  });
  let time = 0;
  const changes = createCatalogChanges(`http://127.0.0.1:${(api.address() as AddressInfo).port}`, () => time);
  const reported: string[][] = [];
  changes.onChange((subjects) => void reported.push([...subjects]));
  const at = async (ms: number) => {
    time = ms;
    return changes.isCurrent();
  };
  return { asked, reported, at, askAnew: () => changes.askAnew() };
}

test('queries changes since the previous answer, at most once a second', async () => {
  const { asked, reported, at } = await openApi([
    { position: '1:1:', changes: ['all'] },
    { position: '5:7:5', changes: ['product:1', 'list'] },
    { position: '7:7:', changes: [] },
  ]);
  for (const ms of [0, 1, 999, 1000, 1999, 2000]) expect(await at(ms), `at ${ms} ms`).toBe(true);
  expect(asked).toEqual(['/changes', '/changes?since=1%3A1%3A', '/changes?since=5%3A7%3A5']);
  expect(reported).toEqual([['all'], ['product:1', 'list']]);
});

test('requests that wait share one query', async () => {
  const { asked, at } = await openApi([{ position: '1:1:', changes: ['all'] }]);
  expect(await Promise.all([at(0), at(0), at(0)])).toEqual([true, true, true]);
  expect(asked).toHaveLength(1);
});

test('while the API fails, changes are unknown; afterwards everything may have changed', async () => {
  const { asked, at } = await openApi([{ position: '1:1:', changes: ['all'] }]);
  expect([await at(0), await at(1000), await at(1500), await at(2000)]).toEqual([true, false, false, false]);
  expect(asked).toEqual(['/changes', '/changes?since=1%3A1%3A', '/changes']);
});

/** The answers of an API whose shops 3 and 4 change after the first. */
const withTwoWrites = [
  { position: '1:1:', changes: ['all'] },
  { position: '2:2:', changes: ['service:3'] },
  { position: '3:3:', changes: ['service:4'] },
];

test('after a write the API is queried again at once, even if a query is in progress', async () => {
  const { asked, at, askAnew, reported } = await openApi(withTwoWrites);
  await at(0);
  askAnew();
  const early = at(1);
  askAnew();
  await Promise.all([early, at(2), at(3)]);
  expect(asked).toEqual(['/changes', '/changes?since=1%3A1%3A', '/changes?since=2%3A2%3A']);
  expect(reported).toEqual([['all'], ['service:3'], ['service:4']]);
});

test('a page requested after a write waits for the query that was already waiting when the write ended', async () => {
  const { at, askAnew, reported } = await openApi(withTwoWrites);
  await at(0);
  askAnew();
  const early = at(1);
  askAnew();
  const waiting = at(2);
  askAnew();
  await early;
  expect(reported).toEqual([['all'], ['service:3']]);
  expect(await at(3)).toBe(true);
  expect(reported).toEqual([['all'], ['service:3'], ['service:4']]);
  await waiting;
});
