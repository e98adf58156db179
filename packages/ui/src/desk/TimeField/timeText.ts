const minutesInDay = 24 * 60;

/** «09:30» as minutes since midnight; null for a time that is not complete. */
export function minutesOf(text: string): number | null {
  const [, hours = '', minutes = ''] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  return hours === '' ? null : Number(hours) * 60 + Number(minutes);
}

/** Minutes since midnight as «09:30», within the day. */
export function timeText(minutes: number): string {
  const within = ((minutes % minutesInDay) + minutesInDay) % minutesInDay;
  return [Math.floor(within / 60), within % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** What people type without a colon or a leading zero: «9» is 09:00, «930» and «9:30» are 09:30. */
export function wholeTime(text: string): string {
  const [, hours = '', minutes = ''] = /^(\d{1,2}?):?(\d{2})?$/.exec(text.replace(/:$/, '')) ?? [];
  const whole = `${hours.padStart(2, '0')}:${minutes.padEnd(2, '0')}`;
  return hours !== '' && minutesOf(whole) !== null ? whole : text;
}

export interface TimeRules {
  /** The first allowed time, «09:00». */
  min?: string | undefined;
  /** The last allowed time. */
  max?: string | undefined;
}

export const isAllowed = (text: string, { min, max }: TimeRules): boolean =>
  minutesOf(text) !== null && (min === undefined || text >= min) && (max === undefined || text <= max);
