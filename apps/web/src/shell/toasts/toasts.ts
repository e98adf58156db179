import type { ToastContent } from '@vetka/ui/Toaster';
import { createStore, type Store } from '../store.ts';

/** Short messages in the corner. */
export interface Toasts {
  /** Shows one; loads the place for them when it is not there yet. */
  show: (content: ToastContent) => void;
  /** The place for toasts is wanted on the page. */
  isWanted: Store<boolean>;
}

export function createToasts(): Toasts {
  const isWanted = createStore(false);
  return {
    isWanted,
    show(content) {
      isWanted.set(true);
      void import('@vetka/ui/Toaster').then(({ toast }) => toast(content));
    },
  };
}
