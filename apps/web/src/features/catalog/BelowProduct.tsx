import { useQuery } from '@tanstack/react-query';
import type { Product } from '@vetka/domain/catalog';
import type { Review } from '@vetka/domain/review';
import { Card } from '@vetka/ui/Card';
import { Inline } from '@vetka/ui/Inline';
import { ProductDetails } from '@vetka/ui/patterns/catalog/ProductDetails';
import { PageSection } from '@vetka/ui/patterns/page/PageSection';
import { Stack } from '@vetka/ui/Stack';
import { VoteButtons } from '@vetka/ui/patterns/content/VoteButtons';
import { ReviewColumns, ReviewSummary } from '@vetka/ui/patterns/review/ReviewSummary';
import { Fragment, useEffect, type ReactNode } from 'react';
import { ComplainButton } from '../../shell/complaint/ComplainButton.tsx';
import { ReturnNotes } from '../../shell/law/ReturnNotes.tsx';
import { SellerFacts } from '../../shell/law/SellerFacts.tsx';
import { pagePath } from '../../shell/links/pagePath.ts';
import { useVote } from '../../shell/marks/useVote.ts';
import { useApi } from '../../shell/useContext.ts';
import { catalogQueries } from './catalog.queries.ts';
import { countView } from './countView.ts';
import { ProductList } from './ProductList.tsx';
import { rememberProduct } from './recentProducts.ts';
import RecentlySeen from './RecentlySeen.tsx';
import { reviewsId } from './reviewsId.ts';

interface BelowProductProps {
  product: Product;
  /** Renders a review, a part of the review feature. */
  renderReview: (review: Review) => ReactNode;
}

/** The part of a product page below the first screen: details, reviews and recommendations. */
export default function BelowProduct({ product, renderReview }: BelowProductProps) {
  const { id } = product;
  useEffect(
    function noteView() {
      rememberProduct(id);
      countView(id);
    },
    [id],
  );
  return (
    <>
      <Stack gap={24}>
        <ProductDetails product={product} />
        <Law product={product} />
        <Votes product={product} />
      </Stack>
      <Reviews product={product} renderReview={renderReview} />
      <Related product={product} />
      <RecentlySeen exceptId={product.id} />
    </>
  );
}

/** Information required by law beside a product: the seller, and the return rule. */
function Law({ product: { seller, returnRule } }: { product: Product }) {
  return (
    <Card padding="l">
      <Stack gap={24}>
        <ReturnNotes rules={[returnRule]} />
        <SellerFacts name={seller.name} seller={seller.details} />
      </Stack>
    </Card>
  );
}

function Votes({ product }: { product: Product }) {
  return (
    <Inline>
      <VoteButtons {...useVote('catalog', product)} />
      <ComplainButton kind="PRODUCT" subjectId={product.id} />
    </Inline>
  );
}

function Reviews({ product, renderReview }: BelowProductProps) {
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
            <Fragment key={review.id}>{renderReview(review)}</Fragment>
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
