import { useQuery } from '@tanstack/react-query';
import type { Product } from '@vetka/domain/catalog';
import { ProductDetails } from '@vetka/ui/patterns/catalog/ProductDetails';
import { PageSection } from '@vetka/ui/patterns/page/PageSection';
import { ReviewCard } from '@vetka/ui/patterns/review/ReviewCard';
import { ReviewColumns, ReviewSummary } from '@vetka/ui/patterns/review/ReviewSummary';
import { pagePath } from '../../shell/links/pagePath.ts';
import { useApi } from '../../shell/useContext.ts';
import { catalogQueries } from './catalog.queries.ts';
import { ProductList } from './ProductList.tsx';
import { reviewsId } from './reviewsId.ts';

/** The part of a product page below the first screen: details, reviews and recommendations. */
export default function BelowProduct({ product }: { product: Product }) {
  return (
    <>
      <ProductDetails product={product} />
      <Reviews product={product} />
      <Related product={product} />
    </>
  );
}

function Reviews({ product }: { product: Product }) {
  const { data: reviews } = useQuery(catalogQueries.latestReviews(useApi(), product.id));
  const { ratings, slug } = product;
  if (ratings.reviewsCount === 0) return null;
  return (
    <div id={reviewsId}>
      <PageSection
        title="Отзывы"
        count={ratings.reviewsCount}
        moreHref={pagePath('/products/$product/reviews', { product: slug })}
        moreLabel="Все отзывы"
      >
        <ReviewColumns summary={<ReviewSummary ratings={ratings} />}>
          {reviews?.data.map((review) => (
            <ReviewCard key={review.id} review={review} />
          ))}
        </ReviewColumns>
      </PageSection>
    </div>
  );
}

function Related({ product }: { product: Product }) {
  const { data: related } = useQuery(catalogQueries.related(useApi(), product.id));
  if (!related || related.data.length === 0) return null;
  return (
    <PageSection title="С этим смотрят">
      <ProductList products={related.data} />
    </PageSection>
  );
}
