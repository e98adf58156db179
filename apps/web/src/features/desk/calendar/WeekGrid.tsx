import { formatDate } from '@vetka/domain/date';
import type { DeskCalendar, DeskCalendarDay, DeskCalendarSlot } from '@vetka/domain/desk';
import { formatPrice } from '@vetka/domain/money';
import { Anchor } from '@vetka/ui/Link';
import { VisuallyHidden } from '@vetka/ui/VisuallyHidden';
import * as styles from './calendar.css.ts';
import { dayLoad, hoursText, isFull, loadText } from './calendarText.ts';
import { LoadBar, SlotPictures } from './SlotLoad.tsx';
import type { CalendarLinks } from './useCalendarLinks.ts';

interface WeekGridProps {
  calendar: DeskCalendar;
  /** The open day. */
  open: string;
  links: CalendarLinks;
}

const keyOf = ({ from, to }: DeskCalendarSlot): string => `${from ?? '~'} ${to ?? ''}`;

/** Every slot of the week, by hour. */
const slotsOfWeek = ({ days }: DeskCalendar): DeskCalendarSlot[] => {
  const slots = new Map(days.flatMap((day) => day.slots).map((slot) => [keyOf(slot), slot]));
  return [...slots.entries()].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, slot]) => slot);
};

/** «прошёл», «выходной», «8 из 42». */
function dayNote(day: DeskCalendarDay, today: string): string {
  if (day.day < today) return 'прошёл';
  return day.closedReason === null ? loadText(dayLoad(day)) : 'выходной';
}

/** The week as a table: slots down, days across. A cell leads to the queue of its day. */
export function WeekGrid({ calendar, open, links }: WeekGridProps) {
  const { days, today } = calendar;
  return (
    <table className={styles.week}>
      <VisuallyHidden as="caption">Заказы недели по дням и часам доставки</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col" className={styles.corner}>
            <VisuallyHidden>Часы</VisuallyHidden>
          </th>
          {days.map((day) => (
            <th key={day.day} scope="col" className={styles.dayHead}>
              <Anchor
                className={styles.dayLink}
                href={links.dayHref(day.day)}
                {...(day.day === open && { 'aria-current': 'date' as const })}
              >
                <span className={styles.dayName}>{formatDate(day.day, 'EEE d')}</span>
                <span className={styles.small}>{dayNote(day, today)}</span>
              </Anchor>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {slotsOfWeek(calendar).map((row) => (
          <tr key={keyOf(row)}>
            <th scope="row" className={styles.hours}>
              {hoursText(row)}
            </th>
            {days.map((day) => (
              <td key={day.day} className={styles.cell}>
                <Cell
                  day={day}
                  slot={day.slots.find((slot) => keyOf(slot) === keyOf(row))}
                  today={today}
                  links={links}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" className={styles.small}>
            на сумму
          </th>
          {days.map(({ day, total }) => (
            <td key={day} className={styles.sum}>
              {total === 0 ? '–' : formatPrice(total)}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

interface CellProps {
  day: DeskCalendarDay;
  /** Undefined when nothing is delivered at these hours. */
  slot: DeskCalendarSlot | undefined;
  today: string;
  links: CalendarLinks;
}

function Cell({ day, slot, today, links }: CellProps) {
  const isPast = day.day < today ? '' : undefined;
  if (!slot || slot.count === 0) {
    return (
      <span className={styles.box} data-empty="" data-past={isPast}>
        <span className={styles.count}>–</span>
        <VisuallyHidden>заказов нет</VisuallyHidden>
      </span>
    );
  }
  return (
    <Anchor
      className={styles.box}
      href={links.queueHref(day.day)}
      data-past={isPast}
      data-full={isFull(slot) ? '' : undefined}
    >
      <VisuallyHidden>
        {formatDate(day.day, 'd MMMM')}, {hoursText(slot)}, заказов:{' '}
      </VisuallyHidden>
      <span className={styles.boxHead}>
        <span className={styles.count}>{slot.count}</span>
        {slot.capacity !== null && (
          <span className={styles.load}>{isFull(slot) ? 'полно' : `из ${slot.capacity}`}</span>
        )}
      </span>
      <LoadBar slot={slot} />
      <SlotPictures slot={slot} />
      {slot.newCount > 0 && <span className={styles.fresh}>новых: {slot.newCount}</span>}
    </Anchor>
  );
}
