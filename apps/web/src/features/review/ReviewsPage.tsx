import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Product } from '@vetka/domain/catalog';
import { plural } from '@vetka/domain/plural';
import { reviewSortLabels, reviewSorts, type ReviewSort } from '@vetka/domain/review';
import { Breadcrumbs } from '@vetka/ui/Breadcrumbs';
import { Chip } from '@vetka/ui/Chip';
import { EmptyMessage } from '@vetka/ui/EmptyMessage';
import { Image } from '@vetka/ui/Image';
import { Link } from '@vetka/ui/Link';
import { Price } from '@vetka/ui/Price';
import { Stack } from '@vetka/ui/Stack';
import { CatalogHeading } from '@vetka/ui/patterns/catalog/CatalogToolbar';
import { ReviewColumns, ReviewSummary } from '@vetka/ui/patterns/review/ReviewSummary';
import { pagePath } from '../../shell/links/pagePath.ts';
import { PagedItems } from '../../shell/lists/PagedItems.tsx';
import { searchText } from '../../shell/searchText.ts';
import { useApi } from '../../shell/useContext.ts';
import { LinkedReview, ReviewItem } from './lazyReviews.ts';
import { ReviewPhotos } from './lazyParts.ts';
import { OwnReview } from './OwnReview.tsx';
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
        <OwnReview subject={{ productId: product.id }} title={title} />
        <Photos product={product} />
        {ratings.reviewsCount > 0 && <Filters path={path} product={product} search={search} />}
      </div>
      {search.review !== undefined && (
        <LinkedReview key={search.review} id={search.review} commentId={search.comment} path={path} />
      )}
      <PagedItems
        list={list}
        hrefOf={(page) => hrefOf(path, { ...search, page })}
        empty={<NoReviews path={path} product={product} />}
      >
        {(reviews) => (
          <ReviewColumns summary={<ReviewSummary ratings={ratings} />}>
            {reviews.map((review) => (
              <ReviewItem key={review.id} review={review} path={path} />
            ))}
          </ReviewColumns>
        )}
      </PagedItems>
    </>
  );
}

/** The first page has no `page` parameter. */
const hrefOf = (path: string, { page, rating, photos, sort }: ReviewsSearch): string =>
  `${path}${searchText({ rating, photos, sort, page: page === 1 ? undefined : page })}`;

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

/** Photos of all reviews; nothing while there are none. */
function Photos({ product: { id } }: { product: Product }) {
  const { data } = useQuery(reviewQueries.photosOfProduct(useApi(), id));
  return data && data.data.length > 0 && <ReviewPhotos photos={data.data} />;
}

interface FiltersProps {
  path: string;
  product: Product;
  search: ReviewsSearch;
}

/** Filters by stars and photos, and the order. Each choice is a new URL and resets the page number. */
function Filters({ path, product, search }: FiltersProps) {
  const { histogram } = product.ratings;
  const { rating, photos, sort = 'NEW' } = search;
  const given = [5, 4, 3, 2, 1].filter((stars) => (histogram[stars - 1] ?? 0) > 0);
  const linkTo = (change: ReviewsSearch & { sort?: ReviewSort }) =>
    hrefOf(path, { ...(photos && { photos }), ...(rating && { rating }), ...(search.sort && { sort }), ...change });
  return (
    <>
      <nav className={styles.filters} aria-label="Какие отзывы">
        <Chip href={hrefOf(path, search.sort ? { sort } : {})} isSelected={rating === undefined && !photos}>
          Все
        </Chip>
        <Chip href={linkTo({ photos: true })} isSelected={photos === true}>
          С фото
        </Chip>
        {given.map((stars) => (
          <Chip key={stars} href={linkTo({ rating: stars })} isSelected={stars === rating}>
            {plural(stars, ['звезда', 'звезды', 'звёзд'])}
          </Chip>
        ))}
      </nav>
      <nav className={styles.filters} aria-label="Порядок отзывов">
        {reviewSorts.map((each) => (
          <Chip key={each} variant="soft" href={linkTo({ sort: each })} isSelected={each === sort}>
            {reviewSortLabels[each]}
          </Chip>
        ))}
      </nav>
    </>
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
