import { CalendarDate, endOfWeek, startOfWeek } from '@internationalized/date';
import type { KeyboardEvent } from 'react';
import type { CalendarState } from 'react-stately/useCalendarState';

export const locale = 'ru-RU';
export const firstDayOfWeek = 'mon';

/** Of `YYYY-MM-DD`. The library's `parseDate` would bring the formats of times and zones with it. */
export const calendarDate = (day: string): CalendarDate =>
  new CalendarDate(Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8)));

/** What the keys of any calendar need. */
type Movable = Pick<
  CalendarState,
  | 'focusedDate'
  | 'setFocusedDate'
  | 'focusPreviousDay'
  | 'focusNextDay'
  | 'focusPreviousRow'
  | 'focusNextRow'
  | 'focusPreviousSection'
  | 'focusNextSection'
>;
type Step = (state: Movable, isShift: boolean) => void;

/** The keyboard table of the APG's date grid. */
const steps: Record<string, Step> = {
  ArrowLeft: (state) => state.focusPreviousDay(),
  ArrowRight: (state) => state.focusNextDay(),
  ArrowUp: (state) => state.focusPreviousRow(),
  ArrowDown: (state) => state.focusNextRow(),
  Home: (state) => state.setFocusedDate(startOfWeek(state.focusedDate, locale, firstDayOfWeek)),
  End: (state) => state.setFocusedDate(endOfWeek(state.focusedDate, locale, firstDayOfWeek)),
  PageUp: (state, isShift) => state.focusPreviousSection(isShift),
  PageDown: (state, isShift) => state.focusNextSection(isShift),
};

/** Left, Right, Up, Down, Home, End, Page Up and Down, with Shift by a year. */
export function handleCalendarKey(event: KeyboardEvent, state: Movable): void {
  const step = steps[event.key];
  if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  step(state, event.shiftKey);
}
