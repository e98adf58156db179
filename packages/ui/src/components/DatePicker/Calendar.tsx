import { GregorianCalendar, type CalendarDate } from '@internationalized/date';
import { useEffect, useId, useRef, type FocusEvent, type RefObject } from 'react';
import { useCalendarState, type CalendarState } from 'react-stately/useCalendarState';
import { useWords } from '../../internal/words/words.ts';
import { ChevronLeftIcon } from '../Icon/icons/ChevronLeftIcon.ts';
import { ChevronRightIcon } from '../Icon/icons/ChevronRightIcon.ts';
import { IconButton } from '../IconButton/index.ts';
import { CalendarDay } from './CalendarDay.tsx';
import { calendarDate, firstDayOfWeek, handleCalendarKey, locale } from './calendarKeys.ts';
import { monthHeading } from './calendarWords.ts';
import * as styles from './DatePicker.css.ts';
import { WeekdayHeads } from './WeekdayHeads.tsx';
import type { DayRules } from './typedDay.ts';

interface CalendarProps extends DayRules {
  /** `YYYY-MM-DD`. */
  value: string | null;
  /** Today in the seller's time zone, `YYYY-MM-DD`. */
  today: string;
  onChoose: (day: string) => void;
  /** Ref of the focused day. */
  focusRef: RefObject<HTMLButtonElement | null>;
}

/** A month of days. React Aria does the date arithmetic and bounds; texts and roles are ours. */
export default function Calendar({ value, today, onChoose, focusRef, min, max, unavailableReason }: CalendarProps) {
  const state = useCalendarState({
    locale,
    firstDayOfWeek,
    createCalendar: () => new GregorianCalendar(),
    value: value === null ? null : calendarDate(value),
    defaultFocusedValue: calendarDate(value ?? today),
    minValue: min === undefined ? null : calendarDate(min),
    maxValue: max === undefined ? null : calendarDate(max),
    isDateUnavailable: (date) => unavailableReason?.(date.toString()) !== undefined,
    onChange: (date: CalendarDate) => onChoose(date.toString()),
  });
  const root = useRef<HTMLDivElement>(null);
  const headingId = useId();
  useEffect(
    function focusDayAfterLateLoad() {
      // If the layer opened before this code loaded, it took the focus itself: move the focus to the day.
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
        <WeekdayHeads />
        <tbody>
          {Array.from({ length: state.getWeeksInMonth() }, (_, week) => (
            <tr key={week}>
              {state.getDatesInWeek(week).map((date, place) => (
                <CalendarDay key={place} {...{ date, state, today, unavailableReason, focusRef }} />
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
  const { previousMonth = 'Предыдущий месяц', nextMonth = 'Следующий месяц' } = useWords();
  useEffect(function moveFocusToDay() {
    // The pressed button has led to the last month and is disabled.
    if (document.activeElement?.matches(':disabled')) state.setFocused(true);
  });
  return (
    <div className={styles.head}>
      <IconButton
        label={previousMonth}
        icon={<ChevronLeftIcon />}
        isDisabled={state.isPreviousVisibleRangeInvalid()}
        onClick={() => state.focusPreviousPage()}
      />
      <div id={headingId} className={styles.heading} aria-live="polite">
        {monthHeading(state.visibleRange.start.toString())}
      </div>
      <IconButton
        label={nextMonth}
        icon={<ChevronRightIcon />}
        isDisabled={state.isNextVisibleRangeInvalid()}
        onClick={() => state.focusNextPage()}
      />
    </div>
  );
}
