import { discountPercent } from '@vetka/domain/money';
import { useWords } from '../../internal/words/words.ts';
import { Badge } from '../Badge/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';

export interface DiscountBadgeProps {
  /** Kopecks. */
  value: number;
  /** Kopecks before the discount. */
  oldValue: number | null | undefined;
}

/** «−13 %»; nothing when there is no discount. */
export function DiscountBadge({ value, oldValue }: DiscountBadgeProps) {
  const { discount = 'скидка' } = useWords();
  const percent = discountPercent(value, oldValue ?? null);
  if (percent === 0) return null;
  return (
    <Badge tone="peony">
      <VisuallyHidden>{`${discount} `}</VisuallyHidden>
      {`−${percent}\u00A0%`}
    </Badge>
  );
}
