import { useInfiniteQuery } from '@tanstack/react-query';
import { complaintKindLabels, complaintKinds, type CaseView, type ComplaintKind } from '@vetka/domain/moderation';
import { Segmented } from '@vetka/ui/Segmented';
import { Select } from '@vetka/ui/Select';
import { useState } from 'react';
import { pagePath } from '../../shell/links/pagePath.ts';
import { useApi } from '../../shell/useContext.ts';
import { ComplaintCard } from './ComplaintCard.tsx';
import * as styles from './moderation.css.ts';
import { moderationQueries } from './moderation.queries.ts';
import { QueuePage } from './QueuePage.tsx';

const views = [
  { value: 'WAITING', label: 'Ждут решения' },
  { value: 'APPEALS', label: 'Не согласны' },
  { value: 'DECIDED', label: 'Решённые' },
] as const;

const emptyTexts: Record<CaseView, { title: string; text: string }> = {
  WAITING: { title: 'Жалоб нет', text: 'Новые появятся здесь, старые\u00a0– первыми' },
  APPEALS: { title: 'Все согласны', text: 'Здесь будут ответы авторов, которые не согласны с решением' },
  DECIDED: { title: 'Решённых жалоб нет', text: 'Здесь будут жалобы с решением' },
};

const keys = { accept: 'оставить', refuse: 'скрыть' };

const kinds = [
  { value: 'ALL', label: 'Всё' },
  ...complaintKinds.map((value) => ({ value, label: complaintKindLabels[value].name })),
] as const;

/** Complaints about publications, and publications that the filter finds suspicious, for the administration. */
export default function ComplaintsPage() {
  const [view, setView] = useState<CaseView>('WAITING');
  const [kind, setKind] = useState<ComplaintKind | 'ALL'>('ALL');
  const wanted = { view, ...(kind !== 'ALL' && { kind }) };
  return (
    <QueuePage
      title="Жалобы"
      path={pagePath('/my/moderation/complaints')}
      list={useInfiniteQuery(moderationQueries.complaints(useApi(), wanted))}
      empty={emptyTexts[view]}
      {...(view === 'WAITING' && { keys })}
      filters={
        <div className={styles.filters}>
          <Segmented label="Какие жалобы" options={views} value={view} onChange={setView} />
          <Select label="О чём" options={kinds} value={kind} onChange={setKind} />
        </div>
      }
    >
      {(row) => <ComplaintCard key={row.id} row={row} />}
    </QueuePage>
  );
}
