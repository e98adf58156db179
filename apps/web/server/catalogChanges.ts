/**
 * How long the API's answer about changes is valid (ms): the maximum delay of a cached page after a change made through
 * another replica of the site.
 */
const checkedMs = 1_000;
const patienceMs = 1_000;

/** Everything may have changed. */
export const everything = 'all';

/** The subjects that changed, such as `product:12`. */
type ChangeHandler = (subjects: ReadonlySet<string>) => void;

/** Tracks changes of the catalogue. */
export interface CatalogChanges {
  /**
   * Whether all changes of more than a second ago have been reported to `onChange`. Queries the API at most once a
   * second, with one query for all waiting requests.
   */
  isCurrent(): boolean | Promise<boolean>;
  /** How often everything may have changed: data read at another number may be outdated. */
  generation(): number;
  /** Forgets the last query: the next call of `isCurrent` also includes everything written until now. */
  askAnew(): void;
  onChange(handle: ChangeHandler): void;
}

interface Answer {
  position: string;
  changes: string[];
}

/** Queries the API for changes of the catalogue, when a page is requested. */
export function createCatalogChanges(apiUrl: string, now: () => number = Date.now): CatalogChanges {
  const handlers: ChangeHandler[] = [];
  let position: string | undefined;
  let generation = 0;
  let askedAt = Number.NEGATIVE_INFINITY;
  let running: { answer: Promise<boolean>; isAboutNow: boolean } | undefined;

  async function ask(): Promise<boolean> {
    askedAt = now();
    try {
      const answer = await changesSince(apiUrl, position);
      position = answer.position;
      if (answer.changes.includes(everything)) generation += 1;
      if (answer.changes.length > 0) for (const handle of handlers) handle(new Set(answer.changes));
      return true;
    } catch {
      // The next answer reports that everything may have changed.
      position = undefined;
      return false;
    }
  }

  /** One query at a time: each starts where the previous answer ends. */
  function askNext(): Promise<boolean> {
    const question = { answer: (running?.answer ?? Promise.resolve()).then(start), isAboutNow: true };
    function start(): Promise<boolean> {
      // What was written while it waited is in its answer.
      question.isAboutNow = true;
      return ask();
    }
    running = question;
    void question.answer.finally(() => {
      if (running === question) running = undefined;
    });
    return question.answer;
  }

  return {
    isCurrent: () => {
      if (running?.isAboutNow) return running.answer;
      return now() - askedAt >= checkedMs ? askNext() : position !== undefined;
    },
    generation: () => generation,
    askAnew: () => {
      askedAt = Number.NEGATIVE_INFINITY;
      // Its answer may have been read before the write.
      if (running) running.isAboutNow = false;
    },
    onChange: (handle) => void handlers.push(handle),
  };
}

async function changesSince(apiUrl: string, position: string | undefined): Promise<Answer> {
  const query = position === undefined ? '' : `?since=${encodeURIComponent(position)}`;
  const response = await fetch(`${apiUrl}/changes${query}`, { signal: AbortSignal.timeout(patienceMs) });
  if (!response.ok) throw new Error(`/changes answered ${response.status}`);
  return (await response.json()) as Answer;
}
