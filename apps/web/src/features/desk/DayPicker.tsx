import { addDays, formatDate } from '@vetka/domain/date';
import { Button } from '@vetka/ui/Button';
import { Chip } from '@vetka/ui/Chip';
import { DatePicker } from '@vetka/ui/DatePicker';
import { CalendarIcon } from '@vetka/ui/Icon';
import { Popover } from '@vetka/ui/Popover';
import { useState } from 'react';
import * as styles from './desk.css.ts';

interface DayPickerProps {
  /** `YYYY-MM-DD`; undefined for all days. */
  value: string | undefined;
  /** Today in the service's city. */
  today: string;
  onPick: (day: string | undefined) => void;
  /** The week of orders. */
  calendarHref: string;
}

/** «Все дни», «Сегодня», «Завтра», «24 ноября». */
function dayLabel(day: string | undefined, today: string): string {
  if (day === undefined) return 'Все дни';
  if (day === today) return 'Сегодня';
  return day === addDays(today, 1) ? 'Завтра' : formatDate(day, 'd MMMM');
}

/** The day of delivery whose orders are shown: all days, today, tomorrow, or another one. */
export function DayPicker({ value, today, onPick, calendarHref }: DayPickerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const pick = (day: string | undefined) => {
    setIsOpen(false);
    onPick(day);
  };
  const label = dayLabel(value, today);
  return (
    <Popover
      label="День доставки"
      align="end"
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button variant="tonal" icon={<CalendarIcon />} aria-label={`День доставки: ${label.toLocaleLowerCase('ru')}`}>
          {label}
        </Button>
      }
    >
      <div className={styles.days}>
        <div className={styles.dayChips}>
          {[undefined, today, addDays(today, 1)].map((day) => (
            <Chip key={day ?? 'all'} isSelected={day === value} onClick={() => pick(day)}>
              {dayLabel(day, today)}
            </Chip>
          ))}
        </div>
        <DatePicker
          label="Другой день"
          value={value ?? null}
          today={today}
          onChange={(day) => {
            if (day !== null) pick(day);
          }}
        />
        <Button variant="plain" href={calendarHref}>
          Неделя целиком
        </Button>
      </div>
    </Popover>
  );
}
