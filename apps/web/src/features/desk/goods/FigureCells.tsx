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
import { AlertIcon, LeafIcon } from '@vetka/ui/Icon';
import { InlineEdit } from '@vetka/ui/patterns/desk/InlineEdit';
import { priceOrDash } from './figures.ts';
import * as styles from './goods.css.ts';
import type { GoodsChanges } from './useGoods.ts';

interface FigureCellsProps {
  row: GoodsRow;
  changes: GoodsChanges;
  /** Prices may be changed; otherwise only the stock. */
  mayManage: boolean;
}

const wrongPrice = 'Введите цену в рублях, например 7640';
const wrongPieces = 'Введите целое число';

/** The figures of a product, each edited in its place. An empty old price or cost price is none, an empty stock is «на заказ». */
export function FigureCells({ row, changes, mayManage }: FigureCellsProps) {
  const { id, title, price, todayPrice, oldPrice, costPrice, stock } = row;
  const isLocked = !mayManage || row.status === 'ARCHIVED';
  const isLow = stock !== null && stock <= runningOutStock;
  const save = (figures: GoodsFigures, text: string) => changes.setFigures(id, figures, text);
  const savePrice =
    (field: 'price' | 'oldPrice' | 'costPrice', text: string) =>
    async (typed: string): Promise<string | undefined> => {
      if (typed === '' && field !== 'price') return save({ [field]: null }, text);
      const kopecks = parsePrice(typed);
      return kopecks === undefined ? wrongPrice : save({ [field]: kopecks }, text);
    };
  const saveStock = async (typed: string) => {
    const pieces = parsePieces(typed);
    if (typed !== '' && pieces === undefined) return wrongPieces;
    return save({ stock: pieces ?? null, seenStock: stock }, 'Остаток изменён');
  };
  const margin = marginOf(price, costPrice);
  return (
    <>
      <td className={styles.figure}>
        <InlineEdit
          label={`Цена, ${title}`}
          caption="Цена"
          text={priceText(price)}
          unit="₽"
          isDisabled={isLocked}
          onSave={savePrice('price', 'Цена изменена')}
        >
          {priceOrDash(price)}
          {todayPrice !== null && <span className={styles.margin}> сегодня {priceOrDash(todayPrice)}</span>}
        </InlineEdit>
      </td>
      <td className={styles.wideFigure}>
        <InlineEdit
          label={`Старая цена, ${title}`}
          caption="Старая"
          text={priceText(oldPrice)}
          unit="₽"
          tone="quiet"
          isDisabled={isLocked}
          onSave={savePrice('oldPrice', 'Старая цена изменена')}
        >
          {oldPrice === null ? '–' : <span className={styles.struck}>{priceOrDash(oldPrice)}</span>}
        </InlineEdit>
      </td>
      <td className={styles.cost}>
        <InlineEdit
          label={`Себестоимость, ${title}`}
          caption="Себестоимость"
          text={priceText(costPrice)}
          unit="₽"
          isDisabled={isLocked}
          onSave={savePrice('costPrice', 'Себестоимость изменена')}
        >
          {priceOrDash(costPrice)}
          {margin !== null && <span className={styles.margin}> {margin}&nbsp;%</span>}
        </InlineEdit>
      </td>
      <td className={styles.stock}>
        <InlineEdit
          label={`Остаток, ${title}`}
          caption="Остаток"
          text={stock === null ? '' : String(stock)}
          unit="шт"
          inputMode="numeric"
          {...(isLow && { tone: 'warning' as const })}
          isDisabled={row.status === 'ARCHIVED' || row.hasRecipe}
          onSave={saveStock}
        >
          <span className={styles.low}>
            {isLow && <AlertIcon size="s" label="Заканчивается" />}
            {stock === null ? 'на заказ' : `${formatNumber(stock)}\u00A0шт`}
            {row.hasRecipe && <LeafIcon size="s" label="Считается по рецепту" />}
          </span>
        </InlineEdit>
      </td>
    </>
  );
}
