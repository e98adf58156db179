import {
  stemLimits,
  stemTitle,
  writeOffCauseLabels,
  writeOffCauses,
  type Stem,
  type WriteOffCause,
} from '@vetka/domain/stem';
import { NumberField } from '@vetka/ui/desk/NumberField';
import { RadioGroup } from '@vetka/ui/RadioGroup';
import { Select } from '@vetka/ui/Select';
import { TextField } from '@vetka/ui/TextField';
import { useState } from 'react';
import { parsePieces } from '@vetka/domain/goods';
import { FormDialog } from '../../../shell/forms/FormDialog.tsx';
import { useDesk } from '../DeskContext.ts';
import { typedNumber } from '../../../shell/forms/typedFigures.ts';
import { createSendOnce } from '../sendOnce.ts';
import type { DraftErrors } from './stemDraft.ts';
import { piecesText, untilText } from './stemWords.ts';
import { useDraft } from './useDraft.ts';
import type { StemChanges } from './useStemChanges.ts';

interface WriteOffDialogProps {
  stem: Stem;
  changes: StemChanges;
  onClose: () => void;
}

interface Draft {
  quantity: string;
  cause: WriteOffCause | null;
  batch: string;
  note: string;
}

const anyBatch = 'any';
const empty: Draft = { quantity: '', cause: null, batch: anyBatch, note: '' };
const causes = writeOffCauses.map((value) => ({ value, label: writeOffCauseLabels[value] }));

const errorsOf = ({ quantity, cause }: Draft): DraftErrors => ({
  ...((parsePieces(quantity) ?? 0) < 1 && { quantity: 'Введите целое число' }),
  ...(cause === null && { cause: 'Выберите причину' }),
});

/** «12 шт до 25 ноября, накладная 17». */
function useBatches({ batches, unit }: Stem) {
  const { timeZone } = useDesk().place;
  return [
    { value: anyBatch, label: 'Сначала те, у которых раньше срок' },
    ...batches.map((batch) => ({
      value: String(batch.id),
      label: [`${piecesText(batch.remaining, unit)} ${untilText(batch, timeZone)}`.trim(), batch.document]
        .filter(Boolean)
        .join(', '),
    })),
  ];
}

/** Takes stems off the shelf, with the cause. */
export function WriteOffDialog({ stem, changes, onClose }: WriteOffDialogProps) {
  const batches = useBatches(stem);
  const [sendOnce] = useState(createSendOnce);
  const form = useDraft({
    initial: empty,
    errorsOf,
    save: ({ quantity, cause, batch, note }) =>
      changes.writeOff(
        stem,
        {
          batchId: batch === anyBatch ? null : Number(batch),
          quantity: parsePieces(quantity) ?? 0,
          cause: cause ?? 'WILTED',
          note: note.trim(),
        },
        sendOnce,
      ),
    onClose,
  });
  const { draft, change, fieldOf, errors } = form;
  return (
    <FormDialog
      title={`Списать: ${stemTitle(stem)}`}
      description={`Свободно ${piecesText(stem.stock, stem.unit)}. То, что уже в заказах, не тронем.`}
      submitLabel="Списать"
      isPending={changes.isPending}
      message={form.message}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <NumberField label="Сколько" unit={stem.unit} isRequired {...typedNumber(fieldOf('quantity'))} />
      <RadioGroup
        label="Почему"
        options={causes}
        value={draft.cause}
        onChange={(cause) => change({ cause })}
        error={errors['cause']}
      />
      {batches.length > 2 && (
        <Select label="Из какой партии" options={batches} value={draft.batch} onChange={(batch) => change({ batch })} />
      )}
      <TextField label="Заметка" limit={stemLimits.note} {...fieldOf('note')} />
    </FormDialog>
  );
}
