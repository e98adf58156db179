import { formatDate } from '@vetka/domain/date';

/** Which days can be chosen. Days are `YYYY-MM-DD`. */
export interface DayRules {
  /** The first allowed day. */
  min?: string | undefined;
  /** The last allowed day. */
  max?: string | undefined;
  /** Why a day in between is unavailable: «Не успеем собрать». `undefined` for an available day. */
  unavailableReason?: ((day: string) => string | undefined) | undefined;
}

const typedLength = 'дд.мм.гггг'.length;

export const isWhole = (text: string): boolean => text.length === typedLength;

/** `2027-03-08` as «08.03.2027». */
export const dayText = (day: string | null): string => (day === null ? '' : day.split('-').toReversed().join('.'));

/** «08.03.2027» as `2027-03-08`; `null` for an incomplete or invalid date. */
export function readDay(text: string): string | null {
  if (!isWhole(text)) return null;
  const day = text.split('.').toReversed().join('-');
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : null;
}

/** Accepts two-digit years: «08.03.27». */
export const withWholeYear = (text: string): string => text.replace(/^(\d\d\.\d\d\.)(\d\d)$/, '$120$2');

const inWords = (day: string) => formatDate(day, 'd MMMM yyyy');

/** Why a day is unavailable, in a sentence for the buyer; `undefined` for an available day. */
export function dayError(day: string, { min, max, unavailableReason }: DayRules): string | undefined {
  if (min !== undefined && day < min) return `Выберите дату не раньше ${inWords(min)}`;
  if (max !== undefined && day > max) return `Выберите дату не позже ${inWords(max)}`;
  return unavailableReason?.(day);
}

/** Error about the typed text, in a sentence for the buyer; `undefined` for an empty field or an allowed day. */
export function textError(text: string, rules: DayRules): string | undefined {
  if (text === '') return undefined;
  if (!isWhole(text)) return 'Введите дату полностью: день, месяц и год';
  const day = readDay(text);
  return day === null ? 'Такой даты нет в календаре' : dayError(day, rules);
}
