import { formatDate } from '@vetka/domain/date';
import { deliveryLimits, type DeliveryDayEdit, type DeliveryWay, type PlanDay } from '@vetka/domain/delivery';
import { plural } from '@vetka/domain/plural';
import { cutText } from '@vetka/domain/text';
import { Button } from '@vetka/ui/Button';
import { Notice } from '@vetka/ui/Notice';
import { Switch } from '@vetka/ui/Switch';
import { NumberField } from '@vetka/ui/desk/NumberField';
import { TextField } from '@vetka/ui/TextField';
import { useState } from 'react';
import { FormDialog } from '../../../shell/forms/FormDialog.tsx';
import { ConflictNotice } from '../../../shell/forms/ConflictNotice.tsx';
import { dayText } from '../dayText.ts';
import { dayDraftOf, dayEditOf, dayErrors, type DayDraft } from './dayDraft.ts';
import { typedNumber } from '../../../shell/forms/typedFigures.ts';
import * as styles from './delivery.css.ts';
import type { DraftErrors } from './slotDraft.ts';
import { SlotFields } from './SlotFields.tsx';
import type { DeliveryChanges } from './useDeliveryChanges.ts';
import { useVersionedSave } from './useVersionedSave.ts';

interface DayDialogProps {
  day: PlanDay;
  ways: readonly DeliveryWay[];
  changes: DeliveryChanges;
  onClose: () => void;
}

/** «На этот день уже есть 3 заказа. …» */
export const takenNote = (count: number): string =>
  `На этот день уже есть ${plural(count, ['заказ', 'заказа', 'заказов'])}. С ними ничего не произойдёт: они остаются в очереди, и покупатели их ждут.`;

interface DayFormProps extends DayDialogProps {
  /** The day was reloaded and replaces the input. */
  onTaken: () => void;
}

/** The form of one day, and the result of saving it. */
function useDayForm({ day, ways, changes, onClose, onTaken }: DayFormProps) {
  // The hours of the week may be refetched meanwhile: they must not make an untouched day look edited.
  const [base] = useState({ day, ways });
  const [draft, setDraft] = useState(() => dayDraftOf(day, ways));
  const { submit, ...form } = useVersionedSave<DeliveryDayEdit>({
    version: base.day.version,
    save: (edit) => changes.saveDay(day.day, edit, `${formatDate(day.day, 'd MMMM')}: сохранили`),
    onSaved: onClose,
    takeTheirs: () => void changes.refresh().then(onTaken),
  });
  return {
    ...form,
    draft,
    change: (part: Partial<DayDraft>) => setDraft({ ...draft, ...part }),
    submit: () => submit(draft.isClosed ? {} : dayErrors(draft), dayEditOf(draft, base.day, base.ways)),
    restore: () => submit({}, { closedReason: day.closedReason, plan: null }),
  };
}

/** One day: closed or open, with its own hours and limits. */
export function DayDialog(props: DayDialogProps) {
  const [taken, setTaken] = useState(0);
  return <DayForm key={taken} {...props} onTaken={() => setTaken(taken + 1)} />;
}

function DayForm(props: DayFormProps) {
  const { day, ways, changes, onClose } = props;
  const form = useDayForm(props);
  const { draft, change, errors } = form;
  return (
    <FormDialog
      size="l"
      onClose={onClose}
      title={dayText(day.day)}
      submitLabel="Сохранить"
      isPending={changes.isPending}
      message={form.message}
      onSubmit={form.submit}
    >
      {day.count > 0 && <Notice tone="info">{takenNote(day.count)}</Notice>}
      {form.conflict && <ConflictNotice {...form.conflict} />}
      <Switch
        isChecked={draft.isClosed}
        onChange={(isClosed) => change({ isClosed })}
        label="Выходной"
        description="Доставка и самовывоз закрыты, новых заказов на этот день не будет"
      />
      {draft.isClosed ? (
        <TextField
          label="Что увидят покупатели"
          placeholder="Магазин не работает"
          limit={deliveryLimits.reason}
          value={draft.reason}
          onChange={(reason) => change({ reason })}
          error={errors['closedReason']}
        />
      ) : (
        <OpenDay draft={draft} change={change} errors={errors} ways={ways} />
      )}
      {day.isPlanned && (
        <div>
          <Button variant="plain" onClick={form.restore}>
            Вернуть обычное расписание
          </Button>
        </div>
      )}
    </FormDialog>
  );
}

interface OpenDayProps {
  draft: DayDraft;
  change: (part: Partial<DayDraft>) => void;
  errors: DraftErrors;
  ways: readonly DeliveryWay[];
}

function OpenDay({ draft, change, errors, ways }: OpenDayProps) {
  return (
    <>
      <TextField
        label="Название дня"
        hint="Видит только магазин: «8 марта», «День учителя»"
        value={draft.name}
        onChange={(name) => change({ name: cutText(name, deliveryLimits.dayName) })}
        error={errors['plan.name']}
      />
      <div className={styles.pair}>
        <NumberField
          label="Заказов за день"
          placeholder="Без предела"
          {...typedNumber({ value: draft.capacity, onChange: (capacity) => change({ capacity }) })}
          error={errors['plan.capacity']}
        />
        <NumberField
          label="Минут работы за день"
          placeholder="Без предела"
          {...typedNumber({
            value: draft.capacityMinutes,
            onChange: (capacityMinutes) => change({ capacityMinutes }),
          })}
          error={errors['plan.capacityMinutes']}
        />
      </div>
      {draft.ways.map(({ optionId, slots }, index) => {
        const active = ways.find(({ id, isActive }) => id === optionId && isActive);
        // Not shown, but saved with the day: a whole day replaces the whole day.
        if (!active) return null;
        return (
          <section key={optionId} className={styles.wayOfDay}>
            <h3 className={styles.subtitle}>{active.name}</h3>
            <SlotFields
              slots={slots}
              field={`plan.ways.${index}.slots`}
              errors={errors}
              onChange={(changed) =>
                change({
                  ways: draft.ways.map((way) => (way.optionId === optionId ? { optionId, slots: changed } : way)),
                })
              }
            />
          </section>
        );
      })}
    </>
  );
}
