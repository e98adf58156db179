import { useMaskito } from '@maskito/react';
import { dayIn, defaultTimeZone, formatDate } from '@vetka/domain/date';
import { useRef, useState, type Ref } from 'react';
import { lazyPart } from '../../internal/lazyPart.ts';
import { useMergedRef } from '../../internal/useMergedRef.ts';
import { useRefusal } from '../../internal/useRefusal.ts';
import { useValue, type ValueProps } from '../../internal/useValue.ts';
import { useWords } from '../../internal/words/words.ts';
import { media } from '../../styles/media.ts';
import { BottomSheet } from '../BottomSheet/index.ts';
import { Field, FieldBox, type FieldProps } from '../Field/index.ts';
import { CalendarIcon } from '../Icon/icons/CalendarIcon.ts';
import { IconButton } from '../IconButton/index.ts';
import { Popover } from '../Popover/index.ts';
import { dateMask } from './dateMask.ts';
import * as styles from './DatePicker.css.ts';
import { dayText, isWhole, readDay, textError, withWholeYear, type DayRules } from './typedDay.ts';

const Calendar = lazyPart(() => import('./Calendar.tsx'));

export interface DatePickerProps extends FieldProps, DayRules, ValueProps<string | null> {
  /** `YYYY-MM-DD`, or `null` without a valid day. */
  value?: string | null | undefined;
  /** A complete, allowed day was typed or chosen, or the text is no longer a day (`null`). */
  onChange?: ((day: string | null) => void) | undefined;
  /** Today in the seller's time zone, `YYYY-MM-DD`. @default today in Moscow */
  today?: string | undefined;
  /** Name of the form field; its value is `YYYY-MM-DD`. */
  name?: string | undefined;
  onBlur?: (() => void) | undefined;
  isDisabled?: boolean | undefined;
  isReadOnly?: boolean | undefined;
  /** Ref of the input. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A day, typed as «08.03.2027» or chosen in a calendar: a popover or, on a phone, a bottom sheet. For the next few
 * delivery days use `DateStrip`. An unavailable day is rejected with an explanation, whether typed or clicked.
 *
 * Keyboard (APG date picker dialog): arrows move by days and weeks, Home and End within a week, Page Up and Page Down
 * by months, with Shift by years; Enter or Space chooses, Escape closes and returns the focus.
 */
export function DatePicker(props: DatePickerProps) {
  const { dateExample = 'дд.мм.гггг' } = useWords();
  const { value: given, defaultValue, onChange, today, name, onBlur, ref, ...rest } = props;
  const { isDisabled = false, isReadOnly = false, min, max, unavailableReason, error, ...frame } = rest;
  const [value, change] = useValue<string | null, never>({ value: given, defaultValue, onChange }, null);
  const rules = { min, max, unavailableReason };
  const typed = useTypedDay(value, change, rules);
  const input = useMergedRef(useMaskito({ options: dateMask }), useRefusal(typed.problem, ref));
  const choose = (day: string) => typed.take(dayText(day));
  return (
    <Field {...frame} error={error ?? typed.error}>
      {(control) => (
        <FieldBox
          trailing={
            !isDisabled && !isReadOnly && <CalendarButton {...rules} value={value} today={today} onChoose={choose} />
          }
        >
          <input
            {...control}
            ref={input}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            placeholder={dateExample}
            value={typed.text}
            disabled={isDisabled}
            readOnly={isReadOnly}
            // Enter submits a form without leaving the field.
            onKeyDown={({ key }) => key === 'Enter' && typed.leave()}
            onBlur={() => {
              typed.leave();
              onBlur?.();
            }}
            // Maskito changes the text before the event reaches React, so its handler must be onInput.
            onInput={(event) => typed.take(event.currentTarget.value)}
          />
          {name && <input type="hidden" name={name} value={value ?? ''} disabled={isDisabled} />}
        </FieldBox>
      )}
    </Field>
  );
}

/** The field's text, kept separately from its value while it is being typed. */
function useTypedDay(value: string | null, onChange: (day: string | null) => void, rules: DayRules) {
  const words = useWords();
  const [typed, setTyped] = useState(() => dayText(value));
  const [isLeft, setIsLeft] = useState(false);
  const allowed = (text: string) => (textError(text, rules) === undefined ? readDay(text) : null);
  const text = allowed(typed) === value ? typed : dayText(value);
  function take(next: string) {
    setTyped(next);
    setIsLeft(false);
    const day = allowed(next);
    if (day !== value) onChange(day);
  }
  const problem = textError(text, rules, words);
  return {
    text,
    take,
    problem,
    /** An incomplete date is not an error while it is being typed. */
    error: isLeft || isWhole(text) ? problem : undefined,
    leave() {
      const whole = withWholeYear(text);
      if (whole !== text) take(whole);
      setIsLeft(true);
    },
  };
}

interface CalendarButtonProps extends DayRules {
  value: string | null;
  today?: string | undefined;
  onChoose: (day: string) => void;
}

const changeText = (date: string) => `Изменить дату, выбрано ${date}`;

function CalendarButton({
  value,
  today = dayIn(defaultTimeZone),
  onChoose,
  min,
  max,
  unavailableReason,
}: CalendarButtonProps) {
  const words = useWords();
  const { chooseDate = 'Выберите дату', changeDate = changeText, calendarLoading = 'Загружаем календарь' } = words;
  const [layer, setLayer] = useState<'popover' | 'sheet' | null>(null);
  const focusRef = useRef<HTMLButtonElement>(null);
  const close = () => setLayer(null);
  const open = () => setLayer(window.matchMedia(media.phone).matches ? 'sheet' : 'popover');
  const choose = (day: string) => {
    onChoose(day);
    close();
  };
  const calendar = (
    <Calendar
      {...{ value, today, min, max, unavailableReason, focusRef }}
      onChoose={choose}
      fallback={<div className={styles.calendar} role="status" aria-label={calendarLoading} />}
    />
  );
  return (
    <>
      <Popover
        label={chooseDate}
        align="end"
        initialFocus={focusRef}
        isOpen={layer === 'popover'}
        onOpenChange={(isOpen) => (isOpen ? open() : close())}
        trigger={
          <IconButton
            label={value === null ? chooseDate : changeDate(formatDate(value, 'd MMMM yyyy'))}
            icon={<CalendarIcon />}
            {...Calendar.preload}
          />
        }
      >
        {calendar}
      </Popover>
      <BottomSheet isOpen={layer === 'sheet'} onClose={close} title={chooseDate} initialFocus={focusRef}>
        {calendar}
      </BottomSheet>
    </>
  );
}
