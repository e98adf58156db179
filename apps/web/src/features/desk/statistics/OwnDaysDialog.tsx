import { addDays } from '@vetka/domain/date';
import { plural } from '@vetka/domain/plural';
import { daysInPeriod, statisticsLimits, type StatisticsPeriod } from '@vetka/domain/statistics';
import { Button } from '@vetka/ui/Button';
import { DatePicker } from '@vetka/ui/DatePicker';
import { ResponsiveDialog } from '@vetka/ui/ResponsiveDialog';
import { useId, useState, type FormEvent } from 'react';
import * as styles from './statistics.css.ts';
import { dayForms, periodText } from './statisticsText.ts';

interface OwnDaysDialogProps {
  period: StatisticsPeriod;
  today: string;
  onChoose: (period: StatisticsPeriod) => void;
  onClose: () => void;
}

interface Draft {
  from: string | null;
  to: string | null;
}

function errorOf({ from, to }: Draft): string | undefined {
  if (from === null || to === null) return 'Выберите день';
  const days = daysInPeriod({ from, to });
  if (days < 1) return 'Конец раньше начала';
  return days > statisticsLimits.days ? `Период – не больше ${plural(statisticsLimits.days, dayForms)}` : undefined;
}

/** The first and the last day of a period. */
export function OwnDaysDialog({ period, today, onChoose, onClose }: OwnDaysDialogProps) {
  const id = useId();
  const [draft, setDraft] = useState<Draft>(period);
  const [isSent, setIsSent] = useState(false);
  const error = errorOf(draft);
  const { from, to } = draft;
  const chosen = error === undefined && from !== null && to !== null ? { from, to } : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsSent(true);
    if (chosen) onChoose(chosen);
  };
  // The first order that the statistics can show was placed years ago at most.
  const bounds = { today, max: today, min: addDays(today, -10 * statisticsLimits.days) };
  return (
    <ResponsiveDialog
      isOpen
      title="Свои даты"
      onClose={onClose}
      foot={
        <Button type="submit" form={id} size="l" isFullWidth>
          Показать
        </Button>
      }
    >
      <form id={id} className={styles.form} onSubmit={submit} noValidate>
        <DatePicker
          label="С какого дня"
          value={from}
          onChange={(day) => setDraft({ ...draft, from: day })}
          {...bounds}
          error={isSent && from === null ? error : undefined}
        />
        <DatePicker
          label="По какой день"
          value={to}
          onChange={(day) => setDraft({ ...draft, to: day })}
          {...bounds}
          error={isSent && from !== null ? error : undefined}
        />
        <p className={styles.note} aria-live="polite">
          {chosen && `${periodText(chosen, today)}, ${plural(daysInPeriod(chosen), dayForms)}`}
        </p>
      </form>
    </ResponsiveDialog>
  );
}
