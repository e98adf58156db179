import { emptyCart } from '@vetka/domain/cart-contents';
import { cartQueries } from '../cart/cart.queries.ts';
import { logFailure } from '../errors/logFailure.ts';
import type { RouterContext } from '../routerContext.ts';
import type { Visitor } from '../visitor/describeVisitor.ts';
import { sessionQueries } from './session.queries.ts';

/**
 * Loads session, user and cart in parallel at the start of the application. A visitor without a session has neither
 * user nor cart. A failed read is logged, and the page fetches it again.
 */
export async function loadSession({ api, queryClient }: RouterContext, visitor: Visitor): Promise<void> {
  if (!visitor.hasSession) {
    queryClient.setQueryData(sessionQueries.user(api).queryKey, null);
    queryClient.setQueryData(cartQueries.own(api).queryKey, emptyCart);
  }
  await Promise.all([
    queryClient.ensureQueryData(sessionQueries.session(api)),
    queryClient.ensureQueryData(sessionQueries.user(api)).catch(logFailure('the signed-in user', null)),
    queryClient.ensureQueryData(cartQueries.own(api)).catch(logFailure('the cart', null)),
  ]);
}
