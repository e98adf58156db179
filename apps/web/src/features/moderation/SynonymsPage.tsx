import { useInfiniteQuery } from '@tanstack/react-query';
import type { SearchSynonym } from '@vetka/domain/search';
import { Button } from '@vetka/ui/Button';
import { EmptyMessage } from '@vetka/ui/EmptyMessage';
import { Heading } from '@vetka/ui/Heading';
import { PlusIcon } from '@vetka/ui/Icon';
import { SearchField } from '@vetka/ui/SearchField';
import { Spinner } from '@vetka/ui/Spinner';
import { Text } from '@vetka/ui/Text';
import { useDeferredValue, useState } from 'react';
import { LoadFailure } from '../../shell/errors/LoadFailure.tsx';
import { pagePath } from '../../shell/links/pagePath.ts';
import { PagedItems } from '../../shell/lists/PagedItems.tsx';
import { useApi } from '../../shell/useContext.ts';
import { ModerationPage } from './ModerationPage.tsx';
import * as styles from './moderation.css.ts';
import { moderationQueries } from './moderation.queries.ts';
import { SynonymForm } from './SynonymForm.tsx';
import { SynonymRow } from './SynonymRow.tsx';

/** What the form is open for. */
type Edited = SearchSynonym | 'new' | null;

/** The words that the search takes for others, for the administration. */
export default function SynonymsPage() {
  const [search, setSearch] = useState('');
  const [edited, setEdited] = useState<Edited>(null);
  const list = useInfiniteQuery(moderationQueries.synonyms(useApi(), useDeferredValue(search.trim())));
  const { data, error, refetch } = list;
  return (
    <ModerationPage current={pagePath('/my/moderation/synonyms')}>
      <div className={styles.titleRow}>
        <Heading level={1}>Синонимы</Heading>
        <Button icon={<PlusIcon />} onClick={() => setEdited('new')}>
          Добавить
        </Button>
      </div>
      <Text tone="muted">Поиск по слову слева находит и то, что справа. Изменения начинают действовать сразу.</Text>
      <SearchField label="Найти синоним" placeholder="Слово" value={search} onChange={setSearch} />
      {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Spinner size="l" />}
      <PagedItems
        list={list}
        empty={<EmptyMessage level={2} title="Ничего нет" text="Добавьте слово, если его ищут" />}
      >
        {(rows) => (
          <ul className={styles.table}>
            {rows.map((row) => (
              <SynonymRow key={row.id} row={row} onEdit={() => setEdited(row)} />
            ))}
          </ul>
        )}
      </PagedItems>
      {edited !== null && (
        <SynonymForm
          key={edited === 'new' ? 'new' : edited.id}
          row={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </ModerationPage>
  );
}
