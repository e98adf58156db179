/** One server of PostgreSQL, as pgBackRest finds it on the same machine. */
export interface BackedUp {
  data: string;
  port: number;
  /** Folder of the socket. */
  socket: string;
}

export const stanza = 'vetka';

/**
 * Settings of pgBackRest for one server. The repository would be a bucket or another machine; a stalled archive must not
 * fill the disk of the database, so segments that cannot be kept are dropped after a while (`archive-push-queue-max`).
 */
export const backupFile = (server: BackedUp, repository: string, own: string): string => `[global]
repo1-path=${repository}
repo1-retention-full=2
compress-type=lz4
start-fast=y
archive-timeout=30
archive-push-queue-max=4GiB
lock-path=${own}
log-path=${own}
log-level-console=warn
log-level-file=off

[${stanza}]
pg1-path=${server.data}
pg1-port=${server.port}
pg1-socket-path=${server.socket}
pg1-user=postgres
`;

/** Settings of a restored server beside the running ones: it archives nothing and listens on another port. */
export const restoredArgs = (data: string, port: number, socket: string): string[] => [
  '-D',
  data,
  '-p',
  String(port),
  '-k',
  socket,
  ...['listen_addresses=127.0.0.1', 'archive_mode=off', 'synchronous_standby_names='].flatMap((each) => ['-c', each]),
];
