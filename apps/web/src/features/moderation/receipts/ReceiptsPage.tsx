import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReceiptView } from '@vetka/domain/receipt';
import { Text } from '@vetka/ui/Text';
import { useState } from 'react';
import { pagePath } from '../../../shell/links/pagePath.ts';
import { useApi } from '../../../shell/useContext.ts';
import * as styles from '../moderation.css.ts';
import { moderationQueries } from '../moderation.queries.ts';
import { ListPage } from '../QueuePage.tsx';
import { ViewChips } from '../ViewChips.tsx';
import { ReceiptCard } from './ReceiptCard.tsx';

const views: readonly { value: ReceiptView; label: string }[] = [
  { value: 'PROBLEMS', label: 'С ошибкой' },
  { value: 'CORRECTIONS', label: 'Исправленные' },
  { value: 'ALL', label: 'Все' },
];

const emptyTexts: Record<ReceiptView, { title: string; text: string }> = {
  PROBLEMS: { title: 'Все чеки пробиты', text: 'Здесь будут чеки, которые касса не приняла или не подтвердила за час' },
  CORRECTIONS: { title: 'Исправлять не приходилось', text: 'Здесь останутся чеки коррекции и те, что они исправили' },
  ALL: { title: 'Чеков ещё нет', text: 'Первый появится, когда кто-нибудь оплатит заказ' },
};

/** Fiscal receipts and their corrections, for the administration. */
export default function ReceiptsPage() {
  const [view, setView] = useState<ReceiptView>('PROBLEMS');
  const list = useInfiniteQuery(moderationQueries.receipts(useApi(), view));
  return (
    <ListPage
      title="Чеки"
      path={pagePath('/my/moderation/receipts')}
      list={list}
      empty={emptyTexts[view]}
      filters={
        <div className={styles.filters}>
          <Text tone="muted">
            Чеки пробивает касса банка. Если чек не пробит или в нём ошибка, исправьте его чеком коррекции.
          </Text>
          <ViewChips label="Какие чеки" views={views} value={view} onChange={setView} />
        </div>
      }
    >
      {(rows) => (
        <ul className={styles.list}>
          {rows.map((receipt) => (
            <ReceiptCard key={receipt.id} receipt={receipt} />
          ))}
        </ul>
      )}
    </ListPage>
  );
}
