import { expect, test } from 'vitest';
import { routeLinks } from './routes.ts';

const hrefs = (lat: number | null, lng: number | null) =>
  routeLinks({ formatted: 'Нижний Новгород, Минина, 24', lat, lng }).map(({ href }) => href);

test('a route leads to the point of the address', () => {
  expect(hrefs(56.326, 44.005)).toEqual([
    'https://yandex.ru/maps/?rtext=~56.326,44.005&rtt=auto',
    'https://2gis.ru/directions/points/%7C44.005,56.326',
    'geo:56.326,44.005?q=56.326%2C44.005',
  ]);
});

test('an address without a point is searched by its text', () => {
  const text = encodeURIComponent('Нижний Новгород, Минина, 24');
  expect(hrefs(null, null)).toEqual([
    `https://yandex.ru/maps/?text=${text}`,
    `https://2gis.ru/search/${text}`,
    `geo:0,0?q=${text}`,
  ]);
});
