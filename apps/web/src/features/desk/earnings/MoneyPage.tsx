import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { QueueError, QueueSkeleton } from '@vetka/ui/patterns/desk/QueueState';
import { DeskHead } from '@vetka/ui/patterns/desk/DeskPanes';
import { useState } from 'react';
import { pagePath } from '../../../shell/links/pagePath.ts';
import { lazyComponent } from '../../../shell/lazyComponent.tsx';
import { useApi } from '../../../shell/useContext.ts';
import { useDesk } from '../DeskContext.ts';
import { Balances } from './Balances.tsx';
import { ExpectedDays } from './ExpectedDays.tsx';
import { Moves } from './Moves.tsx';
import { MoneyTools } from './MoneyTools.tsx';
import { WaitingOrders } from './WaitingOrders.tsx';
import * as styles from './money.css.ts';
import { moneyQueries } from './money.queries.ts';
import { moneyQuery, movesAsked, type MoneySearch } from './moneySearch.ts';
import { Registers } from './Registers.tsx';

const OrderMoneyDialog = lazyComponent(() => import('./OrderMoneyDialog.tsx'));

/** Addresses of other lists of the room. */
function useMoneyLinks(service: string) {
  const router = useRouter();
  const hrefOf = (next: MoneySearch) => `${pagePath('/my/shop/$service/money', { service })}${moneyQuery(next)}`;
  const go = (next: MoneySearch) =>
    void router.navigate({ href: hrefOf(next), replace: true, resetScroll: false } as never);
  return { hrefOf, go };
}

/** What a shop has, waits for and was paid, opened down to the lines of its orders. */
export default function MoneyPage({ search }: { search: MoneySearch }) {
  const { service } = useDesk().place;
  const { data, error, refetch, isRefetching } = useQuery(moneyQueries.read(useApi(), service.slug));
  const { data: months = [] } = useQuery(moneyQueries.months(useApi(), service.slug));
  const [openOrder, setOpenOrder] = useState<number | null>(null);
  const { hrefOf, go } = useMoneyLinks(service.slug);
  return (
    <>
      <DeskHead title="Деньги" note="Каждая сумма складывается из операций: откройте её и проверьте." />
      {!data && error && (
        <QueueError text="Деньги не загрузились." onRetry={() => void refetch()} isRetrying={isRefetching} />
      )}
      {!data && !error && <QueueSkeleton />}
      {data && (
        <div className={styles.page}>
          <Balances money={data} search={search} hrefOf={hrefOf} />
          <div className={styles.columns}>
            <section className={styles.card}>
              <MoneyTools search={search} months={months} onChange={go} />
              {search.view === 'waiting' ? (
                <Waiting service={service.slug} onOpen={setOpenOrder} />
              ) : (
                <Found service={service.slug} search={search} onOpen={setOpenOrder} />
              )}
            </section>
            <aside className={styles.aside}>
              <ExpectedDays waiting={data.waiting} />
              <Registers service={service.slug} months={months} />
            </aside>
          </div>
        </div>
      )}
      {openOrder !== null && <OrderMoneyDialog id={openOrder} onClose={() => setOpenOrder(null)} />}
    </>
  );
}

interface ListProps {
  service: string;
  onOpen: (order: number) => void;
}

function Found({ service, search, onOpen }: ListProps & { search: MoneySearch }) {
  return <Moves list={useInfiniteQuery(moneyQueries.moves(useApi(), service, movesAsked(search)))} onOpen={onOpen} />;
}

function Waiting({ service, onOpen }: ListProps) {
  return <WaitingOrders list={useInfiniteQuery(moneyQueries.waiting(useApi(), service))} onOpen={onOpen} />;
}
