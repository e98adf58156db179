import { useInfiniteQuery } from '@tanstack/react-query';
import { EmptyMessage } from '@vetka/ui/EmptyMessage';
import { Heading } from '@vetka/ui/Heading';
import { Segmented } from '@vetka/ui/Segmented';
import { Spinner } from '@vetka/ui/Spinner';
import { useState } from 'react';
import { LoadFailure } from '../../shell/errors/LoadFailure.tsx';
import { PagedItems } from '../../shell/lists/PagedItems.tsx';
import { useApi } from '../../shell/useContext.ts';
import { pagePath } from '../../shell/links/pagePath.ts';
import { ComplaintCard } from './ComplaintCard.tsx';
import { ModerationTabs } from './ModerationTabs.tsx';
import * as styles from './moderation.css.ts';
import { moderationQueries } from './moderation.queries.ts';

type View = 'waiting' | 'decided';

const views = [
  { value: 'waiting', label: 'Ждут решения' },
  { value: 'decided', label: 'Решённые' },
] as const;

const emptyTexts: Record<View, { title: string; text: string }> = {
  waiting: { title: 'Жалоб нет', text: 'Новые появятся здесь, старые – первыми' },
  decided: { title: 'Решённых жалоб нет', text: 'Здесь будут жалобы с решением' },
};

/** Complaints about what people publish, for the administration. */
export default function ComplaintsPage() {
  const [view, setView] = useState<View>('waiting');
  const list = useInfiniteQuery(moderationQueries.complaints(useApi(), view === 'decided'));
  const { data, error, refetch } = list;
  return (
    <div className={styles.page}>
      <ModerationTabs current={pagePath('/my/moderation/complaints')} />
      <Heading level={1}>Жалобы</Heading>
      <Segmented label="Какие жалобы" options={views} value={view} onChange={setView} />
      {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Spinner size="l" />}
      <PagedItems list={list} empty={<EmptyMessage level={2} {...emptyTexts[view]} />}>
        {(rows) => (
          <div className={styles.list}>
            {rows.map((row) => (
              <ComplaintCard key={row.id} row={row} />
            ))}
          </div>
        )}
      </PagedItems>
    </div>
  );
}
