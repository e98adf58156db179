import { useQuery } from '@tanstack/react-query';
import type { TextPage } from '@vetka/domain/page';
import { Badge } from '@vetka/ui/Badge';
import { EmptyMessage } from '@vetka/ui/EmptyMessage';
import { Heading } from '@vetka/ui/Heading';
import { PencilIcon } from '@vetka/ui/Icon';
import { IconButton } from '@vetka/ui/IconButton';
import { SearchField } from '@vetka/ui/SearchField';
import { Text } from '@vetka/ui/Text';
import { useState } from 'react';
import { NotLoaded } from '../../../shell/errors/NotLoaded.tsx';
import { pagePath } from '../../../shell/links/pagePath.ts';
import { useApi } from '../../../shell/useContext.ts';
import * as styles from '../moderation.css.ts';
import { moderationQueries } from '../moderation.queries.ts';
import { ModerationPage } from '../ModerationPage.tsx';
import { TextsForm } from './TextsForm.tsx';

const matches = ({ name, path, texts }: TextPage, search: string): boolean =>
  `${name} ${path} ${texts?.title ?? ''}`.toLowerCase().includes(search);

/** Texts of pages for search engines and people, for the administration. */
export default function TextsPage() {
  const [search, setSearch] = useState('');
  const [edited, setEdited] = useState<TextPage | null>(null);
  const query = useQuery(moderationQueries.texts(useApi()));
  const { data } = query;
  const found = data?.filter((page) => matches(page, search.trim().toLowerCase()));
  return (
    <ModerationPage current={pagePath('/my/moderation/texts')}>
      <Heading level={1}>Тексты страниц</Heading>
      <Text tone="muted">Заголовок и описание видят в поиске Яндекса и Google, текст стоит под списком.</Text>
      <SearchField label="Найти страницу" placeholder="Название или адрес" value={search} onChange={setSearch} />
      <NotLoaded query={query} />
      {found?.length === 0 && (
        <EmptyMessage hasVase level={2} action={null} title="Ничего не нашли" text="Измените название или адрес" />
      )}
      {found && found.length > 0 && (
        <ul className={styles.table}>
          {found.map((page) => (
            <Row key={page.path} page={page} onEdit={() => setEdited(page)} />
          ))}
        </ul>
      )}
      {edited && <TextsForm key={edited.path} page={edited} onClose={() => setEdited(null)} />}
    </ModerationPage>
  );
}

function Row({ page, onEdit }: { page: TextPage; onEdit: () => void }) {
  const { name, path, title, texts } = page;
  return (
    <li className={styles.row}>
      <b className={styles.term}>{name}</b>
      <span className={styles.meanings}>
        {texts?.title || title} {texts && <Badge tone="neutral">{texts.text ? 'С текстом' : 'Свои слова'}</Badge>}
      </span>
      <span className={styles.actions}>
        <IconButton label={`Изменить тексты: ${name === path ? path : name}`} icon={<PencilIcon />} onClick={onEdit} />
      </span>
    </li>
  );
}
