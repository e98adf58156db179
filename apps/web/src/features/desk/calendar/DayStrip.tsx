import { formatDate } from '@vetka/domain/date';
import type { DeskCalendar, DeskCalendarDay } from '@vetka/domain/desk';
import { Anchor } from '@vetka/ui/Link';
import { VisuallyHidden } from '@vetka/ui/VisuallyHidden';
import * as styles from './calendar.css.ts';
import { dayLoad, isFull, ordersText } from './calendarText.ts';
import type { CalendarLinks } from './useCalendarLinks.ts';

interface DayStripProps {
  calendar: DeskCalendar;
  open: string;
  links: CalendarLinks;
}

/** «12», «полно», «✓» for a past day. */
function markOf(day: DeskCalendarDay, today: string): string {
  if (day.day < today) return '✓';
  if (day.count > 0 && isFull(dayLoad(day))) return 'полно';
  return day.count === 0 ? '–' : String(day.count);
}

/** The days of the week on a phone. */
export function DayStrip({ calendar, open, links }: DayStripProps) {
  return (
    <nav className={styles.strip} aria-label="Дни недели">
      {calendar.days.map((day) => (
        <Anchor
          key={day.day}
          className={styles.stripDay}
          href={links.dayHref(day.day)}
          {...(day.day === open && { 'aria-current': 'date' as const })}
        >
          <span className={styles.stripSmall}>{formatDate(day.day, 'EEE')}</span>
          <span className={styles.stripNumber}>{formatDate(day.day, 'd')}</span>
          <VisuallyHidden>
            {formatDate(day.day, ' MMMM')}: {ordersText(day.count)}
          </VisuallyHidden>
          <span className={styles.stripSmall} aria-hidden="true">
            {markOf(day, calendar.today)}
          </span>
        </Anchor>
      ))}
    </nav>
  );
}
