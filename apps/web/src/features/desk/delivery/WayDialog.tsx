import {
  deliveryLimits,
  deliveryTypeLabels,
  type DeliveryType,
  type DeliveryWayEdit,
  type DeliveryZone,
} from '@vetka/domain/delivery';
import { MoneyField } from '@vetka/ui/desk/MoneyField';
import { NumberField } from '@vetka/ui/desk/NumberField';
import { Select } from '@vetka/ui/Select';
import { TextField } from '@vetka/ui/TextField';
import { useState } from 'react';
import { FormDialog } from '../../../shell/forms/FormDialog.tsx';
import { typedMoney, typedNumber } from '../../../shell/forms/typedFigures.ts';
import * as styles from './delivery.css.ts';
import type { DraftErrors } from './slotDraft.ts';
import { SlotFields } from './SlotFields.tsx';
import type { DeliveryChanges } from './useDeliveryChanges.ts';
import { wayDraftOf, wayEditOf, wayErrors, type WayDraft } from './wayDraft.ts';
import type { ZoneCity } from './zoneDraft.ts';
import { ZoneFields } from './ZoneFields.tsx';

interface WayDialogProps {
  /** Null adds an option. */
  id: number | null;
  way: DeliveryWayEdit;
  /** Its zones with the names of their cities. */
  zones: readonly DeliveryZone[];
  /** The shop's city. */
  city: ZoneCity;
  changes: DeliveryChanges;
  onClose: () => void;
}

const types = (['OWN_COURIER', 'DELIVERY', 'MARKETPLACE', 'PICKUP'] as const).map((value: DeliveryType) => ({
  value,
  label: deliveryTypeLabels[value],
}));

function useWayForm({ id, way, zones, changes, onClose }: WayDialogProps) {
  const [draft, setDraft] = useState(() => wayDraftOf(way, zones));
  const [errors, setErrors] = useState<DraftErrors>({});
  const [message, setMessage] = useState<string>();
  async function save() {
    const text = id === null ? 'Способ добавлен' : `«${draft.name.trim()}»: сохранили`;
    const refusal = await changes.saveWay(id, wayEditOf(draft, way), text);
    if (!refusal) return onClose();
    setErrors(refusal.fields);
    setMessage(refusal.message);
  }
  function submit() {
    const unread = wayErrors(draft);
    setErrors(unread);
    if (Object.keys(unread).length === 0) void save();
  }
  return { draft, change: (part: Partial<WayDraft>) => setDraft({ ...draft, ...part }), errors, message, submit };
}

/** A delivery option with its prices and the hours of its usual week. */
export function WayDialog(props: WayDialogProps) {
  const { draft, change, errors, message, submit } = useWayForm(props);
  return (
    <FormDialog
      size="l"
      onClose={props.onClose}
      title={props.id === null ? 'Новый способ доставки' : props.way.name}
      description="Заказы, которые уже сделаны, не изменятся."
      submitLabel="Сохранить"
      isPending={props.changes.isPending}
      message={message}
      onSubmit={submit}
    >
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
