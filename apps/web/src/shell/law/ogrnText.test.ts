import { expect, test } from 'vitest';
import { ogrnText } from './ogrnText.ts';

test('the number of a sole proprietor is not called the number of a company', () => {
  expect(ogrnText('304500116000157')).toBe('ОГРНИП\u00A0304500116000157');
  expect(ogrnText('1027700132195')).toBe('ОГРН\u00A01027700132195');
});
