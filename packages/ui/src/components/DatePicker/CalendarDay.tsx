import { isSameDay, isSameMonth, type CalendarDate } from '@internationalized/date';
import { useEffect, useRef, type RefObject } from 'react';
import type { CalendarState } from 'react-stately/useCalendarState';
import { useWords } from '../../internal/words/words.ts';
import { dayLabel } from './calendarWords.ts';
import * as styles from './DatePicker.css.ts';

interface CalendarDayProps {
  date: CalendarDate | null;
  state: CalendarState;
  today: string;
  unavailableReason: ((day: string) => string | undefined) | undefined;
  focusRef: RefObject<HTMLButtonElement | null>;
}

/** A day of the visible month; cells of adjacent months are empty. */
export function CalendarDay({ date, state, ...rest }: CalendarDayProps) {
  if (!date || !isSameMonth(date, state.visibleRange.start)) return <td aria-hidden="true" />;
  const isChosen = state.value !== null && isSameDay(date, state.value);
  return (
    <td aria-selected={isChosen} className={styles.cell}>
      <DayButton {...rest} date={date} state={state} isChosen={isChosen} />
    </td>
  );
}

interface DayButtonProps extends CalendarDayProps {
  date: CalendarDate;
  isChosen: boolean;
}

function DayButton({ date, state, today, unavailableReason, focusRef, isChosen }: DayButtonProps) {
  const words = useWords();
  const button = useRef<HTMLButtonElement>(null);
  const day = date.toString();
  const reason = unavailableReason?.(day);
  const isReached = isSameDay(date, state.focusedDate);
  const hasFocus = isReached && state.isFocused;
  useEffect(
    function followKeys() {
      if (isReached) focusRef.current = button.current;
      if (hasFocus) button.current?.focus({ preventScroll: true });
    },
    [isReached, hasFocus, focusRef],
  );
  return (
    <button
      ref={button}
      type="button"
      className={styles.day}
      tabIndex={isReached ? 0 : -1}
      disabled={state.isCellDisabled(date)}
      // Focusable even if disabled, so that the reason is read out.
      aria-disabled={reason !== undefined || undefined}
      aria-label={dayLabel({ day, isToday: day === today, isChosen, reason }, words)}
      data-chosen={isChosen || undefined}
      data-today={day === today || undefined}
      title={reason}
      onFocus={() => state.setFocusedDate(date)}
      onClick={() => reason === undefined && state.selectDate(date)}
    >
      {date.day}
    </button>
  );
}
