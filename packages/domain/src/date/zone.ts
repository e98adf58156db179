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

/** The zone's UTC offset at a moment (ms). */
function offsetAt(timeZone: string, at: number): number {
  const parts = formatterOf(timeZone).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((entry) => entry.type === type)?.value);
  const wall = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return wall - Math.floor(at / 1000) * 1000;
}

/** The moment when clocks in a zone show a day `YYYY-MM-DD` and a time `HH:mm`, in milliseconds since the epoch. */
export function momentIn(timeZone: string, day: string, time: string): number {
  const wall = Date.parse(`${day}T${time}:00Z`);
  // The second pass corrects the offset near a daylight-saving transition.
  const near = wall - offsetAt(timeZone, wall);
  return wall - offsetAt(timeZone, near);
}
