import { account } from './account.ts';
import { article } from './article.ts';
import { cart } from './cart.ts';
import { catalog } from './catalog.ts';
import { chat } from './chat.ts';
import { comment } from './comment.ts';
import { commission } from './commission.ts';
import { content } from './content.ts';
import { delivery } from './delivery.ts';
import { desk } from './desk.ts';
import { goods } from './goods.ts';
import { income } from './income.ts';
import { legal } from './legal.ts';
import { media } from './media.ts';
import { moderation } from './moderation.ts';
import { money } from './money.ts';
import { notice } from './notice.ts';
import { offer } from './offer.ts';
import { opening } from './opening.ts';
import { order } from './order.ts';
import { page } from './page.ts';
import { payout } from './payout.ts';
import { place } from './place.ts';
import { promotion } from './promotion.ts';
import { receipt } from './receipt.ts';
import { reconciliation } from './reconciliation.ts';
import { review } from './review.ts';
import { search } from './search.ts';
import { service } from './service.ts';
import { session } from './session.ts';
import { stem } from './stem.ts';
import { statistics } from './statistics.ts';
import { storefront } from './storefront.ts';
import { team } from './team.ts';

export { apiBase, type Call, type Method, type Shape, type ShapeOf } from './call.ts';

/** Every call of the specification's §7, by area. */
export const contract = {
  account,
  article,
  cart,
  catalog,
  chat,
  comment,
  commission,
  content,
  delivery,
  desk,
  goods,
  income,
  legal,
  media,
  moderation,
  money,
  notice,
  offer,
  opening,
  order,
  page,
  payout,
  place,
  promotion,
  receipt,
  reconciliation,
  review,
  search,
  service,
  session,
  stem,
  statistics,
  storefront,
  team,
};
export type Contract = typeof contract;

/** Name of a call, such as `cart.add`. */
export type CallName = { [A in keyof Contract]: `${A}.${keyof Contract[A] & string}` }[keyof Contract];
