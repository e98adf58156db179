import { expect, test } from 'vitest';
import { parseIds } from './parseIds.ts';

test('takes the asked numbers and drops what is not the number of an object', () => {
  const raw = { comment: '12', review: 7, post: 'x', other: 3, zero: 0 };
  expect(parseIds(raw, 'comment', 'review', 'post', 'zero')).toEqual({ comment: 12, review: 7 });
});
