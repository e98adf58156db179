/** The value of one cookie in a `Cookie` header or in `document.cookie`. */
export function cookieValue(cookies: string, name: string): string | undefined {
  const pair = cookies.split(';').find((each) => each.trim().startsWith(`${name}=`));
  return pair?.trim().slice(name.length + 1);
}

export interface CookieOptions {
  /** @default the site's own host */
  domain?: string | null | undefined;
  /** Lifetime in days; 0 removes the cookie. */
  days: number;
}

/** Sets a script-readable cookie for the whole site. Browser only. */
export function writeCookie(name: string, value: string, { domain, days }: CookieOptions): void {
  const parts = [`${name}=${value}`, 'path=/', `max-age=${days * 86_400}`, 'samesite=lax'];
  if (domain) parts.push(`domain=${domain}`);
  if (location.protocol === 'https:') parts.push('secure');
  document.cookie = parts.join('; ');
}
