import { notFound } from '@tanstack/react-router';
import { pageErrors } from '@vetka/domain/page';
import type { NotFoundData } from './NotFoundPage.tsx';

/** The error for a path whose parameters match no page: status 404, «Page Not Found: {path}». */
export function notFoundPath(pathname: string) {
  const data: NotFoundData = { message: pageErrors.validation(decoded(pathname)) };
  return notFound({ data });
}

/** The decoded path, without NUL, which must not get into the page. */
function decoded(pathname: string): string {
  try {
    return decodeURI(pathname).replaceAll('\0', '\uFFFD');
  } catch {
    return pathname;
  }
}
