import type { ChangeManyGoods, GoodsDifference } from '@vetka/domain/goods';
import { plural } from '@vetka/domain/plural';
import { BulkAction, BulkBar } from '@vetka/ui/desk/BulkBar';
import { Button } from '@vetka/ui/Button';
import { EyeIcon, EyeOffIcon, GridIcon, PackageIcon, PercentIcon, TrashIcon, WalletIcon } from '@vetka/ui/Icon';
import { ResponsiveDialog } from '@vetka/ui/ResponsiveDialog';
import { useState } from 'react';
import { CategoryDialog } from './CategoryDialog.tsx';
import { changeText, countChanged, goodsForms } from './changeText.ts';
import * as styles from './goods.css.ts';
import { GoodsValueDialog, type FigureQuestion } from './GoodsValueDialog.tsx';
import { useChangeMany } from './useChangeMany.ts';
import type { GoodsChanges } from './useGoods.ts';

interface GoodsBulkBarProps {
  service: string;
  ids: readonly number[];
  changes: GoodsChanges;
  onClear: () => void;
  /** Products that are changed: the next action is not about them. */
  onMade: (ids: readonly number[]) => void;
}

type Question = FigureQuestion | 'CATEGORY';

/** Actions on the selected products. Each change is previewed before it is made and can be undone. */
export function GoodsBulkBar({ service, ids, changes, onClear, onMade }: GoodsBulkBarProps) {
  const [question, setQuestion] = useState<Question>();
  const many = useChangeMany({ service, ids, changes, onMade });
  const ask = (next: ChangeManyGoods['change']) => {
    setQuestion(undefined);
    void many.ask(next);
  };
  return (
    <>
      <BulkBar label="Выбранные товары" count={ids.length} onClear={onClear}>
        <BulkAction icon={<PercentIcon />} onClick={() => setQuestion('PRICE')}>
          Цена
        </BulkAction>
        <BulkAction icon={<WalletIcon />} onClick={() => setQuestion('COST')}>
          Себестоимость
        </BulkAction>
        <BulkAction icon={<PackageIcon />} onClick={() => setQuestion('STOCK')}>
          Остаток
        </BulkAction>
        <BulkAction icon={<GridIcon />} onClick={() => setQuestion('CATEGORY')}>
          Категория
        </BulkAction>
        <BulkAction icon={<EyeIcon />} onClick={() => ask({ kind: 'STATUS', status: 'PUBLISHED' })}>
          На витрину
        </BulkAction>
        <BulkAction icon={<EyeOffIcon />} onClick={() => ask({ kind: 'STATUS', status: 'HIDDEN' })}>
          Скрыть
        </BulkAction>
        <BulkAction icon={<TrashIcon />} onClick={() => ask({ kind: 'STATUS', status: 'ARCHIVED' })}>
          В архив
        </BulkAction>
      </BulkBar>
      <GoodsValueDialog
        key={question}
        question={question === 'CATEGORY' ? undefined : question}
        onClose={() => setQuestion(undefined)}
        onAsk={ask}
      />
      {question === 'CATEGORY' && (
        <CategoryDialog
          service={service}
          onClose={() => setQuestion(undefined)}
          onChoose={(categoryId) => ask({ kind: 'CATEGORY', categoryId })}
        />
      )}
      <Preview tried={many.tried} isPending={many.isPending} onClose={many.close} onConfirm={() => void many.run()} />
    </>
  );
}

interface PreviewProps {
  tried: readonly GoodsDifference[] | undefined;
  isPending: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** The effect of a change on each product, and the reasons some are not changed. */
function Preview({ tried, isPending, onClose, onConfirm }: PreviewProps) {
  const count = countChanged(tried ?? []);
  return (
    <ResponsiveDialog
      isOpen={tried !== undefined}
      onClose={onClose}
      title={count === 0 ? 'Ничего не изменится' : `Изменится ${plural(count, goodsForms)}`}
      description="Вернуть можно в течение 24 часов."
      foot={
        <Button size="l" isFullWidth isDisabled={count === 0} isLoading={isPending} onClick={onConfirm}>
          Изменить
        </Button>
      }
    >
      <ul className={styles.dry}>
        {tried?.map((difference) => (
          <li key={difference.id} className={styles.dryRow}>
            <div>
              {difference.title}
              {difference.problem && <p className={styles.why}>{difference.problem}</p>}
            </div>
            <span className={styles.dryFigures}>{changeText(difference) ?? 'без изменений'}</span>
          </li>
        ))}
      </ul>
    </ResponsiveDialog>
  );
}
