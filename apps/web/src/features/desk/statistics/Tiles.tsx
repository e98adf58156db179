import { formatPrice } from '@vetka/domain/money';
import { formatNumber } from '@vetka/domain/plural';
import { averageBill, returningShare, type StatisticsFigures } from '@vetka/domain/statistics';
import { StatTile, StatTiles } from '@vetka/ui/desk/StatTile';
import { changeInNumber, changeInPercent, changeInPoints } from './statisticsText.ts';

interface FiguresProps {
  now: StatisticsFigures;
  before: StatisticsFigures;
}

/** The four figures of a period, each with its change. */
export function Tiles({ now, before }: FiguresProps) {
  const [bill, billBefore] = [averageBill(now), averageBill(before)];
  const [share, shareBefore] = [returningShare(now), returningShare(before)];
  return (
    <StatTiles>
      <StatTile
        label="Выручка"
        value={formatPrice(now.revenue)}
        change={changeInPercent(now.revenue, before.revenue)}
      />
      <StatTile label="Заказы" value={formatNumber(now.orders)} change={changeInNumber(now.orders, before.orders)} />
      <StatTile
        label="Средний чек"
        value={bill === null ? '–' : formatPrice(bill)}
        change={changeInPercent(bill, billBefore)}
      />
      <StatTile
        label="Вернулись снова"
        value={share === null ? '–' : `${share}\u00A0%`}
        change={changeInPoints(share, shareBefore)}
      />
    </StatTiles>
  );
}
