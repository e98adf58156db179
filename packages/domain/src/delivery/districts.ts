const kinds = '(?:р-н|район|округ|мкр\\.?|микрорайон)';
const before = new RegExp(`^${kinds}\\s+`, 'u');
const after = new RegExp(`\\s+${kinds}$`, 'u');

/** The name of a city or a district in a form that can be compared. */
const plain = (name: string): string => name.trim().toLowerCase().replaceAll('ё', 'е').replaceAll(/\s+/g, ' ');

const plainDistrict = (name: string): string => plain(name).replace(before, '').replace(after, '');
const plainCity = (name: string): string => plain(name).replace(/^(г\.?|город)\s+/u, '');

/** «р-н Тёплый Стан» and «теплый стан» are the same district. */
export const isSameDistrict = (one: string, other: string): boolean => plainDistrict(one) === plainDistrict(other);

/** «г. Москва» and «москва» are the same city. */
export const isSameCity = (one: string, other: string): boolean => plainCity(one) === plainCity(other);

const regionKinds = new Set([
  'обл',
  'область',
  'край',
  'респ',
  'республика',
  'г',
  'город',
  'ао',
  'автономный',
  'округ',
]);
/** Providers differ in the ends of names, too: «Удмуртская Респ» is «Удмуртия». */
const startOfName = 5;

const wordsOfRegion = (name: string): string[] =>
  (plain(name).match(/[а-яa-z]+/gu) ?? [])
    .filter((word) => !regionKinds.has(word))
    .map((word) => word.slice(0, startOfName));

/** «Амурская обл» and «Амурская область» are the same region. An unknown region may be any. */
export function isSameRegion(one: string, other: string): boolean {
  const [words, others] = [wordsOfRegion(one), wordsOfRegion(other)];
  return words.length === 0 || others.length === 0 || words.some((word) => others.includes(word));
}

/** The names of districts in «Ясенево, Тёплый Стан», each once. */
export function readDistricts(typed: string): string[] {
  const names = typed
    .split(/[,;\n]/u)
    .map((name) => name.trim())
    .filter((name) => name !== '');
  return names.filter((name, index) => names.findIndex((other) => isSameDistrict(name, other)) === index);
}

/** The known parts of a delivery address. Unknown parts are empty. */
export interface Destination {
  city: string;
  region: string;
  district: string;
  /** The whole address as typed or chosen. */
  formatted: string;
}

const partsOf = ({ formatted }: Destination): string[] => formatted.split(',');

/** Whether an address lies in a district: by its own field, otherwise by a part between commas. */
export function liesInDistrict(to: Destination, district: string): boolean {
  if (to.district.trim() !== '') return isSameDistrict(to.district, district);
  return partsOf(to).some((part) => isSameDistrict(part, district));
}

/** Whether an address names a city: in its own field, otherwise in a part between commas. */
export function namesCity(to: Destination, city: { name: string; region: string }): boolean {
  if (!isSameRegion(to.region, city.region)) return false;
  if (to.city.trim() !== '') return isSameCity(to.city, city.name);
  return partsOf(to).some((part) => isSameCity(part, city.name));
}
