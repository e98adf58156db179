import type { MapPlace } from './mapProvider.ts';

export type MapPointKind = 'shop' | 'pickup' | 'courier' | 'recipient';

export interface MapPoint extends MapPlace {
  id: string;
  name: string;
  /** A second line: opening hours, time of arrival. */
  hint?: string | undefined;
  /** Icon and colour of the marker. @default 'pickup' */
  kind?: MapPointKind | undefined;
}

/** The place in Yandex Maps: an app on a phone, a page elsewhere. */
export const yandexMapsHref = ({ lat, lng }: MapPlace): string => `https://yandex.ru/maps/?pt=${lng},${lat}&z=16&l=map`;
