import { useInfiniteQuery } from '@tanstack/react-query';
import type { ManagedPromotion } from '@vetka/domain/promotion';
import { Button } from '@vetka/ui/Button';
import { PlusIcon } from '@vetka/ui/Icon';
import { Text } from '@vetka/ui/Text';
import { useState } from 'react';
import { pagePath } from '../../shell/links/pagePath.ts';
import { useApi } from '../../shell/useContext.ts';
import * as styles from './moderation.css.ts';
import { moderationQueries } from './moderation.queries.ts';
import { PromotionForm } from './PromotionForm.tsx';
import { PromotionRow } from './PromotionRow.tsx';
import { ListPage } from './QueuePage.tsx';
import { useSwitchPromotion } from './usePromotions.ts';

/** The promotions of the marketplace, for the administration. */
export default function PromotionsPage() {
  const [edited, setEdited] = useState<ManagedPromotion | 'new' | null>(null);
  const list = useInfiniteQuery(moderationQueries.promotions(useApi()));
  const setWorking = useSwitchPromotion();
  return (
    <>
      <ListPage
        title="Акции"
        path={pagePath('/my/moderation/promotions')}
        list={list}
        empty={{ title: 'Акций пока нет', text: 'Предложите магазинам первую' }}
        action={
          <Button icon={<PlusIcon />} onClick={() => setEdited('new')}>
            Акция
          </Button>
        }
        filters={
          <Text tone="muted">Магазин участвует, только когда согласится сам. Цены вернутся, когда акция кончится.</Text>
        }
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
      </ListPage>
      {edited !== null && (
        <PromotionForm promotion={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </>
  );
}
