import { facetLimits as limits, type ManagedFacet, type ManagedFacetValue } from '@vetka/domain/goods';
import { TextField } from '@vetka/ui/TextField';
import { useState } from 'react';
import { FormDialog } from '../../../shell/forms/FormDialog.tsx';
import { ObjectHistory } from '../ObjectHistory.tsx';
import * as styles from './facets.css.ts';
import { useSaveValue } from './useFacets.ts';

interface ValueFormProps {
  facet: ManagedFacet;
  /** null: a new one. */
  known: ManagedFacetValue | null;
  onClose: () => void;
}

/** The name of a value, and the swatch of a colour. Its name in the addresses of filters stays. */
export function ValueForm({ facet, known, onClose }: ValueFormProps) {
  const [label, setLabel] = useState(known?.label ?? '');
  const [colour, setColour] = useState(known?.colour ?? '');
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const { act, isPending, message, fields } = useSaveValue(facet, known, onClose);
  const problem = label.trim() === '' ? 'Назовите значение' : undefined;
  const swatch = colour.trim().toLowerCase();
  const swatchProblem = swatch === '' || /^#[0-9a-f]{6}$/.test(swatch) ? undefined : 'Шесть знаков после #: #f0a9bb';
  const submit = () => {
    setTried(true);
    if (!problem && !swatchProblem) act({ label: label.trim(), colour: swatch || null, reason: reason.trim() });
  };
  return (
    <FormDialog
      onClose={onClose}
      title={known ? `${facet.label}: значение` : `${facet.label}: новое значение`}
      submitLabel={known ? 'Сохранить' : 'Добавить'}
      isPending={isPending}
      message={message}
      onSubmit={submit}
    >
      <TextField
        label="Название"
        hint={known ? 'Ссылки на фильтр не изменятся' : undefined}
        isRequired
        limit={limits.label}
        value={label}
        onChange={setLabel}
        error={(isTried ? problem : undefined) ?? fields['label']}
      />
      {facet.kind === 'COLOUR' && (
        <div className={styles.swatch}>
          <TextField
            label="Образец"
            placeholder="#f0a9bb"
            hint="Кружок рядом с названием"
            value={colour}
            onChange={setColour}
            error={(isTried ? swatchProblem : undefined) ?? fields['colour']}
          />
          <input
            type="color"
            className={styles.picker}
            aria-label="Выбрать образец"
            value={swatch !== '' && !swatchProblem ? swatch : '#ffffff'}
            onChange={(event) => setColour(event.target.value)}
          />
        </div>
      )}
      <TextField label="Зачем" hint="Останется в журнале" limit={limits.reason} value={reason} onChange={setReason} />
      {known && <ObjectHistory kind="FACET_VALUE" id={known.id} />}
    </FormDialog>
  );
}
