import { GregorianCalendar, parseDate, type CalendarDate } from '@internationalized/date';
import { useEffect, useId, useRef, type FocusEvent, type RefObject } from 'react';
import { useCalendarState, type CalendarState } from 'react-stately/useCalendarState';
import { ChevronLeftIcon } from '../Icon/icons/ChevronLeftIcon.ts';
import { ChevronRightIcon } from '../Icon/icons/ChevronRightIcon.ts';
import { IconButton } from '../IconButton/index.ts';
import { CalendarDay } from './CalendarDay.tsx';
import { firstDayOfWeek, handleCalendarKey, locale } from './calendarKeys.ts';
import { monthHeading, weekdays } from './calendarWords.ts';
import * as styles from './DatePicker.css.ts';
import type { DayRules } from './typedDay.ts';

interface CalendarProps extends DayRules {
  /** `YYYY-MM-DD`. */
  value: string | null;
  /** Today where the days are counted, `YYYY-MM-DD`. */
  today: string;
  onChoose: (day: string) => void;
  /** Gets the day that the keys stand on. */
  focusRef: RefObject<HTMLButtonElement | null>;
}

/** A month of days. The arithmetic and the bounds are React Aria's, its words and roles our own. */
export default function Calendar({ value, today, onChoose, focusRef, min, max, whyNot }: CalendarProps) {
  const state = useCalendarState({
    locale,
    firstDayOfWeek,
    createCalendar: () => new GregorianCalendar(),
    value: value === null ? null : parseDate(value),
    defaultFocusedValue: parseDate(value ?? today),
    minValue: min === undefined ? null : parseDate(min),
    maxValue: max === undefined ? null : parseDate(max),
    isDateUnavailable: (date) => whyNot?.(date.toString()) !== undefined,
    onChange: (date: CalendarDate) => onChoose(date.toString()),
  });
  const root = useRef<HTMLDivElement>(null);
  const headingId = useId();
  useEffect(
    function takeFocusOfLateArrival() {
      // A layer that was opened before this code arrived has nothing better than itself to give the focus to.
      const layer = root.current?.closest('[role="dialog"]');
      if (layer?.contains(document.activeElement)) focusRef.current?.focus();
    },
    [focusRef],
  );
  return (
    <div ref={root} className={styles.calendar}>
      <CalendarHead state={state} headingId={headingId} />
      <table
        role="grid"
        aria-labelledby={headingId}
        className={styles.grid}
        onKeyDown={(event) => handleCalendarKey(event, state)}
        onFocus={() => state.setFocused(true)}
        onBlur={(event) => leave(event, state)}
      >
        <thead>
          <tr>
            {weekdays.map(({ short, long }) => (
              <th key={long} scope="col" abbr={long} className={styles.weekday}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: state.getWeeksInMonth() }, (_, week) => (
            <tr key={week}>
              {state.getDatesInWeek(week).map((date, place) => (
                <CalendarDay key={place} {...{ date, state, today, whyNot, focusRef }} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function leave({ currentTarget, relatedTarget }: FocusEvent, state: CalendarState) {
  if (!currentTarget.contains(relatedTarget)) state.setFocused(false);
}

function CalendarHead({ state, headingId }: { state: CalendarState; headingId: string }) {
  const { start, end } = state.visibleRange;
  function turn(isForward: boolean) {
    if (isForward) state.focusNextPage();
    else state.focusPreviousPage();
    // A button that has just become impossible would let the focus fall.
    const beyond = isForward ? end.add({ months: 1, days: 1 }) : start.subtract({ months: 1, days: 1 });
    if (state.isInvalid(beyond)) state.setFocused(true);
  }
  return (
    <div className={styles.head}>
      <IconButton
        label="Предыдущий месяц"
        icon={<ChevronLeftIcon />}
        isDisabled={state.isPreviousVisibleRangeInvalid()}
        onClick={() => turn(false)}
      />
      <div id={headingId} className={styles.heading} aria-live="polite">
        {monthHeading(start.toString())}
      </div>
      <IconButton
        label="Следующий месяц"
        icon={<ChevronRightIcon />}
        isDisabled={state.isNextVisibleRangeInvalid()}
        onClick={() => turn(true)}
      />
    </div>
  );
}
