import { formatPrice } from '@vetka/domain/money';
import { formatNumber } from '@vetka/domain/plural';
import { averageBill, returningShare, type StatisticsFigures } from '@vetka/domain/statistics';
import { ArrowDownIcon, ArrowUpIcon } from '@vetka/ui/Icon';
import * as styles from './statistics.css.ts';
import { changeInNumber, changeInPercent, changeInPoints, type Change } from './statisticsText.ts';

interface TileProps {
  label: string;
  value: string;
  change: Change | null;
}

const icons = { up: <ArrowUpIcon size="s" />, down: <ArrowDownIcon size="s" />, same: null };

function Tile({ label, value, change }: TileProps) {
  return (
    <div className={styles.tile}>
      <dt className={styles.note}>{label}</dt>
      <dd className={styles.tileValue}>{value}</dd>
      <dd className={styles.change} data-direction={change?.direction}>
        {change && icons[change.direction]}
        {change?.text ?? 'раньше не было'}
      </dd>
    </div>
  );
}

interface FiguresProps {
  now: StatisticsFigures;
  before: StatisticsFigures;
}

/** The four figures of a period, each with its change. */
export function Tiles({ now, before }: FiguresProps) {
  const [bill, billBefore] = [averageBill(now), averageBill(before)];
  const [share, shareBefore] = [returningShare(now), returningShare(before)];
  return (
    <dl className={styles.tiles}>
      <Tile label="Выручка" value={formatPrice(now.revenue)} change={changeInPercent(now.revenue, before.revenue)} />
      <Tile label="Заказы" value={formatNumber(now.orders)} change={changeInNumber(now.orders, before.orders)} />
      <Tile
        label="Средний чек"
        value={bill === null ? '–' : formatPrice(bill)}
        change={changeInPercent(bill, billBefore)}
      />
      <Tile
        label="Вернулись снова"
        value={share === null ? '–' : `${share}\u00A0%`}
        change={changeInPoints(share, shareBefore)}
      />
    </dl>
  );
}
