import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Breadcrumbs } from '../components/Breadcrumbs/index.ts';
import { BuyBar, BuyBox, BuyButtons } from '../patterns/catalog/BuyBox/index.ts';
import { ProductCard } from '../patterns/catalog/ProductCard/index.ts';
import { ProductDetails } from '../patterns/catalog/ProductDetails/index.ts';
import { ProductGallery } from '../patterns/catalog/ProductGallery/index.ts';
import { ProductGrid } from '../patterns/catalog/ProductGrid/index.ts';
import { ProductLayout } from '../patterns/catalog/ProductLayout/index.ts';
import { product, productCards } from '../patterns/fixtures/products.ts';
import { reviews } from '../patterns/fixtures/publications.ts';
import { PageSection } from '../patterns/page/PageSection/index.ts';
import { ReviewCard } from '../patterns/review/ReviewCard/index.ts';
import { ReviewColumns, ReviewSummary } from '../patterns/review/ReviewSummary/index.ts';
import { SitePage } from './SitePage.tsx';

const buying = { product, onAdd: fn(), onBuyNow: fn(), onFavorite: fn() };

const crumbs = [
  { label: 'Главная', href: '/' },
  { label: 'Каталог', href: '/catalog' },
  { label: 'Букеты', href: '/catalog/bukety' },
  { label: product.title },
];

function Below() {
  return (
    <>
      <ProductDetails product={product} />
      <PageSection title="Отзывы" count={product.ratings.reviewsCount}>
        <ReviewColumns summary={<ReviewSummary ratings={product.ratings} />}>
          {reviews.map((review) => (
            <ReviewCard key={review.id} review={review} />
          ))}
        </ReviewColumns>
      </PageSection>
      <PageSection title="С этим смотрят">
        <ProductGrid columns="page">
          {productCards.slice(4).map((card) => (
            <ProductCard key={card.id} product={card} onAdd={fn()} onFavorite={fn()} />
          ))}
        </ProductGrid>
      </PageSection>
    </>
  );
}

function Product() {
  const { mediaFiles, title, price, oldPrice } = product;
  return (
    <>
      <SitePage current="catalog" hasBar={false}>
        <Breadcrumbs items={crumbs} />
        <ProductLayout
          gallery={<ProductGallery pictures={mediaFiles} title={title} price={price} oldPrice={oldPrice} />}
          buyBox={<BuyBox product={product} buttons={<BuyButtons {...buying} />} chatHref="/chat" />}
        />
        <Below />
      </SitePage>
      <BuyBar {...buying} />
    </>
  );
}

const meta = {
  title: 'Экраны/Товар',
  id: 'screen-product',
  component: Product,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Product>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = { name: 'Монитор' };
// For designers: the tests check every story at both widths anyway.
export const Phone: Story = { name: 'Телефон', globals: { viewport: { value: 'phone' } }, tags: ['!test'] };
