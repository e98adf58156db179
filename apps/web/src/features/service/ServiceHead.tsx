import { useSuspenseQuery } from '@tanstack/react-query';
import { formatDate } from '@vetka/domain/date';
import { plural } from '@vetka/domain/plural';
import type { Service } from '@vetka/domain/service';
import { Avatar } from '@vetka/ui/Avatar';
import { Image } from '@vetka/ui/Image';
import { RatingMark } from '@vetka/ui/RatingStars';
import { TabLinks, type TabLink } from '@vetka/ui/Tabs';
import { useApi } from '../../shell/useContext.ts';
import { serviceQueries } from './service.queries.ts';
import * as styles from './ServiceHead.css.ts';

interface ServiceHeadProps {
  slug: string;
  /** Path of the open page. */
  path: string;
}

/** The top of every page of a shop: its cover, its name and the ways inside. */
export default function ServiceHead({ slug, path }: ServiceHeadProps) {
  const { data: service } = useSuspenseQuery(serviceQueries.one(useApi(), slug));
  const { id, name, cover, mediaFile, tagline } = service;
  return (
    <header className={styles.head}>
      <div className={styles.cover}>
        {cover && <Image src={cover.url} alt="" ratio="fill" position="bouquet" isPriority />}
      </div>
      <div className={styles.about}>
        <span className={styles.avatar}>
          <Avatar name={name} src={mediaFile?.url} size="xl" pair={id} />
        </span>
        <div className={styles.words}>
          <h1 className={styles.name}>{name}</h1>
          {tagline && <p className={styles.tagline}>{tagline}</p>}
          <Facts service={service} />
        </div>
      </div>
      <TabLinks label={`Разделы магазина «${name}»`} items={tabsOf(service)} current={path} />
    </header>
  );
}

function Facts({ service }: { service: Service }) {
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
      <li>на Ветке с {formatDate(createdAt, 'yyyy')} года</li>
    </ul>
  );
}

function tabsOf({ slug, categories }: Service): TabLink[] {
  const root = `/${slug}`;
  return [
    { href: root, label: 'Главная' },
    { href: `${root}/storefront`, label: 'Витрина' },
    ...categories.map((category) => ({ href: `${root}/${category.slug}`, label: category.name })),
    { href: `${root}/content`, label: 'Фото' },
    { href: `${root}/articles`, label: 'Статьи' },
  ];
}
