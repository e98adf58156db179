import { createIsomorphicFn } from '@tanstack/react-start';
import { getRequestHeader } from '@tanstack/react-start/server';
import { cookieConsentName } from '@vetka/domain/session';
import type { ThemeName } from '@vetka/ui/tokens';
import { cookieValue } from './cookies.ts';

/** What a request tells about the visitor before anything is asked of the API. */
export interface Visitor {
  /** Chosen theme; nothing follows the device. */
  theme: ThemeName | undefined;
  /** The cookie banner was accepted. */
  hasCookieConsent: boolean;
  /** A phone or a tablet by its user agent. */
  isMobile: boolean;
  /** A robot by its user agent. */
  isBot: boolean;
  /** Somebody without any cookie has no session yet: neither a user nor a cart. */
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

/** The visitor of the request being answered, or of this browser. */
export const readVisitor = createIsomorphicFn()
  .server((): Visitor => describe(getRequestHeader('cookie') ?? '', getRequestHeader('user-agent') ?? ''))
  // The session's cookie is hidden from scripts, so its absence proves nothing here.
  .client((): Visitor => ({ ...describe(document.cookie, navigator.userAgent), hasCookies: true }));
