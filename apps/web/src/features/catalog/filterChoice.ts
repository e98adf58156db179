import type { AnyRouter } from '@tanstack/react-router';
import type { CatalogQuery } from '@vetka/domain/catalog';
import { backOnline } from '../../shell/errors/lostChunk.ts';
import { nextPaint } from '../../shell/nextPaint.ts';
import { loadPage } from './loadPage.ts';
import { createStore, type Store } from '../../shell/store.ts';
import { catalogHref } from './catalogAddress.ts';

/** A list that the visitor has requested and that is not shown yet. */
interface Choice {
  path: string;
  query: CatalogQuery;
  /** Why it could not be loaded. */
  error?: unknown;
}

export interface FilterChoice {
  latest: Store<Choice | undefined>;
  choose: (choice: Choice) => void;
  /** Loads the list of the latest choice again. */
  retry: () => void;
}

/** How long to wait for another choice before the list is loaded (ms). */
const pauseMs = 200;

type NavigatingRouter = Pick<AnyRouter, 'navigate' | 'preloadRoute' | 'subscribe'>;

const hrefOf = ({ path, query }: Choice): string => catalogHref(path, query);

/**
 * Opens the list of the last choice after a pause, so that consecutive choices load one list, and each adds to the
 * previous one. The list is loaded first: when that fails, the current one and the choice stay. Any other navigation
 * drops a choice.
 */
export function createFilterChoice(router: NavigatingRouter): FilterChoice {
  const latest = createStore<Choice | undefined>(undefined);
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const open = async (choice: Choice): Promise<void> => {
    const href = hrefOf(choice);
    const error = await loadPage(router, href);
    if (latest.get() !== choice) return;
    if (error !== undefined) return fail({ ...choice, error });
    // In the next frame: to read the answer has already taken a slow phone most of this one.
    await nextPaint();
    if (latest.get() !== choice) return;
    await router.navigate({ href, resetScroll: false });
    // The page is rendered now. The end of the loading state is rendered in a frame of its own.
    await nextPaint();
    if (latest.get() === choice) latest.set(undefined);
  };
  const fail = (failed: Choice): void => {
    latest.set(failed);
    void backOnline().then(() => latest.get() === failed && retry());
  };
  const choose = ({ path, query }: Choice): void => {
    const choice = { path, query };
    clearTimeout(waiting);
    latest.set(choice);
    waiting = setTimeout(() => void open(choice), pauseMs);
  };
  const retry = (): void => {
    const choice = latest.get();
    if (choice?.error !== undefined) choose(choice);
  };
  router.subscribe('onBeforeNavigate', ({ toLocation }) => {
    const choice = latest.get();
    if (!choice || toLocation.href === hrefOf(choice)) return;
    clearTimeout(waiting);
    latest.set(undefined);
  });
  return { latest, choose, retry };
}

const choices = new WeakMap<NavigatingRouter, FilterChoice>();

/** The choice shared by the filters, the chips and the order of a page. */
export function filterChoiceOf(router: NavigatingRouter): FilterChoice {
  const known = choices.get(router);
  if (known) return known;
  const made = createFilterChoice(router);
  choices.set(router, made);
  return made;
}
