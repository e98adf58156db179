/** Search parameters with the same meaning on every page. */
export interface ShellSearch {
  /** `sigin` opens the sign-in dialog. The spelling is the specification's. */
  auth?: 'sigin' | undefined;
  /** Path of this site to go to after signing in. */
  back?: string | undefined;
  /** Opens the panel of this order. */
  order?: number | undefined;
  /**
   * The reason the customer is at the order without having paid; `waiting` means that the bank's page is being awaited.
   */
  payment?: Payment | undefined;
  /** Slug of a shop: sets the cart-shop preference. */
  shop?: string | undefined;
  /** Opens the cart (used by the server's guard) or «Поделиться фото» (used by links and return paths). */
  panel?: Panel | undefined;
}

const payments = ['waiting', 'unavailable', 'closed', 'refused'] as const;
type Payment = (typeof payments)[number];

type Panel = 'cart' | 'photoShare';

/** Path of a page with a panel open over it, e.g. as the return path after signing in. */
export function panelPath({ pathname, searchStr }: { pathname: string; searchStr: string }, panel: Panel): string {
  const search = new URLSearchParams(searchStr);
  search.set('panel', panel);
  return `${pathname}?${search}`;
}

/** A path of this site, and not a disguised URL of another. */
const isOwnPath = (value: unknown): value is string => typeof value === 'string' && /^\/(?![/\\])/.test(value);

const isOneOf = <Word extends string>(value: unknown, ...words: Word[]): value is Word =>
  words.some((word) => word === value);

/** Digits of a safe integer: `Number` also reads `0x10` and `1e3`. */
const isOrderId = (value: unknown): boolean => /^[1-9]\d{0,14}$/.test(String(value));

/**
 * Parses them. An invalid value becomes `undefined` rather than being omitted: the router merges the result over the
 * raw search and would otherwise keep a foreign `back` or a non-numeric `order`.
 */
export function parseShellSearch(raw: Record<string, unknown>): ShellSearch {
  const { auth, back, order, payment, shop, panel } = raw;
  return {
    ...('auth' in raw && { auth: isOneOf(auth, 'sigin') ? auth : undefined }),
    ...('back' in raw && { back: isOwnPath(back) ? back : undefined }),
    ...('order' in raw && { order: isOrderId(order) ? Number(order) : undefined }),
    ...('payment' in raw && { payment: isOneOf(payment, ...payments) ? payment : undefined }),
    ...('shop' in raw && { shop: typeof shop === 'string' && shop !== '' ? shop : undefined }),
    ...('panel' in raw && { panel: isOneOf(panel, 'cart', 'photoShare') ? panel : undefined }),
  };
}
