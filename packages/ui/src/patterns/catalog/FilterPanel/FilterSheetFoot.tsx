import { plural, type PluralForms } from '@vetka/domain/plural';
import { Button } from '../../../components/Button/index.ts';
import { Notice } from '../../../components/Notice/index.ts';
import { Stack } from '../../../components/Stack/index.ts';

const goods: PluralForms = ['товар', 'товара', 'товаров'];

export interface FilterSheetFootProps {
  /** Number of matching products. */
  total: number;
  /** Closes the sheet. */
  onShow: () => void;
  isLoading?: boolean | undefined;
  /** Why the latest choice could not be applied: the button then calls `onRetry`. */
  failure?: string | undefined;
  onRetry?: (() => void) | undefined;
}

/** The button below the filters on a phone: «Показать 156 товаров». */
export function FilterSheetFoot({ total, onShow, isLoading = false, failure, onRetry }: FilterSheetFootProps) {
  const hasFailed = failure !== undefined;
  return (
    <Stack gap={12}>
      {hasFailed && (
        <Notice tone="critical" isAnnounced>
          {failure}
        </Notice>
      )}
      <Button size="l" isFullWidth onClick={hasFailed ? onRetry : onShow} isLoading={isLoading} loadingText="Считаем">
        {hasFailed ? 'Повторить' : total > 0 ? `Показать ${plural(total, goods)}` : 'Ничего не нашлось'}
      </Button>
    </Stack>
  );
}
