import { formatDate } from '@vetka/domain/date';
import type { CalendarDay } from './delivery.calendar.ts';
import { readTime } from './delivery.soonest.ts';

interface Wanted {
  day: string;
  from: string;
}

const ofDay = ({ slots }: CalendarDay): string[] =>
  slots
    .filter(({ isAvailable }) => isAvailable)
    .map(({ from }) => from)
    .toSorted();

/** The free time nearest to the wanted one: later that day, then on the next days, then before it. */
function nearestOf(days: readonly CalendarDay[], wanted: Wanted): Wanted | undefined {
  const free = days.flatMap((each) => ofDay(each).map((from) => ({ day: each.day, from })));
  const isLater = ({ day, from }: Wanted): boolean => day > wanted.day || (day === wanted.day && from >= wanted.from);
  return free.find(isLater) ?? free.at(-1);
}

/** «. Ближайшее свободное время: 24 ноября с 18:00», to follow a reason; empty when there is none. */
export function nearestText(days: readonly CalendarDay[], wanted: Wanted): string {
  const nearest = nearestOf(days, wanted);
  if (!nearest) return '';
  return `. Ближайшее свободное время: ${formatDate(nearest.day, 'd MMMM')} с\u00A0${readTime(nearest.from)}`;
}
