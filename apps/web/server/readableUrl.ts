/** Broken percent encoding, or a segment of only white space, which the router would trim away. */
function isMalformed(path: string): boolean {
  try {
    return decodeURIComponent(path)
      .split('/')
      .some((segment) => segment !== '' && segment.trim() === '');
  } catch {
    return true;
  }
}

/**
 * A malformed path matches no page. Its percent signs are escaped, so that the page renders as not found and can show
 * the path.
 */
export function readableUrl(url: string): string {
  const end = url.search(/[?#]|$/);
  const path = url.slice(0, end);
  return isMalformed(path) ? path.replaceAll('%', '%25') + url.slice(end) : url;
}
