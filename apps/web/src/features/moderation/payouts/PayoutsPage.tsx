import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { formatPrice } from '@vetka/domain/money';
import { payoutMinimum, payoutRefusals, type HeldShop, type PayoutQueueView } from '@vetka/domain/payout';
import { formatNumber, plural } from '@vetka/domain/plural';
import { Heading } from '@vetka/ui/Heading';
import { Text } from '@vetka/ui/Text';
import { useState } from 'react';
import { pagePath } from '../../../shell/links/pagePath.ts';
import { useApi } from '../../../shell/useContext.ts';
import { ModerationPage } from '../ModerationPage.tsx';
import * as styles from '../moderation.css.ts';
import { moderationQueries } from '../moderation.queries.ts';
import { PageList } from '../QueuePage.tsx';
import { ViewChips } from '../ViewChips.tsx';
import { ByHand } from './ByHand.tsx';
import { Debts } from './Debts.tsx';
import { HeldShops } from './HeldShops.tsx';
import { PayoutCard } from './PayoutCard.tsx';

type View = PayoutQueueView | 'HELD' | 'BY_HAND' | 'DEBTS';

const views: readonly { value: View; label: string }[] = [
  { value: 'IN_FLIGHT', label: 'В пути' },
  { value: 'TROUBLE', label: 'Не дошли' },
  { value: 'PAID', label: 'Выплачены' },
  { value: 'HELD', label: 'Приостановлены' },
  { value: 'BY_HAND', label: 'Вручную' },
  { value: 'DEBTS', label: 'Долги' },
];

const emptyTexts: Record<PayoutQueueView, { title: string; text: string }> = {
  IN_FLIGHT: { title: 'В пути ничего нет', text: 'Здесь видно выплату, пока банк её не закончит' },
  TROUBLE: { title: 'Всё дошло', text: 'Здесь будут выплаты, которые банк не принял или вернул' },
  PAID: { title: 'Выплат ещё не было', text: 'Первая пойдёт, когда у покупателя кончится время на спор' },
};

/** Payouts of all shops and the holds, for the administration. */
export default function PayoutsPage() {
  const [view, setView] = useState<View>('IN_FLIGHT');
  const held = useQuery(moderationQueries.heldShops(useApi()));
  const shops = held.data?.data;
  const byHand = useQuery(moderationQueries.unassignedMoney(useApi()));
  const debts = useInfiniteQuery(moderationQueries.debts(useApi()));
  const counts: Partial<Record<View, number>> = {
    HELD: shops?.length ?? 0,
    BY_HAND: byHand.data?.data.length ?? 0,
    DEBTS: debts.data?.pages[0]?.meta.total ?? 0,
  };
  const counted = views.map(({ value, label }) => ({
    value,
    label: counts[value] ? `${label} ${formatNumber(counts[value])}` : label,
  }));
  return (
    <ModerationPage current={pagePath('/my/moderation/payouts')}>
      <Heading level={1}>Выплаты</Heading>
      <div className={styles.filters}>
        <Text tone="muted">
          Магазины получают деньги сами, раз в день и от {formatPrice(payoutMinimum)}. Если банк вернул выплату или не
          принял её {plural(payoutRefusals, ['раз', 'раза', 'раз'])} подряд, магазин ждёт вашего решения.
        </Text>
        <ViewChips label="Какие выплаты" views={counted} value={view} onChange={setView} />
      </div>
      {view === 'HELD' && <HeldShops list={held} />}
      {view === 'BY_HAND' && <ByHand list={byHand} />}
      {view === 'DEBTS' && <Debts list={debts} />}
      {view !== 'HELD' && view !== 'BY_HAND' && view !== 'DEBTS' && <Queue view={view} held={shops} />}
    </ModerationPage>
  );
}

/** @param held undefined while the held shops are not known */
function Queue({ view, held }: { view: PayoutQueueView; held: readonly HeldShop[] | undefined }) {
  const list = useInfiniteQuery(moderationQueries.payouts(useApi(), view));
  return (
    <PageList list={list} empty={emptyTexts[view]}>
      {(rows) => (
        <ul className={styles.list}>
          {rows.map((row) => (
            <PayoutCard key={row.payout.id} row={row} held={held} />
          ))}
        </ul>
      )}
    </PageList>
  );
}
