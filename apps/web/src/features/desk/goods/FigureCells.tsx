import {
  marginOf,
  parsePieces,
  parsePrice,
  priceText,
  runningOutStock,
  type GoodsFigures,
  type GoodsRow,
} from '@vetka/domain/goods';
import { formatNumber } from '@vetka/domain/plural';
import { Badge } from '@vetka/ui/Badge';
import { AlertIcon, LeafIcon } from '@vetka/ui/Icon';
import { InlineEdit } from '@vetka/ui/desk/InlineEdit';
import { useState } from 'react';
import { createSendOnce } from '../sendOnce.ts';
import { priceOrDash } from './figures.ts';
import * as styles from './goods.css.ts';
import type { GoodsChanges } from './useGoods.ts';

/** The data of a table cell. */
export interface CellProps {
  row: GoodsRow;
  changes: GoodsChanges;
  /** Prices may be changed; otherwise only the stock. */
  mayManage: boolean;
}

const wrongPrice = 'Введите цену в рублях, например 7640';
const wrongPieces = 'Введите целое число';

type Prices = Pick<GoodsFigures, 'price' | 'oldPrice' | 'costPrice'>;

/** Saves a typed price. An empty old price or cost price means none. */
function savePrice({ row, changes }: CellProps, field: 'price' | 'oldPrice' | 'costPrice', text: string) {
  const save = (figures: Prices) => changes.setPrices(row.id, figures, text);
  return async (typed: string): Promise<string | undefined> => {
    if (typed === '' && field !== 'price') return save({ [field]: null });
    const kopecks = parsePrice(typed);
    return kopecks === undefined ? wrongPrice : save({ [field]: kopecks });
  };
}

const isLocked = ({ row, mayManage }: CellProps): boolean => !mayManage || row.status === 'ARCHIVED';

export function PriceCell(props: CellProps) {
  const { title, price, todayPrice } = props.row;
  return (
    <InlineEdit
      label={`Цена, ${title}`}
      caption="Цена"
      text={priceText(price)}
      unit="₽"
      isDisabled={isLocked(props)}
      onSave={savePrice(props, 'price', 'Цена изменена')}
    >
      {priceOrDash(price)}
      {todayPrice !== null && (
        <span className={styles.today}>
          <Badge tone="honey">сегодня {priceOrDash(todayPrice)}</Badge>
        </span>
      )}
    </InlineEdit>
  );
}

export function OldPriceCell(props: CellProps) {
  const { title, oldPrice } = props.row;
  return (
    <InlineEdit
      label={`Старая цена, ${title}`}
      caption="Старая"
      text={priceText(oldPrice)}
      unit="₽"
      tone="quiet"
      isDisabled={isLocked(props)}
      onSave={savePrice(props, 'oldPrice', 'Старая цена изменена')}
    >
      {oldPrice === null ? '–' : <span className={styles.struck}>{priceOrDash(oldPrice)}</span>}
    </InlineEdit>
  );
}

export function CostPriceCell(props: CellProps) {
  const { title, price, costPrice } = props.row;
  const margin = marginOf(price, costPrice);
  return (
    <InlineEdit
      label={`Себестоимость, ${title}`}
      caption="Себестоимость"
      text={priceText(costPrice)}
      unit="₽"
      isDisabled={isLocked(props)}
      onSave={savePrice(props, 'costPrice', 'Себестоимость изменена')}
    >
      {priceOrDash(costPrice)}
      {margin !== null && <span className={styles.margin}> {margin}&nbsp;%</span>}
    </InlineEdit>
  );
}

/** An empty stock means «на заказ». */
export function StockCell({ row, changes }: CellProps) {
  const { title, stock, hasRecipe } = row;
  const [sendOnce] = useState(createSendOnce);
  const isLow = stock !== null && stock <= runningOutStock;
  const save = async (typed: string, opened: string) => {
    const pieces = parsePieces(typed);
    if (typed !== '' && pieces === undefined) return wrongPieces;
    return changes.setStock(row.id, pieces ?? null, parsePieces(opened) ?? null, sendOnce);
  };
  return (
    <InlineEdit
      label={`Остаток, ${title}`}
      caption="Остаток"
      text={stock === null ? '' : String(stock)}
      unit="шт"
      inputMode="numeric"
      {...(isLow && { tone: 'warning' as const })}
      isDisabled={row.status === 'ARCHIVED' || hasRecipe}
      onSave={save}
    >
      <span className={styles.low}>
        {isLow && <AlertIcon size="s" label="Заканчивается" />}
        {stock === null ? 'на заказ' : `${formatNumber(stock)}\u00A0шт`}
        {hasRecipe && <LeafIcon size="s" label="Считается по рецепту" />}
      </span>
    </InlineEdit>
  );
}
