/**
 * Aborts on the first request to stop: Ctrl-C, SIGTERM, a closed terminal, or the exit of the process that holds our
 * IPC channel. Later ones are ignored: npm, pnpm and the terminal each forward the same Ctrl-C.
 */
export function stopSignal(): AbortSignal {
  const controller = new AbortController();
  const stop = () => controller.abort();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, stop);
  if (process.channel) process.once('disconnect', stop);
  return controller.signal;
}

/** Resolves when the signal aborts. */
export function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
