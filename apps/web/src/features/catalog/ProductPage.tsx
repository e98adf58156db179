import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { Product } from '@vetka/domain/catalog';
import { Breadcrumbs } from '@vetka/ui/Breadcrumbs';
import { BuyBar, BuyBox, BuyButtons } from '@vetka/ui/patterns/catalog/BuyBox';
import { ProductDetails } from '@vetka/ui/patterns/catalog/ProductDetails';
import { ProductGallery } from '@vetka/ui/patterns/catalog/ProductGallery';
import { ProductLayout } from '@vetka/ui/patterns/catalog/ProductLayout';
import { PageSection } from '@vetka/ui/patterns/page/PageSection';
import { ReviewCard } from '@vetka/ui/patterns/review/ReviewCard';
import { ReviewColumns, ReviewSummary } from '@vetka/ui/patterns/review/ReviewSummary';
import { InCartStepper } from '../../shell/cart/InCartStepper.tsx';
import { addedProduct, useCartActivity, useCartItem, useCartProcess } from '../../shell/cart/useCart.ts';
import { useApi } from '../../shell/useContext.ts';
import { catalogQueries } from './catalog.queries.ts';
import { useFavorite } from './favorites.ts';
import { ProductList } from './ProductList.tsx';

const reviewsId = 'reviews';

/** One product: pictures, everything to decide by, reviews, and what else is looked at. */
export function ProductPage({ slug }: { slug: string }) {
  const { data: product } = useSuspenseQuery(catalogQueries.product(useApi(), slug));
  return (
    <>
      <Breadcrumbs items={crumbsOf(product)} />
      <FirstScreen product={product} />
      <ProductDetails product={product} />
      <Reviews product={product} />
      <Related product={product} />
    </>
  );
}

const crumbsOf = ({ categories, title }: Product) => [
  { label: 'Главная', href: '/' },
  { label: 'Каталог', href: '/catalog' },
  ...categories.map(({ slug, name }) => ({ label: name, href: `/catalog/${slug}` })),
  { label: title },
];

function FirstScreen({ product }: { product: Product }) {
  const buying = useBuying(product);
  return (
    <>
      <ProductLayout
        gallery={
          <ProductGallery
            // Another size of the same bouquet starts at its first picture.
            key={product.id}
            pictures={product.mediaFiles}
            title={product.title}
            price={product.price}
            oldPrice={product.oldPrice}
          />
        }
        buyBox={
          <BuyBox
            product={product}
            reviewsHref={`#${reviewsId}`}
            sellerHref={`/catalog?service=${product.seller.slug}`}
            buttons={<BuyButtons {...buying} />}
          />
        }
      />
      <BuyBar {...buying} />
    </>
  );
}

/** What the buttons of a product do. */
function useBuying(product: Product) {
  const cart = useCartProcess();
  const { busyProductId, isAdding, isAddingWithRedirect } = useCartActivity();
  const item = useCartItem(product.id);
  const { isFavorite, toggle } = useFavorite(product);
  const isBusy = busyProductId === product.id;
  return {
    product: { ...product, isFavorite },
    onAdd: () => cart.add(addedProduct(product)),
    onAddIntent: cart.warmUp,
    onBuyNow: () => cart.buyNow(addedProduct(product)),
    onFavorite: toggle,
    isAdding: isBusy && isAdding,
    isBuying: isBusy && isAddingWithRedirect,
    addSlot: item && <InCartStepper item={item} />,
  };
}

function Reviews({ product }: { product: Product }) {
  const { data: reviews } = useQuery(catalogQueries.latestReviews(useApi(), product.id));
  const { ratings } = product;
  if (ratings.reviewsCount === 0) return null;
  return (
    <div id={reviewsId}>
      <PageSection title="Отзывы" count={ratings.reviewsCount}>
        <ReviewColumns summary={<ReviewSummary ratings={ratings} />}>
          {reviews?.data.map((review) => (
            // People have no pages yet.
            <ReviewCard key={review.id} review={review} authorHref={null} />
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
