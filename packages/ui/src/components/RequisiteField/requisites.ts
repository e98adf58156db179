import type { Rule } from '@vetka/domain/form';
import { isInn, isKpp, isOgrn, isOgrnip } from '@vetka/domain/requisites';

export type RequisiteKind = 'inn' | 'kpp' | 'ogrn' | 'ogrnip';

interface Requisite {
  label: string;
  /** Allowed lengths, the longest last. */
  lengths: readonly number[];
  /** Text after «Введите»: the required number of digits. */
  digits: string;
  isRight: (digits: string) => boolean;
}

export const requisites: Record<RequisiteKind, Requisite> = {
  inn: { label: 'ИНН', lengths: [10, 12], digits: '10 цифр ИНН организации или 12 цифр ИНН человека', isRight: isInn },
  kpp: { label: 'КПП', lengths: [9], digits: '9 цифр КПП', isRight: isKpp },
  ogrn: { label: 'ОГРН', lengths: [13], digits: '13 цифр ОГРН', isRight: isOgrn },
  ogrnip: { label: 'ОГРНИП', lengths: [15], digits: '15 цифр ОГРНИП', isRight: isOgrnip },
};

/** Maximum length of a requisite. */
export const maxLength = (kind: RequisiteKind): number => Math.max(...requisites[kind].lengths);

/** Error about a number, in a sentence for the buyer; `undefined` for an empty or a valid one. */
export function requisiteError(kind: RequisiteKind, digits: string): string | undefined {
  const { label, lengths, digits: expected, isRight } = requisites[kind];
  if (digits === '' || isRight(digits)) return undefined;
  if (!lengths.includes(digits.length)) return `Введите ${expected}`;
  return `Проверьте ${label}: контрольная цифра не сходится`;
}

/** Form rule. Empty values pass. */
export const requisite =
  (kind: RequisiteKind): Rule =>
  (digits) =>
    requisiteError(kind, digits);
