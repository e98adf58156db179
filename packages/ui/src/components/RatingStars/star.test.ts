import { expect, test } from 'vitest';
import { formatRating } from './star.ts';

test('a rating is written as the browser would write it, with one decimal', () => {
  const format = new Intl.NumberFormat('ru-RU', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  for (let hundredths = 0; hundredths <= 500; hundredths += 1)
    expect(formatRating(hundredths / 100)).toBe(format.format(hundredths / 100));
});
