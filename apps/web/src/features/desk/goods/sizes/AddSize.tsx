import { goodsLimits, parsePrice } from '@vetka/domain/goods';
import { cutText } from '@vetka/domain/text';
import { Button } from '@vetka/ui/Button';
import { MoneyField } from '@vetka/ui/desk/MoneyField';
import { PlusIcon } from '@vetka/ui/Icon';
import { TextField } from '@vetka/ui/TextField';
import { useState, type FormEvent } from 'react';
import { typedMoney } from '../../../../shell/forms/typedFigures.ts';
import { useRevealInvalid } from '../../../../shell/forms/useRevealInvalid.ts';
import { useReportUnsaved, type OnUnsaved } from '../../../../shell/forms/useUnsaved.ts';
import type { ProductEditor } from '../useProductEditor.ts';
import { OtherProduct } from './OtherProduct.tsx';
import * as styles from './sizes.css.ts';
import type { FamilyCommands } from './useFamily.ts';

interface AddSizeProps {
  service: string;
  editor: ProductEditor;
  commands: FamilyCommands;
  onUnsaved: OnUnsaved;
}

/** Opens the form of a new size. */
export function AddSize({ onUnsaved, ...props }: AddSizeProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen) {
    return (
      <div>
        <Button variant="outline" icon={<PlusIcon />} onClick={() => setIsOpen(true)}>
          Добавить размер
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.adding}>
      <NewSize {...props} onUnsaved={onUnsaved} onDone={() => setIsOpen(false)} />
      <OtherProduct {...props} onDone={() => setIsOpen(false)} />
    </div>
  );
}

const unsaved = { fields: {}, message: 'Сначала исправьте то, что выделено выше' };
const nothing = { ownLabel: '', label: '', price: '' };
type Typed = typeof nothing;
type Problems = Partial<Record<string, string>>;

function problemsOf({ ownLabel, label, price }: Typed, isFirst: boolean): Problems {
  return {
    ...(isFirst && ownLabel.trim() === '' && { ownLabel: 'Как назвать этот размер?' }),
    ...(label.trim() === '' && { label: 'Назовите размер' }),
    ...(!parsePrice(price) && { price: 'Введите цену в рублях, например 7640' }),
  };
}

/** The input, its problems, and adding the size. The copy is made of the saved product, so the editor saves first. */
function useNewSize({ editor, commands, onUnsaved }: AddSizeProps, isFirst: boolean, onDone: () => void) {
  const [typed, setTyped] = useState(nothing);
  const [problems, setProblems] = useState<Problems>({});
  const [isAdding, setIsAdding] = useState(false);
  useReportUnsaved(onUnsaved, 'size', Object.values(typed).join('') !== '');
  async function add() {
    const found = problemsOf(typed, isFirst);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    setIsAdding(true);
    const { label, ownLabel, price } = typed;
    const size = { label: label.trim(), price: parsePrice(price) ?? 0 };
    const isSaved = (await editor.saveAll()) !== undefined;
    const refused = isSaved ? await commands.add(isFirst ? { ...size, ownLabel: ownLabel.trim() } : size) : unsaved;
    setIsAdding(false);
    if (refused) setProblems({ label: refused.message, ...refused.fields });
    else onDone();
  }
  const fieldOf = (name: keyof Typed) => ({
    value: typed[name],
    onChange: (value: string) => setTyped((known) => ({ ...known, [name]: cutText(value, goodsLimits.sizeLabel) })),
    error: problems[name],
  });
  return { fieldOf, add, isAdding };
}

function NewSize(props: AddSizeProps & { onDone: () => void }) {
  const isFirst = props.commands.sizes.length === 0;
  const { fieldOf, add, isAdding } = useNewSize(props, isFirst, props.onDone);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void add();
  };
  const reveal = useRevealInvalid(isAdding);
  return (
    <form className={styles.form} {...reveal} onSubmit={submit} noValidate>
      {isFirst && <TextField label="Этот размер" placeholder="15 шт." {...fieldOf('ownLabel')} />}
      <TextField label="Новый размер" placeholder="25 шт." {...fieldOf('label')} />
      <MoneyField label="Его цена" {...typedMoney(fieldOf('price'))} />
      <Button type="submit" isLoading={isAdding} loadingText="Добавляем">
        Создать размер
      </Button>
    </form>
  );
}
