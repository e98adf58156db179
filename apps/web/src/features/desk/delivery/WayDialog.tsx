import { deliveryLimits, deliveryTypeLabels, type DeliveryType, type DeliveryWay } from '@vetka/domain/delivery';
import { MoneyField } from '@vetka/ui/desk/MoneyField';
import { NumberField } from '@vetka/ui/desk/NumberField';
import { Select } from '@vetka/ui/Select';
import { TextField } from '@vetka/ui/TextField';
import { useState } from 'react';
import { FormDialog } from '../../../shell/forms/FormDialog.tsx';
import { typedMoney, typedNumber } from '../../../shell/forms/typedFigures.ts';
import { ConflictNotice } from '../../../shell/forms/ConflictNotice.tsx';
import * as styles from './delivery.css.ts';
import type { DraftErrors } from './slotDraft.ts';
import { SlotFields } from './SlotFields.tsx';
import type { DeliveryChanges } from './useDeliveryChanges.ts';
import { useVersionedSave } from './useVersionedSave.ts';
import { newWay, wayDraftOf, wayEditOf, wayErrors, type WayDraft } from './wayDraft.ts';
import type { ZoneCity } from './zoneDraft.ts';
import { ZoneFields } from './ZoneFields.tsx';

interface WayDialogProps {
  /** Null adds an option. */
  way: DeliveryWay | null;
  /** The shop's city. */
  city: ZoneCity;
  changes: DeliveryChanges;
  onClose: () => void;
}

const types = (['OWN_COURIER', 'DELIVERY', 'MARKETPLACE', 'PICKUP'] as const).map((value: DeliveryType) => ({
  value,
  label: deliveryTypeLabels[value],
}));

interface WayFormProps extends WayDialogProps {
  /** The option was reloaded and replaces the input. */
  onTaken: () => void;
}

function useWayForm({ way, changes, onClose, onTaken }: WayFormProps) {
  const [version] = useState(way?.version);
  const [draft, setDraft] = useState(() => wayDraftOf(way ?? newWay));
  const { submit, ...form } = useVersionedSave<ReturnType<typeof wayEditOf>>({
    version,
    save: (edit) =>
      way
        ? changes.saveWay(way.id, edit, `«${edit.name}»: сохранили`)
        : changes.addWay({ ...edit, isActive: newWay.isActive }, 'Способ добавлен'),
    onSaved: onClose,
    takeTheirs: () => void changes.refresh().then(onTaken),
  });
  return {
    ...form,
    draft,
    change: (part: Partial<WayDraft>) => setDraft({ ...draft, ...part }),
    submit: () => submit(wayErrors(draft), wayEditOf(draft)),
  };
}

/** A delivery option with its prices and the hours of its usual week. */
export function WayDialog(props: WayDialogProps) {
  const [taken, setTaken] = useState(0);
  return <WayForm key={taken} {...props} onTaken={() => setTaken(taken + 1)} />;
}

function WayForm(props: WayFormProps) {
  const { draft, change, errors, message, conflict, submit } = useWayForm(props);
  return (
    <FormDialog
      size="l"
      onClose={props.onClose}
      title={props.way?.name ?? 'Новый способ доставки'}
      description="Заказы, которые уже сделаны, не изменятся."
      submitLabel="Сохранить"
      isPending={props.changes.isPending}
      message={message}
      onSubmit={submit}
    >
      {conflict && <ConflictNotice {...conflict} />}
      <Select
        label="Кто доставляет"
        options={types}
        value={draft.type}
        onChange={(type) => change({ type })}
        error={errors['type'] ?? errors['zones']}
      />
      <TextField
        label="Название"
        isRequired
        limit={deliveryLimits.name}
        value={draft.name}
        onChange={(name) => change({ name })}
        error={errors['name']}
      />
      <TextField
        label="Описание для покупателя"
        limit={deliveryLimits.description}
        value={draft.description}
        onChange={(description) => change({ description })}
        error={errors['description']}
      />
      <Figures draft={draft} change={change} errors={errors} />
      {draft.type !== 'PICKUP' && (
        <ZoneFields
          zones={draft.zones}
          onChange={(changed) => change({ zones: changed })}
          city={props.city}
          errors={errors}
        />
      )}
      <h3 className={styles.subtitle}>Время обычной недели</h3>
      <SlotFields
        hasWeekdays
        slots={draft.slots}
        field="slots"
        errors={errors}
        onChange={(slots) => change({ slots })}
      />
    </FormDialog>
  );
}

type Figure = 'price' | 'freeFrom' | 'minTotal' | 'leadMinutes' | 'maxDaysAhead';

const amounts: readonly { name: Figure; label: string; placeholder: string }[] = [
  { name: 'price', label: 'Цена', placeholder: 'Бесплатно' },
  { name: 'freeFrom', label: 'Бесплатно от', placeholder: 'Нет' },
  { name: 'minTotal', label: 'Заказ от', placeholder: 'Любой' },
];

interface FiguresProps {
  draft: WayDraft;
  change: (part: Partial<WayDraft>) => void;
  errors: DraftErrors;
}

function Figures({ draft, change, errors }: FiguresProps) {
  const fieldOf = (name: Figure) => ({
    value: draft[name],
    onChange: (text: string) => change({ [name]: text }),
    error: errors[name],
  });
  return (
    <div className={styles.pair}>
      {amounts.map(({ name, ...words }) => (
        <MoneyField key={name} {...words} {...typedMoney(fieldOf(name))} />
      ))}
      <NumberField
        label={draft.type === 'PICKUP' ? 'От сборки до выдачи' : 'На дорогу'}
        unit="мин"
        {...typedNumber(fieldOf('leadMinutes'))}
      />
      <NumberField label="Дней вперёд" {...typedNumber(fieldOf('maxDaysAhead'))} />
    </div>
  );
}
