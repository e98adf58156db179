import { cookieConsentName } from '@vetka/domain/session';
import { isBot } from '@vetka/domain/visitor';
import type { ThemeName } from '@vetka/ui/tokens';
import { cookieValue } from './cookies.ts';

/** The data about the visitor that a request contains. */
export interface Visitor {
  /** The chosen theme; the device's preference is ignored. */
  theme: ThemeName | undefined;
  /** The cookie banner was accepted. */
  hasCookieConsent: boolean;
  /** A phone or a tablet, by user agent. */
  isMobile: boolean;
  /** A bot, by user agent. */
  isBot: boolean;
  /** A visitor without the cookie of a session has neither a user nor a cart. */
  hasSession: boolean;
}

/** The API's cookie of a session, with the prefix that it has over https. */
const sessionCookie = /(?:^|;\s*)(?:__(?:Host|Secure)-)?vetka_session=/;

export const hasSessionCookie = (cookies: string): boolean => sessionCookie.test(cookies);

export const themeCookie = 'theme';
const themes: readonly ThemeName[] = ['light', 'dark', 'contrast'];

const mobile = /Android|iPhone|iPad|iPod|Mobile|Opera Mini|IEMobile/i;

export function describeVisitor(cookies: string, userAgent: string): Visitor {
  return {
    theme: themes.find((theme) => theme === cookieValue(cookies, themeCookie)),
    hasCookieConsent: cookieValue(cookies, cookieConsentName) !== undefined,
    isMobile: mobile.test(userAgent),
    isBot: isBot(userAgent),
    hasSession: hasSessionCookie(cookies),
  };
}
