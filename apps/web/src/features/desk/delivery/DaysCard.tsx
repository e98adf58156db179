import { formatDate } from '@vetka/domain/date';
import { deliveryLimits, type DeliveryPlan } from '@vetka/domain/delivery';
import { addDays } from '@vetka/domain/date';
import { Chip } from '@vetka/ui/Chip';
import { DatePicker } from '@vetka/ui/DatePicker';
import * as styles from './delivery.css.ts';

interface DaysCardProps {
  plan: DeliveryPlan;
  onPick: (day: string) => void;
}

/** Closed days and planned days; any day can be opened here. */
export function DaysCard({ plan, onPick }: DaysCardProps) {
  const { today, plannedDays, closedDays } = plan;
  return (
    <section className={styles.card} aria-labelledby="delivery-days">
      <h2 id="delivery-days" className={styles.title}>
        Особые дни и выходные
      </h2>
      {plannedDays.length > 0 && (
        <div className={styles.chips}>
          {plannedDays.map(({ day, name }) => (
            <Chip key={day} onClick={() => onPick(day)}>
              {formatDate(day, 'd MMMM')}
              {name !== '' && `, ${name}`}
            </Chip>
          ))}
        </div>
      )}
      {closedDays.length > 0 && (
        <div className={styles.chips}>
          {closedDays.map(({ day, reason }) => (
            <Chip key={day} variant="soft" onClick={() => onPick(day)}>
              {formatDate(day, 'd MMMM')}
              {`, ${reason === '' ? 'выходной' : reason}`}
            </Chip>
          ))}
        </div>
      )}
      <DatePicker
        label="Выбрать день"
        today={today}
        min={today}
        max={addDays(today, deliveryLimits.planDays)}
        value={null}
        onChange={(day) => day !== null && onPick(day)}
        hint="Своё время, вместимость и доплата или выходной"
      />
    </section>
  );
}
