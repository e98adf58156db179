/** Search parameters that mean the same on every page. */
export interface ShellSearch {
  /** `sigin` opens the sign-in dialog. The word is the specification's. */
  auth?: 'sigin';
  /** Where to go after signing in: a path of this site. */
  back?: string;
  /** Opens the panel of this order. */
  order?: number;
  /** Why somebody came back to the order without having paid. */
  payment?: 'unavailable' | 'closed';
  /** Slug of a shop: sets the cart-shop preference. */
  shop?: string;
  /** `cart` opens the cart: how a guard on the server says it. */
  panel?: 'cart';
}

/** A path of this site, and not the address of another in disguise. */
const isOwnPath = (value: unknown): value is string => typeof value === 'string' && /^\/(?![/\\])/.test(value);

/** Reads them; what can't be read is left out. */
export function parseShellSearch(raw: Record<string, unknown>): ShellSearch {
  const order = Number(raw.order);
  return {
    ...(raw.auth === 'sigin' && { auth: 'sigin' }),
    ...(isOwnPath(raw.back) && { back: raw.back }),
    ...(raw.order !== undefined && Number.isSafeInteger(order) && order > 0 && { order }),
    ...((raw.payment === 'unavailable' || raw.payment === 'closed') && { payment: raw.payment }),
    ...(typeof raw.shop === 'string' && raw.shop !== '' && { shop: raw.shop }),
    ...(raw.panel === 'cart' && { panel: 'cart' }),
  };
}
