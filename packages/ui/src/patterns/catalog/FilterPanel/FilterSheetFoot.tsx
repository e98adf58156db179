import { plural } from '@vetka/domain/plural';
import { Button } from '../../../components/Button/index.ts';

export interface FilterSheetFootProps {
  /** Number of matching products. */
  total: number;
  /** Closes the sheet. */
  onShow: () => void;
  isLoading?: boolean | undefined;
}

/** The button below the filters on a phone: «Показать 156 товаров». */
export function FilterSheetFoot({ total, onShow, isLoading = false }: FilterSheetFootProps) {
  return (
    <Button size="l" isFullWidth onClick={onShow} isLoading={isLoading} loadingText="Считаем">
      {total > 0 ? `Показать ${plural(total, ['товар', 'товара', 'товаров'])}` : 'Ничего не нашлось'}
    </Button>
  );
}
