import { isText } from '@vetka/domain/text';
import { notFoundPath } from './notFoundPath.ts';

/** For `beforeLoad`: no page has a search parameter that is not text. @throws a page of status 404 */
export function requireReadable({
  location: { pathname, search },
}: {
  location: { pathname: string; search: object };
}) {
  const isReadable = Object.values(search).every((value) => typeof value !== 'string' || isText(value));
  if (!isReadable) throw notFoundPath(pathname);
}
