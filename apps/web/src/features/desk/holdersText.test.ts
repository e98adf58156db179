import { expect, test } from 'vitest';
import { holdersText } from './holdersText.ts';

test.each([
  ['MANAGE_TEAM', 'Это может владелец или управляющий.'],
  ['SEE_ORDERS', 'Это может владелец, управляющий или продавец.'],
  ['CHANGE_STOCK', 'Это может владелец, управляющий или продавец.'],
] as const)('a room without access names the roles that have it: %s', (right, text) => {
  expect(holdersText(right)).toBe(text);
});
