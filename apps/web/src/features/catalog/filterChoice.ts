import type { AnyRouter } from '@tanstack/react-router';
import type { CatalogQuery } from '@vetka/domain/catalog';
import { createStore, type Store } from '../../shell/store.ts';
import { catalogHref } from './catalogAddress.ts';

/** A list that the visitor has requested and that is not shown yet. */
interface Choice {
  path: string;
  query: CatalogQuery;
}

export interface FilterChoice {
  latest: Store<Choice | undefined>;
  choose: (choice: Choice) => void;
}

/** How long to wait for another choice before the list is loaded (ms). */
const pauseMs = 200;

type NavigatingRouter = Pick<AnyRouter, 'navigate' | 'subscribe'>;

/**
 * Opens the list of the last choice after a pause, so that consecutive choices load one list, and each adds to the
 * previous one. Any other navigation drops a pending choice.
 */
export function createFilterChoice(router: NavigatingRouter): FilterChoice {
  const latest = createStore<Choice | undefined>(undefined);
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const open = async (choice: Choice): Promise<void> => {
    waiting = undefined;
    await router.navigate({ href: catalogHref(choice.path, choice.query), resetScroll: false });
    if (latest.get() === choice) latest.set(undefined);
  };
  router.subscribe('onBeforeNavigate', () => {
    if (waiting === undefined) return;
    clearTimeout(waiting);
    waiting = undefined;
    latest.set(undefined);
  });
  return {
    latest,
    choose(choice) {
      clearTimeout(waiting);
      latest.set(choice);
      waiting = setTimeout(() => void open(choice), pauseMs);
    },
  };
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
