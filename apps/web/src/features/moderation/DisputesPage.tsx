import { useInfiniteQuery } from '@tanstack/react-query';
import { EmptyMessage } from '@vetka/ui/EmptyMessage';
import { Heading } from '@vetka/ui/Heading';
import { Segmented } from '@vetka/ui/Segmented';
import { Spinner } from '@vetka/ui/Spinner';
import { useState } from 'react';
import { LoadFailure } from '../../shell/errors/LoadFailure.tsx';
import { pagePath } from '../../shell/links/pagePath.ts';
import { PagedItems } from '../../shell/lists/PagedItems.tsx';
import { useApi } from '../../shell/useContext.ts';
import { DisputeCard } from './DisputeCard.tsx';
import { ModerationTabs } from './ModerationTabs.tsx';
import * as styles from './moderation.css.ts';
import { moderationQueries } from './moderation.queries.ts';

type View = 'open' | 'decided';

const views = [
  { value: 'open', label: 'Ждут решения' },
  { value: 'decided', label: 'Решённые' },
] as const;

const emptyTexts: Record<View, { title: string; text: string }> = {
  open: { title: 'Споров нет', text: 'Новые появятся здесь, старые – первыми' },
  decided: { title: 'Решённых споров нет', text: 'Здесь будут споры с решением' },
};

/** Disputes of the whole marketplace, for the administration. */
export default function DisputesPage() {
  const [view, setView] = useState<View>('open');
  const list = useInfiniteQuery(moderationQueries.disputes(useApi(), view === 'decided'));
  const { data, error, refetch } = list;
  const failure = error && !data && <LoadFailure error={error} onRetry={() => void refetch()} />;
  return (
    <div className={styles.page}>
      <ModerationTabs current={pagePath('/my/moderation/disputes')} />
      <Heading level={1}>Споры</Heading>
      <Segmented label="Какие споры" options={views} value={view} onChange={setView} />
      {failure}
      {!data && !error && <Spinner size="l" />}
      <PagedItems list={list} empty={<EmptyMessage level={2} {...emptyTexts[view]} />}>
        {(rows) => (
          <div className={styles.list}>
            {rows.map((row) => (
              <DisputeCard key={row.id} row={row} />
            ))}
          </div>
        )}
      </PagedItems>
    </div>
  );
}
