import { expect, test } from 'vitest';
import {
  judgeSoak,
  megabyte,
  minuteOf,
  slopeOf,
  type Collected,
  type MinuteOfRequests,
  type Sample,
} from './soakVerdict.ts';

const sample = (at: number, memory: number, more: { files?: number; connections?: number } = {}): Sample => ({
  at,
  programs: { api: { memory: memory * megabyte, files: more.files ?? 40, sockets: 20 } },
  connections: more.connections ?? 12,
});
/** An hour with a sample each minute. */
const hour = (memoryAt: (minute: number) => number): Sample[] =>
  Array.from({ length: 61 }, (_, minute) => sample(minute, memoryAt(minute)));
const minutes = (p99At: (minute: number) => number): MinuteOfRequests[] =>
  Array.from({ length: 60 }, (_, minute) => ({ requests: 100, errors: 0, p50: 10, p99: p99At(minute) }));
const level = minutes(() => 90);
const api = (alive: number, resident: number): Record<string, Collected> => ({
  api: { alive: alive * megabyte, resident: resident * megabyte },
});
const rest = { warmUp: 15, rest: sample(61, 150), collected: [api(60, 140), api(60, 140)] } as const;

test('garbage that has not been collected is told, and is no leak', () => {
  const samples = hour((minute) => Math.min(150, 100 + minute * 10) + minute * 0.5 + (minute % 2 === 0 ? 8 : -8));
  const { faults, mbPerMinute } = judgeSoak(samples, level, rest);
  expect(faults).toEqual([]);
  expect(mbPerMinute.api).toBeCloseTo(0.5, 1);
});

test.each([
  ['alive', api(63.6, 144), 'alive memory of api grew by 6.0 %'],
  ['resident', api(61, 150), 'resident memory of api grew by 7.1 %'],
])('%s memory that grew between two collections is a fault', (_, end, fault) => {
  const collected = [rest.collected[0], end] as const;
  expect(
    judgeSoak(
      hour(() => 150),
      level,
      { ...rest, collected },
    ).faults,
  ).toEqual([fault]);
});

test('files and connections that stay open after the load, a growing p99 and failures are faults', () => {
  const samples = hour(() => 150);
  const left = { ...rest, rest: sample(61, 150, { files: 60, connections: 30 }) };
  expect(judgeSoak(samples, level, left).faults).toEqual([
    '20 files of api were left open',
    '18 connections of the database were left open',
  ]);
  const slower = minutes((minute) => 90 + minute * 8);
  expect(judgeSoak(samples, slower, rest).faults).toEqual([expect.stringMatching(/^p99 became 1\.\d+ times/)]);
  const failing = [...level.slice(0, -1), { requests: 100, errors: 2, p50: 10, p99: 90 }];
  expect(judgeSoak(samples, failing, rest).faults).toEqual(['2 requests failed']);
});

test('a minute has the percentiles of its requests and the number of those that failed', () => {
  const outcomes = Array.from({ length: 200 }, (_, ms) => ({ at: 0, kind: 'read' as const, isOk: ms > 2, ms }));
  expect(minuteOf(outcomes)).toEqual({ requests: 200, errors: 3, p50: 100, p99: 198 });
});

test('the slope of a line through points', () => {
  expect(
    slopeOf([
      [0, 1],
      [1, 3],
      [2, 5],
    ]),
  ).toBe(2);
  expect(slopeOf([[4, 7]])).toBe(0);
});
