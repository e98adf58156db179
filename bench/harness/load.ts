import autocannon, { type Client } from 'autocannon';
import pidusage from 'pidusage';

/** The load on one program. */
export interface Target {
  /** Name in the tables. */
  name: string;
  /** Address of the program. */
  url: string;
  /** Its process. */
  pid: number;
  /** Requests, sent in turn by each connection. */
  requests: Ask[];
}

export interface Ask {
  path: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
}

/** A window of load. */
export interface Window {
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
  /** CPU of the program per request (ms): less sensitive to a busy machine than its rate. */
  cpuMs: number;
  /** The most resident memory of the program (bytes). */
  memory: number;
}

/** How often the memory is read (ms): between two collections it rises and falls within seconds. */
const memoryEveryMs = 250;

/** Reads the memory of a process until it is stopped, which returns the most that it had (bytes). */
function watchMemory(pid: number) {
  let most = 0;
  const look = async () => void (most = Math.max(most, (await pidusage(pid)).memory));
  // A process that has ended fails the requests.
  const timer = setInterval(() => void look().catch(() => undefined), memoryEveryMs).unref();
  return async (): Promise<number> => {
    clearInterval(timer);
    await look();
    return most;
  };
}

/**
 * Sends the requests over a number of connections and waits for every response: aborted requests would still be
 * processed while the next program is measured.
 * @throws when a response is not a success, so that refused requests never count as fast ones
 */
export async function loadWindow(target: Target, connections: number, amount: number): Promise<Window> {
  // Each connection has an order of its own: in the same order, all would request the same thing at the same time.
  // It prepares only what it will send. Preparing 1,000 requests for each of 20 connections takes 200 ms, during which
  // the responses to the first connections are not read, and so seem slow.
  const share = Math.ceil(amount / connections);
  return measured(target, connections, amount, () => shuffled(target.requests).slice(0, share));
}

/** Sends each request of a target once, in order, over one connection. */
export const firstWindow = (target: Target): Promise<Window> =>
  measured(target, 1, target.requests.length, () => [...target.requests]);

async function measured(target: Target, connections: number, amount: number, order: () => Ask[]): Promise<Window> {
  const times: number[] = [];
  const before = await pidusage(target.pid);
  const mostMemory = watchMemory(target.pid);
  const started = performance.now();
  let ended = started;
  await run(target, { connections, amount, order }, (ms) => {
    times.push(ms);
    ended = performance.now();
  });
  const after = await pidusage(target.pid);
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return {
    perSecond: (times.length / (ended - started)) * 1000,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    cpuMs: (after.ctime - before.ctime) / times.length,
    memory: await mostMemory(),
  };
}

interface Load {
  connections: number;
  amount: number;
  /** The requests of a connection. */
  order: () => Ask[];
}

function run(target: Target, { connections, amount, order }: Load, onTime: (ms: number) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const setupClient = (client: Client) => client.setRequests(order());
    const options = { url: target.url, connections, amount, sampleInt: 20, timeout: 60, setupClient };
    const instance = autocannon(options, (error: Error | null, result) => {
      if (error) reject(error);
      else if (result.non2xx + result.errors > 0)
        reject(
          new Error(`${target.name}: ${result.errors} errors, statuses ${JSON.stringify(result.statusCodeStats)}`),
        );
      else resolve();
    });
    instance.on('response', (_client, _status, _bytes, ms) => onTime(ms));
  });
}

function shuffled<T>(list: readonly T[]): T[] {
  const keyed = list.map((value) => ({ value, key: Math.random() }));
  return keyed.toSorted((one, other) => one.key - other.key).map(({ value }) => value);
}
