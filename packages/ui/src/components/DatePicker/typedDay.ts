import { formatDate } from '@vetka/domain/date';
import { type Words } from '../../internal/words/words.ts';

/** Which days can be chosen. Days are `YYYY-MM-DD`. */
export interface DayRules {
  /** The first allowed day. */
  min?: string | undefined;
  /** The last allowed day. */
  max?: string | undefined;
  /** Why a day in between is unavailable: «Не успеем собрать». `undefined` for an available day. */
  unavailableReason?: ((day: string) => string | undefined) | undefined;
}

const typedLength = 10;

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
const earlyText = (date: string) => `Выберите дату не раньше ${date}`;
const lateText = (date: string) => `Выберите дату не позже ${date}`;

/** Why a day is unavailable, in a sentence for the buyer; `undefined` for an available day. */
function dayError(day: string, rules: DayRules, words: Words = {}): string | undefined {
  const { min, max, unavailableReason } = rules;
  const { tooEarly = earlyText, tooLate = lateText } = words;
  if (min !== undefined && day < min) return tooEarly(inWords(min));
  if (max !== undefined && day > max) return tooLate(inWords(max));
  return unavailableReason?.(day);
}

/** Error about the typed text, in a sentence for the buyer; `undefined` for an empty field or an allowed day. */
export function textError(text: string, rules: DayRules, words: Words = {}): string | undefined {
  const { dateIncomplete = 'Введите дату полностью: день, месяц и год' } = words;
  const { noSuchDate = 'Такой даты нет в календаре' } = words;
  if (text === '') return undefined;
  if (!isWhole(text)) return dateIncomplete;
  const day = readDay(text);
  return day === null ? noSuchDate : dayError(day, rules, words);
}
