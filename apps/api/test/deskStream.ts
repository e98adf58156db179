import type { Visitor } from './visitor.ts';

/** The live events of a desk, as an open page receives them. */
export async function listenToDesk(root: string, visitor: Visitor, slug: string) {
  const stop = new AbortController();
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(`${root}/api/v1/desk/${slug}/events`, {
    headers: { cookie, accept: 'text/event-stream' },
    signal: stop.signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    status: response.status,
    /** Reads until the stream contains the words, and returns everything it has sent. */
    until: async (words: string): Promise<string> => {
      while (!text.includes(words)) {
        const { value, done } = (await reader?.read()) ?? { done: true, value: undefined };
        if (done) throw new Error(`The stream ended before «${words}»: ${text}`);
        text += value;
      }
      return text;
    },
    stop: () => stop.abort(),
  };
}
