/** Interval of progress messages of a running step (ms). */
const heartbeatMs = 10_000;

/** Reports what a running step is doing. Printed with the next progress message. */
export type Note = (text: string) => void;

/** Prints numbered steps as plain lines, so that two may run at once and a log file reads like the screen. */
export interface Steps {
  /**
   * Runs `work` as the next step and prints its start, progress and end.
   * A text returned by `work` is printed instead of "done". A failure is printed and rethrown.
   */
  run(title: string, work: (note: Note) => Promise<string | void>): Promise<void>;
}

/** Seconds with one decimal: `seconds(12340)` is "12.3 s". */
export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

/** Steps numbered up to `total`; `write` receives each finished line. */
export function createSteps(total: number, write: (line: string) => void = console.log): Steps {
  let started = 0;
  return {
    async run(title, work) {
      const label = `[${++started}/${total}] ${title}`;
      const began = performance.now();
      const elapsed = () => seconds(performance.now() - began);
      let doing = '';
      write(`${label} …`);
      const heartbeat = setInterval(() => write(`${label}: ${doing || 'still running'}, ${elapsed()}`), heartbeatMs);
      try {
        const outcome = await work((text) => (doing = text));
        write(`${label}: ${outcome ?? 'done'}, ${elapsed()}`);
      } catch (error) {
        write(`${label}: failed, ${elapsed()}`);
        throw error;
      } finally {
        clearInterval(heartbeat);
      }
    },
  };
}
