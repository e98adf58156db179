import { isSameDistrict, readDistricts, type DeliveryZone, type DeliveryZoneEdit } from '@vetka/domain/delivery';
import { priceText } from '@vetka/domain/goods';
import { numberErrors, priceErrors, readNumber, readPrice, type DraftErrors } from './slotDraft.ts';

export interface ZoneCity {
  id: number;
  name: string;
  region: string;
}

/** An area of a delivery option as it is typed. An empty figure is that of the whole option. */
export interface ZoneDraft {
  /** Keeps the row's fields while others come and go. */
  key: number;
  city: ZoneCity | null;
  /** «Ясенево, Тёплый Стан»; empty is the rest of the city. */
  districts: string;
  price: string;
  freeFrom: string;
  leadMinutes: string;
  orderUntil: string;
}

export const zoneDraftOf = (zone: DeliveryZone, key: number): ZoneDraft => ({
  key,
  city: { id: zone.cityId, name: zone.cityName, region: '' },
  districts: zone.districts.join(', '),
  price: priceText(zone.price),
  freeFrom: priceText(zone.freeFrom),
  leadMinutes: zone.leadMinutes === null ? '' : String(zone.leadMinutes),
  orderUntil: zone.orderUntil ?? '',
});

/** A further zone, in the city of the last one. */
export const nextZone = (zones: readonly ZoneDraft[], own: ZoneCity): ZoneDraft => ({
  key: Math.max(0, ...zones.map(({ key }) => key)) + 1,
  city: zones.at(-1)?.city ?? own,
  districts: '',
  price: '',
  freeFrom: '',
  leadMinutes: '',
  orderUntil: '',
});

/** Errors of a typed zone, by `field.name`. */
export const zoneErrors = ({ city, price, freeFrom, leadMinutes }: ZoneDraft, field: string): DraftErrors => ({
  ...(city === null && { [`${field}.cityId`]: 'Выберите город' }),
  ...priceErrors({ [`${field}.price`]: price, [`${field}.freeFrom`]: freeFrom }),
  ...numberErrors({ [`${field}.leadMinutes`]: leadMinutes }),
});

export const zoneEditOf = (draft: ZoneDraft): DeliveryZoneEdit => ({
  cityId: draft.city?.id ?? 0,
  districts: readDistricts(draft.districts),
  price: readPrice(draft.price) ?? null,
  freeFrom: readPrice(draft.freeFrom) ?? null,
  leadMinutes: readNumber(draft.leadMinutes) ?? null,
  orderUntil: draft.orderUntil === '' ? null : draft.orderUntil,
});

/** «Москва: Ясенево, Тёплый Стан», «Москва, весь город». */
export function zoneTitle({ city, districts }: ZoneDraft): string {
  const names = readDistricts(districts);
  if (!city) return 'Новая зона';
  return names.length === 0 ? `${city.name}, весь город` : `${city.name}: ${names.join(', ')}`;
}

/** Districts that several zones of a city contain. */
function repeated(lists: readonly string[][]): string[] {
  return lists.flatMap((names, index) =>
    names.filter((name) => lists.slice(0, index).some((list) => list.some((other) => isSameDistrict(name, other)))),
  );
}

function notesOfCity(name: string, lists: readonly string[][]): string[] {
  const whole = lists.filter((names) => names.length === 0).length;
  const twice = repeated(lists).map((district) => `${name}: район «${district}» есть в двух зонах, оставьте в одной.`);
  if (whole > 1) return [...twice, `${name}: весь город указан дважды, оставьте один раз.`];
  if (whole === lists.length) return twice;
  const rest = whole === 0 ? 'везём только в перечисленные районы' : 'в остальные районы везём по цене всего города';
  return [...twice, `${name}: ${rest}.`];
}

/** A summary of the zones: where this option delivers, where it does not, and duplicates. */
export function areaNotes(zones: readonly ZoneDraft[], own: ZoneCity): string[] {
  if (zones.length === 0) return [`${own.name}: везём по всему городу. В другие города этот способ не возит.`];
  const cities = new Map(zones.flatMap(({ city }) => (city ? [[city.id, city.name] as const] : [])));
  const notes = [...cities].flatMap(([id, name]) =>
    notesOfCity(
      name,
      zones.filter(({ city }) => city?.id === id).map(({ districts }) => readDistricts(districts)),
    ),
  );
  return cities.has(own.id) ? notes : [...notes, `${own.name}: в свой город этот способ не возит.`];
}
