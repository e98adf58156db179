import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import { formatDate } from '@vetka/domain/date';
import { formatPrice } from '@vetka/domain/money';
import { openingHoursText, sellerFormLabels, type ModeratedShop, type OpeningProduct } from '@vetka/domain/opening';
import { Avatar } from '@vetka/ui/Avatar';
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

const reasons = [
  'Адрес не нашли на карте: уточните улицу и дом',
  'Название похоже на чужой магазин',
  'Логотип нечёткий или чужой',
  'Добавьте хотя бы один товар со своим снимком',
] as const;

/** Shops that wait to be opened, the oldest first. */
export default function ShopsQueuePage() {
  const list = useInfiniteQuery(moderationQueries.shops(useApi()));
  const { data, error, refetch } = list;
  return (
    <div className={styles.page}>
      <Heading level={1}>Магазины на проверке</Heading>
      <ModerationTabs current={pagePath('/my/moderation/shops')} />
      {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Spinner size="l" />}
      <PagedItems
        list={list}
        empty={
          <EmptyMessage
            hasVase
            level={2}
            title="Все проверены"
            text="Новые магазины появятся здесь, старые – первыми"
          />
        }
      >
        {(rows) => (
          <div className={styles.list}>
            {rows.map((row) => (
              <ShopCard key={row.service.id} row={row} />
            ))}
          </div>
        )}
      </PagedItems>
    </div>
  );
}

function useModerate({ id, name }: { id: number; name: string }) {
  const api = useApi();
  const { toasts } = useShell();
  const errors = useErrorHandler();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { isApproved: boolean; reason: string }) =>
      unwrap(api.opening.moderate({ params: { id }, body })),
    onSuccess: ({ isOpen }) => {
      toasts.show({ kind: 'success', text: isOpen ? `«${name}» открыт` : 'Вернули владельцу' });
      void invalidateAreas(queryClient, 'opening');
    },
    onError: (error) => void errors.handle(error),
  });
}

function ShopCard({ row }: { row: ModeratedShop }) {
  const { service, seller, shop, products, owner, findings, submittedAt } = row;
  const [isReturning, setIsReturning] = useState(false);
  const { mutate, isPending } = useModerate(service);
  const number = seller.subjectType === 'LEGAL_SUBJECT' ? 'ОГРН' : 'ОГРНИП';
  const register = [
    seller.subjectType === 'INDIVIDUAL_SUBJECT' && sellerFormLabels[seller.subjectType].toLowerCase(),
    `ИНН ${seller.inn}`,
    seller.ogrn && `${number} ${seller.ogrn}`,
    seller.kpp && `КПП ${seller.kpp}`,
  ];
  return (
    <article className={styles.dispute} aria-label={service.name}>
      <div className={styles.head}>
        <Avatar name={service.name} src={service.mediaFile?.url} colorIndex={service.id} />
        <div className={styles.words}>
          <h2 className={styles.title}>{service.name}</h2>
          <p className={styles.note}>
            {formatDate(submittedAt, 'd MMMM, H:mm')} · /{service.slug} ·{' '}
            <Link href={pagePath('/account/$nickname', { nickname: owner.nickname })}>{owner.name}</Link>
          </p>
        </div>
      </div>
      {findings.length > 0 && <Notice tone="caution">{findings.join('. ')}</Notice>}
      <div className={styles.notes}>
        <p>
          {seller.name}, {register.filter(Boolean).join(', ')}
        </p>
        <p>
          {shop.cityName}, {shop.address.formatted}, {openingHoursText(shop.opensAt, shop.closesAt)}, {shop.phone}
        </p>
      </div>
      <Goods products={products} />
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
            loadingText="Открываем"
            onClick={() => mutate({ isApproved: true, reason: '' })}
          >
            Открыть магазин
          </Button>
          <Button variant="plain" onClick={() => setIsReturning(true)}>
            Вернуть
          </Button>
        </Inline>
      )}
    </article>
  );
}

function Goods({ products }: { products: readonly OpeningProduct[] }) {
  if (products.length === 0) return null;
  return (
    <ul className={styles.goods}>
      {products.map(({ id, title, price, mediaFile, isComplete }) => (
        <li key={id} className={styles.head}>
          {mediaFile && (
            <span className={styles.picture}>
              <Image src={mediaFile.url} alt={mediaFile.alt} width={64} corner="s" />
            </span>
          )}
          <div className={styles.words}>
            <b>{title}</b>
            <span className={styles.note}>{isComplete ? formatPrice(price) : 'Не закончен: не откроется'}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}
