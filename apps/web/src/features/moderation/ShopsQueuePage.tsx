import { useInfiniteQuery } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import { formatDate } from '@vetka/domain/date';
import type { ModerationDecision } from '@vetka/domain/goods';
import { formatPrice } from '@vetka/domain/money';
import { openingHoursText, sellerFormLabels, type ModeratedShop, type OpeningProduct } from '@vetka/domain/opening';
import { formatPhone } from '@vetka/domain/phone';
import { Avatar } from '@vetka/ui/Avatar';
import { Image } from '@vetka/ui/Image';
import { Link } from '@vetka/ui/Link';
import { Notice } from '@vetka/ui/Notice';
import { pagePath } from '../../shell/links/pagePath.ts';
import { useApi } from '../../shell/useContext.ts';
import { DecisionBar } from './DecisionBar.tsx';
import * as styles from './moderation.css.ts';
import { moderationQueries } from './moderation.queries.ts';
import { ObjectHistory } from './ObjectHistory.tsx';
import { QueueCard } from './QueueCard.tsx';
import { QueuePage } from './QueuePage.tsx';
import { useModerate } from './useModerate.ts';
import { useUndoShop } from './useUndoModeration.ts';

const templates = [
  { label: 'Адрес не нашли на карте: уточните улицу и дом' },
  { label: 'Название похоже на чужой магазин' },
  { label: 'Логотип нечёткий или чужой' },
  { label: 'Добавьте хотя бы один товар со своим снимком' },
];

/** Shops that await moderation, the oldest first. */
export default function ShopsQueuePage() {
  return (
    <QueuePage
      title="Магазины на проверке"
      path={pagePath('/my/moderation/shops')}
      list={useInfiniteQuery(moderationQueries.shops(useApi()))}
      empty={{ title: 'Все проверены', text: 'Новые магазины появятся здесь, старые\u00a0– первыми' }}
      keys={{ accept: 'открыть', refuse: 'вернуть' }}
    >
      {(row) => <ShopCard key={row.service.id} row={row} />}
    </QueuePage>
  );
}

function registerOf({ subjectType, inn, ogrn, kpp }: ModeratedShop['seller']): string {
  const number = subjectType === 'LEGAL_SUBJECT' ? 'ОГРН' : 'ОГРНИП';
  return [
    subjectType === 'INDIVIDUAL_SUBJECT' && sellerFormLabels[subjectType].toLowerCase(),
    `ИНН ${inn}`,
    ogrn && `${number} ${ogrn}`,
    kpp && `КПП ${kpp}`,
  ]
    .filter(Boolean)
    .join(', ');
}

export function ShopCard({
  row: { service, seller, shop, products, owner, findings, submittedAt },
}: {
  row: ModeratedShop;
}) {
  const api = useApi();
  const { mutate: undo } = useUndoShop();
  const { mutate, isPending } = useModerate({
    send: (body: ModerationDecision) => unwrap(api.opening.moderate({ params: { id: service.id }, body })),
    done: ({ isOpen }) => (isOpen ? `«${service.name}» открыт` : 'Вернули владельцу'),
    area: 'opening',
    undo: () => undo(service.id),
  });
  return (
    <QueueCard label={service.name} queue="shops" id={service.id}>
      <div className={styles.head}>
        <Avatar name={service.name} src={service.mediaFile?.url} colorIndex={service.id} />
        <div className={styles.words}>
          <h2 className={styles.title}>{service.name}</h2>
          <p className={styles.note}>
            {formatDate(submittedAt, 'd MMMM, H:mm')} · /{service.slug}
          </p>
          <Link href={pagePath('/account/$nickname', { nickname: owner.nickname })}>{owner.name}</Link>
        </div>
      </div>
      {findings.length > 0 && <Notice tone="caution">{findings.join('. ')}</Notice>}
      <div className={styles.notes}>
        <p>
          {seller.name}, {registerOf(seller)}
        </p>
        <p>
          {shop.cityName}, {shop.address.formatted}, {openingHoursText(shop.opensAt, shop.closesAt)},{' '}
          {formatPhone(shop.phone)}
        </p>
      </div>
      <Goods products={products} />
      <DecisionBar
        accept={{ label: 'Открыть магазин', loadingText: 'Открываем' }}
        templates={templates}
        isPending={isPending}
        onDecide={mutate}
      />
      <ObjectHistory kind="SHOP" id={service.id} />
    </QueueCard>
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
