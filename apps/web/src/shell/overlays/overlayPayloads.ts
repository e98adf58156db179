import type { Content } from '@vetka/domain/content';

/** Overlays by name, and what each needs to be opened with. A new overlay is declared here and registered in `routes`. */
export interface OverlayPayloads {
  /** «Корзина». */
  cart: undefined;
  /** «Мои покупки», over the cart or alone. */
  purchases: undefined;
  /** The choice of a city. */
  city: undefined;
  /** «Сообщения». */
  chat: undefined;
  /** A photo post with its comments. */
  post: Content;
  /** «Поделиться фото». */
  photoShare: undefined;
}
