import type { DayLimits, UsualDay } from '@vetka/domain/delivery';
import { Button } from '@vetka/ui/Button';
import { NumberField } from '@vetka/ui/desk/NumberField';
import { Notice } from '@vetka/ui/Notice';
import { useState, type FormEvent } from 'react';
import { useRevealInvalid } from '../../../shell/forms/useRevealInvalid.ts';
import { typedNumber } from '../../../shell/forms/typedFigures.ts';
import { ConflictNotice } from '../../../shell/forms/ConflictNotice.tsx';
import * as styles from './delivery.css.ts';
import { numberErrors, readNumber } from './slotDraft.ts';
import type { DeliveryChanges } from './useDeliveryChanges.ts';
import { useVersionedSave } from './useVersionedSave.ts';

const numberText = (value: number | null): string => (value === null ? '' : String(value));

const draftOf = ({ capacity, capacityMinutes, version }: UsualDay) => ({
  capacity: numberText(capacity),
  capacityMinutes: numberText(capacityMinutes),
  version,
});

function useUsualForm(usual: UsualDay, changes: DeliveryChanges) {
  // Follows what is saved until it is typed in.
  const [typed, setTyped] = useState<ReturnType<typeof draftOf>>();
  const draft = typed ?? draftOf(usual);
  const { capacity, capacityMinutes, version } = draft;
  const { submit, ...form } = useVersionedSave<DayLimits>({
    version,
    save: changes.saveUsual,
    onSaved: () => setTyped(undefined),
    takeTheirs: () => void changes.refresh().then(() => setTyped(undefined)),
  });
  const limits = { capacity: readNumber(capacity) ?? null, capacityMinutes: readNumber(capacityMinutes) ?? null };
  return {
    ...form,
    draft,
    change: (part: Partial<typeof draft>) => setTyped({ ...draft, ...part }),
    submit: () => submit(numberErrors({ capacity, capacityMinutes }), limits),
  };
}

/** The limits of the shop on a day without a plan, for all options together. */
export function UsualCard({ usual, changes }: { usual: UsualDay; changes: DeliveryChanges }) {
  const { draft, change, errors, message, conflict, submit } = useUsualForm(usual, changes);
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    submit();
  }
  const reveal = useRevealInvalid(changes.isPending);
  return (
    <section className={styles.card} aria-labelledby="delivery-usual">
      <h2 id="delivery-usual" className={styles.title}>
        Обычный день
      </h2>
      <form className={styles.form} {...reveal} onSubmit={onSubmit} noValidate>
        {conflict && <ConflictNotice {...conflict} />}
        {message && (
          <Notice tone="critical" isAnnounced>
            {message}
          </Notice>
        )}
        <div className={styles.pair}>
          <NumberField
            label="Заказов"
            placeholder="Без предела"
            {...typedNumber({ value: draft.capacity, onChange: (capacity) => change({ capacity }) })}
            error={errors['capacity']}
          />
          <NumberField
            label="Минут работы"
            placeholder="Без предела"
            {...typedNumber({
              value: draft.capacityMinutes,
              onChange: (capacityMinutes) => change({ capacityMinutes }),
            })}
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
