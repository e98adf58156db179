import { useQuery } from '@tanstack/react-query';
import type { Product } from '@vetka/domain/catalog';
import { BuyBox, BuyButtons } from '@vetka/ui/patterns/catalog/BuyBox';
import { ProductCard } from '@vetka/ui/patterns/catalog/ProductCard';
import { ProductDetails } from '@vetka/ui/patterns/catalog/ProductDetails';
import { ProductGallery } from '@vetka/ui/patterns/catalog/ProductGallery';
import { ProductLayout } from '@vetka/ui/patterns/catalog/ProductLayout';
import { Container } from '@vetka/ui/Container';
import { Segmented } from '@vetka/ui/Segmented';
import { Stack } from '@vetka/ui/Stack';
import { useState } from 'react';
import { PreviewFrame } from '../../../shell/previews/PreviewFrame.tsx';
import { useApi } from '../../../shell/useContext.ts';
import { useDesk } from '../DeskContext.ts';
import * as styles from './editor.css.ts';
import { goodsQueries } from './goods.queries.ts';
import { previewedProduct } from './previewedProduct.ts';
import type { ProductEditor } from './useProductEditor.ts';

const sights = [
  { value: 'card' as const, label: 'Карточка' },
  { value: 'page' as const, label: 'Страница' },
];
type Sight = (typeof sights)[number]['value'];

/** Height of the window of a phone (px), as far as the page is shown. */
const pageHeight = 1900;
const nothing = () => {};

/** How shoppers will see the product: its card, and its page on a phone, with everything that is not saved yet. */
export function ProductPreview({ service, editor }: { service: string; editor: ProductEditor }) {
  const [sight, setSight] = useState<Sight>('card');
  const product = usePreviewed(service, editor);
  return (
    <section className={styles.card} aria-label="Так увидят">
      <div className={styles.heading}>
        <h2 className={styles.title}>Так увидят</h2>
        <Segmented label="Что показать" options={sights} value={sight} onChange={setSight} />
      </div>
      {sight === 'card' ? (
        <div className={styles.preview} inert>
          <ProductCard product={product} level={3} />
        </div>
      ) : (
        <PreviewFrame
          title="Как увидят страницу товара"
          device="phone"
          height={pageHeight}
          styles={{ box: styles.phoneFrame, frame: styles.frame }}
        >
          <Page product={product} />
        </PreviewFrame>
      )}
    </section>
  );
}

function usePreviewed(service: string, { draft, product }: ProductEditor): Product {
  const api = useApi();
  const { place } = useDesk();
  const { data: choices } = useQuery(goodsQueries.choices(api, service));
  const { data: family } = useQuery(goodsQueries.family(api, service, product.id));
  const [facets, sizes] = [choices?.facets ?? [], family?.sizes ?? []];
  return previewedProduct({ product, draft, service: place.service, facets, sizes });
}

/** The page without what does not depend on the product: delivery, the seller's requisites, reviews. */
function Page({ product }: { product: Product }) {
  const { mediaFiles, title, price, oldPrice, badge } = product;
  return (
    <Container>
      <Stack gap={24}>
        <ProductLayout
          gallery={<ProductGallery pictures={mediaFiles} {...{ title, price, oldPrice, badge }} />}
          buyBox={
            <BuyBox
              product={product}
              buttons={<BuyButtons product={product} onAdd={nothing} onBuyNow={nothing} onFavorite={nothing} />}
            />
          }
        />
        <ProductDetails product={product} />
      </Stack>
    </Container>
  );
}
