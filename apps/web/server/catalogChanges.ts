/**
 * How long what the API said about changes holds (ms): the most by which a kept page can lag behind a change that
 * another copy of the site has forwarded.
 */
const checkedMs = 1_000;
const patienceMs = 1_000;

/** Everything may have changed. */
export const everything = 'all';

/** The subjects that changed, such as `product:12`. */
type ChangeHandler = (subjects: ReadonlySet<string>) => void;

/** Knows what has changed in the catalogue. */
export interface CatalogChanges {
  /**
   * Whether all changes of more than a second ago have been reported to `onChange`. Asks the API at most once a second,
   * one question for all requests that wait.
   */
  isCurrent(): boolean | Promise<boolean>;
  /** How often everything may have changed: what was read at another number may be outdated. */
  generation(): number;
  /** Forgets when the API was asked: the next call of `isCurrent` also knows what has been written until now. */
  askAnew(): void;
  onChange(handle: ChangeHandler): void;
}

interface Answer {
  position: string;
  changes: string[];
}

/** Asks the API for changes of the catalogue, when a page is requested. */
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
      // The next answer says that everything may have changed.
      position = undefined;
      return false;
    }
  }

  /** One question at a time: each begins where the answer before it ends. */
  function askNext(): Promise<boolean> {
    const question = { answer: (running?.answer ?? Promise.resolve()).then(ask), isAboutNow: true };
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
      // What it answers may have been read before the write.
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
