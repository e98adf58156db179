import { isSameDay, isSameMonth, type CalendarDate } from '@internationalized/date';
import { useEffect, useRef } from 'react';
import type { RangeCalendarState } from 'react-stately/useRangeCalendarState';
import { dayLabel } from '../../components/DatePicker/calendarWords.ts';
import { useWords } from '../../internal/words/words.ts';
import * as styles from './DateRange.css.ts';

interface RangeDayProps {
  date: CalendarDate | null;
  state: RangeCalendarState;
  /** The first day of the month of this grid. */
  start: CalendarDate;
  /** `YYYY-MM-DD`. */
  today: string;
}

/** A day of the grid's month; cells of adjacent months are empty. */
export function RangeDay({ date, state, start, today }: RangeDayProps) {
  if (!date || !isSameMonth(date, start)) return <td aria-hidden="true" />;
  const end = endOf(state, date);
  return (
    <td aria-selected={state.isSelected(date)} className={styles.cell}>
      <DayButton date={date} state={state} today={today} end={end} />
    </td>
  );
}

type End = 'first' | 'last' | 'only';
const endWords: Record<End, string> = { first: 'начало периода', last: 'конец периода', only: 'весь период' };

function endOf({ highlightedRange }: RangeCalendarState, date: CalendarDate): End | undefined {
  if (!highlightedRange) return undefined;
  const isFirst = isSameDay(date, highlightedRange.start);
  const isLast = isSameDay(date, highlightedRange.end);
  if (isFirst && isLast) return 'only';
  if (isFirst) return 'first';
  return isLast ? 'last' : undefined;
}

interface DayButtonProps {
  date: CalendarDate;
  state: RangeCalendarState;
  today: string;
  end: End | undefined;
}

function DayButton({ date, state, today, end }: DayButtonProps) {
  const words = useWords();
  const { periodEnds = endWords } = words;
  const button = useRef<HTMLButtonElement>(null);
  const day = date.toString();
  const isReached = isSameDay(date, state.focusedDate);
  const hasFocus = isReached && state.isFocused;
  useEffect(
    function followKeys() {
      if (hasFocus) button.current?.focus({ preventScroll: true });
    },
    [hasFocus],
  );
  return (
    <button
      ref={button}
      type="button"
      className={styles.day}
      tabIndex={isReached ? 0 : -1}
      disabled={state.isCellDisabled(date)}
      aria-label={dayLabel({ day, isToday: day === today, isChosen: false, reason: end && periodEnds[end] }, words)}
      data-end={end}
      data-within={(!end && state.isSelected(date)) || undefined}
      data-today={day === today || undefined}
      onFocus={() => state.setFocusedDate(date)}
      onPointerMove={() => !isReached && state.highlightDate(date)}
      onClick={() => state.selectDate(date)}
    >
      {date.day}
    </button>
  );
}
