import { setTimeout as pause } from 'node:timers/promises';
import type { Visitor } from '../visitor.ts';

/** How long a message that must not arrive is waited for (ms); one that may arrives within a few. */
const silenceMs = 400;

/** A stream of the API (text/event-stream), as an open page receives it. */
export async function listen(root: string, { cookies }: Visitor, path: string, lastId?: string) {
  const stop = new AbortController();
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(`${root}/api/v1/${path}`, {
    headers: { cookie, accept: 'text/event-stream', ...(lastId && { 'last-event-id': lastId }) },
    signal: stop.signal,
  });
  let text = '';
  const reading = (async () => {
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) text += part.value;
  })().catch(() => {});
  return {
    status: response.status,
    /** Reads until the stream contains the words. */
    until: async (words: string): Promise<string> => {
      for (let tries = 0; !text.includes(words) && tries < 500; tries += 1) await pause(20);
      if (!text.includes(words)) throw new Error(`The stream has no «${words}»: ${text}`);
      return text;
    },
    /** What it has sent when nothing follows any more, or it has ended. */
    rest: async (): Promise<string> => {
      await Promise.race([reading, pause(silenceMs)]);
      stop.abort();
      return text;
    },
    stop: () => stop.abort(),
  };
}
