import { plural } from '@vetka/domain/plural';
import type { ServiceCard as Service } from '@vetka/domain/service';
import { Avatar } from '../../../components/Avatar/index.ts';
import { Image } from '../../../components/Image/index.ts';
import { ratio } from '../../../components/Image/Image.css.ts';
import { Anchor } from '../../../components/Link/index.ts';
import { RatingMark } from '../../../components/RatingStars/index.ts';
import { servicePath } from '../../paths.ts';
import { CoverGround } from '../CoverGround.tsx';
import * as styles from './ServiceCard.css.ts';

export interface ServiceCardProps {
  service: Service;
  /** @default '/{slug}' */
  href?: string | undefined;
  /** Above the fold: loads the cover eagerly. */
  isPriority?: boolean | undefined;
  /** Shows the city, in lists with several cities. */
  hasCity?: boolean | undefined;
}

/** A seller in a grid: cover, logo, name, speciality. */
export function ServiceCard({
  service,
  href = servicePath(service.slug),
  isPriority = false,
  hasCity = false,
}: ServiceCardProps) {
  const { id, name, cover, mediaFile, tagline, rating, reviewsCount, cityName, productsCount } = service;
  return (
    <Anchor className={styles.card} href={href} data-zoom-area="">
      {cover ? (
        <Image
          src={cover.url}
          alt=""
          ratio="16 / 10"
          sizes="(min-width: 1280px) 23vw, (min-width: 768px) 30vw, calc(100vw - 32px)"
          position="bouquet"
          isPriority={isPriority}
          hasZoom
        />
      ) : (
        <span className={ratio['16 / 10']}>
          <CoverGround colorIndex={id} />
        </span>
      )}
      <span className={styles.avatar}>
        <Avatar name={name} src={mediaFile?.url} size="l" colorIndex={id} />
      </span>
      <span className={styles.words}>
        <b className={styles.name}>{name}</b>
        {tagline && <span className={styles.tagline}>{tagline}</span>}
        <span className={styles.meta}>
          {reviewsCount > 0 && <RatingMark value={rating} />}
          <span>
            {reviewsCount > 0
              ? plural(reviewsCount, ['отзыв', 'отзыва', 'отзывов'])
              : plural(productsCount, ['товар', 'товара', 'товаров'])}
          </span>
          {hasCity && <span>{cityName}</span>}
        </span>
      </span>
    </Anchor>
  );
}
