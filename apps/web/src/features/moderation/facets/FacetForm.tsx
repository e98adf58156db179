import {
  facetKindLabels,
  facetKindNotes,
  facetKindProblem,
  facetKinds,
  facetLimits as limits,
  type ManagedFacet,
  type WriteFacet,
} from '@vetka/domain/goods';
import { Select } from '@vetka/ui/Select';
import { Switch } from '@vetka/ui/Switch';
import { TextField } from '@vetka/ui/TextField';
import { useState } from 'react';
import { FormDialog } from '../../../shell/forms/FormDialog.tsx';
import { CategoryChoice } from '../../../shell/promotions/CategoryChoice.tsx';
import * as shared from '../moderation.css.ts';
import { ObjectHistory } from '../ObjectHistory.tsx';
import { useSaveFacet, writtenOf } from './useFacets.ts';

interface FacetFormProps {
  /** null: a new one. */
  known: ManagedFacet | null;
  onClose: () => void;
}

const blank: WriteFacet = {
  label: '',
  kind: 'LIST',
  isMultiple: true,
  unit: '',
  isWanted: false,
  isFilter: true,
  categoryIds: [],
};

const kinds = facetKinds.map((kind) => ({ value: kind, label: facetKindLabels[kind] }));

interface KindProps {
  draft: WriteFacet;
  change: (part: Partial<WriteFacet>) => void;
  known: ManagedFacet | null;
  error: string | undefined;
}

/** The kind of a facet's values, and the effects of a change on existing values. */
function Kind({ draft, change, known, error }: KindProps) {
  const problem = known ? facetKindProblem(known, draft) : undefined;
  const notes = known ? facetKindNotes(known, draft) : [];
  return (
    <>
      <Select
        label="Вид"
        options={kinds}
        value={draft.kind}
        onChange={(kind) => change({ kind })}
        error={problem ?? error}
      />
      {draft.kind === 'NUMBER' && (
        <TextField
          label="Единица"
          placeholder="см"
          hint="Её увидят после числа"
          limit={limits.unit}
          value={draft.unit}
          onChange={(unit) => change({ unit })}
        />
      )}
      {(draft.kind === 'LIST' || draft.kind === 'COLOUR') && (
        <Switch
          label="Несколько значений у товара"
          isChecked={draft.isMultiple}
          onChange={(isMultiple) => change({ isMultiple })}
        />
      )}
      {notes.map((note) => (
        <p key={note} className={shared.note}>
          {note}
        </p>
      ))}
    </>
  );
}

/** A facet: its name, its kind, its categories, and whether it is a filter. */
export function FacetForm({ known, onClose }: FacetFormProps) {
  const [draft, setDraft] = useState<WriteFacet>(known ? writtenOf(known) : blank);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const { act, isPending, message, fields } = useSaveFacet(known, onClose);
  const change = (part: Partial<WriteFacet>) => setDraft((before) => ({ ...before, ...part }));
  const label = draft.label.trim();
  const problem = label === '' ? 'Назовите признак' : undefined;
  const submit = () => {
    setTried(true);
    const isRefused = problem !== undefined || (known !== null && facetKindProblem(known, draft) !== undefined);
    if (!isRefused) act({ ...draft, label, reason: reason.trim() });
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
        value={draft.label}
        onChange={(text) => change({ label: text })}
        error={(isTried ? problem : undefined) ?? fields['label']}
      />
      <Kind draft={draft} change={change} known={known} error={fields['kind']} />
      <CategoryChoice
        chosen={draft.categoryIds}
        onChange={(categoryIds) => change({ categoryIds })}
        none="Везде"
        error={fields['categoryIds']}
      />
      <Switch label="Показывать в фильтрах" isChecked={draft.isFilter} onChange={(isFilter) => change({ isFilter })} />
      <Switch
        label="Без него карточка неполная"
        isChecked={draft.isWanted}
        onChange={(isWanted) => change({ isWanted })}
      />
      <TextField label="Зачем" hint="Останется в журнале" limit={limits.reason} value={reason} onChange={setReason} />
      {known && <ObjectHistory kind="FACET" id={known.id} />}
    </FormDialog>
  );
}
