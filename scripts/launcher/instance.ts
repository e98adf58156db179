import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname } from 'node:path';

/** A running shop of this clone. */
export interface Running {
  pid: number;
  /** Address of the site; empty while starting. */
  url: string;
}

/** The exclusive right of one launcher to this clone's data. */
export interface Claim {
  /** Publishes the site's address for launchers started later. */
  announce(url: string): void;
  release(): void;
}

interface Mark {
  pid: number;
  port: number;
  token: string;
}

/**
 * The shop that holds the mark, if it is alive. The launcher responds on a loopback port with the token of the mark,
 * so neither a reused process id nor another program on the port is mistaken for it.
 */
export async function findRunning(markFile: string): Promise<Running | undefined> {
  try {
    const mark: Mark = JSON.parse(readFileSync(markFile, 'utf8'));
    const response = await fetch(`http://127.0.0.1:${mark.port}/`, { signal: AbortSignal.timeout(3000) });
    const answer = (await response.json()) as { token: string; url: string };
    return answer.token === mark.token ? { pid: mark.pid, url: answer.url } : undefined;
  } catch {
    return undefined;
  }
}

/** Takes the mark, or returns the shop that holds it. The mark of a killed launcher is replaced. */
export async function claim(markFile: string): Promise<{ claim: Claim } | { running: Running }> {
  const token = randomUUID();
  let url = '';
  const server = createServer((_, response) => response.end(JSON.stringify({ token, url })));
  const port = await new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (typeof address === 'object' && address) resolve(address.port);
    });
  });
  server.unref();
  const release = () => {
    server.close();
    rmSync(markFile, { force: true });
  };
  if (write(markFile, { pid: process.pid, port, token })) return { claim: { announce: (at) => (url = at), release } };
  const running = await findRunning(markFile);
  if (running) {
    server.close();
    return { running };
  }
  rmSync(markFile, { force: true });
  server.close();
  return claim(markFile);
}

/** False when another launcher's mark already exists. */
function write(markFile: string, mark: Mark): boolean {
  mkdirSync(dirname(markFile), { recursive: true });
  try {
    writeFileSync(markFile, JSON.stringify(mark), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
