import type { LegalSubjectType } from '../actor/index.ts';

/** Check digits by the rules of the Federal Tax Service (order MMV-7-6/435@) and of the state registers. */
const weighted = (digits: string, weights: readonly number[]): number =>
  (weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11) % 10;

const innTen = [2, 4, 10, 3, 5, 9, 4, 6, 8] as const;
const innEleven = [7, 2, 4, 10, 3, 5, 9, 4, 6, 8] as const;
const innTwelve = [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8] as const;

/** ИНН of an organisation (10 digits) or a person (12 digits). */
export const isInn = (value: string): boolean => {
  if (/^\d{10}$/.test(value)) return weighted(value, innTen) === Number(value[9]);
  if (!/^\d{12}$/.test(value)) return false;
  return weighted(value, innEleven) === Number(value[10]) && weighted(value, innTwelve) === Number(value[11]);
};

/** ОГРН: 13 digits; the last is the remainder modulo 11. */
export const isOgrn = (value: string): boolean =>
  /^\d{13}$/.test(value) && (Number(value.slice(0, 12)) % 11) % 10 === Number(value[12]);

/** КПП of an organisation: 9 digits without a check digit. */
export const isKpp = (value: string): boolean => /^\d{9}$/.test(value);

/** A corporate subscription is for sole proprietors, and for organisations whose КПП is known. */
export const canBuyCorporate = ({ subjectType, kpp }: { subjectType: LegalSubjectType; kpp: string }): boolean =>
  subjectType === 'SOLE_PROPRIETOR' || (subjectType === 'LEGAL_SUBJECT' && isKpp(kpp));

/** ОГРНИП: 15 digits; the last is the remainder modulo 13. */
export const isOgrnip = (value: string): boolean =>
  /^\d{15}$/.test(value) && (Number(value.slice(0, 14)) % 13) % 10 === Number(value[14]);
