import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Box } from '../components/Box/index.ts';
import { ArticleCard, ArticleMosaic } from '../patterns/article/ArticleCard/index.ts';
import { CategoryTiles } from '../patterns/catalog/CategoryTiles/index.ts';
import { ProductCard } from '../patterns/catalog/ProductCard/index.ts';
import { ProductGrid } from '../patterns/catalog/ProductGrid/index.ts';
import { ContentCard } from '../patterns/content/ContentCard/index.ts';
import { categories, productCards } from '../patterns/fixtures/products.ts';
import { articles, contents, heroBanners, now, sideBanners } from '../patterns/fixtures/publications.ts';
import { serviceCards } from '../patterns/fixtures/services.ts';
import { HeroBanner } from '../patterns/page/HeroBanner/index.ts';
import { PageSection, ScrollRow } from '../patterns/page/PageSection/index.ts';
import { ServiceCard } from '../patterns/service/ServiceCard/index.ts';
import { SitePage } from './SitePage.tsx';

function Stories() {
  return (
    <>
      <PageSection title="Магазины рядом" moreHref="/shops" moreLabel="Все магазины">
        <ScrollRow kind="shops">
          {serviceCards.map((service) => (
            <ServiceCard key={service.id} service={service} />
          ))}
        </ScrollRow>
      </PageSection>
      <PageSection title="Новое от магазинов" moreHref="/content" moreLabel="Вся лента">
        <ScrollRow kind="posts">
          {contents.map((content) => (
            <ContentCard key={content.id} content={content} now={now} />
          ))}
        </ScrollRow>
      </PageSection>
      <PageSection title="Читаем за чаем" moreHref="/articles" moreLabel="Все статьи">
        <ArticleMosaic>
          {articles.map((article, index) => (
            <ArticleCard key={article.id} article={article} variant={index === 0 ? 'large' : 'row'} />
          ))}
        </ArticleMosaic>
      </PageSection>
    </>
  );
}

function Home() {
  return (
    <SitePage current="home">
      <HeroBanner slides={heroBanners} sideBanners={sideBanners} />
      <Box layout={{ paddingTop: 32 }}>
        <CategoryTiles categories={categories} />
      </Box>
      <PageSection title="Популярное" moreHref="/popular">
        <ProductGrid columns="page">
          {productCards.map((product) => (
            <ProductCard key={product.id} product={product} onAdd={fn()} onFavorite={fn()} />
          ))}
        </ProductGrid>
      </PageSection>
      <Stories />
    </SitePage>
  );
}

const meta = {
  title: 'Экраны/Главная',
  id: 'screen-home',
  component: Home,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Home>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = { name: 'Монитор' };
// For designers: the tests check every story at both widths anyway.
export const Phone: Story = { name: 'Телефон', globals: { viewport: { value: 'phone' } }, tags: ['!test'] };
