import { exactRoubles, type SellerMoney } from '@vetka/domain/ledger';
import { plural } from '@vetka/domain/plural';
import { StatTile, StatTiles } from '@vetka/ui/desk/StatTile';
import { Anchor } from '@vetka/ui/Link';
import * as styles from './money.css.ts';
import type { MoneySearch } from './moneySearch.ts';
import { orderForms } from './moneyText.ts';

interface BalancesProps {
  money: SellerMoney;
  search: MoneySearch;
  hrefOf: (search: MoneySearch) => string;
}

/** The balances of a shop. Each figure leads to its moves. */
export function Balances({
  money: { pending, available, debt, inFlight, paidOut, waiting },
  search,
  hrefOf,
}: BalancesProps) {
  const orders = waiting.reduce((sum, each) => sum + each.orders, 0);
  const opens = (to: MoneySearch, text: string) => (
    <Anchor className={styles.opens} href={hrefOf(to)} {...(isSame(search, to) && { 'aria-current': 'true' as const })}>
      {text}
    </Anchor>
  );
  return (
    <StatTiles>
      <StatTile label="Ожидает" value={exactRoubles(pending)}>
        {opens({ view: 'waiting' }, orders === 0 ? 'Ждать нечего' : plural(orders, orderForms))}
      </StatTile>
      <StatTile label="Доступно" value={exactRoubles(available)}>
        {opens({ account: 'SELLER_AVAILABLE' }, 'Из чего сложилось')}
      </StatTile>
      <StatTile label="Долг" value={exactRoubles(debt)}>
        {opens({ account: 'SELLER_DEBT' }, debt === 0 ? 'Долга нет' : 'За что и чем погасим')}
      </StatTile>
      <StatTile label="Выплачено" value={exactRoubles(paidOut)}>
        {opens({ view: 'payouts' }, inFlight === 0 ? 'Когда и сколько' : `Ещё ${exactRoubles(inFlight)} в пути`)}
      </StatTile>
    </StatTiles>
  );
}

const isSame = (one: MoneySearch, other: MoneySearch): boolean =>
  one.view === other.view && one.account === other.account && one.kind === other.kind;
