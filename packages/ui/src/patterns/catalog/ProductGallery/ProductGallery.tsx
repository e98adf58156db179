import type { MediaFile } from '@vetka/domain/media';
import { Badge } from '../../../components/Badge/index.ts';
import { DiscountBadge } from '../../../components/DiscountBadge/index.ts';
import { SearchIcon } from '../../../components/Icon/icons/SearchIcon.ts';
import { IconButton } from '../../../components/IconButton/index.ts';
import { Image } from '../../../components/Image/index.ts';
import { noPicture } from '../../noPicture.ts';
import { useSnapRow } from '../../snapRow.ts';
import * as styles from './ProductGallery.css.ts';

export interface ProductGalleryProps {
  pictures: readonly MediaFile[];
  /** Name of the product, where a picture has no words of its own. */
  title: string;
  /** Kopecks; the discount is drawn from the two prices. */
  price?: number;
  oldPrice?: number | null;
  /** Opens the pictures large. Without it there is no glass. */
  onZoom?: ((index: number) => void) | undefined;
}

/** At most this many thumbnails fit beside the picture. */
const maxThumbs = 6;

interface ThumbsProps {
  pictures: readonly MediaFile[];
  index: number;
  onChoose: (index: number) => void;
}

function Thumbs({ pictures, index, onChoose }: ThumbsProps) {
  return (
    <div className={styles.thumbs}>
      {pictures.slice(0, maxThumbs).map(({ id, url }, each) => (
        <button
          key={id}
          type="button"
          className={styles.thumb}
          aria-label={`Фото ${each + 1}`}
          {...(each === index && { 'aria-current': 'true' as const })}
          onClick={() => onChoose(each)}
        >
          <Image src={url} alt="" width={88} corner="s" />
        </button>
      ))}
    </div>
  );
}

const noPictures: readonly MediaFile[] = [{ id: 0, url: noPicture, alt: '', type: 'IMAGE', width: null, height: null }];

/** The pictures of a product: swiped on a phone, chosen by thumbnails on a wide screen. */
export function ProductGallery({ pictures, title, price = 0, oldPrice = null, onZoom }: ProductGalleryProps) {
  const { ref, index, onScroll, goTo } = useSnapRow<HTMLDivElement>();
  const shown = pictures.length > 0 ? pictures : noPictures;
  return (
    <section className={styles.gallery} aria-label="Фотографии">
      <Thumbs pictures={pictures} index={index} onChoose={goTo} />
      <div className={styles.main}>
        {/* Focusable, so that the arrow keys scroll it. */}
        <div className={styles.row} ref={ref} onScroll={onScroll} tabIndex={0} role="group" aria-label={title}>
          {shown.map(({ id, url, alt }, each) => (
            <div key={id} className={styles.slide}>
              <Image
                src={url}
                alt={alt || title}
                corner="none"
                sizes="(min-width: 1280px) 680px, (min-width: 768px) 50vw, 100vw"
                isPriority={each === 0}
              />
            </div>
          ))}
        </div>
        <span className={styles.badge}>
          <DiscountBadge value={price} oldValue={oldPrice} />
        </span>
        {shown.length > 1 && (
          <span className={styles.count} aria-hidden="true">
            <Badge tone="veil">{`${index + 1} / ${shown.length}`}</Badge>
          </span>
        )}
        {onZoom && (
          <span className={styles.zoom}>
            <IconButton variant="veil" label="Увеличить" icon={<SearchIcon />} onClick={() => onZoom(index)} />
          </span>
        )}
      </div>
    </section>
  );
}
