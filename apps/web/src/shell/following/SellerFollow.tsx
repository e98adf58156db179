import type { Product } from '@vetka/domain/catalog';
import { FollowButton } from './FollowButton.tsx';

/** Follows the shop that sells a product. The product has no follower count, so none is shown. */
export default function SellerFollow({ seller }: Pick<Product, 'seller'>) {
  const { id, name, subscriptionState } = seller;
  return <FollowButton area="service" followed={{ id, subscriptionState, subscribersCount: 0 }} name={name} size="s" />;
}
