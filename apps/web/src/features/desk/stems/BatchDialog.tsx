import { stemLimits, stemTitle, type Stem } from '@vetka/domain/stem';
import { MoneyField } from '@vetka/ui/desk/MoneyField';
import { NumberField } from '@vetka/ui/desk/NumberField';
import { TextField } from '@vetka/ui/TextField';
import { useState } from 'react';
import { FormDialog } from '../../../shell/forms/FormDialog.tsx';
import { typedMoney, typedNumber } from '../../../shell/forms/typedFigures.ts';
import { createSendOnce } from '../sendOnce.ts';
import { batchDraftOf, batchErrors, batchOf, type BatchDraft } from './stemDraft.ts';
import * as styles from './stems.css.ts';
import { useDraft } from './useDraft.ts';
import type { StemChanges } from './useStemChanges.ts';

interface BatchDialogProps {
  stem: Stem;
  changes: StemChanges;
  onClose: () => void;
}

/** A delivery of a stem. */
export function BatchDialog({ stem, changes, onClose }: BatchDialogProps) {
  const [sendOnce] = useState(createSendOnce);
  const form = useDraft({
    initial: batchDraftOf(stem),
    errorsOf: batchErrors,
    save: (draft: BatchDraft) => changes.receive(stem, batchOf(draft), sendOnce),
    onClose,
  });
  const { fieldOf } = form;
  return (
    <FormDialog
      title={`Приход: ${stemTitle(stem)}`}
      description="Первым в букеты уходит то, у чего раньше кончится срок."
      submitLabel="Принять"
      isPending={changes.isPending}
      message={form.message}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <NumberField label="Сколько" unit={stem.unit} isRequired {...typedNumber(fieldOf('quantity'))} />
      <div className={styles.pair}>
        <MoneyField label="Цена за единицу" {...typedMoney(fieldOf('costPrice'))} />
        <NumberField label="Простоит дней" hint="Пусто – не портится" {...typedNumber(fieldOf('shelfLifeDays'))} />
      </div>
      <TextField label="Поставщик или накладная" limit={stemLimits.note} {...fieldOf('document')} />
    </FormDialog>
  );
}
