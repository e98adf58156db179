import { createIsomorphicFn } from '@tanstack/react-start';
import { getRequestHeader } from '@tanstack/react-start/server';
import { cookieConsentName } from '@vetka/domain/session';
import type { ThemeName } from '@vetka/ui/tokens';
import { cookieValue } from './cookies.ts';

/** What a request reveals about the visitor before any API call. */
export interface Visitor {
  /** The chosen theme; the device's preference is ignored. */
  theme: ThemeName | undefined;
  /** The cookie banner was accepted. */
  hasCookieConsent: boolean;
  /** A phone or a tablet, by user agent. */
  isMobile: boolean;
  /** A bot, by user agent. */
  isBot: boolean;
  /** A visitor without cookies has no session: neither a user nor a cart. */
  hasCookies: boolean;
}

export const themeCookie = 'theme';
const themes: readonly ThemeName[] = ['light', 'dark', 'contrast'];

const mobile = /Android|iPhone|iPad|iPod|Mobile|Opera Mini|IEMobile/i;
const bot =
  /bot\b|crawler|spider|slurp|bingpreview|facebookexternalhit|yandex(?:images|metrika|webmaster)|mediapartners/i;

function describe(cookies: string, userAgent: string): Visitor {
  return {
    theme: themes.find((theme) => theme === cookieValue(cookies, themeCookie)),
    hasCookieConsent: cookieValue(cookies, cookieConsentName) !== undefined,
    isMobile: mobile.test(userAgent),
    isBot: bot.test(userAgent),
    hasCookies: cookies !== '',
  };
}

/** The visitor of the current request, or of this browser. */
export const readVisitor = createIsomorphicFn()
  .server((): Visitor => describe(getRequestHeader('cookie') ?? '', getRequestHeader('user-agent') ?? ''))
  // The session cookie is HttpOnly, so its absence from `document.cookie` proves nothing.
  .client((): Visitor => ({ ...describe(document.cookie, navigator.userAgent), hasCookies: true }));
