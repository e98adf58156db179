import { expect, test } from 'vitest';
import { streetFirst } from './index.ts';

test('an address starts with the street and the house', () => {
  const formatted = 'Владимирская обл, г Суздаль, ул Ленина, д 10';
  expect(streetFirst({ formatted, street: 'ул Ленина, д 10' })).toBe('ул Ленина, д 10, Владимирская обл, г Суздаль');
});

test('an address without a house, or typed manually, is unchanged', () => {
  expect(streetFirst({ formatted: 'г Суздаль, ул Ленина', street: 'ул Ленина' })).toBe('г Суздаль, ул Ленина');
  expect(streetFirst({ formatted: 'Ленина 10', street: '' })).toBe('Ленина 10');
  expect(streetFirst({ formatted: 'ул Ленина, д 10', street: 'ул Ленина, д 10' })).toBe('ул Ленина, д 10');
});
