import { isText } from '@vetka/domain/utf8';
import { notFoundPath } from './notFoundPath.ts';

/** For `beforeLoad`: rejects search parameters that are not valid text. @throws notFound (404) */
export function requireReadable({
  location: { pathname, search },
}: {
  location: { pathname: string; search: object };
}) {
  const isReadable = Object.values(search).every((value) => typeof value !== 'string' || isText(value));
  if (!isReadable) throw notFoundPath(pathname);
}
