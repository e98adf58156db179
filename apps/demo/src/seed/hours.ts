const padded = (time: string | undefined): string | null => time?.padStart(5, '0') ?? null;

/** The opening hours of a shop for its desk: «ежедневно 8:00–22:00» is from 8:00 to 22:00. */
export function hoursOf(workingHours: string): { opensAt: string | null; closesAt: string | null } {
  const [opensAt, closesAt] = workingHours.match(/\d+:\d\d/g) ?? [];
  return { opensAt: padded(opensAt), closesAt: padded(closesAt) };
}
