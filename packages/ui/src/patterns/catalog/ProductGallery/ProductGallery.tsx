import { cheaperToday } from '@vetka/domain/catalog';
import type { MediaFile } from '@vetka/domain/media';
import { Badge } from '../../../components/Badge/index.ts';
import { DiscountBadge } from '../../../components/DiscountBadge/index.ts';
import { Gallery, type GalleryPicture } from '../../../components/Gallery/index.ts';

export interface ProductGalleryProps {
  pictures: readonly MediaFile[];
  /** Name of the product, for pictures without alternative text. */
  title: string;
  /** Kopecks; the discount is derived from the two prices. */
  price?: number | undefined;
  oldPrice?: number | null | undefined;
  /** The product's `badge`: «Сегодня дешевле» takes the place of the discount. */
  badge?: string | null | undefined;
}

/**
 * The pictures of a product: swiped on a phone, selected by thumbnails on a wide screen, opened full screen by a press.
 */
export function ProductGallery({ pictures, title, price = 0, oldPrice = null, badge }: ProductGalleryProps) {
  const shown: GalleryPicture[] = pictures.map(({ url, alt }) => ({ src: url, alt: alt || title }));
  return (
    <Gallery
      label={title}
      pictures={shown}
      mark={
        badge === cheaperToday ? (
          <Badge tone="honey">{badge}</Badge>
        ) : (
          <DiscountBadge value={price} oldValue={oldPrice} />
        )
      }
      hasZoom
      isBleeding
    />
  );
}
