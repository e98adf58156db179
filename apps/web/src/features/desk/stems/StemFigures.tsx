import { parsePieces, parsePrice, priceText } from '@vetka/domain/goods';
import { stemLimits, stemTitle, type Stem } from '@vetka/domain/stem';
import { InlineEdit } from '@vetka/ui/desk/InlineEdit';
import { priceOrDash } from '../goods/figures.ts';
import { wrongPrice } from './stemDraft.ts';
import * as styles from './stems.css.ts';
import { onShelf, piecesText } from './stemWords.ts';
import type { StemChanges } from './useStemChanges.ts';

interface StemFiguresProps {
  stem: Stem;
  changes: StemChanges;
  mayManage: boolean;
}

/** The cost and the pieces of a stem, edited in their place. A typed number of pieces is a count of the shelf. */
export function StemFigures({ stem, changes, mayManage }: StemFiguresProps) {
  const { id, costPrice, stock, reserved, unit } = stem;
  const title = stemTitle(stem);
  const shelf = onShelf(stem);
  async function saveCost(typed: string): Promise<string | undefined> {
    const kopecks = typed === '' ? null : parsePrice(typed);
    if (kopecks === undefined || (kopecks ?? 0) > stemLimits.price) return wrongPrice;
    const refused = await changes.edit(id, { costPrice: kopecks });
    return refused && (refused.fields['costPrice'] ?? refused.message);
  }
  async function saveShelf(typed: string): Promise<string | undefined> {
    const counted = parsePieces(typed);
    if (counted === undefined) return 'Введите целое число';
    const refused = await changes.count({ lines: [{ stemId: id, counted, seen: shelf }] });
    return refused && (Object.values(refused.fields)[0] ?? refused.message);
  }
  return (
    <>
      <td className={styles.figure}>
        <InlineEdit
          label={`Себестоимость, ${title}`}
          caption="Себестоимость"
          text={priceText(costPrice)}
          unit="₽"
          isDisabled={!mayManage}
          onSave={saveCost}
        >
          {priceOrDash(costPrice)}
        </InlineEdit>
      </td>
      <td className={styles.figure}>
        <InlineEdit
          label={`На полке, ${title}`}
          caption="На полке"
          text={String(shelf)}
          unit={unit}
          inputMode="numeric"
          onSave={saveShelf}
        >
          {piecesText(shelf, unit)}
        </InlineEdit>
      </td>
      <td className={styles.free}>
        <span className={styles.caption}>Свободно</span>
        <span className={styles.strong}>{piecesText(stock, unit)}</span>
        {reserved > 0 && <span className={styles.note}>в заказах {reserved}</span>}
      </td>
    </>
  );
}
