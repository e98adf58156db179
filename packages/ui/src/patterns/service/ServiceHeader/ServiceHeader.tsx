import { formatDate } from '@vetka/domain/date';
import { pagePath } from '@vetka/domain/path';
import { plural } from '@vetka/domain/plural';
import type { Service } from '@vetka/domain/service';
import type { ReactNode } from 'react';
import { Avatar } from '../../../components/Avatar/index.ts';
import { Heading } from '../../../components/Heading/index.ts';
import { Image } from '../../../components/Image/index.ts';
import { RatingMark } from '../../../components/RatingStars/index.ts';
import { TabLinks, type TabLink } from '../../../components/Tabs/index.ts';
import { Text } from '../../../components/Text/index.ts';
import { classes } from '../../../internal/classes.ts';
import { grow } from '../../../internal/grow.css.ts';
import { headActions } from '../../headActions.css.ts';
import { NotAccepting } from '../../NotAccepting.tsx';
import { vetka, type MarketplaceName } from '../../page/Logo/marketplace.ts';
import { CoverGround } from '../CoverGround.tsx';
import { media } from '../../../styles/media.ts';
import * as styles from './ServiceHeader.css.ts';

export interface ServiceHeaderProps {
  service: Pick<
    Service,
    | 'id'
    | 'slug'
    | 'name'
    | 'mediaFile'
    | 'cover'
    | 'tagline'
    | 'rating'
    | 'reviewsCount'
    | 'subscribersCount'
    | 'address'
    | 'cityName'
    | 'createdAt'
    | 'categories'
    | 'isAcceptingOrders'
  >;
  /** Path of the current page. */
  current: string;
  /** @default «Ветка» */
  marketplace?: MarketplaceName | undefined;
  /** `SubscribeButton`, «Написать». */
  actions?: ReactNode;
}

function tabsOf({ slug, categories }: ServiceHeaderProps['service']): TabLink[] {
  return [
    { href: pagePath('/$service', { service: slug }), label: 'Главная' },
    { href: pagePath('/$service/storefront', { service: slug }), label: 'Витрина' },
    ...categories.map((category) => ({
      href: pagePath('/$service/$category', { service: slug, category: category.slug }),
      label: category.name,
    })),
    { href: pagePath('/$service/content', { service: slug }), label: 'Фото' },
    { href: pagePath('/$service/articles', { service: slug }), label: 'Статьи' },
  ];
}

/** The shapes of the cover, whose height is fixed from `md` on. */
const crops = [
  { media: media.xl, shape: '15:4' },
  { media: media.lg, shape: '3:1' },
  { media: media.md, shape: '7:3' },
  { shape: '9:4' },
] as const;

/** The tab of a part of the shop that lies inside another one is the tab of the latter. */
function tabAt({ slug, categories }: ServiceHeaderProps['service'], current: string): string {
  const hrefOf = (category: string) => pagePath('/$service/$category', { service: slug, category });
  const top = categories.find(({ children }) =>
    children.some((child) => [child, ...child.children].some((each) => hrefOf(each.slug) === current)),
  );
  return top ? hrefOf(top.slug) : current;
}

function Facts({ service, marketplace = vetka }: Pick<ServiceHeaderProps, 'service' | 'marketplace'>) {
  const { rating, reviewsCount, subscribersCount, address, cityName, createdAt } = service;
  return (
    <ul className={styles.facts}>
      {reviewsCount > 0 && (
        <li>
          <RatingMark value={rating} count={reviewsCount} />
        </li>
      )}
      <li>{plural(subscribersCount, ['подписчик', 'подписчика', 'подписчиков'])}</li>
      <li>{address || cityName}</li>
      <li>
        на {marketplace.prepositional} с {formatDate(createdAt, 'yyyy')} года
      </li>
    </ul>
  );
}

/** The header of every shop page: its cover, name and navigation. */
export function ServiceHeader({ service, current, actions, marketplace }: ServiceHeaderProps) {
  const { id, name, cover, mediaFile, tagline } = service;
  return (
    <div>
      <div className={styles.cover}>
        {cover ? (
          <Image
            src={cover.url}
            alt=""
            sizes="(min-width: 768px) 93vw, calc(100vw - 32px)"
            ratio="fill"
            position="bouquet"
            crops={crops}
            isPriority
          />
        ) : (
          <CoverGround colorIndex={id} />
        )}
      </div>
      <div className={styles.about}>
        <span className={styles.avatar}>
          <Avatar name={name} src={mediaFile?.url} size="xl" colorIndex={id} />
        </span>
        <div className={classes(grow, styles.words)}>
          <Heading level={1}>{name}</Heading>
          {tagline && <Text>{tagline}</Text>}
          <Facts service={service} marketplace={marketplace} />
        </div>
        {actions && <div className={headActions}>{actions}</div>}
      </div>
      {!service.isAcceptingOrders && <NotAccepting>Товары можно положить в корзину и оформить позже.</NotAccepting>}
      <TabLinks label={`Разделы магазина «${name}»`} items={tabsOf(service)} current={tabAt(service, current)} />
    </div>
  );
}
