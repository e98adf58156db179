import { useSuspenseQuery } from '@tanstack/react-query';
import type { DeletedPublication } from '@vetka/domain/content';
import { Breadcrumbs } from '@vetka/ui/Breadcrumbs';
import { Button } from '@vetka/ui/Button';
import { DateText } from '@vetka/ui/DateText';
import { EmptyMessage } from '@vetka/ui/EmptyMessage';
import { Heading } from '@vetka/ui/Heading';
import { Image } from '@vetka/ui/Image';
import { Text } from '@vetka/ui/Text';
import { pagePath } from '../../../shell/links/pagePath.ts';
import { useApi } from '../../../shell/useContext.ts';
import { deletedQuery } from './deleted.queries.ts';
import * as styles from './DeletedPage.css.ts';
import { useRestoring } from './useRestoring.ts';

const untitled: Record<DeletedPublication['kind'], string> = { PHOTO: 'Без подписи', ARTICLE: 'Без названия' };
const kindLabels: Record<DeletedPublication['kind'], string> = { PHOTO: 'Фото', ARTICLE: 'Статья' };

/** «Недавно удалённое»: photos and articles, each with the time until which it can be restored. */
export default function DeletedPage() {
  const { data: deleted } = useSuspenseQuery(deletedQuery(useApi()));
  return (
    <div className={styles.page}>
      <div>
        <Breadcrumbs items={[{ label: 'Профиль', href: pagePath('/my') }]} />
        <Heading level={1}>Недавно удалённое</Heading>
      </div>
      {deleted.length === 0 ? (
        <EmptyMessage
          hasVase
          title="Здесь пусто"
          text="Удалённые фото и статьи ждут здесь сутки: передумаете – вернёте."
        />
      ) : (
        <ul className={styles.list}>
          {deleted.map((publication) => (
            <Row key={`${publication.kind} ${publication.id}`} publication={publication} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Row({ publication }: { publication: DeletedPublication }) {
  const { kind, picture, restorableUntil } = publication;
  const title = publication.title || untitled[kind];
  const { mutate, isPending } = useRestoring(publication);
  return (
    <li className={styles.row}>
      <span className={styles.picture}>
        <Image src={picture?.url} alt="" ratio="fill" width={72} corner="s" />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <Text as="span" size="small" tone="muted">
          {kindLabels[kind]}, можно вернуть до <DateText value={restorableUntil} pattern="d MMMM, HH:mm" />
        </Text>
      </span>
      <Button
        variant="tonal"
        isLoading={isPending}
        loadingText="Возвращаем"
        onClick={() => mutate()}
        aria-label={`Вернуть: ${title}`}
      >
        Вернуть
      </Button>
    </li>
  );
}
