import { expect, test } from 'vitest';
import type { FaultRow } from './faults.ts';
import { isKept, promisesOf, tableOfFaults, tableOfPromises } from './promises.ts';

const unnoticed = { failed: 0, files: 0, writes: 0, reads: 0, sockets: 0, slowest: 1 };
const row = (fault: string, more: Partial<FaultRow> = {}): FaultRow => ({ fault, ...unnoticed, ...more });
const brokenOf = (counts: Record<string, number>, rows: FaultRow[]) =>
  promisesOf(counts, rows)
    .filter((each) => !isKept(each))
    .map(({ what }) => what);

test('lost data and too long an outage break a promise', () => {
  expect(brokenOf({ 'orders lost': 0 }, [row('kill -9 nginx', { failed: 9, writes: 15, sockets: 5 })])).toEqual([]);
  expect(brokenOf({ 'orders lost': 1, 'messages lost': 0 }, [])).toEqual(['orders lost']);
  expect(brokenOf({}, [row('kill -9 nginx', { writes: 15.1, sockets: 5.1 })])).toEqual([
    'writes away after any fault (s)',
    'sockets away after any fault (s)',
  ]);
  expect(brokenOf({}, [row('kill -9 nginx', { writes: undefined }), row('calm')])).toEqual([
    'writes away after any fault (s)',
  ]);
});

test('a deployment causes no failed request, and an outage of S3 only those for files', () => {
  const deployment = 'a new migration, and a rolling restart of API, workers and site';
  expect(brokenOf({}, [row(deployment, { failed: 1 })])).toEqual([`requests failed: ${deployment}`]);
  expect(brokenOf({}, [row('S3 away for 5 s', { files: 7 })])).toEqual([]);
});

test('the tables name services that did not recover', () => {
  const rows = [row('kill -9 nginx', { failed: 2, sockets: undefined })];
  expect(tableOfFaults(rows)).toContain('| kill -9 nginx | 2 | 0 | 0 | 0 | not back | 1 |');
  expect(tableOfPromises(promisesOf({ 'orders lost': 0 }, rows))).toMatch(
    /\| orders lost \| 0 \| 0 \| yes \|[^]*\| sockets away after any fault \(s\) \| 5 \| not back \| NO \|/,
  );
});
