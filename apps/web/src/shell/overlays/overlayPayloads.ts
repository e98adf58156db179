import type { NewComplaint } from '@vetka/domain/moderation';
import type { Content } from '@vetka/domain/content';

/** Overlays by name, with the payload each is opened with. Declare a new overlay here and register it in `routes`. */
export interface OverlayPayloads {
  /** «Корзина». */
  cart: undefined;
  /** «Мои покупки», over the cart or alone. */
  purchases: undefined;
  /** City selection. */
  city: undefined;
  /** «Сообщения». */
  chat: undefined;
  /** «Уведомления». */
  notices: undefined;
  /** A photo post. `commentId`: the comment that the link leads to. `posts`: the list that the post was opened from. */
  post: { post: Content; commentId?: number | undefined; posts?: readonly Content[] };
  /** «Пожаловаться». */
  complaint: Pick<NewComplaint, 'kind' | 'subjectId'>;
  /** «Поделиться фото». */
  photoShare: undefined;
}
