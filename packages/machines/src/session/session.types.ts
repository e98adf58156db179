import type { AuthUser } from '@vetka/domain/account';
import type { Cart } from '@vetka/domain/cart';
import type { Category } from '@vetka/domain/catalog';
import type { Session } from '@vetka/domain/session';

export interface SessionContext {
  /** Null until it is known, and where the call failed: the application goes on without geo. */
  session: Session | null;
  /** Null for a guest. */
  user: AuthUser | null;
  cart: Cart;
  categories: Category[];
  /** Who comes back should the logout call fail: the server still has them signed in. */
  leaving: AuthUser | null;
}

export type SessionEvent =
  | { type: 'session.login'; user: AuthUser; cart: Cart }
  | { type: 'session.logout' }
  /** The profile was edited. */
  | { type: 'session.replaceUser'; user: AuthUser }
  /** Start again after the network came back. */
  | { type: 'session.retry' };

/** Calls whose failure goes to the common error handler. */
export type SessionCall = 'user' | 'cart' | 'categories' | 'logout';

export type SessionEmitted =
  /** For the log only. */
  | { type: 'session.logged'; error: unknown }
  | { type: 'session.failed'; call: SessionCall; error: unknown }
  /** Everything that the application starts with was asked for and answered, well or badly. */
  | { type: 'session.started' }
  | { type: 'session.loggedIn'; user: AuthUser }
  | { type: 'session.goHome' };
