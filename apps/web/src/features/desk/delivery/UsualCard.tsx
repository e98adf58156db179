import type { DayLimits } from '@vetka/domain/delivery';
import { Button } from '@vetka/ui/Button';
import { Notice } from '@vetka/ui/Notice';
import { NumberField } from '@vetka/ui/desk/NumberField';
import { useState, type FormEvent } from 'react';
import { useRevealInvalid } from '../../../shell/forms/useRevealInvalid.ts';
import { typedNumber } from '../../../shell/forms/typedFigures.ts';
import * as styles from './delivery.css.ts';
import { numberErrors, readNumber, type DraftErrors } from './slotDraft.ts';
import type { DeliveryChanges } from './useDeliveryChanges.ts';

const numberText = (value: number | null): string => (value === null ? '' : String(value));

/** The limits of the shop on a day without a plan, for all options together. */
export function UsualCard({ usual, changes }: { usual: DayLimits; changes: DeliveryChanges }) {
  const [capacity, setCapacity] = useState(numberText(usual.capacity));
  const [capacityMinutes, setMinutes] = useState(numberText(usual.capacityMinutes));
  const [errors, setErrors] = useState<DraftErrors>({});
  const [message, setMessage] = useState<string>();
  async function submit(event: FormEvent) {
    event.preventDefault();
    const unread = numberErrors({ capacity, capacityMinutes });
    setErrors(unread);
    if (Object.keys(unread).length > 0) return;
    const limits = { capacity: readNumber(capacity) ?? null, capacityMinutes: readNumber(capacityMinutes) ?? null };
    const refusal = await changes.saveUsual(limits);
    setErrors(refusal?.fields ?? {});
    setMessage(refusal?.message);
  }
  const reveal = useRevealInvalid(changes.isPending);
  return (
    <section className={styles.card} aria-labelledby="delivery-usual">
      <h2 id="delivery-usual" className={styles.title}>
        Обычный день
      </h2>
      <form className={styles.form} {...reveal} onSubmit={(event) => void submit(event)} noValidate>
        {message && (
          <Notice tone="critical" isAnnounced>
            {message}
          </Notice>
        )}
        <div className={styles.pair}>
          <NumberField
            label="Заказов"
            placeholder="Без предела"
            {...typedNumber({ value: capacity, onChange: setCapacity })}
            error={errors['capacity']}
          />
          <NumberField
            label="Минут работы"
            placeholder="Без предела"
            {...typedNumber({ value: capacityMinutes, onChange: setMinutes })}
            error={errors['capacityMinutes']}
          />
        </div>
        <p className={styles.note}>Всеми способами вместе. Работа – время сборки из карточки товара на каждую штуку.</p>
        <div>
          <Button type="submit" variant="tonal" isLoading={changes.isPending}>
            Сохранить
          </Button>
        </div>
      </form>
    </section>
  );
}
