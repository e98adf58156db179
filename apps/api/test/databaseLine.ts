import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterwards } from './afterwards.ts';

/** The Unix socket of a test server. */
export const socketFileOf = (databaseUrl: string): string =>
  `${new URL(databaseUrl).searchParams.get('host')}/.s.PGSQL.5432`;

/** A TCP proxy to a PostgreSQL behind a Unix socket, which can be cut, restored, and silenced. */
export async function openDatabaseLine(databaseUrl: string) {
  const { pathname } = new URL(databaseUrl);
  const socketFile = socketFileOf(databaseUrl);
  const open = new Set<Socket>();
  let isSilent = false;
  const server: Server = createServer((near) => {
    open.add(near);
    near.on('error', () => {}).once('close', () => open.delete(near));
    if (isSilent) return;
    const far = connect(socketFile).on('error', () => near.destroy());
    near.pipe(far).pipe(near);
    near.once('close', () => far.destroy());
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', () => resolve()));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const cut = async () => {
    const closed = new Promise((resolve) => void server.close(resolve));
    for (const socket of open) socket.destroy();
    await closed;
  };
  afterwards(() => (server.listening ? cut() : undefined));
  return {
    url: `postgresql://postgres@127.0.0.1:${port}${pathname}`,
    /** Like a stopped server: connections are reset and refused. */
    cut,
    mend: async () => {
      isSilent = false;
      await listen(port);
    },
    /** Like a vanished host: connections are reset, and new ones are never answered. */
    silence: async () => {
      await cut();
      isSilent = true;
      await listen(port);
    },
  };
}
