import { useInfiniteQuery } from '@tanstack/react-query';
import type { ManagedPromotion } from '@vetka/domain/promotion';
import { Button } from '@vetka/ui/Button';
import { EmptyMessage } from '@vetka/ui/EmptyMessage';
import { Heading } from '@vetka/ui/Heading';
import { PlusIcon } from '@vetka/ui/Icon';
import { Spinner } from '@vetka/ui/Spinner';
import { Text } from '@vetka/ui/Text';
import { useState } from 'react';
import { LoadFailure } from '../../shell/errors/LoadFailure.tsx';
import { pagePath } from '../../shell/links/pagePath.ts';
import { PagedItems } from '../../shell/lists/PagedItems.tsx';
import { useApi } from '../../shell/useContext.ts';
import { ModerationPage } from './ModerationPage.tsx';
import * as styles from './moderation.css.ts';
import { moderationQueries } from './moderation.queries.ts';
import { PromotionForm } from './PromotionForm.tsx';
import { PromotionRow } from './PromotionRow.tsx';
import { useSwitchPromotion } from './usePromotions.ts';

/** The promotions of the marketplace, for the administration. */
export default function PromotionsPage() {
  const [edited, setEdited] = useState<ManagedPromotion | 'new' | null>(null);
  const list = useInfiniteQuery(moderationQueries.promotions(useApi()));
  const setWorking = useSwitchPromotion();
  const { data, error, refetch } = list;
  return (
    <ModerationPage current={pagePath('/my/moderation/promotions')}>
      <div className={styles.titleRow}>
        <Heading level={1}>Акции</Heading>
        <Button icon={<PlusIcon />} onClick={() => setEdited('new')}>
          Акция
        </Button>
      </div>
      <Text tone="muted">Магазин участвует, только когда согласится сам. Цены вернутся, когда акция кончится.</Text>
      {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Spinner size="l" />}
      <PagedItems
        list={list}
        empty={<EmptyMessage level={2} title="Акций пока нет" text="Предложите магазинам первую" action={null} />}
      >
        {(rows) => (
          <ul className={styles.list}>
            {rows.map((row) => (
              <PromotionRow
                key={row.id}
                promotion={row}
                onEdit={() => setEdited(row)}
                onWork={(isActive) => void setWorking(row, isActive)}
              />
            ))}
          </ul>
        )}
      </PagedItems>
      {edited !== null && (
        <PromotionForm promotion={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </ModerationPage>
  );
}
