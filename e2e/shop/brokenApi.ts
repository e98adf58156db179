import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { shopAddress } from './address.ts';

/** The site beside an API of its own, which breaks and is mended without any other test hearing of it. */
export interface BrokenSite {
  /** Address of the site, without a slash at the end. */
  url: string;
  /** From now on the API answers as that of the shop does. */
  mend: () => void;
  close: () => Promise<void>;
}

/** Opens the built site a second time, in front of an API that answers nothing but status 500 until it is mended. */
export async function openBesideBrokenApi(): Promise<BrokenSite> {
  let isBroken = true;
  const api = createServer((request, response) => {
    if (isBroken) response.writeHead(500, json).end(JSON.stringify({ message: 'Поломка', code: 'unknown' }));
    else void passOn(request.url ?? '/', response);
  });
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  const site = startSite(`http://127.0.0.1:${(api.address() as AddressInfo).port}`);
  return {
    url: await addressOf(site),
    mend: () => void (isBroken = false),
    close: async () => {
      site.kill('SIGTERM');
      if (site.exitCode === null) await once(site, 'exit');
      api.closeAllConnections();
      api.close();
    },
  };
}

const json = { 'content-type': 'application/json' };

/** What a guest may read is enough: nobody signs in here. */
async function passOn(path: string, response: ServerResponse): Promise<void> {
  const answer = await fetch(`${shopAddress().url}${path}`);
  const type = answer.headers.get('content-type') ?? 'application/octet-stream';
  response.writeHead(answer.status, { 'content-type': type }).end(Buffer.from(await answer.arrayBuffer()));
}

const program = fileURLToPath(new URL('../../apps/web/server/main.ts', import.meta.url));

function startSite(apiUrl: string): ChildProcess {
  return spawn(process.execPath, ['--conditions=@vetka/source', program], {
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', HOST: '127.0.0.1', API_URL: apiUrl },
    // It writes down each failure it is given here.
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
  });
}

async function addressOf(site: ChildProcess): Promise<string> {
  if (!site.stdout) throw new Error('The site has no output.');
  for await (const line of createInterface({ input: site.stdout })) {
    const message = JSON.parse(line) as { ready?: boolean; url?: string };
    // By the name that the shop has: cookies are kept by it.
    if (message.ready && message.url) return message.url.replace('127.0.0.1', 'localhost');
  }
  throw new Error('The second site ended before it was ready.');
}
