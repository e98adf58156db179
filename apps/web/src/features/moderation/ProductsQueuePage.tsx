import { useInfiniteQuery } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { ModeratedProduct, ModerationDecision } from '@vetka/domain/goods';
import { formatPrice } from '@vetka/domain/money';
import { Image } from '@vetka/ui/Image';
import { Link } from '@vetka/ui/Link';
import { Notice } from '@vetka/ui/Notice';
import { pagePath } from '../../shell/links/pagePath.ts';
import { useApi } from '../../shell/useContext.ts';
import { DecisionBar } from './DecisionBar.tsx';
import { ForbidProduct } from './ForbidProduct.tsx';
import * as styles from './moderation.css.ts';
import { moderationQueries } from './moderation.queries.ts';
import { ObjectHistory } from './ObjectHistory.tsx';
import { QueueCard } from './QueueCard.tsx';
import { QueuePage } from './QueuePage.tsx';
import { useModerate } from './useModerate.ts';
import { useUndoProduct } from './useUndoModeration.ts';

const templates = [
  { label: 'Снимок нечёткий или чужой: нужен свой, при дневном свете' },
  { label: 'В тексте телефон или ссылка: уберите их' },
  { label: 'Название не говорит, что внутри' },
  { label: 'Цена похожа на опечатку' },
];

/** Products that await moderation, the oldest first. */
export default function ProductsQueuePage() {
  return (
    <QueuePage
      title="Товары на проверке"
      path={pagePath('/my/moderation/products')}
      list={useInfiniteQuery(moderationQueries.products(useApi()))}
      empty={{ title: 'Всё проверено', text: 'Новые товары появятся здесь, старые\u00a0– первыми' }}
      keys={{ accept: 'опубликовать', refuse: 'вернуть' }}
    >
      {(row) => <ProductCard key={row.id} row={row} />}
    </QueuePage>
  );
}

export function ProductCard({ row: { id, product, service, findings } }: { row: ModeratedProduct }) {
  const api = useApi();
  const { mutate: undo } = useUndoProduct();
  const { mutate, isPending } = useModerate({
    send: (body: ModerationDecision) => unwrap(api.goods.moderate({ params: { id }, body })),
    done: ({ status }) => (status === 'PUBLISHED' ? 'Товар на витрине' : 'Вернули магазину'),
    area: 'goods',
    undo: () => undo(id),
  });
  return (
    <QueueCard label={product.title} queue="products" id={id}>
      <div className={styles.head}>
        {product.photos.slice(0, 3).map(({ mediaFile }) => (
          <span key={mediaFile.id} className={styles.picture}>
            <Image src={mediaFile.url} alt={mediaFile.alt} width={64} corner="s" />
          </span>
        ))}
        <div className={styles.words}>
          <h2 className={styles.title}>{product.title}</h2>
          <p className={styles.note}>
            {formatPrice(product.price)} · {product.categories.map(({ name }) => name).join(', ')}
          </p>
          <Link href={pagePath('/$service', { service: service.slug })}>{service.name}</Link>
        </div>
      </div>
      {findings.length > 0 && <Notice tone="caution">{findings.join('. ')}</Notice>}
      {product.description && <p>{product.description}</p>}
      {product.composition.length > 0 && (
        <p className={styles.note}>
          Состав: {product.composition.map(({ name, quantity }) => `${name} ${quantity}`).join(', ')}
        </p>
      )}
      <DecisionBar
        accept={{ label: 'Опубликовать', loadingText: 'Публикуем' }}
        templates={templates}
        isPending={isPending}
        onDecide={mutate}
      >
        <ForbidProduct id={id} title={product.title} />
      </DecisionBar>
      <ObjectHistory kind="PRODUCT" id={id} />
    </QueueCard>
  );
}
