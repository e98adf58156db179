import { useInfiniteQuery } from '@tanstack/react-query';
import { Segmented } from '@vetka/ui/Segmented';
import { useState } from 'react';
import { pagePath } from '../../shell/links/pagePath.ts';
import { useApi } from '../../shell/useContext.ts';
import { DisputeCard } from './DisputeCard.tsx';
import { moderationQueries } from './moderation.queries.ts';
import { QueuePage } from './QueuePage.tsx';

type View = 'open' | 'decided';

const views = [
  { value: 'open', label: 'Ждут решения' },
  { value: 'decided', label: 'Решённые' },
] as const;

const emptyTexts: Record<View, { title: string; text: string }> = {
  open: { title: 'Споров нет', text: 'Новые появятся здесь, старые\u00a0– первыми' },
  decided: { title: 'Решённых споров нет', text: 'Здесь будут споры с решением' },
};

/** Disputes of the whole marketplace, for the administration. */
export default function DisputesPage() {
  const [view, setView] = useState<View>('open');
  return (
    <QueuePage
      title="Споры"
      path={pagePath('/my/moderation/disputes')}
      list={useInfiniteQuery(moderationQueries.disputes(useApi(), view === 'decided'))}
      empty={emptyTexts[view]}
      filters={<Segmented label="Какие споры" options={views} value={view} onChange={setView} />}
    >
      {(row) => <DisputeCard key={row.id} row={row} />}
    </QueuePage>
  );
}
