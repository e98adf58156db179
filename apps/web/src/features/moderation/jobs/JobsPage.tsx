import { useInfiniteQuery } from '@tanstack/react-query';
import { jobKindLabels, type GivenUpJobPage, type JobKind } from '@vetka/domain/moderation';
import { formatNumber } from '@vetka/domain/plural';
import { Button } from '@vetka/ui/Button';
import { Chip } from '@vetka/ui/Chip';
import { RefreshIcon } from '@vetka/ui/Icon';
import { Inline } from '@vetka/ui/Inline';
import { Text } from '@vetka/ui/Text';
import { useState } from 'react';
import { pagePath } from '../../../shell/links/pagePath.ts';
import { useApi } from '../../../shell/useContext.ts';
import * as styles from '../moderation.css.ts';
import { moderationQueries } from '../moderation.queries.ts';
import { ListPage } from '../QueuePage.tsx';
import { JobRow } from './JobRow.tsx';
import { useRepeatJobs } from './useJobs.ts';

/** Background work that was given up, for the administration. */
export default function JobsPage() {
  const [wanted, setWanted] = useState<JobKind | null>(null);
  const list = useInfiniteQuery(moderationQueries.jobs(useApi(), wanted));
  const counts = list.data?.pages.at(-1)?.counts ?? [];
  return (
    <ListPage
      title="Задания"
      path={pagePath('/my/moderation/jobs')}
      list={list}
      empty={
        counts.length > 0
          ? { title: 'Этого вида больше нет', text: 'Остались задания других видов' }
          : { title: 'Всё сделано', text: 'Здесь появится работа, которая не удалась после всех попыток' }
      }
      filters={
        <div className={styles.filters}>
          <Text tone="muted">
            Сервер пробует сделать работу девять раз за час с четвертью. Что не вышло, ждёт вас здесь.
          </Text>
          {counts.length > 0 && <Counts counts={counts} kind={wanted} onChange={setWanted} />}
        </div>
      }
    >
      {(rows) => (
        <ul className={styles.log}>
          {rows.map((row) => (
            <JobRow key={row.id} row={row} />
          ))}
        </ul>
      )}
    </ListPage>
  );
}

interface CountsProps {
  counts: GivenUpJobPage['counts'];
  kind: JobKind | null;
  onChange: (kind: JobKind | null) => void;
}

/** How many jobs of each kind there are, and «Повторить все» for the shown ones. */
function Counts({ counts, kind, onChange }: CountsProps) {
  const { act, isPending } = useRepeatJobs();
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const options = [
    { value: null, label: 'Все', count: total },
    ...counts.map((each) => ({ value: each.kind, label: jobKindLabels[each.kind], count: each.count })),
  ];
  const shown = options.find(({ value }) => value === kind)?.count ?? 0;
  return (
    <>
      <Inline role="group" aria-label="Какие задания">
        {options.map(({ value, label, count }) => (
          <Chip key={label} isSelected={value === kind} onClick={() => onChange(value)}>
            {label} {formatNumber(count)}
          </Chip>
        ))}
      </Inline>
      {shown > 1 && (
        <div>
          <Button
            variant="outline"
            icon={<RefreshIcon />}
            isLoading={isPending}
            loadingText="Повторяем"
            onClick={() => act(kind)}
          >
            Повторить все {formatNumber(shown)}
          </Button>
        </div>
      )}
    </>
  );
}
