/** Fictional requisites with valid check digits, by the rules of the tax service and of the state registers. */
const controlDigit = (digits: string, weights: readonly number[]): number =>
  (weights.reduce((sum, weight, i) => sum + weight * Number(digits.charAt(i)), 0) % 11) % 10;

const TEN = [2, 4, 10, 3, 5, 9, 4, 6, 8];
const ELEVEN = [7, 2, 4, 10, 3, 5, 9, 4, 6, 8];
const TWELVE = [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8];

/** ИНН of an organisation from its first nine digits. */
export const organisationInn = (stem: string): string => `${stem}${controlDigit(stem, TEN)}`;

/** ИНН of a person from its first ten digits. */
export function personInn(stem: string): string {
  const eleven = `${stem}${controlDigit(stem, ELEVEN)}`;
  return `${eleven}${controlDigit(eleven, TWELVE)}`;
}

/** ОГРН from twelve digits. */
export const ogrnOf = (stem: string): string => `${stem}${(Number(stem) % 11) % 10}`;

/** ОГРНИП from fourteen digits. */
export const ogrnipOf = (stem: string): string => `${stem}${(Number(stem) % 13) % 10}`;
