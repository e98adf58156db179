import { createIsomorphicFn } from '@tanstack/react-start';
import { getRequestHeader } from '@tanstack/react-start/server';
import { describeVisitor, type Visitor } from './describeVisitor.ts';

/** The visitor of the current request, or of this browser. */
export const readVisitor = createIsomorphicFn()
  .server((): Visitor => describeVisitor(getRequestHeader('cookie') ?? '', getRequestHeader('user-agent') ?? ''))
  // The session cookie is HttpOnly, so its absence from `document.cookie` proves nothing.
  .client((): Visitor => ({ ...describeVisitor(document.cookie, navigator.userAgent), hasSession: true }));
