import { cookieConsentDays, cookieConsentName } from '@vetka/domain/session';
import { afterEach, expect, test, vi } from 'vitest';
import { cookieValue, writeCookie } from './cookies.ts';

/** The cookie that a page writes, given its protocol and domain. */
function written(protocol: string, domain?: string | null): string {
  const page = { cookie: '' };
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { protocol });
  writeCookie(cookieConsentName, '2026-11-01', { domain, days: cookieConsentDays });
  return page.cookie;
}
afterEach(() => void vi.unstubAllGlobals());

test('STA-42: the consent cookie lasts six days on the configured domain', () => {
  expect(written('https:', 'vetka.example')).toBe(
    'vetka_cookie_consent=2026-11-01; path=/; max-age=518400; samesite=lax; domain=vetka.example; secure',
  );
  expect(written('https:'), 'CON-21: six days in seconds').toContain(`max-age=${6 * 24 * 60 * 60};`);
});

test('without a configured domain a cookie is host-only, and without https it is not Secure', () => {
  expect(written('http:', null)).toBe('vetka_cookie_consent=2026-11-01; path=/; max-age=518400; samesite=lax');
});

test('a cookie is matched by its full name', () => {
  const cookies = 'not_theme=light; theme=dark; empty=; pair=a=b';
  expect(['theme', 'empty', 'pair', 'heme'].map((name) => cookieValue(cookies, name))).toEqual([
    'dark',
    '',
    'a=b',
    undefined,
  ]);
});
