import { expect, test } from 'vitest';
import { readable } from './logLine.ts';

test('shows the message and the error of a JSON line', () => {
  expect(readable('{"level":60,"msg":"not started","err":{"message":"no database","stack":"…"}}')).toBe(
    'not started: no database',
  );
});

test.each(['plain words', '{"half": ', '{"level":30}'])('leaves %s as it is', (line) => {
  expect(readable(line)).toBe(line);
});

test('truncates a very long line', () => {
  expect(readable('x'.repeat(10_000))).toHaveLength(401);
});
