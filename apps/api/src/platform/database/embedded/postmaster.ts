import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** A running server as described by its lock file. */
export interface Postmaster {
  pid: number;
  socketDir: string;
}

/** The URL of a database behind a Unix socket. */
export const socketUrl = (socketDir: string, database: string): string =>
  `postgresql://postgres@localhost/${database}?host=${encodeURIComponent(socketDir)}`;

/** Reads `postmaster.pid` (PostgreSQL docs, "miscinit.h": pid, data, start, port, socket directory…). */
export async function readPostmaster(dataDir: string): Promise<Postmaster | undefined> {
  const text = await readFile(path.join(dataDir, 'postmaster.pid'), 'utf8').catch(() => '');
  const [pid, , , , socketDir] = text.split('\n');
  return pid && socketDir ? { pid: Number(pid), socketDir } : undefined;
}

export async function answers(socketDir: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: socketUrl(socketDir, 'postgres'), connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Whether a process with this id exists. */
export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Ends the server at once. It recovers from its write-ahead log at the next start. */
export function killPostmaster(pid: number): void {
  if (isAlive(pid)) process.kill(pid, 'SIGQUIT');
}

/** Stops the server (fast shutdown) and waits until it has exited. */
export async function stopPostmaster(pid: number): Promise<void> {
  const patience = Date.now() + 10_000;
  if (isAlive(pid)) process.kill(pid, 'SIGINT');
  while (isAlive(pid)) {
    if (Date.now() > patience) process.kill(pid, 'SIGQUIT');
    await wait(20);
  }
}

/** Takes over a server that outlived its parent. Removes the lock file of a dead one. */
export async function adoptPostmaster(dataDir: string): Promise<Postmaster | undefined> {
  const found = await readPostmaster(dataDir);
  if (!found) return undefined;
  for (let attempt = 0; attempt < 25 && isAlive(found.pid); attempt += 1) {
    if (await answers(found.socketDir)) return found;
    await wait(200);
  }
  // No server is running: the process id belongs to another process, or to none.
  await rm(path.join(dataDir, 'postmaster.pid'), { force: true });
  await rm(found.socketDir, { recursive: true, force: true });
  return undefined;
}
