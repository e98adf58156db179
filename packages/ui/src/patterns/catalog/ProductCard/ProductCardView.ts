/** What a card shows of a product. `ProductCard` of `@vetka/domain/catalog` has all of it. */
export interface ProductCardView {
  /** Also chooses the colours of the label. */
  id: number;
  title: string;
  /** Kopecks. */
  price: number;
  oldPrice?: number | null | undefined;
  /** In the address of the product's page. Without it and `href` the name is no link. */
  slug?: string | undefined;
  image?: { url: string; alt?: string | undefined } | null | undefined;
  /** Mean rating, 0 to 5. */
  rating?: number | undefined;
  /** How many have rated it: with none, no rating is shown. @default 0 */
  reviewsCount?: number | undefined;
  /** Who sells it. */
  service?: { name: string } | undefined;
  /** «Сегодня к 18:00». */
  deliveryText?: string | undefined;
  /** On the picture, when there is no discount. */
  badge?: string | null | undefined;
  /** @default true */
  isAvailable?: boolean | undefined;
  /** @default false */
  isFavorite?: boolean | undefined;
}
