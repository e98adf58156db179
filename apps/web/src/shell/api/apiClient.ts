import { createIsomorphicFn } from '@tanstack/react-start';
import { getRequestHeader, setResponseHeader } from '@tanstack/react-start/server';
import { createClient, type Client } from '@vetka/api-client/client';
import { createLazyClient } from '@vetka/api-client/lazy';
import { hasSessionCookie } from '../visitor/describeVisitor.ts';
import { startSessionOnce } from './firstWrite.ts';
import { requestApi } from './requestApi.ts';
import { createSharedReads } from './sharedReads.ts';
import { collectSubjects, generationHeader, showsHeader } from './shownSubjects.ts';
import { loadContract } from './loadContract.ts';

/** The typed API, one per request on the server and one per page in the browser. */
export type Api = Client;

/** Request headers of the visitor that are forwarded when the server calls the API on their behalf. */
const passedOn = [
  'user-agent',
  'accept-language',
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-forwarded-host',
  showsHeader,
] as const;

/** A part that could not be read reports it at once, with «Повторить». */
const retries = 0;

/** For all visitors of this server. */
const shared = /* @__PURE__ */ createSharedReads();

/** On the server: calls the API directly, as the visitor. In the browser: calls the site's own origin. */
export const makeApi = createIsomorphicFn()
  .server((): Api => {
    const cookies = visitorCookies();
    const visitor = visitorHeaders();
    const generation = getRequestHeader(generationHeader) ?? '';
    const subjects = getRequestHeader(showsHeader) === undefined ? undefined : collectSubjects();
    return createClient({
      origin: process.env.API_URL ?? 'http://127.0.0.1:3001',
      headers: () => ({ ...visitor, ...cookies.header() }),
      retries,
      fetch: async (url, init) => {
        const read = () => requestApi(url, init);
        const isShared = shared.isShared(url, hasSessionCookie(cookies.header().cookie ?? ''));
        const answer = isShared ? await shared.read(url, generation, read) : await read();
        cookies.receive(answer.cookies);
        subjects?.add(url, answer);
        if (subjects) setResponseHeader(showsHeader, subjects.text());
        return answer;
      },
    });
  })
  .client((): Api =>
    createLazyClient({ load: loadContract, retries, fetch: startSessionOnce((input, init) => fetch(input, init)) }),
  );

function visitorHeaders(): Record<string, string> {
  return Object.fromEntries(
    passedOn.flatMap((name) => {
      const value = getRequestHeader(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/**
 * The cookies of one request: those the visitor sent, and those the API sets meanwhile, which are also sent to the
 * visitor.
 */
function visitorCookies() {
  const jar = new Map<string, string>();
  for (const pair of (getRequestHeader('cookie') ?? '').split(';')) {
    const [name = '', ...value] = pair.trim().split('=');
    if (name) jar.set(name, value.join('='));
  }
  const received: string[] = [];
  return {
    header: (): { cookie?: string } =>
      jar.size > 0 ? { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') } : {},
    receive(setCookies: readonly string[]) {
      if (setCookies.length === 0) return;
      for (const cookie of setCookies) {
        const [name = '', ...value] = (cookie.split(';', 1)[0] ?? '').split('=');
        jar.set(name, value.join('='));
      }
      received.push(...setCookies);
      setResponseHeader('set-cookie', received);
    },
  };
}
