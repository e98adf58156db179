import type { AuthUser } from '@vetka/domain/account';
import type { Cart } from '@vetka/domain/cart';
import type { Category } from '@vetka/domain/catalog';
import type { Session } from '@vetka/domain/session';

export interface SessionContext {
  /** Null until loaded, and after a failure: the application then continues without geo. */
  session: Session | null;
  /** Null for a guest. */
  user: AuthUser | null;
  cart: Cart;
  categories: Category[];
  /** Restored if the logout call fails: the server still has them signed in. */
  leaving: AuthUser | null;
}

export type SessionEvent =
  | { type: 'session.login'; user: AuthUser; cart: Cart }
  | { type: 'session.logout' }
  /** The profile was edited. */
  | { type: 'session.replaceUser'; user: AuthUser }
  /** Restart after the network is back. */
  | { type: 'session.retry' };

/** Calls whose failure goes to the common error handler. */
export type SessionCall = 'user' | 'cart' | 'categories' | 'logout';

export type SessionEmitted =
  /** For the log only. */
  | { type: 'session.logged'; error: unknown }
  | { type: 'session.failed'; call: SessionCall; error: unknown }
  /** All initial calls have completed, successfully or not. */
  | { type: 'session.started' }
  | { type: 'session.loggedIn'; user: AuthUser }
  | { type: 'session.goHome' };
