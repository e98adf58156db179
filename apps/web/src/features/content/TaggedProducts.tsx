import type { PictureTag } from '@vetka/domain/content';
import { ChevronRightIcon } from '@vetka/ui/Icon';
import { Image } from '@vetka/ui/Image';
import { Anchor } from '@vetka/ui/Link';
import { Price } from '@vetka/ui/Price';
import { pagePath } from '../../shell/links/pagePath.ts';
import * as styles from './PostOverlay.css.ts';

/** Links to the products in the pictures of a post, each once. */
export function TaggedProducts({ tags }: { tags: readonly PictureTag[] }) {
  const products = [...new Map(tags.map(({ product }) => [product.id, product])).values()];
  if (products.length === 0) return null;
  return (
    <ul className={styles.products} aria-label="Товары на фото">
      {products.map(({ id, slug, title, image, price, oldPrice, isAvailable }) => (
        <li key={id}>
          <Anchor className={styles.product} href={pagePath('/products/$product', { product: slug })}>
            <span className={styles.productPicture}>
              <Image src={image?.url} alt="" ratio="1 / 1" corner="s" width={56} />
            </span>
            <span className={styles.productWords}>
              <strong>{title}</strong>
              {isAvailable ? <Price value={price} oldValue={oldPrice} size="s" /> : <span>Нет в наличии</span>}
            </span>
            <ChevronRightIcon />
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
