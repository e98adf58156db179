import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { shopAddress } from './address.ts';

/** A second site with its own API proxy, which can fail and recover without affecting other tests. */
export interface BrokenSite {
  /** URL of the site, without a trailing slash. */
  url: string;
  /** From now on the proxy answers like the real API. */
  mend: () => void;
  close: () => Promise<void>;
}

/** The proxy's treatment of a call: forwarded when true, otherwise answered with 500. May be a promise. */
export type Judge = (path: string) => boolean | Promise<boolean>;

/** Starts a second server of the built site, in front of a proxy that answers 500 until `mend` is called. */
export const openBesideBrokenApi = (): Promise<BrokenSite> => openBesideApi(() => false);

/** Starts a second server of the built site, in front of a proxy that asks `judge` about each call until `mend`. */
export async function openBesideApi(judge: Judge): Promise<BrokenSite> {
  let isMended = false;
  const api = createServer((request, response) => {
    const passes = isMended || judge(new URL(request.url ?? '/', 'http://localhost').pathname);
    void Promise.resolve(passes).then((isOk) => (isOk ? passOn(request, response) : refuse(response)));
  });
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  const site = startSite(`http://127.0.0.1:${(api.address() as AddressInfo).port}`);
  return {
    url: await addressOf(site),
    mend: () => void (isMended = true),
    close: async () => {
      site.kill('SIGTERM');
      if (site.exitCode === null) await once(site, 'exit');
      api.closeAllConnections();
      api.close();
    },
  };
}

const json = { 'content-type': 'application/json' };

function refuse(response: ServerResponse): void {
  response.writeHead(500, json).end(JSON.stringify({ message: 'Поломка', code: 'unknown' }));
}

/** Only reads are proxied, with the visitor's cookies. */
async function passOn({ url = '/', headers }: IncomingMessage, response: ServerResponse): Promise<void> {
  const answer = await fetch(`${shopAddress().url}${url}`, { headers: { cookie: headers.cookie ?? '' } });
  const type = answer.headers.get('content-type') ?? 'application/octet-stream';
  response.writeHead(answer.status, { 'content-type': type }).end(Buffer.from(await answer.arrayBuffer()));
}

const program = fileURLToPath(new URL('../../apps/web/server/main.ts', import.meta.url));

function startSite(apiUrl: string): ChildProcess {
  return spawn(process.execPath, ['--conditions=@vetka/source', program], {
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', HOST: '127.0.0.1', API_URL: apiUrl },
    // It logs every failure it gets here.
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
  });
}

async function addressOf(site: ChildProcess): Promise<string> {
  if (!site.stdout) throw new Error('The site has no output.');
  for await (const line of createInterface({ input: site.stdout })) {
    const message = JSON.parse(line) as { ready?: boolean; url?: string };
    // By the host name of the shop: cookies are tied to it.
    if (message.ready && message.url) return message.url.replace('127.0.0.1', 'localhost');
  }
  throw new Error('The second site ended before it was ready.');
}
