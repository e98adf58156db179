import { setTimeout as wait } from 'node:timers/promises';
import type { Server } from './server.ts';
import { seconds } from './steps.ts';

/** A server that dies sooner than this after its start has died quickly (ms). */
const quickMs = 60_000;
/** Quick deaths in a row after which a server is not restarted. */
const maxQuickDeaths = 5;

export interface KeepAliveOptions {
  /** Path of its log, for the message that it is given up. */
  log: string;
  /** Prints a line to the terminal. */
  say?: (line: string) => void;
  /** Pause before the first restart (ms); it doubles with every quick death. */
  firstPauseMs?: number;
}

/**
 * A server that is restarted when it dies after it was ready. A failure of its first start is reported as usual, and
 * `ended` resolves only when it was stopped or given up.
 */
export function keepAlive(
  start: (isRestart: boolean) => Server,
  { log, say = console.log, firstPauseMs = 500 }: KeepAliveOptions,
): Server {
  const first = start(false);
  let current = first;
  const stopping = new AbortController();

  const restart = async (pauseMs: number): Promise<void> => {
    await wait(pauseMs, undefined, { signal: stopping.signal });
    current = start(true);
    current.ready.then(
      () => say(`${first.name} is running again.`),
      () => {},
    );
  };
  const watch = async (): Promise<string> => {
    for (let quickDeaths = 0, startedAt = performance.now(); ; startedAt = performance.now()) {
      const how = await current.ended;
      if (stopping.signal.aborted) return how;
      quickDeaths = performance.now() - startedAt < quickMs ? quickDeaths + 1 : 1;
      if (quickDeaths === maxQuickDeaths) return `${how}, the fifth time in a row. Its log is ${log}`;
      const pauseMs = firstPauseMs * 2 ** (quickDeaths - 1);
      say(`${how}. Starting it again in ${seconds(pauseMs)} …`);
      await restart(pauseMs).catch(() => undefined);
    }
  };
  const ended = first.ready.then(watch, () => first.ended);
  return {
    name: first.name,
    ready: first.ready,
    ended,
    async stop() {
      stopping.abort();
      await current.stop();
      await ended;
    },
  };
}
