import { facetLimits as limits, type ManagedFacet } from '@vetka/domain/goods';
import { Switch } from '@vetka/ui/Switch';
import { TextField } from '@vetka/ui/TextField';
import { useState } from 'react';
import { FormDialog } from '../../../shell/forms/FormDialog.tsx';
import { CategoryChoice } from '../../../shell/promotions/CategoryChoice.tsx';
import { ObjectHistory } from '../ObjectHistory.tsx';
import { useSaveFacet } from './useFacets.ts';

interface FacetFormProps {
  /** null: a new one. */
  known: ManagedFacet | null;
  onClose: () => void;
}

/** The name of a facet, and whether it is among the filters. */
export function FacetForm({ known, onClose }: FacetFormProps) {
  const [label, setLabel] = useState(known?.label ?? '');
  const [isFilter, setFilter] = useState(known?.isFilter ?? true);
  const [categoryIds, setCategoryIds] = useState(known?.categoryIds ?? []);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const { act, isPending, message, fields } = useSaveFacet(known, onClose);
  const problem = label.trim() === '' ? 'Назовите признак' : undefined;
  const submit = () => {
    setTried(true);
    if (!problem) act({ label: label.trim(), isFilter, categoryIds, reason: reason.trim() });
  };
  return (
    <FormDialog
      onClose={onClose}
      title={known ? 'Признак' : 'Новый признак'}
      submitLabel={known ? 'Сохранить' : 'Добавить'}
      isPending={isPending}
      message={message}
      onSubmit={submit}
    >
      <TextField
        label="Название"
        placeholder="Материал вазы"
        isRequired
        limit={limits.label}
        value={label}
        onChange={setLabel}
        error={(isTried ? problem : undefined) ?? fields['label']}
      />
      <CategoryChoice chosen={categoryIds} onChange={setCategoryIds} none="Везде" error={fields['categoryIds']} />
      <Switch label="Показывать в фильтрах" isChecked={isFilter} onChange={setFilter} />
      <TextField label="Зачем" hint="Останется в журнале" limit={limits.reason} value={reason} onChange={setReason} />
      {known && <ObjectHistory kind="FACET" id={known.id} />}
    </FormDialog>
  );
}
