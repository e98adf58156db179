import { addDays } from '@vetka/domain/date';
import { plural } from '@vetka/domain/plural';
import { daysInPeriod, statisticsLimits, type StatisticsPeriod } from '@vetka/domain/statistics';
import { Button } from '@vetka/ui/Button';
import { DateRange } from '@vetka/ui/desk/DateRange';
import { ResponsiveDialog } from '@vetka/ui/ResponsiveDialog';
import { useState } from 'react';
import * as styles from './statistics.css.ts';
import { dayForms, periodText } from './statisticsText.ts';

interface OwnDaysDialogProps {
  period: StatisticsPeriod;
  today: string;
  onChoose: (period: StatisticsPeriod) => void;
  onClose: () => void;
}

/** Years back that the calendar leads. */
const years = 10;

/** The first and the last day of a period. */
export default function OwnDaysDialog({ period, today, onChoose, onClose }: OwnDaysDialogProps) {
  const [chosen, setChosen] = useState(period);
  const days = daysInPeriod(chosen);
  const isTooLong = days > statisticsLimits.days;
  return (
    <ResponsiveDialog
      isOpen
      size="l"
      title="Свои даты"
      onClose={onClose}
      foot={
        <Button size="l" isFullWidth isDisabled={isTooLong} onClick={() => onChoose(chosen)}>
          Показать
        </Button>
      }
    >
      <div className={styles.form}>
        <DateRange
          label="Период"
          value={chosen}
          onChange={setChosen}
          today={today}
          min={addDays(today, -years * statisticsLimits.days)}
          max={today}
        />
        <p className={styles.note} aria-live="polite">
          {periodText(chosen, today)}, {plural(days, dayForms)}
          {isTooLong && `. Выберите не больше ${plural(statisticsLimits.days, dayForms)}`}
        </p>
      </div>
    </ResponsiveDialog>
  );
}
