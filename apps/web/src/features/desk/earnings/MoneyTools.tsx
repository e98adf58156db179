import {
  moneyKindLabels,
  moneyKinds,
  monthText,
  sellerAccountLabels,
  type MoneyKind,
  type MoneyMonth,
} from '@vetka/domain/ledger';
import { Chip } from '@vetka/ui/Chip';
import { Select } from '@vetka/ui/Select';
import { DelayedSearch } from '../DelayedSearch.tsx';
import * as styles from './money.css.ts';
import type { MoneySearch } from './moneySearch.ts';

const kinds: readonly { value: MoneyKind | 'ALL'; label: string }[] = [
  { value: 'ALL', label: 'Все операции' },
  ...moneyKinds.map((value) => ({ value, label: moneyKindLabels[value] })),
];
const always = 'ALL';

interface MoneyToolsProps {
  /** The seller is self-employed, or was. */
  hasReceipts: boolean;
  search: MoneySearch;
  months: readonly MoneyMonth[];
  onChange: (search: MoneySearch) => void;
}

/** The list that is shown: moves, pending orders, payouts or receipts. */
export function MoneyTools({ hasReceipts, search, months, onChange }: MoneyToolsProps) {
  const { view, account, ...moves } = search;
  const set = ({ kind, month, ...more }: { kind?: MoneyKind | 'ALL'; month?: string; search?: string }) => {
    const { kind: oldKind, month: oldMonth, search: oldText } = moves;
    const next = { kind: kind ?? oldKind, month: month ?? oldMonth, search: more.search ?? oldText };
    onChange({
      ...(account && { account }),
      ...(next.kind && next.kind !== 'ALL' && { kind: next.kind }),
      ...(next.month && next.month !== always && { month: next.month }),
      ...(next.search && { search: next.search }),
    });
  };
  return (
    <div className={styles.tools}>
      <div className={styles.chips}>
        <Chip isSelected={view === undefined && account === undefined} onClick={() => onChange(moves)}>
          Операции
        </Chip>
        <Chip isSelected={view === 'waiting'} onClick={() => onChange({ view: 'waiting' })}>
          Ждут
        </Chip>
        <Chip isSelected={view === 'payouts'} onClick={() => onChange({ view: 'payouts' })}>
          Выплаты
        </Chip>
        {(hasReceipts || view === 'receipts') && (
          <Chip isSelected={view === 'receipts'} onClick={() => onChange({ view: 'receipts' })}>
            Чеки
          </Chip>
        )}
        {account && (
          <Chip isSelected onClick={() => onChange(moves)}>
            {sellerAccountLabels[account]}
          </Chip>
        )}
      </div>
      {view === undefined && (
        <div className={styles.fields}>
          <Select
            label="Месяц"
            value={search.month ?? always}
            onChange={(month) => set({ month })}
            options={[
              { value: always, label: 'Всё время' },
              ...months.map(({ month }) => ({ value: month, label: monthText(month) })),
            ]}
          />
          <Select label="Вид" value={search.kind ?? 'ALL'} onChange={(kind) => set({ kind })} options={kinds} />
          <div className={styles.search}>
            <DelayedSearch
              label="Поиск по номеру заказа"
              placeholder="Номер заказа"
              value={search.search ?? ''}
              onFind={(text) => set({ search: text })}
            />
          </div>
        </div>
      )}
    </div>
  );
}
