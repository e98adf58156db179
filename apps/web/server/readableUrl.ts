/** Broken percent encoding, or a segment of white space alone, which the router would trim away. */
function isStrange(path: string): boolean {
  try {
    return decodeURIComponent(path)
      .split('/')
      .some((segment) => segment !== '' && segment.trim() === '');
  } catch {
    return true;
  }
}

/** A strange path names no page. Its percent signs are taken literally, so that it is not found and can be shown. */
export function readableUrl(url: string): string {
  const end = url.search(/[?#]|$/);
  const path = url.slice(0, end);
  return isStrange(path) ? path.replaceAll('%', '%25') + url.slice(end) : url;
}
