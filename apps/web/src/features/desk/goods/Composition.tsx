import { goodsLimits } from '@vetka/domain/goods';
import { Button } from '@vetka/ui/Button';
import { PlusIcon, TrashIcon } from '@vetka/ui/Icon';
import { IconButton } from '@vetka/ui/IconButton';
import { TextField } from '@vetka/ui/TextField';
import * as styles from './editor.css.ts';
import type { DraftPart } from './productDraft.ts';
import type { ProductEditor } from './useProductEditor.ts';

const nextKey = (parts: readonly DraftPart[]): number => Math.max(0, ...parts.map(({ key }) => key)) + 1;

/** The composition for shoppers of a product without a recipe. */
export function Composition({ editor }: { editor: ProductEditor }) {
  const { draft, change, errors } = editor;
  const { composition } = draft;
  const set = (parts: readonly DraftPart[]) => change({ composition: parts });
  const edit = (key: number, part: Partial<DraftPart>) =>
    set(composition.map((each) => (each.key === key ? { ...each, ...part } : each)));
  return (
    <>
      {composition.map(({ key, name, quantity }, index) => (
        <div key={key} className={styles.part}>
          <TextField label={`Цветок ${index + 1}`} value={name} onChange={(text) => edit(key, { name: text })} />
          <TextField
            label="Сколько"
            inputMode="numeric"
            value={quantity}
            onChange={(text) => edit(key, { quantity: text })}
          />
          <IconButton
            label={`Убрать: ${name || `цветок ${index + 1}`}`}
            icon={<TrashIcon />}
            onClick={() => set(composition.filter((each) => each.key !== key))}
          />
        </div>
      ))}
      {errors['composition'] && (
        <p className={styles.saving} data-failed="" role="alert">
          {errors['composition']}
        </p>
      )}
      {composition.length < goodsLimits.parts && (
        <div>
          <Button
            variant="plain"
            icon={<PlusIcon />}
            onClick={() => set([...composition, { key: nextKey(composition), name: '', quantity: '1' }])}
          >
            Добавить цветок
          </Button>
        </div>
      )}
    </>
  );
}
