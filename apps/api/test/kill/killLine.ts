import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll } from 'vitest';
import { socketFileOf } from '../databaseLine.ts';
import { readStatements } from './statements.ts';

/** Where a transaction is cut for good. */
export interface KillPoint {
  /** The statement from which statements are counted. */
  from: RegExp;
  /** How many statements reach the database, at most all but COMMIT; or all, but the answer is lost. */
  after: number | 'commit';
}
interface Armed {
  point: KillPoint;
  stopped: () => void;
}

const isCommit = (sql: string): boolean => /^commit/i.test(sql);

/** Ends two sockets together. */
function tie(one: Socket, other: Socket): void {
  for (const [socket, peer] of [
    [one, other],
    [other, one],
  ] as const) {
    socket.on('error', () => peer.destroy()).once('close', () => peer.destroy());
  }
}

/** Forwards the client's messages one at a time, while `lets` agrees. */
function forward(near: Socket, far: Socket, lets: (sql: string | undefined) => boolean): void {
  let rest: Buffer = Buffer.alloc(0);
  let isStarted = false;
  near.on('data', (bytes) => {
    const read = readStatements(Buffer.concat([rest, bytes]), isStarted);
    rest = read.rest;
    isStarted ||= read.messages.length > 0;
    for (const message of read.messages) if (lets(message.sql)) far.write(message.bytes);
  });
}

/**
 * A TCP proxy to a PostgreSQL behind a Unix socket that cuts one transaction at a chosen point, as if its program were
 * killed there: data already sent stays sent, nothing more passes in either direction.
 */
export async function openKillLine(databaseUrl: string) {
  let armed: Armed | undefined;
  const open = new Set<Socket>();

  /** Follows one connection: transparent until it sends the awaited statement. */
  function createVictim() {
    let mine: Armed | undefined;
    let sent = 0;
    let isStopped = false;
    let isCommitting = false;
    const stop = () => {
      isStopped = true;
      mine?.stopped();
      return false;
    };
    return {
      /** Whether to forward a message of the client. */
      lets: (sql: string | undefined): boolean => {
        if (isStopped) return false;
        if (sql === undefined) return true;
        if (armed?.point.from.test(sql)) [mine, armed] = [armed, undefined];
        if (!mine) return true;
        if (mine.point.after === 'commit') isCommitting = isCommit(sql);
        else if (isCommit(sql) || sent === mine.point.after) return stop();
        sent += 1;
        return true;
      },
      /** Whether to forward the answer to the client. */
      hears: (): boolean => !isStopped && (!isCommitting || stop()),
    };
  }

  const server = createServer((near) => {
    open.add(near.once('close', () => open.delete(near)));
    const far = connect(socketFileOf(databaseUrl));
    tie(near, far);
    const { lets, hears } = createVictim();
    forward(near, far, lets);
    far.on('data', (bytes) => {
      if (hears()) near.write(bytes);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  afterAll(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `postgresql://postgres@127.0.0.1:${port}${new URL(databaseUrl).pathname}`,
    /** Arms the proxy for the next matching transaction. @returns resolves once it has cut it */
    stopNext: (point: KillPoint) => new Promise<void>((stopped) => void (armed = { point, stopped })),
  };
}
