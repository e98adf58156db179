import { useState } from 'react';
import { fn } from 'storybook/test';
import { BottomSheet } from '../components/BottomSheet/index.ts';
import { Breadcrumbs } from '../components/Breadcrumbs/index.ts';
import { LoadMore } from '../components/LoadMore/index.ts';
import { Stack } from '../components/Stack/index.ts';
import { CardStepper } from '../patterns/cart/CardStepper/index.ts';
import { CatalogHeading, CatalogLayout, CatalogToolbar } from '../patterns/catalog/CatalogToolbar/index.ts';
import { FilterPanel, FilterSheetFoot, type FilterPanelProps } from '../patterns/catalog/FilterPanel/index.ts';
import { ProductCard } from '../patterns/catalog/ProductCard/index.ts';
import { ProductGrid } from '../patterns/catalog/ProductGrid/index.ts';
import { filters, productCards } from '../patterns/fixtures/products.ts';
import { SitePage } from './SitePage.tsx';

const panel: FilterPanelProps = {
  filters,
  query: { occasion: 'день рождения', priceFrom: 1500, deliveryToday: true },
  action: '/catalog',
  hrefOf: (query) => `/catalog?${Object.keys(query).join('&')}`,
};

const chips = ['Все', 'Монобукеты', 'Авторские', 'С пионами', 'Маленькие', 'Для мамы', 'Свадебные'].map(
  (label, index) => ({ href: `/catalog/bukety-${index}`, label, isSelected: index === 0 }),
);

const crumbs = [{ label: 'Главная', href: '/' }, { label: 'Каталог', href: '/catalog' }, { label: 'Букеты' }];

function Goods() {
  return (
    <ProductGrid columns="beside">
      {productCards.map((product, index) => (
        <ProductCard
          key={product.id}
          product={product}
          onAdd={fn()}
          onFavorite={fn()}
          // The first product is in the cart already.
          action={
            index === 0 ? (
              <CardStepper title={product.title} value={1} max={9} onChange={fn()} onRemove={fn()} />
            ) : undefined
          }
          level={2}
        />
      ))}
    </ProductGrid>
  );
}

/** A category: filters beside the products, or in a sheet on a phone. */
export function CatalogScreen({ onCartClick }: { onCartClick?: () => void }) {
  const [isSheetOpen, setSheetOpen] = useState(false);
  const close = () => setSheetOpen(false);
  return (
    <SitePage current="catalog" onCartClick={onCartClick}>
      <Breadcrumbs items={crumbs} />
      <CatalogHeading title="Букеты" count={318} place="в Нижнем Новгороде" chips={chips} />
      <CatalogLayout filters={<FilterPanel {...panel} />}>
        <CatalogToolbar {...panel} groups={filters.groups} onFiltersClick={() => setSheetOpen(true)} />
        <Stack gap={40}>
          <Goods />
          <LoadMore shown={8} total={318} href="/catalog?page=2" />
        </Stack>
      </CatalogLayout>
      <BottomSheet
        isOpen={isSheetOpen}
        onClose={close}
        title="Фильтры"
        foot={<FilterSheetFoot total={filters.total} onShow={close} />}
      >
        <FilterPanel {...panel} />
      </BottomSheet>
    </SitePage>
  );
}
