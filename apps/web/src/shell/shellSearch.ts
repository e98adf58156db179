/** Search parameters that mean the same on every page. */
export interface ShellSearch {
  /** `sigin` opens the sign-in dialog. The word is the specification's. */
  auth?: 'sigin' | undefined;
  /** Where to go after signing in: a path of this site. */
  back?: string | undefined;
  /** Opens the panel of this order. */
  order?: number | undefined;
  /** Why somebody is at the order without having paid; `waiting` is for the bank's page. */
  payment?: 'waiting' | 'unavailable' | 'closed' | undefined;
  /** Slug of a shop: sets the cart-shop preference. */
  shop?: string | undefined;
  /** Opens the cart: how a guard on the server says it; or «Поделиться фото», as a link and a way back say it. */
  panel?: Panel | undefined;
}

type Panel = 'cart' | 'photoShare';

/** The way to a page with a panel open over it, e.g. as the way back from the sign-in. */
export function panelPath({ pathname, searchStr }: { pathname: string; searchStr: string }, panel: Panel): string {
  const search = new URLSearchParams(searchStr);
  search.set('panel', panel);
  return `${pathname}?${search}`;
}

/** A path of this site, and not the address of another in disguise. */
const isOwnPath = (value: unknown): value is string => typeof value === 'string' && /^\/(?![/\\])/.test(value);

const isOneOf = <Word extends string>(value: unknown, ...words: Word[]): value is Word =>
  words.some((word) => word === value);

const isOrderId = (value: unknown): boolean => Number.isSafeInteger(Number(value)) && Number(value) > 0;

/**
 * Reads them. What is there and can't be read becomes `undefined` and is not left out: the router lays the result over
 * the raw address, and would hand a foreign `back` or an `order` of letters on.
 */
export function parseShellSearch(raw: Record<string, unknown>): ShellSearch {
  const { auth, back, order, payment, shop, panel } = raw;
  return {
    ...('auth' in raw && { auth: isOneOf(auth, 'sigin') ? auth : undefined }),
    ...('back' in raw && { back: isOwnPath(back) ? back : undefined }),
    ...('order' in raw && { order: isOrderId(order) ? Number(order) : undefined }),
    ...('payment' in raw && { payment: isOneOf(payment, 'waiting', 'unavailable', 'closed') ? payment : undefined }),
    ...('shop' in raw && { shop: typeof shop === 'string' && shop !== '' ? shop : undefined }),
    ...('panel' in raw && { panel: isOneOf(panel, 'cart', 'photoShare') ? panel : undefined }),
  };
}
