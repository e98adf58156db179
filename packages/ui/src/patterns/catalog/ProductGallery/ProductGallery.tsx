import type { MediaFile } from '@vetka/domain/media';
import { DiscountBadge } from '../../../components/DiscountBadge/index.ts';
import { Gallery, type GalleryPicture } from '../../../components/Gallery/index.ts';
import { noPicture } from '../../noPicture.ts';

export interface ProductGalleryProps {
  pictures: readonly MediaFile[];
  /** Name of the product, for pictures without alternative text. */
  title: string;
  /** Kopecks; the discount is derived from the two prices. */
  price?: number;
  oldPrice?: number | null;
}

/**
 * The pictures of a product: swiped on a phone, selected by thumbnails on a wide screen, opened full screen by a press.
 */
export function ProductGallery({ pictures, title, price = 0, oldPrice = null }: ProductGalleryProps) {
  const shown: GalleryPicture[] = pictures.map(({ url, alt }) => ({ src: url, alt: alt || title }));
  return (
    <Gallery
      label={title}
      pictures={shown.length > 0 ? shown : [{ src: noPicture, alt: title }]}
      mark={<DiscountBadge value={price} oldValue={oldPrice} />}
      hasZoom={shown.length > 0}
      isBleeding
    />
  );
}
