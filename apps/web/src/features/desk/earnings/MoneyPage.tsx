import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { SellerIncomes } from '@vetka/domain/income';
import type { Payout } from '@vetka/domain/payout';
import { QueueError } from '@vetka/ui/patterns/desk/QueueState';
import { DeskHead } from '@vetka/ui/patterns/desk/DeskPanes';
import { useState } from 'react';
import { pagePath } from '../../../shell/links/pagePath.ts';
import { lazyComponent } from '../../../shell/lazyComponent.tsx';
import { useApi } from '../../../shell/useContext.ts';
import { useDesk } from '../DeskContext.ts';
import { ownsShop } from '../deskSections.tsx';
import { CardSkeleton, RoomSkeleton, TilesSkeleton } from '../skeletons/RoomSkeleton.tsx';
import { Balances } from './Balances.tsx';
import { CommissionCard } from './CommissionCard.tsx';
import { ExpectedDays } from './ExpectedDays.tsx';
import { Moves } from './Moves.tsx';
import { MoneyTools } from './MoneyTools.tsx';
import { WaitingOrders } from './WaitingOrders.tsx';
import * as styles from './money.css.ts';
import { moneyQueries } from './money.queries.ts';
import { moneyQuery, movesAsked, type MoneySearch } from './moneySearch.ts';
import { payoutQueries } from './payout.queries.ts';
import { PayoutList } from './PayoutList.tsx';
import { PayoutNotices } from './PayoutNotices.tsx';
import { PayoutTarget } from './PayoutTarget.tsx';
import { ReceiptList } from './ReceiptList.tsx';
import { Registers } from './Registers.tsx';

const OrderMoneyDialog = lazyComponent(() => import('./OrderMoneyDialog.tsx'));
const PayoutDialog = lazyComponent(() => import('./PayoutDialog.tsx'));

/** Addresses of other lists of the room. */
function useMoneyLinks(service: string) {
  const router = useRouter();
  const hrefOf = (next: MoneySearch) => `${pagePath('/my/shop/$service/money', { service })}${moneyQuery(next)}`;
  const go = (next: MoneySearch) =>
    void router.navigate({ href: hrefOf(next), replace: true, resetScroll: false } as never);
  return { hrefOf, go };
}

/** A shop's balance, pending money and payouts, down to the lines of its orders. */
export default function MoneyPage({ search }: { search: MoneySearch }) {
  const { place } = useDesk();
  const { service } = place;
  const { data, error, refetch, isRefetching } = useQuery(moneyQueries.read(useApi(), service.slug));
  const { data: months = [] } = useQuery(moneyQueries.months(useApi(), service.slug));
  const paying = usePaying(service.slug, ownsShop(place));
  const receipts = useInfiniteQuery(payoutQueries.incomes(useApi(), service.slug));
  const [openOrder, setOpenOrder] = useState<number | null>(null);
  const { hrefOf, go } = useMoneyLinks(service.slug);
  return (
    <>
      <DeskHead title="Деньги" note="Каждая сумма складывается из операций: откройте её и проверьте." />
      {!data && error && (
        <QueueError text="Деньги не загрузились." onRetry={() => void refetch()} isRetrying={isRefetching} />
      )}
      {!data && !error && <Loading />}
      {data && (
        <div className={styles.page}>
          {paying.notices}
          <Balances money={data} search={search} hrefOf={hrefOf} />
          <div className={styles.columns}>
            <section className={styles.card}>
              <MoneyTools
                hasReceipts={hasReceipts(receipts.data?.pages[0])}
                search={search}
                months={months}
                onChange={go}
              />
              {search.view === 'waiting' && <Waiting service={service.slug} onOpen={setOpenOrder} />}
              {search.view === 'payouts' && <Paid service={service.slug} />}
              {search.view === 'receipts' && <ReceiptList list={receipts} />}
              {search.view === undefined && <Found service={service.slug} search={search} onOpen={setOpenOrder} />}
            </section>
            <aside className={styles.aside}>
              {paying.target}
              <ExpectedDays waiting={data.waiting} />
              <CommissionCard service={service.slug} />
              <Registers service={service.slug} months={months} />
            </aside>
          </div>
        </div>
      )}
      {openOrder !== null && <OrderMoneyDialog id={openOrder} onClose={() => setOpenOrder(null)} />}
    </>
  );
}

function Loading() {
  return (
    <RoomSkeleton label="Загрузка денег" className={styles.page}>
      <TilesSkeleton />
      <span className={styles.columns}>
        <CardSkeleton lines={10} />
        <span className={styles.aside}>
          <CardSkeleton lines={2} />
          <CardSkeleton lines={3} />
        </span>
      </span>
    </RoomSkeleton>
  );
}

/** Sellers who are not self-employed have no receipts of their own. */
const hasReceipts = (first: SellerIncomes | undefined): boolean =>
  first !== undefined && (first.taxes !== null || first.data.length > 0);

/** Whether the shop is paid, and to which account. Nothing until it is known. */
function usePaying(service: string, isOwner: boolean) {
  const api = useApi();
  const [payouts] = useInfiniteQuery(payoutQueries.list(api, service)).data?.pages ?? [];
  const { data } = useQuery({ ...payoutQueries.requisites(api, service), enabled: isOwner });
  if (!payouts) return { notices: null, target: null };
  const current = data?.data.find(({ endedAt }) => endedAt === null);
  const href = pagePath('/my/shop/$service/money/requisites', { service });
  return {
    notices: <PayoutNotices payouts={payouts} href={href} />,
    target: (
      <PayoutTarget
        activeFrom={payouts.requisitesFrom}
        refusal={payouts.requisitesRefusal}
        current={current}
        href={href}
      />
    ),
  };
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

function Paid({ service }: Pick<ListProps, 'service'>) {
  const [open, setOpen] = useState<Payout | null>(null);
  return (
    <>
      <PayoutList list={useInfiniteQuery(payoutQueries.list(useApi(), service))} onOpen={setOpen} />
      {open && <PayoutDialog payout={open} onClose={() => setOpen(null)} />}
    </>
  );
}
