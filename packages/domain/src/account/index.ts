import { normalizePhone } from '../phone/index.ts';
import { isPathWord } from '../path/index.ts';
import type { SavedAddress } from './schema.ts';

export type * from './schema.ts';
export * from './values.ts';

export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim();

/** Path segments of the site's routes and of the API. Services and users can't take them as slugs or nicknames. */
// The annotation keeps the list out of bundles that do not use it. A spread in it would bring it back.
export const reservedSlugs: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'users',
  'popular',
  'checkout',
  'chat',
  'cost-price',
  'docs',
  'gift',
  'shops',
  'content',
  'catalog',
  'articles',
  'my',
  'account',
  'products',
  'subscription-cost-products',
  'api',
  'media',
  'assets',
  'search',
  'storefront',
  '_ipx',
  '_icons',
  'socket.io',
  'favicon.ico',
  'robots.txt',
  'sitemap.xml',
  'health',
]);

/** Signed-in users are redirected home from any path that contains `auth`, so no slug may contain it. */
export const isReservedSlug = (slug: string): boolean =>
  reservedSlugs.has(slug) || isPathWord('account', slug) || isPathWord('users', slug) || slug.includes('auth');

/** Days before a nickname can be changed again. */
export const nicknameStaysDays = 30;

/** When a nickname can next be changed; `null` when it can be changed now. */
export function nextNicknameChange(changedAt: Date | null, now = Date.now()): Date | null {
  const next = (changedAt?.getTime() ?? 0) + nicknameStaysDays * 86_400_000;
  return next > now ? new Date(next) : null;
}

/** How many addresses a person can save. */
export const maxSavedAddresses = 30;

type Place = Pick<SavedAddress, 'address' | 'recipient'>;

const placeKey = ({ address, recipient }: Place): string =>
  JSON.stringify(
    [
      address.formatted,
      address.apartment,
      recipient.isOtherRecipient && [recipient.firstName, recipient.lastName, normalizePhone(recipient.phone)],
    ],
    (_, value: unknown) => (typeof value === 'string' ? value.trim().toLowerCase() : value),
  );

/** Whether both addresses are the same door with the same recipient. */
export const isSamePlace = (one: Place, other: Place): boolean => placeKey(one) === placeKey(other);

/** «Дом», or, without a title, the recipient and the street: «Анна, ул Ленина, д 10». */
export function savedAddressName({ title, address, recipient }: Pick<SavedAddress, 'title' | 'address' | 'recipient'>) {
  if (title !== '') return title;
  const street = address.street || address.formatted;
  return recipient.isOtherRecipient ? `${recipient.firstName}, ${street}` : street;
}

/** How many people and shops a person can mute and block. */
export const restrictionsMax = 1000;
