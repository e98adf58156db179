import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Collected } from './soakVerdict.ts';

/** A flag of Node: the inspector opens a free port, and only when requested. */
export const inspectable = '--inspect-port=127.0.0.1:0';

/** The address of a program's inspector, which it writes into its log when it opens. */
async function inspectorOf(pid: number, log: string): Promise<string> {
  process.kill(pid, 'SIGUSR1');
  for (let tries = 0; tries < 100; tries += 1) {
    const [address] = readFileSync(log, 'utf8').match(/ws:\/\/127\.0\.0\.1:\d+\/[\w-]+/) ?? [];
    if (address) return address;
    await pause(100);
  }
  throw new Error(`The inspector of ${log} did not open.`);
}

interface Answer {
  id: number;
  result?: { result?: { value?: unknown } };
}

/**
 * Makes a program collect its garbage, and reads its memory directly afterwards. A program under load has 10 MB of new
 * garbage a few seconds later.
 */
export async function collectGarbage(pid: number, log: string): Promise<Collected> {
  const socket = new WebSocket(await inspectorOf(pid, log));
  await once(socket, 'open');
  const ask = async (id: number, method: string, params: object = {}): Promise<unknown> => {
    socket.send(JSON.stringify({ id, method, params }));
    for (;;) {
      const [event] = (await once(socket, 'message')) as [MessageEvent<string>];
      const answer = JSON.parse(event.data) as Answer;
      if (answer.id === id) return answer.result?.result?.value;
    }
  };
  await ask(1, 'HeapProfiler.enable');
  for (const id of [2, 3]) await ask(id, 'HeapProfiler.collectGarbage');
  const expression =
    '(({ heapUsed, external, rss }) => ({ alive: heapUsed + external, resident: rss }))(process.memoryUsage())';
  const collected = await ask(4, 'Runtime.evaluate', { expression, returnByValue: true });
  socket.close();
  return collected as Collected;
}
