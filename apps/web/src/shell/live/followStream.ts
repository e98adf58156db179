/** The first delay before a refused stream is opened again; each refusal doubles it (ms). */
const firstDelayMs = 1000;
const longestDelayMs = 30_000;

interface Following {
  /** The stream is open. `isAgain`: messages may have been missed, so what it refreshes is fetched again. */
  onOpen: (isAgain: boolean) => void;
  onMessage: (data: string) => void;
}

/** Spread, so that all pages do not return at the same moment after an outage. */
const delayAfter = (refusals: number): number =>
  Math.min(longestDelayMs, firstDelayMs * 2 ** refusals) * (0.5 + Math.random() / 2);

/**
 * Follows a stream of server-sent events until the returned function is called. A browser reconnects after a lost
 * connection, but never after an answer other than 200, such as the 503 of an outage: then the stream is opened anew.
 */
export function followStream(address: string, { onOpen, onMessage }: Following): () => void {
  let stream: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let refusals = 0;
  let isAgain = false;
  const open = () => {
    stream = new EventSource(address);
    stream.addEventListener('open', () => {
      refusals = 0;
      onOpen(isAgain);
      isAgain = true;
    });
    stream.addEventListener('message', ({ data }) => onMessage(String(data)));
    stream.addEventListener('error', ({ currentTarget }) => {
      if ((currentTarget as EventSource).readyState !== EventSource.CLOSED) return;
      timer = setTimeout(open, delayAfter(refusals));
      refusals += 1;
    });
  };
  open();
  return () => {
    clearTimeout(timer);
    stream.close();
  };
}
