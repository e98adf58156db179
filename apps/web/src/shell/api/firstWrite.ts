/** Calls that create a session for a browser without one. */
const makesSession = /\/api\/v1\/(?:cart\/addToCart|cities|auth|auth\/by-password)$/;
const lockName = 'vetka-session';

/**
 * Sends the calls that may create the visitor's session one at a time, across tabs, until one has succeeded. Two
 * concurrent calls would create two sessions, and the browser would keep the cookie, and the cart, of only one. Over
 * plain http there are no Web Locks; the calls then take turns within this tab.
 */
export function startSessionOnce(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  let hasSession = false;
  let last: Promise<unknown> = Promise.resolve();
  return async (input, init) => {
    const send = () => fetch(input, init);
    const path = input instanceof Request ? input.url : `${input}`;
    if (hasSession || init?.method !== 'POST' || !makesSession.test(path)) return send();
    const turn = 'locks' in navigator ? navigator.locks.request(lockName, send) : last.then(send, send);
    last = turn;
    const response = await turn;
    hasSession ||= response.ok;
    return response;
  };
}
