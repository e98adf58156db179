import { facetLimits as limits, type ManagedFacet, type ManagedFacetValue } from '@vetka/domain/goods';
import { Select } from '@vetka/ui/Select';
import { TextField } from '@vetka/ui/TextField';
import { useState } from 'react';
import { FormDialog } from '../../../shell/forms/FormDialog.tsx';
import * as shared from '../moderation.css.ts';
import { useRemoveValue } from './useFacets.ts';

interface ValueRemovalFormProps {
  facet: ManagedFacet;
  value: ManagedFacetValue;
  onClose: () => void;
}

/** Removes a value, or merges it into another one of its facet, after showing what its products get. */
export function ValueRemovalForm({ facet, value, onClose }: ValueRemovalFormProps) {
  const [targetId, setTargetId] = useState<number | null>(null);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const { act, isPending, message, fields } = useRemoveValue(value, onClose);
  const mustChoose = value.products > 0;
  const others = facet.values.filter(({ id }) => id !== value.id);
  const target = others.find(({ id }) => id === targetId);
  const submit = () => {
    setTried(true);
    if (!mustChoose || target) act({ targetId, reason: reason.trim() });
  };
  return (
    <FormDialog
      onClose={onClose}
      title={`Удалить «${value.label}»?`}
      submitLabel="Удалить"
      submitVariant="dangerSolid"
      loadingText="Удаляем"
      isPending={isPending}
      message={message}
      onSubmit={submit}
    >
      {mustChoose && (
        <Select
          label="Что получат товары"
          isRequired
          options={others.map(({ id, label }) => ({ value: String(id), label }))}
          value={targetId === null ? null : String(targetId)}
          onChange={(chosen) => setTargetId(Number(chosen))}
          error={fields['targetId'] ?? (isTried && !target ? 'Выберите значение' : undefined)}
        />
      )}
      <p className={shared.note}>
        {mustChoose
          ? `Товаров с этим значением: ${value.products}. У них будет ${target ? `«${target.label}»` : 'другое значение'}, остальное не изменится. Ссылки на старый фильтр откроют новое значение.`
          : 'Ни у одного товара этого значения нет.'}
      </p>
      <TextField label="Зачем" hint="Останется в журнале" limit={limits.reason} value={reason} onChange={setReason} />
    </FormDialog>
  );
}
