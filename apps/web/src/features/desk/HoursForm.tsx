import { Button } from '@vetka/ui/Button';
import { Checkbox } from '@vetka/ui/Checkbox';
import { Select } from '@vetka/ui/Select';
import { useState, type FormEvent } from 'react';
import { useRevealInvalid } from '../../shell/forms/useRevealInvalid.ts';
import { useErrorHandler, useFieldError } from '../../shell/errors/useErrors.ts';
import * as styles from './desk.css.ts';
import { timesWith } from './halfHours.ts';
import { useHours, type Hours } from './useSettings.ts';

interface HoursFormProps {
  service: string;
  saved: Hours;
}

const usual = { opensAt: '09:00', closesAt: '21:00' };

const typedOf = ({ opensAt, closesAt }: Hours) => ({
  isRound: opensAt === null,
  opensAt: opensAt ?? usual.opensAt,
  closesAt: closesAt ?? usual.closesAt,
});

/** The shop's working hours, in its own time; around the clock without hours. */
export function HoursForm({ service, saved }: HoursFormProps) {
  const { save, isPending } = useHours(service);
  // What is typed stays until it is saved; untouched, the form follows the saved hours.
  const [edited, setEdited] = useState<ReturnType<typeof typedOf>>();
  const typed = edited ?? typedOf(saved);
  const { isRound, opensAt, closesAt } = typed;
  const opensError = useFieldError('opensAt');
  const closesError = useFieldError('closesAt');
  const { clear } = useErrorHandler();
  const change = (part: Partial<typeof typed>) => {
    if (opensError !== undefined || closesError !== undefined) clear();
    setEdited({ ...typed, ...part });
  };
  function submit(event: FormEvent) {
    event.preventDefault();
    const hours = isRound ? { opensAt: null, closesAt: null } : { opensAt, closesAt };
    save(hours, () => setEdited((now) => (now === edited ? undefined : now)));
  }
  const reveal = useRevealInvalid(isPending);
  return (
    <form className={styles.hours} {...reveal} onSubmit={submit}>
      <Checkbox isChecked={isRound} onChange={(isOn) => change({ isRound: isOn })} label="Круглосуточно" />
      {!isRound && (
        <div className={styles.times}>
          <Select
            label="Открытие"
            options={timesWith(opensAt)}
            value={opensAt}
            onChange={(time) => change({ opensAt: time })}
            error={opensError}
          />
          <Select
            label="Закрытие"
            options={timesWith(closesAt)}
            value={closesAt}
            onChange={(time) => change({ closesAt: time })}
            error={closesError}
          />
        </div>
      )}
      <p className={styles.hint}>В рабочее время идут 30 минут, за которые нужно принять заказ.</p>
      <Button type="submit" variant="tonal" isLoading={isPending}>
        Сохранить часы
      </Button>
    </form>
  );
}
