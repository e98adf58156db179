import type { OrderAddress } from '@vetka/domain/place';

/** A way to open an address in a map. */
export interface RouteLink {
  id: 'yandex' | '2gis' | 'device';
  label: string;
  href: string;
}

type Place = Pick<OrderAddress, 'formatted' | 'lat' | 'lng'>;

const yandex = ({ formatted, lat, lng }: Place) =>
  lat === null || lng === null
    ? `https://yandex.ru/maps/?text=${encodeURIComponent(formatted)}`
    : `https://yandex.ru/maps/?rtext=~${lat},${lng}&rtt=auto`;

const twoGis = ({ formatted, lat, lng }: Place) =>
  lat === null || lng === null
    ? `https://2gis.ru/search/${encodeURIComponent(formatted)}`
    : `https://2gis.ru/directions/points/%7C${lng},${lat}`;

/** RFC 5870; the query names the place for maps that search. */
const device = ({ formatted, lat, lng }: Place) =>
  `geo:${lat ?? 0},${lng ?? 0}?q=${encodeURIComponent(lat === null || lng === null ? formatted : `${lat},${lng}`)}`;

/** Links that open a route to the address, by its point or, without one, by its text. */
export const routeLinks = (place: Place): readonly RouteLink[] => [
  { id: 'yandex', label: 'Яндекс Карты', href: yandex(place) },
  { id: '2gis', label: '2ГИС', href: twoGis(place) },
  { id: 'device', label: 'Карты телефона', href: device(place) },
];
