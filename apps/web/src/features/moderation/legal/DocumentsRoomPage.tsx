import { useQuery } from '@tanstack/react-query';
import { formatDate } from '@vetka/domain/date';
import { documentTitles, type LegalVersion, type ManagedDocument } from '@vetka/domain/legal';
import { Badge } from '@vetka/ui/Badge';
import { Heading } from '@vetka/ui/Heading';
import { Link } from '@vetka/ui/Link';
import { Text } from '@vetka/ui/Text';
import { NotLoaded } from '../../../shell/errors/NotLoaded.tsx';
import { pagePath } from '../../../shell/links/pagePath.ts';
import { useApi } from '../../../shell/useContext.ts';
import { ModerationPage } from '../ModerationPage.tsx';
import * as styles from '../moderation.css.ts';
import { moderationQueries } from '../moderation.queries.ts';

/** The legal documents, for the administration. */
export default function DocumentsRoomPage() {
  const query = useQuery(moderationQueries.documents(useApi()));
  const { data } = query;
  return (
    <ModerationPage current={pagePath('/my/moderation/documents')}>
      <Heading level={1}>Документы</Heading>
      <Text tone="muted">
        О новой редакции объявляют за 15 дней, а если договор с магазином становится хуже для магазинов – за 45. Прежние
        редакции видны всем.
      </Text>
      <NotLoaded query={query} />
      {data && (
        <ul className={styles.table}>
          {data.map((row) => (
            <DocumentRow key={row.slug} row={row} />
          ))}
        </ul>
      )}
    </ModerationPage>
  );
}

const dayOf = ({ day }: LegalVersion): string => formatDate(day ?? '', 'd MMMM yyyy');

function DocumentRow({ row: { slug, versions, draft } }: { row: ManagedDocument }) {
  const planned = versions.filter(({ state }) => state === 'PLANNED');
  const current = versions.find(({ state }) => state === 'CURRENT');
  return (
    <li className={styles.row}>
      <Link href={pagePath('/my/moderation/$queue/$id', { queue: 'documents', id: slug })}>{documentTitles[slug]}</Link>
      <span className={styles.meanings}>
        {current && `действует с ${dayOf(current)}`}
        {planned.map((each) => `, новая с ${dayOf(each)}`)}
      </span>
      <span className={styles.actions}>{draft && <Badge tone="honey">Черновик</Badge>}</span>
    </li>
  );
}
