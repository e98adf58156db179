import { completenessOf, goodsNeedWords, statusesAfter, type GoodsRow } from '@vetka/domain/goods';
import { DropdownMenu, type DropdownMenuItem } from '@vetka/ui/DropdownMenu';
import { MoreIcon } from '@vetka/ui/Icon';
import { IconButton } from '@vetka/ui/IconButton';
import { Anchor } from '@vetka/ui/Link';
import { pagePath } from '../../../shell/links/pagePath.ts';
import type { CellProps } from './FigureCells.tsx';
import * as styles from './goods.css.ts';
import { SoldBars } from './SoldBars.tsx';
import { doneText, statusActions } from './statusActions.ts';
import { StatusBadge } from './statusLook.tsx';
import { useCopy } from './useCopy.ts';

/** The name leads to the editor of the product. */
export function ProductCell({ service, row }: { service: string; row: GoodsRow }) {
  const { id, title, categoryName, returnReason, isForbidden, status } = row;
  return (
    <>
      <Anchor className={styles.name} href={pagePath('/my/shop/$service/products/$id', { service, id })}>
        {title}
      </Anchor>
      <span className={styles.category}>{categoryName || 'Без категории'}</span>
      {returnReason && status === 'DRAFT' && (
        <p className={styles.why}>
          {isForbidden ? 'Запретили' : 'Вернули'}: {returnReason}
        </p>
      )}
    </>
  );
}

export function SkuCell({ row: { sku } }: CellProps) {
  return <span className={styles.fact}>{sku || '–'}</span>;
}

export function StatusCell({ row: { status, isForbidden } }: CellProps) {
  return <StatusBadge status={status} isForbidden={isForbidden} />;
}

/** How complete the page of a product is, and the missing fields. */
export function NeedsCell({ row: { needs } }: CellProps) {
  return (
    <span className={styles.fact}>
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

export function ProductMenu({ service, row, changes }: Pick<CellProps, 'row' | 'changes'> & { service: string }) {
  const { wasPublished } = row;
  const copy = useCopy(service);
  const moves: DropdownMenuItem[] = statusesAfter(row).map((status) => ({
    id: status,
    label: statusActions[status].label,
    onSelect: () => void changes.setStatus(row.id, status, doneText(status, wasPublished)),
  }));
  return (
    <DropdownMenu
      label={`Действия: ${row.title}`}
      trigger={<IconButton label={`Действия: ${row.title}`} icon={<MoreIcon />} />}
      items={[{ id: 'copy', label: 'Сделать копию', onSelect: () => void copy(row.id) }, ...moves]}
    />
  );
}
