import { completenessOf, goodsNeedWords } from '@vetka/domain/goods';
import type { CellProps } from './FigureCells.tsx';
import * as styles from './goods.css.ts';
import { SoldBars } from './SoldBars.tsx';
import { StatusBadge } from './statusLook.tsx';

export function SkuCell({ row: { sku } }: CellProps) {
  return (
    <span className={styles.fact}>
      <span className={styles.caption}>Артикул</span>
      {sku || '–'}
    </span>
  );
}

export function StatusCell({ row: { status } }: CellProps) {
  return <StatusBadge status={status} />;
}

/** How complete the page of a product is, and what it lacks. */
export function NeedsCell({ row: { needs } }: CellProps) {
  return (
    <span className={styles.fact}>
      <span className={styles.caption}>Заполнено</span>
      {completenessOf(needs)}&nbsp;%
      {needs.length > 0 && (
        <span className={styles.lacks}>нет: {needs.map((need) => goodsNeedWords[need]).join(', ')}</span>
      )}
    </span>
  );
}

export function SoldCell({ row: { sold } }: CellProps) {
  return <SoldBars sold={sold} />;
}
