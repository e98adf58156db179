import { stemLimits, stemTitle, type Stem } from '@vetka/domain/stem';
import { TextField } from '@vetka/ui/TextField';
import { FormDialog } from './FormDialog.tsx';
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
  const form = useDraft({
    initial: batchDraftOf(stem),
    errorsOf: batchErrors,
    save: (draft: BatchDraft) => changes.receive(stem.id, batchOf(draft)),
    onClose,
  });
  const { fieldOf } = form;
  return (
    <FormDialog
      title={`Приход: ${stemTitle(stem)}`}
      description="Первым в букеты уходит то, у чего раньше кончится срок."
      submitLabel="Принять"
      isPending={changes.isPending}
      form={form}
      onClose={onClose}
    >
      <TextField label={`Сколько, ${stem.unit}`} isRequired inputMode="numeric" {...fieldOf('quantity')} />
      <div className={styles.pair}>
        <TextField label="Цена за единицу, ₽" inputMode="decimal" {...fieldOf('costPrice')} />
        <TextField label="Простоит дней" hint="Пусто – не портится" inputMode="numeric" {...fieldOf('shelfLifeDays')} />
      </div>
      <TextField label="Поставщик или накладная" limit={stemLimits.note} {...fieldOf('document')} />
    </FormDialog>
  );
}
