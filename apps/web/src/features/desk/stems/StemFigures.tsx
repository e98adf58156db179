import { parsePieces, parsePrice, priceText } from '@vetka/domain/goods';
import { stemLimits, stemTitle, type Stem } from '@vetka/domain/stem';
import { InlineEdit } from '@vetka/ui/desk/InlineEdit';
import { useState } from 'react';
import { priceOrDash } from '../goods/figures.ts';
import { createSendOnce } from '../sendOnce.ts';
import { wrongPrice } from './stemDraft.ts';
import * as styles from './stems.css.ts';
import { onShelf, piecesText } from './stemWords.ts';
import type { StemChanges } from './useStemChanges.ts';

export interface StemCellProps {
  stem: Stem;
  changes: StemChanges;
  mayManage: boolean;
}

/** The cost of a stem, edited in its place. */
export function CostCell({ stem, changes, mayManage }: StemCellProps) {
  const { id, costPrice } = stem;
  async function save(typed: string): Promise<string | undefined> {
    const kopecks = typed === '' ? null : parsePrice(typed);
    if (kopecks === undefined || (kopecks ?? 0) > stemLimits.price) return wrongPrice;
    const refused = await changes.edit(id, { costPrice: kopecks });
    return refused?.reason;
  }
  return (
    <InlineEdit
      label={`Себестоимость, ${stemTitle(stem)}`}
      caption="Себестоимость"
      text={priceText(costPrice)}
      unit="₽"
      isDisabled={!mayManage}
      onSave={save}
    >
      {priceOrDash(costPrice)}
    </InlineEdit>
  );
}

/** Pieces on the shelf. A typed number is a count of the shelf. */
export function ShelfCell({ stem, changes }: Omit<StemCellProps, 'mayManage'>) {
  const [sendOnce] = useState(createSendOnce);
  const shelf = onShelf(stem);
  async function save(typed: string, opened: string): Promise<string | undefined> {
    const counted = parsePieces(typed);
    if (counted === undefined) return 'Введите целое число';
    const line = { stemId: stem.id, counted, seen: Number(opened) };
    return (await changes.count([line], sendOnce, opened))?.reason;
  }
  return (
    <InlineEdit
      label={`На полке, ${stemTitle(stem)}`}
      caption="На полке"
      text={String(shelf)}
      unit={stem.unit}
      inputMode="numeric"
      onSave={save}
    >
      {piecesText(shelf, stem.unit)}
    </InlineEdit>
  );
}

/** Pieces that no order has reserved. */
export function FreeCell({ stem: { stock, reserved, unit } }: Pick<StemCellProps, 'stem'>) {
  return (
    <span className={styles.free}>
      <span className={styles.caption}>Свободно</span>
      <span className={styles.strong}>{piecesText(stock, unit)}</span>
      {reserved > 0 && <span className={styles.note}>в заказах {reserved}</span>}
    </span>
  );
}
