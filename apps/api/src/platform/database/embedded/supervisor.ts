import { setTimeout as wait } from 'node:timers/promises';
import { isAlive, type Postmaster } from './postmaster.ts';

/** An event of a running server. */
export type ClusterNews = { event: 'died' } | { event: 'restarted' } | { event: 'lost'; error: unknown };

/** A supervised server. */
export interface Supervised {
  pid: () => number;
  /** Ends the supervision, so that the server can be stopped. A restart in progress is finished first. */
  release: () => Promise<number>;
}

const checkEveryMs = 250;
/** Attempts to restart. A backend of the dead server may keep its shared memory for a moment. */
const maxTries = 5;

async function startWithRetries(start: () => Promise<Postmaster>): Promise<number> {
  for (let tries = 1; ; tries += 1) {
    try {
      return (await start()).pid;
    } catch (error) {
      if (tries === maxTries) throw error;
      await wait(500 * tries);
    }
  }
}

/**
 * Watches a server by its process id and restarts it when it dies. The id is polled, because a server taken over from
 * a dead program is not a child of this one.
 */
export function keepRunning(
  firstPid: number,
  start: () => Promise<Postmaster>,
  onNews: (news: ClusterNews) => void = () => {},
): Supervised {
  let pid = firstPid;
  let restart: Promise<void> | undefined;
  const revive = async () => {
    onNews({ event: 'died' });
    try {
      pid = await startWithRetries(start);
      onNews({ event: 'restarted' });
      restart = undefined;
    } catch (error) {
      clearInterval(timer);
      onNews({ event: 'lost', error });
    }
  };
  const timer = setInterval(() => {
    if (!restart && !isAlive(pid)) restart = revive();
  }, checkEveryMs).unref();
  return {
    pid: () => pid,
    async release() {
      clearInterval(timer);
      await restart;
      return pid;
    },
  };
}
