import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { ModeratedProduct } from '@vetka/domain/goods';
import { formatPrice } from '@vetka/domain/money';
import { Button } from '@vetka/ui/Button';
import { EmptyMessage } from '@vetka/ui/EmptyMessage';
import { Heading } from '@vetka/ui/Heading';
import { Image } from '@vetka/ui/Image';
import { Inline } from '@vetka/ui/Inline';
import { Link } from '@vetka/ui/Link';
import { Notice } from '@vetka/ui/Notice';
import { Spinner } from '@vetka/ui/Spinner';
import { useState } from 'react';
import { invalidateAreas } from '../../shell/api/queryAreas.ts';
import { LoadFailure } from '../../shell/errors/LoadFailure.tsx';
import { useErrorHandler } from '../../shell/errors/useErrors.ts';
import { pagePath } from '../../shell/links/pagePath.ts';
import { PagedItems } from '../../shell/lists/PagedItems.tsx';
import { useApi, useShell } from '../../shell/useContext.ts';
import * as styles from './moderation.css.ts';
import { ModerationTabs } from './ModerationTabs.tsx';
import { moderationQueries } from './moderation.queries.ts';
import { ReturnForm } from './ReturnForm.tsx';

/** What is said most often; the text can be changed before it is sent. */
const reasons = [
  'Снимок нечёткий или чужой: нужен свой, при дневном свете',
  'В тексте телефон или ссылка: уберите их',
  'Название не говорит, что внутри',
  'Цена похожа на опечатку',
] as const;

/** Products that wait to be published, the oldest first. */
export default function ProductsQueuePage() {
  const list = useInfiniteQuery(moderationQueries.products(useApi()));
  const { data, error, refetch } = list;
  return (
    <div className={styles.page}>
      <Heading level={1}>Товары на проверке</Heading>
      <ModerationTabs current={pagePath('/my/moderation/products')} />
      {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Spinner size="l" />}
      <PagedItems
        list={list}
        empty={
          <EmptyMessage hasVase level={2} title="Всё проверено" text="Новые товары появятся здесь, старые – первыми" />
        }
      >
        {(rows) => (
          <div className={styles.list}>
            {rows.map((row) => (
              <ProductCard key={row.id} row={row} />
            ))}
          </div>
        )}
      </PagedItems>
    </div>
  );
}

function useModerate(id: number) {
  const api = useApi();
  const { toasts } = useShell();
  const errors = useErrorHandler();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { isApproved: boolean; reason: string }) => unwrap(api.goods.moderate({ params: { id }, body })),
    onSuccess: ({ status }) => {
      toasts.show({ kind: 'success', text: status === 'PUBLISHED' ? 'Товар на витрине' : 'Вернули магазину' });
      void invalidateAreas(queryClient, 'goods');
    },
    onError: (error) => void errors.handle(error),
  });
}

function ProductCard({ row: { id, product, service, findings } }: { row: ModeratedProduct }) {
  const [isReturning, setIsReturning] = useState(false);
  const { mutate, isPending } = useModerate(id);
  return (
    <article className={styles.dispute} aria-label={product.title}>
      <div className={styles.head}>
        {product.photos.slice(0, 3).map(({ mediaFile }) => (
          <span key={mediaFile.id} className={styles.picture}>
            <Image src={mediaFile.url} alt={mediaFile.alt} width={64} corner="s" />
          </span>
        ))}
        <div className={styles.words}>
          <h2 className={styles.title}>{product.title}</h2>
          <p className={styles.note}>
            {formatPrice(product.price)} · {product.categories.map(({ name }) => name).join(', ')} ·{' '}
            <Link href={pagePath('/$service', { service: service.slug })}>{service.name}</Link>
          </p>
        </div>
      </div>
      {findings.length > 0 && <Notice tone="caution">{findings.join('. ')}</Notice>}
      {product.description && <p>{product.description}</p>}
      {product.composition.length > 0 && (
        <p className={styles.note}>
          Состав: {product.composition.map(({ name, quantity }) => `${name} ${quantity}`).join(', ')}
        </p>
      )}
      {isReturning ? (
        <ReturnForm
          reasons={reasons}
          isPending={isPending}
          onClose={() => setIsReturning(false)}
          onReturn={(reason) => mutate({ isApproved: false, reason })}
        />
      ) : (
        <Inline>
          <Button
            isLoading={isPending}
            loadingText="Публикуем"
            onClick={() => mutate({ isApproved: true, reason: '' })}
          >
            Опубликовать
          </Button>
          <Button variant="plain" onClick={() => setIsReturning(true)}>
            Вернуть
          </Button>
        </Inline>
      )}
    </article>
  );
}
