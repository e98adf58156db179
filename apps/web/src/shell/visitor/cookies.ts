/** The value of one cookie in a `Cookie` header or in `document.cookie`. */
export function cookieValue(cookies: string, name: string): string | undefined {
  const pair = cookies.split(';').find((each) => each.trim().startsWith(`${name}=`));
  return pair?.trim().slice(name.length + 1);
}

export interface CookieOptions {
  /** @default the site's own host */
  domain?: string | null | undefined;
  /** How long it lives, in days; 0 removes it. */
  days: number;
}

/** Sets a cookie that scripts may read, for the whole site. Only in a browser. */
export function writeCookie(name: string, value: string, { domain, days }: CookieOptions): void {
  const parts = [`${name}=${value}`, 'path=/', `max-age=${days * 86_400}`, 'samesite=lax'];
  if (domain) parts.push(`domain=${domain}`);
  if (location.protocol === 'https:') parts.push('secure');
  document.cookie = parts.join('; ');
}
