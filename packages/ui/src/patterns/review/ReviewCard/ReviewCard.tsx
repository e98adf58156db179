import { actorHref } from '@vetka/domain/comment';
import { formatDate } from '@vetka/domain/date';
import type { Review } from '@vetka/domain/review';
import type { ReactNode } from 'react';
import { Avatar } from '../../../components/Avatar/index.ts';
import { Image } from '../../../components/Image/index.ts';
import { Anchor, Link } from '../../../components/Link/index.ts';
import { RatingStars } from '../../../components/RatingStars/index.ts';
import { productPath, servicePath } from '../../paths.ts';
import * as styles from './ReviewCard.css.ts';

export interface ReviewCardProps {
  review: Review;
  /** `null`: the author's name is not a link. @default the author's page */
  authorHref?: string | null | undefined;
  /** Vote and reply chips below the text. */
  actions?: ReactNode;
  /** Names the product or the shop, in lists about several of them. */
  hasProduct?: boolean | undefined;
  /** A picture was pressed. Without it pictures open by their URL. */
  onPicture?: ((index: number) => void) | undefined;
}

function Head({ review: { author, rating, createdAt }, href }: { review: Review; href: string | null }) {
  return (
    <div className={styles.head}>
      <Avatar name={author.name} src={author.avatar?.url} colorIndex={author.id} />
      <div className={styles.who}>
        {href === null ? (
          <b className={styles.name}>{author.name}</b>
        ) : (
          <Anchor className={styles.name} href={href}>
            {author.name}
          </Anchor>
        )}
        <p className={styles.meta}>
          <RatingStars value={rating} />
          <time dateTime={createdAt}>{formatDate(createdAt, 'd MMMM yyyy')}</time>
        </p>
      </div>
    </div>
  );
}

function Aspect({ title, text }: { title: string; text: string }) {
  if (text === '') return null;
  return (
    <div>
      <dt className={styles.aspectName}>{title}</dt>
      <dd className={styles.words}>{text}</dd>
    </div>
  );
}

function Pictures({ review, onPicture }: Pick<ReviewCardProps, 'review' | 'onPicture'>) {
  if (review.mediaFiles.length === 0) return null;
  return (
    <div className={styles.pictures}>
      {review.mediaFiles.map(({ id, url, alt }, index) => {
        const picture = <Image src={url} alt={alt || `Снимок ${index + 1}`} ratio="1 / 1" width={88} corner="s" />;
        return onPicture ? (
          <button key={id} type="button" className={styles.picture} onClick={() => onPicture(index)}>
            {picture}
          </button>
        ) : (
          <a key={id} className={styles.picture} href={url} target="_blank" rel="noopener">
            {picture}
          </a>
        );
      })}
    </div>
  );
}

function Subject({ review: { product, service } }: { review: Review }) {
  if (product === null && service === null) return null;
  return (
    <p className={styles.product}>
      {product ? 'О товаре ' : 'О магазине '}
      {product && (
        <Link tone="text" href={productPath(product.slug)}>
          {product.title}
        </Link>
      )}
      {service && (
        <Link tone="text" href={servicePath(service.slug)}>
          {service.name}
        </Link>
      )}
    </p>
  );
}

/** A review of a product or a shop by its buyer. */
export function ReviewCard({
  review,
  authorHref = actorHref(review.author),
  actions,
  hasProduct = false,
  onPicture,
}: ReviewCardProps) {
  const { text, pros, cons, reply } = review;
  return (
    <article className={styles.review} aria-label={`Отзыв: ${review.author.name}`}>
      <Head review={review} href={authorHref} />
      {hasProduct && <Subject review={review} />}
      {text && <p className={styles.words}>{text}</p>}
      {(pros || cons) && (
        <dl className={styles.aspects}>
          <Aspect title="Понравилось" text={pros} />
          <Aspect title="Не понравилось" text={cons} />
        </dl>
      )}
      <Pictures review={review} onPicture={onPicture} />
      {reply && (
        <div className={styles.reply}>
          <b className={styles.aspectName}>Ответ магазина «{reply.serviceName}»</b>
          <p className={styles.words}>{reply.text}</p>
        </div>
      )}
      {actions}
    </article>
  );
}
