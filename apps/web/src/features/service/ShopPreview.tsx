import { useQuery } from '@tanstack/react-query';
import type { ProductCard as Card } from '@vetka/domain/catalog';
import type { ShelfProduct, ShopBanners, ShopPage } from '@vetka/domain/storefront';
import { Button } from '@vetka/ui/Button';
import { Container } from '@vetka/ui/Container';
import { SubscribeButton } from '@vetka/ui/patterns/account/SubscribeButton';
import { ProductCard } from '@vetka/ui/patterns/catalog/ProductCard';
import { PageSection } from '@vetka/ui/patterns/page/PageSection';
import { ServiceHeader } from '@vetka/ui/patterns/service/ServiceHeader';
import { Tiles } from '@vetka/ui/Tiles';
import { pagePath } from '../../shell/links/pagePath.ts';
import { useApi } from '../../shell/useContext.ts';
import * as headStyles from './ServiceHead.css.ts';
import { ServiceBanner } from './ServiceBanner.tsx';
import * as styles from './ServiceHome.css.ts';
import { serviceQueries } from './service.queries.ts';

interface ShopPreviewProps {
  shop: {
    /** Slug. */
    service: string;
    /** With changes that are not published yet. */
    page: ShopPage;
    /** The banners for the chosen visitor. */
    banners: ShopBanners;
    goods: readonly ShelfProduct[];
    /** The visitor follows the shop. */
    isFollower: boolean;
  };
}

/** A shop without ratings and followers. */
const unknown = {
  id: 1,
  rating: 0,
  reviewsCount: 0,
  subscribersCount: 0,
  address: '',
  cityName: '',
  createdAt: '2026-01-01T00:00:00Z',
  categories: [],
  isAcceptingOrders: true,
};

/** As many as a shopper sees on a phone before scrolling far. */
const goodsShown = 4;

/** A preview of the top of a shop's page with these changes. Its links lead nowhere: it is inert. */
export default function ShopPreview({ shop }: ShopPreviewProps) {
  const { service: slug, page, banners, goods, isFollower } = shop;
  // A shop that is not open yet has no page.
  const { data: known = unknown } = useQuery({ ...serviceQueries.one(useApi(), slug), retry: false });
  const { name, tagline, logo, cover } = page;
  return (
    <Container>
      <div className={headStyles.head}>
        <ServiceHeader
          service={{ ...known, slug, name, tagline, mediaFile: logo, cover }}
          current={pagePath('/$service', { service: slug })}
          actions={
            <>
              <SubscribeButton state={isFollower ? 'SUBSCRIBED' : 'NOT_SUBSCRIBED'} onToggle={() => {}} />
              <Button variant="tonal">Написать</Button>
            </>
          }
        />
      </div>
      {banners.map(({ picture, ...banner }) => (
        <div key={banner.id} className={styles.nextBanner}>
          <ServiceBanner banner={{ ...banner, place: 'SERVICE', label: null, look: null, mediaFile: picture }} />
        </div>
      ))}
      {goods.length > 0 && (
        <PageSection title="Витрина">
          <Tiles columns={{ xs: 2, md: 4 }}>
            {goods.slice(0, goodsShown).map((product) => (
              <ProductCard key={product.id} product={cardOf(product, { slug, name, id: known.id })} level={3} />
            ))}
          </Tiles>
        </PageSection>
      )}
    </Container>
  );
}

const cardOf = (
  { id, title, price, mediaFile, isAvailable }: ShelfProduct,
  service: Pick<Card['service'], 'id' | 'slug' | 'name'>,
): Card => ({
  id,
  slug: String(id),
  title,
  price,
  oldPrice: null,
  image: mediaFile,
  rating: 0,
  reviewsCount: 0,
  service: { ...service, mediaFile: null },
  isFavorite: false,
  isAvailable,
  stock: null,
  deliveryText: '',
  badge: null,
});
