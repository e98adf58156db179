import { expect, test } from 'vitest';
import { yandexMapsHref } from './points.ts';

test('Yandex Maps takes the longitude first', () => {
  expect(yandexMapsHref({ lat: 55.7558, lng: 37.6173 })).toBe('https://yandex.ru/maps/?pt=37.6173,55.7558&z=16&l=map');
});
