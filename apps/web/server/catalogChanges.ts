/** How long what the API said about changes holds (ms): the most by which a kept page can lag behind a change. */
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
  let askedAt = Number.NEGATIVE_INFINITY;
  let running: Promise<boolean> | undefined;

  async function ask(): Promise<boolean> {
    askedAt = now();
    try {
      const answer = await changesSince(apiUrl, position);
      position = answer.position;
      if (answer.changes.length > 0) for (const handle of handlers) handle(new Set(answer.changes));
      return true;
    } catch {
      // The next answer says that everything may have changed.
      position = undefined;
      return false;
    } finally {
      running = undefined;
    }
  }

  return {
    isCurrent: () => {
      if (now() - askedAt >= checkedMs) running ??= ask();
      return running ?? position !== undefined;
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
