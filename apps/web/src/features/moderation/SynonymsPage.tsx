import { useInfiniteQuery } from '@tanstack/react-query';
import type { SearchSynonym } from '@vetka/domain/search';
import { Button } from '@vetka/ui/Button';
import { PlusIcon } from '@vetka/ui/Icon';
import { SearchField } from '@vetka/ui/SearchField';
import { Text } from '@vetka/ui/Text';
import { useDeferredValue, useState } from 'react';
import { pagePath } from '../../shell/links/pagePath.ts';
import { useApi } from '../../shell/useContext.ts';
import * as styles from './moderation.css.ts';
import { moderationQueries } from './moderation.queries.ts';
import { ListPage } from './QueuePage.tsx';
import { SynonymForm } from './SynonymForm.tsx';
import { SynonymRow } from './SynonymRow.tsx';

/** The synonym for which the form is open. */
type Edited = SearchSynonym | 'new' | null;

/** The synonyms of the search, for the administration. */
export default function SynonymsPage() {
  const [search, setSearch] = useState('');
  const [edited, setEdited] = useState<Edited>(null);
  const list = useInfiniteQuery(moderationQueries.synonyms(useApi(), useDeferredValue(search.trim())));
  return (
    <>
      <ListPage
        title="Синонимы"
        path={pagePath('/my/moderation/synonyms')}
        list={list}
        empty={{ title: 'Ничего нет', text: 'Добавьте слово, если его ищут' }}
        action={
          <Button icon={<PlusIcon />} onClick={() => setEdited('new')}>
            Добавить
          </Button>
        }
        filters={
          <div className={styles.filters}>
            <Text tone="muted">
              Поиск по слову слева находит и то, что справа. Изменения начинают действовать сразу.
            </Text>
            <SearchField label="Найти синоним" placeholder="Слово" value={search} onChange={setSearch} />
          </div>
        }
      >
        {(rows) => (
          <ul className={styles.table}>
            {rows.map((row) => (
              <SynonymRow key={row.id} row={row} onEdit={() => setEdited(row)} />
            ))}
          </ul>
        )}
      </ListPage>
      {edited !== null && (
        <SynonymForm
          key={edited === 'new' ? 'new' : edited.id}
          row={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}
