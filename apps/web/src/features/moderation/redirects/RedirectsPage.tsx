import { useInfiniteQuery } from '@tanstack/react-query';
import type { Redirect } from '@vetka/domain/page';
import { Button } from '@vetka/ui/Button';
import { PencilIcon, PlusIcon, TrashIcon } from '@vetka/ui/Icon';
import { IconButton } from '@vetka/ui/IconButton';
import { SearchField } from '@vetka/ui/SearchField';
import { useDeferredValue, useState } from 'react';
import { pagePath } from '../../../shell/links/pagePath.ts';
import { useApi } from '../../../shell/useContext.ts';
import * as styles from '../moderation.css.ts';
import { moderationQueries } from '../moderation.queries.ts';
import { ListPage } from '../QueuePage.tsx';
import { RedirectForm } from './RedirectForm.tsx';
import { useRemoveRedirect } from './useRedirects.ts';

/** Paths that have moved, for the administration. */
export default function RedirectsPage() {
  const [search, setSearch] = useState('');
  const [edited, setEdited] = useState<Redirect | 'new' | null>(null);
  const wanted = useDeferredValue(search.trim());
  return (
    <>
      <ListPage
        title="Переадресация"
        path={pagePath('/my/moderation/redirects')}
        list={useInfiniteQuery(moderationQueries.redirects(useApi(), wanted))}
        empty={
          wanted === ''
            ? { title: 'Переадресаций нет', text: 'Добавьте старый адрес, и люди попадут на новый' }
            : { title: 'Ничего не нашли', text: 'Измените часть адреса' }
        }
        action={
          <Button icon={<PlusIcon />} onClick={() => setEdited('new')}>
            Добавить
          </Button>
        }
        filters={<SearchField label="Найти адрес" placeholder="Часть адреса" value={search} onChange={setSearch} />}
      >
        {(rows) => (
          <ul className={styles.table}>
            {rows.map((row) => (
              <RedirectRow key={row.id} row={row} onEdit={() => setEdited(row)} />
            ))}
          </ul>
        )}
      </ListPage>
      {edited && (
        <RedirectForm
          key={edited === 'new' ? 'new' : edited.id}
          row={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}

function RedirectRow({ row, onEdit }: { row: Redirect; onEdit: () => void }) {
  const remove = useRemoveRedirect();
  const { from, to, statusCode } = row;
  return (
    <li className={styles.row}>
      <b className={styles.term}>{from}</b>
      <span className={styles.meanings}>
        {to}, {statusCode}
      </span>
      <span className={styles.actions}>
        <IconButton label={`Изменить ${from}`} icon={<PencilIcon />} onClick={onEdit} />
        <IconButton label={`Удалить ${from}`} icon={<TrashIcon />} onClick={() => remove(row)} />
      </span>
    </li>
  );
}
