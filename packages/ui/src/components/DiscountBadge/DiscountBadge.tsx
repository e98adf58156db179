import { discountPercent } from '@vetka/domain/money';
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
  const percent = discountPercent(value, oldValue ?? null);
  if (percent === 0) return null;
  return (
    <Badge tone="peony">
      <VisuallyHidden>скидка </VisuallyHidden>
      {`−${percent}\u00A0%`}
    </Badge>
  );
}
