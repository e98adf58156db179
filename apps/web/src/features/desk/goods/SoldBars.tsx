import { formatNumber } from '@vetka/domain/plural';
import { Sparkline } from '@vetka/ui/desk/Sparkline';

/** Pieces sold in thirty days. */
export function SoldBars({ sold }: { sold: readonly number[] }) {
  return (
    <Sparkline values={sold} align="end">
      {formatNumber(sold.reduce((sum, each) => sum + each, 0))}
    </Sparkline>
  );
}
