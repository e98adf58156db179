import { useInfiniteQuery } from '@tanstack/react-query';
import type { Product } from '@vetka/domain/catalog';
import { plural } from '@vetka/domain/plural';
import { Breadcrumbs } from '@vetka/ui/Breadcrumbs';
import { Chip } from '@vetka/ui/Chip';
import { EmptyMessage } from '@vetka/ui/EmptyMessage';
import { Image } from '@vetka/ui/Image';
import { Link } from '@vetka/ui/Link';
import { Price } from '@vetka/ui/Price';
import { Stack } from '@vetka/ui/Stack';
import { CatalogHeading } from '@vetka/ui/patterns/catalog/CatalogToolbar';
import { ReviewCard } from '@vetka/ui/patterns/review/ReviewCard';
import { ReviewColumns, ReviewSummary } from '@vetka/ui/patterns/review/ReviewSummary';
import { pagePath } from '../../shell/links/pagePath.ts';
import { PagedItems } from '../../shell/lists/PagedItems.tsx';
import { searchText } from '../../shell/searchText.ts';
import { useApi } from '../../shell/useContext.ts';
import { reviewQueries, type ReviewsSearch } from './review.queries.ts';
import * as styles from './ReviewsPage.css.ts';

interface ReviewsPageProps {
  product: Product;
  search: ReviewsSearch;
}

/** All reviews of a product. The URL is the page's state. */
export default function ReviewsPage({ product, search }: ReviewsPageProps) {
  const { slug, title, ratings } = product;
  const list = useInfiniteQuery(reviewQueries.ofProduct(useApi(), product.id, search));
  const path = pagePath('/products/$product/reviews', { product: slug });
  return (
    <>
      <Breadcrumbs
        items={[
          { label: 'Главная', href: '/' },
          { label: 'Каталог', href: pagePath('/catalog') },
          { label: title, href: pagePath('/products/$product', { product: slug }) },
          { label: 'Отзывы' },
        ]}
      />
      <div className={styles.head}>
        <CatalogHeading title="Отзывы" count={ratings.reviewsCount} />
        <ProductLine product={product} />
        {ratings.reviewsCount > 0 && <RatingFilter path={path} product={product} current={search.rating} />}
      </div>
      <PagedItems
        list={list}
        hrefOf={(page) => hrefOf(path, { ...search, page })}
        empty={<NoReviews path={path} product={product} />}
      >
        {(reviews) => (
          <ReviewColumns summary={<ReviewSummary ratings={ratings} />}>
            {reviews.map((review) => (
              <ReviewCard key={review.id} review={review} />
            ))}
          </ReviewColumns>
        )}
      </PagedItems>
    </>
  );
}

/** The first page has no `page` parameter. */
const hrefOf = (path: string, { page, rating }: ReviewsSearch): string =>
  `${path}${searchText({ rating, page: page === 1 ? undefined : page })}`;

/** The reviewed product. */
function ProductLine({ product: { slug, title, image, price, oldPrice } }: { product: Product }) {
  return (
    <div className={styles.about}>
      {image && (
        <div className={styles.picture}>
          <Image src={image.url} alt="" ratio="1 / 1" width={72} corner="s" />
        </div>
      )}
      <Stack gap={4} align="start">
        <Link href={pagePath('/products/$product', { product: slug })}>{title}</Link>
        <Price value={price} oldValue={oldPrice} />
      </Stack>
    </div>
  );
}

interface RatingFilterProps {
  path: string;
  product: Product;
  current: number | undefined;
}

/** Filter by stars. Each choice is a new URL and resets the page number. */
function RatingFilter({ path, product, current }: RatingFilterProps) {
  const { histogram } = product.ratings;
  const given = [5, 4, 3, 2, 1].filter((stars) => (histogram[stars - 1] ?? 0) > 0);
  return (
    <nav className={styles.filters} aria-label="Оценки">
      <Chip href={path} isSelected={current === undefined}>
        Все
      </Chip>
      {given.map((stars) => (
        <Chip key={stars} href={hrefOf(path, { rating: stars })} isSelected={stars === current}>
          {plural(stars, ['звезда', 'звезды', 'звёзд'])}
        </Chip>
      ))}
    </nav>
  );
}

function NoReviews({ path, product: { slug, ratings } }: { path: string; product: Product }) {
  return ratings.reviewsCount > 0 ? (
    <EmptyMessage title="Таких оценок нет" actionHref={path} actionLabel="Все отзывы" />
  ) : (
    <EmptyMessage
      hasVase
      title="Отзывов пока нет"
      text="Первыми о товаре расскажут те, кто его получил."
      actionHref={pagePath('/products/$product', { product: slug })}
      actionLabel="К товару"
    />
  );
}
