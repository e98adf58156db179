import { createServer, type Server } from 'node:net';

/** `localhost` may resolve to either, and another program listening on one of them would receive our requests. */
const loopbacks = ['127.0.0.1', '::1'];

/** Whether nothing listens on this port of the loopback interface. */
export async function isFree(port: number): Promise<boolean> {
  for (const host of loopbacks) {
    const code = await listenOnce(port, host);
    if (code === 'EADDRINUSE' || code === 'EACCES') return false;
  }
  return true;
}

/**
 * The preferred port, or the nearest free one above it that is not in `taken`.
 * @throws when a hundred ports in a row are busy
 */
export async function choosePort(
  wanted: number,
  taken: ReadonlySet<number> = new Set(),
  free: (port: number) => Promise<boolean> = isFree,
): Promise<number> {
  for (let port = wanted; port < Math.min(wanted + 100, 65_536); port++) {
    if (!taken.has(port) && (await free(port))) return port;
  }
  throw new Error(`No free port from ${wanted} to ${wanted + 99}. Set another one: PORT=8080 npm start`);
}

/** Frees a port that was held. */
type Release = () => Promise<void>;

/**
 * Chooses like `choosePort`, and listens on the port until its server starts, which may be minutes later: otherwise
 * another clone that starts meanwhile would choose the same one.
 */
export async function holdPort(wanted: number): Promise<{ port: number; release: Release }> {
  const port = await choosePort(wanted);
  const servers = await Promise.all(loopbacks.map((host) => listen(port, host)));
  const release: Release = async () => {
    await Promise.all(servers.map((server) => new Promise((resolve) => void server.close(resolve))));
  };
  if (servers[0]?.listening) return { port, release };
  await release();
  return holdPort(port);
}

/** A server that turns callers away; it does not listen when that fails. */
function listen(port: number, host: string): Promise<Server> {
  return new Promise((resolve) => {
    const server = createServer((socket) => socket.destroy()).unref();
    server.once('error', () => resolve(server));
    server.listen({ port, host, exclusive: true }, () => resolve(server));
  });
}

/** A free port chosen by the system. */
export async function anyFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No port')),
      );
    });
  });
}

/** Listens for a moment; returns the error's code if that fails. */
function listenOnce(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}
