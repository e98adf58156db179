const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formatters.set(timeZone, formatter);
  return formatter;
}

function formattedOffset(timeZone: string, at: number): number {
  const parts = formatterOf(timeZone).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((entry) => entry.type === type)?.value);
  const wall = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return wall - Math.floor(at / 1000) * 1000;
}

/**
 * Moscow has not changed its clocks since this moment. Most pages show its time only, and do without
 * `Intl.DateTimeFormat`, whose first use takes a phone 0.1 s. A test compares it with the zones that Node knows.
 */
const moscowSettled = Date.UTC(2014, 9, 25, 22);
const moscowOffset = 3 * 60 * 60_000;

const quarter = 15 * 60_000;
/** Before this moment the clocks of some zones changed at odd seconds. */
const quartersBegin = Date.UTC(2000, 0, 1);
const maxQuarters = 5000;
const offsets = new Map<string, Map<number, number>>();

function quartersOf(timeZone: string): Map<number, number> {
  const known = offsets.get(timeZone);
  if (known && known.size < maxQuarters) return known;
  const quarters = new Map<number, number>();
  offsets.set(timeZone, quarters);
  return quarters;
}

/**
 * The zone's UTC offset at a moment (ms). Formatting a date takes microseconds, and a list of products asks thousands of
 * times, so the offset of each quarter of an hour is kept: clocks change between quarters.
 */
function offsetAt(timeZone: string, at: number): number {
  if (timeZone === 'UTC') return 0;
  if (timeZone === 'Europe/Moscow' && at >= moscowSettled) return moscowOffset;
  if (!(at >= quartersBegin)) return formattedOffset(timeZone, at);
  const quarters = quartersOf(timeZone);
  const start = Math.floor(at / quarter) * quarter;
  const offset = quarters.get(start) ?? formattedOffset(timeZone, start);
  quarters.set(start, offset);
  return offset;
}

/** The moment when clocks in a zone show a day `YYYY-MM-DD` and a time `HH:mm`, in milliseconds since the epoch. */
export function momentIn(timeZone: string, day: string, time: string): number {
  const wall = Date.parse(`${day}T${time}:00Z`);
  // The second pass corrects the offset near a daylight-saving transition.
  const near = wall - offsetAt(timeZone, wall);
  return wall - offsetAt(timeZone, near);
}

/** A date whose UTC fields are what clocks in a zone show at a moment. */
export const wallClock = (timeZone: string, at: number): Date => new Date(at + offsetAt(timeZone, at));
