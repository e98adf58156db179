/** The part of an address after its path. */
interface Rest {
  /** With the question mark, or empty. */
  search: string;
  /** With the number sign, or empty. */
  hash: string;
}

/**
 * The address that an old path leads to. What was asked for beside the path comes along, a filter or the mark of a
 * letter, unless the new address brings its own.
 */
export function movedAddress(location: string, { search, hash }: Rest): string {
  const [, path = '', ownSearch = '', ownHash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(location) ?? [];
  return `${path}${ownSearch || search}${ownHash || hash}`;
}
