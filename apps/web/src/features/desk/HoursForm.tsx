import type { DeskSettings } from '@vetka/domain/desk';
import { Button } from '@vetka/ui/Button';
import { Checkbox } from '@vetka/ui/Checkbox';
import { Select } from '@vetka/ui/Select';
import { useState, type FormEvent } from 'react';
import { useRevealInvalid } from '../../shell/forms/useRevealInvalid.ts';
import { useFieldError } from '../../shell/errors/useErrors.ts';
import * as styles from './desk.css.ts';
import { timesWith } from './halfHours.ts';

interface HoursFormProps {
  settings: DeskSettings;
  onSave: (hours: Pick<DeskSettings, 'opensAt' | 'closesAt'>) => void;
  isPending: boolean;
}

const usual = { opensAt: '09:00', closesAt: '21:00' };

/** The shop's working hours, in its own time; around the clock without hours. */
export function HoursForm({ settings, onSave, isPending }: HoursFormProps) {
  const [isRound, setIsRound] = useState(settings.opensAt === null);
  const [opensAt, setOpensAt] = useState(settings.opensAt ?? usual.opensAt);
  const [closesAt, setClosesAt] = useState(settings.closesAt ?? usual.closesAt);
  const opensError = useFieldError('opensAt');
  const closesError = useFieldError('closesAt');
  function save(event: FormEvent) {
    event.preventDefault();
    onSave(isRound ? { opensAt: null, closesAt: null } : { opensAt, closesAt });
  }
  const reveal = useRevealInvalid(isPending);
  return (
    <form className={styles.hours} {...reveal} onSubmit={save}>
      <Checkbox isChecked={isRound} onChange={setIsRound} label="Круглосуточно" />
      {!isRound && (
        <div className={styles.times}>
          <Select
            label="Открытие"
            options={timesWith(opensAt)}
            value={opensAt}
            onChange={setOpensAt}
            error={opensError}
          />
          <Select
            label="Закрытие"
            options={timesWith(closesAt)}
            value={closesAt}
            onChange={setClosesAt}
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
