import { stemLimits, stemTitle, stemUnits, type Stem } from '@vetka/domain/stem';
import { MoneyField } from '@vetka/ui/desk/MoneyField';
import { NumberField } from '@vetka/ui/desk/NumberField';
import { Select } from '@vetka/ui/Select';
import { TextField } from '@vetka/ui/TextField';
import { FormDialog } from '../../../shell/forms/FormDialog.tsx';
import { typedMoney, typedNumber } from '../../../shell/forms/typedFigures.ts';
import { emptyStem, stemDraftOf, stemErrors, stemOf, type StemDraft } from './stemDraft.ts';
import * as styles from './stems.css.ts';
import { useDraft } from './useDraft.ts';
import type { StemChanges } from './useStemChanges.ts';

interface StemDialogProps {
  /** Left out: a new one. */
  stem?: Stem;
  changes: StemChanges;
  onClose: () => void;
}

const units = stemUnits.map((value) => ({ value, label: value }));

/** A stem or material: its name and its cost. */
export function StemDialog({ stem, changes, onClose }: StemDialogProps) {
  const form = useDraft({
    initial: stem ? stemDraftOf(stem) : emptyStem,
    errorsOf: stemErrors,
    save: (draft: StemDraft) => (stem ? changes.edit(stem.id, stemOf(draft)) : changes.create(stemOf(draft))),
    onClose,
  });
  const { draft, change, fieldOf } = form;
  return (
    <FormDialog
      title={stem ? stemTitle(stem) : 'Новый стебель или материал'}
      submitLabel={stem ? 'Сохранить' : 'Добавить'}
      isPending={changes.isPending}
      message={form.message}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <TextField label="Название" isRequired limit={stemLimits.name} {...fieldOf('name')} />
      <div className={styles.pair}>
        <TextField label="Цвет" limit={stemLimits.colour} {...fieldOf('colour')} />
        <Select label="Считаем в" options={units} value={draft.unit} onChange={(unit) => change({ unit })} />
        <MoneyField label="Себестоимость" {...typedMoney(fieldOf('costPrice'))} />
        <NumberField label="Стоит дней" hint="Пусто – не портится" {...typedNumber(fieldOf('shelfLifeDays'))} />
      </div>
    </FormDialog>
  );
}
