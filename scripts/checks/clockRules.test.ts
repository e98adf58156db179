import { expect, test } from 'vitest';
import { clockLines } from './clockRules.ts';

test('a clock is read only as the default of a parameter', () => {
  const source = `
export const age = (born: Date, now = Date.now()): number => now - born.getTime();
export function label(at: Date, now: Date = new Date()): string {
  return now > at ? 'past' : String(new Date(at.getTime() + 1));
}
const opened = Date.now();
export const isOver = (at: Date): boolean => at < new Date();
export const within = (make = () => performance.now()): number => make();
`;
  expect(clockLines(source, 'a.ts')).toEqual([6, 7, 8]);
});
