import { useInfiniteQuery } from '@tanstack/react-query';
import { auditKindLabels, auditKinds, type AuditKind } from '@vetka/domain/moderation';
import { DatePicker } from '@vetka/ui/DatePicker';
import { SearchField } from '@vetka/ui/SearchField';
import { Select } from '@vetka/ui/Select';
import { useDeferredValue, useState } from 'react';
import { pagePath } from '../../shell/links/pagePath.ts';
import { useApi } from '../../shell/useContext.ts';
import { AuditEntries } from './AuditEntries.tsx';
import * as styles from './moderation.css.ts';
import { moderationQueries } from './moderation.queries.ts';
import { ListPage } from './QueuePage.tsx';

interface Filters {
  kind: AuditKind | 'ALL';
  search: string;
  from: string | null;
  to: string | null;
}

const none: Filters = { kind: 'ALL', search: '', from: null, to: null };

const kinds = [
  { value: 'ALL', label: 'Всё' },
  ...auditKinds.map((value) => ({ value, label: auditKindLabels[value] })),
] as const;

const queryOf = ({ kind, search, from, to }: Filters) => ({
  ...(kind !== 'ALL' && { kind }),
  ...(search.trim() && { search: search.trim() }),
  ...(from && { from }),
  ...(to && { to }),
});

/** All acts of the administration. Nothing in it can be changed. */
export default function AuditLogPage() {
  const [filters, setFilters] = useState(none);
  const change = (next: Partial<Filters>) => setFilters((before) => ({ ...before, ...next }));
  const wanted = useDeferredValue(queryOf(filters));
  const isFiltered = Object.keys(wanted).length > 0;
  return (
    <ListPage
      title="Журнал"
      path={pagePath('/my/moderation/audit')}
      list={useInfiniteQuery(moderationQueries.audit(useApi(), wanted))}
      empty={
        isFiltered
          ? { title: 'Ничего не нашли', text: 'Измените слово, вид или дни' }
          : { title: 'Журнал пуст', text: 'Здесь будет каждое решение администрации: кто, когда, что и почему' }
      }
      filters={
        <div className={styles.filters}>
          <SearchField
            label="Найти в журнале"
            placeholder="Человек, название или слова"
            value={filters.search}
            onChange={(search) => change({ search })}
          />
          <div className={styles.filterRow}>
            <Select label="О чём" options={kinds} value={filters.kind} onChange={(kind) => change({ kind })} />
            <DatePicker label="С какого дня" value={filters.from} onChange={(from) => change({ from })} />
            <DatePicker label="По какой день" value={filters.to} onChange={(to) => change({ to })} />
          </div>
        </div>
      }
    >
      {(entries) => <AuditEntries entries={entries} />}
    </ListPage>
  );
}
