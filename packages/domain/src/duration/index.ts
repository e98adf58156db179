import { plural, type PluralForms } from '../plural/index.ts';

const minutesInHour = 60;
const minutesInDay = 24 * minutesInHour;

interface DurationUnit {
  /** Minutes in the unit. */
  size: number;
  /** Values are rounded to multiples of this, in minutes. */
  step: number;
  /** The unit is used below this many minutes, after rounding. */
  below: number;
  forms: PluralForms;
}

/**
 * Half hours are used up to three hours, then whole hours. Minutes never end in 1 or 2, so one plural form is enough.
 */
const units: readonly DurationUnit[] = [
  { size: 1, step: 5, below: minutesInHour, forms: ['минута', 'минуты', 'минут'] },
  { size: minutesInHour, step: 30, below: 3 * minutesInHour, forms: ['час', 'часа', 'часов'] },
  { size: minutesInHour, step: minutesInHour, below: minutesInDay, forms: ['час', 'часа', 'часов'] },
  { size: minutesInDay, step: minutesInDay, below: Infinity, forms: ['день', 'дня', 'дней'] },
];

const rounded = (minutes: number, step: number): number => Math.max(step, Math.round(minutes / step) * step);

/**
 * A duration in everyday words: «25 минут», «1,5 часа», «3 часа», «2 дня». Never less than five minutes.
 * @param minutes zero or more
 */
export function formatDuration(minutes: number): string {
  const unit = units.find(({ step, below }) => rounded(minutes, step) < below);
  if (!unit) throw new RangeError(`Not a duration in minutes: ${minutes}`);
  return plural(rounded(minutes, unit.step) / unit.size, unit.forms);
}
