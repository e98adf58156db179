import type { ToastContent } from '@vetka/ui/Toaster';
import { createStore, type Store } from '../store.ts';

/** Short messages in the corner. */
export interface Toasts {
  /** Shows a toast; loads the toaster first if necessary. */
  show: (content: ToastContent) => void;
  /** Whether the toaster should be mounted. */
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
