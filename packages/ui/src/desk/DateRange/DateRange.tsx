import { GregorianCalendar, startOfMonth, type CalendarDate } from '@internationalized/date';
import { useId, type KeyboardEvent } from 'react';
import { useRangeCalendarState, type RangeCalendarState } from 'react-stately/useRangeCalendarState';
import { calendarDate, firstDayOfWeek, handleCalendarKey, locale } from '../../components/DatePicker/calendarKeys.ts';
import { monthHeading } from '../../components/DatePicker/calendarWords.ts';
import { WeekdayHeads } from '../../components/DatePicker/WeekdayHeads.tsx';
import { ChevronLeftIcon } from '../../components/Icon/icons/ChevronLeftIcon.ts';
import { ChevronRightIcon } from '../../components/Icon/icons/ChevronRightIcon.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { ownEscape } from '../../internal/layers/guards.ts';
import type { ElementAttributes } from '../../internal/tags.ts';
import { useKeptFocus } from '../../internal/useKeptFocus.ts';
import { useValue, type ValueProps } from '../../internal/useValue.ts';
import { useWords } from '../../internal/words/words.ts';
import * as styles from './DateRange.css.ts';
import { RangeDay } from './RangeDay.tsx';
import { useMonthCount } from './useMonthCount.ts';

/** Days `YYYY-MM-DD`, both included. */
export interface DayRange {
  from: string;
  to: string;
}

export interface DateRangeProps
  extends ValueProps<DayRange>, Omit<ElementAttributes, 'onChange' | 'defaultValue' | 'children'> {
  /** Accessible name. */
  label: string;
  /** Both days are chosen. */
  onChange?: ((value: DayRange) => void) | undefined;
  /** `YYYY-MM-DD`. */
  today: string;
  min?: string | undefined;
  max?: string | undefined;
  isDisabled?: boolean | undefined;
}

/**
 * A period: the first press chooses one of its ends, the second one the other. Two months beside each other, one on a
 * phone. For one day use `DatePicker`.
 *
 * Keyboard (APG date grid): arrows move by days and weeks, Home and End within a week, Page Up and Page Down by months;
 * Enter or Space chooses an end, Escape takes the first end back.
 */
export function DateRange(props: DateRangeProps) {
  const { previousMonth = 'Предыдущий месяц', nextMonth = 'Следующий месяц' } = useWords();
  const { label, value: given, defaultValue, onChange, today, min, max, isDisabled = false, ...attributes } = props;
  const [value, choose] = useValue<DayRange, never>(
    { value: given, defaultValue, onChange },
    { from: today, to: today },
  );
  const months = useMonthCount();
  const state = useRangeCalendarState({
    locale,
    firstDayOfWeek,
    createCalendar: () => new GregorianCalendar(),
    visibleDuration: { months },
    selectionAlignment: 'end',
    value: { start: calendarDate(value.from), end: calendarDate(value.to) },
    defaultFocusedValue: calendarDate(value.to),
    minValue: min === undefined ? null : calendarDate(min),
    maxValue: max === undefined ? null : calendarDate(max),
    isDisabled,
    onChange: ({ start, end }) => choose({ from: start.toString(), to: end.toString() }),
  });
  return (
    <div {...attributes} className={styles.range} role="group" aria-label={label} data-months={months}>
      <div className={styles.turns} {...useKeptFocus<HTMLDivElement>()}>
        <IconButton
          label={previousMonth}
          icon={<ChevronLeftIcon />}
          isDisabled={state.isPreviousVisibleRangeInvalid()}
          onClick={() => state.focusPreviousPage()}
        />
        <IconButton
          label={nextMonth}
          icon={<ChevronRightIcon />}
          isDisabled={state.isNextVisibleRangeInvalid()}
          onClick={() => state.focusNextPage()}
        />
      </div>
      {Array.from({ length: months }, (_, index) => (
        <Month key={index} state={state} start={monthAt(state, index)} today={today} />
      ))}
    </div>
  );
}

const monthAt = (state: RangeCalendarState, index: number): CalendarDate =>
  startOfMonth(state.visibleRange.start).add({ months: index });

interface MonthProps {
  state: RangeCalendarState;
  start: CalendarDate;
  today: string;
}

function Month({ state, start, today }: MonthProps) {
  const id = useId();
  const follow = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && state.anchorDate) {
      // The layer around it stays open.
      event.stopPropagation();
      state.setAnchorDate(null);
    } else handleCalendarKey(event, state);
  };
  return (
    <div>
      <div id={id} className={styles.heading} aria-live="polite">
        {monthHeading(start.toString())}
      </div>
      <table
        {...(state.anchorDate && ownEscape)}
        role="grid"
        aria-labelledby={id}
        aria-multiselectable="true"
        className={styles.grid}
        onKeyDown={follow}
        onFocus={() => state.setFocused(true)}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) state.setFocused(false);
        }}
      >
        <WeekdayHeads />
        <tbody>
          {Array.from({ length: state.getWeeksInMonth(start) }, (_, week) => (
            <tr key={week}>
              {state.getDatesInWeek(week, start).map((date, place) => (
                <RangeDay key={place} {...{ date, state, start, today }} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
