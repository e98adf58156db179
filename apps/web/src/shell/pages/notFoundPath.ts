import { notFound } from '@tanstack/react-router';
import { pageErrors } from '@vetka/domain/page';
import type { NotFoundData } from './NotFoundPage.tsx';

/** The refusal of a path whose parameters are not those of any page: status 404, «Page Not Found: {path}». */
export function notFoundPath(pathname: string) {
  const data: NotFoundData = { message: pageErrors.validation(decoded(pathname)) };
  return notFound({ data });
}

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
