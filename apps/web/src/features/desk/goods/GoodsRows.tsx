import { statusesAfter, type GoodsRow } from '@vetka/domain/goods';
import { Checkbox } from '@vetka/ui/Checkbox';
import { DropdownMenu, type DropdownMenuItem } from '@vetka/ui/DropdownMenu';
import { MoreIcon } from '@vetka/ui/Icon';
import { IconButton } from '@vetka/ui/IconButton';
import { Image } from '@vetka/ui/Image';
import { Anchor } from '@vetka/ui/Link';
import { pagePath } from '../../../shell/links/pagePath.ts';
import { FigureCells } from './FigureCells.tsx';
import * as styles from './goods.css.ts';
import { SoldBars } from './SoldBars.tsx';
import { doneText, statusActions } from './statusActions.ts';
import { StatusBadge } from './statusLook.tsx';
import type { GoodsChanges } from './useGoods.ts';

const noPicture = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

interface GoodsRowsProps {
  service: string;
  rows: readonly GoodsRow[];
  changes: GoodsChanges;
  /** Prices, pages and statuses may be changed; otherwise only the stock. */
  mayManage: boolean;
  selected: ReadonlySet<number>;
  onSelect: (ids: ReadonlySet<number>) => void;
}

const withOrWithout = (ids: ReadonlySet<number>, id: number, isIn: boolean): Set<number> =>
  isIn ? new Set([...ids, id]) : new Set([...ids].filter((each) => each !== id));

/** The goods of a shop: a table on wide screens, a card per product on a phone. */
export function GoodsRows({ service, rows, changes, mayManage, selected, onSelect }: GoodsRowsProps) {
  const isAll = rows.length > 0 && rows.every(({ id }) => selected.has(id));
  return (
    <table className={styles.table}>
      <thead className={styles.head}>
        <tr>
          <th scope="col" className={styles.th}>
            {mayManage && (
              <Checkbox
                label="Выбрать все"
                isLabelHidden
                isChecked={isAll}
                isIndeterminate={!isAll && selected.size > 0}
                onChange={(isOn) => onSelect(new Set(isOn ? rows.map(({ id }) => id) : []))}
              />
            )}
          </th>
          <th scope="col" className={styles.th} colSpan={2}>
            Товар
          </th>
          <th scope="col" className={styles.th} data-end="">
            Цена
          </th>
          <th scope="col" className={styles.th} data-end="">
            Старая
          </th>
          <th scope="col" className={styles.th} data-end="">
            Себестоимость
          </th>
          <th scope="col" className={styles.th} data-end="">
            Остаток
          </th>
          <th scope="col" className={styles.th}>
            Состояние
          </th>
          <th scope="col" className={`${styles.th} ${styles.soldHead}`} data-end="">
            За 30 дней
          </th>
          <th scope="col" className={styles.th} aria-label="Действия" />
        </tr>
      </thead>
      <tbody className={styles.body}>
        {rows.map((row) => (
          <OneRow
            key={row.id}
            service={service}
            row={row}
            changes={changes}
            mayManage={mayManage}
            isSelected={selected.has(row.id)}
            onSelect={(isOn) => onSelect(withOrWithout(selected, row.id, isOn))}
          />
        ))}
      </tbody>
    </table>
  );
}

interface OneRowProps extends Pick<GoodsRowsProps, 'service' | 'changes' | 'mayManage'> {
  row: GoodsRow;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
}

function OneRow({ service, row, changes, mayManage, isSelected, onSelect }: OneRowProps) {
  const href = pagePath('/my/shop/$service/products/$id', { service, id: row.id });
  return (
    <tr className={styles.row} data-selected={isSelected ? '' : undefined}>
      <td className={styles.select}>
        {mayManage && (
          <Checkbox label={`Выбрать: ${row.title}`} isLabelHidden isChecked={isSelected} onChange={onSelect} />
        )}
      </td>
      <td className={styles.picture}>
        <Image src={row.mediaFile?.url ?? noPicture} alt="" width={80} corner="s" />
      </td>
      <td className={styles.title}>
        <Anchor className={styles.name} href={href}>
          {row.title}
        </Anchor>
        <span className={styles.category}>{row.categoryName || 'Без категории'}</span>
        {row.returnReason && row.status === 'DRAFT' && <p className={styles.why}>Вернули: {row.returnReason}</p>}
      </td>
      <FigureCells row={row} changes={changes} mayManage={mayManage} />
      <td className={styles.state}>
        <StatusBadge status={row.status} />
      </td>
      <td className={styles.sold}>
        <SoldBars sold={row.sold} />
      </td>
      <td className={styles.menu}>{mayManage && <RowMenu row={row} changes={changes} />}</td>
    </tr>
  );
}

function RowMenu({ row, changes }: Pick<OneRowProps, 'row' | 'changes'>) {
  const { wasPublished } = row;
  const items: DropdownMenuItem[] = statusesAfter(row.status, wasPublished).map((status) => ({
    id: status,
    label: statusActions[status].label,
    onSelect: () => void changes.setStatus(row.id, status, doneText(status, wasPublished)),
  }));
  return (
    <DropdownMenu
      label={`Действия: ${row.title}`}
      trigger={<IconButton label={`Действия: ${row.title}`} icon={<MoreIcon />} />}
      items={items}
    />
  );
}
