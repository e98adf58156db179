/** The part of a URL after its path. */
interface Rest {
  /** With the leading `?`, or empty. */
  search: string;
  /** With the leading `#`, or empty. */
  hash: string;
}

/**
 * The URL that an old path redirects to. It keeps the query and hash of the request, e.g. filters or campaign
 * parameters, unless the new URL has its own.
 */
export function movedAddress(location: string, { search, hash }: Rest): string {
  const [, path = '', ownSearch = '', ownHash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(location) ?? [];
  return `${path}${ownSearch || search}${ownHash || hash}`;
}
