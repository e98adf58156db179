import { isSameCity, liesInDistrict, namesCity, type Destination } from '@vetka/domain/delivery';

/** The price and times of an option at its destination. Kopecks, minutes. */
export interface Terms {
  price: number;
  freeFrom: number | null;
  leadMinutes: number;
  /** Until when orders for the same day are taken there, as stored. */
  orderUntil: string | null;
  /** The destination city. */
  cityId: number;
  cityName: string;
  /** False for an address outside every zone. The terms are then those of the nearest zone. */
  reaches: boolean;
}

/** The destination of a delivery: the visitor's city, and the address once it is known. */
export interface Place {
  cityId: number | null;
  to: Destination | null;
}

interface KnownParts {
  city?: string | undefined;
  region?: string | undefined;
  district?: string | undefined;
  address?: string | undefined;
}

/** The place that the known parts of an address name; null for none. */
export function destinationOf({ city = '', region = '', district = '', address = '' }: KnownParts): Destination | null {
  return address.trim() === '' ? null : { city, region, district, formatted: address };
}

/** An option with its seller's city. Kopecks, minutes. */
export interface Seller {
  option: { name: string; price: number; freeFrom: number | null; leadMinutes: number };
  city: { id: number; name: string; region: string };
}

/** A zone as it is stored. */
interface Zone {
  cityId: number;
  districts: readonly string[];
  price: number | null;
  freeFrom: number | null;
  leadMinutes: number | null;
  orderUntil: string | null;
}
export interface NamedZone {
  zone: Zone;
  cityName: string;
  region: string;
}

/** An area of an option; an option without zones has its seller's city. */
interface Area {
  cityId: number;
  cityName: string;
  region: string;
  districts: readonly string[];
  row: Zone | null;
}

const areasOf = ({ city }: Seller, zones: readonly NamedZone[]): Area[] =>
  zones.length === 0
    ? [{ cityId: city.id, cityName: city.name, region: city.region, districts: [], row: null }]
    : zones.map(({ zone, ...named }) => ({ ...named, cityId: zone.cityId, districts: zone.districts, row: zone }));

/** The visitor's city if the option reaches it, otherwise the seller's own, otherwise the first one it reaches. */
function usualCity(areas: readonly Area[], { city }: Seller, cityId: number | null): number | undefined {
  const has = (id: number | null) => areas.some((area) => area.cityId === id);
  return [cityId, city.id].find((id) => id !== null && has(id)) ?? areas[0]?.cityId;
}

const isWhole = ({ districts }: Area): boolean => districts.length === 0;

interface Found {
  area: Area | undefined;
  reaches: boolean;
}

/** The area of an address in a city that the option reaches: the one of its district, otherwise the rest of the city. */
function areaIn(areas: readonly Area[], cityId: number | undefined, to: Destination | null): Found {
  const ofCity = areas.filter((area) => area.cityId === cityId);
  const named = to && ofCity.find(({ districts }) => districts.some((district) => liesInDistrict(to, district)));
  const area = named ?? ofCity.find(isWhole);
  return { area: area ?? ofCity[0], reaches: area !== undefined || to === null };
}

function findArea(areas: readonly Area[], seller: Seller, { cityId, to }: Place): Found {
  const usual = usualCity(areas, seller, cityId);
  if (to === null) return areaIn(areas, usual, null);
  const named = areas.find(({ cityName: name, region }) => namesCity(to, { name, region }));
  // A manually typed address may have no city; the default one is assumed.
  if (named === undefined && to.city.trim() !== '') return { ...areaIn(areas, usual, null), reaches: false };
  return areaIn(areas, named?.cityId ?? usual, to);
}

/** The price and the duration of an option at a place. */
export function termsOf(seller: Seller, zones: readonly NamedZone[], place: Place): Terms {
  const { option, city } = seller;
  const { area, reaches } = findArea(areasOf(seller, zones), seller, place);
  const row = area?.row;
  return {
    price: row?.price ?? option.price,
    freeFrom: row?.freeFrom ?? option.freeFrom,
    leadMinutes: row?.leadMinutes ?? option.leadMinutes,
    orderUntil: row?.orderUntil ?? null,
    cityId: area?.cityId ?? city.id,
    cityName: area?.cityName ?? city.name,
    reaches,
  };
}

const listed = new Intl.ListFormat('ru', { type: 'conjunction' });
const named = (name: string): string => `«${name}»`;

/** «Москва (Ясенево и Тёплый Стан) и Химки»: where an option goes. */
function areasText(seller: Seller, zones: readonly NamedZone[]): string {
  const areas = areasOf(seller, zones);
  const cityIds = [...new Set(areas.map(({ cityId }) => cityId))];
  const texts = cityIds.map((cityId) => {
    const ofCity = areas.filter((area) => area.cityId === cityId);
    const name = ofCity[0]?.cityName ?? '';
    return ofCity.some(isWhole) ? name : `${name} (${listed.format(ofCity.flatMap(({ districts }) => districts))})`;
  });
  return listed.format(texts);
}

/** Whether the only reason may be that the address does not name its district. */
const lacksDistrict = (areas: readonly Area[], to: Destination): boolean =>
  to.district.trim() === '' &&
  areas.some((area) => !isWhole(area) && (to.city.trim() === '' || isSameCity(to.city, area.cityName)));

/** Why an option does not reach an address, and the names of the seller's options that do. */
export function refusalText(
  seller: Seller,
  zones: readonly NamedZone[],
  to: Destination,
  others: readonly string[],
): string {
  const hint = lacksDistrict(areasOf(seller, zones), to) ? ' Если адрес там, допишите район через запятую.' : '';
  const instead = others.length === 0 ? '' : ` По этому адресу можно выбрать ${listed.format(others.map(named))}.`;
  return `Сюда ${named(seller.option.name)} не доставляет, только: ${areasText(seller, zones)}.${hint}${instead}`;
}
