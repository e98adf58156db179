import { pathWords } from '../path/index.ts';
import type { AuthUser } from './schema.ts';

export type * from './schema.ts';

/** First name plus last name. */
export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim();

export const hasCity = (user: Pick<AuthUser, 'address'>): boolean => Boolean(user.address?.city);

/** First segments of the site's own routes and the API's words for people: never a slug of a service nor a nickname. */
export const reservedSlugs: ReadonlySet<string> = new Set([
  'users',
  'popular',
  'checkout',
  'chat',
  'cost-price',
  'docs',
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
  ...pathWords.account,
  ...pathWords.users,
  '_ipx',
  '_icons',
  'socket.io',
  'favicon.ico',
  'robots.txt',
  'sitemap.xml',
  'health',
]);

/** A signed-in user is sent home from any path with `auth` in it, so such words are never issued. */
export const isReservedSlug = (slug: string): boolean => reservedSlugs.has(slug) || slug.includes('auth');

/** A nickname stays for so many days before it may be changed again. */
export const nicknameStaysDays = 30;

/** When a nickname may be changed next; `null` when it may be now. */
export function nextNicknameChange(changedAt: Date | null, now = Date.now()): Date | null {
  const next = (changedAt?.getTime() ?? 0) + nicknameStaysDays * 86_400_000;
  return next > now ? new Date(next) : null;
}

/** What becomes of the link in the letter that confirms an e-mail, as `/my/settings?email=` says it. */
export const emailLinkOutcomes = ['confirmed', 'stale', 'taken'] as const;
export type EmailLinkOutcome = (typeof emailLinkOutcomes)[number];
