import type { SuggestedProduct, SuggestedService } from '@vetka/domain/search';
import { Image } from '@vetka/ui/Image';
import { Anchor } from '@vetka/ui/Link';
import { Price } from '@vetka/ui/Price';
import type { ReactNode } from 'react';
import { pagePath } from '../../../shell/links/pagePath.ts';
import * as styles from './body.css.ts';

interface CardProps {
  href: string;
  src: string | undefined;
  title: string;
  children: ReactNode;
}

function Card({ href, src, title, children }: CardProps) {
  return (
    <Anchor className={styles.card} href={href}>
      <span className={styles.cardPicture}>
        <Image src={src} alt="" ratio="1 / 1" corner="s" width={88} />
      </span>
      <span className={styles.cardWords}>
        <span className={styles.cardTitle}>{title}</span>
        {children}
      </span>
    </Anchor>
  );
}

/** A product named in an article. */
export const ProductLink = ({
  product: { slug, title, image, price, oldPrice, isAvailable },
}: {
  product: SuggestedProduct;
}) => (
  <Card href={pagePath('/products/$product', { product: slug })} src={image?.url} title={title}>
    {isAvailable ? <Price value={price} oldValue={oldPrice} size="s" /> : <span>Нет в наличии</span>}
  </Card>
);

/** A shop named in an article. */
export const ShopLink = ({ service: { slug, name, mediaFile, cityName } }: { service: SuggestedService }) => (
  <Card href={pagePath('/$service', { service: slug })} src={mediaFile?.url} title={name}>
    <span>{cityName}</span>
  </Card>
);
