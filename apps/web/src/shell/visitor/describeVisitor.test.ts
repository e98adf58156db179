import { expect, test } from 'vitest';
import { describeVisitor } from './describeVisitor.ts';

test.each([
  ['vetka_session=a', true],
  ['theme=dark; __Host-vetka_session=a', true],
  ['theme=dark;__Secure-vetka_session=a', true],
  ['not_vetka_session=a; theme=vetka_session', false],
  ['__Other-vetka_session=a', false],
  ['', false],
])('of the cookies «%s» a session is known: %s', (cookies, hasSession) => {
  expect(describeVisitor(cookies, '').hasSession).toBe(hasSession);
});
