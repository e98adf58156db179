import { notFound } from '@tanstack/react-router';
import { pageErrors } from '@vetka/domain/page';
import type { NotFoundData } from './NotFoundPage.tsx';

/** The refusal of a path whose parameters are not those of any page: status 404, «Page Not Found: {path}». */
export function notFoundPath(pathname: string) {
  const data: NotFoundData = { message: pageErrors.validation(decoded(pathname)) };
  return notFound({ data });
}

/** As people read it; a NUL would end up in the page. */
function decoded(pathname: string): string {
  try {
    return decodeURI(pathname).replaceAll('\0', '\uFFFD');
  } catch {
    return pathname;
  }
}
