import { useInfiniteQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { unwrap } from '@vetka/api-client/client';
import type { OwnArticle } from '@vetka/domain/article';
import { plural } from '@vetka/domain/plural';
import { Badge } from '@vetka/ui/Badge';
import { Button } from '@vetka/ui/Button';
import { Chip } from '@vetka/ui/Chip';
import { DateText } from '@vetka/ui/DateText';
import { EmptyMessage } from '@vetka/ui/EmptyMessage';
import { Heading } from '@vetka/ui/Heading';
import { PlusIcon, TrashIcon } from '@vetka/ui/Icon';
import { IconButton } from '@vetka/ui/IconButton';
import { Image } from '@vetka/ui/Image';
import { Inline } from '@vetka/ui/Inline';
import { Anchor } from '@vetka/ui/Link';
import { Notice } from '@vetka/ui/Notice';
import { DeskHead } from '@vetka/ui/patterns/desk/DeskPanes';
import { useState } from 'react';
import { useErrorHandler } from '../../shell/errors/useErrors.ts';
import { limitNoticeOf } from '../../shell/forms/limitNotice.ts';
import { pagePath } from '../../shell/links/pagePath.ts';
import { PagedItems } from '../../shell/lists/PagedItems.tsx';
import { useApi } from '../../shell/useContext.ts';
import { articleQueries } from './article.queries.ts';
import * as styles from './MyArticlesPage.css.ts';
import { useRemoving } from './useRemoving.ts';

type Status = OwnArticle['status'];

const filters: readonly { status?: Status; label: string }[] = [
  { label: 'Все' },
  { status: 'DRAFT', label: 'Черновики' },
  { status: 'PUBLISHED', label: 'Опубликованы' },
];

/** Articles of the person, or of a shop for which they publish. @param service slug of the shop */
export default function MyArticlesPage({ service }: { service?: string }) {
  const [status, setStatus] = useState<Status>();
  const list = useInfiniteQuery(articleQueries.own(useApi(), { service, status }));
  return (
    <div className={service ? styles.room : styles.page}>
      {service ? (
        <DeskHead title="Статьи">
          <NewArticleButton service={service} />
        </DeskHead>
      ) : (
        <div className={styles.head}>
          <Heading level={1}>Мои статьи</Heading>
          <NewArticleButton service={service} />
        </div>
      )}
      <Inline role="group" aria-label="Какие статьи">
        {filters.map((filter) => (
          <Chip key={filter.label} isSelected={filter.status === status} onClick={() => setStatus(filter.status)}>
            {filter.label}
          </Chip>
        ))}
      </Inline>
      <PagedItems
        list={list}
        empty={
          <EmptyMessage
            hasVase
            title={status ? 'Здесь пока пусто' : 'Вы ещё ничего не написали'}
            text="Расскажите, как выбираете, дарите или выращиваете цветы. Черновик видите только вы."
            // «Новая статья» stands above.
            action={null}
          />
        }
      >
        {(articles) => (
          <ul className={styles.list}>
            {articles.map((article) => (
              <Row key={article.id} article={article} />
            ))}
          </ul>
        )}
      </PagedItems>
    </div>
  );
}

function NewArticleButton({ service }: { service: string | undefined }) {
  const [api, router, errors] = [useApi(), useRouter(), useErrorHandler()];
  const [isBusy, setBusy] = useState(false);
  const [limit, setLimit] = useState<string>();
  const create = async () => {
    setBusy(true);
    setLimit(undefined);
    try {
      const { id } = await unwrap(api.article.create({ body: service ? { service } : {} }));
      await router.navigate({ href: pagePath('/my/articles/$id', { id }) });
    } catch (error) {
      const words = limitNoticeOf(error);
      setLimit(words);
      if (words === undefined) errors.handle(error);
      setBusy(false);
    }
  };
  return (
    <>
      <Button icon={<PlusIcon />} isLoading={isBusy} loadingText="Открываем" onClick={() => void create()}>
        Новая статья
      </Button>
      {limit && (
        <div className={styles.limit}>
          <Notice tone="caution">{limit}</Notice>
        </div>
      )}
    </>
  );
}

function Row({ article }: { article: OwnArticle }) {
  const { id, cover, minutes, commentsCount } = article;
  const title = article.title || 'Без названия';
  const removing = useRemoving();
  const errors = useErrorHandler();
  return (
    <li className={styles.row}>
      <Anchor className={styles.link} href={pagePath('/my/articles/$id', { id })}>
        <span className={styles.cover}>
          <Image src={cover?.url} alt="" ratio="fill" width={112} corner="s" />
        </span>
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          <span className={styles.note}>
            <Badge tone={toneOf(article)}>{stateOf(article)}</Badge>
            <Moment article={article} />
            <span>{plural(minutes, ['минута', 'минуты', 'минут'])}</span>
            {commentsCount > 0 && <span>{plural(commentsCount, ['комментарий', 'комментария', 'комментариев'])}</span>}
          </span>
        </span>
      </Anchor>
      <IconButton
        label={`Удалить «${title}»`}
        icon={<TrashIcon />}
        onClick={() => void removing.remove(id).catch((error: unknown) => errors.handle(error))}
      />
    </li>
  );
}

const toneOf = ({ status, isChanged, takenDown }: OwnArticle) =>
  takenDown
    ? ('danger' as const)
    : status === 'DRAFT'
      ? ('neutral' as const)
      : isChanged
        ? ('honey' as const)
        : ('leaf' as const);

const stateOf = ({ status, isChanged, takenDown }: OwnArticle): string =>
  takenDown
    ? 'Снята администрацией'
    : status === 'DRAFT'
      ? 'Черновик'
      : isChanged
        ? 'Есть неопубликованные правки'
        : 'Опубликована';

const Moment = ({ article: { status, isChanged, publishedAt, savedAt } }: { article: OwnArticle }) =>
  status === 'PUBLISHED' && !isChanged && publishedAt ? (
    <DateText value={publishedAt} pattern="d MMMM yyyy" />
  ) : (
    <span>
      сохранено <DateText value={savedAt} pattern="d MMMM, HH:mm" />
    </span>
  );
