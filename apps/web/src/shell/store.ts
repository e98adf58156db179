import { useSyncExternalStore } from 'react';

/** An observable value outside of React. Created per router, so that requests on the server share none. */
export interface Store<T> {
  get: () => T;
  /** The value that the server rendered with. */
  initial: T;
  set: (value: T) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    initial,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/**
 * Subscribes to a store. A part that hydrates late starts with the initial value, as the server did, even if the value
 * has changed since.
 */
export const useStore = <T>(store: Store<T>): T =>
  useSyncExternalStore(store.subscribe, store.get, () => store.initial);
