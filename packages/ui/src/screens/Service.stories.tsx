import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../components/Button/index.ts';
import { MessageIcon } from '../components/Icon/icons/MessageIcon.ts';
import { SubscribeButton } from '../patterns/account/SubscribeButton/index.ts';
import { ProductCard } from '../patterns/catalog/ProductCard/index.ts';
import { ProductGrid } from '../patterns/catalog/ProductGrid/index.ts';
import { ContentCard } from '../patterns/content/ContentCard/index.ts';
import { productCards } from '../patterns/fixtures/products.ts';
import { contents, now } from '../patterns/fixtures/publications.ts';
import { shop } from '../patterns/fixtures/services.ts';
import { PageSection, ScrollRow } from '../patterns/page/PageSection/index.ts';
import { ServiceHeader } from '../patterns/service/ServiceHeader/index.ts';
import { SitePage } from './SitePage.tsx';

const actions = (
  <>
    <SubscribeButton state="NOT_SUBSCRIBED" onToggle={fn()} />
    <Button variant="tonal" icon={<MessageIcon />} href="/chat">
      Написать
    </Button>
  </>
);

function Service() {
  return (
    <SitePage>
      <ServiceHeader service={shop} current="/pion-i-tochka" actions={actions} />
      <PageSection title="Витрина" moreHref="/pion-i-tochka/storefront" moreLabel="Все 86 товаров">
        <ProductGrid columns="page">
          {productCards.slice(0, 4).map((product) => (
            <ProductCard key={product.id} product={product} onAdd={fn()} onFavorite={fn()} />
          ))}
        </ProductGrid>
      </PageSection>
      <PageSection title="Фото мастерской" moreHref="/pion-i-tochka/content" moreLabel="Вся лента">
        <ScrollRow kind="posts">
          {contents.map((content) => (
            <ContentCard key={content.id} content={content} now={now} />
          ))}
        </ScrollRow>
      </PageSection>
    </SitePage>
  );
}

const meta = {
  title: 'Экраны/Магазин',
  id: 'screen-service',
  component: Service,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Service>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = { name: 'Монитор' };
// For designers: the tests check every story at both widths anyway.
export const Phone: Story = { name: 'Телефон', globals: { viewport: { value: 'phone' } }, tags: ['!test'] };
