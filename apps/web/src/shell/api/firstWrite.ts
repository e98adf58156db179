/** Calls that create a session for a browser without one. */
const makesSession = /\/api\/v1\/(?:cart\/addToCart|cities|auth|auth\/by-password)$/;
const lockName = 'vetka-session';

type Work = () => Promise<Response>;

const addressOf = (input: string | URL | Request): string => (input instanceof Request ? input.url : input.toString());

/**
 * Sends the calls that may create the visitor's session one at a time, across tabs, until one has succeeded. Two
 * concurrent calls would create two sessions, and the browser would keep the cookie, and the cart, of only one.
 */
export function beginSessionOnce(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  const inTurn = makeQueue();
  let hasSession = false;
  return async (input, init) => {
    const isFirst = !hasSession && init?.method === 'POST' && makesSession.test(addressOf(input));
    if (!isFirst) return fetch(input, init);
    const response = await inTurn(() => fetch(input, init));
    hasSession ||= response.ok;
    return response;
  };
}

/** Runs work one at a time: across tabs where the Web Locks API is available (not over http), otherwise in this tab. */
function makeQueue(): (work: Work) => Promise<Response> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    if ('locks' in navigator) return navigator.locks.request(lockName, work);
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
}
