import { unwrap } from '@vetka/api-client/client';
import {
  goodsLimits,
  productStatusLabels,
  type ChangedGoods,
  type ChangeManyGoods,
  type GoodsDifference,
} from '@vetka/domain/goods';
import { formatNumber, plural } from '@vetka/domain/plural';
import { BulkAction, BulkBar } from '@vetka/ui/desk/BulkBar';
import { Button } from '@vetka/ui/Button';
import { EyeIcon, EyeOffIcon, GridIcon, PackageIcon, PercentIcon, TrashIcon, WalletIcon } from '@vetka/ui/Icon';
import { ResponsiveDialog } from '@vetka/ui/ResponsiveDialog';
import { useState } from 'react';
import { useErrorHandler } from '../../../shell/errors/useErrors.ts';
import { useApi } from '../../../shell/useContext.ts';
import { CategoryDialog } from './CategoryDialog.tsx';
import { priceOrDash } from './figures.ts';
import * as styles from './goods.css.ts';
import { GoodsValueDialog, type FigureQuestion } from './GoodsValueDialog.tsx';
import type { GoodsChanges } from './useGoods.ts';

type Change = ChangeManyGoods['change'];

interface GoodsBulkBarProps {
  service: string;
  ids: readonly number[];
  changes: GoodsChanges;
  onClose: () => void;
}

type Question = FigureQuestion | 'CATEGORY';
const goodsForms = ['товар', 'товара', 'товаров'] as const;

/** Actions on the selected products. Each change is previewed before it is made and can be undone. */
export function GoodsBulkBar({ service, ids, changes, onClose }: GoodsBulkBarProps) {
  const [question, setQuestion] = useState<Question>();
  const [change, setChange] = useState<Change>();
  const many = useChangeMany({ service, ids, changes, onClose });
  const ask = (next: Change) => {
    setQuestion(undefined);
    setChange(next);
    void many.dryRun(next);
  };
  return (
    <>
      <BulkBar label="Выбранные товары" count={ids.length} onClear={onClose}>
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
      <Preview
        tried={change && many.tried}
        isPending={many.isPending}
        onClose={() => setChange(undefined)}
        onConfirm={() => change && void many.run(change)}
      />
    </>
  );
}

/** Previews a change of many products, and makes it. */
function useChangeMany({ service, ids, changes, onClose }: GoodsBulkBarProps) {
  const api = useApi();
  const errors = useErrorHandler();
  const [tried, setTried] = useState<ChangedGoods>();
  const [isPending, setIsPending] = useState(false);
  async function send(change: Change, isDryRun: boolean): Promise<ChangedGoods | undefined> {
    const body = { ids: ids.slice(0, goodsLimits.many), change, isDryRun };
    try {
      return await unwrap(api.goods.changeMany({ params: { service }, body }));
    } catch (error) {
      errors.handle(error);
      return undefined;
    }
  }
  async function dryRun(change: Change) {
    setTried(undefined);
    setTried(await send(change, true));
  }
  async function run(change: Change) {
    setIsPending(true);
    const done = await send(change, false);
    setIsPending(false);
    if (!done) return;
    const count = countChanged(done.differences);
    changes.offerUndo(`Изменили ${plural(count, goodsForms)}`, done.changeId);
    changes.refresh();
    onClose();
  }
  return { tried, isPending, dryRun, run };
}

const shown = ({ field }: GoodsDifference, value: GoodsDifference['before']): string => {
  if (typeof value === 'string') return productStatusLabels[value];
  return field === 'STOCK' ? (value === null ? 'на заказ' : `${formatNumber(value)}\u00A0шт`) : priceOrDash(value);
};

/** What a change makes of a product, in words; undefined when it stays as it is. */
function changeText(difference: GoodsDifference): string | undefined {
  const { category, before, after } = difference;
  const words = category ?? { before: shown(difference, before), after: shown(difference, after) };
  return words.before === words.after ? undefined : `${words.before || 'без категории'} → ${words.after}`;
}

const countChanged = (differences: readonly GoodsDifference[]): number =>
  differences.filter((difference) => changeText(difference) !== undefined).length;

interface PreviewProps {
  tried: ChangedGoods | undefined;
  isPending: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** The effect of a change on each product, and the reasons some are not changed. */
function Preview({ tried, isPending, onClose, onConfirm }: PreviewProps) {
  const count = countChanged(tried?.differences ?? []);
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
        {tried?.differences.map((difference) => (
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
