import { cookieConsentName } from '@vetka/domain/session';
import type { FastifyRequest } from 'fastify';
import { showsHeader } from '../src/shell/api/shownSubjects.ts';
import { describeVisitor, themeCookie, type Visitor } from '../src/shell/visitor/describeVisitor.ts';

/** A request whose page is the same for every guest with the same `key`. */
interface GuestVisit {
  key: string;
  /**
   * Contains nothing of the original request except what is part of the key, and the address for the API's rate limit.
   */
  request: () => Request;
}

/** Cookies of a guest without a session. They only change the look of the page. */
const impersonal = new Set<string>([themeCookie, cookieConsentName]);

const nameOf = (pair: string): string => pair.split('=', 1)[0]?.trim() ?? '';

const isImpersonal = (cookies: string): boolean =>
  cookies.split(';').every((pair) => pair.trim() === '' || impersonal.has(nameOf(pair)));

/** Pages of people are not cached, so that hiding a profile takes effect at once. */
const isOfPerson = (url: string): boolean => /^\/account(?:[/?#]|$)/.test(url);

const wantsHtml = (accept = '*/*'): boolean => accept.includes('text/html') || accept.includes('*/*');

/**
 * The visit of a guest; undefined if the request has any other cookie, credentials, does not ask for a page, or asks for
 * a person's.
 */
export function guestVisitOf(
  request: FastifyRequest,
  origin: string,
  knownAddress: (url: string) => string,
): GuestVisit | undefined {
  const { cookie = '', authorization, accept, 'user-agent': userAgent = '' } = request.headers;
  if (authorization !== undefined || !isImpersonal(cookie) || !wantsHtml(accept)) return undefined;
  if (isOfPerson(request.url)) return undefined;
  const address = knownAddress(request.url);
  const visitor = describeVisitor(cookie, userAgent);
  const { theme, hasCookieConsent, isMobile, isBot } = visitor;
  return {
    key: JSON.stringify([origin, address, theme, hasCookieConsent, isMobile, isBot]),
    request: () => new Request(`${origin}${address}`, { headers: headersOf(visitor, origin, request.ip) }),
  };
}

/** The headers of every guest with this key. The pages contain no trace of the address. */
function headersOf(visitor: Visitor, origin: string, ip: string): Record<string, string> {
  const { host, protocol } = new URL(origin);
  const cookie = cookiesOf(visitor);
  return {
    accept: 'text/html',
    'user-agent': `Vetka${visitor.isMobile ? ' Mobile' : ''}${visitor.isBot ? ' bot' : ''}`,
    host,
    'x-forwarded-for': ip,
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol.slice(0, -1),
    [showsHeader]: '?',
    ...(cookie && { cookie }),
  };
}

const cookiesOf = ({ theme, hasCookieConsent }: Visitor): string =>
  [...(theme ? [`${themeCookie}=${theme}`] : []), ...(hasCookieConsent ? [`${cookieConsentName}=1`] : [])].join('; ');
